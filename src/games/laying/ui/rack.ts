/** A game in which two lay cards at once on a phone: the box, large. Each plays on their own phone. */
import { html } from 'lit-html';
import type { GameRack } from '../../../apart/rack';
import { rackOf } from '../../../shell/table/rack';
import { answer, keyed, opened, own, saidNow, sentence } from '../../hands/ui/handsParts';
import { afterAll, laidHere, type LayingShell, type ShownTypes } from './model';
import type { LayingParts } from './parts';

export function layingRack<T extends ShownTypes>(parts: LayingParts<T>, { title, words }: Pick<GameRack, 'title' | 'words'>): GameRack {
  return rackOf<LayingShell<T>>({
    title, words, as: 'laying', isUrgent: () => true, set: () => ({}), view: (screen) => screen.seen().view as T['View'],
    screen: {
      opened, after: (model, change) => afterAll(parts, model, change), saidNow: (model) => saidNow(parts, model), keys: keyed(parts),
      answer, acted: laidHere<T>, calls: parts.calls,
    },
    room: (model, ask) => html`${parts.room(model, ask, true)}${own(parts, model, 'held', ask)}`,
    prompt: (model) => sentence(parts, model),
    pressed: (model, me, ask) => parts.pressed(model, me, ask),
    seats: (view) => view.seats.map(({ left }, seat) => ({ figure: String(left), told: parts.placeText(view, seat), moves: false })),
  });
}
