/** What a tab says: which screen it is, and whose turn, in the language that is spoken. */
import { afterEach, expect, test } from 'vitest';
import type { ViewState } from '../../../src/session/viewState';
import { speakNow } from '../../../src/strings/say';
import type { Screen } from '../../../src/ui/screen';
import { titleOf } from '../../../src/ui/browser/title';
import { allWordsOf, ENGLISH } from '../../helpers/english';
import { viewState } from '../../helpers/heard';

afterEach(() => { speakNow(ENGLISH); });

const screen = (kind: Screen['kind'], more: object = {}): Screen => ({ kind, ...more }) as Screen;
const table = (differs: Partial<ViewState>, more: object = {}): Screen => screen('table', { state: viewState(differs), ...more });
const title = (of: Screen): string => titleOf(of, 'After the game');
const { seats } = viewState();
const two = seats.map((seat, i) => ({ ...seat, name: ['Ann', 'Bo', 'Pip'][i]!, kind: i < 2 ? 'local' as const : 'bot' as const }));

test('it is the game alone on the start screen, and names each other screen before the game', () => {
  expect(title(screen('start'))).toBe('SNAG');
  const others = [
    screen('setup', { draft: { players: seats } }), screen('setup', { draft: { players: two } }), screen('daily'), screen('history'),
    screen('replay', { review: null }), screen('replay', { review: {} }), screen('slips'), screen('training'),
    screen('drill', { session: 'flash' }), screen('guest'), screen('cardTable'),
    table({}, { lesson: { name: 'place' } }), table({}, { again: {} }),
  ];
  const titles = others.map(title);
  expect(new Set(titles).size).toBe(others.length);
  for (const one of titles) expect(one).toMatch(/^\S.* · SNAG$/u);
  expect(title(screen('guest'))).toBe('After the game · SNAG');
});

test('at a table it says whose turn it is, and follows what becomes of the game', () => {
  expect(title(table({ mover: 0 }))).toBe('Your turn · SNAG');
  expect(title(table({ mover: 1, seats: two }))).toMatch(/^Bo.s turn · SNAG$/u);
  expect(title(table({ phase: 'order', mover: null }))).toBe('Draw for order · SNAG');
  expect(title(table({ asking: { seat: 0 } }))).toBe('SNAG or pass? · SNAG');
  expect(title(table({ asking: { seat: 1 }, seats: two }))).toBe('Bo: SNAG or pass? · SNAG');
  expect(title(table({ phase: 'lastChance', mover: null }))).toBe('Last chance · SNAG');
  expect(title(table({ paused: true }))).toBe('Paused · SNAG');
  expect(title(table({ phase: 'over', mover: null }))).toBe('Game over · SNAG');
});

test('it is said in the language that is spoken', async () => {
  speakNow(await allWordsOf('sv'));
  expect(title(table({ mover: 0 }))).toBe('Din tur · SNAG');
  expect(title(table({ mover: 2, seats: two }))).toBe('Pips tur · SNAG');
  expect(title(screen('training'))).toBe('Träningsrummet · SNAG');
});
