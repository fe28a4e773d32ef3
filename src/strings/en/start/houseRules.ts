/** The words for house rules: how they are chosen, and how they are told at the table. */
import type { HouseRules } from '../../../rules/options';
import { RULES_IN_ORDER, presetOf, type Preset, type Rule } from '../../../rules/presets';
import { isAsked, type Terms } from '../../../setup/setup';

export const HOUSE_RULES = {
  own: 'Your own',
  aidTold: 'Memory aid: squares whose tiles are gone are crossed out.',
  askedTold: 'Everyone is asked after each move: SNAG or pass.',
  atTable: (name: string) => `Rules at this table: ${name}`,
} as const;

interface Words { readonly name: string; readonly line: string }

export const PRESET_WORDS: Readonly<Record<Preset, Words>> = {
  printed: { name: 'Printed rules', line: 'A missed run goes to whoever calls first; that costs them a move. A false call costs a move.' },
  family: { name: 'Family', line: 'Kind to children: a call never costs a move.' },
  race: { name: 'Race', line: 'The first call takes the run, no matter who made it.' },
};

/** Each rule, and what can be agreed on it. Label and choice read as one sentence: "A false call costs a move." */
export const RULE_WORDS: {
  readonly [R in Rule]: { readonly label: string; readonly choices: Readonly<Record<`${HouseRules[R]}`, Words>> };
} = {
  calls: {
    label: 'A run is taken',
    choices: {
      classic: { name: 'by its maker first', line: 'Its maker can call until they draw. Then anyone else can.' },
      race: { name: 'by the first call', line: 'Anyone can call the moment the tile lands.' },
      automatic: { name: 'without a call', line: 'Whoever makes a run has it at once. For the smallest.' },
    },
  },
  falseCall: {
    label: 'A false call',
    choices: {
      'lose-move': { name: 'costs a move', line: 'Call with no run to take, and you lose a move.' },
      none: { name: 'costs nothing', line: 'Call with no run to take, and nothing happens.' },
      'pay-tile': { name: 'costs tiles', line: 'Call with no run to take, and you pay each player a tile.' },
    },
  },
  claimCostsMove: {
    label: 'Taking a missed run',
    choices: {
      true: { name: 'costs a move', line: 'Take it before the next tile, and you lose your next move.' },
      false: { name: 'costs nothing', line: 'Take it before the next tile, and you play next.' },
    },
  },
  missedRun: {
    label: 'A missed run',
    choices: {
      stays: { name: 'can wait', line: 'Anyone but its maker can call it while it is on the board.' },
      'one-move': { name: 'is soon lost', line: 'It can only be called until the next tile is played.' },
    },
  },
};

/** What is said of one rule as it was agreed. */
export function ruleWords<R extends Rule>(rule: R, choice: HouseRules[R]): Words {
  return RULE_WORDS[rule].choices[`${choice}`];
}

/** The rules' name: "Family", or "Your own". */
export function rulesName(rules: HouseRules): string {
  const preset = presetOf(rules);
  return preset ? PRESET_WORDS[preset].name : HOUSE_RULES.own;
}

/** What was agreed, a short sentence each. Where nobody calls, calls cost nothing. */
export function termsList({ rules, memoryAid, callSeconds }: Terms): string[] {
  const told = rules.calls === 'automatic' ? ['calls'] as const : RULES_IN_ORDER;
  return [
    ...told.map((rule) => `${RULE_WORDS[rule].label} ${ruleWords(rule, rules[rule]).name}.`),
    ...(isAsked({ rules, callSeconds }) ? [HOUSE_RULES.askedTold] : []),
    ...(memoryAid ? [HOUSE_RULES.aidTold] : []),
  ];
}
