/** What is agreed in the set-up: names follow whom one chooses, but never push out a name that somebody thought of. */
import { describe, expect, test } from 'vitest';
import { USUAL_INPUT } from '../../../src/setup/inputSettings';
import { PRINTED_RULES } from '../../../src/rules/options';
import { namedPlayers } from '../../../src/setup/defaultNames';
import { CHARACTERS, marksOf, type SeatDraft } from '../../../src/setup/players';
import { defaultNames } from '../../../src/strings/words/start/names';
import { keptForm, openSettings } from '../../../src/setup/kept/settings';
import type { SetupDraft } from '../../../src/setup/kept/tables';
import {
  addCharacter, addPerson, choose, chooseClock, chooseMark, makeMe, nextCharacter, removePlayer, rename,
} from '../../../src/ui/setup/setupDraft';

const PERSON: SeatDraft = { kind: 'local' };
const OTTO: SeatDraft = { kind: 'bot', level: 'otto' };
const ADA: SeatDraft = { kind: 'bot', level: 'ada' };
const draftOf = (...players: SeatDraft[]): SetupDraft =>
  ({
    players, callSeconds: 5, pace: 'normal', rules: PRINTED_RULES, memoryAid: false, playedFor: { kind: 'single' }, sitting: 'beside',
    input: USUAL_INPUT,
  });
/** What the button without a face does. */
const addComputer = (draft: SetupDraft): SetupDraft => addCharacter(draft, nextCharacter(draft));
const told = ({ players }: SetupDraft, names = defaultNames()): string[] =>
  namedPlayers(players, names).map(({ name, level }) => (level ? `${name}=${level}` : name));

describe('choosing a character', () => {
  test('names the seat after it', () => {
    expect(told(choose(draftOf(PERSON, OTTO), 1, 'ada'))).toEqual(['Player', 'Ada=ada']);
    expect(told(choose(draftOf(PERSON, PERSON), 1, 'pip'))).toEqual(['Player', 'Pip=pip']);
    expect(told(choose(draftOf(PERSON, { ...OTTO, name: ' ' }), 1, 'pip'))).toEqual(['Player', 'Pip=pip']);
  });
  test('with a number where that name is taken', () => {
    const two = choose(draftOf(PERSON, OTTO, ADA), 2, 'otto');
    expect(told(two)).toEqual(['Player', 'Otto=otto', 'Otto 2=otto']);
    expect(told(choose(two, 2, 'viola'))).toEqual(['Player', 'Otto=otto', 'Viola=viola']);
  });
  test('keeps a name that somebody typed', () => {
    const named = rename(draftOf(PERSON, OTTO), 1, 'Grandpa');
    expect(told(choose(named, 1, 'ada'))).toEqual(['Player', 'Grandpa=ada']);
  });
  test('leaves a name that nobody typed to the language that is spoken', () => {
    const other = { humans: ['Spelare', 'Sara'], characters: { ...defaultNames().characters, otto: { name: 'Otto den sene' } } };
    expect(told(rename(draftOf(PERSON, OTTO, OTTO, PERSON), 3, 'Ann'), other)).toEqual(
      ['Spelare', 'Otto den sene=otto', 'Otto den sene 2=otto', 'Ann']);
    // What was typed stays, even where it is another language's default.
    expect(told(rename(draftOf(PERSON, OTTO), 0, 'Player'), other)).toEqual(['Player', 'Otto den sene=otto']);
  });
  test('keeps the mark of a player who had one', () => {
    expect(choose(draftOf(PERSON, { ...OTTO, shape: 'diamond' }), 1, 'ada').players[1])
      .toEqual({ kind: 'bot', level: 'ada', shape: 'diamond' });
  });
});

describe('one more person', () => {
  test('gets a name that is free', () => {
    expect(told(addPerson(draftOf(PERSON)))).toEqual(['Player', 'Sally']);
    expect(told(addPerson(draftOf({ ...PERSON, name: 'Ann' })))).toEqual(['Ann', 'Player']);
    expect(told(addPerson(draftOf(PERSON, PERSON, PERSON)))).toEqual(['Player', 'Sally', 'Bo', 'Kim']);
    expect(told(addPerson(draftOf(PERSON, { kind: 'local', name: 'sally' })))).toEqual(['Player', 'sally', 'Bo']);
  });
  test('takes the clock off, and one less puts it back', () => {
    const two = addPerson(draftOf(PERSON, OTTO));
    expect(two.callSeconds).toBeNull();
    expect(removePlayer(two, 0, defaultNames()).callSeconds).toBe(5);
    expect(addPerson({ ...draftOf(PERSON, OTTO), callSeconds: 8 }).callSeconds).toBe(8);
  });
});

