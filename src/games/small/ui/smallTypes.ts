/** A small game in types, to its host and on its screens; and what is agreed before one. */
import type { GameTypes, SavedGame } from '../../../contract/contract';
import type { OpenedGame } from '../../../contract/savedGame';
import type { AgreedTypes } from '../../../seats/agreement';
import type { DraftBase } from '../../../seats/draftSeats';
import type { KeyTable } from '../../../seats/keys';
import type { Seated } from '../../../seats/seats';
import type { TableAct } from '../../../shell/table/acts';
import type { PlainPast, SetBase, ShellTypes, TableBase } from '../../../shell/types';
import { say } from '../../../strings/say';
import { onCard } from '../../../strings/words/setup/atTable';

/** Nothing is agreed but who plays, each of several people with a key of their own. */
export interface SmallAgreed extends AgreedTypes {
  readonly Setup: { readonly players: readonly Seated<'key'>[] };
  readonly Key: 'key';
  readonly Wrong: never;
}

/** The key with which each of several people does the one thing that there is to do. */
export const SMALL_KEY: KeyTable<DraftBase, 'key'> = {
  key: { usual: ['q', 'p', 'x', 'n', 't', 'k'], wanted: () => true, label: (shown) => say('setup-call-key', onCard(shown)) },
};

/** A table whose game says no more of it than what its host tells: the shell adds who sits there, and how far the game is. */
export interface SmallTable<T extends GameTypes> extends TableBase {
  readonly view: T['View'] & {
    readonly seats: readonly Seated<'key'>[];
    readonly paused: boolean;
    readonly phase: 'ready' | 'playing' | 'over';
    /** Whether anything has happened. */
    readonly hasBegun: boolean;
  };
  readonly said: { readonly id: number; readonly what: readonly { readonly kind: 'happened'; readonly happening: T['Happening'] }[] };
}

/** What a small game is to its host: nothing is agreed but who plays. */
export type SmallTypes = GameTypes & { readonly Setup: SmallAgreed['Setup'] };

/** What a small game is on its screens: it extends this with the types that its host knows, and names what it has besides. */
export interface SmallShell<T extends SmallTypes> extends ShellTypes {
  readonly Agreed: SmallAgreed;
  readonly Saved: SavedGame<T>;
  readonly Opened: OpenedGame<T>;
  readonly Past: PlainPast;
  readonly Played: never;
  readonly View: SmallTable<T>['view'];
  readonly Happening: T['Happening'];
  readonly Act: TableAct<T>;
  readonly Intent: T['Intent'];
  readonly Set: SetBase;
  readonly Table: SmallTable<T>;
  readonly TableChange: never;
  readonly TableCommand: never;
  readonly Says: never;
  readonly Report: OpenedGame<T>;
  readonly Step: never;
}
