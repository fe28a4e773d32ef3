/** The seats' panels, where they lie and how they are moved and shaken. */
import { Container } from 'pixi.js';
import { chipCalls } from '../../layout/panels/chip';
import { crossBox, emblemIn } from '../../layout/panels/panel';
import { UPRIGHT } from '../../layout/turn';
import type { Layout } from '../../layout/types';
import type { ViewState } from '../../session/viewState';
import { turned } from '../paint/turned';
import type { Moment } from '../motion/motion';
import { type Panel, paintCross, paintFlash, paintPanel } from './panel';
import { PaintedSprite } from '../paint/paintedSprite';
import type { AskWords } from '../words';

/** What a panel is shown by, one over the other. */
interface PanelSprites {
  readonly frame: Container;
  readonly panel: PaintedSprite;
  readonly flash: PaintedSprite;
  readonly cross: PaintedSprite;
}

/** All panels. */
export class PlayersView {
  readonly container = new Container();
  readonly #panels: PanelSprites[] = [];

  constructor(readonly words: AskWords) {}

  /** Shows the seats as they are at a moment. */
  show(state: ViewState, layout: Layout, moment: Moment, resolution: number): void {
    const moves = state.order ? state.order.picker : state.mover;
    state.seats.forEach(({ name, shape, level, won, owes }, seat) => {
      const edge = layout.edges?.[seat];
      const box = edge?.panel ?? layout.players[seat];
      if (!box) return;
      const { frame, panel, flash, cross } = this.#at(seat);
      frame.visible = true;
      turned(frame, edge?.turn ?? UPRIGHT);
      const words = this.words();
      const status = edge ? words.statusAtEdge(seat, state) : words.status(seat, state);
      const what: Panel = {
        name: words.name(name), shape, level, status, won: moment.won.get(seat) ?? won, moves: seat === moves, misses: owes,
        calls: chipCalls(state, layout, seat),
      };
      panel.show(box, Math.ceil(box.height * 0.1), resolution, JSON.stringify(what), (brush) => { paintPanel(brush, box, what); });
      flash.show(box, 2, resolution, 'flash', (brush) => { paintFlash(brush, box); });
      const badge = crossBox(box, emblemIn(box, level !== null));
      cross.show(badge, 0, resolution, 'cross', (brush) => { paintCross(brush, badge.width); });
      const shaken = moment.shaken.get(seat);
      const going = moment.panels.get(seat);
      for (const { sprite } of [panel, flash, cross]) {
        sprite.visible = true;
        if (shaken) sprite.x += shaken.by * box.height;
        if (going) sprite.position.set(sprite.x + (going.from.x - box.x) * going.part, sprite.y + (going.from.y - box.y) * going.part);
      }
      flash.sprite.alpha = (shaken?.sting ?? 0) * 0.75;
      flash.sprite.visible = flash.sprite.alpha > 0;
      cross.sprite.visible = moment.crossed.has(seat);
    });
    // A seat has no panel where none is laid out for it, as beside a review.
    this.#panels.forEach(({ frame }, seat) => {
      if (!(layout.edges?.[seat] ?? layout.players[seat]) || seat >= state.seats.length) frame.visible = false;
    });
  }

  #at(seat: number): PanelSprites {
    let found = this.#panels[seat];
    if (!found) {
      found = { frame: new Container(), panel: new PaintedSprite(), flash: new PaintedSprite(), cross: new PaintedSprite() };
      found.frame.addChild(found.panel.sprite, found.flash.sprite, found.cross.sprite);
      this.container.addChild(found.frame);
      this.#panels[seat] = found;
    }
    return found;
  }

  forget(): void {
    for (const { panel, flash, cross } of this.#panels) for (const one of [panel, flash, cross]) one.forget();
  }

  destroy(): void {
    for (const { panel, flash, cross } of this.#panels) for (const one of [panel, flash, cross]) one.destroy();
  }
}
