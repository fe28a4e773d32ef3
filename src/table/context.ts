/** What a table is set up with, and all that it knows from then on. */
import type { Tile } from '../rules/board';
import type { HouseRules } from '../rules/options';
import type { GameEvent, Position, Seat } from '../rules/position';
import type { Breath } from './breath';
import type { Intent, TimeUp } from './intents';
import type { TableState } from './judge';
import type { Pick } from './seating';

export interface TableInput {
  readonly rules: HouseRules;
  readonly seats: number;
  /** The scrambled tiles for the draw for order, or null when the seats are given and `starter` begins. */
  readonly orderTiles: readonly Tile[] | null;
  readonly starter: Seat;
  readonly deal: readonly Tile[];
  /** How long the mover, in order of play, has to call after placing, in milliseconds; null: until the draw. */
  readonly callTime: (mover: Seat) => number | null;
  /** The last chance after the last move, in milliseconds; null: until somebody counts. */
  readonly lastChance: () => number | null;
  /** How long the turned-up order tiles lie open before the players take their seats, in milliseconds; null: until somebody asks for it. */
  readonly seatingTime: number | null;
  /** How long presses that are still on their way are waited for, in milliseconds. */
  readonly settle: number;
  /** How long a run that is taken now lies lit, in milliseconds; without it nobody looks. */
  readonly breath?: () => number;
  /** The time now, in the same milliseconds as an intent's `at`. */
  readonly now: () => number;
  /** A game that goes on: what was picked and played so far. */
  readonly sofar?: {
    readonly picks: readonly Pick[];
    readonly seated: boolean;
    readonly position: Position;
    readonly events: readonly GameEvent[];
    readonly counted?: boolean;
    /** Who has called falsely in the last chance. */
    readonly unheard?: readonly Seat[];
  };
}

export interface TableContext extends TableState {
  readonly input: TableInput;
  /** Intents that wait to be judged. */
  readonly waiting: readonly (Intent | TimeUp)[];
  /** When those are to be judged; null when nothing waits, or when they have been waited for once more. */
  readonly judgeAt: number | null;
  /** Until when a press may still come that was announced; null when none was. */
  readonly expectedUntil: number | null;
  /** When the running time to call or last chance began and ends, in the table's time. */
  readonly clock: { readonly startedAt: number; readonly endsAt: number } | null;
  /** The tile whose move is being ended. */
  readonly ending: Tile | null;
  /** The run that lies lit; null while none does. */
  readonly breath: Breath | null;
}
