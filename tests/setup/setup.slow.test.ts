/** What players agree on, typed or from a link: good things come out clean, all else is refused with the reason. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { soundNames } from '../../src/setup/kept/knownNames';
import { linkTo, setupFromLink } from '../../src/setup/links';
import { CALLS, FALSE_CALLS, MISSED_RUNS, PRINTED_RULES, type HouseRules } from '../../src/rules/options';
import { CHOICE_WORDS, PRESETS, PRESET_NAMES, readRules, writeRules } from '../../src/rules/presets';
import { CHARACTERS, DEFAULT_CHARACTER, marksOf, type Shape } from '../../src/setup/players';
import { NAME_LENGTH, SEED_LENGTH, cleanText } from '../../src/setup/names';
import { PACES, checkNewGame, checkSetup, nextGame, type GameSetup } from '../../src/setup/setup';
import { setupSentence } from '../../src/strings/words/refusals/problems';
import { setupOf } from '../helpers/sessions';
import { runs } from '../long/amount';

const fresh = (): string => 'fresh';
const link = (query: string): ReturnType<typeof setupFromLink> => setupFromLink(query, fresh);
const names = (query: string): string[] | null => {
  const outcome = link(query);
  return outcome?.ok === true ? outcome.setup.players.map(({ name }) => name) : null;
};
/** Each seat's name, and the character where it has one. */
const seats = (query: string): string[] | null => {
  const outcome = link(query);
  return outcome?.ok === true ? outcome.setup.players.map(({ name, level }) => (level ? `${name} ${level}` : name)) : null;
};

