/** The quick rules, as they follow from what was agreed at a table. */
import type { HouseRules } from '../../../rules/options';
import { isAsked, type Terms } from '../../../setup/setup';
import { say } from '../../say';
import { yesNo } from '../yesNo';

/** Sentences of one line. */
function line(...sentences: readonly string[]): string {
  return sentences.join(' ');
}

/** Until when a missed run can be taken, where that is not for good. */
function tooLate({ missedRun }: HouseRules): string[] {
  return missedRun === 'stays' ? [] : [say('rules-brief-too-late')];
}

/** How a run is taken, and what becomes of it if nobody sees it. */
function callingLines(rules: HouseRules): string[] {
  const { calls, falseCall } = rules;
  if (calls === 'automatic') return [say('rules-brief-automatic')];
  const costs = yesNo(rules.claimCostsMove);
  const ring = say('rules-brief-ring');
  const claim = [say('rules-brief-claim', { costs }), ...tooLate(rules)];
  const calling = calls === 'classic'
    ? [line(say('rules-brief-call'), ring), line(say('rules-brief-missed'), ...claim)]
    : [line(say('rules-brief-race'), say('rules-brief-quicker', { costs }), ring), line(say('rules-brief-race-missed'), ...claim)];
  return [...calling, say('rules-brief-false', { penalty: falseCall })];
}

/** The same where everyone is asked: nobody is quicker than anybody. */
function askingLines(rules: HouseRules): string[] {
  const { falseCall, claimCostsMove } = rules;
  const calls = rules.calls === 'race' ? 'race' : 'classic';
  return [
    ...(calls === 'classic' ? [say('rules-brief-call')] : []),
    say('rules-brief-asked', { calls }),
    line(say('rules-brief-asked-several', { calls }), say('rules-brief-asked-claim', { costs: yesNo(claimCostsMove) }), ...tooLate(rules)),
    say('rules-brief-false', { penalty: falseCall }),
  ];
}

/** The quick rules, as they are played at a table. */
export function rulesInBrief({ rules, memoryAid, callSeconds }: Terms): string[] {
  return [
    say('rules-brief-move'),
    say('rules-brief-run'),
    ...(isAsked({ rules, callSeconds }) ? askingLines(rules) : callingLines(rules)),
    say('rules-brief-empty', { aid: yesNo(memoryAid) }),
    rules.calls === 'automatic' ? say('rules-brief-end-automatic') : say('rules-brief-end'),
  ];
}
