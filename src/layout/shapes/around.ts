/**
 * The layout for a screen that lies flat, with players around it: a rack, a panel and a burst on each edge, turned to who sits there,
 * and the board in the middle. Pure geometry.
 */
import { box, chartOf, rackIn, TOUCH, WORDMARK } from '../boxes';
import { turnedBox, turnFor, type Turn } from '../turn';
import type { Box } from '../box';
import type { Edge, Layout } from '../types';

/** What stands before a player, in sides of a tile of their rack, from their left to their right. */
const PANEL = { width: 1.75, height: 2.1 };
const RACK = { width: 4.96, height: 1.3 };
const BURST = 2.15;
const DRAW = { width: 2.3, height: 0.95 };
const GAP = 0.3;
const ROW = PANEL.width + GAP + RACK.width + GAP + BURST + GAP + DRAW.width;
/** How far all that reaches in from the edge, with a little room before it. */
const DEPTH = BURST + 0.12;
/** How far the light of the edge whose turn it is reaches in: it ends before the tiles of the rack begin. */
const LIGHT = 0.8;
/** A tile as drawn, in parts of the shorter side of the screen. */
const TILE = 0.0685;
/** What lies beside the board, a pad or the pile, is no narrower, in pixels and in sides of a tile. */
const ASIDE = { least: 104, tiles: 1.9 };
const ROOM = 8;
/** The score pad: as high as its lines for six games need, in its widths, and no more of the room beneath the wordmark than this. */
const CARD = { high: 1.18, most: 0.64 };

/** Which edges are sat at, clockwise from the bottom. */
const EDGES: readonly (readonly Turn['quarters'][])[] = [[0, 2], [0, 1, 2], [0, 1, 2, 3]];

/** How people sit around the table. Nobody gets up for the order of play: whoever is next can sit anywhere. */
export interface AroundTable {
  /** The edge of each seat, counted clockwise from the bottom among those that are sat at. */
  readonly edges: readonly number[];
}

/** The side of a rack's tiles, or null where they would be too small for fingers. */
function tileFor({ width, height }: Box): number | null {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  // Neighbours meet in the corners: the rows of the long edges end before those of the short ones begin.
  const tile = Math.floor(Math.min(short * TILE, (short - ROOM) / ROW, (long / 2 - ROOM) / (ROW / 2 + DEPTH)));
  return tile < TOUCH ? null : tile;
}

/** Which of the edges in use is a seat's: so many others sit before it, clockwise from the bottom. */
function placeOf(seat: number, edges: readonly number[]): number {
  const own = edges[seat];
  return own === undefined ? seat : edges.filter((edge) => edge < own).length;
}

/** What one player has before them, in their own frame. */
function edgeOf(turn: Turn, width: number, height: number, tile: number, burst: boolean, menu: number): Edge {
  const row = burst ? ROW : ROW - BURST - GAP;
  let x = (width - row * tile) / 2;
  const put = (wide: number, high: number, above: number): Box => {
    const placed = box(x, height - (above + high) * tile, wide * tile, high * tile);
    x += (wide + GAP) * tile;
    return placed;
  };
  const panel = put(PANEL.width, PANEL.height, 0.06);
  const rack = rackIn(put(RACK.width, RACK.height, 0.4), tile);
  const snag = burst ? put(BURST, BURST, 0.06) : { ...rack.rack, width: 0, height: 0 };
  const draw = put(DRAW.width, DRAW.height, 0.55);
  // Notes lie where the button is when there is one, and reach on to where the next edge, the window or the menu begins.
  const right = width - ROOM - (width > height ? DEPTH * tile : turn.quarters === 2 ? menu + ROOM : 0);
  const note = box(draw.x, height - (PANEL.height + 0.06) * tile, Math.max(draw.width, right - draw.x), PANEL.height * tile);
  const light = box(0, height - LIGHT * tile, width, LIGHT * tile);
  return { turn, panel, ...rack, snag, draw, note, light };
}

