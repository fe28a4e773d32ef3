/**
 * The table of a drill: the board as at every table, and beside or beneath it only what the drill is played with. What is pressed lies
 * under the two thumbs. There are no players, no pile and no pad. Pure geometry.
 */
import { box, chartOf, clamp, rackIn, squareIn, TOUCH, WORDMARK } from '../boxes';
import type { Box } from '../box';
import type { DrillKind, DrillPlaces, Layout } from '../types';

/** A window lower than this, and wider than high, is a phone on its side. */
const FLAT_BELOW = 520;
/** A column beside the board is this part of the window wide at least, within these bounds; and no wider than the last. */
const COLUMN = { part: 0.215, least: 150, enough: 330, most: 350 };
/** How high a button for a thumb is, in parts of the window's height. */
const THUMB = { part: 0.13, least: 56, most: 116 };

/** The tiles of a rack that has to stand in a narrow column: large enough for a finger, no more. */
const LEAST_TILE = 28;

const NONE = (at: Box): Box => ({ x: at.x, y: at.y, width: 0, height: 0 });

/** The layout of a drill: of the two shapes the one with the larger board. */
export function drillLayout(window: Pick<Layout, 'width' | 'height'>, area: Box, kind: DrillKind): Layout {
  const [across, upright] = [besideBoard(area, kind), underBoard(area, kind)];
  const shape = area.height < FLAT_BELOW ? 'flat' : 'wide';
  const isAcross = across.board.width >= upright.board.width && area.width > area.height;
  return { ...window, ...(isAcross ? { ...across, shape } : { ...upright, shape: 'tall' }) };
}

type Parts = Omit<Layout, 'width' | 'height' | 'shape'>;

/** A column at each side of the board. */
function besideBoard(area: Box, kind: DrillKind): Parts {
  const low = area.height < FLAT_BELOW;
  const f = area.height / 900;
  const pad = clamp(14 * f, 2, low ? 4 : 20);
  const tile = Math.max(TOUCH, 78 * f);
  const under = kind === 'places' && !low ? Math.ceil(tile * 1.3) + pad : 0;
  const least = clamp(area.width * COLUMN.part, COLUMN.least, COLUMN.enough);
  const side = Math.floor(Math.max(TOUCH, Math.min(area.height - 2 * pad - under, area.width - 2 * least)));
  const gap = low ? 4 : clamp(area.width * 0.012, 6, 22);
  const width = Math.min((area.width - side) / 2 - 2 * gap, COLUMN.most * Math.max(1, f));
  const top = area.y + (area.height - side - under) / 2;
  const board = box(area.x + (area.width - side) / 2, top, side, side);
  const from = area.y + Math.max(pad, low ? 0 : 30 * f);
  const bottom = area.y + area.height - Math.max(pad * 1.4, low ? 0 : 26 * f);
  const left = { x: board.x - gap - width, y: from, width, height: bottom - from };
  const right = { ...left, x: board.x + side + gap };
  const head = low ? TOUCH : Math.max(TOUCH, 54 * f);
  const menu = box(right.x + width - head, from, head, head);
  const mark = low ? 0 : Math.min(212 * f, width);
  const wordmark = box(left.x, from + (head - mark / WORDMARK) / 2, mark, mark / WORDMARK);
  const titleTop = low ? from : from + head + 26 * f;
  const title = box(left.x, titleTop, width, low ? TOUCH : Math.max(58, 80 * f));
  const high = clamp(area.height * THUMB.part, THUMB.least, THUMB.most);
  const thumb = (of: Box): Box => box(of.x, bottom - high, width, high);
  const burst = Math.min(width, area.height * 0.5);
  const snag = kind === 'calls' ? box(right.x + (width - burst), bottom - burst, burst, burst) : NONE(menu);
  const rackRoom = low
    ? { x: right.x, y: menu.y + head + pad, width, height: bottom - high - pad - (menu.y + head + pad) }
    : { ...board, y: board.y + side + pad * 0.6, height: Math.ceil(tile * 1.3) };
  const [underLeft, underRight] = [thumb(left), thumb(right)];
  const saysTop = title.y + title.height + (low ? 4 : 16 * f);
  const saysEnd = kind === 'places' ? bottom : bottom - high - pad * 1.4;
  return {
    ...bare(board, menu, kind === 'places' ? rackIn(rackRoom, tile) : null), wordmark, snag,
    drill: {
      kind, title, says: box(left.x, saysTop, width, Math.max(TOUCH, saysEnd - saysTop)),
      left: kind === 'places' ? null : underLeft, right: kind === 'asks' ? underRight : null,
      next: kind === 'calls' ? underLeft : underRight, size: clamp(width / 14.5, 14, low ? 15 : 24 * Math.max(1, f)),
    },
  };
}

