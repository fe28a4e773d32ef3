/** Games as text: people can read them, and they read back in; a changed text is refused, with its line, or is still a legal game. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SQUARES } from '../../../src/rules/board';
import { beginsText, readText, type TextOutcome } from '../../../src/rules/notation/reader';
import { writeText } from '../../../src/rules/notation/writer';
import { PRINTED_RULES } from '../../../src/rules/options';
import { MAX_TEXT_LENGTH } from '../../../src/rules/options';
import { MAX_RECORD_BYTES, readRecord, replay, writeRecord, type GameRecord } from '../../../src/rules/record';
import { textSentence } from '../../../src/strings/words/refusals/gameTexts';
import { dealPlaying, events } from '../../helpers/arranged';
import { randomGame } from '../../helpers/randomGame';
import { amount, runs } from '../../long/amount';

/** Ann calls a run; Ben misses one, which Cat claims at the cost of her move; Cat calls for nothing. */
const record: GameRecord = {
  rules: PRINTED_RULES, seats: ['Ann', 'Ben', 'Cat'], starter: 0, seed: 'monday',
  deal: dealPlaying([34, 54, 64, 44, 83, 84, 85, 86, 5, 6, 4, 7], 3),
  events: events('0:34- 1:54- 2:64- 0:44!- 1:83- 2:84- 0:85- 1:86- 2! 0:6- 2! 1:4-'),
};
const written = `SNAG game, version 1
Rules: calls classic, false call lose-move, claim costs the move, missed run stays
Players: Ann, Ben, Cat
Starter: Ann
Seed: monday
Deal: ${record.deal.join(' ')}

1. Ann 34, draws 13
2. Ben 54, draws 14
3. Cat 64, draws 15
4. Ann 44 SNAG 34-44-54-64 (+4), draws 16
5. Ben 83, draws 17
6. Cat 84, draws 18
7. Ann 85, draws 22
8. Ben 86, draws 23; Cat SNAG 83-84-85-86 missed by Ben (+4, costs the move)
9. Ann 6, draws 24; Cat false SNAG (loses a move)
10. Ben 4, draws 25; Cat loses this move

Result: Ann 4, Ben 0, Cat 4; left on the board: 4 6; Ann to move
`;

/** The lines of a text that say something, with single blanks. */
const said = (text: string): string[] => text.split('\n').map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
const moves = (game: GameRecord): string[] => said(writeText(game)).filter((line) => /^(\d|Last)/.test(line));
const refusalOf = (outcome: TextOutcome): unknown => (outcome.ok ? null : { line: outcome.line, ...outcome.refusal });
const sentenceOf = (outcome: TextOutcome): string | null => (outcome.ok ? null : textSentence(outcome));
const oneMove = (seats: readonly string[], told: string, rules: Partial<GameRecord['rules']> = {}, order = [31, 32, 33, 34]): GameRecord =>
  ({ rules: { ...PRINTED_RULES, ...rules }, seats, starter: 0, deal: dealPlaying(order, seats.length), events: events(told) });

