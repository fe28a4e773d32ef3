/** The types that SNAG is made of at the host of all games. */
import type { GameTypes, Place, SavedGame } from '../../contract/contract';
import type { Tile } from '../../rules/board';
import type { GameEvent, Position, Seat } from '../../rules/position';
import type { GameSetup } from '../../setup/setup';
import type { Pick } from '../../table/seating';
import type { TableView } from '../tableView';
import type { BotView } from './botView';
import type { SnagHappening, SnagIntent } from './intents';
import type { KeptRace } from './races';
import type { SnagTable } from './tableState';

/** What chance gives: the scrambled tiles, and those from which each picks one for the order of play. */
export interface SnagDeal {
  readonly order: readonly Tile[];
  readonly tiles: readonly Tile[];
  /** Who starts where the order is given; without it the first. */
  readonly starter?: Seat;
}

/** The game as its rules know it. */
export interface SnagState {
  readonly setup: GameSetup;
  readonly deal: SnagDeal;
  readonly picks: readonly Pick[];
  readonly position: Position;
}

/** What is written down: a pick in the draw for order, by place; and from the deal on the events of the rules, by seat. */
export type SnagEvent = readonly ['pick', Place, number] | GameEvent;

/** What is noted beside the events. */
export interface SnagNotes {
  /** For each call how long it took, in milliseconds; null where it took no run, or nobody knows. */
  readonly callTimes: readonly (number | null)[];
  readonly races: readonly KeptRace[];
  /** How many tiles each seat has won: for lists. */
  readonly won?: readonly number[];
  /** What was agreed on times last, if that was changed in the game. */
  readonly pace?: GameSetup['pace'];
  readonly callSeconds?: GameSetup['callSeconds'];
}

/** What some places see. */
export interface SnagView extends TableView {
  /** For each seat: which player of the setup sits there now. */
  readonly places: readonly Place[];
  /** For a computer's place alone. */
  readonly bot?: BotView;
}

export interface SnagTypes extends GameTypes {
  readonly Setup: GameSetup;
  readonly Deal: SnagDeal;
  readonly State: SnagState;
  readonly Event: SnagEvent;
  readonly Notes: SnagNotes;
  readonly Table: SnagTable;
  readonly Intent: SnagIntent;
  readonly Happening: SnagHappening;
  readonly View: SnagView;
  readonly Ended: 'counted';
}

export type HostedSnag = SavedGame<SnagTypes>;
