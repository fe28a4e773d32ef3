/**
 * The board as real page elements over its picture: a grid of ten rows and 76 buttons. They take pointer and keys, and
 * say what eyes see; one of them at a time is in the tab order.
 */
import { html, type TemplateResult } from 'lit-html';
import { squareBox } from '../../layout/layout';
import type { Layout } from '../../layout/types';
import { ROWS, SQUARES, placeOf, squareAt, type Tile } from '../../rules/board';
import type { ViewState } from '../../session/viewState';
import { say } from '../../strings/say';
import { markedName, squareName } from '../../strings/words/table/names';
import { pressedAt, pressedBy } from './input/input';
import type { Pointer } from './input/takeBack';
import { at } from './place';

export interface BoardActions {
  /** A square was chosen: its tile is placed if the viewer holds it. */
  choose(tile: Tile, pressedAt: number, by: Pointer): void;
  /** A square is pressed. */
  grasp(tile: Tile, event: PointerEvent): void;
  /** The square that has the one tab stop from now on. */
  focus(tile: Tile): void;
}

/** The board's elements. `tabStop` is the square that the Tab key comes to. */
export function boardTemplate(state: ViewState, layout: Layout, tabStop: Tile, actions: BoardActions): TemplateResult {
  const lying = new Set(state.board);
  const gone = new Set(state.gone);
  // For eyes alone, until it leaves: what was taken is told by name at once.
  const taken = new Set(state.breath?.tiles);
  const own = new Set(state.viewer === null || !state.may.place ? [] : state.seats[state.viewer]?.rack);
  const looks = (tile: Tile): string => [
    own.has(tile) && 'own', lying.has(tile) && 'lying', gone.has(tile) && 'gone',
    tile === state.lastPlaced && lying.has(tile) && !state.marks && 'last', taken.has(tile) && 'taken',
    isPale(tile) && 'pale', (state.lit?.includes(tile) === true || taken.has(tile)) && 'lit',
    marked(state, tile) !== null && `marked-${marked(state, tile)}`,
  ].filter(Boolean).join(' ');
  const cell = (tile: Tile): TemplateResult => html`
    <div role="gridcell" class="cell" aria-colindex=${placeOf(tile).column + 1} ${at(squareBox(layout, tile))}>
      <button type="button" class="ghost square ${looks(tile)}" data-square=${tile}
        tabindex=${tile === tabStop ? 0 : -1}
        aria-label=${nameOf(state, tile, lying.has(tile), gone.has(tile))}
        @pointerdown=${(event: PointerEvent) => actions.grasp(tile, event)}
        @click=${(event: MouseEvent) => actions.choose(tile, pressedAt(event), pressedBy(event))}
        @focus=${() => actions.focus(tile)}>${tile}</button>
    </div>`;
  return html`
    <div role="grid" class="board" aria-label=${say('table-board')} aria-rowcount=${ROWS.length} aria-colcount="10" @keydown=${walk}>
      ${ROWS.map(([first, last], row) => html`
        <div role="row" aria-rowindex=${row + 1}>
          ${SQUARES.filter((tile) => tile >= first && tile <= last).map(cell)}
        </div>`)}
    </div>`;
}

/** How a review marks a square; null where it does not. */
function marked({ marks }: ViewState, tile: Tile): 'played' | 'better' | 'danger' | null {
  if (!marks) return null;
  if (tile === marks.played) return 'played';
  if (tile === marks.better) return 'better';
  return marks.danger.includes(tile) ? 'danger' : null;
}

function nameOf(state: ViewState, tile: Tile, lies: boolean, gone: boolean): string {
  const mark = marked(state, tile);
  return mark === null ? squareName(tile, lies, tile === state.lastPlaced, gone) : markedName(tile, mark);
}

/** Whether the paper of a square is the lighter of the two. */
function isPale(tile: Tile): boolean {
  const { row, column } = placeOf(tile);
  return (row + column) % 2 === 1;
}

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1],
};

/** So many rows at once, with Page Up and Page Down. */
const PAGE = 3;

/** Arrow keys walk from square to square; at a cut-off corner the walk goes on to the nearest square of that row. */
function walk(event: KeyboardEvent): void {
  // With these the keys are the browser's: Alt and an arrow goes back a page.
  if (event.altKey || event.metaKey) return;
  const from = Number((event.target as HTMLElement).dataset['square']);
  const to = next(from, event.key, event.ctrlKey);
  if (to === null) return;
  event.preventDefault();
  (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-square="${to}"]`)?.focus();
}

/**
 * The square that a key of the grid leads to: an arrow key, Home or End, with Ctrl those of the whole board, Page Up or Page Down; null for
 * other keys, and for an arrow key at the board's edge.
 */
export function next(from: Tile, key: string, ctrl = false): Tile | null {
  const { row, column } = placeOf(from);
  const [first, last] = ctrl ? [SQUARES[0], SQUARES.at(-1)] : ROWS[row] ?? [];
  if (key === 'Home') return first ?? null;
  if (key === 'End') return last ?? null;
  if (key === 'PageUp') return inRow(Math.max(0, row - PAGE), column);
  if (key === 'PageDown') return inRow(Math.min(ROWS.length - 1, row + PAGE), column);
  const step = STEPS[key];
  if (!step) return null;
  return step[0] === 0 ? squareAt(row, column + step[1]) : inRow(row + step[0], column);
}

/** The square of a row that is nearest to a column; null where there is no such row. */
function inRow(row: number, column: number): Tile | null {
  const target = ROWS[row];
  if (!target) return null;
  const [first, last] = target.map((tile) => placeOf(tile).column) as [number, number];
  return squareAt(row, Math.min(last, Math.max(first, column)));
}
