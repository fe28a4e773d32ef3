/**
 * A table at which players turn cards onto piles and call what they see: what a game of that kind hands in as one value, from which
 * the table is drawn, its keys are heard and what happens is said; and what becomes of such a table's screen. Pure.
 */
import type { Card } from '../../../cards/card';
import type { PileShown } from '../../../cards/pile';
import type { TableCommandBase } from '../../../shell/commands';
import type { SetBase, SetPlayer, TableChange, TableOver } from '../../../shell/types';
import type { OverParts } from '../../../shell/table/overTable';

/** Cards as they lay when they were won. `pile`: of which seat, or 0 for the common one. */
export interface LaidPile { readonly pile: number; readonly top: Card; readonly below: Card | null }

export interface PileSeat extends SetPlayer {
  /** How many cards lie face down before them. */
  readonly stock: number;
  readonly isOut: boolean;
  /** Whether they have answered, where everybody is asked. */
  readonly answered: boolean;
}

/** What everybody may see. */
export interface PileView {
  readonly phase: 'ready' | 'playing' | 'asked' | 'over';
  readonly paused: boolean;
  readonly seats: readonly PileSeat[];
  readonly turn: number | null;
  /** Milliseconds from card to card where a drum turns them; null where everybody turns their own. */
  readonly beat: number | null;
  readonly asked: boolean;
  /** Of several people at one screen who is asked next. */
  readonly askedNext: number | null;
  readonly mayCall: boolean;
}

/** What every game of this kind takes from its people. What calls and answers are, it says itself. */
export type PileAct =
  | { readonly kind: 'goOn' | 'stop' }
  | { readonly kind: 'turn'; readonly seat: number };

/** What can be read aloud when somebody asks for it. */
export interface Read { readonly kind: 'read'; readonly what: Reading }
export type Reading = 'cards' | 'asked';

/** What is asked for at such a table beside what is at every one. */
export interface PileOwn { readonly kind: 'readTable'; readonly what: Reading }
export interface PileOwnChange { readonly type: 'read'; readonly what: Reading }

/** A game of this kind in types. */
export interface PileTypes {
  readonly View: PileView;
  readonly Happening: { readonly type: string };
  readonly Act: { readonly kind: string };
  readonly Said: { readonly kind: string };
  /** What can be called. */
  readonly Call: string;
}

/** What is said of what happened, or because somebody asked to hear it. */
export type PileSaid<T extends PileTypes> = T['Said'] | Read;

export type PileCommand<T extends PileTypes> = TableCommandBase<T['Act'] | PileAct> | PileOwn;
export type PileAsk<T extends PileTypes> = (command: PileCommand<T>) => unknown;

/** What the last call came to, as it is seen until the next card is turned. Made of what happened alone: nothing is lit before. */
export interface LastCall<Call extends string> {
  /** How many cards it gave each, or (below 0) cost them; 0 where calls were tied. */
  readonly callers: readonly { readonly seat: number; readonly kind: Call; readonly cards: number }[];
  /** The piles that were won. */
  readonly won: readonly LaidPile[];
  /** The top card of what was won in the middle with them. */
  readonly middle: { readonly kind: Call; readonly top: Card } | null;
  /** Whether calls were tied: then the cards lie in the middle. */
  readonly tied: boolean;
}

export interface MiddlePile {
  readonly title: string;
  readonly pile: PileShown;
  /** Whether it is the one on which all turn their cards; and whether tied calls put theirs there. */
  readonly isCommon: boolean;
  readonly takesTies: boolean;
}

