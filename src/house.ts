/**
 * The way from screen to screen: start, table, the next game, and back. It holds the session that is being played and
 * hands what it tells to picture and page.
 */
import type { Thinker } from './ai/questions';
import type { Picture } from './layout/picture';
import { dealOf } from './rules/deal';
import type { Clock } from './session/clock';
import { MOTION_SPEED } from './session/pace';
import { isUntouched, newGame, type OpenedGame, type SavedGame } from './session/saved';
import { createSession, type Session } from './session/session';
import type { Settings } from './session/settings';
import { checkSetup, linkTo, nextGame, setupFromLink, type GameSetup, type Pace } from './session/setup';
import type { Store } from './session/store';
import type { Act } from './session/viewState';
import { PROMPT, START, refusalSentence, savedSentence, setupSentence } from './strings/en';
import type { Page, PageActions } from './ui/page';
import { PRINTED_RULES } from './rules/options';

export interface HousePorts {
  readonly store: Store;
  readonly thinker: Thinker;
  readonly clock: Clock;
  readonly page: () => Page;
  /** Null until the picture is there, and where there is none. */
  readonly picture: () => Picture | null;
  /** Lays the table for so many players. */
  readonly laidFor: (players: number) => void;
  readonly today: () => number;
  /** A word that nobody had before, for a deal or a game. */
  readonly freshWord: () => string;
  readonly settings: { read(): Settings; write(settings: Settings): void };
}

export interface House extends Omit<PageActions, 'rules' | 'draft'> {
  /** Starts the game that the link asks for, or shows the start screen. */
  enter(query: string): Promise<void>;
  /** Shows the game that is on to a picture that has come only now. */
  meet(picture: Picture): void;
}

/** The house, with nothing shown yet. */
export function createHouse({ store, thinker, clock, page, picture, laidFor, today, freshWord, settings }: HousePorts): House {
  let session: Session | null = null;
  let saved: SavedGame | null = null;
  let draft = settings.read();
  let waiting: readonly OpenedGame[] = [];
  let notes: string[] = store.lasting ? [] : [START.memoryOnly];
  let savingFails = false;
  let doomed: string | null = null;

  function save(game: SavedGame): void {
    saved = game;
    void write(game);
  }

  async function write(game: SavedGame): Promise<void> {
    try {
      await store.save(game);
      savingFails = false;
    } catch {
      if (!savingFails) page().note(START.saveFailed);
      savingFails = true;
    }
  }

  function play(game: OpenedGame): void {
    session?.stop();
    saved = game.saved;
    const { setup } = game.saved;
    const begun = createSession(game, { thinker, clock, save, today });
    session = begun;
    laidFor(setup.players.length);
    page().showTable({ state: begun.state(), happenings: begun.past }, setup.pace);
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
        await store.remove(id);
      } catch {
        // Then it waits on the start screen, which is no harm.
      }
    }
  }

  /** Takes a game off the shelf; it is shown as gone once it is. */
  async function remove(id: string): Promise<void> {
    try {
      await store.remove(id);
      waiting = waiting.filter((one) => one.saved.id !== id);
    } catch {
      page().note(START.saveFailed);
    }
    showStart();
  }

  function begin(setup: GameSetup): void {
    const games = waiting.map((game) => game.saved);
    void clearUntouched(saved ? [...games, saved] : games);
    play(newGame(setup, dealOf(setup.seed), freshWord(), today()));
  }

  /** Reads what can be gone on with. */
  async function readWaiting(): Promise<void> {
    try {
      const { games, broken } = await store.unfinished();
      notes.push(...broken.map(savedSentence));
      waiting = games;
    } catch {
      notes.push(START.memoryOnly);
    }
  }

  function showStart(): void {
    page().showStart({
      draft, notes,
      waiting: waiting.map(({ saved: { id }, replayed }) => ({
        id, names: replayed.record.seats, tiles: replayed.record.events.filter(([kind]) => kind === 'place').length, doomed: id === doomed,
      })),
    });
  }

  /** The setup of the game that is on, with its players in order of play. */
  function setupNow(): GameSetup | null {
    if (!saved || !session) return null;
    return { ...saved.setup, players: session.state().seats.map(({ name, kind, shape }) => ({ name, kind, shape })) };
  }

  return {
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
      if (!session) return;
      late.setSpeed(MOTION_SPEED[saved?.setup.pace ?? 'normal']);
      late.show({ state: session.state(), happenings: [] });
    },
    act: (act: Act, timeStamp) => session?.act(act, timeStamp),
    change(changed) {
      draft = changed;
      showStart();
    },
    play() {
      const checked = checkSetup({ ...draft, order: 'drawn', seed: freshWord(), rules: PRINTED_RULES });
      notes = [];
      if (!checked.ok) {
        notes = [setupSentence(checked.problem)];
        showStart();
        return;
      }
      settings.write(draft);
      begin(checked.setup);
    },
    goOn(id) {
      const game = waiting.find((one) => one.saved.id === id);
      if (game) play(game);
    },
    forget(id) {
      // A game is deleted at the second press: a slip of the finger must not lose one.
      const sure = doomed === id;
      doomed = sure ? null : id;
      if (sure) void remove(id);
      else showStart();
    },
    newGame() {
      const setup = setupNow();
      if (!setup || !session) return;
      const { phase, seats } = session.state();
      begin(phase === 'over'
        ? nextGame(setup, seats.map(({ won }) => won), freshWord())
        : { ...setup, order: 'drawn', seed: freshWord() });
    },
    leave() {
      session?.stop();
      session = null;
      notes = [];
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
  };
}
