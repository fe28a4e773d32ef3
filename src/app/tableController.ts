/**
 * The table as the house shows it: who sits down to which game, on which card it is written, and what comes after it. It holds the session
 * that is being played and hands what it tells to picture and page.
 */
import type { Adviser, Thinker } from '../ai/questions';
import type { AroundTable } from '../layout/shapes/around';
import type { Picture } from '../layout/picture';
import type { StartController } from './startController';
import { dealOf } from '../rules/deal';
import type { LastScreen } from './lastScreen';
import type { Clock } from '../bots/clock';
import { createTabLease } from './tabLease';
import { createCurrentMatch } from '../match/currentMatch';
import type { GameLocks } from '../storage/tabLocks';
import type { SaveQueue } from '../storage/saveQueue';
import { reviewOf } from '../history/review';
import { MOTION_SPEED } from '../setup/pace';
import { newGame, type OpenedGame, type SavedGame } from '../session/savedGame';
import type { Match } from '../match/match';
import { setupPlayed, type OpenMatch } from '../storage/openMatches';
import { createSession, type Session } from '../session/session';
import { linkTo } from '../setup/links';
import { nextGame, type GameSetup } from '../setup/setup';
import { severalPersons } from '../setup/players';
import type { Store } from '../storage/store';
import { words } from '../strings';
import type { Page, PageActions } from '../ui/page';

export interface TablePorts {
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
  readonly bookmark: LastScreen;
}

/** For whom the table is laid. */
export interface Laid {
  readonly players: number;
  /** Whether there is a burst to call with. */
  readonly calls: boolean;
  /** How people sit around it; null where they sit side by side. */
  readonly sitting?: AroundTable | null;
  /** Whether a game that is over is looked at again on it. */
  readonly replayed?: boolean;
}

export interface TableController extends Pick<PageActions, 'act' | 'newGame' | 'setPace' | 'setSitting' | 'sitting' | 'link' | 'record' | 'text' | 'card' | 'series'
  | 'correctCard' | 'cardCsv' | 'review'> {
  /** Whether somebody sits at it. */
  isTaken(): boolean;
  /** Begins a game. @param card the one to go on with; a game without one begins a series of its own */
  begin(setup: GameSetup, card?: Match | null): void;
  /**
   * Goes on with a game, or with a series by its next game. Where that is not to be had, the start screen is shown, and tells of it.
   * @param how `steal` takes it from the tab that plays it; `back` comes back to a game that was counted meanwhile, too
   */
  goOn(id: string, how?: 'steal' | 'back'): Promise<void>;
  /** Gets up from the table; the game is kept. */
  leave(): void;
  /** Shows the game that is on to a picture that has come only now. */
  meet(picture: Picture): void;
}

