/** What menu, pause and end of a game say at a table of several devices, where its host alone decides for all. */
import { html, type TemplateResult } from 'lit-html';
import { say } from '../../strings/say';
import type { DialogActions } from '../dialogs/frame';
import { wordmark } from '../ornaments';
import type { ApartAtGame } from './apartModel';

type Actions = Pick<DialogActions, 'apart'>;

/** In the menu: the way to the lobby, and the host's way to end the game. */
export function menuApart({ isHost, stops }: ApartAtGame, over: boolean, actions: Actions): TemplateResult {
  return html`
    <button type="button" @click=${() => actions.apart({ kind: 'toLobby' })}>${say('beside-to-table')}</button>
    ${isHost && !over ? html`<button type="button" @click=${() => actions.apart({ kind: 'stop' })}>${
      say(stops ? 'beside-stop-sure' : 'beside-stop')}</button>` : ''}`;
}

/** What becomes of the table for whoever leaves it. */
export function leaveApart(): string {
  return say('lobby-leave-line');
}

/** After a game: the host begins the next one, with the same people. */
export function nextApart({ isHost, hostName }: ApartAtGame, keydown: (event: KeyboardEvent) => void, actions: Actions): TemplateResult {
  return html`
    ${isHost ? html`
      <button type="button" class="main" autofocus @keydown=${keydown} @click=${() => actions.apart({ kind: 'start' })}>${
        say('apart-next')}</button>`
      : html`<p class="small">${hostName === null ? say('apart-over-next-screen') : say('apart-over-next', { name: hostName })}</p>`}
    <button type="button" @keydown=${keydown} @click=${() => actions.apart({ kind: 'toLobby' })}>${say('beside-to-table')}</button>`;
}

/** Covers the table of whoever is not its host. */
export function pausedByHost(hostName: string | null): TemplateResult {
  return html`
    <section class="cover" aria-labelledby="paused"><div class="paper">
      <h2 id="paused">${say('beside-paused')}</h2>${wordmark()}<p>${
        hostName === null ? say('beside-paused-host') : say('waits-host', { name: hostName })}</p>
    </div></section>`;
}
