/**
 * The way from screen to screen: start, table, the next game, and back. It holds the session that is being played and
 * hands what it tells to picture and page.
 */
import type { Adviser, Thinker } from './ai/questions';
import type { Picture } from './layout/picture';
import { dealOf } from './rules/deal';
import type { Clock } from './session/clock';
import { MOTION_SPEED } from './session/pace';
import { createEvening } from './session/evening';
import { createDesk } from './session/desk';
import type { GameLocks } from './session/gameLock';
import { createKeeper } from './session/keeper';
import { createMoving, type FileToRead } from './session/moving';
import { isUntouched, newGame, type OpenedGame, type SavedGame } from './session/saved';
import type { Series } from './session/scoreCard';
import { createSession, type Session } from './session/session';
import type { Settings } from './session/settings';
import { linkTo, setupFromLink } from './session/links';
import { checkSetup, nextGame, type GameSetup, type Pace } from './session/setup';
import type { Store } from './session/store';
import type { Act } from './session/viewState';
import { createHistoryRoom } from './historyRoom';
import {
  CSV, PROMPT, START, TABS, correctionSentence, houseSentence, movedSentence, refusalSentence, savedSentence, seriesSentence, setupSentence,
} from './strings/en';
import type { Page, PageActions } from './ui/page';

export interface HousePorts {
  readonly store: Store;
  /** Who of several tabs plays a game. */
  readonly locks: GameLocks;
  /** Plays the computer seats, and tells afterwards what they had in mind. */
  readonly thinker: Thinker & Adviser;
  readonly clock: Clock;
  readonly page: () => Page;
  /** Null until the picture is there, and where there is none. */
  readonly picture: () => Picture | null;
  /** Lays the table for so many players, with or without the burst to call with, or for the replay of a game. */
  readonly laidFor: (players: number, calls: boolean, replay?: boolean) => void;
  readonly today: () => number;
  /** A word that nobody had before, for a deal or a game. */
  readonly freshWord: () => string;
  readonly settings: { read(): Settings; /** null while nothing was agreed yet */ kept(): Settings | null; write(settings: Settings): void };
}

export interface House extends Omit<PageActions, 'rules' | 'draft' | 'bringIn'> {
  /** Brings in what a file holds. */
  bringIn(file: FileToRead, takeSettings: boolean): void;
  /** Starts the game that the link asks for, or shows the start screen. */
  enter(query: string): Promise<void>;
  /** Shows the game that is on to a picture that has come only now. */
  meet(picture: Picture): void;
}

