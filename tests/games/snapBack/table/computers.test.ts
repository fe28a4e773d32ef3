/** Computer players at the real table: they play as in the fast games that measure them, and are told what everybody may know. */
import { describe, expect, test } from 'vitest';
import { openSaved, toStore } from '../../../../src/games/snapBack/kept/savedGame';
import type { SnapBackPlayer } from '../../../../src/games/snapBack/kept/setup';
import { PROFILES } from '../../../../src/characters/profiles';
import { createPlayer, type PlayerFacts } from '../../../../src/games/snapBack/players/player';
import type { Character } from '../../../../src/setup/players';
import { playFast } from '../../../../tools/games/snapBack/play';
import { ANN, OTTO, newGame, setupOf, tableOf, VIOLA } from '../../../helpers/snapBack/tables';

const CHARACTERS = Object.keys(PROFILES) as Character[];
const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'star', 'hexagon'] as const;
const seated = (characters: readonly Character[]): SnapBackPlayer[] =>
  characters.map((level, i) => ({ name: level, kind: 'bot', level, shape: SHAPES[i]! }));

test.each([[['pip', 'otto']], [['henrik', 'ada']], [CHARACTERS]] as const)('a game is that of the fast loop: %j', (names) => {
  // Cards that are painted when they are laid, as in the loop, which knows no frames.
  const table = tableOf(setupOf(seated(names)), 'parity', { frame: 0, createPlayer });
  table.act({ kind: 'goOn' });
  table.pass(630_000);
  expect(table.view().phase).toBe('over');
  const fast = playFast({ players: names, seed: 'parity', pace: 2500, minutes: 10, die: 3 });
  expect(table.table.saved().events).toEqual(fast.events);
  expect(table.view().seats.map(({ die }) => die)).toEqual(fast.game.dice);
});

describe('what computer players are told', () => {
  const luck = ['luck 0', 'luck 1', 'luck 2'];
  const factsOf = (seed: string, more: object = {}): PlayerFacts[] => {
    const setup = setupOf([ANN, VIOLA, OTTO]);
    return tableOf(setup, seed, { game: { ...newGame(setup, seed), ...more } }).players.map(({ facts }) => facts);
  };
  test('hangs on words of their own, and not on that of the cards', () => {
    expect(factsOf('some cards', { luck })).toEqual(factsOf('other cards', { luck }));
    expect(factsOf('some cards', { luck }).map(({ seed }) => seed)).toEqual(['luck 1', 'luck 2']);
  });
  test('keeps these words when the game is saved and read; a game without them is played on by its own', () => {
    const game = { ...newGame(setupOf([ANN, VIOLA, OTTO]), 'cards'), luck };
    const opened = openSaved(JSON.parse(JSON.stringify(toStore(game))));
    expect(opened.ok && opened.game.saved.luck).toEqual(luck);
    const words = factsOf('cards').map(({ seed }) => seed);
    expect(new Set(words).size).toBe(2);
    expect(factsOf('cards').map(({ seed }) => seed)).toEqual(words);
  });
});
