/** The first screen: what waits to be continued, one press to a game against who was chosen last, and the doors to all else. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { words } from '../../strings';
import type { Ask } from '../commands';
import { noticeText } from '../notice';
import { star, wordmark } from '../ornaments';
import { backupFold } from './backupFold';
import { doorIcon } from './doorIcons';
import { doorsOf } from './doors';
import { faces } from './faces';
import type { StartModel } from './startModel';
import { waitingGames } from './waitingGames';

/** What the start screen asks for. */
export interface StartPorts {
  readonly ask: Ask;
  /** Opens the rules. */
  readonly openRules: () => void;
}

/** The start screen. */
export function startTemplate(model: StartModel, { ask, openRules }: StartPorts): TemplateResult {
  const { character, waiting, notices, backup, loading } = model;
  return html`
    <main class="start home">
      <header>${star()}<h1 tabindex="-1"><span class="spoken">${words().START.title}</span>${wordmark()}</h1>${star()}
        <p>${words().START.tagline}</p>
      </header>
      <div class="notes" role="status">${notices.map((notice) => html`<p class="note">${noticeText(notice)}</p>`)}${
        loading ? html`<p class="spoken">${words().START.loading}</p>` : nothing}</div>
      ${waitingGames(waiting, ask)}
      <section class="duel" aria-label=${words().START.against}>
        ${faces(character, (chosen) => void ask({ kind: 'chooseCharacter', character: chosen }))}
        <button type="button" class="main play" aria-busy=${loading} @click=${() => ask({ kind: 'playCharacter' })}>${
          loading ? words().START.loading : words().START.playAgainst(words().CHARACTER_WORDS[character].name)}</button>
        <button type="button" class="back" @click=${() => ask({ kind: 'openSetup', for: 'character' })}>${words().START.more}</button>
      </section>
      <ul class="doors">${doorsOf(model).map(({ id, icon, title, line, command }) => html`
        <li><button type="button" aria-labelledby="door-${id}" aria-describedby="door-${id}-line" @click=${() => ask(command)}>
          ${doorIcon(icon)}<span><b id="door-${id}">${title}</b><span id="door-${id}-line">${line}</span></span></button></li>`)}</ul>
      <button type="button" class="back" aria-label=${words().RULES_OPEN.name} @click=${() => openRules()}>${
        words().RULES_OPEN.short}</button>
      ${backupFold(backup, ask)}
    </main>`;
}
