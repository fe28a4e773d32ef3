/** What is agreed for a game of Egyptian Ratscrew: terms, keys and links; and how the rules are told by it. */
import { expect, test } from 'vitest';
import { agreement, optionsOf } from '../../../src/games/ratscrew/kept/setup';
import { ratscrewGames } from '../../../src/games/ratscrew/kept/savedGame';
import { ratscrewShell } from '../../../src/games/ratscrew/app/ratscrew';
import { ANN, begun, BO, PIP, setupFor } from '../../helpers/ratscrew/ratscrew';

const draft = agreement.openDraft({});

test('pairs and sandwiches, no joker, one key for both, unless something else is agreed', () => {
  expect(draft).toMatchObject({ asked: false, least: 800, outOfTurn: false, sandwich: true, runs: false, jokers: 0, keys: 'one' });
  expect(optionsOf({ packs: 2, outOfTurn: true, jokers: 3, sandwich: false, runs: true }))
    .toEqual({ packs: 2, flips: 1000, outOfTurn: true, jokers: 3, sandwich: false, runs: true });
});

test('a key of its own to turn with is for tables at which people turn their own', () => {
  const { turnKey } = agreement.of.keys;
  const two = { ...draft, keys: 'two' as const };
  expect([turnKey.wanted(two, 2), turnKey.wanted(draft, 2), turnKey.wanted({ ...two, asked: true }, 2), turnKey.wanted(two, 3),
    turnKey.wanted({ ...two, drum: false }, 3)]).toEqual([true, false, false, false, true]);
  const { agreed } = agreement.of.terms.keys;
  const sits = { people: 2, around: false };
  expect([agreed!(two, sits), agreed!({ ...two, drum: true }, sits), agreed!({ ...two, asked: true }, sits)])
    .toEqual(['two', 'one', 'one']);
  // Nobody’s two keys are anybody else’s.
  const all = Object.values(agreement.of.keys).flatMap(({ usual }) => usual);
  expect(new Set(all).size).toBe(12);
});

test('two to six play, and a set-up is read as it was written', () => {
  const many = ['Cleo', 'Dag', 'Eva', 'Finn'].map((name) => ({ ...PIP, name, shape: undefined }));
  const kept = (players: readonly object[], more: object = {}): unknown =>
    agreement.read(JSON.parse(JSON.stringify(setupFor(players as never, more as never))));
  expect(kept([ANN, BO, ...many])).toMatchObject({ jokers: 0, sandwich: true, runs: false });
  expect(kept([ANN, BO, ...many, { ...PIP, name: 'Gro', shape: undefined }])).toBeNull();
  expect([kept([ANN]), kept([ANN, BO], { jokers: 5 }), kept([ANN, BO], { sandwich: 'yes' })]).toEqual([null, null, null]);
});

test('a game with jokers is dealt with them, kept, and read again', () => {
  const game = ratscrewGames.openSaved(ratscrewGames.toStore(begun(setupFor([ANN, BO, PIP], { jokers: 2 }), 'jokers')));
  expect(game.ok && game.game.replayed.states[0]!.stocks.map(({ length }) => length)).toEqual([18, 18, 18]);
  const bad = { ...begun(setupFor([ANN, BO], { jokers: 2 }), 'bad'), deal: { deck: ['2c', '*1'], dealer: 0 } };
  expect(ratscrewGames.openSaved(ratscrewGames.toStore(bad as never)).ok).toBe(false);
});

test('rules are told as they are agreed', () => {
  const told = (more: object): string => JSON.stringify(ratscrewShell.home.rules(setupFor([ANN, BO], more)));
  expect(told({})).toContain('are a sandwich');
  expect(told({ sandwich: false })).not.toContain('sandwich');
  expect(told({})).not.toContain('isn’t one');
  expect(told({ runs: true })).toContain('isn’t one');
  expect(told({ jokers: 2 })).toContain('A joker on top can be slapped');
  expect(told({ outOfTurn: true })).toContain('it’s dead');
  expect(told({ asked: true })).toContain('No rush');
  expect(told({ asked: true })).not.toContain('three seconds');
});
