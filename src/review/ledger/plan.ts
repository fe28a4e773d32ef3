/** From a record to questions: what has to be asked to review one seat of a game, in the order in which it is worth most to know. Pure. */
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
  /** Each once: the person's own racks first, then what is between them, then the others. */
  readonly asked: readonly Asked[];
}

/** What has to be asked to review `seat`. */
export function planOf(game: ReviewedGame, seat: Seat): ReviewPlan {
  const { record } = game;
  const steps = pastSteps(record);
  const runs = runStories(steps);
  const ledgers = record.seats.map((_, one) => ledgerOf(record, steps, runs, one));
  const placed = ledgers.flatMap(({ links }) => links.filter(({ account }) => account === 'choice').map(tileOf))
    .toSorted((a, b) => a.event - b.event);
  const own = placed.filter(({ asked }) => asked.view.seat === seat).map(({ asked }) => asked);
  const rest = ledgers[seat]!.links.flatMap(askedFor);
  const others = ledgers.flatMap(({ links }, one) =>
    (one === seat ? [] : links.filter(({ account }) => account === 'choice' || account === 'eye').flatMap(askedFor)));
  const asked = [...new Map([...own, ...rest, ...others].map((one) => [one.key, one])).values()];
  return { game, seat, steps, runs, ledgers, placed, asked };
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
