/** The board as a phone shows it beside somebody's tiles: small, and to be looked at alone. Screen readers walk it as a table. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { placeOf, ROWS, SQUARES, type Tile } from '../rules/board';
import type { ViewState } from '../session/viewState';
import { squareName } from '../strings/words/table/names';
import { say } from '../strings/say';
import { star } from '../ui/ornaments';
import { styled } from '../ui/table/styled';

/** @param tapped the tile that waits over its square */
export function boardTemplate(view: ViewState, tapped: Tile | null): TemplateResult {
  const lying = new Set(view.board);
  const gone = new Set(view.gone);
  const taken = new Set(view.breath?.tiles);
  const looks = (tile: Tile): string => [
    'rack-square', (lying.has(tile) || taken.has(tile)) && 'lying', gone.has(tile) && 'gone', taken.has(tile) && 'taken',
    tile === view.lastPlaced && 'last', tile === tapped && 'tapped', isPale(tile) && 'pale',
  ].filter(Boolean).join(' ');
  const cell = (tile: Tile): TemplateResult => html`
    <div role="cell" class=${looks(tile)} data-square=${tile} aria-colindex=${placeOf(tile).column + 1}
      aria-label=${squareName(tile, lying.has(tile), tile === view.lastPlaced, gone.has(tile))}
      ${styled({ 'grid-area': `${placeOf(tile).row + 1} / ${placeOf(tile).column + 1}` })}>${tile}</div>`;
  return html`
    <div class="rack-board" data-paused=${view.paused ? '' : nothing}>
      <div class="rack-octagon" aria-hidden="true"></div>${[0, 1, 2, 3].map(() => star())}
      <div class="rack-squares" role="table" aria-label=${say('table-board')} aria-rowcount=${ROWS.length} aria-colcount="10">
        ${view.paused ? nothing : ROWS.map(([first, last], row) => html`<div role="row" aria-rowindex=${row + 1}>${
          SQUARES.filter((tile) => tile >= first && tile <= last).map(cell)}</div>`)}
      </div>
    </div>`;
}

/** Whether the paper of a square is the lighter of the two. */
function isPale(tile: Tile): boolean {
  const { row, column } = placeOf(tile);
  return (row + column) % 2 === 1;
}
