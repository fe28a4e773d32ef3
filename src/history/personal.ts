/**
 * What a person looks back at for themselves, added up from the summaries of their games: records, streaks, and how they fared against each
 * opponent. Nothing of it is stored, and nothing of it grows with the games.
 */
import { LEVEL_NAMES, type LevelName } from '../ai/levelNames';
import { quickestOf } from '../race/times';
import type { GameSummary } from '../session/gameSummary';
import { foldedName, isNobody } from '../setup/names';
import type { HeldSeat } from './parts';
import { RECORDS, type HeadToHead, type HeldRecord, type PersonalHistory, type RecordName, type Streak } from './pastView';

/** A game as one of its people looks back at it. */
export interface OwnGame {
  readonly game: Pick<GameSummary, 'id' | 'savedAt'> & {
    /** Everybody who has played in it (`parts`). */
    readonly seats: readonly HeldSeat[];
  };
  readonly seat: HeldSeat;
  /** The seat of the player of this device; null where none is theirs. */
  readonly mine: HeldSeat | null;
}

/** Adds up what one person looks back at. */
export interface Personal {
  /** Each game once, the newest first. */
  add(own: OwnGame): void;
  /** @param me what the player of this device is called now */
  result(me: string): PersonalHistory;
}

/** No game yet. */
export function createPersonal(): Personal {
  const records = new Map<RecordName, HeldRecord>();
  const won = createStreak();
  const careful = createStreak();
  const against = new Map<string, Met>();
  return {
    add(own) {
      for (const name of RECORDS) keep(records, name, own);
      // What others did at their seat neither goes on with a streak nor breaks it, and says nothing of who was better.
      if (own.seat.whole === false) return;
      won.add(isWonAlone(own));
      careful.add(own.seat.vain === 0);
      meet(against, own);
    },
    result: (me) => ({
      records: { tiles: null, longest: null, margin: null, quickest: null, ...Object.fromEntries(records) },
      streaks: { won: won.result(), careful: careful.result() },
      against: [...against.values()].toSorted(inOrder).map((met) => headToHead(met, me)),
    }),
  };
}

/** What a game is worth for each record; null where it says nothing of it. */
const WORTH: Readonly<Record<RecordName, (own: OwnGame) => number | null>> = {
  tiles: ({ seat }) => (seat.tiles <= 0 ? null : seat.tiles),
  // A summary that was made by an older version does not know it yet.
  longest: ({ seat }) => (seat.longest ? seat.longest : null),
  margin: (own) => (isWonAlone(own) ? own.seat.tiles - mostOf(others(own)) : null),
  quickest: ({ seat }) => quickestOf(seat.callTimes),
};

/** What a game is worth for a record: tiles, of the quickest call milliseconds; null where it says nothing of it. */
export function worthOf(name: RecordName, own: OwnGame): number | null {
  return WORTH[name](own);
}

/** Who reached it first keeps it: of two that are equal the older one, which comes later, takes its place. */
function keep(records: Map<RecordName, HeldRecord>, name: RecordName, own: OwnGame): void {
  const worth = worthOf(name, own);
  const held = records.get(name);
  if (worth === null || (held && (name === 'quickest' ? worth > held.worth : worth < held.worth))) return;
  records.set(name, { worth, game: own.game.id, endedAt: own.game.savedAt });
}

const others = ({ game, seat }: OwnGame): readonly HeldSeat[] => game.seats.filter((one) => one !== seat);
/** Whoever played there, it is their seats' tiles that were to be bettered. */
const mostOf = (seats: readonly HeldSeat[]): number => Math.max(...seats.map(({ tiles, seat }) => seat?.tiles ?? tiles));

/** Whether it is a win that nobody shares. */
export function isWonAlone({ game, seat }: OwnGame): boolean {
  return seat.whole !== false && game.seats.every((one) => (one === seat) === ((one.seat ?? one).won > 0));
}

/** Counts games in a row, the newest first. */
function createStreak(): { add(goesOn: boolean): void; result(): Streak } {
  let [now, running, longest] = [0, 0, 0];
  let broken = false;
  return {
    add(goesOn) {
      running = goesOn ? running + 1 : 0;
      longest = Math.max(longest, running);
      broken ||= !goesOn;
      if (!broken) now = running;
    },
    result: () => ({ now, longest }),
  };
}

/** An opponent, and how the games with them went. */
interface Met {
  readonly level: LevelName | null;
  /** As they were called last; null for the player of this device, whose name stands elsewhere. */
  readonly name: string | null;
  ahead: number;
  tied: number;
  behind: number;
}

/** A game counts once against each opponent: where a character sat there twice, against the better of the two. */
function meet(against: Map<string, Met>, own: OwnGame): void {
  const met = new Map<string, HeldSeat[]>();
  for (const seat of others(own)) {
    if (seat.whole === false || (seat.name !== null && seat.level === null && isNobody(seat.name))) continue;
    const key = keyOf(seat, own.mine);
    met.set(key, [...met.get(key) ?? [], seat]);
  }
  for (const [key, seats] of met) {
    const [{ level, name }] = seats as [HeldSeat];
    const tally = against.get(key) ?? { level, name: seats[0] === own.mine ? null : name, ahead: 0, tied: 0, behind: 0 };
    against.set(key, tally);
    const difference = own.seat.tiles - mostOf(seats);
    if (difference > 0) tally.ahead += 1;
    else if (difference < 0) tally.behind += 1;
    else tally.tied += 1;
  }
}

/** Who an opponent is: a character by its strength, the player of this device, or a person by their name. */
function keyOf(seat: HeldSeat, mine: HeldSeat | null): string {
  if (seat.level !== null) return `level ${seat.level}`;
  return seat === mine ? 'me' : `name ${foldedName(seat.name ?? '')}`;
}

const gamesOf = ({ ahead, tied, behind }: Met): number => ahead + tied + behind;

/** Characters by strength, then people by how often they were met. */
function inOrder(a: Met, b: Met): number {
  if (a.level !== null && b.level !== null) return LEVEL_NAMES.indexOf(a.level) - LEVEL_NAMES.indexOf(b.level);
  if (a.level !== null || b.level !== null) return a.level === null ? 1 : -1;
  return gamesOf(b) - gamesOf(a);
}

function headToHead({ level, name, ahead, tied, behind }: Met, me: string): HeadToHead {
  const opponent = level !== null ? { level } : name === null ? { name: me, me: true as const } : { name };
  return { opponent, ahead, tied, behind };
}
