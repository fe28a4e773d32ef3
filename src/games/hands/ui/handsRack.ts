/** A game with a hand of one's own on a phone as the rack alone: the hand large, what lies there small. */
import { html } from 'lit-html';
import type { GameRack } from '../../../apart/rack';
import { rackOf } from '../../../shell/table/rack';
import { say } from '../../../strings/say';
import { lettersShown } from '../words/letters';
import {
  acted, after, answer, keyed, opened, own, saidNow, sentence, type HandsParts, type HandsShell, type HandsTypes,
} from './handsParts';

/** A seat as it stands in the head of the page: with its letters, and all that is heard of it. */
interface LettersSeat { readonly letters: number; readonly isOut?: boolean; readonly told: string }

/** @param word whose letters somebody gets; `as`: more classes of the page */
export function handsRack<T extends HandsTypes>(
  parts: HandsParts<T>, { words, as = '' }: Pick<GameRack, 'words'> & { readonly as?: string }, word: string,
  seats: (view: T['View']) => readonly LettersSeat[],
): GameRack {
  return rackOf<HandsShell<T>>({
    title: parts.title, words, as: `hands ${as}`, isUrgent: () => true, set: () => ({}),
    view: (screen) => screen.seen().view as T['View'],
    seats: (view) => seats(view).map(({ letters, isOut, told }) =>
      ({ figure: isOut ? say('shell-out-tag') : lettersShown(word, letters), told, moves: false })),
    screen: {
      opened, after: (model, change) => after(parts, model, change), saidNow: (model) => saidNow(parts, model), keys: keyed(parts), answer,
      acted, calls: parts.calls,
    },
    room: (model, ask) => html`${parts.room(model, ask, true)}${own(parts, model, 'held', ask)}`,
    prompt: (model) => sentence(parts, model),
    pressed: (model, me, ask) => parts.pressed(model, me, ask),
  });
}
