/** What the rules of Snap Back tell: held against what they do, in both languages. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BACKS, backsOf, CLAIMS, type Rank } from '../../../../src/games/snapBack/rules/cards';
import { FACES, resultOf } from '../../../../src/games/snapBack/rules/result';
import { rulesInShort } from '../../../../src/games/snapBack/ui/parts/rules';
import { speakNow } from '../../../../src/strings/say';
import { ENGLISH, allWordsOf } from '../../../helpers/english';
import { markupOf } from '../../../helpers/snapBack/markup';

const LANGUAGES = [
  ['English', ENGLISH, {
    wrongCaller: 'If you called and your number is wrong, your die goes down by one, no matter how far back the match was.',
    falseCall: 'A false call costs the same.',
    bystander: 'If you didn’t call and your number is wrong, your die goes down by one. It stays if there was no match, or',
    several: 'More than one number can be right. In 7 2 5 2 8 4 2, the other 2s are 3 and 5 back: either counts.',
    limits: 'A die never goes below 1 or above 6.',
    fist: 'If you didn’t call, you can also show a fist, which means not at all.',
  }],
  ['Swedish', await allWordsOf('sv'), {
    wrongCaller: 'Om du ropade och ditt tal är fel går din tärning ner ett steg, hur långt bak träffen än låg.',
    falseCall: 'Ett felrop kostar lika mycket.',
    bystander: 'Om du inte ropade och har fel går din tärning ner ett steg. Den står kvar om det inte fanns någon träff,',
    several: 'Fler än ett tal kan vara rätt. I 7 2 5 2 8 4 2 ligger det sista kortet både 3 och 5 bakåt: båda räknas.',
    limits: 'En tärning går aldrig under 1 eller över 6.',
    fist: 'Ropade du inte kan du också visa knytnäven: inte alls.',
  }],
] as const;

afterEach(() => speakNow(ENGLISH));

describe.each(LANGUAGES)('in %s the rules tell', (_name, spoken, told) => {
  beforeEach(() => speakNow(spoken));
  const page = (): string => markupOf(rulesInShort());

  test('that a caller with a wrong number loses one, wherever the match was, and without a match', () => {
    expect(page()).toContain(told.wrongCaller);
    expect(page()).toContain(told.falseCall);
    for (const die of FACES.slice(1)) {
      for (const holds of [[], ...BACKS.map((back) => [back])]) {
        const wrong = CLAIMS.filter((claim) => !holds.some((back) => back === claim));
        expect(wrong.map((claim) => resultOf({ claim, die, called: true }, holds).die)).toEqual(wrong.map(() => die - 1));
      }
    }
  });

  test('what the others lose, and that a fist is theirs alone', () => {
    expect(page()).toContain(told.bystander);
    expect(page()).toContain(told.fist);
    for (const die of FACES.slice(1)) {
      for (const back of BACKS) expect(resultOf({ claim: 0, die, called: false }, [back]).die).toBe(back <= die ? die - 1 : die);
      expect(resultOf({ claim: 4, die, called: false }, []).die).toBe(die);
    }
  });

  test('that several numbers may hold, and any of them counts', () => {
    expect(page()).toContain(told.several);
    const holds = backsOf([7, 2, 5, 2, 8, 4, 2] satisfies Rank[]);
    expect(holds).toEqual([3, 5]);
    expect(holds.map((claim) => resultOf({ claim, die: 3, called: true }, holds).die)).toEqual([4, 4]);
  });

  test('that a die stays between 1 and 6', () => {
    expect(page()).toContain(told.limits);
    expect(resultOf({ claim: 0, die: 1, called: true }, [])).toMatchObject({ die: 1 });
    expect(resultOf({ claim: 6, die: 6, called: true }, [6])).toMatchObject({ die: 6 });
  });
});
