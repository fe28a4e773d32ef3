/**
 * The score card as a real table, for the screen and for paper alike: two columns a player, the tiles of each game and beside them the
 * running total (or what a game by itself brought), and at the foot their plus and minus columns. Without a card, an empty one to be
 * filled in by hand.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { MAX_SEATS } from '../../rules/options';
import type { CardCell, CardGame, CardState } from '../../match/cardState';
import { say } from '../../strings/say';
import { cardCaption, cardRowName, cellName, cellNotes, undoName } from '../../strings/words/past/card';
import { EITHER, MINUS, PLUS, points, signed } from '../../strings/words/past/points';
import { mark } from '../ornaments';

/** What somebody does who corrects the card. Games are counted from 0. */
export interface CardPencil {
  /** Writes what was typed over the tiles of a player in a game. */
  write(game: number, player: number, typed: string): void;
  takeBack(game: number, player: number): void;
}

export interface CardLook {
  /** So many lines it has at least; those that are not filled are ruled and empty. */
  readonly lines: number;
  /** Where the numbers can be corrected. */
  readonly pencil?: CardPencil | undefined;
  /** Whether a fixed number of games has just so many lines. */
  readonly exact?: boolean;
  /** Whether the lines beyond the games are numbered, to be filled in by hand. */
  readonly numbered?: boolean;
}

/** @param card null: an empty card, for as many as can play */
export function cardTable(card: CardState | null, look: CardLook): TemplateResult {
  const players = card?.players.length ?? MAX_SEATS;
  const each = <T>(cell: (player: number) => T): T[] => Array.from({ length: players }, (_, player) => cell(player));
  const single = card?.playedFor.kind === 'single';
  const filled = (card?.games.length ?? 0) + (card?.now ? 1 : 0);
  const planned = card?.playedFor.kind === 'games' ? card.playedFor.games : 0;
  const lines = look.exact && planned > 0 ? planned : Math.max(planned, look.lines);
  const total = (player: number): number => (card?.totals[player] ?? 0) + (card?.now?.[player] ?? 0);
  return html`
    <table class="card-table">
      <caption class=${card ? '' : 'spoken'}>${card ? cardCaption(card.playedFor) : say('card-title')}</caption>
      <colgroup><col class="number" /></colgroup>
      ${each(() => html`<colgroup class="player"><col /><col /></colgroup>`)}
      <thead>
        <tr class="names">
          <th scope="col" rowspan="2"><span class=${card ? 'spoken' : ''}>${card ? say('card-game') : say('card-names')}</span></th>
          ${each((player) => html`<th scope="colgroup" colspan="2">${nameOf(card, player)}</th>`)}</tr>
        <tr class="columns">${each(() => html`
          <th scope="col">${say('card-tiles')}</th><th scope="col">${single ? EITHER : say('card-total')}</th>`)}</tr>
      </thead>
      <tbody>
        ${card?.games.map((game, number) => gameRow(card, game, number, look.pencil))}
        ${card?.now ? nowRow(card, card.now) : nothing}
        ${Array.from({ length: Math.max(0, lines - filled) }, (_, i) => html`
          <tr aria-hidden="true"><th>${look.numbered || filled + i < planned ? filled + i + 1 : nothing}</th>
            ${each(() => html`<td></td><td></td>`)}</tr>`)}
      </tbody>
      <tfoot>
        ${single ? nothing : html`
          <tr class="totals"><th scope="row">${say('card-total')}</th>
            ${each((player) => html`<td colspan="2">${card && filled > 0 ? total(player) : nothing}</td>`)}</tr>`}
        <tr class="signs" aria-hidden="true"><td></td>
          ${each(() => html`<th>${PLUS}</th><th>${MINUS}</th>`)}</tr>
        <tr class="scores"><td></td>${each((player) => scoreCells(card, player))}</tr>
      </tfoot>
    </table>`;
}

