/** What is agreed for a game: as it is kept, cleaned, seated, and as a link asks for it. */
import { describe, expect, test } from 'vitest';
import { cleanedDraft, keptDraft } from '../../../../src/seats/draftSeats';
import { agreement, startDice, type Draft, type SnapBackSetup } from '../../../../src/games/snapBack/kept/setup';
import { defaultNames } from '../../../../src/strings/words/start/names';
import { agreed } from '../../../helpers/agreed';

const { draftProblem, gameFromLink, openDraft, openSetup, playersOf, toDraftStore, ...of } = agreed(agreement);
const agreedProblem = (players: SnapBackSetup['players']) => of.agreedProblem({ players } as SnapBackSetup);

const draft = (seats: Draft['seats'], more: Partial<Draft> = {}): Draft => ({ ...openDraft({ seats }), ...more });
const named = (one: Draft, me: string | null = null) => playersOf(one, me, defaultNames());

describe('what is kept', () => {
  test('every value that is not sound gives way to what is usual, alone', () => {
    expect(openDraft({ dice: 9, pace: 1, minutes: 'x', untimed: 'no', spoken: 'loud', seats: [{ kind: 'local' }, { kind: 'ghost' }] }))
      .toMatchObject({ dice: 3, pace: 2500, minutes: 10, untimed: false, spoken: 'off', seats: [{ kind: 'local' }] });
    expect(openDraft({ dice: 1, minutes: null })).toMatchObject({ dice: 1, minutes: null, pace: 2500, row: true });
    expect(openDraft(toDraftStore({ ...openDraft({}), row: false }))).toMatchObject({ row: false });
    for (const value of [null, 7, [], { seats: [] }, { seats: [{ kind: 'bot' }] }]) {
      expect(openDraft(value).seats.map(({ kind }) => kind)).toEqual(['local', 'bot', 'bot']);
    }
  });

  test('no more sit down than there are seats, and no more people than there is room for', () => {
    const many = (kind: string, length: number) => Array.from({ length }, () => ({ kind }));
    const { seats } = openDraft({ seats: [...many('local', 6), ...many('bot', 3)] });
    expect(seats.map(({ kind }) => kind)).toEqual(['local', 'local', 'local', 'local', 'bot', 'bot']);
  });

  test('a name that was deleted does not come back, and that of the player of this device is not kept here', () => {
    const seats = [{ kind: 'local', me: true, name: 'Ann' }, { kind: 'local', name: 'Bo' }, { kind: 'local', name: 'Cy' }] as const;
    expect(openDraft({ seats }, (name) => name === 'Bo').seats.map(({ name }) => name)).toEqual([undefined, 'Bo', undefined]);
    expect(keptDraft(draft(seats)).seats[0]).not.toHaveProperty('name');
  });
});

describe('who sits down', () => {
  test('whoever is alone is the player of this device, unless they are called otherwise', () => {
    expect(named(draft([{ kind: 'local' }]))[0]).toMatchObject({ name: 'You', me: true });
    expect(named(draft([{ kind: 'local' }]), 'Ann')[0]).toMatchObject({ name: 'Ann', me: true });
    expect(named(draft([{ kind: 'local', name: 'Bo' }]), 'Ann')[0]).not.toHaveProperty('me');
  });

  test('people have a key each where they call, and none where everybody is asked', () => {
    const two = draft([{ kind: 'local', name: 'Ann' }, { kind: 'local', name: 'Bo' }]);
    expect(named(two).map(({ callKey }) => callKey)).toEqual(['q', 'p']);
    expect(named({ ...two, untimed: true }).map(({ callKey }) => callKey)).toEqual([undefined, undefined]);
  });

  test('two on one key, two of one name, a key of the table: each is told', () => {
    const same = draft([{ kind: 'local', name: 'Ann', callKey: 'z' }, { kind: 'local', name: 'ann', callKey: 'z' }]);
    expect(agreedProblem(named(same))).toEqual({ code: 'same-key', key: 'z' });
    expect(agreedProblem(named({ ...same, untimed: true }))).toMatchObject({ code: 'same-name' });
    expect(draftProblem(draft([{ kind: 'local', callKey: '3' }, { kind: 'local' }]))).toEqual({ code: 'bad-key', seat: 0, key: '3' });
  });

  test('names are cleaned: a blank one is none, and a computer player\'s is refused', () => {
    const beside = (name: string): Draft => ({ ...draft([]), seats: [{ kind: 'local', me: true }, { kind: 'local', name }] });
    const clean = (name: string) => cleanedDraft(beside(name), () => false);
    expect(clean('  Bo,  B ').seats[1]).toMatchObject({ name: 'Bo B' });
    expect(clean(' , ').seats[1]).not.toHaveProperty('name');
    expect(draftProblem(clean('computer:ada'))).toEqual({ code: 'computers-name', seat: 1 });
    expect(draftProblem(clean('?'))).toEqual({ code: 'nobodys-name', seat: 1 });
  });
});

