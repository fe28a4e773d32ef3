/** The six characters: each has a name, a line, a word for its strength, and a face that stays in its box and is like no other. */
import { describe, expect, test } from 'vitest';
import { PORTRAITS, PORTRAIT_SIDE } from '../../../src/design/portraits';
import { setupFromLink } from '../../../src/setup/links';
import { CHARACTERS } from '../../../src/setup/players';
import type { SeatState, ViewState } from '../../../src/session/viewState';
import { playerName, status } from '../../../src/strings/words/table/names';
import { say } from '../../../src/strings/say';
import { setupSentence } from '../../../src/strings/words/refusals/problems';
import { hiddenCharacter, isNameOf } from '../../../src/strings/words/start/characters';
import { defaultNames } from '../../../src/strings/words/start/names';

const PALETTE = /^#(?:14283c|f7ecd2|efdfb9|fffaf0|d9c79c|d8452e|a92f1d|e9a92c|b77a10|1f6f6b|7cc0c0|c78bb6|7b4a2b|a86b3f|27408b)$/;

describe.each(CHARACTERS)('%s', (character) => {
  const [name, line] = [say(`character-${character}`), say(`character-${character}-line`)];
  const [strength, trait] = [say(`profile-strength-${character}`), say(`profile-trait-${character}`)];
  test('has a name, a line that fits, and words for what it is like', () => {
    expect(line.length).toBeGreaterThan(20);
    expect(line.length).toBeLessThanOrEqual(70);
    expect(line).toMatch(/\.$/);
    for (const word of [strength, trait]) expect(word).toMatch(/^[a-z]+( [a-z]+)?$/);
    // Links name a seat after its character, and know no words.
    expect(setupFromLink(`?play=ann,computer:${character}`, () => 'x'))
      .toMatchObject({ setup: { players: [{}, { name, level: character }] } });
    expect(defaultNames().humans).not.toContain(name);
  });
  test('has a face that stays in its box, in the colours of the table', () => {
    const shapes = PORTRAITS[character];
    expect(shapes.length).toBeGreaterThan(8);
    for (const { d, fill, stroke, width } of shapes) {
      // Absolute commands alone: so every figure is a place, and can be held to the box.
      expect(d).toMatch(/^M[MLHVCAZ\d\s.-]+$/);
      for (const figure of d.match(/-?\d+(?:\.\d+)?/g) ?? []) {
        expect(Number(figure)).toBeGreaterThanOrEqual(-1);
        expect(Number(figure)).toBeLessThanOrEqual(PORTRAIT_SIDE + 1);
      }
      expect(fill ?? stroke).toBeDefined();
      for (const colour of [fill, stroke]) if (colour !== undefined) expect(colour).toMatch(PALETTE);
      if (stroke !== undefined) expect(width).toBeGreaterThan(0);
    }
  });
});

test('no two faces have the same ground', () => {
  expect(new Set(CHARACTERS.map((character) => PORTRAITS[character][0]?.fill)).size).toBe(CHARACTERS.length);
});

describe('as whom a computer plays', () => {
  const seat = (name: string, level: SeatState['level']): SeatState => (
    { name, level, kind: level === null ? 'local' : 'bot', shape: 'circle', won: 4, rack: [], callKey: null, owes: false, thinks: false });
  const statusOf = (player: SeatState): string => status(0, {
    paused: false,
    phase: 'playing', seats: [player], viewer: null, mover: null, board: [], lastPlaced: null, pile: 3, order: null, clock: null,
    gone: null, calls: 'classic', asks: false, asking: null,
    may: { pick: false, look: false, place: false, draw: false, call: false, count: false, answer: false },
  } satisfies ViewState);

  test('is not said where its name says it', () => {
    expect(playerName(seat('Otto', 'otto'), true)).toBe('Otto, 4 tiles, to move');
    expect(playerName(seat('Otto 2', 'otto'), false)).toBe('Otto 2, 4 tiles');
    expect(statusOf(seat('Viola', 'viola'))).toBe('computer · forgetful');
    expect(isNameOf('otto', 'Ottokar')).toBe(false);
  });
  test('is said where it has a name of its own', () => {
    expect(playerName(seat('Sally', 'otto'), true)).toBe('Sally, 4 tiles, to move, plays as Otto');
    expect(statusOf(seat('Sally', 'otto'))).toBe('plays as Otto');
    // Somebody else's name tells nothing either.
    expect(hiddenCharacter(seat('Ada', 'pip'))).toBe('Pip');
  });
  test('is nobody, for a person', () => {
    expect(playerName(seat('Otto', null), false)).toBe('Otto, 4 tiles');
    expect(statusOf(seat('Ann', null))).toBe('person');
  });
});

test('a link with a character that nobody knows is told whom there is', () => {
  expect(setupSentence({ code: 'unknown-character', character: 'hal' }))
    .toBe('There’s no computer player “hal”. Choose from Pip, Wanda, Otto, Viola, Henrik and Ada.');
});
