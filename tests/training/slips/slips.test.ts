/** Slips that reviews find, made into something to practise: of each kind the question that it asks, and none where there is none. */
import { describe, expect, test } from 'vitest';
import type { JudgedMove, JudgeQuestion } from '../../../src/ai/questions';
import { stepsOf } from '../../../src/rules/steps';
import type { Slip } from '../../../src/review/found';
import type { Library } from '../../../src/training/library';
import { questionsFor } from '../../../src/training/plan';
import { NO_TRAINING } from '../../../src/training/progress';
import { progressAfter } from '../../../src/training/progressAfter';
import { shippedGames } from '../../../src/training/positions/shippedGames';
import { questionOf, shippedPositions } from '../../../src/training/positions/shippedPositions';
import { unpackView } from '../../../src/training/positions/openView';
import { SLIP, missedIn } from './missed';
import { practiceOf, safeAt, slipId, type SlippedGame } from '../../../src/training/slips/slips';

const NOW = Date.UTC(2026, 10, 22);
const games = await shippedGames();

const NONE: JudgedMove = { tiles: [], errors: [], exact: false };

/** An adviser that gives this answer and notes what it was asked. */
function adviserSaying(answer: (question: JudgeQuestion) => JudgedMove) {
  const asked: JudgeQuestion[] = [];
  return { asked, judge: (question: JudgeQuestion) => { asked.push(question); return answer(question); } };
}

/** A library with this game alone. */
const libraryOf = ({ id, record }: SlippedGame): Library => (
  { games: [{ source: { kind: 'own', game: id }, record }], shipped: [], positions: [] });

describe('a run that was not seen', () => {
  const { game, slip } = missedIn(games);
  test('is a landing of Flash, asked again from the game', async () => {
    const kept = (await practiceOf(slip, game, adviserSaying(() => NONE), NOW))!;
    expect(kept).toMatchObject({ id: `eye:${slip.step}:${game.id}`, game: game.id, added: NOW, card: null, ref: { drill: 'flash' } });
    const [question] = questionsFor([kept.ref], libraryOf(game))!;
    expect(question).toMatchObject({ drill: 'flash', runs: [{ squares: slip.tiles }] });
    expect(slip.tiles).toContain(question?.drill === 'flash' && question.tile);
  });
  test('is none where no run was: a false call', async () => {
    expect(await practiceOf({ ...slip, tiles: [] }, game, adviserSaying(() => NONE), NOW)).toBeNull();
  });
});

describe('a tile that was counted on and gone', () => {
  const record = games[0]!;
  const taken = [...stepsOf(record)].flatMap(({ happenings }) => happenings.flatMap((one) => (one.type === 'snagged' ? [one] : [])))[0]!;
  const event = record.events.findIndex(([kind], i) => kind === 'place' && i > record.events.findIndex(([one]) => one === 'snag') + 20);
  const [, seat, tile] = record.events[event]!;
  const ply = record.events.slice(0, event).filter(([kind]) => kind === 'place').length;
  const game = { id: 'mine', record, seat };
  const slip: Slip = { ...SLIP, kind: 'memory', step: event + 1, ply, tile: tile!, better: null, forgot: taken.tiles[0]! };

  test('is a square of Gone?, asked after the stretch that led to the slip', async () => {
    const kept = (await practiceOf(slip, game, adviserSaying(() => NONE), NOW))!;
    expect(kept.ref).toMatchObject({ drill: 'gone', square: taken.tiles[0], source: { kind: 'own', game: 'mine' } });
    const [question] = questionsFor([kept.ref], libraryOf(game))!;
    expect(question?.drill === 'gone' && question.plies).toBeGreaterThan(0);
  });
  test('is none where it is not known which', async () => {
    expect(await practiceOf({ ...slip, forgot: null }, game, adviserSaying(() => NONE), NOW)).toBeNull();
  });
});

describe('a tile that was chosen badly', () => {
  const record = games[2]!;
  const event = record.events.findLastIndex(([kind], i) => kind === 'place' && i < 60);
  const [, seat, tile] = record.events[event]!;
  const game = { id: 'mine', record, seat };
  const slip: Slip = { ...SLIP, step: event + 1, tile: tile!, better: null };
  /** The chances of a shipped position, told of whatever rack is asked about. */
  const shipped = async (): Promise<JudgedMove> => {
    const [packed] = await shippedPositions();
    const { choices } = questionOf(packed!);
    return { ...NONE, tiles: choices.map((choice) => ({ ...choice, takes: 0 })), errors: choices.map(() => choices.map(() => 0.005)) };
  };

  test('is looked at once more, from what its seat could see', async () => {
    const adviser = adviserSaying(() => NONE);
    expect(await practiceOf(slip, game, adviser, NOW)).toBeNull();
    expect(adviser.asked).toHaveLength(1);
    const { view, pass } = adviser.asked[0]!;
    expect({ pass, seat: view.seat, ply: view.ply }).toEqual({
      pass: 'second', seat, ply: record.events.slice(0, event).filter(([kind]) => kind === 'place').length,
    });
    expect(view.rack).toContain(tile);
  });
  test('is a position of its own where exactly one tile is safe', async () => {
    const [packed] = await shippedPositions();
    const judged = await shipped();
    const question = safeAt(unpackView(packed!), judged, 'choice:7:mine')!;
    const ref = { drill: 'safe', skill: `safe:${packed!.danger}`, position: 'choice:7:mine' };
    expect(question).toEqual({ ...questionOf(packed!), ref });
    expect(safeAt(unpackView(packed!), { ...judged, errors: judged.errors.map((row) => row.map(() => 0.4)) }, 'x')).toBeNull();
    expect(safeAt(unpackView(packed!), { ...judged, exact: true }, 'x')).toBeNull();
  });
  test('is none where the record has no such move: of another seat, no tile, not that one', async () => {
    const adviser = adviserSaying(() => { throw new Error('nobody is asked'); });
    for (const wrong of [{ ...slip, step: event + 2 }, { ...slip, step: 0 }, { ...slip, step: 9999 }, { ...slip, tile: 999 }]) {
      expect(await practiceOf(wrong, game, adviser, NOW)).toBeNull();
    }
    expect(await practiceOf(slip, { ...game, seat: 1 - seat }, adviser, NOW)).toBeNull();
  });
});

test('the same slip is there once, however often it is added', () => {
  const slip = { id: slipId('mine', SLIP), game: 'mine', added: NOW, card: null,
    ref: { drill: 'safe', skill: 'safe:four', position: slipId('mine', SLIP) } as const };
  const once = progressAfter(NO_TRAINING, { type: 'slips', slips: [slip] });
  expect(progressAfter(once, { type: 'slips', slips: [{ ...slip, added: NOW + 1 }] })).toBe(once);
});
