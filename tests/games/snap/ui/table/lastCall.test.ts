/** What is seen of the last call of Snap: who called, what it gave or cost them, and which cards lie lit until the next is turned. */
import { expect, test } from 'vitest';
import { act } from '../../../../../src/games/snap/rules/acts';
import type { SnapHappening } from '../../../../../src/games/snap/rules/happening';
import { midGame, type MidGame } from '../../../../helpers/snap/midGame';
import { lastCallAfter } from '../../../../helpers/snap/snap';

const MATCH: MidGame = { table: 'B', stocks: ['2c 7h', '3d 7s', '2d Js'], piles: ['9c 5c', '5d', 'Kh'], flipper: 1, turn: 2 };
const happened = (game: MidGame, kind: 'snap' | 'pot' | 'pool', ...seats: number[]): readonly SnapHappening[] => {
  const outcome = act(midGame(game), { kind, seats }, (cards) => cards);
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.happenings;
};

test('what was won lies lit as it lay, with whoever called and how many cards it gave them, until a card is turned', () => {
  const call = lastCallAfter(null, happened(MATCH, 'snap', 2));
  expect(call).toEqual({
    callers: [{ seat: 2, kind: 'snap', cards: 3 }], tied: false, middle: null,
    won: [{ pile: 0, top: '5c', below: '9c' }, { pile: 1, top: '5d', below: null }],
  });
  expect(lastCallAfter(call, [{ type: 'out', seat: 0 }])).toBe(call);
  expect(lastCallAfter(call, [{ type: 'flipped', seat: 2, card: '2d', pile: 2 }])).toBeNull();
});

test('the common pile lies lit with the card beneath, and the pot or pool with the pile that fitted it', () => {
  const common = happened({ ...MATCH, table: 'A', piles: ['8h 5c 5d'] }, 'snap', 0);
  expect(lastCallAfter(null, common)?.won).toEqual([{ pile: 0, top: '5d', below: '5c' }]);
  const pot = lastCallAfter(null, happened({ ...MATCH, piles: ['9c', '', 'Kh'], pot: '3c Kd' }, 'pot', 0));
  expect(pot).toMatchObject({ middle: { kind: 'pot', top: 'Kd' }, won: [{ pile: 2, top: 'Kh' }], callers: [{ seat: 0, cards: 3 }] });
});

test('tied callers are all named, and their cards lie on the pot', () => {
  expect(lastCallAfter(null, happened(MATCH, 'snap', 0, 2))).toEqual({
    callers: [{ seat: 2, kind: 'snap', cards: 0 }, { seat: 0, kind: 'snap', cards: 0 }], won: [], middle: null, tied: true,
  });
});

test('a false call shows what it costs, and lights nothing', () => {
  const wrong: MidGame = { ...MATCH, piles: ['9c', '5d', 'Kh'] };
  expect(lastCallAfter(null, happened(wrong, 'snap', 1))).toEqual({
    callers: [{ seat: 1, kind: 'snap', cards: -2 }], won: [], middle: null, tied: false,
  });
  expect(lastCallAfter(null, happened(wrong, 'pot', 0, 1))?.callers).toHaveLength(2);
  const pooled = lastCallAfter(null, happened({ ...wrong, table: 'C', ties: 'seat', piles: ['8h 9c', '5d', 'Kh'] }, 'snap', 0));
  expect(pooled?.callers).toEqual([{ seat: 0, kind: 'snap', cards: -2 }]);
});
