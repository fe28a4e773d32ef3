/** The keys at a table of pairs around a board: cards, faces, "enough" and "ready". What is called is the game's own. */
import { foldedKey } from '../../../setup/tableKeys';
import { aloneAt } from '../../../strings/words/cast';
import type { Signal } from '../rules/acts';
import { FACE_KEYS, faceIntent } from './faces';
import type { HandsCommand, HandsParts, HandsTypes } from './handsParts';
import { cardOfKey, chosenCard, type SeenBoard } from './swapping';

type Types = HandsTypes & { readonly View: SeenBoard & { readonly signal: Signal | null } };

/**
 * @param burst what a call that's in the focus does @param called what a key calls, folded; null: nothing
 * @typeParam T the game as its host knows it
 */
export function pairsKeys<T extends Types>(
  burst: (view: T['View'], me: number, call: number, at: number) => HandsCommand<T>,
  called: (view: T['View'], me: number, key: string, at: number) => HandsCommand<T> | null,
): HandsParts<T>['keys'] {
  return (key, focus, model, at) => {
    const { view, input } = model;
    const me = aloneAt(view);
    if (me === null || view.paused) return null;
    const act = (intent: object) => ({ kind: 'act', act: { ...intent, seat: me, at } }) as unknown as HandsCommand<T>;
    const isOn = view.phase !== 'agreeing';
    if (key === ' ' || key === 'Enter') {
      if (focus === 'button') return null;
      return typeof focus === 'object' ? burst(view, me, focus.call, at) : act({ kind: isOn ? 'pass' : 'ready' });
    }
    if (!input.singleKeys) return null;
    const letter = foldedKey(key);
    const [face, card] = [FACE_KEYS.indexOf(letter), cardOfKey(view, key)];
    if (face >= 0) return act(faceIntent(view, face));
    if (letter === 'l') return { kind: 'readTable', what: 'table' };
    if (!isOn) return null;
    if (card === null) return called(view, me, letter, at);
    return view.phase === 'swapping' ? chosenCard<T>(model, me, card, at) as unknown as HandsCommand<T> : null;
  };
}
