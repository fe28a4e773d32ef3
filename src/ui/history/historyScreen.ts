/** The history: every game that is over, with its replay, and what each name has come to. */
import { html, nothing, svg, type TemplateResult } from 'lit-html';
import type { FinishedGame, GameStatistics, NameStatistics } from '../../history/pastView';
import { UNNAMED_ME } from '../../setup/names';
import { PARTS } from '../../rules/scoring';
import { formats, oneDecimal, seconds } from '../../strings/formats';
import { say } from '../../strings/say';
import { shownName } from '../../strings/words/grammar';
import { gameName, plotName, seatResult } from '../../strings/words/past/history';
import { points } from '../../strings/words/past/points';
import { dailyName } from '../../strings/words/start/today';
import type { Ask, DeleteTarget } from '../commands';
import { keyedList } from '../keyedList';
import type { StartNotice } from '../notice';
import { startNoticeText } from '../notices/startNotice';
import { otherNames } from './otherNames';
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
  /** What was asked to be deleted, and is so at the next press. */
  readonly pendingDelete: DeleteTarget | null;
  /** What went wrong. */
  readonly notices: readonly StartNotice[];
  /** The game to begin at: whose replay was looked at last, or the first of those that were shown on demand. */
  readonly seen: string | null;
}

/** The history. */
export function historyTemplate(model: HistoryModel, ask: Ask, openSettings: () => void): TemplateResult {
  const { games, more, filling, statistics, otherNames: names, pendingDelete, notices, seen } = model;
  return html`
    <main class="start past" @keydown=${(event: KeyboardEvent) => { if (event.key === 'Escape') void ask({ kind: 'leave' }); }}>
      <header><h1 tabindex="-1" data-first=${seen === null ? '' : nothing}>${say('history-title')}</h1>
        <button type="button" class="back" @click=${() => ask({ kind: 'leave' })}><span aria-hidden="true">←</span> ${
          say('history-back')}</button>
        <button type="button" class="back" @click=${openSettings}>${say('settings-open')}</button>
      </header>
      <div class="notes" role="status">${notices.map((notice) => html`<p class="note">${startNoticeText(notice)}</p>`)}</div>
      <div class="cards">
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

/** The columns of the statistics. */
const COLUMNS = ['games', 'won', 'tiles', 'made', 'missed', 'snagged', 'vain', 'time'] as const;
type Column = (typeof COLUMNS)[number];

/** The figures that are plotted, each with the value of one game. */
const PLOTTED: readonly (readonly [Column, (statistics: GameStatistics) => number | null])[] = [
  ['won', ({ won }) => won / PARTS], ['tiles', ({ tiles }) => tiles], ['made', ({ made }) => made],
  ['missed', ({ missed }) => missed], ['snagged', ({ snagged }) => snagged], ['vain', ({ vain }) => vain],
  ['time', ({ callTime }) => (callTime === null ? null : callTime / 1000)],
];

/** With fewer games it leaves room for those to come. */
const PLOTTED_LEAST = 8;

/** What the full height of a plot stands for, where nothing is higher. */
const PLOT_LEAST: Partial<Readonly<Record<Column, number>>> = { won: 1, tiles: 30, time: 3 };
const PLOT_LEAST_RUNS = 4;

/** What stands in a column for all games together. */
function totalOf(key: Column, { games, totals, callTime }: NameStatistics): string | number {
  switch (key) {
    case 'games': return games;
    case 'won': return points(totals.won);
    case 'tiles': return oneDecimal(totals.tiles / games);
    case 'time': return seconds(callTime ?? 0);
    case 'made': case 'missed': case 'snagged': case 'vain': return totals[key];
  }
}

function statisticsPaper(
  statistics: readonly NameStatistics[], names: readonly string[], pendingDelete: DeleteTarget | null, ask: Ask,
): TemplateResult {
  const sure = pendingDelete?.kind === 'all';
  return html`
    <section class="paper statistics" aria-labelledby="statistics-title">
      <h2 id="statistics-title">${say('history-statistics')}</h2>
      ${statistics.length === 0 ? nothing : html`<table aria-labelledby="statistics-title">
        <thead><tr>${COLUMNS.map((column) => html`<th scope="col" title=${say(`history-means-${column}`)}><span
          aria-hidden="true">${say(`history-head-${column}`)}</span><span class="spoken">${
          say(`history-means-${column}`)}</span></th>`)}</tr></thead>
        ${keyedList(statistics, ({ name, me }) => (me ? '' : name), (one) => statisticsOf(one, pendingDelete, ask))}
      </table>`}
      ${otherNames(names, pendingDelete, ask)}
      <p class="small">${say('history-name-note')}</p>
      <p><button type="button" class="quiet" @click=${() => ask({ kind: 'deletePast', target: { kind: 'all' } })}>${
        sure ? say('history-delete-all-now') : say('history-delete-all')}</button></p>
      <p class="small">${say('history-all-note')}</p>
    </section>`;
}

function statisticsOf(statistics: NameStatistics, pendingDelete: DeleteTarget | null, ask: Ask): TemplateResult {
  const { name, games, practised, recent, callTime } = statistics;
  // Where there is no name, there is none to delete.
  const nameless = statistics.me === true && name === UNNAMED_ME;
  const sure = pendingDelete?.kind === 'name' && pendingDelete.name === name;
  const shown = shownName(name);
  const told = sure ? say('history-delete-name-now', { name: shown }) : say('history-delete-name', { name: shown });
  return html`
    <tbody>
      <tr class="whose"><th scope="rowgroup" colspan=${PLOTTED.length + 1}><div><span class="name">${shown}</span>
        ${games === 0 || !statistics.person ? nothing : html`<button type="button" class="quiet to-slips"
          aria-label=${say('slips-open-of', { name: shown })}
          @click=${() => ask({ kind: 'slips', whose: { name, me: statistics.me === true } })}>${say('slips-open')}</button>`}
        ${nameless ? nothing : html`<button type="button" class=${sure ? 'quiet' : 'quiet remove'} aria-label=${told}
          title=${sure ? nothing : told} @click=${() => ask({ kind: 'deletePast', target: { kind: 'name', name } })}>${
            sure ? say('history-delete-now') : '×'}</button>`}</div></th></tr>
      ${games === 0 ? nothing : html`<tr><td>${games}</td>${PLOTTED.map(([key, valueOf]) => {
        // Where no time is known, the place stays empty.
        if (key === 'time' && callTime === null) return html`<td class=${key}></td>`;
        const bars = plot(say(`history-means-${key}`), recent.map(valueOf), PLOT_LEAST[key] ?? PLOT_LEAST_RUNS);
        return html`<td class=${key}>${totalOf(key, statistics)}${bars}</td>`;
      })}</tr>`}
      ${practised === 0 ? nothing
        : html`<tr><td class="also-practised" colspan=${PLOTTED.length + 1}>${say('history-practised', { games: practised })}</td></tr>`}
    </tbody>`;
}

/** A small plot: a bar for each game, the oldest at the left. `least`: what the full height stands for, where nothing is higher. */
function plot(what: string, values: readonly (number | null)[], least: number): TemplateResult {
  const most = Math.max(least, ...values.map((value) => value ?? 0));
  const step = 48 / Math.max(PLOTTED_LEAST, values.length);
  return html`
    <svg class="plot" viewBox="0 0 48 20" role="img" aria-label=${plotName(what, values)}>
      <path class="ground" d="M0 19.5 H48" />
      ${values.map((value, i) => (value === null ? null : svg`<rect x=${i * step + 0.25} y=${19 - (value / most) * 18}
        width=${step - 0.7} height=${(value / most) * 18} />`))}
    </svg>`;
}
