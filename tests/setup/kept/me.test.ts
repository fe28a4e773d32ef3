/** The player of a device: which seat is theirs, what they are called, and which games count for them. */
import { describe, expect, test } from 'vitest';
import { namedPlayers } from '../../../src/setup/defaultNames';
import { nameOnSeats, seatOfMine, seatedByLink, unnamedIfNone, withMe } from '../../../src/setup/kept/me';
import { keptForm, openSettings } from '../../../src/setup/kept/settings';
import { checkSetup } from '../../../src/setup/setup';
import { linkTo, setupFromLink } from '../../../src/setup/links';
import { UNNAMED_ME } from '../../../src/setup/names';
import type { SeatDraft } from '../../../src/setup/players';
import { defaultNames } from '../../../src/strings/words/start/names';
import { TWO_COMPUTERS, openApp } from '../../helpers/apps';
import { setupOf } from '../../helpers/sessions';

const PERSON: SeatDraft = { kind: 'local' };
const ME: SeatDraft = { kind: 'local', me: true };
const OTTO: SeatDraft = { kind: 'bot', level: 'otto' };
const OTHERS = [{ kind: 'bot', level: 'viola' }, { kind: 'bot', level: 'pip' }] as const;
const named = (seats: readonly SeatDraft[]): string[] => namedPlayers(seats, defaultNames()).map(({ name }) => name);

describe('the seat', () => {
  test('is that of whoever plays alone against computers; of several only the one that says so', () => {
    expect(withMe([PERSON, OTTO])).toEqual([ME, OTTO]);
    expect(withMe([PERSON, PERSON])).toEqual([PERSON, PERSON]);
    expect(withMe([OTTO, OTTO])).toEqual([OTTO, OTTO]);
  });
  test('is one at most, and never a computer\'s', () => {
    const setup = setupOf('ann ben otto');
    const checked = checkSetup({ ...setup, players: setup.players.map((player) => ({ ...player, me: true as const })) });
    expect(checked.ok && checked.setup.players.map(({ me }) => me)).toEqual([true, undefined, undefined]);
    const bot = checkSetup({ ...setup, players: [{ name: 'Otto', kind: 'bot', level: 'otto', me: true }, { name: 'Ann', kind: 'local' }] });
    expect(bot.ok && bot.setup.players.map(({ me }) => me)).toEqual([undefined, undefined]);
  });
  test('is called "You" without a name, but not where several read the same screen', () => {
    expect(named([ME, OTTO])).toEqual(['You', 'Otto']);
    expect(named([ME, PERSON])).toEqual(['Player', 'Sally']);
    expect(named([{ ...ME, name: 'Ann' }, PERSON])).toEqual(['Ann', 'Player']);
  });
  test('names the player by what was typed on it; nothing, and "You", take the name away', () => {
    expect(['Ann', ' ', 'you', undefined].map((name) => nameOnSeats([{ ...ME, ...(name === undefined ? {} : { name }) }], 'You')))
      .toEqual(['Ann', null, null, null]);
    expect(nameOnSeats([PERSON, { ...PERSON, name: 'Ben' }], 'You')).toBeUndefined();
  });
  test('has no name under the word of any language for it, and is kept under the same mark in all of them', () => {
    expect(['du', 'YOU', 'Dunja'].map((name) => nameOnSeats([{ ...ME, name }], 'Du'))).toEqual([null, null, 'Dunja']);
    const seats = unnamedIfNone([{ ...ME, name: 'du' }, { ...PERSON, name: 'Du' }], 'Du');
    expect(seats).toEqual([ME, { ...PERSON, name: 'Du' }]);
    expect(named([ME, OTTO])[0]).toBe(UNNAMED_ME);
  });
});

test('a link carries no mark: whoever plays alone by it is the player, unless both have names and they differ', () => {
  const seated = (play: string, me: string | null) => {
    const read = setupFromLink(`?play=${play}&deal=abc`, () => 'x');
    if (read?.ok !== true) throw new Error('not a link');
    return seatedByLink(read.setup, me);
  };
  expect(seated('ann,computer', null).players[0]).toEqual({ name: 'Ann', kind: 'local', me: true });
  expect(seated('ann,computer', 'ann').players[0]).toEqual({ name: 'Ann', kind: 'local', me: true });
  expect(seated('ann,computer', 'Ben').players[0]).toEqual({ name: 'Ann', kind: 'local' });
  expect(seated('you,computer', 'Ben').players[0]).toEqual({ name: 'Ben', kind: 'local', me: true });
  expect(seated('ann,ben', null).players.map(({ me }) => me)).toEqual([undefined, undefined]);
  expect(linkTo(seated('ann,computer', null))).not.toContain('me');
});

