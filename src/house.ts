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
import type { FileToRead } from './session/moving';
import { newGame, type OpenedGame, type SavedGame } from './session/saved';
import type { Series } from './session/scoreCard';
import { createSession, type Session } from './session/session';
import { linkTo, setupFromLink } from './session/links';
import type { KeptSettings } from './session/settings';
import { checkSetup, nextGame, type GameSetup, type Pace } from './session/setup';
import type { Store } from './session/store';
import type { Act } from './session/viewState';
import { createHistoryRoom } from './historyRoom';
import { createLobby } from './lobby';
import { CSV, PROMPT, START, TABS, correctionSentence, refusalSentence, seriesLine, seriesSentence, setupSentence } from './strings/en';
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
  /** Lays the table. */
  readonly lay: (laid: Laid) => void;
  readonly today: () => number;
  /** A word that nobody had before, for a deal or a game. */
  readonly freshWord: () => string;
  readonly settings: KeptSettings;
}

/** For whom the table is laid. */
export interface Laid {
  readonly players: number;
  /** Whether there is a burst to call with. */
  readonly calls: boolean;
  /** How people sit around it; null where they sit side by side. */
  readonly sitting?: { readonly first: number } | null;
  /** Whether a game that is over is looked at again on it. */
  readonly replayed?: boolean;
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
export function createHouse({ store, locks, thinker, clock, page, picture, lay, today, freshWord, settings }: HousePorts): House {
  let session: Session | null = null;
  let saved: SavedGame | null = null;
  let entering = false;

  const keeper = createKeeper(store, () => page().note(START.saveFailed));
  const desk = createDesk({
    locks, keeper, store,
    stop() {
      session?.stop();
      session = saved = null;
    },
    handedOver() {
      lobby.tell([TABS.taken]);
      void lobby.read().then(lobby.show);
    },
  });
  const lobby = createLobby({ store, locks, keeper, page, settings, today, atTable: () => session !== null });
  const evening = createEvening({ today, save: (series) => keeper.saveSeries(series) });

  const room = createHistoryRoom({ store, settings, clock, page, picture, laidFor: (players) => lay({ players, calls: true, replayed: true }), pace: () => lobby.draft().pace });

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
    lobby.remember(setup.players);
    evening.sit({ id: series ?? id, playedFor: card?.playedFor ?? setup.playedFor }, card);
    const begun = createSession(game, { thinker, adviser: thinker, clock, save, today });
    session = begun;
    layTable(setup);
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

  /** Lays the table as people sit at it: around it only where there are several. */
  function layTable({ players, rules, firstEdge = 0 }: GameSetup): void {
    const several = players.filter(({ kind }) => kind === 'person').length > 1;
    lay({ players: players.length, calls: rules.calls !== 'automatic', sitting: several && lobby.draft().sitting === 'around' ? { first: firstEdge } : null });
  }

  /** @param card the one to go on with; a game without one begins a series of its own */
  function begin(setup: GameSetup, card: Series | null = null): void {
    lobby.clear(saved);
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
    await lobby.readFor(id, mine);
    entering = false;
    // Who has begun another game in the meantime is not fetched from it.
    if (session) return;
    const game = lobby.waiting().find((one) => one.saved.id === id);
    if (mine && game) {
      await goOnWith(game);
      return;
    }
    desk.letGo();
    lobby.show();
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
      await lobby.read();
      const asked = setupFromLink(query, freshWord);
      if (asked?.ok) {
        begin(asked.setup);
        if (lobby.notes().length > 0) page().note(lobby.notes().join(' '));
        return;
      }
      if (asked) lobby.tell([...lobby.notes(), START.linkRefused(setupSentence(asked.problem))]);
      lobby.show();
    },
    meet(late) {
      if (!session) return room.meet(late);
      late.setSpeed(MOTION_SPEED[saved?.setup.pace ?? 'normal']);
      late.show({ state: session.state(), happenings: [] });
    },
    act: (act: Act, timeStamp) => session?.act(act, timeStamp),
    change: lobby.change,
    play() {
      const checked = checkSetup({ ...lobby.draft(), order: 'drawn', seed: freshWord() });
      lobby.tell(checked.ok ? [] : [setupSentence(checked.problem)]);
      if (!checked.ok) {
        lobby.show();
        return;
      }
      lobby.agree(lobby.draft());
      begin(checked.setup);
    },
    goOn: (id) => void enterGame(id, false),
    takeOver: (id) => void enterGame(id, true),
    forget: lobby.forget,
    everything: lobby.everything,
    bringIn: lobby.bringIn,
    moved: lobby.moved,
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
      // Once it is let go, another tab may play it: it is no longer this one's to clear away.
      session = saved = null;
      lobby.tell([]);
      desk.letGo();
      void lobby.read().then(lobby.show);
    },
    setPace(pace: Pace) {
      session?.setPace(pace);
      picture()?.setSpeed(MOTION_SPEED[pace]);
      page().setPace(pace);
      lobby.agree({ ...lobby.draft(), pace });
    },
    setSitting(sitting) {
      lobby.agree({ ...lobby.draft(), sitting });
      if (saved) layTable(saved.setup);
    },
    sitting: () => lobby.draft().sitting,
    link: () => {
      const setup = setupNow();
      return setup ? new URL(linkTo(setup), location.href).href : location.href;
    },
    record: () => JSON.stringify(session?.record() ?? null),
    text: () => session?.text() ?? '',
    card: () => (session ? evening.card(session.state()) : null),
    series: () => (session ? seriesLine(evening.game(session.state().phase)) : null),
    correctCard(game, player, tiles) {
      const problem = evening.correct(game, player, tiles);
      return problem ? correctionSentence(problem) : null;
    },
    cardCsv: () => evening.csv(CSV.words),
    review: async () => session?.review() ?? [],
  };
}
