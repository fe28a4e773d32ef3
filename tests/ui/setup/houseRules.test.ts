/** The words for house rules: every choice has its own, and the rules in brief tell what was agreed and nothing else. */
import { describe, expect, test } from 'vitest';
import type { HouseRules } from '../../../src/rules/options';
import { PRESETS, PRESET_NAMES, RULES_IN_ORDER, RULE_CHOICES, presetOf } from '../../../src/rules/presets';
import type { Terms } from '../../../src/setup/setup';
import { squareName } from '../../../src/strings/words/table/names';
import { say } from '../../../src/strings/say';
import { rulesInBrief } from '../../../src/strings/words/rules/rulesInBrief';
import { ruleName, rulesName, ruleWords, termsList } from '../../../src/strings/words/setup/houseRules';

const terms = (change: Partial<HouseRules> = {}, memoryAid = false): Terms => ({ rules: { ...PRESETS.printed, ...change }, memoryAid });
const brief = (change: Partial<HouseRules>, memoryAid = false): string => rulesInBrief(terms(change, memoryAid)).join('\n');

/** All house rules that can be agreed. */
const ALL: HouseRules[] = RULES_IN_ORDER.reduce<HouseRules[]>(
  (rules, rule) => rules.flatMap((one) => RULE_CHOICES[rule].map((choice) => ({ ...one, [rule]: choice }))), [PRESETS.printed]);

describe('the words for house rules', () => {
  test('explain every preset and every choice in a line that fits', () => {
    const lines = [...PRESET_NAMES.map((name) => say(`house-rule-${name}-line`)),
      ...RULES_IN_ORDER.flatMap((rule) => RULE_CHOICES[rule].map((choice) => ruleWords(rule, choice).line))];
    for (const line of lines) {
      expect(line).toMatch(/^[A-Z].*\.$/);
      expect(line.length).toBeLessThanOrEqual(100);
    }
    expect(new Set(lines).size).toBe(lines.length);
  });
  test('call rules by their name, and others your own', () => {
    expect(PRESET_NAMES.map((name) => rulesName(PRESETS[name]))).toEqual(['Standard rules', 'Family', 'Race']);
    expect(rulesName({ ...PRESETS.race, missedRun: 'one-move' })).toBe('Custom');
    expect(ALL).toHaveLength(36);
    expect(ALL.filter((rules) => presetOf(rules) !== null)).toHaveLength(PRESET_NAMES.length);
  });
  test('tell at the table what was agreed, in short sentences', () => {
    expect(termsList(terms())).toEqual(
      ['A run goes to its maker first.', 'A false call costs a turn.', 'Taking a missed run costs a turn.',
        'A missed run lasts until someone calls it.']);
    // A rule's name and what was agreed on it read as the same sentence.
    const [told] = termsList(terms());
    expect(told).toBe(`${ruleName('calls')} ${ruleWords('calls', 'classic').word}.`);
    expect(termsList(terms({ calls: 'automatic' }, true))).toEqual(
      ['A run goes to its maker, without a call.', 'Memory aid: squares whose tiles are gone are crossed out.']);
    expect(new Set(ALL.map((rules) => termsList({ rules, memoryAid: false }).join())).size).toBe(25);
  });
});

describe('the quick rules', () => {
  test('are those of the box by the printed rules', () => {
    expect(rulesInBrief(terms())).toHaveLength(7);
    expect(brief({})).toMatch(/call SNAG before you draw/);
    expect(brief({})).toMatch(/you miss your next turn/);
    expect(brief({})).toMatch(/Remember!$/m);
  });
  test('tell of the questions where everyone is asked, and of no ring', () => {
    const asked = (change: Partial<HouseRules> = {}): string => rulesInBrief({ ...terms(change), callSeconds: 'asked' }).join('\n');
    expect(asked()).toMatch(/everyone else is asked in turn: SNAG or pass\?/);
    expect(asked()).toMatch(/call SNAG before you draw/);
    expect(asked({ calls: 'race' })).toMatch(/everyone is asked in turn/);
    expect(asked({ calls: 'race' })).not.toMatch(/call SNAG before you draw|the moment it lands/);
    for (const calls of ['classic', 'race'] as const) expect(asked({ calls })).not.toMatch(/ring/);
    expect(asked({ calls: 'automatic' })).toBe(brief({ calls: 'automatic' }));
    expect(termsList({ ...terms(), callSeconds: 'asked' })).toContain('Everyone is asked after every turn: SNAG or pass.');
  });
  test('follow what was agreed', () => {
    expect(brief({ calls: 'race' })).toMatch(/anyone can call SNAG the moment it lands/);
    expect(brief({ falseCall: 'none' })).toMatch(/nothing happens/);
    expect(brief({ falseCall: 'pay-tile' })).toMatch(/give each of the others one of the tiles/);
    for (const calls of ['classic', 'race'] as const) {
      expect(brief({ calls, claimCostsMove: false })).toMatch(/you play next/);
      expect(brief({ calls, claimCostsMove: false, falseCall: 'none' })).not.toMatch(/\blos(?:es|e) |miss (?:a|your next) turn/);
      expect(brief({ calls, missedRun: 'one-move' })).toMatch(/too late for everyone/);
    }
    expect(brief({}, true)).toMatch(/A crossed-out square stays empty/);
    expect(brief({}, true)).not.toMatch(/Remember/);
  });
  test('say nothing of calls where there are none', () => {
    expect(brief({ calls: 'automatic' })).not.toMatch(/SNAG|burst|last chance|miss/);
  });
});

test('a square tells that its tile is gone, where that was agreed', () => {
  expect(squareName(34, false, false)).toBe('34, empty');
  expect(squareName(34, false, false, true)).toBe('34, empty, gone for good');
});
