/** The SNAG! burst, and the ring around it that shows the time to call running out. */
import { Container, Graphics } from 'pixi.js';
import type { Draft } from '../layout/draft';
import type { Layout } from '../layout/types';
import type { RunningClock, ViewState } from '../session/viewState';
import { burst } from './brush';
import type { Moment } from './motion';
import { Sheet } from './sheet';
import { COLOURS } from './theme';
import type { Words } from './words';

/** The burst's radius and the ring's, in halves of their box. */
const BURST = 0.87;
const RING = 0.965;
const LINE = 0.05;

/** What part of a clock is left. */
export function partLeft({ startedAt, endsAt }: RunningClock, now: number): number {
  return Math.max(0, Math.min(1, (endsAt - now) / (endsAt - startedAt || 1)));
}

/** Burst, ring, and the bursts that pop up where somebody calls. */
export class SnagView {
  readonly container = new Container();
  /** Lies over everything else. */
  readonly shouts = new Container();
  readonly #burst = new Sheet();
  readonly #ring = new Graphics();
  readonly #shouts: Sheet[] = [];

  constructor(readonly words: Words) {
    this.container.addChild(this.#ring, this.#burst.sprite);
  }

  show(state: ViewState, layout: Layout, draft: Draft, moment: Moment, now: number, resolution: number): void {
    const { snag } = layout;
    const half = snag.width / 2;
    const pressed = state.may.call && draft.pressed === 'snag';
    this.#burst.show(snag, 0, resolution, `${this.words.snag} ${pressed}`, (brush) => {
      burst(brush, this.words.snag, half, half, half * BURST, pressed);
    });
    const { sprite } = this.#burst;
    sprite.alpha = state.may.call ? 1 : 0.4;
    sprite.scale.set(pressed ? 0.955 : 1);
    sprite.x += (moment.shaken.get('snag')?.by ?? 0) * half;
    this.#drawRing(state.clock, layout, now);
    this.#shout(moment, resolution);
  }

  #drawRing(clock: RunningClock | null, { snag }: Layout, now: number): void {
    const left = clock ? partLeft(clock, now) : 0;
    this.#ring.visible = left > 0;
    if (left === 0) return;
    const half = snag.width / 2;
    const [x, y] = [snag.x + half, snag.y + half];
    const radius = half * RING;
    const width = half * LINE;
    const top = -Math.PI / 2;
    this.#ring.clear().circle(x, y, radius).stroke({ width, color: COLOURS.paper, alpha: 0.14 });
    this.#ring.beginPath().moveTo(x, y - radius).arc(x, y, radius, top, top + left * Math.PI * 2).stroke({ width, color: COLOURS.paper, alpha: 0.92, cap: 'round' });
  }

  #shout({ words }: Moment, resolution: number): void {
    words.forEach(({ x, y, side, scale, alpha }, i) => {
      let sheet = this.#shouts[i];
      if (!sheet) {
        sheet = new Sheet();
        this.#shouts.push(sheet);
        this.shouts.addChild(sheet.sprite);
      }
      sheet.show({ x: x - side / 2, y: y - side / 2, width: side, height: side }, 4, resolution, this.words.snag, (brush) => {
        burst(brush, this.words.snag, side / 2, side / 2, side * 0.46, false);
      });
      sheet.sprite.scale.set(scale);
      sheet.sprite.rotation = -0.12;
      sheet.sprite.alpha = alpha;
    });
    this.#shouts.forEach(({ sprite }, i) => { sprite.visible = i < words.length; });
  }

  forget(): void {
    for (const sheet of [this.#burst, ...this.#shouts]) sheet.forget();
  }

  destroy(): void {
    for (const sheet of [this.#burst, ...this.#shouts]) sheet.destroy();
  }
}
