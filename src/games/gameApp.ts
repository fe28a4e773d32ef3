/**
 * What the house asks of a guest: another game, which has rooms of its own beside SNAG's. The house opens it from the card table or the
 * training room, shows what it draws, keeps what it asks to be kept and comes back to it after a reload; it knows nothing of what is played
 * there.
 */
import type { TemplateResult } from 'lit-html';
import type { Clock } from '../bots/clock';
import type { Preferences } from '../setup/kept/preferences';
import type { Mark } from '../seats/marks';
import type { Character } from '../setup/players';
import type { KeySettings } from '../setup/tableKeys';
import type { EffectCue, ShoutCue } from '../sound/cue';
import type { FarAgreed, FarSide } from './farSide';
import type { GameStore } from './gameStore';

/** Where guests are opened, and where the way back leads: to where this one was opened. */
export const GAME_PLACES = ['training', 'cardTable'] as const;
export type GamePlace = (typeof GAME_PLACES)[number];

/** A screen of a guest. */
export interface GameAppScreen {
  readonly kind: 'guest';
  /** Which of its screens it is: another one is seen from its top, with the focus on its heading (`data-first`). */
  readonly name: string;
  /** What a reload of the tab comes back to: plain JSON, which the guest checks when it reads it. */
  readonly kept: unknown;
  /** Whether time runs that a hidden page, or a dialog over it, has to stop. */
  readonly isPlaying: boolean;
  /** Called at every drawing of the page, in the language that is spoken then. */
  draw(): TemplateResult;
}

/** The same as the house shows it. `guest`: the word by which links name the game. */
export interface ShownGameApp extends GameAppScreen { readonly guest: string; readonly from: GamePlace }

/** A guest that is in the house. Nothing of it rejects. */
export interface GameApp {
  /** Shows its first screen. */
  open(): Promise<void>;
  /** Follows a link to it. @param asked what the link asks for, the guest's name among it; the guest checks it */
  openLink(asked: URLSearchParams): Promise<void>;
  /** Comes back to what a tab showed; to its first screen where that cannot be opened any more. */
  goBackTo(kept: unknown): Promise<void>;
  /** Shows what it shows anew: something was set. */
  showAgain(): void;
  /** These names were deleted in another tab: they go from what it is about to agree on. */
  forget(names: readonly string[]): void;
  /**
   * What it showed last is in the frame that is painted now.
   * @param at the time of that frame, in the page's milliseconds, as events have it
   */
  painted(at: number): void;
  /** The page is hidden, or a dialog lies over it (true); or it is seen again. A guest that plays all the same is told again. */
  hidden(isHidden: boolean): void;
  /**
   * Seats these people at a game of theirs, on what was agreed last on this device.
   * @param id the game's own word
   * @returns false where they can't play it so: nothing is shown then. Without it nobody is seated from elsewhere
   */
  seat?(players: readonly SitsDown[], id: string): Promise<boolean>;
  /** What it does at a table of several devices; without it it isn't played there. */
  readonly far?: FarSide;
  /** Nobody looks at it any more. */
  leave(): void;
}

/** Makes a guest, with nothing of it shown. */
export type CreateGameApp = (ports: GameAppPorts) => GameApp;

/** Somebody who is to be seated at a game. */
export interface SitsDown {
  readonly name: string;
  readonly kind: 'local' | 'bot';
  readonly level?: Character | undefined;
  readonly shape?: Mark | undefined;
  readonly me?: true | undefined;
}

/** What comes after a game that is one of several in a row. */
export interface Onward {
  /** What it is to the others, in a sentence; and the word on the button that leads on. */
  readonly line: () => string;
  readonly word: () => string;
  readonly go: () => void;
}

/** What a guest lets be heard: the sounds that the house has, and calls. */
export type GameCue = EffectCue | ShoutCue;

/** What a guest gets from the house. */
export interface GameAppPorts {
  readonly show: (screen: GameAppScreen) => void;
  readonly clock: Clock;
  /** Milliseconds since 1970. */
  readonly today: () => number;
  /** A word that nobody had before, for a deal or a game. */
  readonly freshWord: () => string;
  /** How somebody wants the game to look, sound and move on this device. */
  readonly preferences: () => Preferences;
  /** What the player of this device is called; null while they have no name. */
  readonly me: () => string | null;
  /** Names the player of this device. */
  readonly nameMe: (name: string) => void;
  /** With which keys the table is played here. */
  readonly input: () => KeySettings;
  /** Everybody who has sat down here, the latest first. */
  readonly names: () => readonly string[];
  /** Remembers who has sat down, the first before the others. */
  readonly remember: (names: readonly string[]) => void;
  /** What is kept of this guest. */
  readonly shelf: GameStore;
  /**
   * Holds a game for this tab as long as it is played here, in the place of the one that was held (null: no other). A newer version of the
   * house is not taken while one is held.
   * @returns false where another tab plays it: that is told already
   */
  readonly hold: (game: string | null) => Promise<boolean>;
  /** Lets it be heard; nothing where sound is off or the page is hidden. */
  readonly play: (cues: readonly GameCue[]) => void;
  /**
   * Has a sentence read aloud by a voice of this device, in the place of what it reads just now.
   * @param done told once, when it was read, was cut off or cannot be read
   * @returns false where nothing can be read here: then `done` is not told
   */
  readonly speak: (sentence: string, done: () => void) => boolean;
  readonly openSettings: () => void;
  /** Where a game leads that is one of several in a row; null: it isn't. Without it none is. @param game its own word */
  readonly onward?: (game: string) => Promise<Onward | null>;
  /** Opens a table of several devices for it; null where no server has any. */
  readonly apart?: () => ((agreed: FarAgreed) => void) | null;
  /** Where it was opened, and so where its way back leads. */
  readonly from: () => GamePlace;
  /** Leads back there. */
  readonly back: () => Promise<void>;
  /** Tells something that passes. @param sentence says it, in the language that is spoken when it is shown */
  readonly tell: (sentence: () => string) => void;
}
