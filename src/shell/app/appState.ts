/** What a game shows, whether time goes on in it, and what a reload comes back to. Pure. */
import { keptDraft } from '../../seats/draftSeats';
import type { HomeModel } from '../home/homeModel';
import type { ShellGame } from '../shellGame';
import type { AfterModel, BestsModel, LessonModel, ReplayModel, ShellTypes } from '../types';
import type { KeptScreen } from './keptScreen';

/** The screens of a game, by their kinds. */
export interface ShellScreens<T extends ShellTypes> {
  readonly home: HomeModel<T>;
  readonly table: T['Table'];
  readonly after: AfterModel<T>;
  readonly replay: ReplayModel<T>;
  readonly bests: BestsModel<T>;
  readonly lesson: LessonModel<T>;
}
export type ShellScreen<T extends ShellTypes> = ShellScreens<T>[keyof ShellScreens<T>];

export interface AppState<T extends ShellTypes> {
  /** Null while nobody looks at it, or what is to be shown has not come. */
  readonly screen: ShellScreen<T> | null;
  /** The game that is played or looked at, as it was opened. */
  readonly game: T['Saved'] | null;
}

/** What a table's own kind keeps the compiler from telling apart. */
type Known = HomeModel<ShellTypes> | ShellTypes['Table'] | AfterModel<ShellTypes> | ReplayModel<ShellTypes> | BestsModel<ShellTypes>
  | LessonModel<ShellTypes>;

/** Whether time goes on that a hidden page has to stop. */
export function isPlaying<T extends ShellTypes>({ screen }: AppState<T>): boolean {
  const known = screen as Known | null;
  if (known?.kind === 'replay') return known.playing;
  const view = known?.kind === 'table' ? known.view : known?.kind === 'lesson' ? known.table.view : null;
  return view !== null && view.phase !== 'ready' && view.phase !== 'over' && !view.paused;
}

/** What a reload of the tab comes back to. */
export function keptOf<T extends ShellTypes>({ toStore }: Pick<ShellGame<T>, 'toStore'>, { screen, game }: AppState<T>): KeptScreen {
  const known = screen as Known | null;
  switch (known?.kind) {
    case 'home': return { screen: 'home', draft: keptDraft(known.draft) };
    case 'after': return { screen: 'after', game: known.saved.id, whose: known.whose };
    case 'replay': return { screen: 'replay', game: known.saved.id, step: known.step };
    case 'bests': return {
      screen: 'bests', name: known.people[known.whose]?.name ?? null, ...known.after === null ? {} : { after: known.after },
    };
    case 'lesson': return { screen: 'lesson', part: known.panel.part };
    // Before its first event a game lies nowhere else.
    case 'table': return game ? { screen: 'table', game: game.id, ...game.events.length === 0 ? { begun: toStore(game) } : {} }
      : { screen: 'home' };
    default: return { screen: 'home' };
  }
}
