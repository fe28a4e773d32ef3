/**
 * The table of a game with a hand of one's own, which says what lies there, what is held and pressed, and how what happens is told. All
 * else is made here: what its screen shows, what becomes of it, its keys, and what is heard. `handsTable` and `handsRack` show it.
 */
import { nothing, type TemplateResult } from 'lit-html';
import type { GameTypes, SavedGame } from '../../../contract/contract';
import type { OpenedGame } from '../../../contract/savedGame';
import type { Card } from '../../../cards/card';
import type { Seated } from '../../../seats/seats';
import type { TableCommandBase } from '../../../shell/commands';
import type { TableScreen } from '../../../shell/shellGame';
import type { TableAct } from '../../../shell/table/acts';
import { lateText } from '../../../shell/table/tableFrame';
import type { FocusedOn } from '../../../shell/table/tableKeys';
import type { PlainPast, SetBase, ShellTypes, TableBase, TableChange } from '../../../shell/types';
import { singlesOf, foldedKey } from '../../../setup/tableKeys';
import { aloneAt } from '../../../strings/words/cast';
import { say } from '../../../strings/say';

/** What every table of the kind shows. A hand is null to all but whoever holds it. */
export interface HandsView {
  readonly phase: string;
  readonly paused: boolean;
  /** Whether anything has happened. */
  readonly hasBegun: boolean;
  readonly seats: readonly Seated<never>[];
}

export type HandsTypes = GameTypes & { readonly Setup: { readonly players: readonly Seated<never>[] }; readonly View: HandsView };

/** What is said: what happened, or what somebody asked to hear. */
type Said<T extends HandsTypes> =
  { readonly kind: 'happened'; readonly happening: T['Happening'] } | { readonly kind: 'read'; readonly what: 'table' | 'asked' };

export interface HandsModel<T extends HandsTypes> extends TableBase {
  readonly view: T['View'];
  readonly said: { readonly id: number; readonly what: readonly Said<T>[] };
  /** What happened last that is told in a sentence, until something else is. */
  readonly news: string;
  /** The card that was picked, where it takes two to do something. */
  readonly picked: Card | null;
}

interface ReadTable { readonly kind: 'readTable'; readonly what: 'table' | 'asked' }
/** `seat`: whose hand picks it, where several people at a screen may. */
interface PickCard { readonly kind: 'pick'; readonly card: Card | null; readonly seat?: number }

/** What a game has on its screens: it extends this with what it agrees on and says. @typeParam Kept what of it is kept, as types */
export interface HandsShell<T extends HandsTypes, Kept extends GameTypes & Pick<T, 'Setup'> = T> extends ShellTypes {
  readonly Saved: SavedGame<Kept>;
  readonly Opened: OpenedGame<Kept>;
  readonly Past: PlainPast;
  readonly View: T['View'];
  readonly Happening: T['Happening'];
  readonly Act: TableAct<T>;
  readonly Intent: T['Intent'];
  readonly Set: SetBase;
  readonly Table: HandsModel<T>;
  readonly TableChange:
    { readonly type: 'read'; readonly what: 'table' | 'asked' }
    | { readonly type: 'pick'; readonly card: Card | null; readonly seat?: number | undefined };
  readonly TableCommand: ReadTable | PickCard;
}

export type HandsCommand<T extends HandsTypes> = TableCommandBase<TableAct<T>> | ReadTable | PickCard;
export type HandsAsk<T extends HandsTypes> = (command: HandsCommand<T>) => unknown;

/** What a game says and shows of its table. */
export interface HandsParts<T extends HandsTypes> {
  readonly title: () => string;
  /** What stands beside the title. */
  readonly terms: (view: T['View']) => string;
  /** More classes of the table. */
  readonly as: (view: T['View']) => string;
  /** The class by which a family lays it out; without it that of games with a hand of one's own. */
  readonly look?: string;
  /** A sentence for something that happened, as it is read in place of the prompt, and as it is heard; '': nothing. */
  readonly told: (happening: T['Happening'], view: T['View']) => string;
  readonly heard?: (happening: T['Happening'], view: T['View']) => string;
  /** What can be done now. */
  readonly prompt: (view: T['View']) => string;
  /** All that lies on the table, for whoever asks to hear it; and what else can be asked for: without it what can be done. */
  readonly readout: (view: T['View']) => string;
  readonly asked?: (view: T['View']) => string;
  /** What lies on the table, with who sits around it; small on a phone. */
  readonly room: (model: HandsModel<T>, ask: HandsAsk<T>, onPhone: boolean) => TemplateResult;
  /** What the only person here holds. */
  readonly held: (model: HandsModel<T>, me: number, ask: HandsAsk<T>) => TemplateResult | typeof nothing;
  /** What they press. */
  readonly pressed: (model: HandsModel<T>, me: number, ask: HandsAsk<T>) => TemplateResult | typeof nothing;
  /** What a key asks for while the game goes on; null: nothing. */
  readonly keys: (key: string, focus: FocusedOn, model: HandsModel<T>, at: number) => HandsCommand<T> | null;
  readonly calls: NonNullable<TableScreen<HandsShell<T>>['calls']>;
}

