/** How an evening stands, in a sentence: for the page and the phone alike. */
import { say } from '../../strings/say';
import { isYou, subjects } from '../../strings/words/grammar';
import { yesNo } from '../../strings/words/yesNo';
import type { EveningCard } from '../points';

/** @param names the players', in the order of the card @param isOver whether nothing is left to be played */
export function standingText(
  names: readonly string[], { leaders, totals }: Pick<EveningCard, 'leaders' | 'totals'>, isOver: boolean,
): string {
  const first = leaders[0];
  if (first === undefined) return isOver ? say('evening-nothing') : say('evening-nothing-yet');
  const told = {
    count: leaders.length, names: subjects(leaders.map((player) => ({ name: names[player]! }))), points: totals[first]!,
    you: yesNo(isYou(names[first]!)),
  };
  return isOver ? say('evening-won', told) : say('evening-leads', told);
}
