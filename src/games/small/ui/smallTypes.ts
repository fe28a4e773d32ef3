/** A small game in types, to its host and on its screens. */
import type { GameTypes, SavedGame } from '../../../contract/contract';
import type { OpenedGame } from '../../../contract/savedGame';
import type { Seated } from '../../../seats/seats';
import type { TableAct } from '../../../shell/table/acts';
import type { PlainPast, SetBase, ShellTypes, TableBase } from '../../../shell/types';
import type { SmallAgreed } from '../kept/agreed';

/** A table whose game need say no more of it than what its host tells: the shell adds who sits there, and how far the game is. */
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

/** What a small game is to its host. */
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
