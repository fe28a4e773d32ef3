/** The history: every game that is over, with its replay, and what each name has come to. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { FinishedGame, NameStatistics } from '../../history/pastView';
import { formats } from '../../strings/formats';
import { say } from '../../strings/say';
import { gameName, seatResult } from '../../strings/words/past/history';
import { dailyName } from '../../strings/words/start/today';
import type { Ask, DeleteTarget } from '../commands';
import { keyedList } from '../keyedList';
import type { StartNotice } from '../notice';
import { startNoticeText } from '../notices/startNotice';
import { awaitedPaper, personalPaper, unmetPaper, type PersonalModel } from './personalPaper';
import { statisticsPaper } from './statisticsPaper';
import { shownSeats } from '../shownNames';
import { face, mark } from '../ornaments';

export interface HistoryModel {
  readonly kind: 'history';
  /** Newest first, as many as are shown. */
  readonly games: readonly FinishedGame[];
  /** Whether there are older ones. */
  readonly more: boolean;
  /** Whether older games are still being read, and so are not in the list yet. */
  readonly filling: boolean;
  /** Null while they are being added up. */
  readonly statistics: readonly NameStatistics[] | null;
  /** Names that are known here and not among those; none while they are being added up. */
  readonly otherNames: readonly string[];
  /** The records of one person; null where nobody has any, and while they are being added up. */
  readonly personal: PersonalModel | null;
  /** What was asked to be deleted, and is so at the next press. */
  readonly pendingDelete: DeleteTarget | null;
  /** What went wrong. */
  readonly notices: readonly StartNotice[];
  /** The game to begin at: whose replay was looked at last, or the first of those that were shown on demand. */
  readonly seen: string | null;
}

/** The history. */
export function historyTemplate(model: HistoryModel, ask: Ask, openSettings: () => void): TemplateResult {
  const { games, more, filling, statistics, otherNames: names, personal, pendingDelete, notices, seen } = model;
  return html`
    <main class="start past" @keydown=${(event: KeyboardEvent) => { if (event.key === 'Escape') void ask({ kind: 'leave' }); }}>
      <header><h1 tabindex="-1" data-first=${seen === null ? '' : nothing}>${say('history-title')}</h1>
        <button type="button" class="back" @click=${() => ask({ kind: 'leave' })}><span aria-hidden="true">←</span> ${
          say('history-back')}</button>
        <button type="button" class="back" @click=${openSettings}>${say('settings-open')}</button>
      </header>
      <div class="notes" role="status">${notices.map((notice) => html`<p class="note">${startNoticeText(notice)}</p>`)}</div>
      <div class="cards">
        ${statistics === null ? awaitedPaper() : personal !== null ? personalPaper(personal, ask)
          : games.length === 0 && !filling ? unmetPaper() : nothing}
        <section class="paper finished" aria-labelledby="finished-title">
          <h2 id="finished-title">${say('history-games')}</h2>
          ${games.length === 0 ? html`<p>${say('history-none')}</p>` : nothing}
          <ul>${keyedList(games, ({ id }) => id, (game) => gameRow(game, pendingDelete, seen, ask))}</ul>
          ${more ? html`<p><button type="button" class="quiet" @click=${() => ask({ kind: 'moreHistory' })}>${
            say('history-more')}</button></p>` : nothing}
          ${filling ? html`<p class="small">${say('history-filling')}</p>` : nothing}
        </section>
        ${statistics === null ? html`<p class="small">${say('history-adding')}</p>`
          : statistics.length === 0 && names.length === 0 ? nothing : statisticsPaper(statistics, names, pendingDelete, ask)}
      </div>
    </main>`;
}

function gameRow(game: FinishedGame, pendingDelete: DeleteTarget | null, seen: string | null, ask: Ask): TemplateResult {
  const { daily, id, endedAt, practice } = game;
  const seats = shownSeats(game.seats);
  const sure = pendingDelete?.kind === 'game' && pendingDelete.id === id;
  const told = gameName({ ...game, seats });
  const shared = seats.filter(({ won }) => won).length > 1;
  return html`
    <li>
      <p class="small">${daily === undefined ? nothing : html`<b class="daily-mark">${dailyName(daily)}</b> `}${
        formats().dayAndTime(endedAt)}${practice ? html` <b class="practised">${say('practice-mark')}</b>` : nothing}</p>
      <ul class="who-won">${seats.map(({ name, shape, level, tiles, won }) => html`
        <li class=${won ? 'winner' : ''}><span class="who">${
          level === null ? nothing : face(level)}${mark(shape)}</span><span class="name">${name}</span>
          <b aria-hidden="true">${tiles}</b><span class="spoken">${seatResult(tiles, won, shared)}</span></li>`)}
      </ul>
      <div class="does">
        <button type="button" data-first=${seen === id ? '' : nothing} aria-label=${say('history-replay-of', { game: told })}
          @click=${() => ask({ kind: 'replay', id })}>${say('history-replay')}</button>
        ${seats.every(({ level }) => level !== null) ? nothing : html`
          <button type="button" aria-label=${say('report-open-of', { game: told })}
            @click=${() => ask({ kind: 'openReview', id })}>${say('report-open')}</button>`}
        <button type="button" class=${sure ? 'quiet' : 'quiet remove'}
          aria-label=${sure ? say('history-delete-now-of', { game: told }) : say('history-delete-of', { game: told })}
          title=${sure ? nothing : say('history-delete')}
          @click=${() => ask({ kind: 'deletePast', target: { kind: 'game', id } })}>${sure ? say('history-delete-now') : '×'}</button>
      </div>
    </li>`;
}
