/** The simplest player steps in where no other answers. It plays its first tile and sees nothing: a game goes on, whatever else breaks. */
import type { Choice, Look, Question, Thinker } from './questions';

/** When it places, and when it draws, in milliseconds at normal pace. */
const UNHURRIED_MS = 1500;

export const simplestPlayer = {
  choose: ({ view }: Question): Choice => ({ tile: view.rack[0]!, takes: [], after: UNHURRIED_MS }),
  look: (): Look => ({ sees: [], after: UNHURRIED_MS }),
} satisfies Thinker;
