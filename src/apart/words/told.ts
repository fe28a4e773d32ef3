/** What is said of a table of several devices wherever it's shown: refusals, why nothing more is told, and the signs. */
import { say } from '../../strings/say';
import { callsTold } from '../../strings/words/calls';
import type { DoorRefusal, GoneBecause, TableRefusal, ToldCall } from '../messages';
import type { Sign } from '../signs';
import type { TableShown } from '../tableShown';

/** Why the table turned something down. */
export function refusalTold(code: TableRefusal): string {
  return say(`apart-refused-${code}`);
}

/** Why nobody is let in. @param code of the table, as it was asked for; '' where one was to be opened */
export function doorTold(why: DoorRefusal | 'no-server', code: string): string {
  return why === 'no-table' || why === 'closed' || why === 'turned-out' ? say(`apart-door-${why}`, { code }) : say(`apart-door-${why}`);
}

/** Why nothing more is told. */
export function goneTold(because: GoneBecause, code: string): string {
  return because === 'closed' || because === 'turned-out' ? say(`apart-gone-${because}`, { code }) : say(`apart-gone-${because}`);
}

/** Who called in the last race of the game that is on, in sentences. Its words are the part `calls`. */
export function raceTold(calls: readonly ToldCall[], { playing, seats }: TableShown): readonly string[] {
  return callsTold(calls.map(({ place, ...call }) => {
    const { name = null, level = null } = seats[playing?.seats[place] ?? -1] ?? {};
    return { ...call, name: name ?? (level === null ? say('name-somebody') : say(`character-${level}`)) };
  }));
}

/** A sign, as its button says it. */
export function signTold(sign: Sign): string {
  return say(`apart-sign-${sign}`);
}

/** A sign that somebody gave, as it's read aloud. */
export function signGiven(name: string, sign: Sign): string {
  return say('apart-sign-given', { name, sign: signTold(sign) });
}
