/** A phone's rack in SNAG as it is drawn: the board small, what can be done now, the tiles, and what is pressed. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import type { Place } from '../contract/contract';
import type { ViewState } from '../session/viewState';
import type { InputSettings } from '../setup/inputSettings';
import { shownName } from '../strings/words/grammar';
import { say } from '../strings/say';
import type { Entry } from '../ui/announcer';
import { face } from '../ui/ornaments';
import { keyStays } from '../ui/parts/play/burst';
import { toldTemplate } from '../ui/table/reading/toldTemplate';
import { boardTemplate } from './board';
import { orderTemplate } from './order';
import { answersTemplate, burstTemplate, drawTemplate, faceDown, tilesTemplate, type RackActions } from './pressed';
import { sleeper, type RackState } from './rackState';
import { promptText, toastText } from './words';

/** What is read aloud beside what happens: what was asked to be read, or how much time is left. */
export interface Aloud { readonly id: number; readonly text: string; readonly urgent: boolean }

export interface RackShown {
  readonly state: RackState;
  readonly entries: readonly Entry[];
  readonly aloud: Aloud;
  readonly input: InputSettings;
  readonly mirrored: boolean;
  /** The places that this phone holds, and the address of the whole table. */
  readonly own: readonly Place[];
  readonly whole: string;
}

export function rackTemplate({ state, entries, aloud, input, mirrored, own, whole }: RackShown, actions: RackActions): TemplateResult {
  const { view } = state;
  if (view === null) return html``;
  const shown = { ...state, view };
  const isOrder = view.phase === 'order' && !view.paused;
  const toast = toastText(state);
  const asleep = sleeper(state, own);
  return html`
    <section class="rack-game ${isOrder ? 'draws-order' : view.phase} ${mirrored ? 'mirrored' : ''} ${
      own.length === 0 ? 'looks-on' : ''}" @keyup=${keyStays}>
      ${isOrder ? nothing : boardTemplate(view, state.tapped)}
      <p class="rack-prompt ${toast === '' ? '' : 'toast-on'}"><span aria-hidden=${toast === '' ? nothing : 'true'}>${
        toast === '' ? promptText(shown) : toast}</span></p>
      ${isOrder ? orderTemplate(view, actions) : own.length > 1 ? several(whole) : asleep ? sleeps(asleep) : before(shown, input, actions)}
      ${toldTemplate(entries)}
      <p class="spoken" role="status">${toast !== '' && isNews(state) ? toast : nothing}</p>
      ${spoken(aloud)}
    </section>`;
}

/** What somebody has before them. */
function before(state: RackState & { readonly view: ViewState }, input: InputSettings, actions: RackActions): TemplateResult {
  const { view: { viewer, asking, paused, phase } } = state;
  if (viewer === null || paused || phase === 'over') return html``;
  return html`
    ${tilesTemplate(state, input, actions)}
    ${asking !== null ? answersTemplate(input, actions)
      : html`<div class="rack-pressed">${drawTemplate(state, input, actions)}${burstTemplate(state, input, actions)}</div>`}`;
}

/** While a character plays for whoever holds the phone. */
function sleeps({ name, level, rack }: ViewState['seats'][number]): TemplateResult {
  return html`
    <div class="rack-rail asleep">${faceDown(rack.length)}</div>
    <p class="rack-asleep" role="status">${level === null ? nothing : face(level)}<span>${
      say('rack-asleep', { character: level === null ? shownName(name) : say(`character-${level}`) })}</span></p>`;
}

/** A phone with several seats shows nobody's tiles. */
function several(whole: string): TemplateResult {
  return html`
    <div class="rack-several"><p>${say('rack-several')}</p><a class="play-button main" href=${whole}>${say('apart-menu-whole')}</a></div>`;
}

/** What happened is told with the story: only what is no part of it has to be said besides. */
const isNews = ({ toast }: RackState): boolean => toast.some(({ kind }) => kind !== 'alert');

/** Another element each time: what comes twice is spoken twice. */
function spoken({ id, text, urgent }: Aloud): TemplateResult {
  const line = text === '' ? nothing : keyed(id, html`<span>${text}</span>`);
  return html`<p class="spoken" aria-live="polite">${urgent ? nothing : line}</p><p class="spoken" aria-live="assertive">${
    urgent ? line : nothing}</p>`;
}
