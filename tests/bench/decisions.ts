/** How long a computer player takes to choose a tile and to look at the board, beside a bare scan for runs. */
import { LEVEL_NAMES } from '../../src/ai/levelNames';
import { LEVELS, type Level } from '../../src/ai/levels';
import { choose, look } from '../../src/ai/player';
import { allRuns } from '../../src/rules/board';
import { dealOf } from '../../src/rules/deal';
import { applyEvent, startGame } from '../../src/rules/game';
import { PRINTED_RULES } from '../../src/rules/options';
import { NO_PAST, seatView, type Placement, type SeatView } from '../../src/rules/seatView';
import { table, time, type Figure } from './stopwatch';

/** The views of the mover before each tile of some games in which everyone plays their first tile and nobody calls. */
function views(games: number): SeatView[] {
  return Array.from({ length: games }, (_, game) => {
    const seen: SeatView[] = [];
    let position = startGame(PRINTED_RULES, 2, 0, dealOf(`bench ${game}`));
    const placements: Placement[] = [];
    while (position.mover !== null) {
      const seat = position.mover;
      seen.push(seatView(position, seat, { ...NO_PAST, placements: [...placements] }));
      const tile = position.racks[seat]?.[0] ?? 0;
      placements.push({ seat, tile });
      for (const event of [['place', seat, tile], ['draw', seat]] as const) {
        const outcome = applyEvent(position, event);
        if (!outcome.ok) throw new Error(outcome.refusal.code);
        position = outcome.position;
      }
    }
    return seen;
  }).flat();
}

/** Asks about positions of some games: fewer of those who search. */
export function decisionsBench(): string {
  const asked = views(20);
  const few = asked.filter((_, i) => i % 20 === 0);
  const scan = time('scan the board for runs (baseline)', `${asked.length} positions`,
    () => { for (const view of asked) allRuns(new Set(view.board)); });
  const figures = LEVEL_NAMES.flatMap((level): Figure[] => {
    const row: Level = LEVELS[level];
    const some = row.judging.by === 'search' ? few : asked;
    const work = `${some.length} positions`;
    return [
      time(`${level}: look`, work, () => { for (const view of some) look({ view, level, seed: 'bench' }); }, 3),
      time(`${level}: choose`, work, () => { for (const view of some) choose({ view, level, seed: 'bench' }); }, 3),
    ];
  });
  const rate = ({ name, work, median }: Figure): string =>
    `  ${name.padEnd(44)} ${(Number.parseInt(work, 10) / median * 1000).toFixed(0).padStart(8)} decisions a second`;
  return [table('The computer players\' answers', [scan, ...figures]), ...figures.map(rate)].join('\n');
}
