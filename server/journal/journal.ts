/** A table's journal and where journals are kept, whatever keeps them: a folder of files, or the streams of a house. */
import type { Clock } from '../../src/bots/clock';

export interface JournalPorts {
  readonly clock: Clock;
  /** So many lines in all are kept now, for good. */
  readonly synced: (lines: number) => void;
  /** Something could not be written; it's tried again. */
  readonly failed: (error: unknown) => void;
  /** Somebody else writes this journal from now on: nothing that is added here is kept any more. */
  readonly lost: () => void;
}

export interface Journal {
  /** How many bytes are kept. */
  readonly length: number;
  /** Adds a line. It's kept when `synced` tells of as many lines as were added since the journal was opened. */
  append(line: object): void;
  /** Comes back once all that was added is kept, or never will be. */
  flush(): Promise<void>;
  /** Whether it's still written here alone. Rejects where nobody can tell just now. */
  check(): Promise<boolean>;
  /** Keeps all that was added, and lets go of it: whoever opens it next goes on with it. */
  close(): Promise<void>;
  /** Deletes it. What waits is not written any more. */
  remove(): Promise<void>;
}

/** Whatever keeps the journals doesn't answer just now. */
export class OutOfReach extends Error {
  override readonly name = 'OutOfReach';
}

/** What was read of a journal. */
export interface OpenedJournal { readonly journal: Journal; readonly lines: readonly unknown[] }

/** The process by this name has the journal. */
export interface Elsewhere { readonly at: string }

export interface Journals {
  /** Makes a new journal; null: there is one of that code. */
  create(code: string, ports: JournalPorts): Promise<Journal | null>;
  /**
   * Opens a journal to go on with it; null: there is none.
   * @throws where it can't be read; `OutOfReach` where nobody answers
   */
  open(code: string, ports: JournalPorts): Promise<OpenedJournal | Elsewhere | null>;
  /** Whether its table was closed lately. */
  wasClosed(code: string): boolean | Promise<boolean>;
  /** Lets go of those that nobody has written to for long. @param isOn whether a table with that code is on here */
  sweep(isOn: (code: string) => boolean): Promise<void>;
}
