/** The full rules, as they follow from what was agreed at a table: each section as sentences, and which of the small boards it shows. */
import type { HouseRules } from '../../../rules/options';
import { isAsked, type Terms } from '../../../setup/setup';
import type { RuleLine, RuleSection } from '../../ruleSection';
import { say } from '../../say';
import { yesNo } from '../yesNo';

const rule = (text: string): RuleLine => ({ text });
const house = (text: string): RuleLine => ({ text, house: true });

/** All of them, in the order in which one needs them. */
export function rulesInFull(terms: Terms): RuleSection[] {
  const { calls } = terms.rules;
  const asked = isAsked(terms);
  return [
    { title: say('rules-aim-title'), lines: [rule(calls === 'automatic' ? say('rules-aim-automatic') : say('rules-aim'))] },
    {
      title: say('rules-before-title'),
      lines: [say('rules-before-tiles'), say('rules-before-order'), say('rules-before-around'), say('rules-before-deal')].map(rule),
    },
    { title: say('rules-move-title'), lines: moveLines(terms) },
    {
      title: say('rules-runs-title'), boards: 'one',
      lines: [say('rules-runs-line'), say('rules-runs-gap'), say('rules-runs-length'), say('rules-runs-edge')].map(rule),
    },
    { title: say('rules-several-title'), lines: [rule(say('rules-several'))], boards: 'several' },
    ...(calls === 'automatic' ? [] : [
      { title: say('rules-call-title'), lines: asked ? askedLines(terms.rules) : callLines(terms.rules) },
      { title: say('rules-missed-title'), lines: missedLines(terms.rules, asked) },
      { title: say('rules-false-title'), lines: [falseCallLine(terms.rules)] },
    ]),
    { title: say('rules-gone-title'), lines: goneLines(terms.memoryAid) },
    { title: say('rules-end-title'), lines: endLines(calls) },
    {
      title: say('rules-score-title'),
      lines: [say('rules-score-single'), say('rules-score-to-100'), say('rules-score-games'), say('rules-score-tied')].map(rule),
    },
  ];
}

function moveLines({ rules: { calls }, callSeconds }: Terms): RuleLine[] {
  return [
    rule(say('rules-move-play')),
    takingLine(calls),
    rule(say('rules-move-draw')),
    ...(calls === 'automatic' ? [] : [timeLine(callSeconds ?? null)]),
    rule(say('rules-move-last')),
  ];
}

function takingLine(calls: HouseRules['calls']): RuleLine {
  switch (calls) {
    case 'classic': return rule(say('rules-move-classic'));
    case 'race': return house(say('rules-move-race'));
    case 'automatic': return house(say('rules-move-automatic'));
  }
}

function timeLine(callSeconds: NonNullable<Terms['callSeconds']> | null): RuleLine {
  return typeof callSeconds === 'number' ? house(say('rules-move-clock', { seconds: callSeconds })) : rule(say('rules-move-no-clock'));
}

/** Who may call first, where anybody calls at all. */
function whoCalls({ calls }: HouseRules): 'classic' | 'race' {
  return calls === 'race' ? 'race' : 'classic';
}

function callLines({ calls, claimCostsMove }: HouseRules): RuleLine[] {
  return [
    ...(calls === 'race'
      ? [house(say('rules-call-race')), house(say('rules-call-quicker', { costs: yesNo(claimCostsMove) }))]
      : [rule(say('rules-call-maker')), rule(say('rules-call-others'))]),
    rule(say('rules-call-tie')),
    rule(say('rules-call-aside')),
  ];
}

function askedLines(rules: HouseRules): RuleLine[] {
  const calls = whoCalls(rules);
  return [
    ...(calls === 'classic' ? [rule(say('rules-asked-maker'))] : []),
    house(say('rules-asked', { calls })),
    house(say('rules-asked-several', { calls })),
    rule(say('rules-call-aside')),
  ];
}

function missedLines(rules: HouseRules, asked: boolean): RuleLine[] {
  const { claimCostsMove, missedRun } = rules;
  return [
    rule(say('rules-missed', { calls: whoCalls(rules) })),
    claimCostsMove ? rule(say('rules-missed-costs')) : house(say('rules-missed-free')),
    missedRun === 'stays' ? rule(asked ? say('rules-missed-stays-asked') : say('rules-missed-stays')) : house(say('rules-missed-late')),
    rule(say('rules-missed-longer')),
    rule(say('rules-missed-every')),
  ];
}

function falseCallLine({ falseCall }: HouseRules): RuleLine {
  const text = say('rules-false', { penalty: falseCall });
  return falseCall === 'lose-move' ? rule(text) : house(text);
}

function goneLines(memoryAid: boolean): RuleLine[] {
  return [rule(say('rules-gone')), memoryAid ? house(say('rules-gone-aid')) : rule(say('rules-gone-memory'))];
}

function endLines(calls: HouseRules['calls']): RuleLine[] {
  return [
    rule(say('rules-end')),
    ...(calls === 'automatic' ? [] : [rule(say('rules-end-chance'))]),
    rule(say('rules-end-most')),
    rule(say('rules-end-next')),
  ];
}
