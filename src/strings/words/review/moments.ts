/** The moments of a review: a line in the list, what came of it, and how it is told on the card. */
import { LEAST_TOLD } from '../../../review/band';
import type { LostTurn } from '../../../review/accounts';
import type { Moment } from '../../../review/moment';
import type { Report } from '../../../review/report';
import type { Tile } from '../../../rules/board';
import type { Seat } from '../../../rules/position';
import { seconds } from '../../formats';
import { say } from '../../say';
import { inside, who, type Who } from '../grammar';
import { MINUS, PLUS } from '../past/points';

/** The players of a game as its review speaks of them. */
export interface Cast {
  readonly names: readonly string[];
  /** Whose review it is. */
  readonly person: Seat;
  /** The same, where that is whoever reads it; null where they are told by their name. */
  readonly you: Seat | null;
}

/** Somebody of the game. */
export function whoIs(seat: Seat, { names, you }: Cast): Who {
  return who(names[seat] ?? '', seat === you ? true : undefined);
}

/** The steps between neighbours of a line: across, up and down, and both diagonals. */
const STEPS: ReadonlySet<number> = new Set([1, 9, 10, 11]);

/** Whether tiles lie in one line. @param tiles of one run, or of several that were taken at once */
function isLine(tiles: readonly Tile[]): boolean {
  const sorted = tiles.toSorted((a, b) => a - b);
  const step = (sorted[1] ?? 0) - (sorted[0] ?? 0);
  return STEPS.has(step) && sorted.every((tile, i) => i === 0 || tile === step + (sorted[i - 1] ?? 0));
}

/** A run by its ends, "26–56"; tiles of several runs by their number. */
export function runTold(tiles: readonly Tile[]): string {
  const sorted = tiles.toSorted((a, b) => a - b);
  return isLine(tiles) ? say('moment-run', { first: sorted[0]!, last: sorted.at(-1)! }) : say('moment-runs', { tiles: tiles.length });
}

/**
 * What a moment cost or brought, where that can be told: noise may have it cost less than nothing. A call that cost somebody a turn may
 * really have brought something to who missed it, or cost who did not.
 */
export function worthOf(moment: Moment): number | null {
  const { kind, points } = moment;
  if (points === null || kind === 'taken' || lostTurnOf(moment) !== null) return points;
  const brings = kind === 'othersChoice' || kind === 'othersMissed' || kind === 'othersFalseCall';
  return points > 0 === brings ? points : null;
}

/** The turn that a call cost somebody in a moment; null where none did. */
export function lostTurnOf(moment: Moment): LostTurn | null {
  return 'turn' in moment ? moment.turn : null;
}

/** What it did to the chance of winning. @returns null for what is hardly anything, or is not known */
function worthTold(moment: Moment, heard: boolean): string | null {
  const worth = worthOf(moment);
  if (worth === null || Math.abs(worth) < LEAST_TOLD) return null;
  const points = Math.round(Math.abs(worth));
  if (heard) return say('moment-worth-heard', { way: worth < 0 ? 'down' : 'up', points });
  return say('moment-worth', { sign: worth < 0 ? MINUS : PLUS, points });
}

/** The line in the list: "you: 66 instead of 83". */
export function momentLine(moment: Moment, cast: Cast): string {
  const { you, name } = whoIs(moment.seat, cast);
  switch (moment.kind) {
    case 'choice': case 'othersChoice': return say('moment-choice', { you, name, tile: moment.tile, better: moment.better });
    case 'memory': return say('moment-memory', { you, name, gone: moment.forgot.tile });
    case 'missed': case 'othersMissed': return say('moment-missed', { you, name, run: runTold(moment.tiles) });
    case 'unclaimed': return say('moment-unclaimed', { you, name, run: runTold(moment.tiles) });
    case 'late': return say('moment-late', { you, name, run: runTold(moment.late.tiles) });
    case 'falseCall': case 'othersFalseCall': return say('moment-false-call', { you, name });
    case 'taken': return say('moment-taken', { you, name, run: runTold(moment.tiles) });
  }
}

/**
 * What came of it, beneath the line: who took the run, in which time, how many tiles, and what it did to the chance of winning.
 * @param settled whether that is known for good: as long as it is still looked into, three dots stand in its place
 */
export function momentMore(moment: Moment, cast: Cast, settled: boolean): string[] {
  const worth = settled ? worthTold(moment, false) : moment.points === null ? null : say('moment-worth-waits');
  return [...outcomeOf(moment, cast), ...(worth === null ? [] : [worth])];
}

