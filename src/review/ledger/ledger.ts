/**
 * Where a seat's win chance went, as a chain: each link goes from what one moment was worth to what the next was, and belongs to one
 * account. So the accounts add up to the result, whatever an adviser answers. Pure.
 */
import type { Seat } from '../../rules/position';
import { NO_PAST } from '../../rules/seatView';
import { dealtOf } from '../../rules/steps';
import type { GameRecord } from '../../rules/record';
import { Bookkeeper } from './bookkeeper';
import { chanceByLead } from '../findings/curve';
import type { Anchor, Link } from './link';
import type { PastStep } from '../reviewedGame';
import type { RunStory } from './runs';
import type { Worth } from './worth';

export interface Ledger {
  readonly seat: Seat;
  readonly start: Worth;
  readonly links: readonly Link[];
  readonly anchors: readonly Anchor[];
}

/** The ledger of a seat, from what it was worth before anybody saw a tile. */
export function ledgerOf(record: GameRecord, steps: readonly PastStep[], runs: readonly RunStory[], seat: Seat): Ledger {
  const deal = dealtOf(record);
  const start: Worth = { kind: 'known', chance: chanceByLead(deal, seat) };
  const book = new Bookkeeper(seat, runs, start);
  book.deal({ position: deal, past: NO_PAST });
  for (const [event, step] of steps.entries()) book.follow(step, event);
  const last = steps.at(-1);
  if (last?.position.mover === null) book.close(last, steps.length);
  return { seat, start, links: book.links, anchors: book.anchors };
}
