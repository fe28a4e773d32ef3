/** The house rules, as they are chosen and as they are told at the table. */
import type { HouseRules } from '../../../rules/options';
import { RULES_IN_ORDER, presetOf, type Rule } from '../../../rules/presets';
import { isAsked, type Terms } from '../../../setup/setup';
import { say } from '../../say';

/** Each rule as its messages call it. */
const NAMES = {
  calls: 'calls', falseCall: 'false-call', claimCostsMove: 'claim', missedRun: 'missed',
} as const satisfies Readonly<Record<Rule, string>>;

/** A rule and what was agreed on it, as its messages call it: `false-call-none`. */
type RuleChoice = { readonly [R in Rule]: `${(typeof NAMES)[R]}-${HouseRules[R]}` }[Rule];

function named<R extends Rule>(rule: R, choice: HouseRules[R]): RuleChoice {
  return `${NAMES[rule]}-${choice}` as RuleChoice;
}

/** What a rule is called, beside what can be agreed on it: "A false call". */
export function ruleName(rule: Rule): string {
  return say(`house-rule-${NAMES[rule]}`);
}

/** What can be agreed on a rule: a word or two that go on from its name, "costs a move", and what that means. */
export function ruleWords<R extends Rule>(rule: R, choice: HouseRules[R]): { readonly word: string; readonly line: string } {
  const key = named(rule, choice);
  return { word: say(`house-rule-${key}`), line: say(`house-rule-${key}-line`) };
}

/** The rules' name: "Family", or "Your own". */
export function rulesName(rules: HouseRules): string {
  return say(`house-rule-${presetOf(rules) ?? 'own'}`);
}

/** What was agreed, a short sentence each. Where nobody calls, calls cost nothing. */
export function termsList({ rules, memoryAid, callSeconds }: Terms): string[] {
  const told = rules.calls === 'automatic' ? ['calls'] as const : RULES_IN_ORDER;
  return [
    ...told.map((rule) => say(`house-rule-${named(rule, rules[rule])}-told`)),
    ...(isAsked({ rules, callSeconds }) ? [say('house-rule-asked-told')] : []),
    ...(memoryAid ? [say('house-rule-aid-told')] : []),
  ];
}
