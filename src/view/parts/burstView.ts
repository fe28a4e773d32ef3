/** One SNAG! burst. */
import { Container } from 'pixi.js';
import type { Turn } from '../../layout/turn';
import type { Box } from '../../layout/box';
import { burst, type BurstLook } from '../paint/brush';
import { turned } from '../paint/turned';
import { PaintedSprite } from '../paint/paintedSprite';

/** The burst's radius, in halves of its box: the ring of a running clock runs around it, which is the page's. */
const BURST = 0.87;

/** How a burst is to be seen. */
export interface Burst {
  readonly box: Box;
  readonly turn: Turn;
  readonly look: BurstLook;
  /** How far it is shaken to the side, in halves of its box. */
  readonly shaken: number;
}

export class BurstView {
  readonly container = new Container();
  readonly #burst = new PaintedSprite();

  /** @param word what is printed on it, in the language that is spoken when it is drawn */
  constructor(readonly word: () => string) {
    this.container.addChild(this.#burst.sprite);
  }

  show({ box, turn, look, shaken }: Burst, resolution: number): void {
    turned(this.container, turn);
    const half = box.width / 2;
    const word = this.word();
    this.#burst.show(box, 0, resolution, `${word} ${look}`, (brush) => {
      burst(brush, word, half, half, half * BURST, look);
    });
    const { sprite } = this.#burst;
    sprite.scale.set(look === 'pressed' ? 0.955 : 1);
    sprite.x += shaken * half;
  }

  forget(): void {
    this.#burst.forget();
  }

  destroy(): void {
    this.#burst.destroy();
  }
}
