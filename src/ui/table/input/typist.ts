/** Carries out what keys ask for, once it is plain that nobody is typing: see `typing`. */
import type { KeyAct } from './keys';
import { NOT_TYPING, TYPING_MS, afterStroke, type Stroke } from './typing';

export interface Typist {
  take(stroke: Stroke): void;
  /** What waits is not done any more. */
  stop(): void;
}

/** @param act does what a key asked for when it went down @param waits told that a key waits, for so many milliseconds at most */
export function createTypist(act: (act: KeyAct, pressedAt: number) => void, waits: (within: number) => void = () => {}): Typist {
  let state = NOT_TYPING;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function take(stroke: Stroke): void {
    clearTimeout(timer);
    const next = afterStroke(state, stroke);
    state = next.state;
    if (state.waiting !== null) {
      waits(TYPING_MS);
      timer = setTimeout(() => take({ type: 'elsewhere' }), TYPING_MS);
    }
    for (const pressed of next.now) act(pressed.act, pressed.at);
  }

  return { take, stop: () => clearTimeout(timer) };
}