test('a finished game counts by its mark, and one of before by the name now, or by the one that nobody had typed', () => {
  const bot = { name: 'Otto', level: 'otto' };
  const seat = (name: string, me?: true) => ({ name, level: null, ...(me ? { me } : {}) });
  expect(seatOfMine([seat('Anna', true), seat('Ann')], 'Ann')?.name).toBe('Anna');
  expect(seatOfMine([seat('Ben'), seat('ANN'), bot], 'Ann')?.name).toBe('ANN');
  expect(seatOfMine([seat('Player'), bot], 'You')?.name).toBe('Player');
  expect(seatOfMine([seat('Player'), seat('Sally')], 'You')).toBeNull();
  expect(seatOfMine([{ name: 'Ann', level: 'ada' }, bot], 'Ann')).toBeNull();
});

describe('settings', () => {
  const ofOne = { ...TWO_COMPUTERS, players: [{ name: 'Ann', kind: 'local' }, OTTO] } as const;
  test('of before name the player as the only person at the table had typed it, once', () => {
    expect(openSettings(keptForm(ofOne))?.me).toBe('Ann');
    expect(openSettings(keptForm(TWO_COMPUTERS))?.me).toBeUndefined();
    expect(openSettings(keptForm({ ...ofOne, players: [{ kind: 'local', me: true }, OTTO] }))?.me).toBeUndefined();
  });
  test('with what is no name leave the player without one, and spoil nothing else', () => {
    for (const me of [7, '', 'computer', 'x'.repeat(30), '?', null]) {
      expect(openSettings(keptForm({ ...TWO_COMPUTERS, me: me as string }))).toEqual({ ...TWO_COMPUTERS, players: OTHERS.map(
        (seat) => ({ ...seat, name: seat.level === 'viola' ? 'Viola' : 'Pip' }),
      ) });
    }
  });
});

describe('the app', () => {
  test('keeps games of the player together while they are named, and forgets the name with the name', async () => {
    const one = await openApp({ settings: { ...TWO_COMPUTERS, players: [PERSON, OTTO] } });
    await one.ask({ kind: 'playCharacter' });
    await one.clock.rest();
    await one.ask({ kind: 'leave' });
    expect(one.start()).toMatchObject({ me: null, waiting: [{ names: expect.arrayContaining(['You', 'Otto']) as string[] }] });
    expect(await one.ask({ kind: 'nameMe', name: ' computer: ada ' })).toBe(false);
    expect(one.start()).toMatchObject({ me: null, notices: [{ kind: 'setupRefused' }] });
    expect(await one.ask({ kind: 'nameMe', name: ' Ann,  B ' })).toBe(true);
    expect(one.start()).toMatchObject({ me: 'Ann B', notices: [] });
    await one.ask({ kind: 'openSetup', for: 'character' });
    expect(one.setup()?.draft.players[0]).toEqual({ kind: 'local', me: true, name: 'Ann B' });
    // The set-up changes it, too.
    const { draft } = one.setup()!;
    await one.ask({ kind: 'change', draft: { ...draft, players: [{ ...draft.players[0]!, name: 'Ida' }, OTTO] } });
    await one.ask({ kind: 'play' });
    expect(one.table()?.seats.map(({ name }) => name)).toContain('Ida');
    await one.clock.rest();
    const saved = await one.store.list({ over: false });
    expect(saved.map(({ seats }) => seats.find(({ me }) => me)?.name).toSorted()).toEqual(['Ida']);
    await one.ask({ kind: 'leave' });
    expect(one.start()?.me).toBe('Ida');
    await one.ask({ kind: 'history' });
    for (const _ of 'ab') await one.ask({ kind: 'deletePast', target: { kind: 'name', name: 'ida' } });
    await one.ask({ kind: 'leave' });
    expect(one.start()?.me).toBeNull();
  });
});
