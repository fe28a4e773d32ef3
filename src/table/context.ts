/** What a table is set up with, and all that it knows from then on. */
import type { Tile } from '../rules/board';
import type { HouseRules } from '../rules/options';
import type { GameEvent, Position, Seat } from '../rules/position';
import type { Breath } from './breath';
import type { Intent } from './intents';
import type { TableState } from './judge';
import type { Pick } from './seating';

export interface TableInput {
  readonly rules: HouseRules;
  readonly seats: number;
  /** The scrambled tiles for the draw for order, or null when the seats are given and `starter` begins. */
  readonly orderTiles: readonly Tile[] | null;
  readonly starter: Seat;
  readonly deal: readonly Tile[];
  /** How long the turned-up order tiles lie open before the players take their seats, in milliseconds; null: until somebody asks for it. */
  readonly seatingTime: number | null;
  /** A game that goes on: what was picked and played so far. */
  readonly sofar?: {
    readonly picks: readonly Pick[];
    readonly seated: boolean;
    readonly position: Position;
    readonly events: readonly GameEvent[];
    readonly counted?: boolean;
    /** Who has called falsely in the last chance. */
    readonly unheard?: readonly Seat[];
    /** Calls that wait for the maker's draw. */
    readonly held?: TableState['held'];
  };
}

/** For how long things last that begin now, in milliseconds. */
export interface TableTimes {
  /** How long each seat, in order of play, has to call after placing; null: until the draw. */
  readonly callTime: readonly (number | null)[];
  /** The last chance after the last move; null: until somebody counts. */
  readonly lastChance: number | null;
  /** How long a run that is taken lies lit; 0: nobody looks. */
  readonly breath: number;
}

/** When a step is taken, in the game's time, and how long what begins with it lasts. */
export interface Moment {
  readonly now: number;
  readonly times: TableTimes;
}

export interface TableContext extends TableState {
  readonly input: TableInput;
  /** The last step's. */
  readonly moment: Moment;
  /** When the running time to call or last chance began and ends. */
  readonly clock: { readonly startedAt: number; readonly endsAt: number } | null;
  /** The tile whose move is being ended. */
  readonly ending: Tile | null;
  /** The run that lies lit; null while none does. */
  readonly breath: Breath | null;
  /** What was pressed in the last instant after a run was taken, and is to be judged when it was seen. */
  readonly undone: readonly Intent[];
}
