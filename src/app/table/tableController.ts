/**
 * The table: who continues which game, and which tab may play it; and what is asked at it, whoever has it: a game, a lesson, or a move that
 * is tried again. The game itself is `tableGame`'s.
 */
import { challengeTo } from '../../setup/challenge';
import { linkTo } from '../../setup/links';
import type { GameSetup } from '../../setup/setup';
import type { OpenMatch } from '../../storage/openMatches';
import type { Presenter } from '../presenter';
import type { GameApps } from '../games/gameApps';
import { STAY, type Answering, type Next } from '../next';
import type { Agreement } from '../setup/agreement';
import { fetchGame, fetchMatch, type Fetched, type FetchPorts } from './fetchGame';
import { createOpenings, type Openings, type OpeningsPorts } from './openings';
import type { PauseCommand } from './pause';
import type { Playing } from './playing';
import type { TabLease } from './tabLease';
import type { TableGame } from './tableGame';

/** What the table asks about games that wait. */
export interface WaitingPort {
  /** The match with this id, if it was listed as one between two games. */
  openMatch(id: string): OpenMatch | null;
  /** Reads them anew. @param mine whether the one that was asked for was to be had */
  readFor(id: string, mine: boolean): Promise<void>;
}

/** What is asked at a table needs besides. */
export interface AtTablePorts {
  readonly game: TableGame;
  /** Who has the table now. */
  readonly playing: () => Playing | null;
  /** Other games, once they have come: what lies over the page they are told, too. */
  readonly guests: () => Pick<GameApps, 'pause'> | null;
  readonly agreement: Pick<Agreement, 'change'>;
  readonly setDraft: Presenter['setDraft'];
}

export interface TableControllerPorts extends OpeningsPorts, FetchPorts, AtTablePorts {
  readonly game: TableGame;
  /** A replay may lie over the table when another game is begun. */
  readonly closeReplay: () => void;
  readonly lease: TabLease;
  readonly waiting: WaitingPort;
  /** The setup of the game after this one: what was given to somebody's first game stays with it. */
  readonly nextSetup: (game: string, setup: GameSetup) => GameSetup;
}

type AtTable =
  | 'act' | 'pause' | 'dialog' | 'outOfSight' | 'point' | 'setPace' | 'setCallSeconds' | 'setSitting'
  | 'link' | 'challenge' | 'record' | 'text' | 'review' | 'correctCard' | 'cardCsv';

export interface TableController
  extends Pick<Openings, 'beginDaily' | 'beginChallenge' | 'beginWith'>, Answering<AtTable | 'continue' | 'newGame'> {
  /** Begins a game. @param id its name, where that has to be known before; a word that nobody had */
  begin(setup: GameSetup, id?: string): Promise<void>;
  /**
   * Continues a game, or with a match by its next game.
   * @param how `steal` takes it from the tab that plays it; `back` comes back to a game that was counted meanwhile, too
   */
  goOn(id: string, how?: 'steal' | 'back'): Promise<Next>;
  /** Gets up from the table; the game is kept. */
  leave(): void;
}

/** The table, with nobody at it. */
export function createTableController(ports: TableControllerPorts): TableController {
  const { game, lease, waiting, nextSetup, freshWord, closeReplay } = ports;
  const openings = createOpenings(ports);
  let fetching = false;

  /** Asks for what waits, and reads it as it lies there now: another tab may have played on since it was shown. */
  async function fetch(id: string, how: 'steal' | 'back' | undefined): Promise<Fetched & { readonly mine: boolean }> {
    // A match is held by its last game: so no other tab that still sits at its count begins the next one as well.
    const last = waiting.openMatch(id)?.last.id;
    const mine = await lease.take(last ?? id, how === 'steal');
    const fetched = await (last === undefined ? fetchGame(id, how === 'back', ports) : fetchMatch(id, last, ports));
    if (!mine || !fetched.continued) await waiting.readFor(id, mine);
    return { ...fetched, mine };
  }

  async function goOn(id: string, how?: 'steal' | 'back'): Promise<Next> {
    if (fetching) return STAY;
    fetching = true;
    const { mine, continued, notices } = await fetch(id, how);
    fetching = false;
    // Whoever has begun another game in the meantime is not fetched from it.
    if (game.session()) return STAY;
    if (mine && continued) {
      await openings.goOnWith(continued);
      return STAY;
    }
    lease.letGo();
    const counted = continued?.match === null && continued.game.saved.ended;
    return { to: 'start', notices: counted ? [...notices, { kind: 'heldByOtherTab' }] : notices };
  }

  return {
    ...atTable(ports),
    begin: (setup, id) => openings.begin(setup, null, id),
    beginDaily: openings.beginDaily,
    beginChallenge: openings.beginChallenge,
    beginWith: openings.beginWith,
    goOn,
    continue: ({ id, steal }) => goOn(id, steal ? 'steal' : undefined),
    async newGame() {
      closeReplay();
      const [played, saved, session] = [game.setup(), game.saved(), game.session()];
      if (!played || !saved || !session) return;
      const setup = nextSetup(saved.id, played);
      if (session.state().phase === 'over') return openings.beginNext(setup);
      // A game of a match waits to be continued, and its card with it: the new one begins another match.
      const card = setup.playedFor.kind === 'single' ? game.match.next(freshWord)?.kept ?? null : null;
      await openings.begin({ ...setup, order: 'drawn', seed: freshWord() }, card);
    },
    leave() {
      // Once it is let go, another tab may play it: it is no longer this one's to clear away.
      game.leave();
      lease.letGo();
    },
  };
}

/** What is asked at the table. */
function atTable({ game, playing, guests, agreement, setDraft }: AtTablePorts): Answering<AtTable> {
  const pause = (command: PauseCommand): void => {
    playing()?.pause(command);
    guests()?.pause(command);
  };
  const playersOn = () => game.setup()?.players;
  return {
    act: ({ act, at }) => playing()?.act(act, at),
    pause: ({ paused }) => pause({ kind: 'pause', paused }),
    dialog: ({ open }) => pause({ kind: 'dialog', open }),
    outOfSight: () => pause({ kind: 'outOfSight' }),
    point: ({ draft }) => setDraft(draft),
    setPace({ pace }) {
      playing()?.setPace(pace);
      agreement.change({ pace }, playersOn());
    },
    setCallSeconds({ seconds }) {
      game.session()?.setCallSeconds(seconds);
      agreement.change({ callSeconds: seconds }, playersOn());
      game.showAgain();
    },
    setSitting({ sitting }) {
      agreement.change({ sitting });
      game.showAgain();
    },
    link: () => linkOf(game, linkTo),
    challenge: () => linkOf(game, (setup) => challengeTo(setup, game.session()?.state().seats.map(({ won }) => won) ?? [])),
    record: () => JSON.stringify(game.session()?.record() ?? null),
    text: () => game.session()?.text() ?? '',
    review: () => game.session()?.review() ?? [],
    correctCard({ game: number, player, tiles }) {
      const problem = game.match.correct(number, player, tiles);
      game.showAgain();
      return problem;
    },
    cardCsv: game.cardCsv,
  };
}

/** The whole address of a link to the deal that is on. */
function linkOf(game: TableGame, write: (setup: GameSetup) => string): string {
  const setup = game.setup();
  return setup ? new URL(write(setup), location.href).href : location.href;
}
