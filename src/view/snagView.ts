/** The SNAG! burst, and the ring around it that shows the time to call running out. */
import { Container } from 'pixi.js';
import type { Draft } from '../layout/draft';
import type { Layout } from '../layout/types';
import type { RunningClock, ViewState } from '../session/viewState';
import { burst } from './brush';
import type { Moment } from './motion';
import { RingView } from './ringView';
import { Sheet } from './sheet';
import type { Words } from './words';

/** The burst's radius, in halves of its box: the ring runs around it. */
const BURST = 0.87;

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
  readonly #ring = new RingView();
  readonly #shouts: Sheet[] = [];

  constructor(readonly words: Words) {
    this.container.addChild(this.#ring.sprite, this.#burst.sprite);
  }

  show(state: ViewState, layout: Layout, draft: Draft, moment: Moment, now: number, resolution: number): void {
    // Where nobody calls there is no burst, and none of it is to be seen in a replay; but calls are still heard.
    const { snag } = layout;
    this.container.visible = state.calls !== 'automatic' && snag.width > 0;
    if (state.calls === 'automatic') return;
    this.#shout(moment, resolution);
    if (!this.container.visible) return;
    const half = snag.width / 2;
    const enabled = draft.pressed === 'snag' ? 'pressed' : 'raised';
    const look = state.may.call ? enabled : 'off';
    this.#burst.show(snag, 0, resolution, `${this.words.snag} ${look}`, (brush) => {
      burst(brush, this.words.snag, half, half, half * BURST, look);
    });
    const { sprite } = this.#burst;
    sprite.scale.set(look === 'pressed' ? 0.955 : 1);
    sprite.x += (moment.shaken.get('snag')?.by ?? 0) * half;
    this.#ring.show(snag, state.clock ? partLeft(state.clock, now) : 0, resolution);
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
        burst(brush, this.words.snag, side / 2, side / 2, side * 0.46, 'raised');
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
    for (const sheet of [this.#burst, this.#ring, ...this.#shouts]) sheet.destroy();
  }
}
