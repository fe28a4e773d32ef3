/** A device's end of a table: what is known of it here, what can be asked of it, and the way to the game that is on. Types alone. */
import type { GameTypes } from '../../contract/contract';
import type { Connect } from '../../host/port';
import type { FromTable, GoneBecause, ToTable } from '../messages';
import type { TableShown } from '../tableShown';
import type { NotIn } from './door';

/** How the line stands. `since`: of this page's time, in milliseconds. */
export type LineState =
  | { readonly kind: 'opening' }
  /** `held`: the server can keep nothing for the time being, and nobody plays on meanwhile. */
  | { readonly kind: 'open'; readonly held?: true }
  /** It was cut, and is tried again and again. */
  | { readonly kind: 'trying'; readonly since: number }
  /** Nobody is let in; or nothing more is told. */
  | { readonly kind: 'refused'; readonly why: NotIn }
  | { readonly kind: 'gone'; readonly because: GoneBecause };

export interface TableClientState {
  readonly code: string;
  readonly line: LineState;
  /** As it was told last; null: not yet. */
  readonly table: TableShown | null;
}

/** What happens once: nothing of it is told again. */
export type TableNews = Extract<FromTable, { readonly kind: 'over' | 'sign' | 'calls' | 'refused' }>;

export interface TableClient {
  state(): TableClientState;
  /** @param told of each change, and now @returns ends it */
  subscribe(told: (state: TableClientState) => void): () => void;
  /** @returns ends it */
  listen(heard: (news: TableNews) => void): () => void;
  /** Asks the table for something. What is asked while the line is cut is lost: whoever asks is told by the state. */
  ask(message: Exclude<ToTable, { readonly kind: 'hello' | 'look' | 'game' }>): void;
  /** The way to a game at this table: its first message comes later, not at once. After a cut it is taken up again by itself. */
  readonly connect: (game: string) => Connect<GameTypes>;
  /** Tries now: after a refusal, or to take back what another tab has. While it's tried anyway, at once. */
  again(): void;
  /** Leaves the table as it is: the seat stays this device's. */
  leave(): void;
}
