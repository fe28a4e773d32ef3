/** One seat's panel: shape, a computer's face, name, what it is doing, and how many tiles it has won. The mover's is printed on cream. */
import { thin } from '../../design/palette';
import type { Box } from '../../layout/box';
import { chipBurst, hasLineBeside } from '../../layout/panels/chip';
import {
  type Emblem, emblemIn, hasSecondLine, missesBox, type PanelShape, panelShape, SECOND_LINE, type TextLine, UPRIGHT_LINES,
} from '../../layout/panels/panel';
import { COUNT_OVER, pennant, toBeatBox } from '../../layout/panels/toBeat';
import type { SeatState } from '../../session/viewState';
import { type Brush, cross, fitted, outline, roundBox, seatShape, slab } from '../paint/brush';
import { colours, faint, glass } from '../paint/colours';
import { textFont } from '../paint/fonts';

/** What a panel shows. */
export interface Panel {
  readonly name: string;
  readonly shape: SeatState['shape'];
  readonly level: SeatState['level'];
  readonly status: string;
  readonly won: number;
  readonly moves: boolean;
  /** Whether they miss their next turn. */
  readonly misses: boolean;
  /** Whether they call by it: the page lays a small burst over it, for which its name leaves room. */
  readonly calls: boolean;
  /** The score to beat; null where there is none. */
  readonly toBeat: number | null;
}

/** The inks of a panel, after whether its seat is to move. */
interface Inks { readonly text: string; readonly count: string }

/** A panel in a box of its own. */
export function paintPanel(brush: Brush, box: Box, panel: Panel): void {
  const { width, height } = box;
  const { moves } = panel;
  const radius = cornerOf(height);
  if (moves) slab(brush, 0, Math.max(2, height * 0.045), width, height, radius, thin('black', 0.25));
  slab(brush, 0, 0, width, height, radius, moves ? colours().paper : glass().fill);
  if (!moves) {
    brush.lineWidth = 1;
    brush.strokeStyle = glass().edge;
    roundBox(brush, 0.5, 0.5, width - 1, height - 1, radius);
    brush.stroke();
  }
  const inks: Inks = moves
    ? { text: colours().ink, count: colours().tomatoDeep }
    : { text: colours().paper, count: colours().paper };
  const emblem = emblemIn(box, panel.level !== null);
  // A face lies over the panel, and moves on it.
  if (emblem.kind === 'mark') seatShape(brush, panel.shape, emblem.x, emblem.y, emblem.radius);
  PAINTERS[panelShape(box)](brush, box, panel, inks, emblem);
  if (panel.misses && emblem.kind === 'mark') paintMisses(brush, missesBox(box, emblem));
  const sign = panel.toBeat === null ? null : toBeatBox(box, emblem, panel.misses);
  if (sign && panel.toBeat !== null) {
    paintToBeat(brush, sign, panel.toBeat, { text: inks.text, flag: moves ? colours().tomatoDeep : colours().mustard });
  }
}

type Paint = (brush: Brush, box: Box, panel: Panel, inks: Inks, emblem: Emblem) => void;

const PAINTERS: Readonly<Record<PanelShape, Paint>> = { upright: paintUpright, roomy: paintRoomy, narrow: paintNarrow, line: paintLine };

/** What a panel is printed in, beneath a face. */
export function underFace(moves: boolean): string {
  return moves ? colours().paper : colours().tableGlass;
}

/** The sign of a missed turn: a circle with a bar, as cards have it that make somebody sit out. */
export function paintMisses(brush: Brush, { x, y, width }: Box): void {
  const half = width / 2;
  const reach = half * 0.46;
  brush.beginPath();
  brush.arc(x + half, y + half, half, 0, Math.PI * 2);
  brush.fillStyle = colours().ivory;
  brush.fill();
  brush.strokeStyle = colours().tomatoDeep;
  brush.lineWidth = half * 0.3;
  brush.beginPath();
  brush.arc(x + half, y + half, half * 0.72, 0, Math.PI * 2);
  brush.moveTo(x + half - reach, y + half - reach);
  brush.lineTo(x + half + reach, y + half + reach);
  brush.stroke();
}

