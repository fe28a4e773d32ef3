/** The tables of a server, by their codes: what the doors and the lines ask of them. Types alone. */
import type { DoorRefusal, GoneBecause } from '../src/apart/messages';
import type { Elsewhere } from './journal/journal';

/** A device's line, as the table uses it. */
export interface Line {
  /** Sends one message: JSON text. */
  send(text: string): void;
  /** Says that nothing more is told, and ends it. */
  end(because: GoneBecause): void;
  /** Ends it without a word: the device asks at the doors again, and finds the table where it's then. */
  again(): void;
}

/** A device at its table, as its line uses it. */
export interface AtTable {
  /** A message of the device, as it came. */
  receive(text: string): void;
  /** How long a message takes there and back, as the server measured it just now, in milliseconds. */
  lag(ms: number): void;
  /** The line was cut. Not said of one that the table has ended itself. */
  cut(): void;
}

export interface LiveTable {
  readonly code: string;
  /** Whether the device with this secret holds something here: a seat, or the table itself. It lets nobody in. */
  knows(secret: string): boolean;
  /** The same of a device by its number. */
  holds(device: number): boolean;
  /**
   * Knows a device by its secret, or lets in one that nobody knows, as somebody who looks on.
   * @returns its number; a refusal where the table has no room for another
   */
  enter(secret: string): { readonly device: number } | DoorRefusal;
  /** A line of a device: the newer has its seats, and the older is told so. */
  connect(device: number, line: Line): AtTable;
}

export interface Tables {
  /** Opens a table for a device, which is its host. Comes back once its journal is written. */
  open(asked: { readonly secret: string; readonly game: string; readonly agreed: object }): Promise<LiveTable | DoorRefusal>;
  /**
   * The table with this code: brought up from its journal where it is not on, once, however many ask; or where else it's on.
   * Rejects where its journal can't be asked for.
   */
  find(code: string): Promise<LiveTable | Elsewhere | 'no-table' | 'closed'>;
  /** Keeps all, and ends. */
  close(): Promise<void>;
}
