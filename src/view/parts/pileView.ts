/** The pile with its count, and the button that draws from it. */
import { Container } from 'pixi.js';
import { thin } from '../../design/palette';
import type { Draft } from '../../layout/draft';
import { before } from '../../layout/before';
import type { Box } from '../../layout/box';
import type { Layout } from '../../layout/types';
import type { ViewState } from '../../session/viewState';
import { type Brush, fitted, roundBox, slab } from '../paint/brush';
import { colours, faint, glass } from '../paint/colours';
import { textFont } from '../paint/fonts';
import { turned } from '../paint/turned';
import { PaintedSprite } from '../paint/paintedSprite';
import { pilePose, pileSide } from '../motion/poses';
import { paintBack } from './tileView';
import type { AskWords } from '../words';

/** As many tiles lie visibly in a stack as give an idea of its height. */
function stackOf(count: number): number {
  return count === 0 ? 0 : Math.min(5, 1 + Math.ceil(count / 16));
}

/** @param dealt whether it is the pile yet: before the deal nobody counts it */
function paintPile(brush: Brush, layout: Layout, count: number, label: string, dealt: boolean): void {
  const { x, y, width, height } = layout.pile;
  const top = pilePose(layout);
  const side = pileSide(layout);
  const [left, up] = [top.x - side / 2 - x, top.y - side / 2 - y];
  const step = side * 0.05;
  if (count === 0) {
    brush.lineWidth = Math.max(1, side * 0.025);
    brush.setLineDash([side * 0.09, side * 0.07]);
    brush.strokeStyle = thin('paper', 0.35);
    roundBox(brush, left, up, side, side, side * 0.155);
    brush.stroke();
  }
  for (let depth = stackOf(count) - 1; depth >= 0; depth -= 1) {
    brush.save();
    brush.translate(left - depth * step, up + depth * step);
    paintBack(brush, side);
    brush.restore();
  }
  if (!dealt) return;
  const number = Math.min(height * 0.42, side * 0.56);
  const small = Math.min(Math.max(11.5, height * 0.195), number);
  const from = left + side * 1.16 + (width > side * 3.6 ? side * 0.35 : 0);
  const room = width - from;
  const both = room >= 46 && height >= 40;
  const baseline = both ? height * 0.47 : height / 2 + number * 0.355;
  fitted(brush, String(count), from, baseline, { width: room, weight: 700, size: number, least: 10, fill: colours().paper });
  if (!both) return;
  brush.globalAlpha = faint(0.75);
  fitted(brush, label, from, height * 0.76, { width: room, weight: 450, size: small, least: 10.5, fill: colours().paper });
  brush.globalAlpha = 1;
}

/** A label in one line, or in two when one would be too small. */
function paintLabel(brush: Brush, { width, height }: Box, label: string, fill: string): void {
  const room = width - height * 0.5;
  const size = Math.max(16, height * 0.375);
  const words = label.split(' ');
  brush.font = textFont(600, size);
  const line = { width: room, weight: 600, fill, align: 'center' } as const;
  if (brush.measureText(label).width <= room * 1.12 || words.length === 1) {
    fitted(brush, label, width / 2, height / 2 + size * 0.345, { ...line, size, least: 12 });
    return;
  }
  // The break that leaves the shorter longest line.
  const breaks = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')] as const);
  const longest = (lines: readonly string[]): number => Math.max(...lines.map((text) => brush.measureText(text).width));
  const [first, second] = breaks.toSorted((a, b) => longest(a) - longest(b))[0] ?? [label, ''];
  const small = Math.min(size, height * 0.33);
  fitted(brush, first, width / 2, height * 0.44, { ...line, size: small, least: 11 });
  fitted(brush, second, width / 2, height * 0.44 + small * 1.06, { ...line, size: small, least: 11 });
}

function paintButton(brush: Brush, box: Box, label: string, enabled: boolean, pressed: boolean): void {
  const { width, height } = box;
  const drop = Math.max(2, height * 0.07);
  if (!enabled) {
    slab(brush, 0, 0, width, height, height / 2, glass().fill);
    brush.globalAlpha = faint(0.42);
    paintLabel(brush, box, label, colours().paper);
    brush.globalAlpha = 1;
    return;
  }
  if (!pressed) slab(brush, 0, drop, width, height, height / 2, thin('black', 0.28));
  brush.translate(0, pressed ? drop * 0.7 : 0);
  slab(brush, 0, 0, width, height, height / 2, pressed ? colours().paperShade : colours().paper);
  paintLabel(brush, box, label, colours().ink);
}

/** Pile and draw button. */
export class PileView {
  readonly container = new Container();
  readonly #pile = new PaintedSprite();
  readonly #button = new PaintedSprite();
  readonly #frame = new Container();

  constructor(readonly words: AskWords) {
    this.#frame.addChild(this.#button.sprite);
    this.container.addChild(this.#pile.sprite, this.#frame);
  }

  show({ pile, phase, may, viewer }: ViewState, layout: Layout, draft: Draft, resolution: number): void {
    const last = phase === 'lastChance';
    const label = last ? this.words().count : this.words().draw;
    const enabled = last ? may.count : may.draw;
    const pressed = enabled && draft.pressed?.button === 'draw';
    const { pileLabel } = this.words();
    // Beside a review there is no pile.
    this.#pile.sprite.visible = layout.pile.width > 0;
    if (layout.pile.width > 0) this.#pile.show(layout.pile, 8, resolution, `${pile} ${pileLabel} ${phase === 'order'}`, (brush) => {
      paintPile(brush, layout, pile, pileLabel, phase !== 'order');
    });
    const { draw, turn } = before(layout, viewer);
    turned(this.#frame, turn);
    // A replay has no such button. Around the table it lies before whom it is for, when there is something to be done with it.
    this.#frame.visible = draw.width > 0 && (!layout.edges || enabled);
    if (!this.#frame.visible) return;
    this.#button.show(draw, Math.ceil(draw.height * 0.12), resolution, `${label} ${enabled} ${pressed}`, (brush) => {
      paintButton(brush, draw, label, enabled, pressed);
    });
  }

  forget(): void {
    this.#pile.forget();
    this.#button.forget();
  }

  destroy(): void {
    this.#pile.destroy();
    this.#button.destroy();
  }
}
