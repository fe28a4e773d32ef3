/** What the list of slips over all games is drawn from. */
import type { Slip } from '../../review/found';
import type { Seat } from '../../rules/position';
import type { StartNotice } from '../notice';

/** Whose slips they are: the player of this device, whatever they were called in each game, or whoever had a name. */
export interface Whose {
  readonly name: string;
  readonly me: boolean;
}

/** A slip, with the game that it happened in. */
export interface GameSlip extends Slip {
  readonly game: string;
  readonly seat: Seat;
  /** When the game ended, in milliseconds since 1970. */
  readonly endedAt: number;
}

export interface SlipsModel {
  readonly kind: 'slips';
  readonly whose: Whose;
  /** The worst first, as many as are shown, of so many. */
  readonly slips: readonly GameSlip[];
  readonly all: number;
  /** How many of their games are reviewed, of how many; and what is done now: games are found, reviewed, or neither. */
  readonly reviewed: number;
  readonly games: number;
  readonly work: 'finding' | 'reviewing' | 'stopped' | 'done';
  readonly notices: readonly StartNotice[];
  /** The slip to begin at: the one that was looked at last, or the first of those that were shown on demand; its place in the list. */
  readonly seen: number | null;
}
