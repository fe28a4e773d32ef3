/** The table: who sits down to which game, which one comes after it, and which tab may play it. The game itself is `tableGame`'s. */
import type { Match } from '../../match/match';
import { dealOf } from '../../rules/deal';
import { newGame, type OpenedGame, type SavedGame } from '../../session/savedGame';
import { withSeated } from '../../setup/knownNames';
import { changeNames, type KeptSettings } from '../../setup/settings';
import { nextGame, type GameSetup } from '../../setup/setup';
import { setupPlayed, type OpenMatch } from '../../storage/openMatches';
import type { Store } from '../../storage/store';
import type { Notice } from '../../ui/notice';
import { STAY, type Next } from '../next';
import type { TabLease } from './tabLease';
import type { TableGame } from './tableGame';
import type { Waiting } from '../waitingGames';

/** What the table asks about games that wait. */
export interface WaitingPort {
  find(id: string): Waiting | null;
  /** Reads them anew. @param mine whether the one that was asked for was to be had */
  readFor(id: string, mine: boolean): Promise<void>;
  /** Makes room for a new game. @param own the game that this tab has held until now */
  clearEmpty(own: SavedGame | null): Promise<void>;
}

export interface TableControllerPorts {
  readonly store: Pick<Store, 'series' | 'finished'>;
  readonly settings: KeptSettings;
  readonly game: TableGame;
  readonly lease: TabLease;
  readonly waiting: WaitingPort;
  readonly today: () => number;
  /** A word that nobody had before, for a deal or a game. */
  readonly freshWord: () => string;
  /** Tells something that passes. */
  readonly tell: (notices: readonly Notice[]) => void;
}

export interface TableController {
  /** Begins a game. @param card the one to go on with; a game without one begins a match of its own */
  begin(setup: GameSetup, card?: Match | null): Promise<void>;
  /**
   * Goes on with a game, or with a match by its next game.
   * @param how `steal` takes it from the tab that plays it; `back` comes back to a game that was counted meanwhile, too
   */
  goOn(id: string, how?: 'steal' | 'back'): Promise<Next>;
  /** Begins another game like the one that is on, or the next one of its match. */
  newGame(): Promise<void>;
  /** Gets up from the table; the game is kept. */
  leave(): void;
}

/** The table, with nobody at it. */
export function createTableController({ store, settings, game, lease, waiting, today, freshWord, tell }: TableControllerPorts): TableController {
  let fetching = false;

  function open(opened: OpenedGame, card: Match | null): void {
    // Who is looked at again after the count does not sit down anew.
    if (!opened.saved.ended) changeNames(settings, (names) => withSeated(names, opened.saved.setup.players));
    game.open(opened, card);
  }

  async function begin(setup: GameSetup, card: Match | null = null): Promise<void> {
    const cleared = waiting.clearEmpty(game.saved());
    const begun = newGame(setup, dealOf(setup.seed), freshWord(), today(), card?.id ?? freshWord());
    open(begun, card);
    // Nobody else can have a new game, so that it is played at once and held as soon as may be.
    await Promise.all([cleared, lease.take(begun.saved.id, false)]);
  }

  /** Goes on with a game, on the card that it belongs to, as far as that is to be had. */
  async function playOn(opened: OpenedGame): Promise<void> {
    const { card, notices } = await cardOf(opened, store);
    open(opened, card);
    tell(notices);
  }

  /** Begins the game after the one that was counted. @param setup that one's, its players in order of play */
  function beginNext(setup: GameSetup): Promise<void> {
    const next = game.match.next(freshWord);
    return begin(nextGame(setup, next?.starter ?? '', freshWord()), next?.kept ?? null);
  }

  function playNext({ series, last }: OpenMatch): Promise<void> {
    game.match.sit(series, series);
    return beginNext(setupPlayed(last));
  }

  /** Asks for what waits, and reads it as it lies there now: another tab may have played on since it was shown. */
  async function fetch(id: string, how: 'steal' | 'back' | undefined): Promise<{ readonly mine: boolean; readonly found: Waiting | null }> {
    // A match is held by its last game: so no other tab that still sits at its count begins the next one as well.
    const before = waiting.find(id);
    const mine = await lease.take(before?.kind === 'match' ? before.match.last.saved.id : id, how === 'steal');
    await waiting.readFor(id, mine);
    return { mine, found: waiting.find(id) ?? (how === 'back' ? await countedGame(id, store) : null) };
  }

  return {
    begin,
    async goOn(id, how) {
      if (fetching) return STAY;
      fetching = true;
      const { mine, found } = await fetch(id, how);
      fetching = false;
      // Whoever has begun another game in the meantime is not fetched from it.
      if (game.session()) return STAY;
      if (mine && found) {
        await (found.kind === 'match' ? playNext(found.match) : playOn(found.game));
        return STAY;
      }
      lease.letGo();
      const counted = found?.kind === 'game' && found.game.saved.ended;
      return { to: 'start', notices: counted ? [{ kind: 'heldByOtherTab' }] : [] };
    },
    async newGame() {
      const setup = game.setup();
      const session = game.session();
      if (!setup || !session) return;
      if (session.state().phase === 'over') await beginNext(setup);
      // A game of a match waits to be gone on with, and its card with it: the new one begins another match.
      else await begin({ ...setup, order: 'drawn', seed: freshWord() }, setup.playedFor.kind === 'single' ? game.match.next(freshWord)?.kept ?? null : null);
    },
    leave() {
      // Once it is let go, another tab may play it: it is no longer this one's to clear away.
      game.leave();
      lease.letGo();
    },
  };
}

/** A game that is over, as it was counted; null where there is none. */
async function countedGame(id: string, store: Pick<Store, 'finished'>): Promise<Waiting | null> {
  try {
    const counted = (await store.finished()).games.find(({ saved }) => saved.id === id);
    return counted ? { kind: 'game', game: counted } : null;
  } catch {
    return null;
  }
}

/** The card that a game is written on; null for a game by itself, and where it is not to be had. */
async function cardOf({ saved: { series } }: OpenedGame, store: Pick<Store, 'series'>): Promise<{ readonly card: Match | null; readonly notices: readonly Notice[] }> {
  if (series === undefined) return { card: null, notices: [] };
  try {
    const { series: card, problem } = await store.series(series);
    return { card, notices: problem ? [{ kind: 'brokenMatch', problem }] : [] };
  } catch {
    return { card: null, notices: [] };
  }
}
