/** A control takes only a press that began on it, once it could be seen: what comes up under a finger is left alone by that finger. */
import { describe, expect, test } from 'vitest';
import { keepOwnPresses } from '../../../src/ui/browser/ownPress';

/** Something on a page: what it is, and in what it lies. */
class Thing extends EventTarget {
  readonly #kinds: readonly string[];
  readonly #outer: Thing | null;
  constructor(kinds: readonly string[], outer: Thing | null = null) {
    super();
    this.#kinds = kinds;
    this.#outer = outer;
  }

  closest(selectors: string): Thing | null {
    return this.#kinds.some((kind) => selectors.split(', ').includes(kind)) ? this : this.#outer?.closest(selectors) ?? null;
  }
}

/** A page on which things are pressed; what `painted` is told waits until `paint`. */
function page(): {
  fire(type: string, target: Thing, init?: { at?: number; id?: number; detail?: number }): boolean;
  draw(...things: Thing[]): void;
  paint(): void;
} {
  const events = new EventTarget();
  const waiting: (() => void)[] = [];
  const presses = keepOwnPresses(events, (then) => waiting.push(then));
  let taken = false;
  events.addEventListener('click', () => { taken = true; });
  return {
    fire(type, target, { at = 100, id = 1, detail = 1 } = {}) {
      taken = false;
      const event = Object.defineProperties(new Event(type, { cancelable: true }), {
        target: { value: target }, timeStamp: { value: at }, pointerId: { value: id }, detail: { value: detail },
      });
      events.dispatchEvent(event);
      return taken;
    },
    draw: (...things) => presses.drawn({ querySelectorAll: () => things as unknown as NodeListOf<Element> }),
    paint: () => waiting.splice(0).forEach((then) => then()),
  };
}

const snag = new Thing(['button']);
const card = new Thing(['[data-comes-up]']);
const next = new Thing(['button'], card);

describe('what comes up under a finger', () => {
  test('does not take the press that brought it', () => {
    const { fire, draw, paint } = page();
    fire('pointerdown', snag);
    draw(card);
    paint();
    fire('pointerup', next, { at: 180 });
    expect(fire('click', next, { at: 181 })).toBe(false);
  });
  test('takes the next press, which began on it', () => {
    const { fire, draw, paint } = page();
    draw(card);
    paint();
    fire('pointerdown', next, { at: 300 });
    fire('pointerup', next, { at: 380 });
    expect(fire('click', next, { at: 381 })).toBe(true);
  });
  test('takes none that began before its first frame', () => {
    const { fire, draw, paint } = page();
    draw(card);
    fire('pointerdown', next, { at: 300 });
    paint();
    fire('pointerup', next, { at: 380 });
    expect(fire('click', next, { at: 381 })).toBe(false);
  });
  test('takes keys, and clicks of assistive technology, at once', () => {
    const { fire } = page();
    fire('pointerdown', snag);
    fire('pointerup', snag, { at: 150 });
    expect(fire('click', next, { at: 160, detail: 0 })).toBe(true);
    expect(fire('click', next, { at: 2000 })).toBe(true);
  });
});

describe('any other control', () => {
  test('takes a press that began on it, wherever on it', () => {
    const { fire } = page();
    fire('pointerdown', new Thing(['span'], snag));
    fire('pointerup', snag, { at: 150 });
    expect(fire('click', snag, { at: 151 })).toBe(true);
  });
  test('takes none that began on another, nor on what is no control', () => {
    for (const elsewhere of [new Thing(['button']), new Thing(['div'])]) {
      const { fire } = page();
      fire('pointerdown', elsewhere);
      fire('pointerup', snag, { at: 150 });
      expect(fire('click', snag, { at: 151 })).toBe(false);
    }
  });
  test('takes its own press while another finger lies elsewhere', () => {
    const { fire } = page();
    fire('pointerdown', new Thing(['div']), { id: 1 });
    fire('pointerdown', snag, { id: 2 });
    fire('pointerup', snag, { id: 2, at: 150 });
    expect(fire('click', snag, { id: 2, at: 151 })).toBe(true);
  });
});
