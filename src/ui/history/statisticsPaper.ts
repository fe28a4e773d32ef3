/** What each name has come to in its finished games: a table with a small plot in each cell, and how names and games are deleted. */
import { html, nothing, svg, type TemplateResult } from 'lit-html';
import type { GameStatistics, NameStatistics } from '../../history/pastView';
import { PARTS } from '../../rules/scoring';
import { UNNAMED_ME } from '../../setup/names';
import { oneDecimal, seconds } from '../../strings/formats';
import { say } from '../../strings/say';
import { shownName } from '../../strings/words/grammar';
import { plotName } from '../../strings/words/past/history';
import { points } from '../../strings/words/past/points';
import type { Ask, DeleteTarget } from '../commands';
import { keyedList } from '../keyedList';
import { otherNames } from './otherNames';

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

/** @param names those that are known here and stand in no statistics */
export function statisticsPaper(
  statistics: readonly NameStatistics[], names: readonly string[], pendingDelete: DeleteTarget | null, ask: Ask,
): TemplateResult {
  const sure = pendingDelete?.kind === 'all';
  return html`
    <section class="paper statistics" aria-labelledby="statistics-title">
      <h2 id="statistics-title">${say('history-statistics')}</h2>
      ${statistics.length === 0 ? nothing : html`
        <p class="small columns">${say('history-columns')}</p>
        <table role="table" aria-labelledby="statistics-title">
        <thead><tr role="row">${COLUMNS.map((column) => html`<th role="columnheader" scope="col" title=${
          say(`history-means-${column}`)}><span aria-hidden="true">${say(`history-head-${column}`)}</span><span class="spoken">${
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
      <tr role="row" class="whose"><th role="rowheader" scope="rowgroup" colspan=${PLOTTED.length + 1}><div>
        <span class="name">${shown}</span>
        ${games === 0 || !statistics.person ? nothing : html`<button type="button" class="quiet to-slips"
          aria-label=${say('slips-open-of', { name: shown })}
          @click=${() => ask({ kind: 'slips', whose: { name, me: statistics.me === true } })}>${say('slips-open')}</button>`}
        ${nameless ? nothing : html`<button type="button" class=${sure ? 'quiet' : 'quiet remove'} aria-label=${told}
          title=${sure ? nothing : told} @click=${() => ask({ kind: 'deletePast', target: { kind: 'name', name } })}>${
            sure ? say('history-delete-now') : '×'}</button>`}</div></th></tr>
      ${games === 0 ? nothing : html`<tr role="row" class="figures"><td role="cell" data-what=${say('history-head-games')}>${games}</td>${
        PLOTTED.map(([key, valueOf]) => {
        // Where no time is known, the place stays empty.
        if (key === 'time' && callTime === null) return html`<td role="cell" class=${key}></td>`;
        const bars = plot(say(`history-means-${key}`), recent.map(valueOf), PLOT_LEAST[key] ?? PLOT_LEAST_RUNS);
        return html`<td role="cell" class=${key} data-what=${say(`history-head-${key}`)}>${totalOf(key, statistics)}${bars}</td>`;
      })}</tr>`}
      ${practised === 0 ? nothing
        : html`<tr role="row"><td role="cell" class="also-practised" colspan=${PLOTTED.length + 1}>${
          say('history-practised', { games: practised })}</td></tr>`}
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
