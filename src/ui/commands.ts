/** All that the page can ask for: one closed union, and what each is answered with. Who answers which stands in `app/answeredBy`. */
import type { DailyDate } from '../daily/dates';
import type { AppName } from '../games/gameEntry';
import type { GamePlace } from '../games/gameApp';
import type { FirstMark } from '../layout/beside/firstMarks';
import type { Draft } from '../layout/draft';
import type { LessonName } from '../lessons/says';
import type { Tile } from '../rules/board';
import type { Seat } from '../rules/position';
import type { Act } from '../session/viewState';
import type { InputSettings } from '../setup/inputSettings';
import type { Preferences } from '../setup/kept/preferences';
import type { CorrectionProblem } from '../setup/problems';
import type { Pace, TimeToCall } from '../setup/setup';
import type { Sitting } from '../setup/players';
import type { Note, RecordName } from '../history/pastView';
import type { Character } from '../setup/players';
import type { SetupDraft, TableFor } from '../setup/kept/tables';
import type { SessionName } from '../training/drill';
import type { ApartCommand } from './apart/apartCommands';
import type { Shared } from './browser/share';
import type { ReplayCommand } from './parts/replay/replayState';
import type { Whose } from './slips/slipsModel';
import type { Unfolded } from './setup/setupModel';

/** What of a file is asked for: a browser's `File` has it. */
export interface FileToRead {
  readonly size: number;
  text(): Promise<string>;
}

/** A record, and who holds it. */
export interface RecordOf { readonly name: RecordName; readonly by: Whose }

/** What the history can delete. */
export type DeleteTarget =
  | { readonly kind: 'game'; readonly id: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'all' };

