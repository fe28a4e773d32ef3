/** The SNAG! bursts to call with, and the ones that pop up where somebody calls. */
import { Container } from 'pixi.js';
import type { Draft } from '../../layout/draft';
import { before } from '../../layout/before';
import type { Layout } from '../../layout/types';
import type { ViewState } from '../../session/viewState';
import { burst } from '../paint/brush';
import { callBurst } from '../paint/callBurst';
import { BurstView } from './burstView';
import type { Moment } from '../motion/motion';
import { PaintedSprite } from '../paint/paintedSprite';
import type { AskWords } from '../words';

/** Whose bursts lie on the table: one for all (null) where they sit side by side; around it each person's own. */
function owners({ edges }: Layout, { seats }: ViewState): readonly (number | null)[] {
  return edges ? seats.flatMap(({ kind }, seat) => (kind === 'local' ? [seat] : [])) : [null];
}

/** Bursts and shouts. */
export class SnagView {
  readonly container = new Container();
  /** Lies over everything else. */
  readonly shouts = new Container();
  readonly #bursts: BurstView[] = [];
  readonly #shouts: PaintedSprite[] = [];

  constructor(readonly words: AskWords) {}

  show(state: ViewState, layout: Layout, draft: Draft, moment: Moment, resolution: number): void {
    // Where nobody calls there is no burst, and none of it is to be seen in a replay; but calls are still heard.
    this.container.visible = state.calls !== 'automatic' && layout.snag.width > 0;
    if (state.calls === 'automatic') return;
    this.#shout(state, moment, resolution);
    if (!this.container.visible) return;
    const seats = owners(layout, state);
    seats.forEach((seat, i) => {
      const { snag, turn } = before(layout, seat);
      const enabled = draft.pressed?.button === 'snag' && draft.pressed.seat === seat ? 'pressed' : 'raised';
      this.#at(i).show({
        box: snag, turn, look: state.may.call ? enabled : 'off', shaken: moment.shaken.get(seat ?? 'snag')?.by ?? 0,
      }, resolution);
    });
    this.#bursts.forEach(({ container }, i) => { container.visible = i < seats.length; });
  }

  #at(index: number): BurstView {
    let found = this.#bursts[index];
    if (!found) {
      found = new BurstView(() => this.words().snag);
      this.container.addChild(found.container);
      this.#bursts[index] = found;
    }
    return found;
  }

  #shout({ seats }: ViewState, { words }: Moment, resolution: number): void {
    words.forEach(({ x, y, side, turn, scale, alpha, isFalse, seat, corner, loud }, i) => {
      let sheet = this.#shouts[i];
      if (!sheet) {
        sheet = new PaintedSprite();
        this.#shouts.push(sheet);
        this.shouts.addChild(sheet.sprite);
      }
      const box = { x: x - side / 2, y: y - side / 2, width: side, height: side };
      const word = this.words().snag;
      const caller = seats[seat] ?? { level: null, shape: 'circle' };
      const key = isFalse ? `${word} false` : `${word} ${caller.level} ${caller.shape} ${corner.x} ${corner.y} ${loud}`;
      sheet.show(box, 4, resolution, key, (brush) => {
        if (isFalse) burst(brush, word, side / 2, side / 2, side * 0.46, 'crossed');
        else callBurst(brush, word, side, caller, { corner, loud });
      });
      sheet.sprite.scale.set(scale);
      sheet.sprite.rotation = turn - 0.12;
      sheet.sprite.alpha = alpha;
    });
    this.#shouts.forEach(({ sprite }, i) => { sprite.visible = i < words.length; });
  }

  forget(): void {
    for (const sheet of [...this.#bursts, ...this.#shouts]) sheet.forget();
  }

  destroy(): void {
    for (const sheet of [...this.#bursts, ...this.#shouts]) sheet.destroy();
  }
}
