/** The table of a game with two rows of stacks as its screens take it: what lies there and is said, its keys. */
import { nothing } from 'lit-html';
import { aloneAt, peopleOf } from '../../../strings/words/cast';
import { isTouched } from '../../../ui/browser/abilities';
import type { HandsCommand } from '../../hands/ui/handsParts';
import type { Stack } from '../rules/game';
import { heardOnRows, readMatches, readRows, toldOnRows, type RowsTold, type Seen } from '../words/rows';
import { headText, placeText, promptText, type LayingKind } from '../words/table';
import { boxOf } from './box';
import { keyAt, stackBy } from './keys';
import type { LayingModel, RowsTypes } from './model';
import { pressOn } from './press';
import { ownPile, roomOf, type LayingParts } from './parts';

export interface RowsOnPage {
  readonly kind: LayingKind;
  readonly title: () => string;
  /** How many stacks a row has room for at least. */
  readonly least: number;
}

/** Who looks: whoever plays alone here; else the first of those who do, or who is looked on at. */
function seenBy<T extends RowsTypes>(model: Pick<LayingModel<T>, 'view' | 'input' | 'sitting'>): Seen {
  const seat = aloneAt(model.view) ?? peopleOf(model.view)[0] ?? 0;
  return { view: model.view, seat, keyAt: (on) => keyAt(model, seat, on as Stack) };
}

export function rowsParts<T extends RowsTypes>({ kind, title, least }: RowsOnPage): LayingParts<T> {
  /** Where things are heard nobody knows a key that was chosen for it. */
  const listening = (view: T['View']): Seen => seenBy({ view, input: { singleKeys: true, letters: {} }, sitting: 'beside' });
  return {
    look: 'laying', title, terms: headText, as: () => kind, placeText, prompt: (view) => promptText(kind, view, isTouched()),
    told: (happening, view) => toldOnRows(kind, happening as unknown as RowsTold, view, promptText(kind, view, isTouched())),
    heard: (happening, view) => heardOnRows(kind, happening as unknown as RowsTold, listening(view)),
    readout: (view) => readRows(listening(view)), asked: (view) => readMatches(listening(view)),
    room: (model, ask, onPhone) => roomOf<T>(model, ask, onPhone, (one, seat, asks) => boxOf(one, seat, asks, least)),
    held: (model, me) => (model.view.phase === 'over' ? nothing : ownPile<T>(model, me)), pressed: () => nothing,
    keys(key, _, model, at): HandsCommand<T> | null {
      const pressed = model.view.phase === 'playing' ? stackBy(model, key) : null;
      return pressed && pressOn<T>(model, pressed.seat, pressed.on, at);
    },
    // A card that is laid shows its back, and no burst says so.
    calls: { hears: () => false, silent: ['dealt', 'turned'] },
  };
}
