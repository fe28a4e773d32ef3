/** What is agreed, told and refused, in each language: the start screen, the set-up, today's deal, backups and refusals. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RULES_IN_ORDER, RULE_CHOICES, PRESETS } from '../../src/rules/presets';
import { NOTHING_LAID } from '../../src/storage/backup/merge';
import { speakNow, say } from '../../src/strings/say';
import { dailyOutcome, dailyShareText, dailyTerms } from '../../src/strings/words/daily/daily';
import { setupSentence } from '../../src/strings/words/refusals/problems';
import { recordSentence } from '../../src/strings/words/refusals/records';
import { refusalSentence } from '../../src/strings/words/refusals/refusals';
import { backupSentence, restoredSentence } from '../../src/strings/words/refusals/restored';
import { atTable, onCard } from '../../src/strings/words/setup/atTable';
import { ruleName, ruleWords, rulesName, termsList } from '../../src/strings/words/setup/houseRules';
import { lasts } from '../../src/strings/words/setup/lasts';
import { dailyDoor } from '../../src/strings/words/start/today';
import { matchTold, standingTold } from '../../src/strings/words/start/waiting';
import { ENGLISH, allWordsOf } from '../helpers/english';

const SWEDISH = await allWordsOf('sv');

afterEach(() => speakNow(ENGLISH));

const BOTH = [['English', ENGLISH], ['Swedish', SWEDISH]] as const;

test.each(BOTH)('in %s a rule and what is agreed on it read as the sentence that is told', (_name, spoken) => {
  speakNow(spoken);
  for (const rule of RULES_IN_ORDER) {
    for (const choice of RULE_CHOICES[rule]) {
      const rules = { ...PRESETS.printed, [rule]: choice };
      expect(termsList({ rules, memoryAid: false })).toContain(`${ruleName(rule)} ${ruleWords(rule, choice).word}.`);
    }
  }
});

describe('in Swedish', () => {
  beforeEach(() => speakNow(SWEDISH));

  test('the start screen tells what waits', () => {
    const played = [0, 1, 12].map((tiles) => say('start-played', { tiles }));
    expect(played).toEqual(['inga brickor lagda än', '1 bricka lagd', '12 brickor lagda']);
    expect(matchTold({ kind: 'games', games: 3 }, ['Ann', 'Bo'], 1)).toBe('En match på 3 partier: Ann och Bo, efter 1 parti');
    expect(standingTold([{ name: 'Du', tiles: 17 }, { name: 'Otto', tiles: 21 }])).toBe('Du 17 · Otto 21');
    expect([1, 2].map((games) => say('start-more-waiting', { games }))).toEqual(['1 parti till väntar', '2 partier till väntar']);
  });

  test('a time is about so long, with a comma', () => {
    expect([1, 60].map((minutes) => lasts({ kind: 'single' }, minutes))).toEqual(['ungefär 1 minut', 'ungefär 1 timme']);
    expect(lasts({ kind: 'to-100' }, 40)).toBe('en match till 100 tar ungefär 40 minuter');
    expect(lasts({ kind: 'games', games: 5 }, 90)).toBe('5 partier tar ungefär 1,5 timmar');
  });

  test('the set-up names the cards, and who sits there', () => {
    expect(['Du', '', 'Hans'].map((name) => say('setup-mark', onCard(name)))).toEqual(
      ['Ditt märke', 'Märke för den här spelaren', 'Märke för Hans']);
    expect([atTable(2, 1), atTable(1, 3)]).toEqual(['Vid bordet: 2 personer och 1 dator', 'Vid bordet: 1 person och 3 datorer']);
    expect(rulesName(PRESETS.race)).toBe('Snabbast');
  });

  test('today\'s deal tells how it stands, and what came of it', () => {
    const result = { tiles: [31, 24], runs: [true, false, true], quickest: 812 } as const;
    expect(dailyDoor({
      date: '2026-11-21', character: 'otto',
      standing: { kind: 'won', result, streak: 3, best: 3, game: null, earlier: null },
    })).toEqual({ title: 'Dagens giv', line: 'vinst 31–24 · 3 vunna dagar i rad' });
    expect(dailyOutcome(result)).toBe('Du vann med 31–24.');
    expect(dailyShareText('2026-11-21', 'otto', result)).toBe('SNAG 21 nov. · 31–24 mot Otto · ▮▯▮ · snabbast 0,8 s');
    expect(dailyTerms('otto', 5)[1]).toBe('Du spelar med standardreglerna och har 5 sekunder på dig att ropa.');
  });

  test('an act is refused to "du", or of somebody by name, or of a seat', () => {
    expect(refusalSentence({ code: 'already-placed', seat: 0, tile: 4 }, ['You', 'Hans'])).toBe('Du har redan lagt 4 i det här draget.');
    expect(refusalSentence({ code: 'already-placed', seat: 1, tile: 4 }, ['You', 'Hans'])).toBe('Hans har redan lagt 4 i det här draget.');
    expect([0, 1].map((mover) => refusalSentence({ code: 'not-your-move', mover, seat: 1 - mover }, ['You', 'Hans']))).toEqual(
      ['Det är du som är på tur, inte Hans.', 'Det är Hans som är på tur, inte du.']);
    expect(recordSentence({ code: 'illegal-event', event: 7, refusal: { code: 'place-first', seat: 2 } })).toBe(
      'Händelse 7 bryter mot en regel. Plats 2 måste lägga en bricka innan det går att dra.');
  });

  test('what somebody typed stands in Swedish quotation marks, and words of links as they are written there', () => {
    const name = 'x'.repeat(30);
    expect(setupSentence({ code: 'long-name', name })).toBe(`Namnet ”${name}” är för långt. Det får ha högst 20 tecken.`);
    expect(setupSentence({ code: 'unknown-aid', aid: 'kanske' })).toBe('Minneshjälpen kan inte vara ”kanske”. Använd ”on” eller ”off”.');
  });

  test('a backup tells what came of it', () => {
    const laid = { ...NOTHING_LAID, games: { ...NOTHING_LAID.games, added: 2, here: 1 }, matches: { ...NOTHING_LAID.matches, added: 1 } };
    expect(restoredSentence(laid, true)).toBe(
      'Tillagt: 2 partier och 1 protokoll. Dina inställningar är tillbaka. Fanns redan här: 1 parti.');
    expect(backupSentence({ code: 'bad-series', series: 2, problem: { code: 'bad-marks' } })).toBe(
      'Filen går inte att återställa. Protokoll 2 i den är skadat. Två av spelarna har samma märke. Dina partier är som de var.');
  });
});
