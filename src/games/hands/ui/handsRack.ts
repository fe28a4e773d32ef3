/** A game with a hand of one's own on a phone as the rack alone: the hand large, what lies there small. */
import { html } from 'lit-html';
import type { GameRack } from '../../../apart/rack';
import { rackOf, type RackGame } from '../../../shell/table/rack';
import { after, answer, keyed, opened, own, saidNow, sentence, type HandsParts, type HandsShell, type HandsTypes } from './handsParts';

export function handsRack<T extends HandsTypes>(
  parts: HandsParts<T>, { title, words }: Pick<GameRack, 'title' | 'words'>, seats: RackGame<HandsShell<T>>['seats'],
): GameRack {
  return rackOf<HandsShell<T>>({
    title, words, as: 'hands', isUrgent: () => true, set: () => ({}), seats, view: (screen) => screen.seen().view as T['View'],
    screen: {
      opened, after: (model, change) => after(parts, model, change), saidNow: (model) => saidNow(parts, model), keys: keyed(parts), answer,
      calls: parts.calls,
    },
    room: (model, ask) => html`${parts.room(model, ask, true)}${own(parts, model, 'held', ask)}`,
    prompt: (model) => sentence(parts, model),
    pressed: (model, me, ask) => parts.pressed(model, me, ask),
  });
}
