/** Leads from screen to screen. A controller says what comes next and is led there; none of them knows another. */
import type { Later } from '../loading/later';
import type { StartNotice } from '../ui/notice';
import type { Filled } from '../storage/fillSummaries';
import type { DailyKeeper } from './daily/dailyKeeper';
import type { GameLibrary } from './gameLibrary';
import type { GameScreens } from './gameScreens';
import { gameLink, type GameLink } from './games/gameLink';
import { lessonFromLink, type LearnLink } from './lessons/learnLink';
import type { LessonController } from './lessons/lessonController';
import { openCourse } from './lessons/openCourse';
import type { LastScreen, ShownLast } from './lastScreen';
import type { Next } from './next';
import type { Presenter } from './presenter';
import type { Agreement } from './setup/agreement';
import type { StartController } from './start/startController';
import type { Playing } from './table/playing';
import type { TrainingController } from './training/trainingController';

/** All screens, and what they are shown by. */
export interface Screens {
  readonly presenter: Presenter;
  readonly start: StartController;
  readonly agreement: Agreement;
  readonly daily: DailyKeeper;
  /** Those on which a game is seen; they come after the start screen. */
  readonly games: Later<GameScreens>;
  /** The course; it comes when it is wanted. */
  readonly lessons: Later<LessonController>;
  /** The training room; it comes when it is wanted. */
  readonly training: Later<TrainingController>;
  /** A word that nobody had before, for a deal or a game. */
  readonly freshWord: () => string;
  readonly toGames: ToGames;
}

/** Who has the table now: the lesson or the drill that is on, the move that is tried again, or else the game. */
export function playingIn({ games, lessons, training }: Pick<Screens, 'games' | 'lessons' | 'training'>): Playing | null {
  const there = games.now();
  return [lessons.now(), training.now(), there?.again].find((one) => one?.isOn()) ?? there?.apart.playing() ?? there?.game ?? null;
}

type StartScreens = Pick<Screens, 'presenter' | 'start'>;

/** Leads to what comes next. */
export async function goTo(screens: Screens, next: Next): Promise<void> {
  const { start, games, toGames } = screens;
  switch (next.to) {
    case 'stay': return;
    case 'start':
      start.notice(next.notices);
      return showStart(screens);
    case 'game': return toGames(({ table, newcomer }) => {
      const { setup, untouched } = next;
      return untouched === undefined ? table.begin(setup) : newcomer.begin(setup, untouched, table.begin);
    });
    case 'course': return void await openCourse(screens, next.learn);
    case 'challenge': return toGames(async ({ challenge }) => goTo(screens, challenge.open(next.link)));
    case 'replay': return games.now()?.replay.open(next.game, next.step, next.review);
  }
}

/** Shows the start screen as it stands now. */
export function showStart({ presenter, start }: StartScreens): void {
  presenter.show(start.screen());
}

/** Comes to the start screen from another one, and tells this on it. */
export async function backToStart({ presenter, start }: StartScreens, notices: readonly StartNotice[]): Promise<void> {
  start.tell(notices);
  start.seen();
  await start.read();
  showStart({ presenter, start });
}

/** Leads to a screen of games. */
export type ToGames = (open: (games: GameScreens) => Promise<void>) => Promise<void>;

/**
 * Where the screens of games are still being loaded, the start screen says so, and what is pressed meanwhile does not count twice. Where
 * they cannot be loaded, a banner tells what to do.
 */
export function gameOpener(parts: Pick<Screens, 'games' | 'presenter' | 'start'>): ToGames {
  const { games, presenter, start } = parts;
  let loading = false;

  function setLoading(now: boolean): void {
    loading = now;
    start.setLoading(now);
    if (presenter.screen()?.kind === 'start') showStart(parts);
  }

  async function load(): Promise<GameScreens | null> {
    setLoading(true);
    try {
      return await games.get();
    } catch {
      presenter.setBanner({ kind: 'notLoaded' });
      return null;
    } finally {
      setLoading(false);
    }
  }

  return async (open) => {
    if (loading) return;
    const there = games.now() ?? await load();
    if (there) await open(there);
  };
}

/**
 * Starts the game that the link asks for, or comes back to the screen that this tab showed, or shows the start screen.
 * @returns false where that could not be loaded: whoever reloads the page still wants it
 */
