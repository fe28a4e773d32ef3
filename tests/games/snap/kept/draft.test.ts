/** What is agreed for a game of Snap: who plays, keys, packs, and when a drum turns the cards. */
import { describe, expect, test } from 'vitest';
import { draftWithout, keptDraft } from '../../../../src/seats/draftSeats';
import { canBeOwn, keysOf, peopleIn } from '../../../../src/setup/seats/ownKeys';
import { chosenOf } from '../../../../src/seats/terms';
import { agreement, optionsOf, type Draft } from '../../../../src/games/snap/kept/setup';
import { CHARACTERS } from '../../../../src/setup/players';
import { agreed } from '../../../helpers/agreed';

const { agreedProblem, draftProblem, openDraft, openSetup, playersOf, setupOf, toDraftStore } = agreed(agreement);
type DraftSeat = Draft['seats'][number];
const { keys, tableKeys, terms } = agreement.of;
const canCallWith = (key: string): boolean => canBeOwn(key, tableKeys!);
const callKeysOf = (seats: readonly DraftSeat[]) => keysOf(keys, seats, 'callKey');
/** The keys for the pot of those who want them. */
const potKeysOf = (seats: readonly DraftSeat[]) =>
  playersOf(drafted(seats, { keys: 'two' }), null, NAMES).map(({ potKey }) => potKey ?? null);
const hasDrum = (draft: Draft, around: () => boolean): unknown =>
  chosenOf<Draft>(['drum', terms.drum as never], draft, { people: peopleIn(draft.seats), around: around() });

const NAMES = {
  humans: ['Ann', 'Bo', 'Cleo', 'Dan', 'Eva', 'Finn'],
  characters: Object.fromEntries(CHARACTERS.map((one) => [one, { name: one.toUpperCase() }])) as never,
};
const person: DraftSeat = { kind: 'local' };
const bot: DraftSeat = { kind: 'bot', level: 'pip' };
const drafted = (seats: readonly DraftSeat[], more: Partial<Draft> = {}): Draft => ({ ...openDraft({ seats }), ...more });
const beside = (): boolean => false;
const people = (count: number): DraftSeat[] => Array.from({ length: count }, () => person);
const setup = (draft: Draft) => setupOf(draft, playersOf(draft, null, NAMES), false);

describe('a draft', () => {
  test('that is kept is read again, whatever else lies there', () => {
    const draft = drafted([{ ...person, name: 'Ann', callKey: 'z' }, bot], { table: 'A', drum: true, beat: 3000, packs: 2 });
    expect(openDraft(JSON.parse(JSON.stringify(toDraftStore(draft))))).toEqual(draft);
    expect(openDraft({ seats: [{ kind: 'ghost' }], table: 'Z', beat: -1 })).toEqual(openDraft(null));
    expect(openDraft(null).seats.map(({ kind }) => kind)).toEqual(['local', 'bot', 'bot']);
  });
  test('keeps no name of the player of this device, and loses names that are deleted', () => {
    const draft = drafted([{ ...person, name: 'Ann', me: true }, { ...person, name: 'Bo' }]);
    expect(keptDraft(draft).seats.map(({ name }) => name)).toEqual([undefined, 'Bo']);
    expect(draftWithout(draft, (name) => name === 'Bo').seats[1]?.name).toBeUndefined();
  });
});

