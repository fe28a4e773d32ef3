/**
 * The history as the house shows it: the games that are over, one of them looked at again, and what of them is deleted. It knows where
 * a replay stands; the games themselves lie in the store.
 */
import type { Picture } from '../layout/picture';
import type { LastScreen } from './lastScreen';
import type { Clock } from '../bots/clock';
import { statisticsOf, finishedGame } from '../history/statistics';
import { anonymizeGame, anonymizeMatch } from '../history/anonymize';
import { MOTION_SPEED, TIME_FACTOR } from '../setup/pace';
import { withoutName } from '../setup/knownNames';
import { replayOf } from '../history/replay';
import type { OpenedGame } from '../session/savedGame';
import { changeNames, type KeptSettings } from '../setup/settings';
import type { Pace } from '../setup/setup';
import type { Store } from '../storage/store';
import type { Replay } from '../history/pastView';
import { words } from '../strings';
import type { Doomed, HistoryActions } from '../ui/history/historyScreen';
import type { Page } from '../ui/page';
import type { ReplayActions } from '../ui/history/replayControls';

/** How long a replay that plays on shows a step, in milliseconds at normal pace: a call is looked at longer than a draw. */
const STEP_MS = { placed: 1100, snagged: 2000, falseCall: 1700, other: 650 };
/** The least, so that pages can follow at any pace. */
const LEAST_MS = 40;

export interface HistoryPorts {
  readonly store: Store;
  readonly settings: KeptSettings;
  readonly bookmark: LastScreen;
  readonly clock: Clock;
  readonly page: () => Page;
  readonly picture: () => Picture | null;
  /** Lays the table for the replay of a game of so many players. */
  readonly laidFor: (players: number) => void;
  readonly pace: () => Pace;
}

export interface HistoryController extends Omit<HistoryActions, 'leave'>, ReplayActions {
  /** Comes back to the list. */
  historyAgain(): Promise<void>;
  /** Comes back to a replay where it stood; to the list, where the game is gone. */
  replayAgain(id: string, step: number): Promise<void>;
  /** Shows the replay that is on to a picture that has come only now. */
  meet(picture: Picture): void;
  /** Stops whatever plays. */
  close(): void;
}

/** The history, not yet opened. */
export function createHistoryController({ store, settings, bookmark, clock, page, picture, laidFor, pace }: HistoryPorts): HistoryController {
  let games: readonly OpenedGame[] = [];
  let notes: string[] = [];
  let doomed: Doomed | null = null;
  let replay: Replay | null = null;
  let seen: string | null = null;
  let step = 0;
  let playing = false;
  let timer: unknown = null;

  async function read(): Promise<void> {
    try {
      const { games: found, broken } = await store.finished();
      games = found;
      notes.push(...broken.map(words().savedSentence));
    } catch {
      notes.push(words().HISTORY.failed);
    }
  }

  function showList(): void {
    bookmark.put({ kind: 'history' });
    page().showPast({ kind: 'history', games: games.map(finishedGame), figures: statisticsOf(games, words().isSomebody), doomed, notes, seen });
  }

  /** Does away with something, and shows what is left. */
  async function remove(work: () => Promise<void>): Promise<void> {
    notes = [];
    try {
      await work();
    } catch {
      notes.push(words().HISTORY.failed);
    }
    await read();
    showList();
  }

  async function forgetName(name: string): Promise<void> {
    const changed = games.flatMap(({ saved }) => anonymizeGame(saved, name, words().SOMEBODY) ?? []);
    const { games: waiting } = await store.unfinished();
    const onTable = new Set(waiting.map(({ saved }) => saved.series));
    // A card that is still written on keeps its names: it finds its players by them.
    await store.rewrite(changed, (series) => (onTable.has(series.id) ? null : anonymizeMatch(series, name, words().SOMEBODY)));
    // A game in which nobody has a name any more is nobody's.
    const nobodys = changed.filter(({ setup }) => setup.players.every((player) => words().isSomebody(player.name)));
    for (const { id } of nobodys) await store.remove(id);
    changeNames(settings, (names) => withoutName(names, name));
  }

  async function forgetAll(): Promise<void> {
    await store.clear();
    changeNames(settings, () => []);
  }

  function halt(): void {
    clock.clearTimeout(timer);
    playing = false;
  }

  /** Shows the table as it was after a step; going on by one, with what happened in it. */
  function show(wanted: number): void {
    if (!replay) return;
    const before = step;
    step = Math.max(0, Math.min(replay.steps.length - 1, wanted));
    const update = replay.steps[step]!;
    bookmark.put({ kind: 'replay', game: replay.id, step });
    picture()?.show(step === before + 1 ? update : { state: update.state, happenings: [] });
    page().showPast({ kind: 'replay', replay, step, playing });
  }

  function playNext(): void {
    if (!replay) return;
    const kinds = replay.steps[step]!.happenings.map(({ type }) => type);
    const kind = (['snagged', 'falseCall', 'placed'] as const).find((one) => kinds.includes(one)) ?? 'other';
    timer = clock.setTimeout(() => {
      if (!replay) return;
      playing = step + 1 < replay.steps.length - 1;
      show(step + 1);
      if (playing) playNext();
    }, Math.max(LEAST_MS, STEP_MS[kind] * TIME_FACTOR[pace()]));
  }

  /** Opens a game that was read, at a step. */
  function openReplay(id: string, at: number): void {
    const game = games.find(({ saved }) => saved.id === id);
    replay = game ? replayOf(game) : null;
    if (!game || !replay) return;
    halt();
    doomed = null;
    seen = id;
    step = at;
    laidFor(game.saved.setup.players.length);
    picture()?.setSpeed(MOTION_SPEED[pace()]);
    show(at);
  }

  async function openList(): Promise<void> {
    notes = [];
    doomed = null;
    seen = null;
    await read();
    showList();
  }

  return {
    history: () => void openList(),
    historyAgain: openList,
    replay: (id) => openReplay(id, 0),
    async replayAgain(id, at) {
      await read();
      openReplay(id, at);
      if (!replay) showList();
    },
    forgetPast(what) {
      // As on the start screen it takes a second press: a slip of the finger must not lose anything.
      const sure = JSON.stringify(doomed) === JSON.stringify(what);
      doomed = sure ? null : what;
      if (!sure) showList();
      else if (what.kind === 'game') void remove(() => store.remove(what.id));
      else if (what.kind === 'name') void remove(() => forgetName(what.name));
      else void remove(forgetAll);
    },
    toStep(wanted) {
      halt();
      show(wanted);
    },
    playOn(wanted) {
      halt();
      if (!replay) return;
      playing = wanted;
      // From the end it begins anew.
      show(wanted && step === replay.steps.length - 1 ? 0 : step);
      if (wanted) playNext();
    },
    endReplay() {
      halt();
      replay = null;
      showList();
    },
    meet(late) {
      const update = replay?.steps[step];
      if (!update) return;
      late.setSpeed(MOTION_SPEED[pace()]);
      late.show({ state: update.state, happenings: [] });
    },
    close() {
      halt();
      replay = null;
    },
  };
}
