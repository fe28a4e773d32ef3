/** What a tile owes to a run that was forgotten: told only of those who play as if they forgot, and of nobody who takes something. */
import { expect, test } from 'vitest';
import { weigh } from '../../../src/ai/careful';
import { dangersOf } from '../../../src/ai/judge/dangers';
import { recall } from '../../../src/ai/judge/recall';
import { chanceForgotten } from '../../../src/ai/mind/memory';
import { clearMind, mindWithout } from '../../../src/ai/mind/mind';
import type { PlacedFrom } from '../../../src/ai/questions';
import { recallChance } from '../../../src/cognition/recall';
import type { Gone, SeatView } from '../../../src/rules/seatView';
import { planOf } from '../../../src/review/ledger/plan';
import { playGame, reviewedGame } from '../../../tools/reviews/reviewGames';

const { record } = await playGame(['careful', 'careful'], 'recall', 1);
const views = planOf(reviewedGame(record, 1), 0).placed.flatMap(({ asked: { view } }) => (view.seat === 0 ? [view] : []));

/** The tile that a careful player places who has forgotten these runs. */
const carefully = (view: SeatView, forgotten: readonly Gone[]): PlacedFrom => (
  { view, tile: weigh(mindWithout(view, forgotten, new Set()))[0]!.tile });
/** Somebody who knows nothing of what went more than two moves of theirs ago. */
const old = (view: SeatView): readonly Gone[] => view.gone.filter(({ ply }) => view.ply - ply > 5);

test('dangers are those of the careful player, with all known and with a run forgotten', () => {
  let differing = 0;
  for (const view of views.filter(({ rack }) => rack.length > 1)) {
    const { takes, known, forgotten } = dangersOf(view);
    const thoughts = (gone: readonly Gone[]) => {
      const weighed = weigh(clearMind({ ...view, gone }));
      return view.rack.map((tile) => weighed.find((thought) => thought.tile === tile)!);
    };
    expect(known).toEqual(thoughts(view.gone).map(({ danger }) => danger));
    expect(takes).toBe(thoughts(view.gone).some((thought) => thought.takes.length > 0));
    view.gone.forEach((run, i) => {
      const feared = known.map((danger, slot) => forgotten[i]!.reduce((sum, gains) => sum + gains[slot]!, danger));
      expect(feared).toEqual(thoughts(view.gone.filter((other) => other !== run)).map(({ danger }) => danger));
      if (feared.some((danger, slot) => danger !== known[slot])) differing += 1;
    });
  }
  expect(differing).toBeGreaterThan(5);
});

test('a game of somebody who forgets nothing has nothing that was forgotten', () => {
  expect(recall({ moves: views.map((view) => carefully(view, [])), seed: 'x' }).filter((run) => run !== null)).toEqual([]);
});

test('a game of somebody who forgets has runs that explain tiles, and they had been forgotten; a tile that takes is none of it', () => {
  const moves = views.map((view) => carefully(view, old(view)));
  const told = recall({ moves, seed: 'x' });
  expect(told).toHaveLength(moves.length);
  const slips = told.flatMap((run, i) => (run ? [{ run, move: moves[i]! }] : []));
  expect(slips.length).toBeGreaterThan(0);
  for (const { run, move: { view, tile } } of slips) {
    expect(run.gone.tiles).toContain(run.tile);
    expect(old(view)).toContain(run.gone);
    expect(run.likely).toBeGreaterThanOrEqual(0.2);
    expect(tile).not.toBe(carefully(view, []).tile);
    expect(dangersOf(view).takes).toBe(false);
  }
  // The same question has the same answer.
  expect(recall({ moves, seed: 'x' })).toEqual(told);
});

test('a run is the sooner forgotten the longer ago it was thought of, and by those who forget', () => {
  const view = views.at(-1)!;
  const run: Gone = { tiles: [900, 901, 902, 903], by: 1, ply: view.ply - 20 };
  const memory = { threshold: -2, own: 0.5 };
  expect(chanceForgotten(run, view, memory)).toBeCloseTo(1 - recallChance(20, -2, 10));
  expect(chanceForgotten({ ...run, by: view.seat }, view, memory)).toBeCloseTo(1 - recallChance(20, -2.5, 10));
  expect(chanceForgotten({ ...run, ply: view.ply - 2 }, view, memory)).toBeLessThan(chanceForgotten(run, view, memory));
  expect(chanceForgotten({ ...run, ply: view.ply }, view, memory)).toBe(0);
  expect(chanceForgotten(run, view, { threshold: -100, own: 0 })).toBeCloseTo(0);
});