describe('keys', () => {
  test('are far apart for six people, and nobody alone, and no computer, has one', () => {
    expect(callKeysOf([...people(6)])).toEqual(['q', 'p', 'x', 'n', 't', 'k']);
    expect(callKeysOf([person, bot])).toEqual([null, null]);
    expect(callKeysOf([person, bot, { ...person, callKey: 'q' }])).toEqual(['p', null, 'q']);
  });
  test('for the pot belong to two people, and are none that somebody calls with', () => {
    expect(potKeysOf([person, bot, person])).toEqual(['w', null, 'o']);
    expect(potKeysOf([{ ...person, callKey: 'w' }, person])).toEqual(['o', null]);
    expect(potKeysOf(people(3))).toEqual([null, null, null]);
  });
  test('are letters and digits that the table does not use', () => {
    expect(['q', '1', 'ö'].map(canCallWith)).toEqual([true, true, true]);
    expect(['m', 'd', 'Q', ' ', '', 'qq', '?'].map(canCallWith)).toEqual(Array.from({ length: 7 }, () => false));
    expect(draftProblem(drafted([{ ...person, callKey: 'm' }, person]))).toEqual({ code: 'bad-key', seat: 0, key: 'm' });
    expect(draftProblem(drafted([{ ...person, callKey: 'm' }, bot]))).toBeNull();
  });
  test('are asked for where two have one each; two on one key are told of', () => {
    const draft = drafted([{ ...person, callKey: 'q' }, { ...person, callKey: 'q' }]);
    expect(agreedProblem(setup(draft))).toEqual({ code: 'same-key', key: 'q' });
    const pot = drafted([{ ...person, callKey: 'q' }, { ...person, potKey: 'q' }], { keys: 'two' });
    expect(agreedProblem(setup(pot))).toEqual({ code: 'same-key', key: 'q' });
    expect(setup(drafted(people(2), { keys: 'two' })).players.map(({ callKey, potKey }) => `${callKey}${potKey}`)).toEqual(['qw', 'po']);
    expect(setup(drafted(people(2), { asked: true })).players.map(({ callKey }) => callKey)).toEqual([undefined, undefined]);
  });
});

describe('a drum', () => {
  test('turns the cards of more than two people at one keyboard, unless they choose otherwise', () => {
    expect([1, 2, 3, 6].map((count) => hasDrum(drafted([...people(count), bot].slice(0, 6)), beside))).toEqual([false, false, true, true]);
    expect(hasDrum(drafted(people(4)), () => true)).toBe(false);
    expect(hasDrum(drafted(people(4), { drum: false }), beside)).toBe(false);
    expect(hasDrum(drafted(people(2), { drum: true }), beside)).toBe(true);
    expect(hasDrum(drafted(people(4), { drum: true, asked: true }), beside)).toBe(false);
  });
});

describe('a set-up', () => {
  test('has two packs from five players on at tables A and B', () => {
    for (const table of ['A', 'B'] as const) {
      expect([2, 4, 5, 6].map((count) => setup(drafted(people(count), { table })).packs)).toEqual([1, 1, 2, 2]);
    }
    expect(setup(drafted(people(6), { table: 'C' })).packs).toBe(1);
    expect(agreedProblem(setup(drafted(people(5), { packs: 1 })))).toEqual({ code: 'small-pack', from: 5 });
    expect(agreedProblem(setup(drafted(people(2), { packs: 2 })))).toBeNull();
  });
  test('has no pot for ties at table C, nor where everybody is asked', () => {
    expect(optionsOf(setup(drafted(people(2)))).ties).toBe('pot');
    expect(optionsOf(setup(drafted(people(2), { table: 'C' }))).ties).toBe('seat');
    expect(optionsOf(setup(drafted(people(2), { asked: true }))).ties).toBe('seat');
  });
  test('needs two players and has six at most, each with a name and a mark of their own', () => {
    expect(agreedProblem(setup(drafted([person])))).toEqual({ code: 'too-few-seats', least: 2 });
    const six = setup(drafted(people(6)));
    expect(agreedProblem(six)).toBeNull();
    expect(new Set(six.players.map(({ shape }) => shape)).size).toBe(6);
    expect(openSetup({ ...six, players: [...six.players, { name: 'Seven', kind: 'bot' }] }))
      .toEqual({ ok: false, problem: { code: 'too-many-seats', most: 6 } });
    expect(openSetup({ ...six, players: six.players.map((one) => ({ ...one, name: 'Ann' })) }))
      .toEqual({ ok: false, problem: { code: 'same-name', name: 'Ann' } });
  });
  test('that is kept is read again; two on one key, or of one mark, are told apart', () => {
    const two = setup(drafted(people(2), { keys: 'two' }));
    expect(openSetup(JSON.parse(JSON.stringify(two)))).toEqual({ ok: true, setup: two });
    const same = openSetup({ ...two, players: two.players.map((one) => ({ ...one, callKey: 'q', shape: 'star' })) });
    if (!same.ok) throw new Error(same.problem.code);
    expect(same.setup.players.map(({ callKey }) => callKey)).toEqual(['q', undefined]);
    expect(new Set(same.setup.players.map(({ shape }) => shape)).size).toBe(2);
  });
});
