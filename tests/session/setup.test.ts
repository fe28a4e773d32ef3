/** What players agree on, typed or from a link: good things come out clean, all else is refused with the reason. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PRINTED_RULES } from '../../src/rules/options';
import { NAME_LENGTH, PACES, SEED_LENGTH, checkSetup, cleanText, linkTo, nextGame, setupFromLink } from '../../src/session/setup';
import { setupOf } from '../helpers/sessions';

const fresh = (): string => 'fresh';
const link = (query: string): ReturnType<typeof setupFromLink> => setupFromLink(query, fresh);
const names = (query: string): string[] | null => {
  const outcome = link(query);
  return outcome?.ok === true ? outcome.setup.players.map(({ name }) => name) : null;
};

describe('a link', () => {
  test('starts the game that it names', () => {
    expect(link('?play=ann,computer&deal=SEED&pace=fast')).toMatchObject({
      ok: true,
      setup: {
        players: [{ name: 'Ann', kind: 'person' }, { name: 'Computer', kind: 'computer' }],
        order: 'given', seed: 'SEED', rules: PRINTED_RULES, callSeconds: 5, pace: 'fast',
      },
    });
  });
  test('without a game asks for none', () => {
    for (const query of ['', '?', '?deal=SEED', '?pace=fast', '?played=ann,computer']) expect(link(query)).toBeNull();
  });
  test('without deal or pace gets a fresh deal at normal pace', () => {
    expect(link('?play=ann,ben')).toMatchObject({ ok: true, setup: { seed: 'fresh', pace: 'normal' } });
  });
  test('gives five seconds to call against computers, and no clock to persons together', () => {
    expect(link('?play=ann,computer,computer')).toMatchObject({ setup: { callSeconds: 5 } });
    expect(link('?play=computer,computer')).toMatchObject({ setup: { callSeconds: 5 } });
    expect(link('?play=ann,ben')).toMatchObject({ setup: { callSeconds: null } });
    expect(link('?play=ann,ben,computer')).toMatchObject({ setup: { callSeconds: null } });
  });
  test('takes names as people write them', () => {
    expect(names('?play=zoë,josé%20luis')).toEqual(['Zoë', 'José luis']);
    expect(names('?play=%20ann%20%20lee,ben')).toEqual(['Ann lee', 'Ben']);
    expect(names('?play=COMPUTER,computer,Computer')).toEqual(['Computer', 'Computer 2', 'Computer 3']);
    expect(names('?play=😀,李小龍')).toEqual(['😀', '李小龍']);
    // Written with a letter and an accent, kept as one letter.
    expect(names('?play=zoe%CC%88,ben')).toEqual(['Zoë', 'Ben']);
  });
  test('cleans names of what would garble a sentence', () => {
    expect(names('?play=an%00n,b%E2%80%AEen')).toEqual(['An n', 'B en']);
    expect(names('?play=ann%0Acalls%20SNAG,ben%E2%80%8B')).toEqual(['Ann calls SNAG', 'Ben']);
  });
  test.each([
    ['?play=ann', { code: 'too-few-players', players: 1 }],
    ['?play=', { code: 'too-few-players', players: 1 }],
    ['?play=a,b,c,d,e', { code: 'too-many-players', players: 5 }],
    [`?play=${'a,'.repeat(9999)}a`, { code: 'too-many-players', players: 5 }],
    ['?play=ann,', { code: 'no-name', seat: 1 }],
    ['?play=,ann', { code: 'no-name', seat: 0 }],
    ['?play=ann,%E2%80%8B%20', { code: 'no-name', seat: 1 }],
    ['?play=ann,%E2%80%8D', { code: 'no-name', seat: 1 }],
    ['?play=ann,%E2%80%8C%20%E2%80%8D', { code: 'no-name', seat: 1 }],
    ['?play=ann,a%E2%80%8Dnn', { code: 'same-name' }],
    ['?play=ann,ann', { code: 'same-name', name: 'Ann' }],
    ['?play=ann,ANN', { code: 'same-name', name: 'ANN' }],
    ['?play=ann,an%E2%80%8Bn,a%20n', null],
    [`?play=ann,${'x'.repeat(NAME_LENGTH)}`, null],
    [`?play=ann,${'x'.repeat(NAME_LENGTH + 1)}`, { code: 'long-name' }],
    [`?play=ann,e${'\u0301'.repeat(500)}`, { code: 'long-name' }],
    ['?play=ann,ben&pace=ludicrous', { code: 'unknown-pace', pace: 'ludicrous' }],
    ['?play=ann,ben&pace=', { code: 'unknown-pace', pace: '' }],
    [`?play=ann,ben&pace=${'x'.repeat(5000)}`, { code: 'unknown-pace', pace: 'x'.repeat(NAME_LENGTH) }],
    ['?play=ann,ben&pace=__proto__', { code: 'unknown-pace' }],
    ['?play=ann,ben&deal=', { code: 'bad-seed' }],
    ['?play=ann,ben&deal=%20%09', { code: 'bad-seed' }],
    [`?play=ann,ben&deal=${'x'.repeat(SEED_LENGTH)}`, null],
    [`?play=ann,ben&deal=${'x'.repeat(SEED_LENGTH + 1)}`, { code: 'bad-seed' }],
  ])('%s comes to %o', (query, problem) => {
    expect(link(query)).toMatchObject(problem === null ? { ok: true } : { ok: false, problem });
  });
  test('can be anything, and never throws; what it starts can be started', () => {
    fc.assert(fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webQueryParameters().map((text) => `?play=ann,${text}`)), (query) => {
      const outcome = link(query);
      if (outcome?.ok === true) expect(checkSetup(outcome.setup)).toEqual(outcome);
    }));
    expect(link('?play=%E0%A4%A,b%ZZ')).toMatchObject({ ok: true });
  });
  test('made from a game starts that very deal again', () => {
    const setup = setupOf('Ann computer', { seed: 'Größe & 7', pace: 'slow' });
    expect(link(linkTo(setup))).toMatchObject({ ok: true, setup: { seed: 'Größe & 7', pace: 'slow' } });
    for (const pace of PACES) expect(link(linkTo({ ...setup, pace }))).toMatchObject({ setup: { pace } });
  });
});

describe('what is agreed', () => {
  test('comes back clean, and the rest as it was', () => {
    const setup = { ...setupOf('Ann Ben'), players: [{ name: ' Ann\u202e ', kind: 'person' }, { name: 'Ben', kind: 'computer' }], seed: ' two\twords ' } as const;
    expect(checkSetup(setup)).toMatchObject({
      ok: true, setup: { players: [{ name: 'Ann', kind: 'person' }, { name: 'Ben', kind: 'computer' }], seed: 'two words', pace: 'normal' },
    });
  });
  test('is refused without players', () => {
    expect(checkSetup({ ...setupOf('Ann Ben'), players: [] })).toEqual({ ok: false, problem: { code: 'too-few-players', players: 0 } });
  });
  test('keeps no character that controls or turns the writing', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => {
      const clean = cleanText(text);
      // Two joiners stay: some scripts and many emoji cannot be written without.
      expect(clean).not.toMatch(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/u);
      expect(clean).toBe(clean.trim());
      expect(cleanText(clean)).toBe(clean);
    }));
  });
});

describe('the next game', () => {
  const setup = setupOf('Ann Ben Cat Dan', { order: 'drawn' });
  test.each([
    ['the winner', [10, 30, 20, 5], 'Ben Cat Dan Ann'], ['the starter, if he won', [30, 10, 20, 5], 'Ann Ben Cat Dan'],
    ['of tied winners the first from the starter leftward', [10, 5, 20, 20], 'Cat Dan Ann Ben'],
    ['the starter, if he is among them', [20, 5, 20, 20], 'Ann Ben Cat Dan'],
  ])('is started by %s; all sit as they sat', (_, tiles, order) => {
    const next = nextGame(setup, tiles, 'another');
    expect(next.players.map(({ name }) => name).join(' ')).toBe(order);
    expect(next).toMatchObject({ order: 'given', seed: 'another', rules: setup.rules, pace: setup.pace });
  });
});
