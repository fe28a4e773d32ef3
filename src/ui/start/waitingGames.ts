/** The games that wait to be continued, on the start screen. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { PlayedFor } from '../../rules/scoring';
import { words } from '../../strings';
import type { Ask } from '../commands';
import { keyedList } from '../keyedList';

/** A game that can be continued, or a match whose next game can be begun. */
export interface WaitingGame {
  readonly id: string;
  readonly names: readonly string[];
  /** How many tiles were played in the game. */
  readonly tiles: number;
  /** What the match has come to; null for a game. */
  readonly match: { readonly playedFor: PlayedFor; readonly games: number } | null;
  /** Whether it was asked to be deleted or taken off the list, and is so at the next press. */
  readonly pendingDelete: boolean;
  /** Whether another tab was found to play it. */
  readonly heldByOtherTab: boolean;
}

/** A game or match in the list of those that wait. */
function told(names: readonly string[], match: WaitingGame['match'], tiles: number): string {
  return match ? words().START.match(match.playedFor, names, match.games) : words().START.game(names, tiles);
}

/** Each row stays its game's own while others come in above it: so focus and finger stay with the game that they are on. */
export function waitingGames(waiting: readonly WaitingGame[], ask: Ask): TemplateResult | typeof nothing {
  if (waiting.length === 0) return nothing;
  return html`
    <section class="paper waiting" aria-labelledby="waiting-title">
      <h2 id="waiting-title">${words().START.goOnTitle}</h2>
      <ul>${keyedList(waiting, ({ id }) => id, ({ id, names, tiles, match, pendingDelete, heldByOtherTab }) => html`
        <li><span>${told(names.map(words().shownName), match, tiles)}<em
            role="status">${heldByOtherTab ? (match ? words().TABS.matchElsewhere : words().TABS.elsewhere) : nothing}</em></span>
          ${heldByOtherTab
            ? html`<button type="button" class="main" @click=${() => ask({ kind: 'continue', id, steal: true })}>${
              words().TABS.takeOver}</button>`
            : html`<button type="button" class="main" @click=${() => ask({ kind: 'continue', id })}>${words().START.goOn}</button>`}
          ${pendingDelete
            ? html`<button type="button" class="quiet" @click=${() => ask({ kind: 'deleteWaiting', id })}>${
              match ? words().START.closeMatchNow : words().START.deleteGameNow}</button>`
            : html`<button type="button" class="quiet remove"
              aria-label=${match ? words().START.closeMatch : words().START.deleteGame}
              title=${match ? words().START.closeMatch : words().START.deleteGame}
              @click=${() => ask({ kind: 'deleteWaiting', id })}>×</button>`}
        </li>`)}
      </ul>
    </section>`;
}
