/** Leads from screen to screen. A controller says what comes next and is led there; none of them knows another. */
import { setupFromLink } from '../setup/links';
import type { Notice } from '../ui/notice';
import type { HistoryController } from './historyController';
import type { Filled } from '../storage/fillSummaries';
import type { GameLibrary } from './gameLibrary';
import type { LastScreen } from './lastScreen';
import type { Next } from './next';
import type { Presenter } from './presenter';
import type { ReplayController } from './replayController';
import type { StartController } from './startController';
import type { TableController } from './table/tableController';

/** All screens, and what they are shown by. */
export interface Screens {
  readonly presenter: Presenter;
  readonly start: StartController;
  readonly table: TableController;
  readonly history: HistoryController;
  readonly replay: ReplayController;
  /** A word that nobody had before, for a deal or a game. */
  readonly freshWord: () => string;
}

type StartScreens = Pick<Screens, 'presenter' | 'start'>;

/** Leads to what comes next. */
export function goTo({ presenter, start, replay }: Pick<Screens, 'presenter' | 'start' | 'replay'>, next: Next): void {
  switch (next.to) {
    case 'stay': return;
    case 'start':
      start.enter(next.notices);
      return showStart({ presenter, start });
    case 'replay': return replay.open(next.game, next.step);
  }
}

/** Shows the start screen as it stands now. */
export function showStart({ presenter, start }: StartScreens): void {
  presenter.show(start.screen());
}

/** Comes to the start screen from another one, and tells this on it. */
export async function backToStart({ presenter, start }: StartScreens, notices: readonly Notice[]): Promise<void> {
  start.tell(notices);
  await start.read();
  start.enter([]);
  showStart({ presenter, start });
}

/** Tells what came of a file: on the start screen, or in passing where another one is shown by now. */
export function tellOfBackup({ presenter, start }: StartScreens, outcome: Notice): void {
  if (presenter.screen()?.kind === 'start') showStart({ presenter, start });
  else presenter.tell([outcome]);
}

/** Starts the game that the link asks for, or comes back to the screen that this tab showed, or shows the start screen. */
export async function enter(query: string, screens: Screens, lastScreen: Pick<LastScreen, 'read'>): Promise<void> {
  const { presenter, start, table, freshWord } = screens;
  const asked = setupFromLink(query, freshWord);
  if (!asked) return comeBack(screens, lastScreen);
  if (!asked.ok) await start.read();
  if (!asked.ok) return goTo(screens, { to: 'start', notices: [{ kind: 'linkRefused', problem: asked.problem }] });
  await table.begin(asked.setup);
  presenter.tell(start.notices());
}

/** Comes back to the screen that this tab showed before it was reloaded. What the start screen would tell is told over it. */
async function comeBack(screens: Screens, lastScreen: Pick<LastScreen, 'read'>): Promise<void> {
  const { presenter, start, table, history } = screens;
  const last = lastScreen.read();
  // The table reads what waits itself, so that the game that is wanted is not cleared away.
  if (last?.kind !== 'table') await start.read();
  switch (last?.kind) {
    case 'table': goTo(screens, await table.goOn(last.game, 'back')); break;
    case 'history': await history.open(); break;
    case 'replay': goTo(screens, await history.replayAgain(last.game, last.step)); break;
    default: showStart(screens);
  }
  if (presenter.screen()?.kind !== 'start') presenter.tell(start.notices());
}

/** The screens that list games. */
type ListScreens = Pick<Screens, 'presenter' | 'start' | 'history'>;

/** Reads what an older version of the game has left, while something can be done already: it is shown as it is found. */
export function readOlderGames(screens: ListScreens, library: Pick<GameLibrary, 'fill'>): Promise<void> {
  return library.fill((piece) => showFilled(screens, piece));
}

/** @param piece what was read; null when all is */
async function showFilled({ presenter, start, history }: ListScreens, piece: Filled | null): Promise<void> {
  const broken: Notice[] = [
    ...(piece?.games ?? []).map((problem) => ({ kind: 'brokenGame', problem }) as const),
    ...(piece?.matches ?? []).map((problem) => ({ kind: 'brokenMatch', problem }) as const),
  ];
  const screen = presenter.screen();
  if (screen?.kind !== 'start') presenter.tell(broken);
  else start.notice(broken);
  if (screen?.kind === 'history' && piece === null) await history.showAgain();
  if (screen?.kind !== 'start' || (piece && !piece.waiting && broken.length === 0 && screen.past)) return;
  await start.read();
  if (presenter.screen()?.kind === 'start') showStart({ presenter, start });
}
