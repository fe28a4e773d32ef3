/** A game that is on at a table of several devices, on this page: what the table asks of it, whichever it is. Types alone. */
import type { FarPlay } from '../../../games/farSide';
import type { EveningShown } from '../../../apart/tableShown';
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

/** What every game has of a table (`FarPlay`), and what this page shows it with. `pause` is the host's: nobody else's does anything. */
export interface FarPorts extends Pick<FarPlay, 'id' | 'setup' | 'places' | 'connect' | 'pause' | 'toLobby'> {
  /** Whether it is to be seen now, and not the lobby. */
  readonly isShown: () => boolean;
  /** What stands beside it. */
  readonly beside: () => ApartAtGame;
  /** The evening that the table plays; null: none was planned. */
  readonly evening: () => EveningShown | null;
  /** Asks the table for something. */
  readonly ask: TableClient['ask'];
}

/** Opens a game; null where this page cannot play it so. */
export type OpensFar = (ports: FarPorts) => Promise<FarGame | null>;
