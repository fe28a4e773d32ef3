/** How a seat's panel is laid out inside: for the picture, which prints it, and the page, which puts a clock's ring around its mark. */
import type { Box } from '../box';

/** `upright`: all one over the other, as at an edge of the table. `roomy`: name over status. `narrow`: name over count. */
export type PanelShape = 'upright' | 'roomy' | 'narrow' | 'line';

/** From this height on a panel has a second line, if it is so many heights wide. */
const ROOMY = 50;
const ROOMY_WIDTH = 2.2;
/** A panel narrower than this, in its heights, shows name and count one over the other, if it is high enough for two lines. */
const NARROW = 3.1;
const TWO_LINES = 30;
/** A narrow panel has room for a face beside its two lines only from this width on, in its heights. */
const FACE_AND_LINES = 2.15;

type Size = Pick<Box, 'width' | 'height'>;

/** How a panel of this size is laid out. */
export function panelShape({ width, height }: Size): PanelShape {
  if (height > width) return 'upright';
  if (height >= ROOMY && width >= height * ROOMY_WIDTH) return 'roomy';
  return height >= TWO_LINES && width < height * NARROW ? 'narrow' : 'line';
}

/** What a player is known by on their panel: a mark, or a face with the mark at its corner. Its middle is told from the panel's corner. */
export interface Emblem { readonly kind: 'mark' | 'face'; readonly x: number; readonly y: number; readonly radius: number }

/** A line of text: where it stands and its size, both in heights of the panel, and its least size in pixels. */
export interface TextLine { readonly baseline: number; readonly size: number; readonly least: number }

/** The lines of an upright panel, and the face between them. They leave each other room: letters reach 0.75 of a size up and 0.25 down. */
export const UPRIGHT_LINES = {
  count: { baseline: 0.22, size: 0.21, least: 16 },
  name: { baseline: 0.785, size: 0.15, least: 11 },
  status: { baseline: 0.94, size: 0.108, least: 10 },
} as const satisfies Readonly<Record<string, TextLine>>;
const UPRIGHT_FACE = { y: 0.44, radius: 0.145 };

/** How far the mark at the corner of a face reaches down from its middle, with its rim, in radii of the face. */
export const FACE_FOOT = 0.74 + 0.36 + 0.13;

const mark = (x: number, y: number, radius: number): Emblem => ({ kind: 'mark', x, y, radius });
const face = (x: number, y: number, radius: number): Emblem => ({ kind: 'face', x, y, radius });

/** How much larger a portrait is while somebody pulls a face: as far as neither name nor number is covered. */
export const FELT_SIZE = 1.34;

/** The emblem of a panel. @param drawn whether the player has a face, which is shown where it has room */
export function emblemIn(size: Size, drawn: boolean): Emblem {
  const { width, height } = size;
  const pad = Math.min(width * 0.1, height * 0.24);
  switch (panelShape(size)) {
    case 'upright':
      return drawn ? face(width / 2, height * UPRIGHT_FACE.y, height * UPRIGHT_FACE.radius)
        : mark(width / 2, height * UPRIGHT_FACE.y, height * 0.1);
    case 'roomy': {
      const middle = Math.min(height * 0.47, width * 0.13);
      return drawn ? face(middle, height / 2, Math.min(height * 0.35, width * 0.1))
        : mark(middle, height / 2, Math.min(height * 0.18, width * 0.07));
    }
    case 'narrow': {
      const radius = height * 0.34;
      return drawn && width >= height * FACE_AND_LINES ? face(pad * 0.7 + radius, height / 2, radius)
        : mark(pad + height * 0.15, height * 0.69, height * 0.15);
    }
    case 'line': {
      const radius = height * 0.36;
      return drawn ? face(pad * 0.8 + radius, height / 2, radius) : mark(pad + height * 0.2, height / 2, height * 0.19);
    }
  }
}

/** The sign at somebody who misses their next turn: so large in radii of a face or a mark, and never smaller than can be made out. */
const SIGN = { face: 0.42, mark: 0.8, least: 6.5 };

/**
 * Where the sign of a missed turn lies, told from the panel's corner: at the upper right of the emblem. A narrow panel has its name there,
 * so beside a mark that stands beneath the name.
 */
export function missesBox(size: Size, { kind, x, y, radius }: Emblem): Box {
  const half = Math.max(SIGN.least, radius * SIGN[kind]);
  const beside = kind === 'mark' && panelShape(size) === 'narrow';
  const out = radius * (kind === 'face' ? 0.74 : 0.95);
  const [left, top] = beside ? [x + radius + 2, y - half] : [x + out - half, Math.max(1, y - out - half)];
  return { x: left, y: top, width: 2 * half, height: 2 * half };
}

/** How large a second line is in a panel of one line, in its heights, and its least size in pixels. */
export const SECOND_LINE = { size: 0.26, least: 10, name: 0.45, baseline: 0.8 } as const;

/** Whether a panel of one line has room for so many letters beneath the name: a missed turn is worth them, what one does is not. */
export function hasSecondLine(size: Size, letters: number): boolean {
  const { width, height } = size;
  const used = 1.95 * height;
  return panelShape(size) === 'line' && width - used >= letters * 0.52 * Math.max(SECOND_LINE.least, height * SECOND_LINE.size);
}

/** Where the cross of a false call lies: over the emblem of a panel, large enough to be seen, within the panel. */
export function crossBox({ x, y, height }: Box, emblem: Emblem): Box {
  const half = Math.min(Math.max(emblem.radius * 1.1, 13), height / 2, emblem.x, emblem.y, height - emblem.y);
  return { x: x + emblem.x - half, y: y + emblem.y - half, width: 2 * half, height: 2 * half };
}
