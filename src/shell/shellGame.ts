/** What a game hands to the screens that all games share: one value. What it leaves out is not offered, or the shell has it by itself. */
import type { TemplateResult } from 'lit-html';
import type { GameCue } from '../games/gameApp';
import type { GameStore } from '../games/gameStore';
import type { GameStorage } from '../games/storageAdapter';
import type { BestsOf } from '../games/keptBests';
import type { Agreement } from '../seats/agreement';
import type { Spoken } from '../seats/draftSeats';
import type { Character } from '../setup/players';
import type { Calling } from '../ui/parts/called/callsMade';
import type { Screen } from '../ui/browser/abilities';
import type { PastGame } from './after/told';
import type { ShellAsk } from './commands';
import type { Course } from './lesson/course';
import type { ActBase } from './table/acts';
import type { OpenTable, OpenTablePorts } from './table/ownScreen';
import type { TableKeys } from './table/tableKeys';
import type { DraftOf, SetupOf, ShellTypes, TableChange } from './types';

export interface ShellGame<T extends ShellTypes> extends PastGame<T>, StoredGame<T> {
  /** What its first screen has of it. */
  readonly home: HomeParts<T>;
  readonly agreement: Agreement<T['Agreed']>;
  readonly table: TableScreen<T>;
  /** Its lesson, and what the teacher says in it; without it none is offered. */
  readonly lesson?: Course<T> & { readonly told: (says: T['Says']) => string };
}

/** How a game is kept. */
export type StoredGame<T extends ShellTypes> = Omit<GameStorage<T['Saved'], T['Opened']>, 'adapter'>;

/** What a game has of its own on its first screen. */
export interface HomeParts<T extends ShellTypes> {
  readonly title: () => string;
  /** What it is, in a few sentences. */
  readonly about: () => TemplateResult;
  /** Its rules as they are agreed. */
  readonly rules: (agreed: SetupOf<T>) => TemplateResult;
  /** What else is offered where nobody can play so, beside what is wrong. */
  readonly instead?: (wrong: { readonly code: string }, draft: DraftOf<T>, change: (draft: DraftOf<T>) => void) => unknown;
  /** How long a game lasts, beneath Play. */
  readonly lasts?: (agreed: SetupOf<T>) => string;
  /** What is told of a character where they sit: without it how strong they are; and beside their face. */
  readonly characterLine?: (character: Character) => string;
  readonly characterNote?: (character: Character) => string;
  /** Games as they are listed; without it who played, and when. */
  readonly past?: PastParts<T>;
}

export interface PastParts<T extends ShellTypes> {
  readonly of: (game: T['Opened'], at: number) => T['Past'];
  /** Who played, each on their own. */
  readonly seats: (game: T['Past']) => readonly TemplateResult[];
  /** @param when the day and the time, as a sentence has it */
  readonly line: (game: T['Past'], when: string) => string;
  /** What the player of this device has done best; null: nothing yet. */
  readonly best?: (bests: BestsOf<T['Played']>) => string | null;
}

/** A game at its table, as the page plays it. */
export type TableOf<T extends ShellTypes> = OpenTable<T['View'], T['Act'], T['Saved']>;
export type TablePortsOf<T extends ShellTypes> = OpenTablePorts<T['View'], T['Happening'], T['Intent'], T['Saved']>;

/** A table on the page. Of a small game `smallTable` (`games/small/ui`) makes all of this. */
export interface TableScreen<T extends ShellTypes> {
  /** Sits down at a game. `spoken`: how what happens is read aloud. */
  readonly open: (game: T['Saved'], ports: TablePortsOf<T> & { readonly spoken: Spoken }) => TableOf<T>;
  readonly opened: (view: T['View'], set: T['Set']) => T['Table'];
  readonly after: (model: T['Table'], change: TableChange<T>) => T['Table'];
  /** How it is drawn. In a lesson the teacher stands in the place of its sentence. */
  readonly draw: (screen: T['Table'], ask: ShellAsk<T>, teacher?: TemplateResult) => TemplateResult;
  /** What is to be heard of it, as it is shown now. */
  readonly saidNow: (model: T['Table']) => string;
  /** What its keys ask for. */
  readonly keys: TableKeys<T>;
  /** How it is set for these people, on this screen as it is now, where that is more than how they sit. */
  readonly sits?: (setup: T['Saved']['setup'], screen: Screen) => Omit<T['Set'], 'input' | 'mirrored' | 'spoken'>;
  /** What of its setting has to be looked up first; null: nothing. */
  readonly setLater?: (person: GameStore['person'], setup: T['Saved']['setup']) => Promise<Partial<T['Set']>>;
  /** What a table has to be told once people sit down, or sit otherwise. */
  readonly sat?: (model: T['Table']) => T['Act'];
  /** What becomes of the screen with an act, once the table has taken it; null: nothing. */
  readonly acted?: (model: T['Table'], act: T['Act'] | ActBase) => TableChange<T> | null;
  /** What comes of what is asked for only here. */
  readonly answer?: (command: T['TableCommand']) => TableChange<T>;
  /** What is told the table when what lies on it was painted, where something is raced for; null: nothing that is lies there. */
  readonly painted?: (view: T['View'], at: number) => T['Act'] | null;
  /** What is raced for by calls, where whoever calls is to see at once that they did, though the judge is elsewhere. */
  readonly calls?: Calling<T['View']>;
  readonly cues?: (happening: T['Happening'], view: T['View']) => readonly GameCue[];
}