describe('a die of one’s own to start on', () => {
  const setup = (one: Draft) => of.setupOf(one, named(one), false);

  test('is kept with the seat, and gives way where it is none', () => {
    const { seats } = openDraft({ seats: [{ kind: 'local', start: 2 }, { kind: 'bot', start: 9 }, { kind: 'bot', start: 'x' }] });
    expect(seats.map(({ start }) => start)).toEqual([2, undefined, undefined]);
    expect(openDraft(JSON.parse(JSON.stringify(toDraftStore({ ...openDraft({}), seats })))).seats[0]).toMatchObject({ start: 2 });
  });

  test('stands in the set-up, and in what is saved', () => {
    const played = setup(draft([{ kind: 'local', start: 2 }, { kind: 'bot', level: 'viola' }]));
    expect(played).toMatchObject({ dice: 3, players: [{ start: 2 }, {}] });
    expect(startDice(played)).toEqual([2, 3]);
    expect(openSetup(JSON.parse(JSON.stringify(played)))).toEqual({ ok: true, setup: played });
    // Where all begin alike, that is one number, as ever.
    expect(startDice(setup(draft([{ kind: 'local', start: 4 }, { kind: 'bot', start: 4 }])))).toBe(4);
    expect(startDice(setup(draft([{ kind: 'local' }, { kind: 'bot' }], { dice: 5 })))).toBe(5);
    // It is part of every result: it is not guessed.
    for (const start of [0, 7, 2.5, 'x', null]) {
      expect(openSetup({ ...played, players: [{ ...played.players[0], start }] })).toMatchObject({ problem: { code: 'not-a-setup' } });
    }
  });
});

describe('a link', () => {
  const read = (query: string) => gameFromLink(new URLSearchParams(query));

  test('says who plays, how and with which cards', () => {
    expect(read('guest=snap-back')).toBe(null);
    expect(read('play=ann,computer:viola,computer&pace=1.5&dice=2&minutes=none&hurry=off&cards=w')).toMatchObject({
      cards: 'w', problem: null,
      draft: {
        seats: [{ kind: 'local', name: 'Ann' }, { kind: 'bot', level: 'viola' }, { kind: 'bot', level: 'otto' }],
        pace: 1500, dice: 2, minutes: null, untimed: true,
      },
    });
  });

  test('that names computers alone is played by whoever follows it', () => {
    expect(read('play=computer:ada')).toMatchObject({
      problem: null, draft: { seats: [{ kind: 'local', me: true }, { kind: 'bot', level: 'ada' }] },
    });
    expect(read(`play=computer${',computer'.repeat(5)}`)?.problem).toEqual({ code: 'seats', most: 6 });
    // A word that says nobody: as usual.
    expect(read('play=')).toMatchObject({ problem: null, draft: { seats: { length: 3 } } });
  });

  test('is told what it cannot have, and keeps the rest', () => {
    const problem = (query: string) => read(query)?.problem;
    expect(problem('play=ann&pace=2.2')).toEqual({ code: 'pace', found: '2.2' });
    expect(problem('play=ann&dice=7')).toEqual({ code: 'dice', found: '7' });
    for (const found of ['2,3', '2,3,7', '2,,3', '2,3,3,3']) {
      expect(problem(`play=ann,bo,computer&dice=${found}`)).toEqual({ code: 'dice', found });
    }
    expect(read('play=ann,bo&dice=2,4')).toMatchObject({ problem: null, draft: { dice: 3, seats: [{ start: 2 }, { start: 4 }] } });
    expect(problem('play=ann&minutes=4')).toEqual({ code: 'minutes', found: '4' });
    expect(problem('play=ann&minutes=null')).toEqual({ code: 'minutes', found: 'null' });
    expect(problem('play=ann&row=maybe')).toEqual({ code: 'row', found: 'maybe' });
    expect(read('play=ann&row=off')?.draft.row).toBe(false);
    expect(problem('play=ann&hurry=maybe')).toEqual({ code: 'hurry', found: 'maybe' });
    expect(problem('play=ann,computer:zoe')).toEqual({ code: 'character', found: 'zoe' });
    expect(problem('play=a,b,c,d,e')).toEqual({ code: 'people', most: 4 });
    expect(problem(`play=a${',computer'.repeat(6)}`)).toEqual({ code: 'seats', most: 6 });
    expect(problem(`play=ann&cards=${'x'.repeat(41)}`)).toEqual({ code: 'cards', most: 40 });
    expect(read('play=ann,bo&dice=0&pace=3')?.draft).toMatchObject({ seats: [{ name: 'Ann' }, { name: 'Bo' }], dice: 3, pace: 3000 });
  });
});
