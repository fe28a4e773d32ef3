/** What the rules of Snap tell: held against what they do, at each table and in both languages. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TABLES, TIES } from '../../../../src/games/snap/rules/game';
import { fullRules, quickRules } from '../../../../src/games/snap/words/rules';
import { speakNow } from '../../../../src/strings/say';
import { allWordsOf, ENGLISH } from '../../../helpers/english';
import { midGame, playOn, shownGame } from '../../../helpers/snap/midGame';
import { markupOf } from '../../../helpers/snapBack/markup';
import { rulesWhole, type RulesTerms } from '../../../helpers/snap/snap';

const TERMS: RulesTerms = { table: 'B', packs: 1, ties: 'pot', asked: false, least: 800, beat: null, keys: 'one' };
const LANGUAGES = [
  ['English', ENGLISH, {
    pot: /snap pot/iu, pool: /snap pool/iu, shuffled: 'shuffled', left: /the left of the player who turned the last card/u,
  }],
  ['Swedish', await allWordsOf('sv'), {
    pot: /snappott/iu, pool: /snappool/iu, shuffled: 'blandas', left: /till vänster om den som vände/u,
  }],
] as const;

const all = (terms: RulesTerms): string =>
  [...quickRules(terms), ...fullRules(terms).flatMap(({ title, lines }) => [title, ...lines])].join('\n');

afterEach(() => speakNow(ENGLISH));

describe.each(LANGUAGES)('in %s the rules', (_name, spoken, told) => {
  beforeEach(() => speakNow(spoken));

  test('tell of a pot where calls can be tied, and of whoever comes first where they cannot', () => {
    expect(all(TERMS)).toMatch(told.pot);
    for (const terms of [{ ...TERMS, ties: 'seat' }, { ...TERMS, asked: true }, { ...TERMS, table: 'C' }] as const) {
      expect(all(terms)).not.toMatch(told.pot);
      expect(quickRules(terms).join(' ')).toMatch(told.left);
    }
  });
  test('tell of pools at table C alone, and that nothing is shuffled there', () => {
    for (const table of TABLES) {
      expect(told.pool.test(all({ ...TERMS, table })), table).toBe(table === 'C');
      expect(quickRules({ ...TERMS, table }).join(' ').includes(told.shuffled), table).toBe(table !== 'C');
    }
  });
  test('are whole for all that can be agreed: no line is missing, and none is there twice', () => {
    for (const table of TABLES) {
      for (const ties of TIES) {
        for (const asked of [false, true]) {
          for (const beat of [null, 2500]) {
            const terms = { ...TERMS, table, ties, asked, beat };
            const lines = fullRules(terms).flatMap((section) => section.lines);
            expect(new Set(lines).size).toBe(lines.length);
            for (const line of [...lines, ...quickRules(terms)]) expect(line).toMatch(/^\S.+[.!]$/u);
          }
        }
      }
    }
  });
  test('stand on the page, the full ones folded', () => {
    const page = markupOf(rulesWhole(TERMS));
    for (const line of quickRules(TERMS)) expect(page).toContain(line);
    for (const { title, lines } of fullRules(TERMS)) for (const line of [title, ...lines]) expect(page).toContain(line);
  });
});

describe('what they tell holds', () => {
  test('a false call costs a card for every other player; at table C the open pile, which becomes a pool', () => {
    expect(quickRules(TERMS)).toContain('A false call costs you a card for every other player.');
    const wrong = midGame({ table: 'B', stocks: ['2c 3c 4c', '5c', '6c'], piles: ['7c', '8c', '9c'], turn: 0 });
    expect(shownGame(playOn(wrong, ['snap', 0]))).toMatchObject({ stocks: ['4c', '5c 2c', '6c 3c'] });
    expect(quickRules({ ...TERMS, table: 'C' })).toContain('A false call costs you your open pile: it becomes a snap pool in the middle.');
    const pooled = midGame({ table: 'C', stocks: ['2c', '5c', '6c'], piles: ['7c', '8c', '9c'], turn: 0 });
    expect(shownGame(playOn(pooled, ['snap', 0]))).toMatchObject({ pools: ['7c'], piles: ['', '8c', '9c'] });
  });
  test('at table C won piles lie as they are: that at the left first, one’s own last, the lowest card first', () => {
    const game = midGame({ table: 'C', stocks: ['2c', '5c', '6c'], piles: ['7c 9d', '8c', 'Kc 9c'], turn: 0 });
    expect(shownGame(playOn(game, ['snap', 0]))).toMatchObject({ stocks: ['2c Kc 9c 7c 9d', '5c', '6c'] });
  });
  test('three alike are won together; of two matches the newest goes first', () => {
    const game = midGame({ table: 'B', stocks: ['2c', '2d', '2h', '2s'], piles: ['7c', '7d', '9c', '7h'], turn: 0 });
    expect(shownGame(playOn(game, ['snap', 1]))).toMatchObject({ piles: ['', '', '9c', ''] });
    const two = midGame({ table: 'B', stocks: ['2c', '2d', '2h', '2s'], piles: ['7c', '9d', '9c', '7h'], laid: [0, 3, 1, 2], turn: 0 });
    expect(shownGame(playOn(two, ['snap', 1]))).toMatchObject({ piles: ['7c', '', '', '7h'] });
  });
});
