/** What waits to be continued, on the start screen: the newest game with how it stands, the others folded behind it. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { DailyDate } from '../../daily/dates';
import type { PlayedFor } from '../../rules/scoring';
import { list } from '../../strings/formats';
import { say } from '../../strings/say';
import { dailyName } from '../../strings/words/start/today';
import { matchTold, standingTold } from '../../strings/words/start/waiting';
import { shownName } from '../../strings/words/grammar';
import type { Ask } from '../commands';
import { keyedList } from '../keyedList';

/** How many tiles each has won, the player of this device first. */
export type Standing = readonly { readonly name: string; readonly tiles: number }[];

/** A game that can be continued, or a match whose next game can be begun. */
export interface WaitingGame {
  readonly id: string;
  readonly names: readonly string[];
  /** How many tiles were played in the game. */
  readonly tiles: number;
  /** The date as whose deal of the day it was begun. */
  readonly daily?: DailyDate | undefined;
  /** What the match has come to; null for a game. */
  readonly match: { readonly playedFor: PlayedFor; readonly games: number } | null;
  /** How it stands; null where nobody knows. */
  readonly standing: Standing | null;
  /** Whether it was asked to be deleted or taken off the list, and is so at the next press. */
  readonly pendingDelete: boolean;
  /** Whether another tab was found to play it. */
  readonly heldByOtherTab: boolean;
}

/** What it is, and how it stands: "31 tiles played", "You 17 · Otto 21". */
function told({ names, match, tiles, daily, standing }: WaitingGame): TemplateResult {
  const shown = names.map(shownName);
  const stands = standing === null ? nothing
    : html`<b>${standingTold(standing.map(({ name, ...seat }) => ({ ...seat, name: shownName(name) })))}</b>`;
  if (match) return html`<small>${matchTold(match.playedFor, shown, match.games)}</small>${stands}`;
  const day = daily === undefined ? nothing : html`<small>${dailyName(daily)}</small>`;
  if (standing === null) return html`${day}<b>${say('start-game', { names: list(shown), tiles })}</b>`;
  if (daily !== undefined) return html`${day}${stands}`;
  return html`<small>${say('start-played', { tiles })}</small>${stands}`;
}

function deleteButton({ id, match, pendingDelete }: WaitingGame, ask: Ask): TemplateResult {
  const press = (): void => void ask({ kind: 'deleteWaiting', id });
  if (pendingDelete) {
    return html`<button type="button" class="quiet" @click=${press}>${
      match ? say('start-close-match-now') : say('start-delete-game-now')}</button>`;
  }
  const name = match ? say('start-close-match') : say('start-delete-game');
  return html`<button type="button" class="quiet remove" aria-label=${name} title=${name} @click=${press}>×</button>`;
}

function row(game: WaitingGame, ask: Ask): TemplateResult {
  const { id, match, heldByOtherTab } = game;
  return html`
    <li><span>${told(game)}<em role="status">${
      heldByOtherTab ? (match ? say('tabs-match-elsewhere') : say('tabs-elsewhere')) : nothing}</em></span>
      ${heldByOtherTab
        ? html`<button type="button" @click=${() => ask({ kind: 'continue', id, steal: true })}>${say('tabs-take-over')}</button>`
        : html`<button type="button" @click=${() => ask({ kind: 'continue', id })}>${say('start-continue')}</button>`}
      ${deleteButton(game, ask)}
    </li>`;
}

/** Each row stays its game's own while others come in above it: so focus and finger stay with the game that they are on. */
function rows(games: readonly WaitingGame[], ask: Ask): TemplateResult {
  return html`<ul>${keyedList(games, ({ id }) => id, (game) => row(game, ask))}</ul>`;
}

/** @param waiting the newest first */
export function waitingGames(waiting: readonly WaitingGame[], ask: Ask): TemplateResult | typeof nothing {
  if (waiting.length === 0) return nothing;
  const others = waiting.slice(1);
  return html`
    <section class="paper waiting" aria-labelledby="waiting-title">
      <h2 id="waiting-title">${say('start-continue-title')}</h2>
      ${rows(waiting.slice(0, 1), ask)}
      ${others.length === 0 ? nothing : html`
        <details><summary>${say('start-more-waiting', { games: others.length })}</summary>${rows(others, ask)}</details>`}
    </section>`;
}
