/** What is said of a table of several devices wherever it's shown: refusals, why nothing more is told, and the signs. */
import { say } from '../../strings/say';
import type { DoorRefusal, GoneBecause, TableRefusal } from '../messages';
import type { Sign } from '../signs';

/** Why the table turned something down. */
export function refusalTold(code: TableRefusal): string {
  return say(`apart-refused-${code}`);
}

/** Why nobody is let in. @param code of the table, as it was asked for; '' where one was to be opened */
export function doorTold(why: DoorRefusal | 'no-server', code: string): string {
  return why === 'no-table' || why === 'closed' ? say(`apart-door-${why}`, { code }) : say(`apart-door-${why}`);
}

/** Why nothing more is told. */
export function goneTold(because: GoneBecause, code: string): string {
  return because === 'closed' || because === 'turned-out' ? say(`apart-gone-${because}`, { code }) : say(`apart-gone-${because}`);
}

/** A sign, as its button says it. */
export function signTold(sign: Sign): string {
  return say(`apart-sign-${sign}`);
}

/** A sign that somebody gave, as it's read aloud. */
export function signGiven(name: string, sign: Sign): string {
  return say('apart-sign-given', { name, sign: signTold(sign) });
}