/** The table, with nobody at it. */
export function createTableController(
  { store, locks, thinker, clock, page, picture, lay, today, freshWord, bookmark, keeper, lobby }: TablePorts & { readonly keeper: SaveQueue; readonly lobby: StartController },
): TableController {
  let session: Session | null = null;
  let saved: SavedGame | null = null;
  let entering = false;

  const desk = createTabLease({
    locks, keeper, store,
    stop,
    handedOver() {
      lobby.tell([words().TABS.taken]);
      void lobby.read().then(lobby.enter);
    },
  });
  const evening = createCurrentMatch({ today, save: (series) => keeper.saveSeries(series) });

  function stop(): void {
    session?.stop();
    session = saved = null;
  }

  function save(game: SavedGame): void {
    saved = game;
    // A game that is counted is kept together with the card that it is written on.
    const series = game.ended && session ? evening.counted(game.id, session.state().seats) : null;
    keeper.save(game, series);
  }

  /** @param card what the series that the game belongs to has come to so far; null for a new one */
  function play(game: OpenedGame, card: Match | null): void {
    session?.stop();
    saved = game.saved;
    const { setup, id, series } = game.saved;
    // Who is looked at again after the count does not sit down anew.
    if (!game.saved.ended) lobby.remember(setup.players);
    evening.sit({ id: series ?? id, playedFor: card?.playedFor ?? setup.playedFor }, card);
    bookmark.put({ kind: 'table', game: id });
    const begun = createSession(game, { thinker, clock, save, today });
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
      held: (maker) => page().note(words().PROMPT.held(begun.state().seats[maker]?.name ?? '')),
      refused: (refusal) => page().note(words().refusalSentence(refusal, begun.state().seats.map(({ name }) => name))),
    });
  }

  /** Lays the table as people sit at it: around it only where there are several. */
  function layTable({ players, rules, firstEdge = 0 }: GameSetup): void {
    lay({ players: players.length, calls: rules.calls !== 'automatic', sitting: severalPersons(players) && lobby.draft().sitting === 'around' ? { first: firstEdge } : null });
  }

  function begin(setup: GameSetup, card: Match | null = null): void {
    lobby.clear(saved);
    const game = newGame(setup, dealOf(setup.seed), freshWord(), today(), card?.id ?? freshWord());
    play(game, card);
    // Nobody else can have a new game, so that it is played at once and held as soon as may be.
    void desk.take(game.saved.id, false);
  }

  /** Takes what waited from the shelf as it lies there now: another tab may have played on since it was shown. */
  async function goOn(id: string, how?: 'steal' | 'back'): Promise<void> {
    if (entering) return;
    entering = true;
    // A series is held by its last game: so no other tab that still sits at its count begins the next one as well.
    const mine = await desk.take(lobby.series(id)?.last.saved.id ?? id, how === 'steal');
    await lobby.readFor(id, mine);
    const [game, series] = [lobby.game(id) ?? (how === 'back' ? await countedGame(id) : null), lobby.series(id)];
    entering = false;
    // Who has begun another game in the meantime is not fetched from it.
    if (session) return;
    if (mine && series) playNext(series);
    else if (mine && game) await playOn(game);
    else {
      if (!mine && game?.saved.ended) lobby.tell([...lobby.notes(), words().TABS.elsewhere]);
      desk.letGo();
      lobby.enter();
    }
  }

  /** A game that is over, as it was counted; null where there is none. */
  async function countedGame(id: string): Promise<OpenedGame | null> {
    try {
      return (await store.finished()).games.find(({ saved: { id: one } }) => one === id) ?? null;
    } catch {
      return null;
    }
  }

  /** Goes on with a game, on the card that it belongs to, as far as that is to be had. */
  async function playOn(game: OpenedGame): Promise<void> {
    const { series } = game.saved;
    try {
      const { series: card, problem } = series === undefined ? { series: null, problem: null } : await store.series(series);
      play(game, card);
      if (problem) page().note(words().matchSentence(problem));
    } catch {
      play(game, null);
    }
  }

  /** Begins the next game of a series that was left between two games. */
  function playNext({ series, last }: OpenMatch): void {
    evening.sit(series, series);
    beginNext(setupPlayed(last));
  }

  /** Begins the game after the one that was counted. @param setup that one's, its players in order of play */
  function beginNext(setup: GameSetup): void {
    const next = evening.next(freshWord);
    begin(nextGame(setup, next?.starter ?? '', freshWord()), next?.kept ?? null);
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
    isTaken: () => session !== null,
    begin,
    goOn,
    leave() {
      // Once it is let go, another tab may play it: it is no longer this one's to clear away.
      stop();
      desk.letGo();
    },
    meet(late) {
      if (!session) return;
      late.setSpeed(MOTION_SPEED[saved?.setup.pace ?? 'normal']);
      late.show({ state: session.state(), happenings: [] });
    },
    act: (act, timeStamp) => session?.act(act, timeStamp),
    newGame() {
      const setup = setupNow();
      if (!setup || !session) return;
      if (session.state().phase === 'over') beginNext(setup);
      // A game of a series waits to be gone on with, and its card with it: the new one begins another series.
      else begin({ ...setup, order: 'drawn', seed: freshWord() }, setup.playedFor.kind === 'single' ? evening.next(freshWord)?.kept ?? null : null);
    },
    setPace(pace) {
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
    series: () => (session ? words().matchLine(evening.game(session.state().phase)) : null),
    correctCard(game, player, tiles) {
      const problem = evening.correct(game, player, tiles);
      return problem ? words().correctionSentence(problem) : null;
    },
    cardCsv: () => evening.csv(words().CSV.words),
    review: async () => (session?.state().phase === 'over' ? reviewOf(session.played(), thinker) : []),
  };
}