describe('a link', () => {
  test('starts the game that it names', () => {
    expect(link('?play=ann,computer&deal=SEED&pace=fast')).toMatchObject({
      ok: true,
      setup: {
        players: [{ name: 'Ann', kind: 'local' }, { name: 'Otto', kind: 'bot', level: 'otto' }],
        order: 'given', seed: 'SEED', rules: PRINTED_RULES, callSeconds: 5, pace: 'fast', memoryAid: false,
      },
    });
  });
  test('asks for practice where one person plays against computers, and nowhere else', () => {
    expect(link('?play=ann,computer,computer:ada&practice=on')).toMatchObject({ ok: true, setup: { practice: true } });
    for (const query of ['?play=ann,computer', '?play=ann,computer&practice=off']) {
      const asked = link(query);
      expect(asked?.ok === true && 'practice' in asked.setup).toBe(false);
    }
    expect(link('?play=ann,computer&practice=maybe')).toEqual({ ok: false, problem: { code: 'unknown-practice', practice: 'maybe' } });
    for (const play of ['ann,ben', 'ann,ben,computer', 'computer,computer']) {
      expect(link(`?play=${play}&practice=on`)).toEqual({ ok: false, problem: { code: 'practice-alone' } });
    }
    // Whoever is sent the link of a practice game plays the game itself.
    const asked = link('?play=ann,computer&practice=on');
    if (asked?.ok) expect(linkTo(asked.setup)).not.toContain('practice');
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
    expect(names('?play=COMPUTER,computer,Computer')).toEqual(['Otto', 'Otto 2', 'Otto 3']);
    expect(names('?play=😀,李小龍')).toEqual(['😀', '李小龍']);
    // Written with a letter and an accent, kept as one letter.
    expect(names('?play=zoe%CC%88,ben')).toEqual(['Zoë', 'Ben']);
  });
  test('seats the characters that it names, each called as it is', () => {
    expect(seats('?play=ann,computer:ada,computer:PIP,Computer')).toEqual(['Ann', 'Ada ada', 'Pip pip', 'Otto otto']);
    expect(seats('?play=computer:otto,computer:otto,computer')).toEqual(['Otto otto', 'Otto 2 otto', 'Otto 3 otto']);
    expect(seats('?play=ann,%20Computer%20:%20Viola%20')).toEqual(['Ann', 'Viola viola']);
    for (const character of CHARACTERS) expect(seats(`?play=ann,computer%3A${character}`)?.[1]).toMatch(new RegExp(` ${character}$`));
  });
  test('leaves a person the name that is also a character\'s', () => {
    expect(seats('?play=computer:otto,otto')).toEqual(['Otto 2 otto', 'Otto']);
    expect(seats('?play=OTTO,computer,otto%202,computer')).toEqual(['OTTO', 'Otto 3 otto', 'Otto 2', 'Otto 4 otto']);
    expect(seats('?play=ot%E2%80%8Dto,computer')?.[1]).toBe('Otto 2 otto');
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
    ['?play=ann,computer:hal', { code: 'unknown-character', character: 'hal' }],
    ['?play=ann,computer:', { code: 'unknown-character', character: '' }],
    ['?play=ann,computer:__proto__', { code: 'unknown-character', character: '__proto__' }],
    [`?play=ann,computer:${'x'.repeat(5000)}`, { code: 'unknown-character', character: 'x'.repeat(NAME_LENGTH) }],
    ['?play=ann,comp%E2%80%8Duter', { code: 'computers-name' }],
    ['?play=ann,computers', null],
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
    ['?play=ann,ben&rules=', { code: 'unknown-rules', rules: '' }],
    ['?play=ann,ben&rules=kind', { code: 'unknown-rules', rules: 'kind' }],
    ['?play=ann,ben&rules=classic', { code: 'unknown-rules' }],
    ['?play=ann,ben&rules=automatic.', { code: 'unknown-rules' }],
    ['?play=ann,ben&rules=family.one-move', { code: 'unknown-rules', rules: 'family.one-move' }],
    ['?play=ann,ben&rules=race.automatic', { code: 'unknown-rules', rules: 'race.automatic' }],
    ['?play=ann,ben&rules=race.race', { code: 'unknown-rules' }],
    ['?play=ann,ben&rules=__proto__', { code: 'unknown-rules', rules: '__proto__' }],
    ['?play=ann,ben&rules=constructor', { code: 'unknown-rules' }],
    [`?play=ann,ben&rules=${'x.'.repeat(5000)}`, { code: 'unknown-rules', rules: 'x.'.repeat(SEED_LENGTH / 2) }],
    ['?play=ann,ben&aid=', { code: 'unknown-aid', aid: '' }],
    ['?play=ann,ben&aid=true', { code: 'unknown-aid', aid: 'true' }],
    [`?play=ann,ben&aid=${'x'.repeat(5000)}`, { code: 'unknown-aid', aid: 'x'.repeat(NAME_LENGTH) }],
    ['?play=ann,ben&aid=off', null],
    ['?play=ann,ben&clock=8', null],
    ['?play=ann,ben&clock=', { code: 'unknown-clock', clock: '' }],
    ['?play=ann,ben&clock=4', { code: 'unknown-clock', clock: '4' }],
    ['?play=ann,ben&clock=__proto__', { code: 'unknown-clock' }],
    [`?play=ann,ben&clock=${'x'.repeat(5000)}`, { code: 'unknown-clock', clock: 'x'.repeat(NAME_LENGTH) }],
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
    }), runs(50, 2000));
    expect(link('?play=%E0%A4%A,b%ZZ')).toMatchObject({ ok: true });
  });
  test('made from a game starts that very deal again', () => {
    const setup = setupOf('Ann computer:ada computer', { seed: 'Größe & 7', pace: 'slow' });
    expect(linkTo(setup)).toContain(encodeURIComponent('Ann,computer:ada,computer:otto'));
    expect(link(linkTo(setup))).toMatchObject({
      ok: true, setup: { seed: 'Größe & 7', pace: 'slow', players: [{ name: 'Ann' }, { level: 'ada' }, { level: 'otto' }] },
    });
    for (const pace of PACES) expect(link(linkTo({ ...setup, pace }))).toMatchObject({ setup: { pace } });
  });
});

