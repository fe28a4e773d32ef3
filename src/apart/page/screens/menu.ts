/** The phone's menu: signs to the others, the whole table, language, and leaving the seat. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { LANGUAGES } from '../../../strings/languages/table';
import { say } from '../../../strings/say';
import { SIGNS } from '../../signs';
import { seatsOf, type TableShown } from '../../tableShown';
import { raceTold, signTold } from '../../words/told';
import type { Ask } from '../commands';
import type { PageState } from '../pageState';
import { isHost } from '../../seating';
import { hostSheet, manage } from './hostSheet';

export interface MenuFacts {
  readonly language: string;
  /** Null where this device cannot. */
  readonly vibrates: boolean | null;
  readonly sounds: boolean;
  readonly whole: string;
}

function signs(ask: Ask): TemplateResult {
  return html`<section class="signs">
    <h3>${say('apart-menu-signs')}</h3>
    <div>${SIGNS.map((sign) => html`<button type="button" @click=${() => ask({ kind: 'sign', sign })}>${signTold(sign)}</button>`)}</div>
  </section>`;
}

const checked = ({ target }: Event): boolean => (target as HTMLInputElement).checked;

function ticks({ hidesSigns }: PageState, { vibrates, sounds, language }: MenuFacts, ask: Ask): TemplateResult {
  return html`
    <label class="line"><span>${say('apart-menu-mute')}</span>
      <input type="checkbox" .checked=${hidesSigns} @change=${(event: Event) => ask({ kind: 'hideSigns', on: checked(event) })} /></label>
    <label class="line"><span>${say('apart-menu-sound')}</span>
      <input type="checkbox" .checked=${sounds} @change=${(event: Event) => ask({ kind: 'sound', on: checked(event) })} /></label>
    ${vibrates === null ? nothing : html`<label class="line"><span>${say('apart-menu-vibrate')}</span>
      <input type="checkbox" .checked=${vibrates} @change=${(event: Event) => ask({ kind: 'vibrate', on: checked(event) })} /></label>`}
    <label class="line"><span>${say('apart-menu-language')}</span>
      <select @change=${(event: Event) => ask({ kind: 'language', language: (event.target as HTMLSelectElement).value })}>
        <option value="system" ?selected=${language === 'system'}>${say('apart-menu-language-system')}</option>
        ${Object.entries(LANGUAGES).map(([key, { name, tag }]) =>
          html`<option value=${key} lang=${tag} ?selected=${language === key}>${name}</option>`)}
      </select></label>`;
}

/** Who called in the last race of the game that lies here, to whoever asks. */
function lastRace({ calls }: PageState, table: TableShown, ask: Ask): unknown {
  if (table.playing === null) return nothing;
  return html`<button type="button" @click=${() => ask({ kind: 'calls' })}>${say('apart-calls')}</button>
    <p class="small" role="status">${calls === null ? nothing : raceTold(calls, table).join(' ')}</p>`;
}

function rising(ask: Ask): TemplateResult {
  return html`<p>${say('apart-menu-rise-sure')}</p>
    <div class="choices">
      <button type="button" class="main" @click=${() => ask({ kind: 'rise' })}>${say('apart-menu-rise-now')}</button>
      <button type="button" autofocus @click=${() => ask({ kind: 'menu', to: 'open' })}>${say('apart-menu-stay')}</button>
    </div>`;
}

/**
 * What the menu shows; the page keeps the dialog around it. What is said beneath that is neither seen nor heard: it's said here.
 * @param isRaced whether people race in the game that lies there
 */
export function menu(
  state: PageState, table: TableShown | null, facts: MenuFacts, ask: Ask, isRaced = true,
): TemplateResult {
  const { notice } = state;
  return html`${notice === null ? nothing : html`<p class="note" role="alert">${notice.text}</p>`}
    ${state.menu === 'table' && table !== null && isHost(table) ? hostSheet(state, table, ask)
      : ownMenu(state, table, facts, ask, isRaced)}`;
}

function ownMenu(
  state: PageState, table: TableShown | null, facts: MenuFacts, ask: Ask, isRaced: boolean,
): TemplateResult {
  const sits = table !== null && seatsOf(table).length > 0;
  return html`<h2 tabindex="-1" id="menu-title">${say('apart-menu')}</h2>
    ${state.menu === 'rise' ? rising(ask) : html`
      ${sits ? signs(ask) : nothing}
      ${ticks(state, facts, ask)}
      <div class="choices stacked">
        ${table === null ? nothing : [isRaced ? lastRace(state, table, ask) : nothing, manage(table, ask)]}
        ${table === null ? nothing : html`<a class="button" href=${facts.whole}>${say('apart-menu-whole')}</a>`}
        ${sits ? html`<button type="button" @click=${() => ask({ kind: 'menu', to: 'rise' })}>${say('apart-menu-rise')}</button>`
          : html`<button type="button" @click=${() => ask({ kind: 'leave' })}>${say('apart-menu-leave')}</button>`}
        <button type="button" class="main" @click=${() => ask({ kind: 'menu', to: 'closed' })}>${say('apart-menu-close')}</button>
      </div>`}`;
}
