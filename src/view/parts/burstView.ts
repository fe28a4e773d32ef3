/** One SNAG! burst, and the ring around it that shows the time to call running out. */
import { Container } from 'pixi.js';
import type { Turn } from '../../layout/turn';
import type { Box } from '../../layout/box';
import { burst, type BurstLook } from '../paint/brush';
import { turned } from '../paint/turned';
import { RingView } from './ringView';
import { PaintedSprite } from '../paint/paintedSprite';

/** The burst's radius, in halves of its box: the ring runs around it. */
const BURST = 0.87;

/** How a burst is to be seen. */
export interface Burst {
  readonly box: Box;
  readonly turn: Turn;
  readonly look: BurstLook;
  /** How far it is shaken to the side, in halves of its box. */
  readonly shaken: number;
  /** What part of a clock is left; 0 where none runs. */
  readonly left: number;
}

export class BurstView {
  readonly container = new Container();
  readonly #burst = new PaintedSprite();
  readonly #ring = new RingView();

  /** @param word what is printed on it, in the language that is spoken when it is drawn */
  constructor(readonly word: () => string) {
    this.container.addChild(this.#ring.sprite, this.#burst.sprite);
  }

  show({ box, turn, look, shaken, left }: Burst, resolution: number): void {
    turned(this.container, turn);
    const half = box.width / 2;
    const word = this.word();
    this.#burst.show(box, 0, resolution, `${word} ${look}`, (brush) => {
      burst(brush, word, half, half, half * BURST, look);
    });
    const { sprite } = this.#burst;
    sprite.scale.set(look === 'pressed' ? 0.955 : 1);
    sprite.x += shaken * half;
    this.#ring.show(box, left, resolution);
  }

  forget(): void {
    this.#burst.forget();
  }

  destroy(): void {
    this.#burst.destroy();
    this.#ring.destroy();
  }
}
