/** At the table before a game and between two: who sits where, what was played, and what the host can press. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { list } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { mark } from '../../../ui/parts/play/emblem';
import { face } from '../../../ui/ornaments';
import { seatsOf, type SeatShown, type TableShown } from '../../tableShown';
import type { Ask } from '../commands';
import { presenceShort, seatName } from './parts';
import { freeSeats, hostSeat, isHost, keptSeats, missingAt } from '../../seating';
import { tallyOf } from '../tally';
import { manage } from './hostSheet';

/** Who somebody is known by: a mark, or a character's face. */
export function seatMark({ mark: shape, level, device }: SeatShown): unknown {
  if (device === null && level !== null) return face(level);
  return shape === null ? html`<i class="no-mark" aria-hidden="true"></i>` : mark(shape);
}

function seatRow(table: TableShown, seat: number): TemplateResult {
  const shown = table.seats[seat]!;
  const isOwn = shown.device === table.you;
  const lines = [presenceShort(shown), ...(shown.device === table.host ? [say('apart-state-host')] : [])].filter((text) => text !== '');
  const isFree = shown.device === null && shown.level === null;
  return html`<li class=${isOwn ? 'own' : isFree ? 'free on-table' : 'on-table'}>
    ${seatMark(shown)}
    <span><b>${isOwn ? say('apart-you', { name: seatName(shown) }) : seatName(shown)}</b>
      ${lines.length > 0 ? html`<small>${lines.join(' · ')}</small>` : nothing}</span>
  </li>`;
}

/** Everybody at the table. */
function seats(table: TableShown): TemplateResult {
  return html`<h2 class="spoken">${say('apart-wait-seats')}</h2>
    <ul class="sitting">${table.seats.map((_, seat) => seatRow(table, seat))}</ul>`;
}

/** What goes on now: the host's one press, or whom everybody waits for. */
function next(table: TableShown, after: boolean, ask: Ask): TemplateResult {
  if (isHost(table)) {
    const missing = missingAt(table);
    return html`${missing > 0 ? html`<p>${say('lobby-few', { count: missing })}</p>`
      : html`<button type="button" class="go" @click=${() => ask({ kind: 'host', asks: { kind: 'start' } })}>
        ${say(after ? 'apart-next' : 'apart-start')}</button>`}${manage(table, ask)}`;
  }
  const host = hostSeat(table);
  if (host?.name == null) return html`<p>${say(after ? 'apart-over-next-screen' : 'apart-wait-screen')}</p>`;
  return html`<p>${say(after ? 'apart-over-next' : 'apart-wait-host', { name: host.name })}</p>`;
}

/** For whoever looks on: a way to a seat. */
function sit(table: TableShown, ask: Ask): unknown {
  const canSit = seatsOf(table).length === 0 && freeSeats(table).length + keptSeats(table).length > 0;
  if (!canSit) return nothing;
  return html`<button type="button" class="link" @click=${() => ask({ kind: 'sitHere' })}>${say('apart-sit-here')}</button>`;
}

/** What the host is offered first, and the card of an evening; `nothing` where there is none. */
export interface Beside { readonly offer: unknown; readonly card: unknown }

const NOTHING_BESIDE: Beside = { offer: nothing, card: nothing };

/** @param title of the game that comes next @param terms what is agreed on it */
export function waitScreen(
  table: TableShown, title: string, terms: readonly string[], ask: Ask, { offer, card }: Beside = NOTHING_BESIDE,
): TemplateResult {
  const isOn = table.playing !== null && table.phase === 'playing';
  return html`<main class="waits">
    <h1 tabindex="-1">${say('apart-wait-title')}</h1>
    ${title === '' ? nothing : html`<p class="set-up">${say('apart-wait-game', { game: title })}</p>`}
    ${terms.length === 0 ? nothing : html`<p class="set-up">${terms.join(' · ')}</p>`}
    ${seats(table)}
    ${isOn ? html`<p>${say('apart-wait-next')}</p>
      <button type="button" class="link" @click=${() => ask({ kind: 'watch' })}>${say('apart-watch-game')}</button>`
      : html`${offer}${next(table, false, ask)}`}
    ${card}
    ${sit(table, ask)}
  </main>`;
}

/** Who won, in a sentence. */
export function wonTold({ card, playing }: TableShown): string {
  const row = card.find(({ id }) => id === playing?.id);
  const winners = row?.players.flatMap(({ name, won }) => (won ? [name] : [])) ?? [];
  if (winners.length === 0) return say('apart-over-none');
  return winners.length === 1 ? say('apart-over-won', { names: list(winners) }) : say('apart-over-shared', { names: list(winners) });
}

function tallies(table: TableShown): TemplateResult {
  const all = tallyOf(table);
  const counted = all.every(({ points }) => points !== null);
  return html`<section class="paper tally">
    <h2>${say('apart-card')}</h2>
    <table>
      <caption class="small">${say('apart-card-games', { count: table.card.length })}</caption>
      <thead><tr><th scope="col">${say('apart-card-name')}</th><th scope="col">${say('apart-card-wins')}</th>
        ${counted ? html`<th scope="col">${say('apart-card-points')}</th>` : nothing}</tr></thead>
      <tbody>${all.map(({ name, wins, points }) => html`<tr><th scope="row">${name}</th><td>${wins}</td>
        ${counted ? html`<td>${points}</td>` : nothing}</tr>`)}</tbody>
    </table>
  </section>`;
}

/** After a game: who won, the card, and on to the next. In an evening its card takes the place of the table's. */
export function afterScreen(table: TableShown, ask: Ask, { offer, card }: Beside = NOTHING_BESIDE): TemplateResult {
  return html`<main class="waits after">
    <h1 tabindex="-1">${wonTold(table)}</h1>
    ${offer}
    ${next(table, true, ask)}
    ${card !== nothing ? card : table.card.length > 0 ? tallies(table) : nothing}
    ${seats(table)}
    ${sit(table, ask)}
  </main>`;
}
