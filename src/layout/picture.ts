/** What is asked of a picture of the table, whoever draws it. */
import type { Update } from '../session/viewState';
import type { Draft } from './draft';
import type { Layout } from './types';

export interface Picture {
  /** Shows a new state, moving what happened. What still moves is cut short first. */
  show(update: Update): void;
  setLayout(layout: Layout): void;
  setDraft(draft: Draft): void;
  /** How fast things move: 1 is normal, 2 twice as fast, Infinity at once. */
  setSpeed(speed: number): void;
  /** From now on words are another language's. */
  languageChanged(): void;
  /** Calls back once all that was shown is painted and nothing of it moves any more. Only who asked last is called. */
  whenPainted(then: () => void): void;
  /** Which renderer paints. */
  readonly renderer: string;
  /** How many frames were drawn so far: none are while nothing moves. */
  frames(): number;
  destroy(): void;
}
