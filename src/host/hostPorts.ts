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
  /** A screen has thrown something while it was told. */
  readonly failed: (error: unknown) => void;
  /** Whether screens are other devices, whose lines differ. */
  readonly far?: boolean;
}

/** What a screen may say beside its acts, said for nobody in particular. */
export type Said = { readonly kind: 'goOn' | 'pause' | 'stop' } | { readonly kind: 'reading' | 'hold'; readonly on: boolean };