describe('a game as text', () => {
  test('is written for people, one move a line', () => expect(writeText(record)).toBe(written));
  test('comes back as the same record', () => expect(readText(written))
    .toMatchObject({ ok: true, record, result: { tiles: [4, 0, 4], board: [4, 6] } }));
  test('tells of calls in a race, where the maker still has to draw', () => {
    const race = oneMove(['Ann', 'Ben'], '0:31- 1:32- 0:33- 1:34 0! 1-', { calls: 'race' });
    expect(moves(race).at(-1)).toBe('4. Ben 34; Ann SNAG 31-32-33-34 made by Ben (+4, costs the move); Ben draws 16');
    expect(readText(writeText(race))).toMatchObject({ ok: true, record: race });
  });
  test('tells of runs that are picked up without a call, and of several at once', () => {
    const automatic = oneMove(['Ann', 'Ben'], '0:31- 1:32- 0:33- 1:43- 0:53- 1:63- 0:34-', { calls: 'automatic' },
      [31, 32, 33, 43, 53, 63, 34]);
    expect(moves(automatic).slice(-2)).toEqual(['6. Ben 63 takes 33-43-53-63 (+4), draws 15', '7. Ann 34, draws 16']);
    const both = oneMove(['Ann', 'Ben'], '0:31- 1:32- 0:34- 1:43- 0:53- 1:63- 0:33!-', {}, [31, 32, 34, 43, 53, 63, 33]);
    expect(moves(both).at(-1)).toBe('7. Ann 33 SNAG 31-32-33-34 and 33-43-53-63 (+7), draws 16');
  });
  test('tells what a false call costs, by each rule', () => {
    const paying = oneMove(['Ann', 'Ben', 'Cat'], '0:31- 1:32- 2:33- 0:34!!- 1!', { falseCall: 'pay-tile' });
    expect(moves(paying).at(-1))
      .toBe('4. Ann 34 SNAG 31-32-33-34 (+4), false SNAG (pays 34 to Ben and 33 to Cat), draws 23; Ben false SNAG (pays 34 to Cat)');
    expect(moves(oneMove(['Ann', 'Ben'], '0:31! 0-', { falseCall: 'pay-tile' })))
      .toEqual(['1. Ann 31, false SNAG (pays nothing), draws 13']);
    expect(moves(oneMove(['Ann', 'Ben'], '0:31! 0-', { falseCall: 'none' }))).toEqual(['1. Ann 31, false SNAG (no penalty), draws 13']);
    expect(moves(oneMove(['Ann', 'Ben'], '0:31- 1!'))).toEqual(['1. Ann 31, draws 13; Ben false SNAG (loses a move), loses this move']);
  });
  test('has a line for the last chance', () => {
    const last = function* (): Generator<string> { for (let i = 0; i < 400; i += 1) yield moves(randomGame(`late ${i}`).record)
      .at(-1) ?? ''; };
    const late = (wanted: RegExp): boolean => { for (const line of last()) if (wanted.test(line)) return true; return false; };
    expect(late(/^Last chance: \w+ SNAG [\d-]+ missed by \w+ \(\+\d+\)/)).toBe(true);
  });
  test('of a game that has not begun, or stops within a move', () => {
    for (const told of ['', '0:31', '0:31-']) expect(readText(writeText(oneMove(['Ann', 'Ben'], told || '0')))).toMatchObject({ ok: true });
    expect(said(writeText(oneMove(['Ann', 'Ben'], '0'))).at(-1)).toBe('Result: Ann 0, Ben 0; left on the board: nothing; Ann to move');
  });
  test('is not written when it breaks the rules', () => expect(() => writeText({ ...record, events: [['draw', 1]] }))
    .toThrow(/not-your-move/));
});

describe('names', () => {
  test('stand in quotes where they could be taken for anything else, and with their seat where two are the same', () => {
    const head = (...seats: string[]): string => said(writeText(oneMove(seats, '0:31-')))[2] ?? '';
    expect(head('Zoë', 'O’Hara', 'J.-P.', 'P1')).toBe('Players: Zoë, O’Hara, J.-P., P1');
    expect(head('Mary Ann', 'SNAG', '44', 'a, b; c')).toBe('Players: "Mary Ann", "SNAG", "44", "a, b; c"');
    expect(head('Ann', 'Ann', 'say "hi"', '#1')).toBe('Players: Ann#1, Ann#2, "say \\"hi\\"", "#1"');
    expect(head('draws', '\n1. x', '\u2028\u202e', '\ud800')).toBe('Players: "draws", "\\n1. x", "\\u2028\\u202e", "\\ud800"');
    expect(head('Otto', 'Otto#2', 'x#1')).toBe('Players: Otto, "Otto#2", "x#1"');
  });
  test('of any characters come back, as does the word of the deal', () => {
    const name = fc.oneof(
      fc.string({ minLength: 1 }), fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
      fc.constantFrom('SNAG', 'draws', 'Ann 44 SNAG', '"', '\\', '"#1', 'Ann#1', '#', '1.', '; Ben', 'Result: x', ' ', '\r\n', '__proto__',
        ','),
    ).filter(({ length }) => length <= MAX_TEXT_LENGTH);
    const whole = randomGame('named').record;
    const game = { ...whole, events: whole.events.slice(0, 60) };
    fc.assert(fc.property(fc.array(name, { minLength: game.seats.length, maxLength: game.seats.length }), name, (seats, seed) => {
      const named = { ...game, seats, seed };
      const read = readText(writeText(named));
      expect(read.ok && read.record).toEqual(named);
    }), runs(25, 300));
  });
});

