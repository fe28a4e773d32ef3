/** House rules that go by a name, and the short form in which any house rules stand in a link. */
import { CALLS, FALSE_CALLS, MISSED_RUNS, PRINTED_RULES, type HouseRules } from './options';

/** House rules that were chosen to go together. Why Family is what it is stands in docs/decisions/0014-presets.md. */
export const PRESETS = {
  printed: PRINTED_RULES,
  family: { ...PRINTED_RULES, falseCall: 'none', claimCostsMove: false },
  race: { ...PRINTED_RULES, calls: 'race' },
} as const satisfies Readonly<Record<string, HouseRules>>;

export type Preset = keyof typeof PRESETS;
export const PRESET_NAMES = ['printed', 'family', 'race'] as const satisfies readonly Preset[];

export type Rule = keyof HouseRules;

/** Each rule with all that can be agreed on it, the printed choice first. */
export const RULE_CHOICES: { readonly [R in Rule]: readonly HouseRules[R][] } = {
  calls: CALLS, falseCall: FALSE_CALLS, claimCostsMove: [true, false], missedRun: MISSED_RUNS,
};
export const RULES_IN_ORDER = Object.keys(RULE_CHOICES) as readonly Rule[];

/** The word for each choice that differs from the printed rules, and the rule that it is a choice on. */
const WORDS: ReadonlyMap<string, { readonly rule: Rule; readonly change: Partial<HouseRules> }> = new Map([
  ['race', { rule: 'calls', change: { calls: 'race' } }],
  ['automatic', { rule: 'calls', change: { calls: 'automatic' } }],
  ['no-penalty', { rule: 'falseCall', change: { falseCall: 'none' } }],
  ['pay-tile', { rule: 'falseCall', change: { falseCall: 'pay-tile' } }],
  ['keep-move', { rule: 'claimCostsMove', change: { claimCostsMove: false } }],
  ['one-move', { rule: 'missedRun', change: { missedRun: 'one-move' } }],
]);

/** The words of single choices, as they may stand in a link. */
export const CHOICE_WORDS: readonly string[] = [...WORDS.keys()];

/** The preset that these rules are, or null where they are somebody's own. */
export function presetOf(rules: HouseRules): Preset | null {
  return PRESET_NAMES.find((name) => RULES_IN_ORDER.every((rule) => PRESETS[name][rule] === rules[rule])) ?? null;
}

/** House rules in short: a preset's name, or the words of the choices that are not the printed ones, as in `automatic.one-move`. */
export function writeRules(rules: HouseRules): string {
  const words = [...WORDS].filter(([, { rule, change }]) => change[rule] === rules[rule]).map(([word]) => word);
  return presetOf(rules) ?? words.join('.');
}

/** House rules from their short form, or null where a word is unknown, or two speak of the same rule. */
export function readRules(text: string): HouseRules | null {
  const preset = PRESET_NAMES.find((name) => name === text);
  if (preset) return PRESETS[preset];
  const chosen = text.split('.').map((word) => WORDS.get(word) ?? null);
  const rules = new Set(chosen.map((choice) => choice?.rule));
  if (chosen.includes(null) || rules.size < chosen.length) return null;
  return Object.assign({ ...PRINTED_RULES }, ...chosen.map((choice) => choice?.change)) as HouseRules;
}