function nameOf(card: CardState | null, player: number): TemplateResult | typeof nothing {
  const who = card?.players[player];
  return who ? html`<span class="named">${mark(who.shape)}<span>${who.name}</span></span>` : nothing;
}

function gameRow(
  card: CardState, { startedBy, winners, cells, practice }: CardGame, game: number, pencil: CardPencil | undefined,
): TemplateResult {
  const starter = card.players[startedBy];
  const name = cardRowName(game + 1, starter?.name ?? '', practice);
  return html`
    <tr>
      <th scope="row"><span aria-hidden="true" title=${name}>${game + 1}${starter ? mark(starter.shape) : nothing}${
        practice ? html`<small class="practised">${say('practice-mark')}</small>` : nothing}</span>
        <span class="spoken">${name}</span></th>
      ${cells.map((cell, player) => (pencil
        ? html`<td colspan="2" class="written">${pencilled(card, cell, game, player, pencil)}</td>`
        : html`
          <td class=${winners.includes(player) ? 'tiles won' : 'tiles'}>
            ${struck(cell)}<span class="figure">${cell.tiles}</span><span
              class="spoken">${cellNotes(cell, winners.includes(player))}</span></td>
          ${besideCell(cell.score ? signed(cell.score) : String(cell.total))}`))}
    </tr>`;
}

/** What stands beside the tiles. A long one is written smaller: four players on a phone leave it little room. */
function besideCell(text: string): TemplateResult {
  return html`<td class=${text.length > 3 ? 'beside long' : 'beside'}>${text}</td>`;
}

/** What was counted, where somebody wrote over it. */
function struck({ was }: CardCell): TemplateResult | typeof nothing {
  return was === null ? nothing : html`<s aria-hidden="true">${was}</s>`;
}

function pencilled(card: CardState, cell: CardCell, game: number, player: number, pencil: CardPencil): TemplateResult {
  const name = card.players[player]?.name ?? '';
  return html`
    <input type="text" inputmode="numeric" maxlength="3" autocomplete="off" aria-label=${cellName(name, game + 1)}
      .value=${live(String(cell.tiles))}
      @change=${(event: Event) => pencil.write(game, player, (event.currentTarget as HTMLInputElement).value)}
      @focus=${(event: Event) => (event.currentTarget as HTMLInputElement).select()} />
    ${cell.was === null ? nothing : html`<button type="button" class="quiet"
      aria-label=${undoName(name, game + 1, cell.was)} title=${say('card-take-back')}
      @click=${(event: Event) => {
        // The button goes with the correction; the focus stays in its cell.
        (event.currentTarget as HTMLElement).closest('td')?.querySelector('input')?.focus();
        pencil.takeBack(game, player);
      }}><s>${cell.was}</s> ↶</button>`}`;
}

/** The game that is on, in lighter pencil. */
function nowRow({ games, totals, playedFor }: CardState, now: readonly number[]): TemplateResult {
  return html`
    <tr class="now">
      <th scope="row"><span aria-hidden="true">${games.length + 1}</span>
        <span class="spoken">${cardRowName(games.length + 1, null)}</span></th>
      ${now.map((tiles, player) => html`
        <td class="tiles">${tiles}</td><td class="beside">${playedFor.kind === 'single' ? nothing : (totals[player] ?? 0) + tiles}</td>`)}
    </tr>`;
}

function scoreCells(card: CardState | null, player: number): TemplateResult {
  const score = card && card.games.length > 0 ? card.scores?.[player] : undefined;
  return html`${scoreCell(say('card-plus'), score?.plus ?? 0)}${scoreCell(say('card-minus'), score?.minus ?? 0)}`;
}

/** A column that nothing stands in is left empty, as it is on paper. */
function scoreCell(name: string, parts: number): TemplateResult {
  const text = points(parts);
  return html`<td class=${text.length > 3 ? 'long' : ''}>${parts === 0 ? nothing : html`<span class="spoken">${name} </span>${text}`}</td>`;
}