/** The score to beat: a pennant, and how many tiles. @param inks of the one and of the other */
function paintToBeat(brush: Brush, box: Box, tiles: number, inks: { readonly flag: string; readonly text: string }): void {
  const size = box.height * 0.84;
  brush.fillStyle = inks.flag;
  outline(brush, pennant(box));
  brush.fill();
  // Its box has room for two digits: they must not be cut by a hair.
  brush.font = textFont(650, size);
  brush.textAlign = 'right';
  brush.fillStyle = inks.text;
  brush.fillText(String(tiles), box.x + box.width, box.y + box.height / 2 + size * 0.355);
}

/** How far the light around a panel reaches beyond it, in pixels. */
export const GLOW_BLEED = 8;

/** The light around the panel of whoever has taken a run: a rim of gold, and a softer one about it. */
export function paintGlow(brush: Brush, { width, height }: Box): void {
  const rim = Math.max(3, Math.min(GLOW_BLEED * 0.6, height * 0.07));
  const around = (out: number, line: number, alpha: number): void => {
    brush.globalAlpha = alpha;
    brush.lineWidth = line;
    brush.strokeStyle = colours().mustard;
    roundBox(brush, -out, -out, width + 2 * out, height + 2 * out, cornerOf(height) + out);
    brush.stroke();
  };
  around(GLOW_BLEED - rim / 2 - 1, rim, 0.45);
  around(rim * 0.3, rim, 1);
  brush.globalAlpha = 1;
}

/** The flash of a sting over a panel. */
export function paintFlash(brush: Brush, { width, height }: Box): void {
  slab(brush, 0, 0, width, height, cornerOf(height), colours().tomato);
}

/** The cross of a false call, over the emblem of a panel. Its box is the emblem's. */
export function paintCross(brush: Brush, side: number): void {
  const half = side / 2;
  brush.beginPath();
  brush.arc(half, half, half * 0.94, 0, Math.PI * 2);
  brush.fillStyle = colours().tomatoDeep;
  brush.fill();
  brush.lineWidth = half * 0.12;
  brush.strokeStyle = colours().ivory;
  brush.stroke();
  cross(brush, half, half, half * 0.4, half * 0.24, colours().ivory);
}

function cornerOf(height: number): number {
  return Math.min(height * 0.24, Math.max(10, height * 0.18));
}

/** Name over status, as on a large screen. Names stand in one column, whether a face or a mark alone is before them. */
function paintRoomy(brush: Brush, { width, height }: Box, { name, status, won, calls, toBeat }: Panel, { text, count }: Inks): void {
  const size = Math.max(14, height * 0.282);
  const small = Math.max(11.5, height * 0.2);
  const left = Math.min(height * 0.96, width * 0.27);
  const right = width - Math.min(height * 0.28, width * 0.08);
  const over = toBeat === null ? { at: 0.5, size: 0.436 } : COUNT_OVER.roomy;
  const big = Math.min(height * over.size, width * 0.17);
  const number = { width: width * 0.3, weight: 700, size: big, least: big, fill: count, align: 'right' } as const;
  fitted(brush, String(won), right, height * over.at + big * 0.355, number);
  const free = right - Math.max(brush.measureText(String(won)).width, toBeat === null ? 0 : height * 0.5) - left - height * 0.1;
  const room = calls ? Math.min(free, chipBurst({ width, height }).x - left - height * 0.06) : free;
  const twoLines = status !== '';
  const baseline = twoLines ? height * 0.45 : height / 2 + size * 0.35;
  fitted(brush, name, left, baseline, { width: room, weight: 600, size, least: Math.max(13, size * 0.9), fill: text });
  if (!twoLines) return;
  brush.globalAlpha = faint(0.74);
  fitted(brush, status, left, height * 0.755, { width: room, weight: 450, size: small, least: 11, fill: text });
  brush.globalAlpha = 1;
}

