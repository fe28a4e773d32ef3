/**
 * What a game is made of on its screens, as types. A game names them once, in an interface of its own; all that is shared takes that as its
 * only type parameter, as the host does. What a game has more than this is its own.
 */
import type { CallsHere } from '../ui/parts/called/callsMade';
import type { ReplayBase } from '../ui/parts/replay/replayState';
import type { FarPlay } from '../games/farSide';
import type { Onward } from '../games/gameApp';
import type { GameTypes, SavedGame } from '../contract/contract';
import type { AgreedTypes } from '../seats/agreement';
import type { Spoken } from '../seats/draftSeats';
import type { Sitting } from '../setup/players';
import type { Seated } from '../seats/seats';
import type { KeySettings } from '../setup/tableKeys';
import type { BestsOf, PlayedBase } from '../games/keptBests';

/** Somebody in an agreed game. */
export type SetPlayer = Seated<never>;

type SavedOf = SavedGame<GameTypes & { readonly Setup: { readonly players: readonly SetPlayer[] } }>;
export type SavedBase = Pick<SavedOf, 'id' | 'setup' | 'events' | 'held' | 'farCalls' | 'played' | 'ended' | 'savedAt'>;

/** How a table is set on this device. */
export interface SetBase {
  readonly input: KeySettings;
  /** Whether what is pressed lies at the left, for the left hand. */
  readonly mirrored: boolean;
  readonly spoken: Spoken;
  readonly sitting: Sitting;
  /** At a table of several devices: only its host pauses and stops; and what of that table stands in the head. */
  readonly far?: Pick<FarPlay, 'isHost' | 'corner'> | undefined;
  /** There: what was called at this device, until something tells what became of it. */
  readonly calls?: CallsHere | undefined;
}

/** What lies over a table. */
export type TableOver = 'menu' | 'rules' | 'stop';

export interface TableBase extends SetBase {
  readonly kind: 'table';
  readonly view: { readonly phase: string; readonly paused: boolean; readonly seats: readonly SetPlayer[] };
  /** What is said now; another `id` each time, so that the same is said again. */
  readonly said: { readonly id: number; readonly what: readonly { readonly kind: string }[] };
  readonly over: TableOver | null;
  /** When somebody called last, in the page's milliseconds, where a call brings something else to press. */
  readonly calledAt?: number;
}

/** What stands on the screen after a game. */
export interface AfterModel<T extends Pick<ShellTypes, 'Saved' | 'Report'>> {
  readonly kind: 'after';
  readonly saved: T['Saved'];
  readonly report: T['Report'];
  /** What the only person has bettered of what was known of them; nothing where several play. */
  readonly bettered: readonly string[];
  /** Whose review it is. */
  readonly whose: number;
  /** Whether it came up by itself, as the game ended: nobody has aimed at anything in it before it was there. */
  readonly cameUp: boolean;
  /** What is celebrated as it comes up, by confetti that was thrown then, in the page's milliseconds; null: nothing. */
  readonly party: { readonly thrownAt: number } | null;
  /** What comes next, where it is one of several games in a row; null: it's one by itself. */
  readonly onward: Onward | null;
}

/** What somebody's own bests are drawn from. */
export interface BestsModel<T extends Pick<ShellTypes, 'Played'>> {
  readonly kind: 'bests';
  /** All who have games on this device. `name`: null is the player of this device. */
  readonly people: readonly { readonly name: string | null; readonly shown: string }[];
  /** Which of them is shown. */
  readonly whose: number;
  readonly bests: BestsOf<T['Played']>;
  /** The game they were opened after, to which "Back" leads; null: they were opened on the first screen. */
  readonly after: string | null;
}

/** A replay that is drawn here, with the record to be taken along. */
export interface ReplayModel<T extends Pick<ShellTypes, 'Saved' | 'Step'>> extends ReplayBase {
  readonly saved: T['Saved'];
  readonly steps: readonly T['Step'][];
  /** The record of the game as one line. */
  readonly record: string;
}

/** What stands in a lesson in the place of the table's sentence. */
export interface LessonPanel<T extends Pick<ShellTypes, 'Says'>> {
  readonly part: string;
  /** All parts, in order. */
  readonly parts: readonly string[];
  /** What the teacher says, by its name. */
  readonly said: T['Says'];
  /** How often the teacher has said something: the same again is news, too. */
  readonly times: number;
  /** What is asked for now: beside these, acts of the game's own; null while something is shown. */
  readonly asked: string | null;
  /** Whether what is wanted was asked to be shown. */
  readonly hint: boolean;
}

export interface LessonModel<T extends Pick<ShellTypes, 'Says' | 'Table'>> {
  readonly kind: 'lesson';
  /** The table, as at any game. */
  readonly table: T['Table'];
  readonly panel: LessonPanel<T>;
}

export interface ShellTypes {
  /** What is agreed before a game. */
  readonly Agreed: AgreedTypes;
  readonly Saved: SavedBase;
  /** A saved game that was read and replayed. */
  readonly Opened: { readonly saved: SavedBase };
  /** A game as it is listed. */
  readonly Past: { readonly id: string; readonly at: number };
  /** What a game came to for one person, as it is kept for their name. */
  readonly Played: PlayedBase;
  readonly View: TableBase['view'];
  readonly Happening: { readonly type: string };
  readonly Act: { readonly kind: string };
  /** What an act is to the host. */
  readonly Intent: { readonly kind: string };
  readonly Set: SetBase;
  readonly Table: TableBase;
  /** What becomes of the table's screen, and what is asked for there, beside what does at every table. */
  readonly TableChange: { readonly type: string };
  readonly TableCommand: { readonly kind: string };
  /** What the teacher of its lesson says, by the names of it. */
  readonly Says: string;
  /** What came of a game, and a step of its replay. */
  readonly Report: object;
  readonly Step: object;
}

/** A game as it is listed where it says no more of it than who played. */
export interface PlainPast { readonly id: string; readonly at: number; readonly names: readonly string[] }

/** What becomes of every table's screen; what a game has besides comes with it. */
export type TableChange<T extends Pick<ShellTypes, 'View' | 'Happening' | 'Set' | 'TableChange'>> =
  | T['TableChange']
  /** `now`: the page's milliseconds. */
  | { readonly type: 'told'; readonly view: T['View']; readonly happenings: readonly T['Happening'][]; readonly now: number }
  | { readonly type: 'over'; readonly over: TableOver | null }
  | { readonly type: 'set'; readonly set: Partial<T['Set']> };

/** What is being agreed, until Play is pressed; and what was. */
export type DraftOf<T extends ShellTypes> = T['Agreed']['Draft'];
export type SetupOf<T extends ShellTypes> = T['Agreed']['Setup'];
