/** What a game hands to the screens that all games share: one value. */
import type { TemplateResult } from 'lit-html';
import type { Clock } from '../bots/clock';
import type { GameAppPorts, GameCue } from '../games/gameApp';
import type { GameRow, GameStore } from '../games/gameStore';
import type { BotPorts, GameTypes } from '../host/contract';
import type { Agreement } from '../seats/agreement';
import type { Spoken } from '../seats/draftSeats';
import type { PastGame } from './after/told';
import type { StateOf } from './app/appState';
import type { HomeModel } from './home/homeModel';
import type { ShellAsk } from './commands';
import type { Course } from './lesson/course';
import type { Screen } from './table/sitting';
import type { TableKeys } from './table/tableKeys';
import type { ActBase, ShellTypes, TableChange } from './types';

/** A game at its table, with this page as its only screen. */
export interface OpenTable<T extends ShellTypes> {
  view(): T['View'];
  act(act: T['Act'] | ActBase): void;
  saved(): T['Saved'];
  /** What was pressed before counts and is saved; then nothing happens here any more. */
  leave(): void;
}

export interface OpenTablePorts<T extends ShellTypes> {
  /** The page's time, on the scale of an event's `timeStamp`. */
  readonly clock: Clock;
  /** Milliseconds since 1970. */
  readonly today: () => number;
  readonly freshWord: () => string;
  /** How what happens is read aloud. */
  readonly spoken: Spoken;
  readonly onSave: (saved: T['Saved']) => void;
  /** Is told of each change, with what happened in it. */
  readonly told: (view: T['View'], happenings: readonly T['Happening'][]) => void;
  /** Is handed what the seats of computers act with, where they don't play by themselves. */
  readonly hands?: (hands: Hands<T>) => void;
}

/** What a computer's seat acts with, in the game's time. */
export type Hands<T extends Pick<ShellTypes, 'Intent'>> =
  Pick<BotPorts<GameTypes & { readonly Intent: T['Intent'] }>, 'now' | 'at' | 'act'>;

export interface ShellGame<T extends ShellTypes> extends StateOf<T>, PastGame<T> {
  /** How the screens are drawn that are its own. In a lesson the teacher stands in the table in the place of its sentence. */
  readonly draw: {
    readonly home: (screen: HomeModel<T>, ask: ShellAsk<T>) => TemplateResult;
    readonly table: (screen: T['Table'], ask: ShellAsk<T>, teacher?: TemplateResult) => TemplateResult;
  };
  /** What the teacher says. */
  readonly teacherSays: (said: T['Says']) => string;
  readonly agreement: Agreement<T['Agreed']>;
  readonly openSaved: (value: unknown) => { readonly ok: true; readonly game: T['Opened'] } | { readonly ok: false };
  readonly rowOf: (saved: T['Saved']) => GameRow;
  /** A game before its first event. @param seed the word that chance hangs on; without one a fresh one */
  readonly begin: (ports: Pick<GameAppPorts, 'freshWord' | 'today'>, setup: T['Saved']['setup'], seed?: string) => T['Saved'];
  /** A game as it is listed. */
  readonly past: (game: T['Opened'], at: number) => T['Past'];
  readonly table: TableScreen<T>;
  readonly lesson: Course<T>;
}

/** A table on the page. */
export interface TableScreen<T extends ShellTypes> {
  readonly open: (game: T['Saved'], ports: OpenTablePorts<T>) => OpenTable<T>;
  readonly opened: (view: T['View'], set: T['Set']) => T['Table'];
  /** How it is set for these people, on this screen as it is now. */
  readonly sits: (setup: T['Saved']['setup'], screen: Screen) => Omit<T['Set'], 'input' | 'mirrored' | 'spoken'>;
  /** What of its setting has to be looked up first; null: nothing. */
  readonly setLater?: (person: GameStore['person'], setup: T['Saved']['setup']) => Promise<Partial<T['Set']>>;
  /** What a table has to be told once people sit down, or sit otherwise. */
  readonly sat?: (model: T['Table']) => T['Act'];
  /** What becomes of the screen with an act, once the table has taken it; null: nothing. */
  readonly acted?: (model: T['Table'], act: T['Act'] | ActBase) => TableChange<T> | null;
  /** What comes of what is asked for only here. */
  readonly answer: (command: T['TableCommand']) => TableChange<T>;
  /** What is told the table when what lies on it was painted; null: nothing that is raced for lies there. */
  readonly painted: (view: T['View'], at: number) => T['Act'] | null;
  readonly cues: (happening: T['Happening'], view: T['View']) => readonly GameCue[];
  /** What is to be heard of it, as it is shown now. */
  readonly saidNow: (model: T['Table']) => string;
  /** What its keys ask for. */
  readonly keys: TableKeys<T>;
}
