/**
 * Tells keys that play from typing and speech: two characters within a moment of each other are a word, and neither of them does anything.
 * So each character waits for that moment, and keeps the time at which it went down: whoever was first stays first. Pure.
 */
import type { KeyAct } from './keys';

/** Characters nearer to each other than this, in milliseconds, are typed or spoken. */
export const TYPING_MS = 60;

/** What a key asks for, and when it went down. */
export interface Pressed { readonly act: KeyAct; readonly at: number }

export interface TypingState {
  /** What a character asks for that waits; null when none does. */
  readonly waiting: Pressed | null;
  /** When the last character went down, whatever it asked for. */
  readonly lastAt: number | null;
}

export const NOT_TYPING: TypingState = { waiting: null, lastAt: null };

/** What happens to the keys. */
export type Stroke =
  | KeyStroke
  /** Nothing more was typed for a moment, or something was pressed that nobody types with. */
  | { readonly type: 'elsewhere' };

/** A key that goes down. */
export type KeyStroke =
  /** A character; `act`: what it asks for, null where it is nobody's. */
  | { readonly type: 'character'; readonly act: KeyAct | null; readonly at: number }
  /** Space or Enter, which also stand between words. */
  | { readonly type: 'space'; readonly act: KeyAct | null; readonly at: number }
  /** Another key that asks for something: nobody types with it. */
  | { readonly type: 'named'; readonly act: KeyAct; readonly at: number };

/** The state after a stroke, and what is to be done now. */
export function afterStroke(state: TypingState, stroke: Stroke): { readonly state: TypingState; readonly now: readonly Pressed[] } {
  const { waiting, lastAt } = state;
  const waited = waiting === null ? [] : [waiting];
  if (stroke.type === 'elsewhere') return { state: { waiting: null, lastAt }, now: waited };
  const { act, at, type } = stroke;
  if (type === 'named') return { state: { waiting: null, lastAt }, now: [...waited, { act, at }] };
  const pressed = act === null ? null : { act, at };
  const near = lastAt !== null && Math.abs(at - lastAt) < TYPING_MS;
  if (near && !isChord(waiting, pressed)) return { state: { waiting: null, lastAt: at }, now: [] };
  if (type === 'space') return { state: { waiting: null, lastAt }, now: pressed === null ? waited : [...waited, pressed] };
  return { state: { waiting: pressed, lastAt: at }, now: waited };
}

/** Whether two players have called together, each with a key of their own: hands that race, and no word. */
function isChord(one: Pressed | null, other: Pressed | null): boolean {
  return one?.act.kind === 'call' && other?.act.kind === 'call' && one.act.seat !== other.act.seat;
}
