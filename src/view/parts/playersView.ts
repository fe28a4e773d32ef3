/** The seats' panels, where they lie and how they are moved and shaken. */
import { Container } from 'pixi.js';
import { UPRIGHT } from '../../layout/turn';
import type { Layout } from '../../layout/types';
import type { ViewState } from '../../session/viewState';
import { turned } from '../paint/turned';
import type { Moment } from '../motion/motion';
import { type Panel, paintFlash, paintPanel } from './panel';
import { PaintedSprite } from '../paint/paintedSprite';
import type { AskWords } from '../words';

/** All panels. */
export class PlayersView {
  readonly container = new Container();
  readonly #panels: { frame: Container; panel: PaintedSprite; flash: PaintedSprite }[] = [];

  constructor(readonly words: AskWords) {}

  /** Shows the seats as they are at a moment. */
  show(state: ViewState, layout: Layout, moment: Moment, resolution: number): void {
    const moves = state.order ? state.order.picker : state.mover;
    state.seats.forEach(({ name, shape, level, won }, seat) => {
      const edge = layout.edges?.[seat];
      const box = edge?.panel ?? layout.players[seat];
      if (!box) return;
      const { frame, panel, flash } = this.#at(seat);
      turned(frame, edge?.turn ?? UPRIGHT);
      const words = this.words();
      const status = edge ? words.statusAtEdge(seat, state) : words.status(seat, state);
      const what: Panel = { name: words.name(name), shape, level, status, won: moment.won.get(seat) ?? won, moves: seat === moves };
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

  #at(seat: number): { frame: Container; panel: PaintedSprite; flash: PaintedSprite } {
    let found = this.#panels[seat];
    if (!found) {
      found = { frame: new Container(), panel: new PaintedSprite(), flash: new PaintedSprite() };
      found.frame.addChild(found.panel.sprite, found.flash.sprite);
      this.container.addChild(found.frame);
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
