/**
 * How long a review takes, beside what the same positions cost the arena's champion, who thins its tiles out: from the first question to
 * the first moment worth looking at, and to the end of each pass. In this thread; in play a worker does the same.
 */
import { median } from 'simple-statistics';
import { localAdviser } from '../../src/ai/adviser';
import { carefulPlayer, greedyPlayer, type Placer } from '../../src/ai/reference';
import { searchView, WORK } from '../../src/ai/search/monteCarlo';
import { randomFrom } from '../../src/chance/chance';
import { dealOf } from '../../src/rules/deal';
import { PRINTED_RULES } from '../../src/rules/options';
import type { SeatView } from '../../src/rules/seatView';
import { review } from '../../src/review/reviewer';
import type { ReviewedGame } from '../../src/review/reviewedGame';
import { playFast } from '../../tools/arena/fast';
import { choiceOf } from '../../tools/arena/perfect';

const GAMES = 5;
const RULES = { ...PRINTED_RULES, calls: 'automatic' } as const;

/** A game of a greedy player, who is reviewed, against careful ones; and what each mover saw. */
async function gameOf(seats: number, seed: string): Promise<{ game: ReviewedGame; views: SeatView[] }> {
  const views: SeatView[] = [];
  const player = (placer: Placer) => ({
    name: 'bench', level: 'otto' as const, thinker: {
      choose: ({ view, seed: luck }: { readonly view: SeatView; readonly seed: string }) => {
        views.push(view);
        return choiceOf(view, placer(view, randomFrom(`${luck}:${view.ply}`)));
      },
      look: () => ({ sees: [], after: 0 }),
    },
  });
  const players = Array.from({ length: seats }, (_, seat) => ({ player: player(seat === 0 ? greedyPlayer : carefulPlayer), seed }));
  const deal = dealOf(seed);
  const { events } = await playFast({ rules: RULES, deal, seats: players });
  const record = { rules: RULES, seats: players.map((_, seat) => `Player ${seat + 1}`), starter: 0, deal, events };
  const game = {
    id: seed, record, levels: players.map((_, seat) => (seat === 0 ? null : 'otto')), seeds: players.map(() => seed), callTimes: [],
    races: [], memoryAid: false, forfeited: false,
  };
  return { game, views };
}

/** Milliseconds of one game's review: to the first moment that is told, to the end of the first pass, and to the end of the second. */
async function spansOf(game: ReviewedGame): Promise<{ moment: number; first: number; second: number }> {
  const from = performance.now();
  let moment = Infinity;
  let first = Infinity;
  await review(game, 0, localAdviser, { tell: ({ moments, pass }) => {
    const now = performance.now() - from;
    // What was taken and missed is known at once: a moment that has to be found is one of choice.
    if (moment === Infinity && moments.some(({ kind }) => kind === 'choice' || kind === 'othersChoice')) moment = now;
    if (first === Infinity && pass > 0) first = now;
  } });
  return { moment, first, second: performance.now() - from };
}

/** The figures for tables of two, three and four. */
export async function reviewBench(): Promise<string> {
  const lines = ['A review of one seat, medians of five games, in milliseconds',
    '  players   arena (champion, all moves)   first moment   first pass   second pass   first pass beside the arena'];
  for (const seats of [2, 3, 4]) {
    const rows: ({ readonly arena: number } & Awaited<ReturnType<typeof spansOf>>)[] = [];
    for (let i = 1; i <= GAMES; i += 1) {
      const { game, views } = await gameOf(seats, `review ${seats} ${i}`);
      const from = performance.now();
      for (const view of views) searchView(view, WORK, randomFrom('bench'));
      rows.push({ arena: performance.now() - from, ...await spansOf(game) });
    }
    const of = (key: 'arena' | 'moment' | 'first' | 'second'): number => median(rows.map((row) => row[key]));
    const cell = (ms: number, width: number): string => ms.toFixed(0).padStart(width);
    const cells = [cell(seats, 7), cell(of('arena'), 27), cell(of('moment'), 12), cell(of('first'), 10), cell(of('second'), 11)];
    lines.push(`  ${cells.join('   ')}   ${(of('first') / of('arena')).toFixed(2).padStart(27)} x`);
  }
  return lines.join('\n');
}
