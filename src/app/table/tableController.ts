/** The table: who continues which game, and which tab may play it. The game itself is `tableGame`'s. */
import type { GameSetup } from '../../setup/setup';
import type { OpenMatch } from '../../storage/openMatches';
import { STAY, type Next } from '../next';
import { fetchGame, fetchMatch, type Fetched, type FetchPorts } from './fetchGame';
import { createOpenings, type Openings, type OpeningsPorts } from './openings';
import type { TabLease } from './tabLease';

/** What the table asks about games that wait. */
export interface WaitingPort {
  /** The match with this id, if it was listed as one between two games. */
  openMatch(id: string): OpenMatch | null;
  /** Reads them anew. @param mine whether the one that was asked for was to be had */
  readFor(id: string, mine: boolean): Promise<void>;
}

export interface TableControllerPorts extends OpeningsPorts, FetchPorts {
  readonly lease: TabLease;
  readonly waiting: WaitingPort;
  /** The setup of the game after this one: what was given to somebody's first game stays with it. */
  readonly nextSetup: (game: string, setup: GameSetup) => GameSetup;
}

export interface TableController extends Pick<Openings, 'beginDaily' | 'beginChallenge' | 'beginWith'> {
  /** Begins a game. @param id its name, where that has to be known before; a word that nobody had */
  begin(setup: GameSetup, id?: string): Promise<void>;
  /**
   * Continues a game, or with a match by its next game.
   * @param how `steal` takes it from the tab that plays it; `back` comes back to a game that was counted meanwhile, too
   */
  goOn(id: string, how?: 'steal' | 'back'): Promise<Next>;
  /** Begins another game like the one that is on, or the next one of its match. */
  newGame(): Promise<void>;
  /** Gets up from the table; the game is kept. */
  leave(): void;
}

/** The table, with nobody at it. */
export function createTableController(ports: TableControllerPorts): TableController {
  const { game, lease, waiting, nextSetup, freshWord } = ports;
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

  return {
    begin: (setup, id) => openings.begin(setup, null, id),
    beginDaily: openings.beginDaily,
    beginChallenge: openings.beginChallenge,
    beginWith: openings.beginWith,
    async goOn(id, how) {
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
    },
    async newGame() {
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
