/** The words for house rules: how they are chosen, how they are told at the table, and the rules in brief that follow from them. */
import type { HouseRules } from '../../rules/options';
import { RULES_IN_ORDER, presetOf, type Preset, type Rule } from '../../rules/presets';
import { isAsked, type Terms } from '../../setup/setup';

export const HOUSE_RULES = {
  title: 'Rules',
  presets: 'Rules that go together',
  single: 'Rule by rule',
  own: 'Your own',
  aid: 'Memory aid',
  aidLine: 'Tiles that are gone are struck out, for all to see.',
  withAid: 'aid',
  aidTold: 'Memory aid: squares of tiles that are gone are struck out.',
  askedTold: 'Everyone is asked after each move: SNAG or pass.',
  atTable: (name: string) => `Rules at this table: ${name}`,
} as const;

interface Words { readonly name: string; readonly line: string }

export const PRESET_WORDS: Readonly<Record<Preset, Words>> = {
  printed: { name: 'Printed rules', line: 'As they came in the box. A mistake costs a move.' },
  family: { name: 'Family', line: 'Kind to children: no call ever costs a move.' },
  race: { name: 'Race', line: 'The first call takes the run, whoever made it.' },
};

/** Each rule, and what can be agreed on it. Label and choice read as one sentence: "A false call costs a move." */
export const RULE_WORDS: { readonly [R in Rule]: { readonly label: string; readonly choices: Readonly<Record<`${HouseRules[R]}`, Words>> } } = {
  calls: {
    label: 'A run is taken',
    choices: {
      classic: { name: 'by its maker first', line: 'Its maker may call until he draws; then anyone else.' },
      race: { name: 'by the first call', line: 'Anyone may call the moment the tile lands.' },
      automatic: { name: 'without a call', line: 'Whoever makes a run has it at once: for the smallest.' },
    },
  },
  falseCall: {
    label: 'A false call',
    choices: {
      'lose-move': { name: 'costs a move', line: 'Who calls with no run to take loses a move.' },
      none: { name: 'costs nothing', line: 'Who calls with no run to take just goes on.' },
      'pay-tile': { name: 'costs tiles', line: 'Who calls with no run to take pays the others a tile each.' },
    },
  },
  claimCostsMove: {
    label: 'Taking a missed run',
    choices: {
      true: { name: 'costs a move', line: 'Who takes it before the next tile gives up his move.' },
      false: { name: 'costs nothing', line: 'Who takes it before the next tile plays next.' },
    },
  },
  missedRun: {
    label: 'A missed run',
    choices: {
      stays: { name: 'can wait', line: 'Anyone but its maker may call it while it lies there.' },
      'one-move': { name: 'is soon lost', line: 'It can be called until the next tile, and then no more.' },
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

/** What was agreed, in a word or two: "Family + aid". */
export function termsName({ rules, memoryAid }: Terms): string {
  return memoryAid ? `${rulesName(rules)} + ${HOUSE_RULES.withAid}` : rulesName(rules);
}

/** What was agreed, a short sentence each. Where nobody calls, calls cost nothing. */
export function termsList({ rules, memoryAid, callSeconds }: Terms): string[] {
  const asked = isAsked({ rules, callSeconds }) ? [HOUSE_RULES.askedTold] : [];
  const told = rules.calls === 'automatic' ? ['calls'] as const : RULES_IN_ORDER;
  return [...told.map((rule) => `${RULE_WORDS[rule].label} ${ruleWords(rule, rules[rule]).name}.`), ...asked, ...(memoryAid ? [HOUSE_RULES.aidTold] : [])];
}

const RING = 'The ring around the burst shows the time that is left; when it is empty, the move ends by itself.';
const CLAIM_COST = 'who does so before the next tile is placed loses his own next move for it';
const CLAIM_FREE = 'who does so before the next tile is placed plays next';

const FALSE_CALL: Readonly<Record<HouseRules['falseCall'], string>> = {
  'lose-move': 'Call SNAG without a run to take, and you lose a move.',
  none: 'Call SNAG without a run to take, and nothing happens.',
  'pay-tile': 'Call SNAG without a run to take, and you pay a tile that you have won to each other player, from your left on, while you have any.',
};

/** How a run is taken, and what becomes of it if nobody sees it. */
function callingLines({ calls, falseCall, claimCostsMove, missedRun }: HouseRules): string[] {
  if (calls === 'automatic') return ['If you complete a run, it is yours at once, without a call. Its tiles leave the board for good. Then draw.'];
  const cost = claimCostsMove ? CLAIM_COST : CLAIM_FREE;
  const tooLate = missedRun === 'stays' ? '' : ' With the next tile it is too late for all.';
  const first = calls === 'classic'
    ? `If you complete a run, call SNAG before you draw: the tiles are yours, and leave the board for good. ${RING}`
    : `When a tile completes a run, anyone may call SNAG the moment it lands: the first call takes the tiles, and they leave the board for good. Who is quicker than its maker ${claimCostsMove ? 'loses his own next move for it' : 'plays next'}. ${RING}`;
  const then = calls === 'classic'
    ? `If you draw without calling, you have missed it. Now anyone else may call and take it; ${cost}.${tooLate}`
    : `If you draw and nobody has called, you have missed it. Anyone else may still call and take it; ${cost}.${tooLate}`;
  return [first, then, FALSE_CALL[falseCall]];
}

/** The same where everyone is asked: nobody is quicker than anybody. */
function askingLines({ calls, falseCall, claimCostsMove, missedRun }: HouseRules): string[] {
  const cost = claimCostsMove ? 'who takes another\'s run so loses his own next move for it' : 'who takes another\'s run so plays next';
  return [
    ...(calls === 'classic' ? ['If you complete a run, call SNAG before you draw: the tiles are yours, and leave the board for good.'] : []),
    `When somebody draws${calls === 'classic' ? ' without calling' : ''}, ${calls === 'classic' ? 'all others are' : 'everyone is'} asked in turn: SNAG or pass? Nobody sees what you answer before all have answered.`,
    `All who say SNAG call at the same instant: of several the one nearest to the maker's left takes the run${calls === 'race' ? ', but the maker himself before all' : ''}; ${cost}.${missedRun === 'stays' ? '' : ' With the next tile it is too late for all.'}`,
    FALSE_CALL[falseCall],
  ];
}

/** The rules in brief, as they are played at a table. */
export function rulesInBrief({ rules, memoryAid, callSeconds }: Terms): string[] {
  return [
    'On your move, place one of your four tiles on the square with its number, then draw a new one.',
    'Four or more tiles in an unbroken line across, up and down or diagonally are a run. One tile can complete several at once.',
    ...(isAsked({ rules, callSeconds }) ? askingLines(rules) : callingLines(rules)),
    memoryAid
      ? 'A square that is struck out stays empty: its tile is gone. On every other empty square the tile is still to come.'
      : 'An empty square does not tell whether its tile is gone or still to come. Remember!',
    rules.calls === 'automatic' ? 'When all tiles are played, the most tiles win.' : 'When all tiles are played there is a last chance to call. The most tiles win.',
  ];
}

/** What must be known of calling before the first tile is placed; nothing by the printed rules. */
export const CALLING_HINT: Readonly<Record<HouseRules['calls'], string>> = {
  classic: '',
  race: ' Anyone may call SNAG the moment a tile lands.',
  automatic: ' Four in a row are taken without a call.',
};
