/** How long a computer player takes to choose a tile and to look at the board, beside a bare scan for runs. */
import { choose, look } from '../../src/ai/player';
import { allRuns } from '../../src/rules/board';
import { dealOf } from '../../src/rules/deal';
import { applyEvent, startGame } from '../../src/rules/game';
import { PRINTED_RULES } from '../../src/rules/options';
import { seatView, type SeatView } from '../../src/rules/seatView';
import { table, time } from './stopwatch';

/** The views of the mover before each tile of some games in which everyone plays his first tile and nobody calls. */
function views(games: number): SeatView[] {
  return Array.from({ length: games }, (_, game) => {
    const seen: SeatView[] = [];
    let position = startGame(PRINTED_RULES, 2, 0, dealOf(`bench ${game}`));
    let last: number | null = null;
    while (position.mover !== null) {
      const seat = position.mover;
      seen.push(seatView(position, seat, [], last));
      last = position.racks[seat]?.[0] ?? 0;
      for (const event of [['place', seat, last], ['draw', seat]] as const) {
        const outcome = applyEvent(position, event);
        if (!outcome.ok) throw new Error(outcome.refusal.code);
        position = outcome.position;
      }
    }
    return seen;
  }).flat();
}

/** Asks about every position of 20 games. */
export function decisionsBench(): string {
  const asked = views(20);
  const work = `${asked.length} positions`;
  return table('A computer player\'s answers', [
    time('scan the board for runs (baseline)', work, () => { for (const view of asked) allRuns(new Set(view.board)); }),
    time('look', work, () => { for (const view of asked) look({ view, level: 'steady', seed: 'bench' }); }),
    time('choose', work, () => { for (const view of asked) choose({ view, level: 'steady', seed: 'bench' }); }),
  ]);
}
