/**
 * The table at which a lesson is given. Beside a wide board all that is played with lies where it lies in a game; the lesson has the place
 * of the pad, and its buttons the foot of the left column. On other screens it has the head line, and a strip under it. It covers nothing
 * that is played with. Pure geometry.
 */
import { box } from '../boxes';
import type { Box } from '../box';
import type { Layout } from '../types';

/** What is said is this long at most, in letters; the tests hold the sentences to it. */
export const SAID_LETTERS = 110;

/** Beside the board there is room for so many times as much: languages without a test of their lengths may need it. */
const LONGER = 1.4;

/** A letter of the text face is so wide, and a line so high, in sizes of the text; so much stands around a bubble's text, and beside it. */
const LETTER = 0.5;
const LINE = 1.25;
const AROUND = 1.1;
const BESIDE = 4.9;
/** A face that stands over its bubble, where there is too little room beside it. */
const FACE = 4.8;
const NARROW = 14.5;

/** Between the head line and the strip, and beneath it; and the least that is left at the window's edge. */
const GAP = 6;
const MARGIN = 8;

/** The least size of what is said, in pixels: in a strip, and beside the board. */
const LEAST_SIZE = 14;
const LEAST_BESIDE = 16;

/** How high a bubble is in which the longest sentence finds room. */
function bubble(width: number, size: number, letters = SAID_LETTERS): number {
  const lines = Math.ceil((letters * LETTER * size) / Math.max(4 * size, width - BESIDE * size));
  return Math.ceil((lines * LINE + AROUND) * size);
}

function sizeIn(width: number, height: number): number {
  return Math.max(LEAST_SIZE, Math.min(width / 22, height / 46));
}

/** How high the strip of a lesson is in a column so wide, in a window so high. */
export function stripOf(width: number, height: number): number {
  return bubble(width, sizeIn(width, height)) + 2 * GAP;
}

/** The layout of a lesson, made from that of a game with a burst; where it has a strip, that was kept free under the head line. */
export function forLesson(layout: Layout): Layout {
  return layout.shape === 'wide' ? besideBoard(layout) : underHead(layout);
}

const nothingAt = ({ x, y }: Box): Box => ({ x, y, width: 0, height: 0 });

function underHead(layout: Layout): Layout {
  const { wordmark, menu, log, players, height } = layout;
  const x = wordmark.x;
  const width = menu.x + menu.width - x;
  const top = menu.y + menu.height + GAP;
  const size = sizeIn(width, height);
  const room = Math.min(...players.map(({ y }) => y)) - GAP - top;
  const says = box(x, top, width, Math.min(room, 1.3 * bubble(width, size)));
  return {
    ...layout, wordmark: nothingAt(wordmark), log: nothingAt(log), note: says,
    lesson: { title: box(x, menu.y, menu.x - GAP - x, menu.height), says, stacked: false, note: null, buttons: null, size },
  };
}

function besideBoard(layout: Layout): Layout {
  const { draw, snag, log } = layout;
  const { x, width } = snag;
  const f = draw.width / 300;
  const size = Math.max(LEAST_BESIDE, 18.5 * f);
  const stacked = width < NARROW * size;
  const gap = 12 * f;
  const bottom = snag.y - gap;
  const title = box(x, Math.max(log.y - gap, MARGIN), width, Math.max(58, 84 * f));
  const from = title.y + title.height + gap;
  const letters = SAID_LETTERS * LONGER;
  const wanted = stacked ? FACE * size + bubble(width + FACE * size, size, letters) : bubble(width, size, letters);
  const says = box(x, from, width, Math.min(bottom - from, Math.max(250 * f, wanted)));
  const below = says.y + says.height + gap;
  const left = bottom - below;
  // Two rows, where there are two.
  const foot = draw.y + draw.height + gap;
  const end = snag.y + snag.height;
  const buttons = box(draw.x, Math.max(foot, end - Math.max(104, 116 * f)), draw.width, Math.min(end - foot, Math.max(104, 116 * f)));
  return { ...layout, note: says, log: nothingAt(log), lesson: {
    title, says, stacked, note: left >= 5.5 * size ? box(x, below, width, Math.min(left, 10 * size)) : null, buttons, size,
  } };
}
