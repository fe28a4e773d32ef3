/** What players are asked to do, where it depends on who they are and on what was agreed. */
import type { HouseRules } from '../../../rules/options';
import { list } from '../../formats';
import { say } from '../../say';
import { shownName } from '../grammar';
import { yesNo } from '../yesNo';

/** Whose turn it is to pick in the draw for order. @param name null: the only local player */
export function pickText(name: string | null): string {
  return name === null ? say('prompt-pick') : say('prompt-pick-named', { name: shownName(name) });
}

/** Whether somebody calls, where everyone is asked. @param name as above */
export function askText(name: string | null): string {
  return name === null ? say('prompt-ask') : say('prompt-ask-named', { name: shownName(name) });
}

/**
 * How somebody begins, and what must be known of calling before the first tile is played; nothing by the printed rules.
 * @param name as above
 * @param touched whether they play by touch: then nobody speaks of keys
 */
export function placeText(name: string | null, calls: HouseRules['calls'] | 'asked', touched: boolean): string {
  const how = { touched: yesNo(touched) };
  const place = name === null ? say('prompt-place', how) : say('prompt-place-named', { ...how, name: shownName(name) });
  return calls === 'classic' ? place : `${place} ${say(`prompt-calls-${calls}`)}`;
}

/** Around the table: who follows the starter, and that nobody has to get up for it. */
export function orderStays(names: readonly string[]): string {
  return say('prompt-order-stays', { others: list(names.map(shownName)) });
}

/** What a false call is, and will cost, for somebody who has made their first, which costs nothing. @param name as above */
export function firstFalseCallText(falseCall: HouseRules['falseCall'], name: string | null): string {
  const why = name === null ? say('prompt-first-false') : say('prompt-first-false-named', { name: shownName(name) });
  return `${why} ${say(`prompt-first-false-${falseCall}`)}`;
}
