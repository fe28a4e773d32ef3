/**
 * The narrow way between a game's host and a screen that holds seats in it. It knows no game: what a screen sees, asks for and is told of
 * are the game's own types. All that goes over it is plain JSON, so that it may lie within a page or between two devices.
 *
 * No clock is shared. A message tells the sender's time, and who gets it reckons from there.
 */

/** What every message of a host bears: its number, from 1 for each screen, and the host's time when it was sent. */
export interface Stamp {
  readonly sequence: number;
  readonly now: number;
}

/** What a host tells a screen. */
export type FromHost<View, Happening, Reply> =
  /** The first message: the game as it is now, and what has happened so far. */
  | Stamp & { readonly kind: 'welcome'; readonly view: View; readonly past: readonly Happening[] }
  /** The game after a change, and what happened (nothing, where only the view changed). */
  | Stamp & { readonly kind: 'update'; readonly view: View; readonly happenings: readonly Happening[] }
  /** An answer to one screen alone, such as that an intent was refused. */
  | Stamp & { readonly kind: 'reply'; readonly reply: Reply };

/** What a screen asks of its host: when it was pressed, and when it was sent, both in the screen's own time. */
export interface ToHost<Intent> {
  readonly intent: Intent;
  readonly at: number;
  readonly now: number;
}

/** A screen's way to its host. */
export interface Connection<Intent> {
  send(message: ToHost<Intent>): void;
  close(): void;
}

export interface GameHost<View, Intent, Happening, Reply> {
  /**
   * Lets a screen play some places of the game, and tells it all that those may know, from now on. The welcome comes at once.
   * @param places as the game's setup counts its players: a place stays whose it is, whatever seat its player moves to
   */
  connect(places: readonly number[], receive: (message: FromHost<View, Happening, Reply>) => void): Connection<Intent>;
}

/** When something was pressed, in the host's time. Nobody can press in the future. */
export function pressedAt({ at, now }: Pick<ToHost<unknown>, 'at' | 'now'>, hostNow: number): number {
  const ago = now - at;
  return ago > 0 ? hostNow - ago : hostNow;
}