/** Name over count, as on a phone with many players. */
function paintNarrow(
  brush: Brush, { width, height }: Box, { name, won, calls }: Panel, { text, count }: Inks, { kind, radius }: Emblem,
): void {
  const pad = Math.min(width * 0.1, height * 0.24);
  const size = Math.max(11, Math.min(height * 0.33, 18));
  const big = Math.min(height * 0.44, 24);
  const left = kind === 'face' ? pad * 0.7 + radius * 2.45 : pad;
  const number = { width: width * 0.6, weight: 700, size: big, least: big, fill: count, align: 'right' } as const;
  fitted(brush, String(won), width - pad, height * 0.69 + big * 0.355, number);
  const room = (calls ? chipBurst({ width, height }).x - 2 : width - pad) - left;
  fitted(brush, name, left, height * 0.4, { width: room, weight: 600, size, least: Math.max(11, size * 0.8), fill: text });
}

/** Count, mark and name one above the other, as at an edge of the table. */
function paintUpright(brush: Brush, { width, height }: Box, { name, status, won }: Panel, { text, count }: Inks): void {
  const line = (of: TextLine): { size: number; least: number; width: number; align: 'center' } =>
    ({ size: height * of.size, least: Math.min(of.least, height * of.size), width: width * 0.94, align: 'center' });
  const { count: top, name: middle, status: low } = UPRIGHT_LINES;
  const at = ({ baseline }: TextLine): [number, number] => [width / 2, height * baseline];
  fitted(brush, String(won), ...at(top), { ...line(top), weight: 700, fill: count });
  fitted(brush, name, ...at(middle), { ...line(middle), weight: 600, fill: text });
  brush.globalAlpha = faint(0.78);
  fitted(brush, status, ...at(low), { ...line(low), weight: 450, fill: text });
  brush.globalAlpha = 1;
}

/** All in one line, as on a phone with two players; that they miss a turn stands beneath the name. */
function paintLine(brush: Brush, box: Box, panel: Panel, { text, count }: Inks, { kind, radius }: Emblem): void {
  const { width, height } = box;
  const { name, won, status } = panel;
  const pad = Math.min(width * 0.1, height * 0.24);
  const size = Math.min(height * 0.37, 24);
  const over = panel.toBeat === null ? { at: 0.5, size: 0.435, most: 28 } : COUNT_OVER.line;
  const big = Math.min(height * over.size, over.most);
  const left = kind === 'face' ? pad * 0.8 + radius * 2.45 : pad + height * 0.54;
  const number = { width: width * 0.4, weight: 700, size: big, least: big, fill: count, align: 'right' } as const;
  fitted(brush, String(won), width - pad, height * over.at + big * 0.355, number);
  const counted = Math.max(brush.measureText(String(won)).width, panel.toBeat === null ? 0 : height * 0.6);
  const ends = panel.calls ? chipBurst(box).x : width - pad - counted;
  const room = ends - left - height * 0.12;
  const told = panel.misses && !panel.moves && (panel.calls ? hasLineBeside : hasSecondLine)(box, status.length);
  const baseline = told ? height * SECOND_LINE.name : height / 2 + size * 0.355;
  fitted(brush, name, left, baseline, { width: room, weight: 600, size, least: Math.max(12, size * 0.8), fill: text });
  if (!told) return;
  const small = Math.max(SECOND_LINE.least, height * SECOND_LINE.size);
  brush.globalAlpha = faint(0.78);
  fitted(brush, status, left, height * SECOND_LINE.baseline, { width: room, weight: 450, size: small, least: small * 0.85, fill: text });
  brush.globalAlpha = 1;
}