export interface PileGame<T extends PileTypes> {
  readonly title: () => string;
  /** What stands beside it: on what terms it is played. */
  readonly terms: (view: T['View']) => readonly string[];
  readonly over: (view: T['View']) => OverParts;
  /** Whether a card has been turned. */
  readonly hasBegun: (view: T['View']) => boolean;
  /** What can be done now, in a sentence. */
  readonly prompt: (view: T['View']) => string;
  /** What lies before somebody, as it is heard. */
  readonly place: (view: T['View'], seat: number) => string;
  /** The open pile of each seat; null where all turn onto one. */
  readonly piles: (view: T['View']) => readonly PileShown[] | null;
  readonly middle: (view: T['View']) => readonly MiddlePile[];
  /** Whether somebody has a card to turn. */
  readonly canTurn: (view: T['View'], seat: number) => boolean;
  /** What can be called here now, one or two: the second is for what lies in the middle. */
  readonly calls: (view: T['View']) => readonly T['Call'][];
  /** For each call the key of each seat; null where there is none. */
  readonly keys: (view: T['View']) => readonly (readonly (string | null)[])[];
  /** What stands on a burst, how it is called where several people have one each, and what is won by it in the middle. */
  readonly call: (kind: T['Call']) => {
    readonly word: string; readonly label: (name: string) => string; readonly title: string; readonly isSecond: boolean;
  };
  /** A call, or an answer where everybody is asked. @param orTurn whether the same press turns a card where nothing can be called */
  readonly act: (view: T['View'], seat: number, call: 0 | 1, at: number, orTurn: boolean) => T['Act'];
  readonly pass: (seat: number) => T['Act'];
  readonly said: (happenings: readonly T['Happening'][]) => readonly T['Said'][];
  readonly saidText: (said: PileSaid<T>, view: T['View']) => string;
  /** What is heard after what happened: whose turn it is. */
  readonly next: (view: T['View']) => string;
  readonly lastCall: (last: LastCall<T['Call']> | null, happenings: readonly T['Happening'][]) => LastCall<T['Call']> | null;
}

export interface PileModel<T extends PileTypes> extends SetBase {
  readonly kind: 'table';
  readonly view: T['View'];
  /** What is said now; another `id` each time, so that the same is said again. */
  readonly said: { readonly id: number; readonly what: readonly PileSaid<T>[] };
  /** What was won, lost or paid last, to be read under the cards until the next card is turned. */
  readonly news: readonly T['Said'][];
  /** Who called last, and what lies lit of it. */
  readonly call: LastCall<T['Call']> | null;
  readonly over: TableOver | null;
  /** Whether time stands still though nothing is paused, as it does in the lesson while something is to be read. */
  readonly still?: boolean;
}

export type PileChange<T extends PileTypes> = TableChange<{
  readonly View: T['View']; readonly Happening: T['Happening']; readonly Set: SetBase; readonly TableChange: PileOwnChange;
}>;

export function pilesAfter<T extends PileTypes>(game: PileGame<T>, model: PileModel<T>, change: PileChange<T>): PileModel<T> {
  switch (change.type) {
    case 'over': return { ...model, over: change.over };
    case 'read': return saying(model, [{ kind: 'read', what: change.what }]);
    case 'set': return { ...model, ...change.set };
    case 'told': return afterTold(game, model, change);
  }
}

function afterTold<T extends PileTypes>(
  game: PileGame<T>, model: PileModel<T>, { view, happenings }: PileChange<T> & { readonly type: 'told' },
): PileModel<T> {
  const begins = model.view.phase === 'ready' && view.phase !== 'ready' && view.phase !== 'over';
  const told = game.said(happenings);
  const next: PileModel<T> = {
    ...model, view,
    // The end is seen at once: whoever has stopped the game is not kept in the menu.
    over: view.phase === 'over' ? null : model.over,
    call: game.lastCall(model.call, happenings), news: told.length > 0 ? told.filter(({ kind }) => kind !== 'turned') : model.news,
  };
  const said = [...told, ...begins ? [{ kind: 'read', what: 'asked' } as const] : []];
  return said.length > 0 ? saying(next, said) : next;
}

function saying<T extends PileTypes>(model: PileModel<T>, what: PileModel<T>['said']['what']): PileModel<T> {
  return { ...model, said: { id: model.said.id + 1, what } };
}

/** What is to be heard of a table now. */
export function pilesSaid<T extends PileTypes>(game: PileGame<T>, { said, view }: Pick<PileModel<T>, 'said' | 'view'>): string {
  const isNews = said.what.some(({ kind }) => kind !== 'read' && kind !== 'over');
  const text = said.what.map((one) => game.saidText(one, view)).filter((one) => one !== '').join(' ');
  // The card comes first: whoever is to turn the next one has time.
  const next = isNews ? game.next(view) : '';
  return next === '' ? text : `${text}${said.what.at(-1)?.kind === 'turned' ? '.' : ''} ${next}`;
}
