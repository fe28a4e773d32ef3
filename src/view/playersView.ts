/** The seats' panels: shape, name, what it is doing, and how many tiles it has won. The mover's is printed on cream. */
import { Container } from 'pixi.js';
import type { Box, Layout } from '../layout/types';
import type { SeatState, ViewState } from '../session/viewState';
import { type Brush, fitted, seatShape, slab } from './brush';
import type { Moment } from './motion';
import { Sheet } from './sheet';
import { COLOURS } from './theme';
import type { Words } from './words';

/** From this height on a panel has a second line. */
const ROOMY = 50;
/** A panel narrower than this, in its heights, shows name and count one over the other, if it is high enough for two lines. */
const NARROW = 3.1;
const TWO_LINES = 36;

interface Panel { readonly name: string; readonly shape: SeatState['shape']; readonly status: string; readonly won: number; readonly moves: boolean }

function paintPanel(brush: Brush, { width, height }: Box, { name, shape, status, won, moves }: Panel): void {
  const ink = moves ? COLOURS.ink : COLOURS.paper;
  const count = moves ? COLOURS.tomatoDark : COLOURS.paper;
  const radius = Math.min(height * 0.24, Math.max(10, height * 0.18));
  if (moves) slab(brush, 0, Math.max(2, height * 0.045), width, height, radius, 'rgb(0 0 0 / 25%)');
  slab(brush, 0, 0, width, height, radius, moves ? COLOURS.paper : COLOURS.glass);
  if (!moves) {
    brush.lineWidth = 1;
    brush.strokeStyle = COLOURS.glassEdge;
    brush.beginPath();
    brush.roundRect(0.5, 0.5, width - 1, height - 1, radius);
    brush.stroke();
  }
  if (height >= ROOMY && width >= height * 2.2) {
    const size = Math.max(14, height * 0.282);
    const small = Math.max(11.5, height * 0.2);
    const middle = Math.min(height * 0.436, width * 0.12);
    const left = Math.min(height * 0.795, width * 0.22);
    const right = width - Math.min(height * 0.28, width * 0.08);
    const big = Math.min(height * 0.436, width * 0.17);
    seatShape(brush, shape, middle, height / 2, Math.min(height * 0.18, width * 0.07));
    fitted(brush, String(won), right, height / 2 + big * 0.355, { width: width * 0.3, weight: 700, size: big, least: big, fill: count, align: 'right' });
    const room = right - brush.measureText(String(won)).width - left - height * 0.1;
    const twoLines = status !== '';
    fitted(brush, name, left, twoLines ? height * 0.45 : height / 2 + size * 0.35, { width: room, weight: 600, size, least: Math.max(13, size * 0.9), fill: ink });
    if (!twoLines) return;
    brush.globalAlpha = 0.74;
    fitted(brush, status, left, height * 0.755, { width: room, weight: 450, size: small, least: 11, fill: ink });
    brush.globalAlpha = 1;
    return;
  }
  const pad = Math.min(width * 0.1, height * 0.24);
  if (height >= TWO_LINES && width < height * NARROW) {
    const size = Math.min(height * 0.33, 18);
    const big = Math.min(height * 0.44, 24);
    seatShape(brush, shape, pad + height * 0.15, height * 0.69, height * 0.15);
    fitted(brush, String(won), width - pad, height * 0.69 + big * 0.355, { width: width * 0.6, weight: 700, size: big, least: big, fill: count, align: 'right' });
    fitted(brush, name, pad, height * 0.4, { width: width - 2 * pad, weight: 600, size, least: Math.max(11, size * 0.8), fill: ink });
    return;
  }
  const size = Math.min(height * 0.37, 24);
  const big = Math.min(height * 0.435, 28);
  const left = pad + height * 0.54;
  seatShape(brush, shape, pad + height * 0.2, height / 2, height * 0.19);
  fitted(brush, String(won), width - pad, height / 2 + big * 0.355, { width: width * 0.4, weight: 700, size: big, least: big, fill: count, align: 'right' });
  const room = width - pad - brush.measureText(String(won)).width - left - height * 0.12;
  fitted(brush, name, left, height / 2 + size * 0.355, { width: room, weight: 600, size, least: Math.max(12, size * 0.8), fill: ink });
}

/** The flash of a sting over a panel. */
function paintFlash(brush: Brush, { width, height }: Box): void {
  slab(brush, 0, 0, width, height, Math.min(height * 0.24, Math.max(10, height * 0.18)), COLOURS.tomato);
}

/** All panels. */
export class PlayersView {
  readonly container = new Container();
  readonly #panels: { panel: Sheet; flash: Sheet }[] = [];

  constructor(readonly words: Words) {}

  /** Shows the seats as they are at a moment. */
  show(state: ViewState, layout: Layout, moment: Moment, resolution: number): void {
    const moves = state.order ? state.order.picker : state.mover;
    state.seats.forEach(({ name, shape, won }, seat) => {
      const box = layout.players[seat];
      if (!box) return;
      const { panel, flash } = this.#at(seat);
      const what: Panel = { name, shape, status: this.words.status(seat, state), won: moment.won.get(seat) ?? won, moves: seat === moves };
      panel.show(box, Math.ceil(box.height * 0.1), resolution, JSON.stringify(what), (brush) => { paintPanel(brush, box, what); });
      flash.show(box, 2, resolution, 'flash', (brush) => { paintFlash(brush, box); });
      const shaken = moment.shaken.get(seat);
      const going = moment.panels.get(seat);
      for (const { sprite } of [panel, flash]) {
        sprite.visible = true;
        if (shaken) sprite.x += shaken.by * box.height;
        if (going) sprite.position.set(sprite.x + (going.from.x - box.x) * going.part, sprite.y + (going.from.y - box.y) * going.part);
      }
      flash.sprite.alpha = (shaken?.sting ?? 0) * 0.75;
      flash.sprite.visible = flash.sprite.alpha > 0;
    });
    this.#panels.slice(state.seats.length).forEach(({ panel, flash }) => { panel.sprite.visible = flash.sprite.visible = false; });
  }

  #at(seat: number): { panel: Sheet; flash: Sheet } {
    let found = this.#panels[seat];
    if (!found) {
      found = { panel: new Sheet(), flash: new Sheet() };
      this.container.addChild(found.panel.sprite, found.flash.sprite);
      this.#panels[seat] = found;
    }
    return found;
  }

  forget(): void {
    for (const { panel, flash } of this.#panels) { panel.forget(); flash.forget(); }
  }

  destroy(): void {
    for (const { panel, flash } of this.#panels) { panel.destroy(); flash.destroy(); }
  }
}