/** What is to be heard of it now. */
export function saidNow<T extends HandsTypes>(
  { told, heard = told, prompt, readout, asked = prompt }: HandsParts<T>, { said, view }: HandsModel<T>,
): string {
  const texts = said.what.map((one) =>
    (one.kind === 'happened' ? heard(one.happening, view) : one.what === 'asked' ? asked(view) : readout(view)));
  return texts.filter((one) => one !== '').join(' ');
}

/** What becomes of its screen. */
export function after<T extends HandsTypes>(
  parts: HandsParts<T>, model: HandsModel<T>, change: TableChange<HandsShell<T>>,
): HandsModel<T> {
  switch (change.type) {
    case 'over': return { ...model, over: change.over };
    case 'set': return { ...model, ...change.set };
    case 'pick': return { ...model, picked: change.card };
    case 'read': return { ...model, said: { id: model.said.id + 1, what: [{ kind: 'read', what: change.what }] } };
    case 'told': {
      const { view, happenings } = change;
      const heard = happenings.some((one) => (parts.heard ?? parts.told)(one, view) !== '');
      const news = happenings.map((one) => parts.told(one, view)).filter((one) => one !== '').join(' ');
      return {
        ...model, view, over: view.phase === 'over' ? null : model.over, news: news === '' ? model.news : news,
        said: heard ? { id: model.said.id + 1, what: happenings.map((happening) => ({ kind: 'happened', happening })) } : model.said,
      };
    }
  }
}

/** What happened last, or what can be done. */
export function sentence<T extends HandsTypes>({ prompt }: HandsParts<T>, { view, news, calls }: HandsModel<T>): string | typeof nothing {
  if (view.paused || view.phase === 'over') return nothing;
  const late = lateText({ calls, view });
  if (late !== '') return late;
  return view.phase === 'ready' ? view.hasBegun ? say('shell-waits') : prompt(view) : news === '' ? prompt(view) : news;
}

/** Keys that mean the same at every such table; what a game has of its own comes first. */
export function keyed<T extends HandsTypes>(parts: HandsParts<T>): HandsParts<T>['keys'] {
  return (key, focus, model, at) => {
    const { view, input } = model;
    if ((key === ' ' || key === 'Enter') && view.phase === 'ready') {
      return focus === 'button' ? null : { kind: 'act', act: { kind: 'goOn' } };
    }
    const asked = view.phase === 'ready' || view.phase === 'over' ? null : parts.keys(key, focus, model, at);
    if (asked !== null) return asked;
    const is = (name: 'menu' | 'readBoard' | 'readScore' | 'readColumn'): boolean => singlesOf(name, input).includes(foldedKey(key));
    if (is('menu')) return { kind: 'overTable', over: 'menu', at };
    if (is('readBoard') || is('readScore')) return { kind: 'readTable', what: 'table' };
    return is('readColumn') ? { kind: 'readTable', what: 'asked' } : null;
  };
}

/** Its screen as it is opened. */
export function opened<T extends HandsTypes>(view: T['View'], set: SetBase): HandsModel<T> {
  return { kind: 'table', view, ...set, said: { id: 0, what: [] }, news: '', picked: null, over: null };
}

/** What comes of something that is asked to be heard. */
export function answer(command: ReadTable | PickCard) {
  return command.kind === 'pick' ? { type: 'pick', card: command.card, seat: command.seat } as const
    : { type: 'read', what: command.what } as const;
}

/** What was picked has been swapped with another card. */
export function acted({ picked }: { readonly picked: Card | null }, act: { readonly kind: string }) {
  return picked !== null && act.kind === 'swap' ? { type: 'pick', card: null } as const : null;
}

/** What the only person here holds, or presses; nothing where nobody plays here, or several do. */
export function own<T extends HandsTypes>(parts: HandsParts<T>, model: HandsModel<T>, part: 'held' | 'pressed', ask: HandsAsk<T>) {
  const me = aloneAt(model.view);
  return me === null ? nothing : parts[part](model, me, ask);
}
