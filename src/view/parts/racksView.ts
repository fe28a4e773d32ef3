/** The racks that stand on the table: one at its lower edge, or everyone's around it. */
import { Container } from 'pixi.js';
import type { Draft } from '../../layout/draft';
import type { Layout } from '../../layout/types';
import type { ViewState } from '../../session/viewState';
import type { Moment } from '../motion/motion';
import { RackView } from './rackView';
import { rackSeats } from '../motion/poses';
import type { TileTextures } from './tileView';

/** All racks. */
export class RacksView {
  readonly container = new Container();
  readonly #racks: RackView[] = [];

  constructor(readonly textures: TileTextures) {}

  show(state: ViewState, layout: Layout, draft: Draft, moment: Moment, resolution: number): void {
    const seats = rackSeats(layout, state);
    // A rack stands there too while nobody has it.
    (seats.length === 0 ? [null] : seats).forEach((seat, i) => this.#at(i).show(seat, state, layout, draft, moment, resolution));
    this.#racks.forEach(({ container }, i) => { container.visible = i < Math.max(1, seats.length); });
  }

  #at(index: number): RackView {
    let found = this.#racks[index];
    if (!found) {
      found = new RackView(this.textures);
      this.container.addChild(found.container);
      this.#racks[index] = found;
    }
    return found;
  }

  clear(): void {
    for (const rack of this.#racks) rack.clear();
  }

  destroy(): void {
    for (const rack of this.#racks) rack.destroy();
  }
}
