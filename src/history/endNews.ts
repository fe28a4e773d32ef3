/**
 * What a game that has just ended is news of to the player of this device: a first win against a character, a record, a row of wins. It is
 * told only to somebody who has a past here: of a first game everything would be a record.
 */
import { LEVEL_NAMES } from '../ai/levelNames';
import type { GameSummary } from '../session/gameSummary';
import type { EndNews } from './endView';
import { heldIn, mineIn, type HeldSeat } from './parts';
import type { HeldRecord, PersonalHistory, RecordName } from './pastView';
import { createPersonal, isWonAlone, worthOf, type OwnGame } from './personal';

/** So many games are behind whoever is told of a record. */
const PAST_GAMES = 3;
/** So many wins make a row. */
const ROW = 3;

/** What the player of this device had come to before a game. */
export interface Before { readonly games: number; readonly history: PersonalHistory }

/** Adds it up, from the newest game to the oldest. */
export interface BeforeSum {
  /** Games that are over; those of a later call are older. */
  add(games: readonly GameSummary[]): void;
  result(): Before;
}

/** @param me what the player of this device is called now */
export function createBeforeSum(me: string): BeforeSum {
  const personal = createPersonal();
  let count = 0;
  return {
    add(games) {
      for (const own of games.flatMap((game) => ownGame(game, me) ?? [])) {
        personal.add(own);
        count += 1;
      }
    },
    result: () => ({ games: count, history: personal.result(me) }),
  };
}

/** A game as the player of this device looks back at it; null where it is none of theirs, or was for practice. */
function ownGame(game: GameSummary, me: string): OwnGame | null {
  const seats = heldIn(game.seats);
  const mine = mineIn(seats, me);
  return mine === null || mine.level !== null || game.practice === true ? null : { game: { ...game, seats }, seat: mine, mine };
}

/**
 * The one thing that is news of a game, the rarest first; null where nothing is, where it was for practice, or where several people sat at
 * the screen: then nobody is "you"; nor of one in which somebody took over.
 * @param game the summary of a game that is over
 * @param me what the player of this device is called now
 * @param before all that they had played before it
 */
export function endNews(game: GameSummary, me: string, { games, history }: Before): EndNews | null {
  const own = ownGame(game, me);
  if (own === null || own.game.seats !== game.seats || game.seats.filter(({ level }) => level === null).length !== 1) return null;
  return firstWin(own, history) ?? (games < PAST_GAMES ? null : record(own, history, ['tiles', 'margin', 'longest']))
    ?? row(own, history) ?? (games < PAST_GAMES ? null : record(own, history, ['quickest']));
}

/** A first win against a character, the strongest of those at the table. To have had more tiles than it while another won counts, too. */
function firstWin(own: OwnGame, { against }: PersonalHistory): EndNews | null {
  if (!isWonAlone(own)) return null;
  const isNew = ({ level }: HeldSeat): boolean => level !== null
    && against.every(({ opponent, ahead }) => !('level' in opponent) || opponent.level !== level || ahead === 0);
  const strength = (seat: number): number => LEVEL_NAMES.indexOf(own.game.seats[seat]!.level!);
  const [best] = own.game.seats.flatMap((one, seat) => (isNew(one) ? [seat] : [])).toSorted((a, b) => strength(b) - strength(a));
  return best === undefined ? null : { kind: 'firstWin', seat: best };
}

/** The first of these records that was beaten, not merely reached again. */
function record(own: OwnGame, { records }: PersonalHistory, names: readonly RecordName[]): EndNews | null {
  for (const name of names) {
    const worth = worthOf(name, own);
    if (worth !== null && isBeaten(name, worth, records[name])) return { kind: name, worth };
  }
  return null;
}

/** A record that nobody held yet is none to be beaten. */
function isBeaten(name: RecordName, worth: number, held: HeldRecord | null): boolean {
  return held !== null && (name === 'quickest' ? worth < held.worth : worth > held.worth);
}

function row(own: OwnGame, { streaks }: PersonalHistory): EndNews | null {
  const games = isWonAlone(own) ? streaks.won.now + 1 : 0;
  return games < ROW ? null : { kind: 'row', games };
}
