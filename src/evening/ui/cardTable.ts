/** The card of an evening as a table: a line for each game, a column for each player, and the sums. For the screen, the phone and paper. */
import { html, type nothing, type TemplateResult } from 'lit-html';
import { say } from '../../strings/say';
import { shownName } from '../../strings/words/grammar';
import { emblem, type Drawn } from '../../ui/parts/play/emblem';
import type { CardLine, EveningCard } from '../points';

/** A line, with what it is called and how it stands. */
export interface ShownLine extends CardLine {
  readonly name: string;
  readonly stands: 'counted' | 'skipped' | 'now' | 'coming';
}

/** @param look shows how the game of a line went; without it nothing can be pressed */
export function eveningTable(
  players: readonly Drawn[], lines: readonly ShownLine[], { totals, leaders }: Pick<EveningCard, 'totals' | 'leaders'>,
  look?: (line: number) => void,
): TemplateResult {
  return html`
    <table class="evening-table">
      <caption class="spoken">${say('evening-card-heard')}</caption>
      <thead><tr><th scope="col">${say('evening-game')}</th>${players.map((player) => html`
        <th scope="col">${emblem(player)}<span class="name">${shownName(player.name)}</span></th>`)}</tr></thead>
      <tbody>${lines.map((line, i) => html`<tr class=${line.stands}>
        <th scope="row">${look === undefined || line.stands !== 'counted' ? line.name : html`
          <button type="button" class="quiet" aria-label=${say('evening-look-at', { game: line.name })} @click=${() => look(i)}>${
            line.name}</button>`}</th>${cells(line, players.length)}</tr>`)}</tbody>
      <tfoot><tr><th scope="row">${say('evening-total')}</th>${totals.map((total, player) => html`
        <td class=${leaders.includes(player) ? 'leads' : ''}>${total}</td>`)}</tr></tfoot>
    </table>`;
}

function cells({ points, places, stands }: ShownLine, players: number): TemplateResult | readonly TemplateResult[] {
  if (points === null || places === null) {
    const told = stands === 'skipped' ? say('evening-skipped') : stands === 'now' ? say('evening-now') : say('evening-not-yet');
    return html`<td colspan=${players} class="told">${stands === 'coming' ? html`<span class="spoken">${told}</span>` : told}</td>`;
  }
  return points.map((won, player) => html`
    <td class=${places[player] === 1 ? 'first' : ''}><span aria-hidden="true">${won}</span><span class="spoken">${
      say('evening-cell', { points: won, place: places[player]! })}</span></td>`);
}

/** What the printer gets, and the screen doesn't show. @param told how the evening stands */
export function eveningSheet(table: TemplateResult, told: string | typeof nothing): TemplateResult {
  return html`
    <section class="sheet" aria-hidden="true">
      <div class="sheet-head">${say('evening-card')}</div>
      <div class="sheet-body"><p class="lead">${told}</p>${table}</div>
    </section>`;
}
