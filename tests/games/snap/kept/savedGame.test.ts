/** A saved game of Snap: what is read is a whole legal game of its own cards, or refused. */
import { describe, expect, test } from 'vitest';
import { shuffleAt } from '../../../../src/games/piles/rules/events';
import { type SavedSnap } from '../../../../src/games/snap/kept/savedGame';
import { packs } from '../../../../src/cards/pack';
import { ADA, ANN, begun, BO, PIP, playedOn, setupFor } from '../../../helpers/snap/savedGames';
import { dealOf, openSaved, toStore } from '../../../helpers/snap/snap';

const saved = playedOn(begun(setupFor([ANN, PIP]), 'saved'), 60);
const read = (value: unknown): ReturnType<typeof openSaved> => openSaved(JSON.parse(JSON.stringify(value)));
const changed = (change: object): unknown => ({ ...toStore(saved), ...change });

function opened(value: unknown): SavedSnap {
  const outcome = read(value);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  return outcome.game.saved;
}

test('is read as it was saved, in the midst and when it is over, at each table', () => {
  for (const table of ['A', 'B', 'C'] as const) {
    const game = begun(setupFor([ANN, BO, ADA], { table, ties: table === 'C' ? 'seat' : 'pot' }), `table ${table}`);
    for (const one of [game, playedOn(game, 25), playedOn(game)]) expect(opened(toStore(one))).toEqual(one);
    expect(playedOn(game).ended).not.toBeNull();
  }
});

test('a game that somebody stopped was stopped; what the rules have ended says so by its events', () => {
  expect(opened(changed({ ended: 'stopped' })).ended).toBe('stopped');
  expect(opened(changed({ ended: 'last' })).ended).toBeNull();
  const over = playedOn(begun(setupFor([ANN, BO]), 'over'));
  expect(opened({ ...toStore(over), ended: 'stopped' }).ended).toBe(over.ended);
});

describe('is refused', () => {
  test.each([
    ['no game', 7, 'not-a-save'], ['another version', changed({ version: 2 }), 'unknown-version'],
    ['nobody who plays', changed({ setup: { ...saved.setup, players: [] } }), 'bad-setup'],
    ['a table of its own', changed({ setup: { ...saved.setup, table: 'D' } }), 'bad-setup'],
    ['an event that breaks a rule', changed({ events: [['snap', 0]] }), 'bad-event'],
    ['cards in another order', changed({ seed: 'other' }), 'bad-event'],
    ['no list of events', changed({ events: 'none' }), 'not-a-save'],
  ])('%s', (_, value, code) => {
    const outcome = read(value);
    expect(outcome.ok ? 'read' : outcome.problem.code).toBe(code);
  });
});

test('what only surrounds a game gives way, and the game stays', () => {
  const plain = opened(changed({ times: [5, 4], played: -1, luck: ['one'], startedAt: 'never' }));
  expect(plain.events).toEqual(saved.events);
  expect(plain.times.every((time) => time === 0)).toBe(true);
  expect(plain.luck).toHaveLength(2);
  // Nothing of the cards can be worked out from it.
  expect(plain.luck.join()).not.toContain(saved.seed === saved.id ? '\0' : saved.seed);
});

test('a word gives the same cards, dealer and shuffles each time, and all the cards of its packs', () => {
  const setup = setupFor([ANN, BO, PIP, ADA], { packs: 2 });
  expect(dealOf(setup, 'word')).toEqual(dealOf(setup, 'word'));
  expect(dealOf(setup, 'word').deck.toSorted()).toEqual(packs(2).toSorted());
  expect(new Set(Array.from({ length: 40 }, (_, i) => dealOf(setup, String(i)).dealer))).toEqual(new Set([0, 1, 2, 3]));
  const cards = packs(1).slice(0, 12);
  expect(shuffleAt('word', 3)(cards)).toEqual(shuffleAt('word', 3)(cards));
  expect(shuffleAt('word', 3)(cards)).not.toEqual(shuffleAt('word', 4)(cards));
});
