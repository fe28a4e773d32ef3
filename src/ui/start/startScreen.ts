/**
 * The first screen: what waits to be continued, one press to a game against who was chosen last, and the doors to all else. On a first
 * visit the course leads.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import { say } from '../../strings/say';
import { about } from '../../strings/words/start/duration';
import type { Ask } from '../commands';
import { startNoticeText } from '../notices/startNotice';
import { face, wordmark } from '../ornaments';
import { backupFold } from './backupFold';
import { doorIcon } from './doorIcons';
import { doorsOf } from './doors';
import { faces } from './faces';
import { myName } from './myName';
import { scene } from './scene';
import { updateNote } from './updateNote';
import type { StartModel } from './startModel';
import { waitingGames } from './waitingGames';

/** What the start screen asks for. */
export interface StartPorts {
  readonly ask: Ask;
  /** Opens a dialog. */
  readonly open: (name: 'rules' | 'settings') => void;
}

/** The way to learn it, before all else to play. */
function learning({ lessons: { done, of } }: StartModel, ask: Ask): TemplateResult {
  return html`
    <div class="lead">
      <button type="button" class="play" aria-describedby="lead-line" @click=${() => ask({ kind: 'learn' })}>${face('pip')}<span>${
        say('start-learn')}</span></button>
      <p id="lead-line">${done === 0 ? say('start-learn-line') : say('door-lessons-done', { done, of })}</p>
    </div>`;
}

/** Who is played against, and the one press that begins the game. */
function duel({ character, minutes, loading, leads }: StartModel, ask: Ask): TemplateResult {
  return html`
    <section class="duel ${leads === 'learn' ? 'second' : ''}" aria-label=${say('start-now')}>
      ${leads === 'learn' ? html`<p class="or">${say('start-or')}</p>` : nothing}
      ${faces(character, (chosen) => void ask({ kind: 'chooseCharacter', character: chosen }))}
      <div class="go">
        <button type="button" class="play" aria-busy=${loading} @click=${() => ask({ kind: 'playCharacter' })}>${
          loading ? say('start-loading') : say('start-play-against', { name: say(`character-${character}`) })}</button>
        <p><span>${about(minutes)}</span>
          <button type="button" class="link" @click=${() => ask({ kind: 'openSetup', for: 'character' })}>${
            say('start-more')}</button></p>
      </div>
    </section>`;
}

function doors(model: StartModel, ask: Ask): TemplateResult {
  return html`
    <ul class="doors">${doorsOf(model).map(({ id, icon, title, line, command }) => html`
      <li><button type="button" class="door ${id}" aria-labelledby="door-${id}" aria-describedby="door-${id}-line"
        @click=${() => ask(command)}>${doorIcon(icon)}<span><b id="door-${id}">${title}</b><span id="door-${id}-line">${line}</span></span>
      </button></li>`)}</ul>`;
}

/** The start screen. */
export function startTemplate(model: StartModel, { ask, open }: StartPorts): TemplateResult {
  const { waiting, notices, backup, loading, me, update } = model;
  return html`
    <main class="start home">
      <div class="side">
        <header><h1 tabindex="-1"><span class="spoken">${say('start-title')}</span>${wordmark()}</h1>
          <p>${say('start-tagline')}</p></header>
        ${scene(model.scene)}
        <div class="notes" role="status">${notices.map((notice) => html`<p class="note">${startNoticeText(notice)}</p>`)}${
          loading ? html`<p class="spoken">${say('start-loading')}</p>` : nothing}${updateNote(update, ask)}</div>
        ${waitingGames(waiting, ask)}${model.leads === 'learn' ? learning(model, ask) : nothing}${duel(model, ask)}${doors(model, ask)}
        <div class="foot">
          <button type="button" class="link" aria-label=${say('rules-open-name')} @click=${() => open('rules')}>${
            say('rules-open')}</button>
          <button type="button" class="link" @click=${() => open('settings')}>${say('settings-open')}</button>
          ${myName(me, ask)}${backupFold(backup, ask)}
        </div>
      </div>
    </main>`;
}