describe('whole games go round', () => {
  const goesRound = (game: GameRecord): boolean => {
    const read = readText(writeText(game));
    if (read.ok) expect(read.record).toEqual(game);
    return read.ok;
  };
  test('at random, by all house rules, for two to four', () => {
    const kinds = new Set<string>();
    for (let i = 0; i < amount(40, 200); i += 1) {
      const { record: game } = randomGame(`text ${i}`);
      for (const choice of [...Object.entries(game.rules), ['seats', game.seats.length]]) kinds.add(choice.join(' '));
      expect([i, goesRound(game)]).toEqual([i, true]);
    }
    expect(kinds.size).toBe(3 + 3 + 2 + 2 + 3);
  });
  test('and so do the 400 of the vectors', () => {
    const games = readFileSync(new URL('../../vectors/games.jsonl', import.meta.url), 'utf8').split('\n').filter(Boolean);
    expect(games).toHaveLength(400);
    for (const [i, line] of games.entries()) {
      const game = readRecord(JSON.parse(line));
      expect([i, game.ok && goesRound(game.record)]).toEqual([i, true]);
    }
  });
});

describe('the reader', () => {
  test.each([
    ['ends of lines as on Windows', written.replaceAll('\n', '\r\n')],
    ['blanks at the ends, and more between', written.replaceAll('\n', '  \t\n').replaceAll(', draws', ' ,  draws')],
    ['empty lines and none', written.replaceAll('\n', '\n\n')],
    ['comments', `# a fine game\n${written.replaceAll('\n', '\n # so far\n')}`],
    ['a mark of the byte order', `\ufeff${written}`],
    ['names in quotes that need none', written.replaceAll('Ann', '"Ann"')],
    ['no result', written.replace(/\nResult.*/, '')],
  ])('takes %s', (_, text) => expect(readText(text)).toMatchObject({ ok: true, record }));

  test.each([
    ['Rules: calls classic', 'Rules: calls loud', { line: 2, code: 'not-a-record', where: 'rules.calls' }, 'rules.calls is "loud"'],
    ['Rules: calls', 'Rules: phones', { line: 2, code: 'unknown-line' }, 'Line 2: We don’t know the line “Rules: phones'],
    ['version 1', 'version 2', { line: 1, code: 'unknown-version', version: 2 }, 'Line 1: This record has version 2'],
    ['version 1', 'version one', { line: 1, code: 'unknown-line' }, ''],
    ['SNAG game', 'SKAT game', { line: 1, code: 'not-a-text' }, 'begin with “SNAG game, version 1”'],
    [/Players.*/, '', { line: 19, code: 'missing-line', head: 'Players:' }, 'no line that begins with “Players:”'],
    [/Players.*/, 'Players:', { line: 3, code: 'unknown-line' }, ''],
    [/Players.*/, 'Players: Ann, Ben, Cat, Dan, Eve', { line: 3, code: 'not-a-record', where: 'seats' }, ''],
    ['Starter: Ann', 'Starter: Eve', { line: 4, code: 'unknown-name', name: 'Eve' }, 'Line 4: Nobody in this game is called “Eve”.'],
    ['Starter: Ann', 'Starter: Ben', { line: 8, code: 'illegal-event', event: 0 }, 'Line 8 breaks a rule. It’s Ben’s turn, not Ann’s.'],
    ['Deal: 34 44', 'Deal: 34 34', { line: 6, code: 'bad-deal', problem: 'twice', tile: 34 }, 'Line 6: The deal has tile 34 twice.'],
    ['Deal: 34 44', 'Deal: 34 x', { line: 6, code: 'bad-deal', problem: 'not-a-tile', tile: 'x' }, '“x” in it, which isn’t a tile'],
    ['Deal: 34 44', 'Deal: 44', { line: 6, code: 'bad-deal', problem: 'count', tile: 75 }, 'The deal has 75 tiles'],
    ['2. Ben 54', '2. Ben 55', { line: 9, code: 'illegal-event', event: 2, refusal: { code: 'not-in-rack', seat: 1, tile: 55 } },
      'Line 9 breaks a rule. Ben doesn’t have tile 55.'],
    ['2. Ben 54', '2. Bob 54', { line: 9, code: 'unknown-name', name: 'Bob' }, ''],
    ['2. Ben 54', '7. Ben 54', { line: 9, code: 'line-differs', stated: '7.', played: '2.' },
      'Line 9: It says “7.”, but that should be “2.”.'],
    ['draws 14', 'draws 15', { line: 9, code: 'line-differs', stated: '15', played: '14' }, ''],
    ['34-44-54-64 (+4)', '34-44-54-64 (+5)', { line: 11, code: 'line-differs', stated: '+5', played: '+4' }, ''],
    ['34-44-54-64 (+4)', '34-44-54 (+4)', { line: 11, code: 'line-differs' }, ''],
    // What is wrong first is told, not what comes of it.
    ['44 SNAG 34-44-54-64 (+4)', '6 SNAG 34-44-54-64 (+4)', { line: 11, code: 'line-differs', stated: 'SNAG', played: ',' }, ''],
    ['missed by Ben (+4, costs the move)', '', { line: 15, code: 'line-differs', stated: '', played: 'missed' },
      'It ends where we expected “missed”.'],
    ['; Cat loses this move', '', { line: 17, code: 'line-differs', stated: '', played: ';' }, ''],
    ['loses this move', 'loses this move twice', { line: 17, code: 'line-differs', stated: 'twice', played: '' },
      'It goes on with “twice” where it should end.'],
    ['Cat false SNAG', 'Cat SNAG', { line: 16, code: 'line-differs' }, ''],
    ['3. Cat', 'Cat', { line: 10, code: 'unknown-line', text: 'Cat 64, draws 15' }, ''],
    ['3. Cat', '3. "Cat', { line: 10, code: 'unknown-line' }, ''],
    ['3. Cat', '3. "\\x" Cat', { line: 10, code: 'unknown-line' }, ''],
    ['3. Cat 64, draws 15', '3.', { line: 10, code: 'unknown-line' }, ''],
    ['Result: Ann 4', 'Result: Ann 5', { line: 19, code: 'result-differs', result: { tiles: [4, 0, 4] } },
      'Line 19: The record’s events don’t lead to'],
    ['Result: Ann 4', 'Last chance: Ann SNAG', { line: 19 }, ''],
    ['Seed: monday', 'Seed: mon day', { line: 5, code: 'unknown-line' }, ''],
    ['Seed: monday', 'Seed: monday\nSeed: tuesday', { line: 6, code: 'line-differs', stated: 'Seed:', played: 'Deal:' }, ''],
  ])('refuses %j as %j, with the line and the reason', (from, to, refusal, sentence) => {
    const outcome = readText(written.replace(from, () => to));
    expect(refusalOf(outcome)).toMatchObject(refusal);
    expect(sentenceOf(outcome)).toContain(sentence);
  });
  test('refuses a text of over a megabyte, counted in bytes, and hostile ones', () => {
    const tooLarge = { line: 1, code: 'too-large', most: MAX_RECORD_BYTES };
    expect(readText(`${written}#${'x'.repeat(MAX_RECORD_BYTES - written.length - 1)}`)).toMatchObject({ ok: true });
    expect(refusalOf(readText(`${written}#${'x'.repeat(MAX_RECORD_BYTES - written.length)}`))).toEqual(tooLarge);
    expect(refusalOf(readText(`${written}#${'€'.repeat(340_000)}`))).toEqual(tooLarge);
    for (const [line, head] of [[3, 'Players: '], [6, 'Deal: ']] as const) {
      expect(readText(written.replace(head, head + 'x '.repeat(450_000)))).toMatchObject({ ok: false, line });
    }
    for (const text of ['"'.repeat(900_000), '"\\'.repeat(450_000), ';'.repeat(900_000), '1. '.repeat(300_000)]) {
      expect(readText(text)).toMatchObject({ ok: false, refusal: { code: 'not-a-text' } });
      expect(readText(written.replace('3. Cat', `3. Cat ${text}`))).toMatchObject({ ok: false, line: 10 });
    }
  });
  test('of anything at all never throws', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.json()), (text) => !readText(text).ok), { numRuns: 500 });
    expect(beginsText('\ufeff SNAG game, version 3')).toBe(true);
  });
  test('of a text that was changed anywhere gives a legal game that is just what the text says, or a refusal', () => {
    const texts = ['a', 'b', 'c', 'd'].map((seed) => writeText(randomGame(seed).record));
    const bit = fc.oneof(fc.string({ maxLength: 3 }),
      fc.constantFrom('SNAG', 'draws', 'false ', ';', ',', '"', '#', '\n', ' Ann ', ...SQUARES.map(String)));
    const change = fc.record({ kind: fc.constantFrom('delete', 'double', 'swap', 'comment', 'cut', 'put', 'over'), at: fc.nat(),
      to: fc.nat(), bit });
    const changed = (text: string, { kind, at, to, bit: put }: { kind: string; at: number; to: number; bit: string }): string => {
      const lines = text.split('\n');
      const [one, other, place] = [at % lines.length, to % lines.length, at % text.length];
      switch (kind) {
        case 'delete': return lines.toSpliced(one, 1).join('\n');
        case 'double': return lines.toSpliced(other, 0, lines[one] ?? '').join('\n');
        case 'swap': return lines.with(one, lines[other] ?? '').with(other, lines[one] ?? '').join('\n');
        case 'comment': return lines.toSpliced(one, 0, `# ${put}`).join('\n');
        case 'cut': return text.slice(0, place);
        case 'put': return text.slice(0, place) + put + text.slice(place);
        default: return text.slice(0, place) + put + text.slice(place + put.length);
      }
    };
    let accepted = 0;
    fc.assert(fc.property(fc.constantFrom(...texts), fc.array(change, { minLength: 1, maxLength: 3 }), (text, changes) => {
      const spoiled = changes.reduce((so, one) => (so === '' ? so : changed(so, one)), text);
      const outcome = readText(spoiled);
      if (!outcome.ok) {
        expect(textSentence(outcome).length).toBeGreaterThan(10);
        expect(outcome.line).toBeLessThanOrEqual(spoiled.split('\n').length);
        return;
      }
      accepted += 1;
      expect(readRecord(writeRecord(outcome.record))).toMatchObject({ ok: true, result: outcome.result });
      expect(replay(outcome.record)).toMatchObject({ ok: true });
      const bare = (line: string): string => line.replaceAll(/[\s"]/g, '');
      const again = said(writeText(outcome.record)).map(bare);
      expect(again.slice(0, said(spoiled).length)).toEqual(said(spoiled).map(bare));
      expect(again.length - said(spoiled).length).toBeLessThanOrEqual(1);
    }), runs(400, 2000));
    expect(accepted).toBeGreaterThan(20);
  });
});