function outcomeOf(moment: Moment, cast: Cast): string[] {
  switch (moment.kind) {
    case 'missed': case 'othersMissed': case 'unclaimed':
      return [moment.by === null ? say('moment-nobody') : say('moment-taker', takerOf(moment.by, cast))];
    case 'late': return moment.late.ms === null ? [] : [timeTold(moment.late.ms)];
    case 'taken': {
      const tiles = isLine(moment.tiles) ? [say('moment-tiles', { tiles: moment.tiles.length })] : [];
      return moment.ms === null || moment.ms < SHOWN_MS ? tiles : [...tiles, timeTold(moment.ms)];
    }
    default: return [];
  }
}

/** What would be told as 0.0 seconds: computers at the quickest pace need no time, and two may be that close. */
const SHOWN_MS = 50;

const timeTold = (ms: number): string => say('moment-in', { seconds: seconds(ms) });

function takerOf(by: Seat, cast: Cast): Pick<Who, 'you' | 'name'> {
  const { you, name } = whoIs(by, cast);
  return { you, name };
}

/**
 * The line as it is heard in the list: "Turn 23: you: 66 instead of 83, chance of winning down 6%".
 * @param move the number of the tile in the game
 * @param settled as for what is seen; nothing is heard of what is still looked into
 */
export function momentHeard(moment: Moment, move: number, cast: Cast, settled: boolean): string {
  const worth = settled ? worthTold(moment, true) : null;
  const more = [...outcomeOf(moment, cast), ...(worth === null ? [] : [worth])];
  const told = { move, moment: momentLine(moment, cast) };
  return more.length === 0 ? say('moment-name', told) : say('moment-name-more', { ...told, more: more.join(', ') });
}

/** What is said where there are no moments; null before the first look is done, and where not all was judged: praise has to be true. */
export function noMomentsTold({ pass, moments, missing, accounts: { choice } }: Report): string | null {
  const judged = pass > 0 && choice.judged > 0 && !missing.includes('unjudged');
  return judged && moments.length === 0 ? say('report-no-moments') : null;
}

/** What was seen or not: as a heading and sentences on the card. Null for what is told of the tile itself. */
export function eyeTold(moment: Moment, cast: Cast): { readonly heading: string; readonly sentences: readonly string[] } | null {
  const { you, name } = whoIs(moment.seat, cast);
  switch (moment.kind) {
    case 'missed': case 'othersMissed': return {
      heading: say('moment-told-missed', { you, name, run: runTold(moment.tiles) }),
      sentences: [takenTold(moment.by, cast), ...turnTold(moment.turn, cast)],
    };
    case 'unclaimed': return {
      heading: say('moment-told-unclaimed', { you, name, run: runTold(moment.tiles), maker: makerOf(moment.maker, cast) }),
      sentences: [takenTold(moment.by, cast), ...turnTold(moment.turn, cast)],
    };
    case 'late': return {
      heading: say('moment-told-late', { you, name, run: runTold(moment.late.tiles) }), sentences: lateTold(moment, cast),
    };
    case 'falseCall': case 'othersFalseCall': return {
      heading: say('moment-told-false-call', { you, name }), sentences: turnTold(moment.turn, cast),
    };
    case 'taken': return {
      heading: say('moment-told-taken', { you, name, run: runTold(moment.tiles) }),
      sentences: moment.ms === null || moment.ms < SHOWN_MS ? [] : [say('moment-told-after', { seconds: seconds(moment.ms) })],
    };
    default: return null;
  }
}

function takenTold(by: Seat | null, cast: Cast): string {
  return by === null ? say('moment-told-nobody') : say('moment-told-taker', takerOf(by, cast));
}

/** Whose turn a call cost, and who plays last for it: "It cost Otto a turn: you now play last." */
function turnTold(turn: LostTurn | null, cast: Cast): string[] {
  if (turn === null) return [];
  const { you, name } = whoIs(turn.seat, cast);
  if (turn.last === null) return [say('moment-told-turn', { you, name })];
  const last = whoIs(turn.last, cast);
  return [say('moment-told-turn-last', { you, name, last: last.you, by: last.name })];
}

function lateTold({ late: { ms, plies, beatenBy } }: Moment & { kind: 'late' }, cast: Cast): string[] {
  return [
    ...(ms === null ? [] : [say('moment-told-after', { seconds: seconds(ms) })]),
    ...(plies === 0 ? [] : [say('moment-told-plies', { tiles: plies })]),
    ...(beatenBy === null ? [] : [beatenTold(takerOf(beatenBy.seat, cast), beatenBy.ms)]),
  ];
}

function beatenTold(taker: Pick<Who, 'you' | 'name'>, ms: number): string {
  return ms < SHOWN_MS ? say('moment-told-just-beaten', taker) : say('moment-told-beaten', { ...taker, seconds: seconds(ms) });
}

/** Whoever missed a run, in the middle of a sentence. */
function makerOf(maker: Seat, { names, you }: Cast): string {
  return inside(names[maker] ?? '', maker === you ? true : undefined);
}
