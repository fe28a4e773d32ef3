/** What can be asked of a table of several devices on the big page. Types alone. */
import type { LevelName } from '../../ai/levelNames';
import type { Sign } from '../../apart/signs';
import type { Mark } from '../../seats/marks';

/** What the big page asks for at a table of several devices. */
export type ApartCommand =
  /**
   * Opens a table: for a game by its word, on what is agreed; without them what SNAG's set-up was last, and where this device was
   * at another table before, it's first asked whether to go back there, unless `anew`.
   */
  | { readonly kind: 'open'; readonly game?: string; readonly agreed?: Readonly<Record<string, unknown>>; readonly anew?: true }
  /** Goes back to the table that this device was at before. */
  | { readonly kind: 'back' }
  /** Unfolds something in the lobby; null folds it up again. */
  | { readonly kind: 'unfold'; readonly what: LobbyUnfolded | null }
  | { readonly kind: 'typed'; readonly name: string }
  | { readonly kind: 'marked'; readonly mark: Mark }
  /** Somebody without a phone sits down at this screen, as what was typed and chosen; or gets up again. */
  | { readonly kind: 'sitHere'; readonly seat: number }
  | { readonly kind: 'rise'; readonly seat: number }
  | { readonly kind: 'character'; readonly seat: number; readonly level: LevelName | null }
  | { readonly kind: 'standIn'; readonly level: LevelName }
  /** Another game is played next, on what was agreed for it last. */
  | { readonly kind: 'chooseGame'; readonly game: string }
  /** Plays it on other terms; or races, however far away somebody is. */
  | { readonly kind: 'agree'; readonly game: string; readonly agreed: Record<string, unknown> }
  | { readonly kind: 'keepRace'; readonly question: string }
  /** Which games the next evening has: chosen (null: drawn), or drawn once more. */
  | { readonly kind: 'plan'; readonly chosen: readonly (string | null)[] }
  | { readonly kind: 'drawAgain' }
  /** From now on an evening of these games is played, each as it was agreed last; without games it's at an end. */
  | { readonly kind: 'evening'; readonly games: readonly string[] }
  /** Leaves out the next game of it. */
  | { readonly kind: 'skip' }
  /** Begins the first game, or the next one. */
  | { readonly kind: 'start' }
  /** These are done at the second press. */
  | { readonly kind: 'turnOut'; readonly seat: number }
  | { readonly kind: 'close' | 'stop' }
  | { readonly kind: 'neverMind' }
  | { readonly kind: 'copyLink' }
  /** Shows the lobby while a game lies there, or the game again. */
  | { readonly kind: 'toLobby' | 'toGame' }
  | { readonly kind: 'pause'; readonly on: boolean }
  | { readonly kind: 'sign'; readonly seat: number; readonly sign: Sign }
  | { readonly kind: 'mute'; readonly on: boolean }
  /** Who called in the last race of that game. */
  | { readonly kind: 'calls'; readonly game: string }
  /** Joins the same table again, where nothing more was told, or nobody was let in. */
  | { readonly kind: 'again' }
  | { readonly kind: 'reload' };

export type LobbyUnfolded =
  | { readonly part: 'game' }
  | { readonly part: 'evening' }
  /** The form of somebody who sits down here, or the characters to choose from, at a seat. */
  | { readonly part: 'sit' | 'character'; readonly seat: number };

/** What is done at the second press, once the first was made. */
export type AskedOnce = { readonly kind: 'turnOut'; readonly seat: number } | { readonly kind: 'close' | 'stop' };
