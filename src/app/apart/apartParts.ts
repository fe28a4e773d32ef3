/** What the table of several devices on the big page is put together from, and what the app asks of it. Types alone. */
import type { NotIn } from '../../apart/client/door';
import type { TableClient } from '../../apart/client/tableClient';
import type { LastKept } from '../../apart/client/lastTable';
import type { AtTable, Kept, Over } from '../../apart/keep/house';
import type { SavedGame } from '../../session/savedGame';
import type { ApartCommand } from '../../ui/apart/apartCommands';
import type { ApartModel } from '../../ui/apart/apartModel';
import type { Ask } from '../../ui/commands';
import type { ApartScreen } from '../../ui/screen';
import type { Playing } from '../table/playing';
import type { ApartHouse } from './apartHouse';
import type { FarGames } from './far/farGames';
import type { FarTable } from './far/farTable';
import type { Server } from './reach';

/** How tables are come to. */
export interface Tables {
  /** Opens a table, which is this device's. @returns its code; why there is none; null: nobody answered */
  open(game: string, agreed: Readonly<Record<string, unknown>>): Promise<{ readonly code: string } | NotIn | null>;
  join(code: string): TableClient;
  /** What the door says to this device now: it's let in, or why it isn't; null: nobody answered. Never rejects. */
  door(code: string): Promise<'in' | NotIn | null>;
  /** The table that this device was at last, as long as nobody has said that it's gone. */
  readonly last: LastKept;
}

export interface ApartParts {
  readonly tables: Tables;
  /** What the server has told of itself. */
  readonly server: () => Promise<Server | null>;
  readonly games: FarGames;
  /** What the lobby and what stands beside a game are drawn with. */
  readonly lobby: (model: ApartModel, ask: Ask) => ReturnType<ApartScreen['draw']>;
  readonly beside: FarTable['drawBeside'];
  readonly corner: FarTable['drawCorner'];
  readonly browser: {
    /** The address of this page. */
    readonly href: () => string;
    readonly copy: (text: string) => Promise<boolean>;
    readonly reload: () => void;
    /** Goes to the phone's page of a table. */
    readonly toPhone: (code: string) => void;
  };
  /** Puts a finished game into the history of this device. */
  readonly keepOver: (over: Over, at: AtTable) => Promise<Kept>;
}

export interface ApartRoom {
  ask(command: ApartCommand): Promise<void>;
  join(code: string): Promise<void>;
  playing(): Playing | null;
  /** SNAG's game, where it is over and lies on the screen. */
  over(): SavedGame | null;
  /** Shows the table again. @returns whether there is one */
  showAgain(): boolean;
  leave(): void;
}

export type CreateApart = (house: ApartHouse) => ApartRoom;