export type Command =
  // The start screen.
  | { readonly kind: 'chooseCharacter'; readonly character: Character }
  /** Names the player of this device; an empty name takes it away. Answered with whether it can be a name. */
  | { readonly kind: 'nameMe'; readonly name: string }
  /** Begins a game against who is chosen. */
  | { readonly kind: 'playCharacter' }
  /** Opens the set-up with what was agreed last for these. */
  | { readonly kind: 'openSetup'; readonly for: TableFor }
  /** Continues a game, or with a match by its next game. `steal`: ends it in the tab that plays it. */
  | { readonly kind: 'continue'; readonly id: string; readonly steal?: boolean }
  /** Deletes a game that waits, or takes a match off the list, at the second press. */
  | { readonly kind: 'deleteWaiting'; readonly id: string }
  /** All that is kept as a file's text, null where it cannot be read; and that it was given to the browser. */
  | { readonly kind: 'backupTexts' }
  | { readonly kind: 'backupDone'; readonly saved: boolean }
  | { readonly kind: 'restore'; readonly file: FileToRead; readonly takeSettings: boolean }
  /** Takes a newer version that waits, and reloads the page with it. */
  | { readonly kind: 'takeUpdate' }
  // The set-up.
  | { readonly kind: 'change'; readonly draft: SetupDraft }
  /** Unfolds something to choose from; null folds it up again. */
  | { readonly kind: 'unfold'; readonly what: Unfolded | null }
  /** Begins a game as it is agreed in the set-up. */
  | { readonly kind: 'play' }
  // The table.
  | { readonly kind: 'act'; readonly act: Act; readonly at: number }
  /** Pauses the game at the table, or lets it go on. */
  | { readonly kind: 'pause'; readonly paused: boolean }
  /** A dialog lies over the page now, or none any more; the page has gone out of sight. Either may pause the game. */
  | { readonly kind: 'dialog'; readonly open: boolean }
  | { readonly kind: 'outOfSight' }
  /** What somebody is about to do at the table: for the picture. */
  | { readonly kind: 'point'; readonly draft: Draft }
  | { readonly kind: 'newGame' }
  /** In a practice game: a hint, a step back to the last own decision, and that the note was read. */
  | { readonly kind: 'hint' | 'takeBack' | 'practiceRead' }
  /** In somebody's first game: a mark was shown for as long as it was wanted, or was closed. */
  | { readonly kind: 'markShown'; readonly mark: FirstMark }
  | { readonly kind: 'setPace'; readonly pace: Pace }
  /** Another time to call, from the next move on. */
  | { readonly kind: 'setCallSeconds'; readonly seconds: TimeToCall }
  | { readonly kind: 'setSitting'; readonly sitting: Sitting }
  /** The text to be copied: a link to this deal, the record, the game for people to read. */
  | { readonly kind: 'link' | 'record' | 'text' }
  /** The address of this deal for a friend, who takes the place of the only player here. */
  | { readonly kind: 'challenge' }
  /** What the computer players had in mind in the game that is over. */
  | { readonly kind: 'review' }
  /** Writes tiles over those of a player in a game of the card, counted from 0; null takes that back. Answered with why not. */
  | { readonly kind: 'correctCard'; readonly game: number; readonly player: number; readonly tiles: number | null }
  /** The card as text for a spreadsheet. */
  | { readonly kind: 'cardCsv' }
  // The settings, from any screen.
  | { readonly kind: 'setPreferences'; readonly preferences: Partial<Preferences> }
  | { readonly kind: 'setInput'; readonly input: Partial<InputSettings> }
  /** Whether the next games are agreed with the memory aid. */
  | { readonly kind: 'setMemoryAid'; readonly memoryAid: boolean }
  // Today's deal.
  | { readonly kind: 'daily' }
  /** Begins the deal of the date that is shown: the game that counts, or one for fun. */
  | { readonly kind: 'playDaily' | 'playDailyForFun'; readonly date: DailyDate }
  /** What came of giving the result away. */
  | { readonly kind: 'dailyShared'; readonly shared: Shared }
  // A friend's challenge.
  /** Plays it; or goes to the lessons first, which lead back to it. */
  | { readonly kind: 'playChallenge' | 'learnFirst' }
  // The lessons.
  /** Opens the course where the learner left it, or at the start of one of its lessons. */
  | { readonly kind: 'learn'; readonly lesson?: LessonName }
  /** Goes on after a step that is done: to the next one, the next lesson, or into a game. */
  | { readonly kind: 'lessonOn' }
  /** The square of a tile was pressed that the learner does not have: Pip answers that, too. */
  | { readonly kind: 'notHeld'; readonly tile: Tile }
  /** Tells and shows what is wanted. */
  | { readonly kind: 'showMe' }
  // The training room.
  | { readonly kind: 'training' }
  /** Whose training it is from now on; null is the player of this device without a name. */
  | { readonly kind: 'trainAs'; readonly name: string | null }
  /** Begins a session of a drill, or of what somebody let slip in games of their own. */
  | { readonly kind: 'startDrill'; readonly session: SessionName }
  /** Goes on where a drill waits: begins it, or shows what comes next. */
  | { readonly kind: 'drillOn'; readonly at: number }
  /** Says of a square whether its tile is gone. */
  | { readonly kind: 'judgeGone'; readonly gone: boolean; readonly at: number }
  /** Something of the table was read aloud in a drill: whoever listens is given time. */
  | { readonly kind: 'drillRead' }
  // Other games that are in the house.
  | { readonly kind: 'cardTable' }
  /** Opens one of them. `from`: where its card was pressed. `kept`: a screen of it, as a reload comes back to it; else its first one. */
  | { readonly kind: 'openGuest'; readonly guest: AppName; readonly from: GamePlace; readonly kept?: unknown }
  // The history and a replay.
  | { readonly kind: 'history' }
  /** Shows more of the list. */
  | { readonly kind: 'moreHistory' }
  /** `record`: at the moment in which somebody set it. */
  | { readonly kind: 'replay'; readonly id: string; readonly record?: RecordOf }
  /** Whose records are shown. */
  | { readonly kind: 'recordsOf'; readonly whose: Whose }
  /** Opens the review of a game that is over, at the table or in the history: of the person at `seat`, or of whom it is most about. */
  | { readonly kind: 'openReview'; readonly id: string; readonly seat?: Seat; readonly step?: number }
  /** In a review: goes on with that of another person of the game. */
  | { readonly kind: 'reviewSeat'; readonly seat: Seat }
  /** Deletes at the second press. */
  | { readonly kind: 'deletePast'; readonly target: DeleteTarget }
  | Exclude<ReplayCommand, { readonly kind: 'copied' }>
  /** Plays on from a moment of a game that is over, as a game of its own: after so many events of it, in the place of a seat. */
  | { readonly kind: 'playOnFromHere'; readonly game: string; readonly step: number; readonly seat: Seat }
  /** Tries a move of such a game again; `step`: before the tile lies, or on which it does. */
  | { readonly kind: 'tryAgain'; readonly game: string; readonly step: number; readonly seat: Seat }
  /** Makes the slip at a step of the review that is shown into something to practise. */
  | { readonly kind: 'addToTraining'; readonly step: number }
  /** Shows the better tile to whoever tries again; goes on with the slip after it. */
  | { readonly kind: 'showBetter' | 'tryNext' }
  /** The slips of all games of somebody, the worst first; more of them; to go on with the reviewing of those games, or stop. */
  | { readonly kind: 'slips'; readonly whose: Whose }
  | { readonly kind: 'moreSlips' }
  | { readonly kind: 'workOnSlips'; readonly on: boolean }
  /** Leads to a slip of that list by its place in it: to look at it, or to try again. */
  | { readonly kind: 'toSlip'; readonly at: number; readonly again: boolean }
  /** Back to the game that is looked back at, to the step from which the table was opened. */
  | { readonly kind: 'backToReview' }
  // At a table of several devices.
  | { readonly kind: 'apart'; readonly what: ApartCommand }
  /** Back to the start screen, from wherever. */
  | { readonly kind: 'leave' };

/** The answers of those that are answered with more than that it is done. */
export interface Answers {
  readonly nameMe: boolean;
  readonly backupTexts: readonly string[] | null;
  readonly link: string;
  readonly challenge: string;
  readonly record: string;
  readonly text: string;
  readonly review: readonly Note[];
  readonly correctCard: CorrectionProblem | null;
  readonly cardCsv: string;
}

export type AnswerTo<K extends Command['kind']> = K extends keyof Answers ? Answers[K] : void;
/** What a command is answered with, once it is done: when the screen that it leads to is there. */
export type Answer<C extends Command> = AnswerTo<C['kind']>;

/** Asks for something. */
export type Ask = <C extends Command>(command: C) => Promise<Answer<C>>;
