/** How the paper at the table's side is shared: the score pad above, the story of the game beneath it. Pure geometry. */
import { box, clamp } from './boxes';
import type { Box } from './box';
import type { Layout } from './types';

export interface SidePads {
  readonly card: Box;
  readonly log: Box;
  /** The heights on the score pad, in pixels: its head, the names, and each line, the last one included. */
  readonly head: number;
  readonly names: number;
  readonly line: number;
  /** How many lines it has for games. */
  readonly room: number;
  /** How many letters of a name a column holds. */
  readonly letters: number;
  /** The size of what is pencilled, in pixels. */
  readonly size: number;
}

/** The paper's width as drawn for 1440 × 900. */
const DRAWN = 248;
/** The story keeps this much of the paper at least, and the score pad needs two lines for games to be worth its head. */
const STORY = 0.42;
const LEAST_ROOM = 2;
const MOST_ROOM = 6;

/** @returns null where there is no paper, only a strip, or too little of it for both */
export function sidePads({ shape, log, card }: Pick<Layout, 'shape' | 'log' | 'card'>, players: number): SidePads | null {
  // Around the table the two papers lie apart.
  const paper = shape === 'wide' ? log : card;
  if (!paper) return null;
  const f = paper.width / DRAWN;
  const [head, names, line, gap] = [46, 30, 30, 18].map((drawn) => Math.round(drawn * f)) as [number, number, number, number];
  const space = card ? card.height : log.height * (1 - STORY) - gap;
  const room = Math.floor((space - head - names - line) / line);
  if (room < LEAST_ROOM) return null;
  const lines = clamp(room, LEAST_ROOM, MOST_ROOM);
  const height = head + names + (lines + 1) * line;
  const column = (paper.width - 40 * f) / players;
  return {
    card: box(paper.x, paper.y, paper.width, height),
    log: card ? log : box(log.x, log.y + height + gap, log.width, log.height - height - gap),
    head, names, line, room: lines, size: 19 * f,
    // A letter of the text face is some 0.55 of its size wide; names are written at 15 of 248.
    letters: Math.max(3, Math.floor((column - 4 * f) / (15 * f * 0.55))),
  };
}
