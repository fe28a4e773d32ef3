/** What a game shows, whether time goes on in it, and what a reload of the tab comes back to, which is checked when it is read. Pure. */
import * as v from 'valibot';
import { keptDraft } from '../../seats/draftSeats';
import type { HomeModel } from '../home/homeModel';
import type { ShellGame } from '../shellGame';
import type { AfterModel, BestsModel, LessonModel, ReplayModel, ShellTypes } from '../types';

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

/** Whether time goes on that a hidden page has to stop. */
export function isPlaying<T extends ShellTypes>({ screen }: AppState<T>): boolean {
  const known = screen as ShellScreen<ShellTypes> | null;
  if (known?.kind === 'replay') return known.playing;
  const view = known?.kind === 'table' ? known.view : known?.kind === 'lesson' ? known.table.view : null;
  return view !== null && view.phase !== 'ready' && view.phase !== 'over' && !view.paused;
}

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const index = v.pipe(v.number(), v.integer(), v.minValue(0));

const schema = v.variant('screen', [
  /** What stood in the draft is checked where drafts are. */
  v.object({ screen: v.literal('home'), draft: v.optional(v.unknown()) }),
  /** `begun`: the game itself, where nothing had happened when it was opened. */
  v.object({ screen: v.literal('table'), game: id, begun: v.optional(v.unknown()) }),
  v.object({ screen: v.literal('after'), game: id, whose: v.fallback(index, 0) }),
  v.object({ screen: v.literal('replay'), game: id, step: v.fallback(index, 0) }),
  /** `after`: the game they were opened after. */
  v.object({ screen: v.literal('bests'), name: v.fallback(v.nullable(v.string()), null), after: v.fallback(v.optional(id), undefined) }),
  /** `part`: of the game's own lesson; the first where it is not known any more. */
  v.object({ screen: v.literal('lesson'), part: v.fallback(v.string(), '') }),
]);
export type KeptScreen = Readonly<v.InferOutput<typeof schema>>;

/** Null where nobody can come back to it. */
export function openKeptScreen(value: unknown): KeptScreen | null {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : null;
}

/** What a reload of the tab comes back to. */
export function keptOf<T extends ShellTypes>({ toStore }: Pick<ShellGame<T>, 'toStore'>, { screen, game }: AppState<T>): KeptScreen {
  const known = screen as ShellScreen<ShellTypes> | null;
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
