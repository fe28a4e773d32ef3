/**
 * What is remembered between games: it comes back as it was agreed, and whatever is not sound gives way to what was meant for the start.
 */
import { describe, expect, test } from 'vitest';
import { USUAL_INPUT } from '../../../src/setup/inputSettings';
import { PRESETS } from '../../../src/rules/presets';
import { PRINTED_RULES } from '../../../src/rules/options';
import { keptForm, openSettings, readSettings, writeSettings, type Settings } from '../../../src/setup/kept/settings';
import { afterAgreeing, draftFor, gameAgainst, type Remembered } from '../../../src/setup/kept/tables';
import { DEFAULT_CHARACTER } from '../../../src/setup/players';

const FALLBACK: Settings = {
  players: [{ name: 'A', kind: 'local' }, { name: 'B', kind: 'bot', level: 'pip' }], callSeconds: 5, pace: 'normal',
  rules: PRESETS.race, memoryAid: true, playedFor: { kind: 'to-100' }, sitting: 'beside', input: USUAL_INPUT, names: [],
};
const read = (text: string | null): Settings => readSettings(() => ({ getItem: () => text }), FALLBACK);
const withPlayers = (...players: unknown[]): string => JSON.stringify({ players, callSeconds: 3, pace: 'fast' });
const agreed = (terms: object): string => JSON.stringify({
  players: [ANN, { name: 'Ben', kind: 'local' }], callSeconds: 3, pace: 'fast', ...terms,
});
const ANN = { name: 'Ann', kind: 'local' };

describe('settings', () => {
  test('come back as they were agreed, with who the computers are', () => {
    const settings: Settings = {
      players: [{ name: 'Ann', kind: 'local', shape: 'diamond', me: true }, { name: 'Ada', kind: 'bot', level: 'ada', shape: 'circle' }],
      callSeconds: null, pace: 'slow',
      rules: { calls: 'automatic', falseCall: 'pay-tile', claimCostsMove: false, missedRun: 'one-move' }, memoryAid: true,
      playedFor: { kind: 'games', games: 5 }, sitting: 'around', names: ['Ann', 'Bo'],
      input: { singleKeys: false, letters: { call: 'k' }, takeBack: 'always' },
    };
    const kept = new Map<string, string>();
    writeSettings(() => ({ setItem: (key: string, text: string) => { kept.set(key, text); } }), settings);
    expect(readSettings(() => ({ getItem: (key: string) => kept.get(key) ?? null }), FALLBACK)).toEqual(settings);
  });
  test('of before there were series play single games; what nobody can play for is no setting', () => {
    expect(read(agreed({})).playedFor).toEqual({ kind: 'single' });
    expect(read(agreed({ playedFor: { kind: 'games', games: 7 }, sitting: 'around' })).playedFor).toEqual({ kind: 'games', games: 7 });
    for (const playedFor of [{ kind: 'games', games: 8 }, { kind: 'games' }, { kind: 'money' }, 'to-100', null]) {
      expect(read(agreed({ playedFor }))).toEqual(FALLBACK);
    }
  });
  test('that are older than the characters seat the one who sits there unasked', () => {
    expect(read(withPlayers(ANN, { name: 'Sally', kind: 'bot' })))
      .toMatchObject({ players: [ANN, { name: 'Sally', kind: 'bot', level: DEFAULT_CHARACTER }], callSeconds: 3, pace: 'fast' });
  });
  test('that are older than the house rules play by the printed ones, without the memory aid', () => {
    expect(read(withPlayers(ANN, { name: 'Sally', kind: 'bot' }))).toMatchObject({ rules: PRINTED_RULES, memoryAid: false });
    expect(read(agreed({ memoryAid: true }))).toMatchObject({ rules: PRINTED_RULES, memoryAid: true });
  });
  test.each([
    ['nothing', null], ['no JSON', '{{{'], ['a character nobody knows', withPlayers(ANN, { name: 'Hal', kind: 'bot', level: 'hal' })],
    ['a character that is no word', withPlayers(ANN, { name: 'Hal', kind: 'bot', level: null })], ['one player', withPlayers(ANN)],
    ['the same name twice', withPlayers(ANN, ANN)],
    ['a mark nobody knows', withPlayers({ ...ANN, shape: 'star' }, { name: 'Ben', kind: 'local' })],
    ['the same mark twice', withPlayers({ ...ANN, shape: 'square' }, { name: 'Ben', kind: 'local', shape: 'square' })],
    ['a rule nobody knows', agreed({ rules: { ...PRINTED_RULES, calls: 'whistle' } })],
    ['a rule missing', agreed({ rules: { calls: 'race' } })],
    ['a name in place of rules', agreed({ rules: 'family' })], ['an aid that is neither on nor off', agreed({ memoryAid: 'on' })],
  ])('are as meant for the start when there is %s', (_, text) => {
    expect(read(text)).toBe(FALLBACK);
  });
  test('of before names were told apart from those that somebody typed keep only the latter', () => {
    const names = (...players: unknown[]): (string | undefined)[] => read(withPlayers(...players)).players.map(({ name }) => name);
    const [player, sally, otto] = [
      { name: 'Player', kind: 'person' }, { name: 'Sally', kind: 'person' }, { name: 'Otto', kind: 'computer', level: 'otto' },
    ];
    expect(names(player, otto)).toEqual([undefined, undefined]);
    expect(names(player, sally, otto, { ...otto, name: 'Otto 2' })).toEqual([undefined, undefined, undefined, undefined]);
    // Nobody would be called so on that seat unless they had typed it.
    expect(names(sally, otto)).toEqual(['Sally', undefined]);
    expect(names(ANN, { ...otto, name: 'Grandpa' })).toEqual(['Ann', 'Grandpa']);
    expect(names({ ...otto, name: 'Ada' }, player)).toEqual(['Ada', undefined]);
  });
  test('keep a default name that somebody typed, now that it can be told', () => {
    const typed: Settings = { ...FALLBACK, players: [{ kind: 'local' }, { name: 'Otto', kind: 'bot', level: 'otto' }] };
    expect(read(JSON.stringify(keptForm(typed)))).toEqual(typed);
  });
  test('are as meant for the start where the browser keeps nothing', () => {
    expect(readSettings(() => { throw new Error('refused'); }, FALLBACK)).toBe(FALLBACK);
  });
});

describe('practice', () => {
  const settings = (): Remembered => {
    const opened = openSettings({ players: [{ kind: 'local' }, { kind: 'bot', level: 'pip' }], callSeconds: 5, pace: 'normal' });
    if (!opened) throw new Error('refused');
    return opened;
  };

  test('that was agreed in the set-up is offered there again, and is no part of a game of the start screen', () => {
    const remembered = afterAgreeing(settings(), { ...draftFor(settings(), 'character'), practice: true }, 'setUp');
    expect(draftFor(remembered, 'character').practice).toBe(true);
    expect(gameAgainst(remembered, 'pip').practice).toBeUndefined();
    expect(draftFor(remembered, 'several').practice).toBeUndefined();
    const without = afterAgreeing(remembered, { ...draftFor(remembered, 'character'), practice: undefined }, 'setUp');
    expect(draftFor(without, 'character').practice).toBeUndefined();
  });

  test('is kept, and spoils nothing where it is not sound', () => {
    const remembered = afterAgreeing(settings(), { ...draftFor(settings(), 'character'), practice: true }, 'setUp');
    const kept: unknown = JSON.parse(JSON.stringify(remembered));
    expect(openSettings(kept)?.alone?.practice).toBe(true);
    expect(openSettings({ ...settings(), practice: 'yes' })?.practice).toBeUndefined();
  });
});
