/** A game that is on at a table of several devices, on this page: what the table asks of it, whichever it is. Types alone. */
import type { GameTypes, Place } from '../../../contract/contract';
import type { Connect } from '../../../host/port';
import type { TableClient } from '../../../apart/client/tableClient';
import type { SavedGame } from '../../../session/savedGame';
import type { ApartAtGame } from '../../../ui/apart/apartModel';
import type { Playing } from '../../table/playing';

export interface FarGame {
  /** What SNAG's table is asked; null for all other games, which are asked themselves. */
  readonly playing: Playing | null;
  /** Shows it as it stands: somebody comes back to it, or something beside it has changed. */
  show(): void;
  /** It is over, and lies in the history of this device. */
  over(): void;
  /** SNAG's, once it is over; null before. */
  readonly saved?: () => SavedGame | null;
  leave(): void;
}

export interface FarPorts {
  readonly id: string;
  /** As it was agreed; from outside. */
  readonly setup: unknown;
  /** The places that are played at this screen. */
  readonly places: readonly Place[];
  /** The way to it. It tells at once how it stands. */
  readonly connect: Connect<GameTypes>;
  /** Whether it is to be seen now, and not the lobby. */
  readonly isShown: () => boolean;
  /** What stands beside it. */
  readonly beside: () => ApartAtGame;
  /** The host's: pauses for all, or lets it go on. Nobody else's pause does anything. */
  readonly pause: (on: boolean) => void;
  /** Asks the table for something. */
  readonly ask: TableClient['ask'];
  readonly toLobby: () => void;
}

/** Opens a game; null where this page cannot play it so. */
export type OpensFar = (ports: FarPorts) => Promise<FarGame | null>;
