/** A table of Cash as some places may see it. When a hand is over, all hands are shown to all. */
import type { EndedBy, Standing } from '../../../contract/contract';
import { seenPairs } from '../../hands/table/seenPairs';
import type { KeptCash } from '../kept/savedGame';
import type { Seat } from '../rules/game';
import type { CashIntent, CashTable } from './state';

/** @param own the places that look */
export function viewOf(table: CashTable, own: ReadonlySet<Seat>, standing: Standing<KeptCash>) {
  const { options, letters, winners, losers, dealer, turnedNow, open, ends, hands } = table.game;
  const { plays, covered, ...seen } = seenPairs<KeptCash>(table, own, standing);
  return {
    ...seen, ended: standing.ended as EndedBy<KeptCash> | null, letters: options.letters, dealer,
    /** The letters of each pair, and which pairs have won or lost. */
    pairs: options.pairs.map((seats, pair) =>
      ({ seats, letters: letters[pair]!, won: winners.includes(pair), lost: losers.includes(pair) })),
    /** Whether a call counts: from a hand's first board on. */
    mayCall: plays && turnedNow > 0,
    /** How the last hand ended, with all that was held in it; null while one is played. */
    shown: covered || open || ends.length === 0 ? null : { end: ends.at(-1)!, hands },
  };
}

export type CashView = Readonly<ReturnType<typeof viewOf>>;

/** The types that Cash is made of, as the host of all games takes them. */
export interface CashTypes extends KeptCash {
  readonly Table: CashTable;
  readonly Intent: CashIntent;
  readonly View: CashView;
}
