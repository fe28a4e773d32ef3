/** What a host is given, and what whoever keeps the game may say to it beside its screens. Types alone. */
import type { Clock } from '../bots/clock';
import type { Beside, GameTypes, SavedGame } from '../contract/contract';

export interface HostPorts<T extends GameTypes> extends Beside {
  /** The host's time. */
  readonly clock: Clock;
  /** Milliseconds since 1970. */
  readonly today: () => number;
  /** A word that no other life of this game has. */
  readonly epoch: string;
  /**
   * After each event of the record, at the end, when a game that is played is paused or left, and when what is open has changed.
   * @param open what people have done that is no event yet: it is nobody's to see
   */
  readonly save: (saved: SavedGame<T>, open: unknown) => void;
  /**
   * Whether what lies there to be raced for is saved as soon as it's shown, and saved anew where it's taken back: for a host that may be
   * killed, after which nobody can claim what was before. Without it only what counts is saved.
   */
  readonly laidToo?: boolean;
  /** A screen has thrown something while it was told. */
  readonly failed: (error: unknown) => void;
  /** How many milliseconds longer than at one device a message of the slowest screen may take, there and back. */
  readonly line?: number;
  /** How many milliseconds longer than at one device each act waits to be judged; without it as long as `line`. */
  readonly settle?: number;
}

/** What a screen may say beside its acts, said for nobody in particular. */
export type Said = { readonly kind: 'goOn' | 'pause' | 'stop' } | { readonly kind: 'reading' | 'hold'; readonly on: boolean };
