/** The seats' panels, where they lie and how they are moved and shaken. */
import { Container } from 'pixi.js';
import { chipCalls } from '../../layout/panels/chipCalls';
import { gazeOf } from '../../layout/panels/gaze';
import { crossBox, emblemIn, FELT_SIZE, missesBox, type Emblem } from '../../layout/panels/panel';
import type { Box } from '../../layout/box';
import { UPRIGHT } from '../../layout/turn';
import type { Layout } from '../../layout/types';
import type { ViewState } from '../../session/viewState';
import { portrait, PORTRAIT_BLEED, type Face } from '../paint/portrait';
import { turned } from '../paint/turned';
import type { Moment } from '../motion/motion';
import type { Sway } from '../motion/sway';
import { GLOW_BLEED, type Panel, paintCross, paintFlash, paintGlow, paintMisses, paintPanel, underFace } from './panel';
import { PaintedSprite } from '../paint/paintedSprite';
import type { AskWords } from '../words';

/** What a panel is shown by, one over the other. */
interface PanelSprites {
  readonly frame: Container;
  readonly panel: PaintedSprite;
  readonly glow: PaintedSprite;
  readonly face: PaintedSprite;
  readonly flash: PaintedSprite;
  readonly cross: PaintedSprite;
}

/** All panels. */
export class PlayersView {
  readonly container = new Container();
  readonly #panels: PanelSprites[] = [];

  constructor(readonly words: AskWords) {}

  /** Shows the seats as they are at a moment. @param sways whose portrait is moving */
  show(state: ViewState, layout: Layout, moment: Moment, sways: ReadonlyMap<number, Sway>, resolution: number): void {
    const moves = state.order ? state.order.picker : state.mover;
    state.seats.forEach(({ name, shape, level, won, owes, toBeat = null }, seat) => {
      const edge = layout.edges?.[seat];
      const box = edge?.panel ?? layout.players[seat];
      if (!box) return;
      const { frame, panel, glow, face, flash, cross } = this.#at(seat);
      frame.visible = true;
      turned(frame, edge?.turn ?? UPRIGHT);
      const words = this.words();
      const status = edge ? words.statusAtEdge(seat, state) : words.status(seat, state);
      const what: Panel = {
        name: words.name(name), shape, level, status, won: moment.won.get(seat) ?? won, moves: seat === moves, misses: owes,
        calls: chipCalls(state, layout, seat), toBeat,
      };
      panel.show(box, Math.ceil(box.height * 0.1), resolution, JSON.stringify(what), (brush) => { paintPanel(brush, box, what); });
      const emblem = emblemIn(box, level !== null);
      if (level !== null && emblem.kind === 'face') {
        const mood = state.life?.moods[seat] ?? null;
        // Only who glances looks anywhere.
        const shown: Face = { level, shape, mood, gaze: mood === 'glance' ? gazeOf(layout, seat, state.lastPlaced) : { x: 0, y: 0 } };
        showFace(face, box, emblem, shown, { under: underFace(what.moves), misses: owes, resolution, sway: sways.get(seat) });
      }
      const joy = moment.joys.get(seat);
      glow.show(box, GLOW_BLEED, resolution, 'glow', (brush) => { paintGlow(brush, box); });
      flash.show(box, 2, resolution, 'flash', (brush) => { paintFlash(brush, box); });
      const badge = crossBox(box, emblem);
      cross.show(badge, 0, resolution, 'cross', (brush) => { paintCross(brush, badge.width); });
      const shaken = moment.shaken.get(seat);
      const going = moment.panels.get(seat);
      for (const { sprite } of [panel, glow, face, flash, cross]) {
        sprite.visible = true;
        if (shaken) sprite.x += shaken.by * box.height;
        if (joy) sprite.y -= joy.lift * box.height;
        if (going) sprite.position.set(sprite.x + (going.from.x - box.x) * going.part, sprite.y + (going.from.y - box.y) * going.part);
      }
      glow.sprite.alpha = joy?.glow ?? 0;
      glow.sprite.visible = glow.sprite.alpha > 0;
      face.sprite.visible = emblem.kind === 'face';
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
      const [panel, glow, face] = [new PaintedSprite(), new PaintedSprite(), new PaintedSprite()];
      const [flash, cross] = [new PaintedSprite(), new PaintedSprite()];
      found = { frame: new Container(), panel, glow, face, flash, cross };
      found.frame.addChild(panel.sprite, glow.sprite, face.sprite, flash.sprite, cross.sprite);
      this.container.addChild(found.frame);
      this.#panels[seat] = found;
    }
    return found;
  }

  forget(): void {
    for (const { frame: _, ...sprites } of this.#panels) for (const one of Object.values(sprites)) one.forget();
  }

  destroy(): void {
    for (const { frame: _, ...sprites } of this.#panels) for (const one of Object.values(sprites)) one.destroy();
  }
}

/** What belongs to a portrait besides the face. */
interface Around {
  readonly under: string;
  /** Whether they miss their next turn: the sign lies over the face. */
  readonly misses: boolean;
  readonly resolution: number;
  readonly sway: Sway | undefined;
}

/** Shows a portrait over the emblem of a panel, as far from its place as it sways. */
function showFace(sprite: PaintedSprite, panel: Box, emblem: Emblem, shown: Face, { under, misses, resolution, sway }: Around): void {
  const { x, y, radius: usual } = emblem;
  // Whoever pulls a face leans out of the panel.
  const radius = usual * (shown.mood === null || shown.mood === 'glance' ? 1 : FELT_SIZE);
  const box = { x: panel.x + x - radius, y: panel.y + y - radius, width: 2 * radius, height: 2 * radius };
  sprite.show(box, radius * PORTRAIT_BLEED, resolution, JSON.stringify([shown, under, misses]), (brush) => {
    portrait(brush, shown, [radius, radius, radius], under, usual);
    const sign = missesBox(panel, emblem);
    if (misses) paintMisses(brush, { ...sign, x: sign.x - x + radius, y: sign.y - y + radius });
  });
  sprite.sprite.x += (sway?.x ?? 0) * usual;
  sprite.sprite.y += (sway?.y ?? 0) * usual;
  sprite.sprite.rotation = sway?.turn ?? 0;
}