const houseRules: fc.Arbitrary<HouseRules> = fc.record({
  calls: fc.constantFrom(...CALLS), falseCall: fc.constantFrom(...FALSE_CALLS), claimCostsMove: fc.boolean(),
  missedRun: fc.constantFrom(...MISSED_RUNS),
});

describe('the rules in a link', () => {
  test.each(PRESET_NAMES)('can be %s', (name) => {
    expect(link(`?play=ann,ben&rules=${name}`)).toMatchObject({ setup: { rules: PRESETS[name] } });
    expect(link(`?play=ann,ben&rules=%20${name.toUpperCase()}`)).toMatchObject({ setup: { rules: PRESETS[name] } });
  });
  test('can be single choices, in any order; the others are as printed', () => {
    const rules = { calls: 'automatic', falseCall: 'lose-move', claimCostsMove: true, missedRun: 'stays' };
    expect(link('?play=ann,ben&rules=automatic')).toMatchObject({ setup: { rules } });
    expect(link('?play=ann,ben&rules=one-move.pay-tile')).toMatchObject({
      setup: { rules: { ...PRINTED_RULES, falseCall: 'pay-tile', missedRun: 'one-move' } },
    });
    for (const word of CHOICE_WORDS) expect(readRules(word)).not.toEqual(PRINTED_RULES);
  });
  test('come back through a link whatever they are, with the memory aid', () => {
    fc.assert(fc.property(houseRules, fc.boolean(), (rules, memoryAid) => {
      const setup = setupOf('Ann computer:ada', { rules, memoryAid });
      const written = linkTo(setup);
      expect(link(written)).toMatchObject({ ok: true, setup: { rules, memoryAid } });
      expect(written.includes('rules=')).toBe(writeRules(rules) !== 'printed');
      expect(written.includes('aid=on')).toBe(memoryAid);
      expect(readRules(writeRules(rules))).toEqual(rules);
    }), { numRuns: 400 });
  });
  test('are written short: by name where they have one', () => {
    for (const name of PRESET_NAMES) expect(writeRules(PRESETS[name])).toBe(name);
    expect(writeRules({ ...PRESETS.family, calls: 'race' })).toBe('race.no-penalty.keep-move');
    const words = CALLS.flatMap((calls) => FALSE_CALLS.flatMap((falseCall) => [true, false].flatMap((claimCostsMove) =>
      MISSED_RUNS.map((missedRun) => writeRules({ calls, falseCall, claimCostsMove, missedRun })))));
    expect(new Set(words).size).toBe(36);
  });
  test('that nobody knows are told what there is', () => {
    expect(setupSentence({ code: 'unknown-rules', rules: 'kind' })).toBe('There are no rules “kind”. Use printed, family, race, '
      + 'or single rules with a dot between them (race, automatic, no-penalty, pay-tile, keep-move, one-move), each once.');
    expect(setupSentence({ code: 'unknown-aid', aid: '1' })).toBe('The memory aid can’t be “1”. Use on or off.');
  });
});

describe('the time to call in a link', () => {
  test.each<[
    string, GameSetup['callSeconds'],
  ]>([['3', 3], ['5', 5], ['8', 8], ['none', null], [' NONE', null], ['asked', 'asked']])('can be %s', (clock, callSeconds) => {
    for (const play of ['ann,computer', 'ann,ben']) {
      expect(link(`?play=${play}&clock=${clock}`)).toMatchObject({ ok: true, setup: { callSeconds } });
    }
  });
  test('is written where it is not the usual one, and comes back', () => {
    for (const sitting of ['Ann computer', 'Ann Ben']) {
      for (const callSeconds of [3, 5, 8, null, 'asked'] as const) {
        const written = linkTo(setupOf(sitting, { callSeconds }));
        expect(link(written)).toMatchObject({ ok: true, setup: { callSeconds } });
        expect(written.includes('clock=')).toBe(callSeconds !== (sitting === 'Ann Ben' ? null : 5));
      }
    }
  });
  test('that nobody knows is told what there is', () => {
    expect(setupSentence({ code: 'unknown-clock', clock: '4' })).toBe('The time to call can’t be “4”. Use 3, 5, 8, none or asked.');
  });
});

