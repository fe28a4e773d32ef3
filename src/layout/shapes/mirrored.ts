/**
 * The table as in a mirror, for whoever plays with the left hand: what lies under the right thumb lies under the left one. Nothing that is
 * read is turned round: the board's squares, the tiles of a rack and the players keep their order. Pure geometry.
 */
import type { Box } from '../box';
import { NO_SAFE, type Safe } from '../boxes';
import { isReplay, type ReplayBoxes } from '../replay';
import { isReview, type ReviewBoxes } from './review';
import { turnedBox, turnFor } from '../turn';
import type { DrillPlaces, Edge, Layout, LessonPlaces } from '../types';

/** A screen's own edges as they are seen in a mirror. */
export function mirroredSafe({ left, right, ...safe }: Safe): Safe {
  return { ...safe, left: right, right: left };
}

/** A box as it is seen in a mirror that is so wide. */
export function mirroredBox<B extends Box>(box: B, width: number): B {
  return { ...box, x: width - box.x - box.width };
}

/** Boxes in a mirror, in the order in which they are read: from left to right, line by line. */
function inReadingOrder(boxes: readonly Box[], width: number): Box[] {
  const lines = [...new Set(boxes.map(({ y }) => y))];
  return lines.flatMap((y) => boxes.filter((one) => one.y === y).map((one) => mirroredBox(one, width)).toReversed());
}

/** What a player has before them at their edge, in a frame so wide. */
function mirroredEdge({ turn: { quarters }, panel, rack, slots, snag, draw, note, light }: Edge, area: Box): Edge {
  const width = quarters % 2 === 1 ? area.height : area.width;
  const flip = (box: Box): Box => mirroredBox(box, width);
  return {
    turn: turnFor(quarters, area), panel: flip(panel), rack: flip(rack), slots: inReadingOrder(slots, width), snag: flip(snag),
    draw: flip(draw), note: flip(note), light,
  };
}

function mirroredLesson({ title, says, note, buttons, ...lesson }: LessonPlaces, width: number): LessonPlaces {
  const flip = (box: Box): Box => mirroredBox(box, width);
  return { ...lesson, title: flip(title), says: flip(says), note: note && flip(note), buttons: buttons && flip(buttons) };
}

/** Two answers keep their sides, which are those of the arrow keys; what is pressed with one thumb lies under the other one. */
function mirroredDrill({ kind, title, says, left, right, next, size }: DrillPlaces, width: number): DrillPlaces {
  const flip = (box: Box): Box => mirroredBox(box, width);
  const thumbs = kind === 'asks' ? { left: right && flip(right), right: left && flip(left) } : { left: left && flip(left), right: null };
  // What goes on lies where an answer lay: over the very same box.
  const goesOn = next === left ? thumbs.left : next === right ? thumbs.right : null;
  return { kind, title: flip(title), says: flip(says), ...thumbs, next: goesOn ?? flip(next), size };
}

function mirroredReplay(replay: ReplayBoxes, width: number): ReplayBoxes {
  const flip = (box: Box): Box => mirroredBox(box, width);
  if (replay.kind === 'column') return { kind: 'column', column: flip(replay.column) };
  return { kind: 'apart', controls: flip(replay.controls), racks: flip(replay.racks), moments: flip(replay.moments) };
}

function mirroredReview(review: ReviewBoxes, width: number): ReviewBoxes {
  const flip = (box: Box): Box => mirroredBox(box, width);
  if (review.kind === 'column') {
    return { kind: 'column', column: flip(review.column), controls: review.controls && flip(review.controls) };
  }
  return { kind: 'apart', left: flip(review.left), right: flip(review.right), controls: flip(review.controls) };
}

/**
 * A layout in a mirror.
 * @param layout laid out within the screen's own edges as they are seen in a mirror (`mirroredSafe`)
 * @param safe those edges as they are
 */
export function mirrored(layout: Layout, safe: Safe = NO_SAFE): Layout {
  const { width, height, edges, card, note, lesson, drill } = layout;
  const flip = (box: Box): Box => mirroredBox(box, width);
  const area = { x: safe.left, y: safe.top, width: width - safe.left - safe.right, height: height - safe.top - safe.bottom };
  const around = edges?.map((edge) => mirroredEdge(edge, area));
  return {
    ...layout, mirrored: true,
    wordmark: flip(layout.wordmark), menu: flip(layout.menu), board: flip(layout.board), chart: flip(layout.chart),
    rack: flip(layout.rack), slots: inReadingOrder(layout.slots, width), pile: flip(layout.pile), draw: flip(layout.draw),
    snag: flip(layout.snag), log: flip(layout.log),
    players: around ? around.map(({ turn, panel }) => turnedBox(turn, panel)) : inReadingOrder(layout.players, width),
    ...(around ? { edges: around } : {}), ...(card ? { card: flip(card) } : {}), ...(note ? { note: flip(note) } : {}),
    ...(lesson ? { lesson: mirroredLesson(lesson, width) } : {}),
    ...(drill ? { drill: mirroredDrill(drill, width) } : {}),
    ...(isReplay(layout) ? { replay: mirroredReplay(layout.replay, width) } : {}),
    ...(isReview(layout) ? { review: mirroredReview(layout.review, width) } : {}),
  };
}
