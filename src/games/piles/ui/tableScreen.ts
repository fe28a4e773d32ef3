/**
 * A table of piles as it is shown: the players around the cards, the sentence that says what can be done, and what is pressed. It is made
 * of elements alone: there is no picture beneath.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import { oneDecimal } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { aloneAt, peopleOf } from '../../../strings/words/cast';
import { callers } from '../../../ui/parts/play/calls';
import type { OverParts } from '../../../shell/table/overTable';
import { overButtons, startButton, tableFrame } from '../../../shell/table/tableFrame';
import type { PilesTypes } from '../rules/family';
import type { TableView } from '../table/view';
import { areAllOut } from '../words/prompts';
import { burstsOf, places, sentence } from './room';
import { rulesWhole } from './rules';
import type { Draws } from './signs';
import { isUrgent, saidNow, type PilesAsk, type PilesModel } from './tableModel';

/** @param teacher stands where the sentence would, in a lesson */
export function tableTemplate<T extends PilesTypes>(
  speaks: Draws<T>, model: PilesModel<T>, ask: PilesAsk<T>, teacher: TemplateResult | null = null,
): TemplateResult {
  const { view, over, said } = model;
  const people = peopleOf(view).length;
  const around = model.sitting === 'around' && people > 1;
  return tableFrame(model, {
    title: speaks.words.title(), around, as: `piled on-table ${teacher ? 'taught' : ''} ${people > 2 ? 'crowd' : ''}`,
    over: overParts(speaks, view),
    terms: html`<p class="play-terms">${terms(speaks, view).map((term, i) => html`<span>${i > 0 ? `· ${term}` : term}</span> `)}</p>`,
    said: saidNow(speaks, model), urgent: isUrgent(said),
  }, html`
    ${places(speaks, model, around, ask)}
    ${teacher !== null && !view.paused && over === null ? teacher
      : html`<p class="play-prompt" aria-hidden="true"><span>${sentence(speaks, model)}</span></p>`}
    <div class="play-pressed">${pressed(speaks, model, around, ask)}</div>`, ask);
}

/** On what terms it is played. */
function terms<T extends PilesTypes>({ words }: Draws<T>, { options, asked, beat }: TableView<T>): readonly string[] {
  return [
    words.head(options),
    ...asked ? [say('shell-no-hurry')] : beat === null ? [] : [say('piles-head-drum', { seconds: oneDecimal(beat / 1000) })],
  ];
}

function overParts<T extends PilesTypes>({ words }: Draws<T>, { options, asked, beat, least, twoKeys }: TableView<T>): OverParts {
  return {
    rules: () => rulesWhole(words, { ...options, asked, beat, least, keys: twoKeys ? 'two' : 'one' }),
    keys: () => words.keys?.() ?? say('piles-keys', { match: words.match, keys: twoKeys ? 'apart' : 'both' }),
    stopSure: () => say('piles-stop-sure'),
  };
}

function pressed<T extends PilesTypes>(
  speaks: Draws<T>, model: PilesModel<T>, around: boolean, ask: PilesAsk<T>,
): TemplateResult | typeof nothing {
  const { view } = model;
  if (view.phase === 'ready') return startButton(view.flips > 0, ask);
  if (view.phase === 'over') return overButtons(view.flips > 0, 'play-button', ask);
  const people = peopleOf(view);
  if (areAllOut(view)) return nobodyCalls(ask);
  if (around) return nothing;
  const me = aloneAt(view);
  if (me !== null) return burstsOf(speaks, model, me, ask);
  return callers(view.seats, people, (seat) => (view.seats[seat]!.isOut
    ? html`<p class="play-answered">${say('shell-out-tag')}</p>` : burstsOf(speaks, model, seat, ask)));
}

/** Where everybody here is out: the others can be watched, left to themselves, or stopped. */
function nobodyCalls<T extends PilesTypes>(ask: PilesAsk<T>): TemplateResult {
  return html`
    <button type="button" class="play-button"
      @click=${(event: MouseEvent) => ask({ kind: 'overTable', over: 'stop', at: event.timeStamp })}>${say('shell-stop')}</button>
    <button type="button" class="play-button" @click=${() => ask({ kind: 'leaveTable' })}>${say('shell-away')}</button>`;
}