export async function enter(
  query: string, screens: Screens, lastScreen: Pick<LastScreen, 'read' | 'put'>, comeBack: () => ComeBack | null,
): Promise<boolean> {
  const wanted = wantedBy(query, lastScreen);
  // What else stands in a link to a game is the game's.
  const toGame = isLink(wanted);
  const learn = toGame ? null : lessonFromLink(query);
  const last = learn ? null : wanted;
  if (!learn && last === null) {
    await showWaiting(screens);
    return true;
  }
  const games = await gamesOrNothing(screens);
  if (!games) {
    await showWaiting(screens);
    // A link stays in the address.
    if (!isLink(last)) lastScreen.put(last);
    return false;
  }
  if (learn) return toCourse(screens, learn);
  if (last) await comeBack()?.(screens, games, last);
  if (screens.presenter.screen()?.kind !== 'start') screens.presenter.tell(screens.start.notices());
  return true;
}

/** A screen that a tab comes back to, or what a link to a game of SNAG or to a guest of the house asks for. */
export type ComesBackTo = ShownLast | Link;
type Link = GameLink | { readonly kind: 'playLink'; readonly query: string };

function isLink(wanted: ComesBackTo | null): wanted is Link {
  return wanted?.kind === 'gameLink' || wanted?.kind === 'playLink';
}

/**
 * Where a link leads to a game, a guest or today's deal: to the last whatever it says besides, the word alone counts. One that only names
 * SNAG leads to the start screen (null), and one that says nothing to where the tab was. Links to games are read once games are loaded.
 */
function wantedBy(query: string, lastScreen: Pick<LastScreen, 'read'>): ComesBackTo | null {
  const asked = new URLSearchParams(query);
  const named = gameLink(asked);
  if (named !== null && named !== 'house') return named;
  if (asked.has('table')) return { kind: 'apart', code: asked.get('table')! };
  if (asked.has('play')) return { kind: 'playLink', query };
  return asked.has('daily') ? { kind: 'daily' } : named === 'house' ? null : lastScreen.read();
}

/** Opens the course; where it cannot be loaded, there is the start screen. */
export async function toCourse(screens: Screens, learn: LearnLink): Promise<boolean> {
  const opened = await openCourse(screens, learn);
  if (!opened) await showWaiting(screens);
  return opened;
}

async function showWaiting(screens: StartScreens): Promise<void> {
  await screens.start.read();
  showStart(screens);
}

/** The screens of games; null where they cannot be loaded, which a banner tells. */
async function gamesOrNothing({ games, presenter }: Screens): Promise<GameScreens | null> {
  try {
    return await games.get();
  } catch {
    presenter.setBanner({ kind: 'notLoaded' });
    return null;
  }
}

/** Comes back to the screen that this tab showed before it was reloaded. It comes with the games (`comeBack`). */
export type ComeBack = (screens: Screens, games: GameScreens, last: ComesBackTo) => Promise<void>;

/** The screens that list games. */
type ListScreens = Pick<Screens, 'presenter' | 'start' | 'games'>;

/** Reads what an older version of the game has left, while something can be done already: it is shown as it is found. */
export function readOlderGames(screens: ListScreens, library: Pick<GameLibrary, 'fill'>): Promise<void> {
  return library.fill((piece) => showFilled(screens, piece));
}

/** @param piece what was read; null when all is */
async function showFilled({ presenter, start, games }: ListScreens, piece: Filled | null): Promise<void> {
  const broken: StartNotice[] = [
    ...(piece?.games ?? []).map((problem) => ({ kind: 'brokenGame', problem }) as const),
    ...(piece?.matches ?? []).map((problem) => ({ kind: 'brokenMatch', problem }) as const),
  ];
  const screen = presenter.screen();
  if (screen?.kind !== 'start') presenter.tell(broken);
  else start.notice(broken);
  if (screen?.kind === 'history' && piece === null) await games.now()?.history.showAgain();
  if (screen?.kind !== 'start' || (piece && !piece.waiting && broken.length === 0 && screen.past > 0)) return;
  await start.read();
  if (presenter.screen()?.kind === 'start') showStart({ presenter, start });
}
