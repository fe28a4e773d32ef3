/** From a record to questions: what has to be asked to review one seat of a game, in the order in which it is worth most to know. Pure. */
import type { Pass } from '../../ai/questions';
import type { Seat } from '../../rules/position';
import { ledgerOf, type Ledger } from './ledger';
import type { Link } from './link';
import { pastSteps, type PastStep, type ReviewedGame } from '../reviewedGame';
import { runStories, type RunStory } from './runs';
import type { Asked, Worth } from './worth';

/** A tile that somebody placed, and the question about the rack that it came from. */
export interface PlacedTile { readonly event: number; readonly asked: Asked; readonly tile: number }

export interface ReviewPlan {
  readonly game: ReviewedGame;
  readonly seat: Seat;
  readonly steps: readonly PastStep[];
  readonly runs: readonly RunStory[];
  /** The ledger of each seat. Of the others only what they gave back is asked for. */
  readonly ledgers: readonly Ledger[];
  /** All tiles that were placed, as they were. */
  readonly placed: readonly PlacedTile[];
  /**
   * What each pass asks, each once: the person's own racks first, then what their eye cost, then the others'. The second asks besides what
   * is between own moves: luck is not told before.
   */
  readonly asked: Readonly<Record<Pass, readonly Asked[]>>;
}

/** What has to be asked to review `seat`, worked out at once. */
export function planOf(game: ReviewedGame, seat: Seat): ReviewPlan {
  const planning = planInPieces(game, seat);
  let piece = planning.next();
  while (!piece.done) piece = planning.next();
  return piece.value;
}

/** The same piece by piece: a whole game takes a slow phone longer than its page may stand still. */
export function* planInPieces(game: ReviewedGame, seat: Seat): Generator<undefined, ReviewPlan> {
  const { record } = game;
  const steps = pastSteps(record);
  yield;
  const runs = runStories(steps);
  yield;
  const ledgers: Ledger[] = [];
  for (const one of record.seats.keys()) {
    ledgers.push(ledgerOf(record, steps, runs, one));
    yield;
  }
  const placed = ledgers.flatMap(({ links }) => links.filter(({ account }) => account === 'choice').map(tileOf))
    .toSorted((a, b) => a.event - b.event);
  const own = placed.filter(({ asked }) => asked.view.seat === seat).map(({ asked }) => asked);
  const { links } = ledgers[seat]!;
  const others = ledgers.flatMap((ledger, one) => (one === seat ? [] : ledger.links.filter(isGivenBack).flatMap(askedFor)));
  const first = [...own, ...links.filter(isGivenBack).flatMap(askedFor), ...others];
  const second = [...own, ...links.flatMap(askedFor), ...others];
  return { game, seat, steps, runs, ledgers, placed, asked: { first: once(first), second: once(second) } };
}

function isGivenBack({ account }: Link): boolean {
  return account === 'choice' || account === 'eye';
}

function once(asked: readonly Asked[]): Asked[] {
  return [...new Map(asked.map((one) => [one.key, one])).values()];
}

function tileOf({ to, event }: Link): PlacedTile {
  if (to.kind !== 'tile') throw new Error('a choice that is about no tile');
  return { event, asked: to.asked, tile: to.tile };
}

function askedFor({ from, to }: Link): Asked[] {
  return [...questionOf(from), ...questionOf(to)];
}

function questionOf(worth: Worth): Asked[] {
  return worth.kind === 'known' ? [] : [worth.asked];
}
