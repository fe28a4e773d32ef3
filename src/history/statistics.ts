/** What the finished games come to for each name, added up from their summaries. Nothing of it is stored. */
import { median } from 'simple-statistics';
import { foldedName, isNobody, sameName } from '../setup/names';
import { seatOfMine } from '../setup/kept/me';
import type { GameSummary, SeatCount } from '../session/gameSummary';
import { RECENT_GAMES, type FinishedGame, type GameStatistics, type NameStatistics } from './pastView';
import { heldIn, mineIn } from './parts';
import { createPersonal, type OwnGame, type Personal } from './personal';

const medianOf = (times: readonly number[]): number | null => (times.length === 0 ? null : median([...times]));

/** What a seat came to in a game. */
export function statisticsOfSeat({ tiles, made, missed, snagged, vain, won, callTimes }: SeatCount): GameStatistics {
  return { tiles, made, missed, snagged, vain, won, callTime: medianOf(callTimes) };
}

/** What is known of a name while its games are added up. */
interface Tally {
  readonly name: string;
  /** Whether a person played under it. */
  person: boolean;
  games: number;
  practised: number;
  totals: NameStatistics['totals'];
  /** The newest first. */
  readonly recent: GameStatistics[];
  readonly times: number[];
  readonly personal: Personal;
}

/** The player of this device among the names. No name is folded to nothing. */
const MINE = '';

/** Adds up the statistics of each name. */
export interface Statistics {
  /** Finished games, the newest first; those of a later call are older. */
  add(games: readonly GameSummary[]): void;
  /** Those with the most games first. */
  result(): NameStatistics[];
}

/** @param me what the player of this device is called now: all their games come together under that name */
export function createStatistics(me: string): Statistics {
  const tallies = new Map<string, Tally>();
  return {
    add(games) {
      for (const { own, practice } of games.flatMap((game) => seatsOf(game, me))) {
        const { seat } = own;
        const mine = seat === own.mine;
        // A character that played in somebody's stead has no name to be counted under.
        if (seat.name === null || isNobody(seat.name)) continue;
        const folded = mine ? MINE : foldedName(seat.name);
        // The name is spelt as it was last.
        const name = mine ? me : seat.name;
        const tally = tallies.get(folded) ?? newTally(name);
        tallies.set(folded, tally);
        tally.person ||= seat.level === null;
        if (practice) tally.practised += 1;
        else addTo(tally, own);
      }
    },
    result: () => [...tallies].map(([folded, { name, person, games, practised, totals, recent, times, personal }]) => ({
      name, ...(folded === MINE ? { me: true as const } : {}), ...(person ? { person: true as const, personal: personal.result(me) } : {}),
      games, practised, totals, recent: recent.toReversed(),
      callTime: medianOf(times),
    })).toSorted((a, b) => b.games - a.games || a.name.localeCompare(b.name, 'en')),
  };
}

/** Everybody who has played in a game, and whether it counts for the player of this device. */
function seatsOf({ id, savedAt, seats: all, practice }: GameSummary, me: string) {
  const seats = heldIn(all);
  const game = { id, savedAt, seats };
  const mine = mineIn(seats, me);
  return seats.map((seat) => ({ own: { game, seat, mine }, practice }));
}

function newTally(name: string): Tally {
  return { name, person: false, games: 0, practised: 0, totals: NOTHING, recent: [], times: [], personal: createPersonal() };
}

function addTo(tally: Tally, own: OwnGame): void {
  const { seat } = own;
  if (seat.level === null) tally.personal.add(own);
  tally.games += 1;
  tally.totals = sumOf(tally.totals, seat);
  if (tally.recent.length < RECENT_GAMES) tally.recent.push(statisticsOfSeat(seat));
  tally.times.push(...seat.callTimes);
}

const NOTHING: NameStatistics['totals'] = { tiles: 0, made: 0, missed: 0, snagged: 0, vain: 0, won: 0 };

function sumOf(a: NameStatistics['totals'], b: NameStatistics['totals']): NameStatistics['totals'] {
  return {
    tiles: a.tiles + b.tiles, made: a.made + b.made, missed: a.missed + b.missed, snagged: a.snagged + b.snagged,
    vain: a.vain + b.vain, won: a.won + b.won,
  };
}

/**
 * A finished game as it stands in the list.
 * @param me what the player of this device is called now: so they are called there, too, whatever they were called then
 */
export function finishedGame({ id, savedAt, seats, daily, practice }: GameSummary, me: string): FinishedGame {
  const mine = seatOfMine(seats, me);
  // Where somebody else there has that name, they stay who they were.
  const isTaken = seats.some((seat) => seat !== mine && sameName(seat.name, me));
  const counted = seats.map((seat) => {
    const { name, shape, level, tiles, won } = seat;
    return { name: seat === mine && !isTaken ? me : name, shape, level, tiles, won: won > 0 };
  });
  return { id, endedAt: savedAt, ...(daily === undefined ? {} : { daily }), practice: practice === true, seats: counted };
}