describe('choosing a mark', () => {
  const marks = (draft: SetupDraft) => marksOf(draft.players);
  test('that nobody has gives it, and leaves the others theirs', () => {
    expect(marks(chooseMark(draftOf(PERSON, OTTO), 0, 'diamond'))).toEqual(['diamond', 'square']);
  });
  test('that another has swaps the two', () => {
    const swapped = chooseMark(draftOf(PERSON, OTTO, ADA), 0, 'triangle');
    expect(marks(swapped)).toEqual(['triangle', 'square', 'circle']);
    expect(marks(chooseMark(swapped, 1, 'triangle'))).toEqual(['square', 'triangle', 'circle']);
  });
  test('stays with the players when one leaves and another comes', () => {
    const chosen = chooseMark(draftOf(PERSON, OTTO, ADA), 2, 'square');
    expect(marks(removePlayer(chosen, 0, defaultNames()))).toEqual(['triangle', 'square']);
    expect(marks(addComputer(removePlayer(chosen, 0, defaultNames())))).toEqual(['triangle', 'square', 'circle']);
  });
  test('once more changes nothing', () => {
    expect(marks(chooseMark(draftOf(PERSON, OTTO), 1, 'square'))).toEqual(['circle', 'square']);
  });
});

describe('a name that nobody typed', () => {
  test('stays with its human when somebody before them leaves, and through the settings', () => {
    const left = removePlayer(draftOf(PERSON, OTTO, PERSON), 0, defaultNames());
    expect(told(left)).toEqual(['Otto=otto', 'Sally']);
    expect(told(addPerson(left))).toEqual(['Otto=otto', 'Sally', 'Player']);
    const kept = openSettings(JSON.parse(JSON.stringify(keptForm({ ...left, names: [] }))));
    expect(told(kept!)).toEqual(['Otto=otto', 'Sally']);
  });
});

describe('a clock of one\'s own', () => {
  test('is given and taken back', () => {
    const longer = chooseClock(draftOf(PERSON, OTTO), 0, 'longer');
    expect(longer.players).toEqual([{ ...PERSON, clock: 'longer' }, OTTO]);
    expect(chooseClock(longer, 0, null).players).toEqual([PERSON, OTTO]);
  });
  test('is gone when a computer sits down there', () => {
    expect(choose(chooseClock(draftOf(PERSON, OTTO), 0, 'none'), 0, 'pip').players[0]).toEqual({ kind: 'bot', level: 'pip' });
  });
});

describe('one more computer', () => {
  test('is a character that is not there yet, of middling strength first', () => {
    expect(told(addComputer(draftOf(PERSON, OTTO)))).toEqual(['Player', 'Otto=otto', 'Viola=viola']);
    expect(told(addComputer(addComputer(draftOf(PERSON, OTTO))))).toEqual(['Player', 'Otto=otto', 'Viola=viola', 'Wanda=wanda']);
    expect(told(addComputer(draftOf(PERSON, ADA)))[2]).toBe('Otto=otto');
  });
  test('has a name of its own, even where a person took it', () => {
    expect(told(addComputer(draftOf({ ...PERSON, name: 'Otto' }, PERSON)))[2]).toBe('Otto 2=otto');
  });
  test('is no fifth', () => {
    const full = draftOf(...CHARACTERS.slice(0, 4).map((level): SeatDraft => ({ kind: 'bot', level })));
    expect(addComputer(full)).toBe(full);
    expect(removePlayer(full, 0, defaultNames()).players).toHaveLength(3);
  });
});

describe('the player of this device', () => {
  const ME: SeatDraft = { ...PERSON, me: true };
  const mine = ({ players }: SetupDraft): number[] => players.flatMap(({ me }, seat) => (me === true ? [seat] : []));
  test('sits on one seat, and takes their name along where nobody typed another', () => {
    const moved = makeMe(draftOf({ ...ME, name: 'Ann' }, PERSON, OTTO), 1);
    expect(mine(moved)).toEqual([1]);
    expect(told(moved)).toEqual(['Player', 'Ann', 'Otto=otto']);
  });
  test('is whoever sits there, if a name was typed', () => {
    const other = makeMe(draftOf({ ...ME, name: 'Ann' }, { ...PERSON, name: 'Ben' }), 1);
    expect(mine(other)).toEqual([1]);
    expect(told(other)).toEqual(['Ann', 'Ben']);
  });
  test('can be named by whoever had gone, too', () => {
    expect(mine(makeMe(draftOf(PERSON, PERSON), 0))).toEqual([0]);
  });
  test('is "You" as the only person, and nobody is among several', () => {
    expect(told(draftOf(ME, OTTO))).toEqual(['You', 'Otto=otto']);
    expect(told(addPerson(draftOf(ME, OTTO)))).toEqual(['Player', 'Otto=otto', 'Sally']);
  });
});
