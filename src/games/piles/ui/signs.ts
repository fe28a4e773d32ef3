/** The signs with which somebody answers, one for each answer, with the keys that do the same; and what each card wants, at hand. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { upper } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { aloneAt } from '../../../strings/words/cast';
import { shownName } from '../../../strings/words/grammar';
import { sign } from '../../../ui/parts/signs/sign';
import type { OptionsOf, PilesTypes } from '../rules/family';
import type { Speaks } from '../words/said';
import { answerKeys, callAct, callsNow, ownKeys } from './tableKeys';
import type { PilesAsk, PilesModel } from './tableModel';

/** A game with what it draws itself. */
export interface Draws<T extends PilesTypes> extends Speaks<T> {
  /** The signs on which its calls stand (`signsWith`); without it they stand on bursts. */
  readonly signs?: Signs<T>;
}

interface Signs<T extends PilesTypes> {
  of(speaks: Speaks<T>, model: PilesModel<T>, seat: number, ask: PilesAsk<T>): TemplateResult;
  wanted(speaks: Speaks<T>, options: OptionsOf<T>): TemplateResult | typeof nothing;
}

/** @param drawn what is drawn on the sign of a call, in a box of 48 by 48 */
export function signsWith<T extends PilesTypes>(drawn: (call: T['Call']) => TemplateResult): Signs<T> {
  return { of: (speaks, model, seat, ask) => signsOf({ ...speaks, drawn }, model, seat, ask), wanted: wantedCard };
}

/** The signs of one person. Whoever has answered rightly is told so, and nothing else: not what was right. */
function signsOf<T extends PilesTypes>(
  { rules, words, drawn }: Speaks<T> & { readonly drawn: (call: T['Call']) => TemplateResult }, model: PilesModel<T>, seat: number,
  ask: PilesAsk<T>,
): TemplateResult {
  const { view, input, calls } = model;
  const { name, answered } = view.seats[seat]!;
  const alone = aloneAt(view) !== null;
  const [keys, digits] = [ownKeys(rules, model), alone && input.singleKeys ? answerKeys(input) : []];
  const wants = words.wants?.(view.options) ?? [];
  return html`
    <div class="play-signs ${answered ? 'done' : ''}" role="group"
      aria-label=${answered ? say('piles-signs-done', { name: shownName(name) }) : shownName(name)}>${
      callsNow(rules, view).map((kind, call) => {
        const key = keys[call]?.[seat] ?? digits[call] ?? null;
        return sign({
          word: words.call.named(kind), wants: wants[call] ?? '', drawn: drawn(kind), seat, call, on: view.mayCall && !answered,
          key: key === null ? null : upper(key), sent: calls?.sent.some((one) => one.seat === seat && one.called === kind) ?? false,
        }, (at) => ask({ kind: 'act', act: callAct(rules, view, seat, call, at, false) }));
      })}</div>`;
}

/** What each card wants, as a card that lies beside the pile. */
function wantedCard<T extends PilesTypes>(
  { rules, words: { wants, call } }: Speaks<T>, options: OptionsOf<T>,
): TemplateResult | typeof nothing {
  const kinds = rules.calls(options) as readonly T['Call'][];
  return wants === undefined ? nothing : html`
    <li class="play-wanted"><ul role="list" aria-label=${say('piles-wanted')}>${wants(options).map((card, i) => html`
      <li><b>${card}</b> <span>${call.named(kinds[i]!)}</span></li>`)}</ul></li>`;
}
