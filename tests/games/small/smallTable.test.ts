// What every small game has of its table and of what is agreed, without asking for it: at Bell.
import { html } from 'lit-html';
import { expect, test } from 'vitest';
import { smallTable, type SmallParts } from '../../../src/games/small/ui/smallTable';
import { MARKS } from '../../../src/seats/marks';
import { agreement } from '../bell/agreed';
import { begunBell, bell, type BellTypes } from '../bell/game';

const parts: SmallParts<BellTypes> = {
  game: bell, title: () => 'Bell', over: { rules: () => html`` }, prompt: () => 'Wait.', lies: () => html``, has: () => '',
  press: { word: () => 'Ring!', label: (name) => `${name} rings`, intent: { kind: 'press' } }, told: ({ type }) => type,
};

test('what sounds is for the game to say, and a game may say nothing', () => {
  const won = { kind: 'effect', name: 'won', at: 0, pitch: 1 } as const;
  const { cues } = smallTable({ ...parts, cues: ({ type }) => (type === 'took' ? [won] : []) });
  expect(cues!({ type: 'took', place: 0, number: 3 }, {} as never)).toEqual([won]);
  expect(smallTable(parts).cues).toBeUndefined();
});

test("nobody can press the menu's key", () => {
  const keyed = (key: string) => agreement.complaint({
    players: ['q', key].map((own, i) => ({ name: `Ann ${i}`, kind: 'local', shape: MARKS[i]!, key: own })),
  });
  expect(keyed('n')).toBeNull();
  expect(keyed('m')?.seat).toBe(1);
});

test('two people before one screen do not see what is in a hand', () => {
  const setup = { players: [0, 1].map((i) => ({ name: `Ann ${i}`, kind: 'local', shape: MARKS[i]! } as const)) };
  const saved = { ...begunBell(setup.players, 'a'), setup };
  const handsOf = (...own: number[]) =>
    bell.view(bell.table.start(saved, 0), new Set(own), { begun: true, paused: false, ended: null }).hands.map((number) => number !== null);
  expect(handsOf(0)).toEqual([true, false]);
  expect(handsOf(0, 1)).toEqual([false, false]);
});