/** The house, with nothing shown yet. */
export function createHouse({ store, locks, thinker, clock, page, picture, laidFor, today, freshWord, settings }: HousePorts): House {
  let session: Session | null = null;
  let saved: SavedGame | null = null;
  let draft = settings.read();
  let waiting: readonly OpenedGame[] = [];
  let notes: string[] = store.lasting ? [] : [START.memoryOnly];
  let doomed: string | null = null;
  let moved: string | null = null;
  /** The game that another tab was found to play. */
  let elsewhere: string | null = null;
  let entering = false;
  /** How many games are over. */
  let finished = 0;

  const keeper = createKeeper(store, () => page().note(START.saveFailed));
  const desk = createDesk({
    locks, keeper, store,
    stop() {
      session?.stop();
      session = saved = null;
    },
    handedOver() {
      notes = [TABS.taken];
      void readWaiting().then(showStart);
    },
  });
  const moving = createMoving({ store, settings, today });
  const evening = createEvening({ today, save: (series) => keeper.saveSeries(series) });

  const room = createHistoryRoom({ store, clock, page, picture, laidFor: (players) => laidFor(players, true, true), pace: () => draft.pace });

  function save(game: SavedGame): void {
    saved = game;
    // A game that is counted is kept together with the card that it is written on.
    const series = game.ended && session ? evening.counted(game.id, session.state().seats) : null;
    keeper.save(game, series);
  }

  /** @param card what the series that the game belongs to has come to so far; null for a new one */
  function play(game: OpenedGame, card: Series | null): void {
    session?.stop();
    saved = game.saved;
    const { setup, id, series } = game.saved;
    evening.sit({ id: series ?? id, playedFor: card?.playedFor ?? setup.playedFor }, card);
    const begun = createSession(game, { thinker, adviser: thinker, clock, save, today });
    session = begun;
    laidFor(setup.players.length, setup.rules.calls !== 'automatic');
    page().showTable({ state: begun.state(), happenings: begun.past }, setup.pace, setup);
    picture()?.setSpeed(MOTION_SPEED[setup.pace]);
    begun.subscribe({
      update(update) {
        if (session !== begun) return;
        picture()?.show(update);
        page().update(update);
      },
      held: (maker) => page().note(PROMPT.held(begun.state().seats[maker]?.name ?? '')),
      refused: (refusal) => page().note(refusalSentence(refusal, begun.state().seats.map(({ name }) => name))),
    });
  }

  /** A table at which nothing was played yet makes room for the new one. */
  async function clearUntouched(games: readonly SavedGame[]): Promise<void> {
    for (const { id } of games.filter(isUntouched)) {
      try {
        await keeper.remove(id);
      } catch {
        // Then it waits on the start screen, which is no harm.
      }
    }
  }

  /** Takes a game off the shelf; it is shown as gone once it is. */
  async function remove(id: string): Promise<void> {
    try {
      await keeper.remove(id);
      waiting = waiting.filter((one) => one.saved.id !== id);
    } catch {
      page().note(START.saveFailed);
    }
    showStart();
  }

  /** @param card the one to go on with; a game without one begins a series of its own */
  function begin(setup: GameSetup, card: Series | null = null): void {
    const games = waiting.map((game) => game.saved);
    void clearUntouched(saved ? [...games, saved] : games);
    const game = newGame(setup, dealOf(setup.seed), freshWord(), today(), card?.id ?? freshWord());
    play(game, card);
    // Nobody else can have a new game, so that it is played at once and held as soon as may be.
    void desk.take(game.saved.id, false);
  }

  /** Takes a game that waited from the shelf as it lies there now: another tab may have played on since it was shown. */
  async function enterGame(id: string, steal: boolean): Promise<void> {
    if (entering) return;
    entering = true;
    const mine = await desk.take(id, steal);
    elsewhere = mine ? null : id;
    await readWaiting();
    entering = false;
    // Who has begun another game in the meantime is not fetched from it.
    if (session) return;
    const game = waiting.find((one) => one.saved.id === id);
    if (mine && game) {
      await goOnWith(game);
      return;
    }
    desk.letGo();
    showStart();
  }

  /** Goes on with a game that waited, on the card that it belongs to, as far as that is to be had. */
  async function goOnWith(game: OpenedGame): Promise<void> {
    const { series } = game.saved;
    try {
      const { series: card, problem } = series === undefined ? { series: null, problem: null } : await store.series(series);
      play(game, card);
      if (problem) page().note(seriesSentence(problem));
    } catch {
      play(game, null);
    }
  }

  /** Reads what can be gone on with. */
  async function readWaiting(): Promise<void> {
    try {
      await keeper.settled();
      const { games, broken, finished: over } = await store.unfinished();
      finished = over;
      notes.push(...broken.map(savedSentence));
      waiting = games;
    } catch {
      if (!notes.includes(START.memoryOnly)) notes.push(START.memoryOnly);
    }
  }

  function showStart(): void {
    page().showStart({
      draft, notes, moved, past: finished > 0,
      waiting: waiting.map(({ saved: { id }, replayed }) => ({
        id, names: replayed.record.seats, tiles: replayed.record.events.filter(([kind]) => kind === 'place').length, doomed: id === doomed, elsewhere: id === elsewhere,
      })),
    });
  }

  async function bringIn(file: FileToRead, takeSettings: boolean): Promise<void> {
    await keeper.settled();
    const outcome = await moving.read(file, takeSettings);
    moved = outcome.ok ? movedSentence(outcome.told, outcome.settings) : houseSentence(outcome.problem);
    if (outcome.ok && outcome.settings) draft = settings.read();
    await readWaiting();
    // Who has sat down in the meantime is not fetched from the table.
    if (session) page().note(moved);
    else showStart();
  }

  /** The setup of the game that is on, with its players in order of play. */
  function setupNow(): GameSetup | null {
    if (!saved || !session) return null;
    const { players } = saved.setup;
    return { ...saved.setup, players: session.state().seats.flatMap(({ name, shape }) => {
      const player = players.find((one) => one.name === name);
      return player ? { ...player, shape } : [];
    }) };
  }

  return {
    ...room,
    async enter(query) {
      await readWaiting();
      const asked = setupFromLink(query, freshWord);
      if (asked?.ok) {
        begin(asked.setup);
        if (notes.length > 0) page().note(notes.join(' '));
        return;
      }
      if (asked) notes.push(START.linkRefused(setupSentence(asked.problem)));
      showStart();
    },
    meet(late) {
      if (!session) return room.meet(late);
      late.setSpeed(MOTION_SPEED[saved?.setup.pace ?? 'normal']);
      late.show({ state: session.state(), happenings: [] });
    },
    act: (act: Act, timeStamp) => session?.act(act, timeStamp),
    change(changed) {
      draft = changed;
      showStart();
    },
    play() {
      const checked = checkSetup({ ...draft, order: 'drawn', seed: freshWord() });
      notes = [];
      if (!checked.ok) {
        notes = [setupSentence(checked.problem)];
        showStart();
        return;
      }
      settings.write(draft);
      begin(checked.setup);
    },
    goOn: (id) => void enterGame(id, false),
    takeOver: (id) => void enterGame(id, true),
    forget(id) {
      // A game is deleted at the second press: a slip of the finger must not lose one.
      const sure = doomed === id;
      doomed = sure ? null : id;
      if (sure) void remove(id);
      else showStart();
    },
    async everything() {
      await keeper.settled();
      return moving.text();
    },
    bringIn: (file, takeSettings) => void bringIn(file, takeSettings),
    moved(told) {
      moved = told;
      if (!session) showStart();
    },
    newGame() {
      const setup = setupNow();
      if (!setup || !session) return;
      const next = evening.next(freshWord);
      begin(session.state().phase === 'over'
        ? nextGame(setup, next?.starter ?? '', freshWord())
        : { ...setup, order: 'drawn', seed: freshWord() }, next?.kept ?? null);
    },
    leave() {
      room.close();
      session?.stop();
      session = null;
      notes = [];
      desk.letGo();
      void readWaiting().then(showStart);
    },
    setPace(pace: Pace) {
      session?.setPace(pace);
      picture()?.setSpeed(MOTION_SPEED[pace]);
      page().setPace(pace);
      draft = { ...draft, pace };
      settings.write(draft);
    },
    link: () => {
      const setup = setupNow();
      return setup ? new URL(linkTo(setup), location.href).href : location.href;
    },
    record: () => JSON.stringify(session?.record() ?? null),
    text: () => session?.text() ?? '',
    card: () => (session ? evening.card(session.state()) : null),
    correctCard(game, player, tiles) {
      const problem = evening.correct(game, player, tiles);
      return problem ? correctionSentence(problem) : null;
    },
    cardCsv: () => evening.csv(CSV.words),
    review: async () => session?.review() ?? [],
  };
}
