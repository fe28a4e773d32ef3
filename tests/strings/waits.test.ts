/** Who has answered, chosen or seen enough is told for whom the game waits; and so is whoever looks on. */
import { expect, test } from 'vitest';
import { promptText as pilesPrompt } from '../../src/games/piles/words/prompts';
import { promptText as snapBackPrompt } from '../../src/games/snapBack/words/table/prompts';
import type { ViewState } from '../../src/session/viewState';
import { waitsText } from '../../src/strings/words/table/waits';

type Kind = 'local' | 'remote' | 'bot';
const seat = (name: string, kind: Kind, done: boolean) => ({ name, kind, answered: done, chosen: done, isOut: false });
const seats = (own: Kind, done: boolean) => [seat('Ann', own, done), seat('Bo', 'remote', false), seat('Cleo', 'remote', true)];

test('cards that everyone is asked about', () => {
  const told = (own: Kind, done: boolean): string[] => {
    const view = { phase: 'asked', seats: seats(own, done) } as never;
    return [pilesPrompt({ match: 'match', prompts: () => [] }, view), snapBackPrompt(view, null)];
  };
  expect(told('local', true)).toEqual(['Waiting for Bo.', 'Waiting for Bo.']);
  for (const text of told('local', false)) expect(text).not.toContain('Waiting');
  expect(told('remote', false)).toEqual(['Waiting for Ann and Bo.', 'Waiting for Ann and Bo.']);
});

test('numbers that are shown once everybody has chosen: not where a count ends it', () => {
  const told = (countEndsAt: number | null): string =>
    snapBackPrompt({ phase: 'choosing', seats: seats('local', true), callers: [1], countEndsAt } as never, 0);
  expect(told(null)).toMatch(/fist.*Waiting for Bo\.$/u);
  expect(told(2000)).not.toContain('Waiting');
});

test('SNAG’s last chance, and a round in which nobody is told who has answered', () => {
  const told = (viewer: number | null, more: Partial<ViewState>): string | null =>
    waitsText({
      phase: 'lastChance', paused: false, viewer, seats: [...seats('local', false), seat('Otto', 'bot', false)], ...more,
    } as never);
  expect(told(0, { enough: [] })).toBeNull();
  expect(told(0, { enough: [1] })).toBeNull();
  expect(told(0, { enough: [0] })).toBe('You’re ready to count. Waiting for Bo and Cleo.');
  expect(told(null, { enough: [0, 1] })).toBe('Waiting for Cleo to count the tiles.');
  expect(told(0, { enough: [0], paused: true })).toBeNull();
  expect(told(0, { phase: 'playing', awaits: true })).toBe('You’ve answered. Waiting for the others.');
  expect(told(null, { phase: 'playing', awaits: true })).toBe('Waiting for everyone’s answer.');
});
