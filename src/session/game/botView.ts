/** What a computer's place may see of SNAG's table: what its bot is told, and when people have their head start. */
import type { News } from '../../bots/bot';
import type { Seat } from '../../rules/position';
import { seatView } from '../../rules/seatView';
import { contextOf } from '../../table/playedTable';
import { ORDER_TILES } from '../../table/seating';
import { isAskedNow } from './asking/asking';
import type { Contest } from './headStart';
import { hasRivals, phaseOf, unlitDue, type SnagTable } from './tableState';

/** What a computer player is told in its view, beside what people see. */
export interface BotView {
  readonly seat: Seat;
  /** What its bot is told: times are as if no run had lain lit. */
  readonly news: News;
  readonly contest: Contest;
  /** Whether a run lies lit. */
  readonly isLit: boolean;
  /** The round in which it is asked now whether it calls; null: it is not. */
  readonly asked: number | null;
}

/** What the computer on a seat may know, and nothing else. */
export function botViewOf(table: SnagTable, seat: Seat): BotView {
  const { opened, pace, asking, played } = table;
  return {
    seat, news: newsFor(table, seat), contest: { toldAt: opened.toldAt, paintedAt: opened.paintedAt, rivals: hasRivals(table), pace },
    isLit: contextOf(played).breath !== null, asked: asking && isAskedNow(asking, seat) ? asking.round : null,
  };
}

function newsFor(table: SnagTable, seat: Seat): News {
  const { played, players, past, landedAt, turnAt } = table;
  const { picks, position, clock } = contextOf(played);
  const phase = phaseOf(table);
  if (phase === 'over') return { phase: 'over' };
  if (phase === 'order') {
    const taken = new Set(picks.map(({ index }) => index));
    const left = Array.from({ length: ORDER_TILES }, (_, i) => i).filter((i) => !taken.has(i));
    return { phase: 'order', picker: picks.length, left };
  }
  const { mover } = position;
  // Whoever moves looks for their own runs; for all others those computers race that do not move.
  const watchers = seat === mover ? 1 : players.filter(({ kind }, other) => kind === 'bot' && other !== mover).length;
  const endsAt = clock && unlitDue(table, clock.endsAt);
  return { phase: 'playing', view: seatView(position, seat, past), landedAt, turnAt, endsAt, watchers };
}