describe('the marks', () => {
  const marked = (...shapes: (Shape | undefined)[]) => shapes.map(
    (shape, i) => ({ name: `p${i}`, kind: 'local' as const, ...(shape ? { shape } : {}) }),
  );
  test('are those of the places, where nobody chose; a chosen one stays, and nobody has it twice', () => {
    expect(marksOf(marked(undefined, undefined, undefined, undefined))).toEqual(['circle', 'square', 'triangle', 'diamond']);
    expect(marksOf(marked('diamond', undefined, undefined))).toEqual(['diamond', 'square', 'triangle']);
    expect(marksOf(marked('square', undefined))).toEqual(['square', 'circle']);
    expect(marksOf(marked(undefined, undefined, 'square', 'circle'))).toEqual(['triangle', 'diamond', 'square', 'circle']);
  });
  test('are refused where two are the same', () => {
    expect(checkSetup({ ...setupOf('Ann Ben'), players: marked('square', 'square') })).toEqual({
      ok: false, problem: { code: 'same-mark', shape: 'square' },
    });
    expect(setupSentence({ code: 'same-mark', shape: 'square' })).toBe('Two players can’t share a mark: blue square. Change one of them.');
  });
});

describe('what is agreed', () => {
  test('comes back clean, and the rest as it was', () => {
    const setup = {
      ...setupOf('Ann Ben'), players: [{ name: ' Ann\u202e ', kind: 'local' }, { name: 'Ben', kind: 'bot' }], seed: ' two\twords ',
    } as const;
    expect(checkSetup(setup)).toMatchObject({
      ok: true, setup: { players: [{ name: 'Ann', kind: 'local' }, { name: 'Ben', kind: 'bot' }], seed: 'two words', pace: 'normal' },
    });
  });
  test('gives every computer a character, and no person', () => {
    const players = [
      { name: 'Ann', kind: 'local', level: 'ada' }, { name: 'Ben', kind: 'bot' }, { name: 'Cat', kind: 'bot', level: 'pip' },
    ] as const;
    expect(checkSetup({ ...setupOf('Ann Ben'), players })).toEqual({
      ok: true, setup: {
        ...setupOf('Ann Ben'),
        players: [{ name: 'Ann', kind: 'local' }, { name: 'Ben', kind: 'bot', level: DEFAULT_CHARACTER }, {
          name: 'Cat', kind: 'bot', level: 'pip',
        }],
      },
    });
  });
  test.each([
    'Computer', 'COMPUTER', 'computer: ada', 'Computer:Ann',
  ])('leaves a person no name that a link would take for a computer: %s', (name) => {
    const players = [{ name, kind: 'local' }, { name: 'Ben', kind: 'bot' }] as const;
    expect(checkSetup({ ...setupOf('Ann Ben'), players })).toMatchObject({ ok: false, problem: { code: 'computers-name' } });
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
  const setup = setupOf('Ann Ben Cat Dan', { order: 'drawn', rules: PRESETS.family, memoryAid: true });
  test.each([
    ['Ben', 'Ben Cat Dan Ann'], ['Ann', 'Ann Ben Cat Dan'], ['Dan', 'Dan Ann Ben Cat'], ['nobody here', 'Ann Ben Cat Dan'],
  ])('is started by %s; all sit as they sat', (starter, order) => {
    const next = nextGame(setup, starter, 'another');
    expect(next.players.map(({ name }) => name).join(' ')).toBe(order);
    expect(next).toMatchObject({ order: 'given', seed: 'another', rules: setup.rules, pace: setup.pace, memoryAid: true });
  });
  test('lets everyone keep their edge of the table, game after game', () => {
    const edges = (game: typeof setup): Record<string, number> => Object.fromEntries(
      game.players.map(({ name }, seat) => [name, ((game.firstEdge ?? 0) + seat) % 4]),
    );
    let game = setup;
    for (const starter of ['Cat', 'Cat', 'Ann', 'Dan', 'Ben']) {
      game = nextGame(game, starter, starter);
      expect(edges(game)).toEqual({ Ann: 0, Ben: 1, Cat: 2, Dan: 3 });
    }
  });
});

describe('the keys to call with', () => {
  const keysOf = (sitting: string, chosen: Readonly<Record<number, string>> = {}): (string | undefined)[] => {
    const setup = setupOf(sitting);
    const checked = checkSetup({
      ...setup, players: setup.players.map((player, i) => ({ ...player, ...(chosen[i] === undefined ? {} : { callKey: chosen[i] }) })),
    });
    return checked.ok ? checked.setup.players.map(({ callKey }) => callKey) : [checked.problem.code];
  };
  test('are the persons\', where there are several, and far apart where none was chosen', () => {
    expect(keysOf('Ann Ben Cat Dan')).toEqual(['q', 'p', 'x', 'n']);
    expect(keysOf('Ann computer Ben')).toEqual(['q', undefined, 'p']);
    expect(keysOf('Ann computer')).toEqual([undefined, undefined]);
    expect(keysOf('Ann computer', { 0: 'k', 1: 'k' })).toEqual([undefined, undefined]);
  });
  test('may be chosen; the others get what is left', () => {
    expect(keysOf('Ann Ben Cat', { 1: 'q' })).toEqual(['p', 'q', 'x']);
    expect(keysOf('Ann Ben', { 0: 'ø', 1: '7' })).toEqual(['ø', '7']);
  });
  test.each([
    ['s', 'bad-key'], ['1', 'bad-key'], ['', 'bad-key'], ['ab', 'bad-key'], [' ', 'bad-key'], ['Q', 'bad-key'], ['+', 'bad-key'],
  ])('%j is refused', (key, code) => {
    expect(keysOf('Ann Ben', { 0: key })).toEqual([code]);
  });
  test('are never the same', () => expect(keysOf('Ann Ben', { 0: 'k', 1: 'k' })).toEqual(['same-key']));
  test('are checked again, to the same', () => {
    // Practice that nobody could have is left out.
    expect(checkSetup({ ...setupOf('Ann Ben'), practice: true })).toEqual(checkSetup(setupOf('Ann Ben')));
    expect(checkSetup({ ...setupOf('Ann computer'), practice: true })).toMatchObject({ setup: { practice: true } });
    const once = checkSetup(setupOf('Ann Ben computer'));
    expect(once.ok && checkSetup(once.setup)).toEqual(once);
  });
});

describe('what stands for a deleted name', () => {
  const named = (name: string): GameSetup => ({
    players: [{ name, kind: 'local' }, { name: 'Otto', kind: 'bot' }], order: 'given', seed: 'x', rules: PRINTED_RULES, pace: 'normal',
    callSeconds: 5, memoryAid: false, playedFor: { kind: 'single' },
  });
  test.each(['?', '? 2', 'Somebody', ' ?  3 '])('is no name to sit down under, but older games may hold it: %s', (name) => {
    expect(checkNewGame(named(name))).toMatchObject({ ok: false, problem: { code: 'nobodys-name' } });
    expect(setupFromLink(`?play=${encodeURIComponent(name)},computer`, () => 'x')).toMatchObject({
      ok: false, problem: { code: 'nobodys-name' },
    });
    expect(checkSetup(named(name))).toMatchObject({ ok: true });
    expect(soundNames([name.trim(), 'Ann'])).toEqual(['Ann']);
  });
  test('is told in a sentence', () => {
    expect(setupSentence({ code: 'nobodys-name', name: '?' })).toBe('Nobody can be called “?”: it stands for names that were deleted.');
  });
});
