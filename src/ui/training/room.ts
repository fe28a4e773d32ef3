/** The training room: a card for each drill with its curve and its figure, what slipped in games of one's own, and who trains. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { say } from '../../strings/say';
import { dueText, figureTold, trainsAs } from '../../strings/words/training/room';
import type { Ask } from '../commands';
import { wordmark } from '../ornaments';
import { curveTemplate } from './curves';
import { eyeTemplate } from './eye';
import { gameCard } from './gameCard';
import type { DrillCard, SlipsCard, TrainingModel } from './trainingModel';
import type { RoomParts } from './trainingPage';

/** The whole screen. */
export function roomTemplate(model: TrainingModel, { ask, openSettings }: RoomParts): TemplateResult {
  const { who, people, cards, guests, slips, due, unhurried } = model;
  const setUnhurried = ({ target }: Event): void =>
    void ask({ kind: 'setPreferences', preferences: { unhurried: (target as HTMLInputElement).checked } });
  const back = (): void => void ask({ kind: 'leave' });
  return html`
    <main class="start past training" @keydown=${(event: KeyboardEvent) => { if (event.key === 'Escape') back(); }}>
      <header>${wordmark()}<h1 tabindex="-1" data-first>${say('training-title')}</h1>
        <p>${say('training-promise')}</p>
        ${people.length > 1 ? whoTrains(who, people, ask) : nothing}</header>
      <ul class="drills" role="list">${cards.map((card) => html`<li>${drillCard(card, ask)}</li>`)}</ul>
      <div class="coming">${guests.map((game) => gameCard(game, ask))}${
        slipsCard(slips, ask)}${dueList(due)}</div>
      <footer>
        <label class="unhurried"><input type="checkbox" .checked=${live(unhurried)} aria-describedby="unhurried-line"
          @change=${setUnhurried} />
          <span><b>${say('training-unhurried')}</b> <small id="unhurried-line">${say('training-unhurried-line')}</small></span></label>
      </footer>
      <div class="ways">
        <button type="button" class="back" @click=${back}>${say('training-back')}</button>
        <button type="button" class="back" @click=${openSettings}>${say('settings-open')}</button>
      </div>
    </main>`;
}

/** Whose progress it is, where several people of this device have names. */
function whoTrains(who: string | null, people: readonly (string | null)[], ask: Ask): TemplateResult {
  return html`
    <label class="who-trains"><span>${say('training-who')}</span>
      <select @change=${({ target }: Event) => ask({ kind: 'trainAs', name: people[(target as HTMLSelectElement).selectedIndex] ?? null })}>
        ${people.map((name) => html`<option .selected=${name === who}>${trainsAs(name)}</option>`)}
      </select></label>`;
}

function drillCard({ drill, curve, figure, eye, due }: DrillCard, ask: Ask): TemplateResult {
  const name = say(`drill-name-${drill}`);
  return html`
    <section class="paper drill-card ${drill}" aria-labelledby="drill-${drill}">
      <h2 id="drill-${drill}">${name}</h2>
      <p>${say(`drill-line-${drill}`)}</p>
      <div class="plot-of">${curve === null ? html`<p class="no-curve small">${say('training-no-curve')}</p>` : curveTemplate(curve)}</div>
      <div class="begin">
        <button type="button" aria-label=${say('training-start-drill', { drill: name })}
          @click=${() => ask({ kind: 'startDrill', session: drill })}>${say('training-start')}</button>
        <p class="figure">${figure === null ? nothing : html`<span>${figureTold(figure)}</span>`}${
          due > 0 && figure !== null ? html`<span>${say('training-due', { count: due })}</span>` : nothing}</p>
      </div>
      ${eye === null ? nothing : eyeTemplate(eye)}
    </section>`;
}

/** What slipped in games of one's own, and what of it is due. */
function slipsCard({ waiting, due, games }: SlipsCard, ask: Ask): TemplateResult {
  return html`
    <section class="coming-back" aria-labelledby="slips-title">
      <h2 id="slips-title">${say('training-slips')}</h2>
      <p>${waiting === 0 ? say('training-slips-none') : html`${say('training-slips-line', { count: waiting, games })} ${
        due === 0 ? say('training-slips-none-due') : say('training-slips-due', { count: due })}`}</p>
      ${due > 0 ? html`<button type="button" @click=${() => ask({ kind: 'startDrill', session: 'slips' })}>${
        say('training-practise', { count: due })}</button>` : nothing}
    </section>`;
}

/** What is due first, and why. */
function dueList(due: TrainingModel['due']): TemplateResult | typeof nothing {
  if (due.length === 0) return nothing;
  return html`
    <section class="coming-back" aria-labelledby="due-title">
      <h2 id="due-title">${say('training-due-title')}</h2>
      <ul>${due.map((one) => html`<li>${dueText(one)}</li>`)}</ul>
    </section>`;
}
