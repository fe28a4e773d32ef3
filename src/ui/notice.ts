/**
 * What the page tells in a sentence: in passing, in the banner, on the start screen or in the history. It is kept as a value, with what it
 * tells of, and becomes words each time that it is drawn: so it is never compared as text, and follows the language.
 */
import type { AppName } from '../games/gameEntry';
import type { Tile } from '../rules/board';
import type { HouseRules } from '../rules/options';
import type { Seat } from '../rules/position';
import type { RunningClock, Update, ViewState } from '../session/viewState';
import type { EarProblem } from '../shout/ear';
import type { ToBeat } from '../setup/challenge';
import type { BackupProblem, MatchProblem, SavedProblem, SetupProblem } from '../setup/problems';
import type { LogLine } from '../strings/logLine';
import type { refusalSentence } from '../strings/words/refusals/refusals';
import type { Restored } from '../strings/words/refusals/restored';
import { youOf } from './story';
import { alerts, alertsAtEdges, type EdgeAlert } from './table/alerts';
import { isVoidBy, type WaitingCall } from './table/marks/waitingCall';

/** What can be told on any screen, the first among them, and in the banner. */
export type StartNotice =
  /** Nothing is kept here, nothing can be saved just now, or the store does not do what was asked. */
  | { readonly kind: 'memoryOnly' | 'saveFailed' | 'trainingNotSaved' | 'storeFailed' }
  /** Another tab has a newer version of the game, and with it the data base. */
  | { readonly kind: 'superseded' }
  /** A newer version of the game keeps the games here: this one cannot open them, and saves nothing. */
  | { readonly kind: 'outdated' }
  | { readonly kind: 'noPicture' }
  /** A link asks for a language that the game does not speak. */
  | { readonly kind: 'unknownLanguage'; readonly asked: string }
  /** A part of the game that is loaded late did not come. */
  | { readonly kind: 'notLoaded' }
  /** Another tab has taken the game that was played here, or holds the one that was wanted. */
  | { readonly kind: 'takenByOtherTab' | 'heldByOtherTab' }
  | { readonly kind: 'linkRefused' | 'setupRefused'; readonly problem: SetupProblem }
  | { readonly kind: 'brokenGame'; readonly problem: SavedProblem }
  | { readonly kind: 'brokenMatch'; readonly problem: MatchProblem }
  | { readonly kind: 'backupSaved' | 'backupNotSaved' }
  | { readonly kind: 'backupRefused'; readonly problem: BackupProblem }
  | { readonly kind: 'restored'; readonly counts: Restored; readonly settings: boolean };

/** What is told of a game, or of a lesson, at its table. */
export type GameNotice =
  /** Where somebody was in the lessons cannot be read: they begin again. */
  | { readonly kind: 'lessonsAnew' }
  /** An act was turned down, or waits. */
  | { readonly kind: 'refused'; readonly refusal: Parameters<typeof refusalSentence>[0]; readonly names: readonly string[] }
  /** A call waits while whoever is to move may call first: `maker`, at that seat. Or it is void, because they have called falsely. */
  | { readonly kind: 'callHeld' | 'callVoid'; readonly maker: string; readonly seat: Seat }
  /** A call came to nothing, since another tile was there. */
  | { readonly kind: 'tooLate' }
  /** The time to call has ended with a false call. */
  | { readonly kind: 'timeStopped' }
  | { readonly kind: 'askedLater' }
  /** A call that was not made: nobody can have a run yet, or it was somebody's first false one. `name`: whose, of several here. */
  | { readonly kind: 'callsSleep' }
  | { readonly kind: 'firstFalseCall'; readonly falseCall: HouseRules['falseCall']; readonly name: string | null }
  /** The data base has answered after all, and has what was played without it. */
  | { readonly kind: 'storeAnswers' }
  /** Sound was put on or off by its key. */
  | { readonly kind: 'sound'; readonly muted: boolean }
  /** There is no microphone to call by, or none any more. */
  | { readonly kind: 'noEar'; readonly problem: EarProblem }
  /** A tile waits over its square for a second tap. */
  | { readonly kind: 'tapAgain'; readonly tile: Tile }
  /** A square was chosen whose tile is not on the player's rack. */
  | { readonly kind: 'notHeld'; readonly tile: Tile }
  /** A slip was added to the training, was there before, or nothing comes of it. */
  | { readonly kind: 'training'; readonly told: 'added' | 'there' | 'nothing' }
  /** A link asks for a guest that the house does not have. */
  | { readonly kind: 'unknownGuest' }
  /** Something that was kept of a guest cannot be read any more. */
  | { readonly kind: 'guestBroken'; readonly guest: AppName }
  /** Games of it that were kept were written by a later version: they stay as they are. */
  | { readonly kind: 'guestLater'; readonly guest: AppName }
  /** A guest of the house tells something, in its own words. */
  | { readonly kind: 'guest'; readonly sentence: () => string }
  /** What a practice game has to say. */
  | { readonly kind: 'practice'; readonly told: 'notNow' | 'nothingToTakeBack' | 'counted' | 'placeAgain' | 'callAgain' }
  /** What a first move is made of. */
  | { readonly kind: 'firstMove'; readonly name: string | null; readonly asks: boolean; readonly calls: ViewState['calls'] }
  /** What a friend made of these tiles, whose challenge it is. */
  | { readonly kind: 'toBeat'; readonly toBeat: ToBeat }
  /** In somebody's first game they have more time to call. */
  | { readonly kind: 'firstGame'; readonly seconds: number }
  /** What happened to somebody at this screen, and must not pass unseen. */
  | {
    readonly kind: 'alert'; readonly lines: readonly LogLine[];
    /** The same as each of those around the table has it before them. */
    readonly atEdges?: readonly EdgeAlert[];
  };

export type Notice = StartNotice | GameNotice;

/** What was there until an update: the call that waited, and the clock that ran. */
export interface BeforeUpdate { readonly waiting: WaitingCall | null; readonly clock: RunningClock | null }

/**
 * What to tell of an update.
 * @param before the call that waited until then, and the clock that ran
 * @param around whether people sit around the screen
 */
export function noticesOf(update: Update, { waiting, clock }: BeforeUpdate, around: boolean): readonly Notice[] {
  const { state: { seats, clock: now }, happenings } = update;
  const lines = alerts(update, waiting);
  const atEdges = around ? alertsAtEdges(update) : [];
  const voided = waiting !== null && happenings.some((happening) => isVoidBy(waiting, happening));
  // The ring goes with the call; what stands in its place says so.
  const stopped = now === null && happenings.some((happening) => happening.type === 'falseCall' && happening.seat === clock?.seat
    && seats[happening.seat]?.kind === 'local');
  return [
    ...(lines.length === 0 ? [] : [{ kind: 'alert', lines, ...(atEdges.length > 0 ? { atEdges } : {}) } as const]),
    ...(voided ? [{ kind: 'callVoid', maker: seats[waiting.maker]?.name ?? '', seat: waiting.maker } as const] : []),
    ...(stopped ? [{ kind: 'timeStopped' } as const] : []),
  ];
}

/** How somebody begins: told once in a game. */
export function firstMoveOf({ seats, asks, calls }: ViewState, viewer: Seat): Notice {
  return { kind: 'firstMove', name: youOf(seats) === null ? seats[viewer]?.name ?? '' : null, asks, calls };
}