/** All in one column. */
function underBoard(area: Box, kind: DrillKind): Parts {
  const edge = area.width < 480 ? 1 : Math.round(area.width * 0.012);
  const margin = clamp(area.width * 0.036, 8, 60);
  const inner = { x: area.x + margin, width: area.width - 2 * margin };
  const gap = clamp(area.height * 0.011, 4, 16);
  const head = clamp(area.height * 0.06, TOUCH, 62);
  const size = clamp(Math.min(area.width / 20.5, area.height / 42), 14, 26);
  // What is said of a choice takes more room: it has a reason.
  const [part, lines] = kind === 'places' ? [0.16, 6.2] : [0.115, 4.4];
  const strip = clamp(area.height * part, lines * size, 220);
  const least = { calls: 96, asks: 64, places: TOUCH * 1.3 + gap + TOUCH }[kind];
  const side = Math.floor(Math.max(TOUCH, Math.min(area.width - 2 * edge, area.height - head - strip - least - 5 * gap)));
  const high = Math.min(area.height - head - strip - side - 5 * gap, { calls: 250, asks: 170, places: 190 }[kind] * area.width / 390);
  const spare = Math.max(0, area.height - head - strip - side - high - 5 * gap);
  let y = area.y + gap;
  const menu = box(inner.x + inner.width - head, y, head, head);
  const title = box(inner.x, y, inner.width - head - gap, head);
  y += head + gap;
  const says = box(inner.x, y, inner.width, strip + spare * 0.35);
  y += says.height + gap;
  const board = squareIn(box(area.x + (area.width - side) / 2, y, side, side));
  y += side + gap + spare * 0.25;
  const room = { ...inner, y, height: high };
  const rack = kind === 'places' ? rackIn({ ...room, height: high - gap - TOUCH }, 96 * Math.max(1, area.width / 620)) : null;
  return { ...bare(board, menu, rack), ...underThumbs(room, kind, gap), drill: { ...placesUnder(room, kind, gap), title, says, size } };
}

/** The burst under the right thumb. */
function underThumbs(room: Box, kind: DrillKind, gap: number): Pick<Layout, 'snag'> {
  if (kind !== 'calls') return { snag: NONE(room) };
  const side = Math.min(room.height, room.width * 0.56 - gap);
  return { snag: box(room.x + room.width - side, room.y + (room.height - side) / 2, side, side) };
}

/** The buttons under the board. */
function placesUnder(room: Box, kind: DrillKind, gap: number): Pick<DrillPlaces, 'kind' | 'left' | 'right' | 'next'> {
  const half = (room.width - gap * 2) / 2;
  if (kind === 'places') {
    const next = box(room.x + room.width / 4, room.y + room.height - TOUCH, room.width / 2, TOUCH);
    return { kind, left: null, right: null, next };
  }
  if (kind === 'asks') {
    const right = box(room.x + room.width - half, room.y, half, room.height);
    return { kind, left: box(room.x, room.y, half, room.height), right, next: right };
  }
  const burst = Math.min(room.height, room.width * 0.56 - gap);
  const high = Math.min(room.height, Math.max(burst * 0.5, 72));
  const left = box(room.x, room.y + (room.height - high) / 2, room.width - burst - gap * 2, high);
  return { kind, left, right: null, next: left };
}

/** What every table has, most of it without a size here. */
function bare(board: Box, menu: Box, rack: Pick<Layout, 'rack' | 'slots'> | null): Omit<Parts, 'snag'> {
  const none = NONE(board);
  // Tiles come from somebody who sits beyond the upper edge, out of sight.
  const beyond = box(board.x + board.width / 2 - 20, -100, 40, 40);
  return {
    wordmark: none, menu, players: [beyond], board, chart: chartOf(board), rack: rack?.rack ?? none, slots: rack?.slots ?? [],
    pile: none, draw: none, log: none,
  };
}

/** Whether a drill finds its place: squares of this side at least, and buttons and words that fingers and eyes can do with. */
export function drillFits({ chart, drill, snag, slots }: Layout, square: number, chartSide: number): boolean {
  if (!drill || chart.width / chartSide < square) return false;
  const pressed = [drill.left, drill.right, drill.next, drill.kind === 'calls' ? snag : null];
  return (slots[0]?.width ?? LEAST_TILE) >= LEAST_TILE && drill.says.height >= TOUCH
    && pressed.every((one) => one === null || (one.height >= TOUCH && one.width >= TOUCH));
}
