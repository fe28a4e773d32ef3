/** The table of Salute the King: what is heard when, who is last, and that nothing gives a gesture away before it is made. */
import { expect, test } from 'vitest';
import { createAnswerer } from '../../../../src/characters/answerer';
import type { Act, Judging } from '../../../../src/contract/contract';
import { CallsMade } from '../../../../src/ui/parts/called/callsMade';
import { cuesOf } from '../../../../src/games/piles/sound/cues';
import { pilesTable } from '../../../../src/games/piles/table/pilesTable';
import { startState, type TableState } from '../../../../src/games/piles/table/state';
import type { PlayedPiles } from '../../../../src/games/piles/table/types';
import { tableViewOf } from '../../../../src/games/piles/table/view';
import { pilesCalls } from '../../../../src/games/piles/ui/tableModel';
import { saidOf } from '../../../../src/games/piles/words/said';
import { saluteRules, type SaluteTypes } from '../../../../src/games/salute/kept/savedGame';
import type { Gesture } from '../../../../src/games/salute/rules/triggers';
import { saluteWords } from '../../../../src/games/salute/words/words';
import { fraction, randomFrom } from '../../../../src/chance/chance';
import { ANN, midGame, setupFor, type MidGame } from '../../../helpers/salute/salute';

type Played = PlayedPiles<SaluteTypes>;
type Table = TableState<SaluteTypes>;

const table = pilesTable(saluteRules);
const JUDGING: Judging<Played> = { now: 0, isBeaten: () => false };

function tableWith(from: MidGame): Table {
  const game = midGame(from);
  const players = game.out.map((_, seat) => ({ ...ANN, name: `Seat ${seat}` }));
  return { ...startState<SaluteTypes>({ setup: setupFor(players), seed: null, game }, 0), paintedAt: 1000 };
}

const press = (place: number, called: Gesture, at: number): Act<Played> => ({ place, intent: { kind: 'call', called, orTurn: false }, at });
const act = (state: Table, ...instant: [Act<Played>, ...Act<Played>[]]) => table.act(state, instant, JUDGING);
const viewOf = (state: Table) => tableViewOf<SaluteTypes>(saluteRules, state, { begun: true, paused: false, ended: null });

const KING: MidGame = { stocks: ['2c 8c', '3c 4c', '5h 6c', '7c Td'], pile: '9c Kd', flipper: 0, turn: 1, wanted: 'salute' };

test('a card that wants a gesture looks, sounds and reads like any other as it is turned', () => {
  const [king, ten] = ['Kd', 'Td'].map((card) => {
    const before = tableWith({ stocks: [`${card} 8c`, '3c 4c', '5h 6c'], pile: '9c', flipper: 2, turn: 0 });
    const { table: state, happenings } = table.tick({ ...before, turning: 0 }, 10_000, -Infinity);
    return JSON.stringify([viewOf(state), happenings, saidOf<SaluteTypes>(happenings), saluteWords.prompts(viewOf(state)),
      happenings.flatMap((one) => cuesOf(saluteWords, one, [])),
      [0, 1, 2].map((place) => table.order(state, press(place, 'bow', 10_100), JUDGING))]).replaceAll(/[KT]d/gu, 'card');
  });
  expect(king).toContain('card');
  expect(king).toBe(ten);
});

test('who has answered rightly is seen, and not with what, until somebody is last', () => {
  const { table: state, happenings } = act(tableWith(KING), press(2, 'salute', 1500));
  expect(viewOf(state).seats.map(({ answered }) => answered)).toEqual([false, false, true, false]);
  expect(JSON.stringify([happenings, { ...viewOf(state), options: null }])).not.toMatch(/salute/u);
});

test('a wrong sign keeps its player from the next for 0.6 seconds, and of several at once the first counts', () => {
  const wrong = act(tableWith(KING), press(2, 'bow', 1500)).table;
  expect(act(wrong, press(2, 'salute', 2099)).happenings).toEqual([]);
  expect(act(wrong, press(2, 'salute', 2100)).table.game.right).toEqual([2]);
  const all = act(tableWith(KING), press(2, 'bow', 1500), press(2, 'salute', 1501), press(2, 'stand', 1502)).table;
  expect(all.game.right).toEqual([]);
  expect(all.events).toEqual([['answer', 2, 2]]);
});

test('after 4 seconds somebody is last, and what that came to lies there for 1.2 seconds', () => {
  const lies = { ...tableWith(KING), turning: 1 };
  expect(table.due(lies, -Infinity)).toBe(5000);
  const { table: after, happenings } = table.tick(lies, 5000, -Infinity);
  expect(happenings).toMatchObject([{ type: 'last', seat: 1 }]);
  expect(table.due({ ...after, turning: 1 }, -Infinity)).toBe(6200);
});

test('a press on a plain card is nothing, and one from before it costs nobody the card', () => {
  const plain = tableWith({ ...KING, pile: 'Kd 9c', wanted: undefined as never });
  expect(act(plain, press(2, 'bow', 1500)).happenings).toEqual([]);
  expect(table.claims!(plain, [press(2, 'bow', 1500)])).toBe(false);
});

test.each([[saluteRules, []], [{}, [2]]] as const)('a press that the next card finds is for nothing, a call too late', (rules, late) => {
  let due = (): void => {};
  const calls = new CallsMade({
    silent: pilesCalls(rules).silent, changed: () => {},
    clock: { setTimeout: (callback) => { due = callback; }, clearTimeout: () => { due = () => {}; } },
  });
  calls.send({ seat: 2 });
  calls.told([{ type: 'flipped' }]);
  due();
  expect(calls.shown()).toEqual({ sent: [], late });
});

test('the first of several characters sees a card no sooner than one alone would', () => {
  const random = randomFrom('answerers');
  const times = (watchers: number): number[] => Array.from({ length: 800 }, (_, which) =>
    Math.min(...Array.from({ length: watchers }, () => {
    const player = createAnswerer<'a' | 'b', null>('henrik', {
      kinds: ['a', 'b'], lock: 600, which: () => which, wanted: () => 'a', isDone: () => false, isMoving: () => false,
    });
    const chance = Array.from({ length: 8 }, () => fraction(random));
    return player.look({ seen: null, at: 0, watchers, mayTurnFrom: 0, chance }).calls[0]?.at ?? Infinity;
  }))).toSorted((a, b) => a - b);
  const [one, five] = [times(1), times(5)];
  for (const share of [0.1, 0.25, 0.5, 0.75]) expect(five[Math.floor(share * 800)]! / one[Math.floor(share * 800)]!).toBeGreaterThan(0.94);
});