/**
 * Lays everything out for players around the table.
 * @param area the window without what its own edges take
 * @param burst whether there is a burst to call with
 * @returns null where the screen is too small to sit around
 */
export function around(area: Box, seats: number, { edges: places }: AroundTable,
  burst: boolean): Omit<Layout, 'width' | 'height' | 'shape'> | null {
  const tile = tileFor(area);
  if (tile === null) return null;
  const across = area.width >= area.height;
  const depth = DEPTH * tile;
  const sides = EDGES[seats - 2] ?? [];
  // The board keeps its place whoever sits there: with two, nobody sits at the sides, and paper lies there.
  const [short, long] = [Math.min(area.width, area.height), Math.max(area.width, area.height)];
  const side = Math.floor(Math.min(short - 2 * depth - 2 * ROOM,
    long - 2 * (depth + Math.max(ASIDE.least, ASIDE.tiles * tile) + 2 * ROOM)));
  const board = box(area.x + (area.width - side) / 2, area.y + (area.height - side) / 2, side, side);
  const button = Math.max(TOUCH, tile);
  const edges = Array.from({ length: seats }, (_, seat): Edge => {
    const quarters = sides[placeOf(seat, places.slice(0, seats))] ?? 0;
    const lies = quarters % 2 === 1;
    return edgeOf(turnFor(quarters, area), lies ? area.height : area.width, lies ? area.width : area.height, tile, burst, button);
  });
  const bottom = edges.find(({ turn }) => turn.quarters === 0) as Edge;
  const menu = box(area.x + ROOM, area.y + ROOM, button, button);
  const { rack, slots, snag, draw } = bottom;
  return {
    edges, board, chart: chartOf(board), rack, slots, snag, draw, menu,
    players: edges.map(({ turn, panel }) => turnedBox(turn, panel)),
    ...(across ? columns(area, board, depth, tile) : rows(area, board, depth, tile)),
  };
}

/** What lies beside the board. */
type Aside = Pick<Layout, 'log' | 'pile' | 'wordmark' | 'card' | 'note'>;

/** Beside the board of a screen that is wider than high: pad and pile at the left, wordmark and score pad at the right. */
function columns(area: Box, board: Box, depth: number, tile: number): Aside {
  const left = area.x + depth + ROOM;
  const width = board.x - ROOM - left;
  const pile = box(left, board.y + board.height - 1.5 * tile, width, 1.4 * tile);
  // The octagon leaves its corners free, but a straight edge looks better.
  const log = box(left, area.y + depth + ROOM, width, (pile.y - area.y - depth) * 0.62);
  const mark = Math.min(width, 3.4 * tile);
  const right = board.x + board.width + ROOM;
  const wordmark = box(right + (width - mark) / 2, log.y, mark, mark / WORDMARK);
  const top = wordmark.y + wordmark.height + 2 * ROOM;
  const space = board.y + board.height - top;
  // A note lies beneath the score pad, which is as high as its lines for six games make it, or has fewer of them.
  const card = box(right, top, width, Math.min(space * CARD.most, width * CARD.high));
  const low = Math.max(top + space * 0.44, card.y + card.height + ROOM);
  return { log, pile, wordmark, card, note: box(right, low, width, board.y + board.height - low) };
}

/** Above and beneath the board of a screen that is higher than wide: the pad above, pile and wordmark beneath. */
function rows(area: Box, board: Box, depth: number, tile: number): Aside {
  const height = board.y - 2 * ROOM - area.y - depth;
  const y = board.y + board.height + 2 * ROOM;
  const mark = 3.4 * tile;
  const log = box(board.x, area.y + depth + ROOM, board.width, height);
  return {
    log,
    // Over the wordmark: what is told in the story, and what each has won, stay in sight.
    note: box(board.x + board.width * 0.4 + ROOM, y, board.width * 0.6 - ROOM, 1.4 * tile),
    pile: box(board.x, y, board.width * 0.4, 1.4 * tile),
    wordmark: box(board.x + board.width - mark, y + (1.4 * tile - mark / WORDMARK) / 2, mark, mark / WORDMARK),
  };
}
