/** What is heard of two rows of stacks: every stack, every match, and what nobody has seen for long. */
import { expect, test } from 'vitest';
import type { Card } from '../../../../src/cards/card';
import type { Spot } from '../../../../src/games/laying/rules/game';
import type { RowsView } from '../../../../src/games/laying/table/rowsTable';
import { heardOnRows, readMatches, readRows, stackText, toldOnRows, type Seen } from '../../../../src/games/laying/words/rows';

const OTHERS: readonly (Card | null)[] = ['7h', 'Ts', '7d', '2c'];
const OWN: readonly (Card | null)[] = ['Kh', '7c', null, 'Ks'];

/** Ann sits at seat 0 with her row, as whoever plays alone. */
function seen(part: Partial<RowsView> = {}, keys = true): Seen {
  const rows = [OWN, OTHERS].map((row) => row.map((top) => ({ top, cards: top === null ? 0 : 1 })));
  const seats = [{ name: 'Ann', kind: 'local', left: 1 }, { name: 'Pip', kind: 'bot', left: 22 }];
  const view = { rows, seats, open: null, hint: null, phase: 'playing', ...part } as unknown as RowsView;
  return { view, seat: 0, keyAt: ([side, place]) => (keys ? (side === 0 ? 'asdf' : 'qwer')[place]! : null) };
}

const matches = (...open: readonly Spot[]): string => readMatches(seen({ open } as Partial<RowsView>));

test('each stack is named with its row, its place and its card', () => {
  const { view } = seen();
  expect(stackText(view, 0, [0, 0])).toBe('Your row 1: king of hearts');
  expect(stackText(view, 0, [0, 2])).toBe('Your row 3: empty');
  expect(stackText(view, 0, [1, 3])).toBe('Other row 4: 2 of clubs');
  expect(stackText(view, 1, [0, 0])).toBe('Other row 1: king of hearts');
});

test('all stacks are read by their keys, as those lie, and what each player has left', () => {
  expect(readRows(seen())).toBe('Q: 7 of hearts. W: 10 of spades. E: 7 of diamonds. R: 2 of clubs. '
    + 'A: king of hearts. S: 7 of clubs. F: king of spades. Ann: 1 card left. Pip: 22 cards left.');
  expect(readRows(seen({}, false))).toMatch(/^Other row 1: 7 of hearts\. .*Your row 4: king of spades\. Ann/u);
});

test('all matches are read, as the keys lie; and a stack whose like is covered', () => {
  expect(matches([0, 0], [0, 1], [0, 3], [1, 0], [1, 2])).toBe('Q, E and S: 7. A and F: king.');
  expect(matches([0, 3], [1, 1])).toBe('W can still be covered. F can still be covered.');
  expect(matches()).toBe('No match.');
  // Where characters don't take their time nobody is told.
  expect(readMatches(seen())).toMatch(/^It’s up to you to see what you can cover or lay\./u);
});

test('what nobody has seen for long is heard with its key, and read without one', () => {
  const hinted = { type: 'hinted', on: [0, 3] } as const;
  expect(heardOnRows('box', hinted, seen())).toBe('F can still be covered.');
  expect(toldOnRows('box', hinted, seen().view, 'prompt')).toBe('There’s still one to cover.');
});

test('whoever presses on while they are out for a wrong card is not told that they were late', () => {
  const late = { type: 'late', seat: 0, on: [1, 2] } as const;
  const told = (wrong: Spot | null): string => {
    const { view } = seen();
    const seats = view.seats.map((seat, i) => (i === 0 ? { ...seat, wrong } : seat));
    return toldOnRows('rows', late, { ...view, seats } as RowsView, 'prompt');
  };
  expect(told([1, 3])).toBe('');
  expect(told(null)).toBe('Too late: it was covered already.');
});

test('a card, a wrong one and the end are heard', () => {
  const laid = { type: 'laid', seat: 1, on: [1, 0], card: '3d', isTied: false } as const;
  expect(heardOnRows('box', laid, seen())).toBe('Q: 3 of diamonds.');
  expect(heardOnRows('box', { type: 'wrong', seat: 0, on: [1, 3] }, seen())).toBe('R: No match there.');
  expect(heardOnRows('box', { type: 'wrong', seat: 1, on: [1, 3] }, seen())).toBe('R: Pip covered a card that matches nothing.');
  expect(heardOnRows('box', { type: 'ended', by: 'out', winners: [0] }, seen())).toBe('You win!');
  expect(heardOnRows('box', { type: 'ended', by: 'out', winners: [1] }, seen())).toBe('Pip wins!');
  expect(heardOnRows('box', { type: 'ended', by: 'out', winners: [0, 1] }, seen())).toBe('A draw!');
});

test('nor where the wrong card lies on the first pile of Speed', () => {
  const { view } = seen();
  const seats = view.seats.map((seat, i) => (i === 0 ? { ...seat, wrong: 0 as unknown as Spot } : seat));
  expect(toldOnRows('rows', { type: 'late', seat: 0, on: [1, 2] } as const, { ...view, seats } as RowsView, 'prompt')).toBe('');
});
