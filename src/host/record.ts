/** Reading what has happened in a game: from text, and event by event by its rules. A record is refused whole. */
import { parseJson } from '../outside/json';
import type { Game, GameTypes, SavedGame } from './contract';

/** The value of a text from outside, or why there is none. @param most how many bytes are read */
export function readText(text: string, most: number): { readonly ok: true; readonly value: unknown } | {
  readonly ok: false; readonly code: 'too-large' | 'not-json';
} {
  if (new TextEncoder().encode(text).length > most) return { ok: false, code: 'too-large' };
  try {
    return { ok: true, value: parseJson(text) };
  } catch {
    return { ok: false, code: 'not-json' };
  }
}

/** A game as its events make it. */
export interface Replayed<T extends GameTypes> {
  /** Before the first event, and after each. */
  readonly states: readonly T['State'][];
  /** What came of each event. */
  readonly happenings: readonly (readonly T['Happening'][])[];
}

export type ReplayOutcome<T extends GameTypes> =
  | { readonly ok: true } & Replayed<T>
  /** `event`: the number of the first that breaks a rule, from 0. */
  | { readonly ok: false; readonly event: number; readonly code: string };

/** Plays events one after the other from the start of a game, and stops at the first that breaks a rule. */
export function replay<T extends GameTypes>(
  game: Pick<Game<T>, 'init' | 'apply'>, setup: T['Setup'], deal: T['Deal'], events: readonly unknown[],
): ReplayOutcome<T> {
  const states: T['State'][] = [game.init(setup, deal)];
  const happenings: (readonly T['Happening'][])[] = [];
  for (const [i, event] of events.entries()) {
    const outcome = game.apply(states[i], event);
    if (!outcome.ok) return { ok: false, event: i, code: outcome.code };
    states.push(outcome.state);
    happenings.push(outcome.happenings);
  }
  return { ok: true, states, happenings };
}

/** The deal of a saved game: its own, or that of its word. */
export function dealOf<T extends GameTypes>(game: Pick<Game<T>, 'deal'>, { setup, seed, deal }: SavedGame<T>): T['Deal'] {
  return deal ?? game.deal(setup, seed);
}

/** A saved game that was opened, replayed. @throws where it breaks a rule: only a game that was opened is played on */
export function replayed<T extends GameTypes>(game: Game<T>, saved: SavedGame<T>): Replayed<T> {
  const outcome = replay(game, saved.setup, dealOf(game, saved), saved.events);
  if (!outcome.ok) throw new Error(`Only a game that was opened is played on: event ${outcome.event} is ${outcome.code}.`);
  return outcome;
}
