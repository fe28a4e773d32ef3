/** How a game comes onto the table: begun, continued, or as the next one of its match. */
import type { DailyDate } from '../../daily/dates';
import type { Match } from '../../match/match';
import { dealOf } from '../../rules/deal';
import { isSeated, newGame, setupPlayed, type NewGameWords, type OpenedGame, type SavedGame } from '../../session/savedGame';
import type { ToBeat } from '../../setup/challenge';
import { withSeated } from '../../setup/kept/knownNames';
import { UNNAMED_ME } from '../../setup/names';
import type { Player } from '../../setup/players';
import { changeNames, type KeptSettings } from '../../setup/kept/settings';
import { withEdges } from '../../setup/edges';
import { nextGame, type GameSetup } from '../../setup/setup';
import type { Notice } from '../../ui/notice';
import { fetchCard, type Continued, type FetchPorts } from './fetchGame';
import type { TabLease } from './tabLease';
import type { TableGame } from './tableGame';

export interface OpeningsPorts {
  readonly library: FetchPorts['library'];
  readonly settings: KeptSettings;
  readonly game: TableGame;
  readonly lease: Pick<TabLease, 'take'>;
  /** Makes room for a new game. @param own the game that this tab has held until now */
  readonly clearEmpty: (own: SavedGame | null) => Promise<void>;
  readonly today: () => number;
  /** A word that nobody had before, for a deal or a game. */
  readonly freshWord: () => string;
  /** Tells something that passes. */
  readonly tell: (notices: readonly Notice[]) => void;
}

export interface Openings {
  /**
   * Begins a game.
   * @param card the one to go on with; a game without one begins a match of its own
   * @param id its name; a word that nobody had before
   */
  begin(setup: GameSetup, card?: Match | null, id?: string): Promise<void>;
  /**
   * Begins the game of a date.
   * @param isFirst keeps it as the one that counts for its date, unless there is one: then it is not begun
   * @returns whether it was
   */
  beginDaily(setup: GameSetup, date: DailyDate, isFirst: (game: SavedGame) => Promise<boolean>): Promise<boolean>;
  /** Begins a game by a friend's challenge. @param toBeat what they made of its tiles; null where they did not say @param id its name */
  beginChallenge(setup: GameSetup, toBeat: ToBeat | null, id: string): Promise<void>;
  /** Opens a game that has just been made of another one, on a card of its own. */
  beginWith(made: OpenedGame): Promise<void>;
  /** Begins the game after the one that was counted. @param setup that one's, its players in order of play */
  beginNext(setup: GameSetup): Promise<void>;
  /** Continues what waited: a game on the card that it belongs to, a match by its next game. */
  goOnWith(continued: Continued): Promise<void>;
}

/** Whether it is a name of their own: the player of this device may have none yet. */
function hasName({ name, me }: Player): boolean {
  return me !== true || name !== UNNAMED_ME;
}

/** A game of an older version that is left before its order of play was drawn: nobody has to get up for that any more. */
function withPlaces(opened: OpenedGame): OpenedGame {
  const { saved, picks } = opened;
  return isSeated(saved.setup, picks) ? opened : { ...opened, saved: { ...saved, setup: withEdges(saved.setup) } };
}

/** The ways in which this table is opened. */
export function createOpenings({ library, settings, game, lease, clearEmpty, today, freshWord, tell }: OpeningsPorts): Openings {
  function open(opened: OpenedGame, card: Match | null): void {
    // Who is looked at again after the count does not sit down anew.
    if (!opened.saved.ended) changeNames(settings, (names) => withSeated(names, opened.saved.setup.players.filter(hasName)));
    game.open(opened, card);
  }

  async function begin(setup: GameSetup, card: Match | null = null, id = freshWord()): Promise<void> {
    await play(dealt(setup, card, id), card);
  }

  function dealt(setup: GameSetup, card: Match | null, id: string, words: Pick<NewGameWords, 'daily' | 'challenge'> = {}): OpenedGame {
    return newGame(withEdges(setup), dealOf(setup.seed), id, today(), {
      match: card?.id ?? freshWord(), luck: setup.players.map(freshWord), ...words,
    });
  }

  async function play(begun: OpenedGame, card: Match | null): Promise<void> {
    const cleared = clearEmpty(game.saved());
    open(begun, card);
    // Nobody else can have a new game, so that it is played at once and held as soon as may be.
    await Promise.all([cleared, lease.take(begun.saved.id, false)]);
  }

  function beginNext(setup: GameSetup): Promise<void> {
    const next = game.match.next(freshWord);
    return begin(nextGame(setup, next?.starter ?? '', freshWord()), next?.kept ?? null);
  }

  return {
    begin,
    beginWith: (made) => play(made, null),
    beginNext,
    beginChallenge: (setup, toBeat, id) => play(dealt(setup, null, id, toBeat ? { challenge: toBeat } : {}), null),
    async beginDaily(setup, date, isFirst) {
      const begun = dealt(setup, null, freshWord(), { daily: date });
      if (!await isFirst(begun.saved)) return false;
      await play(begun, null);
      return true;
    },
    async goOnWith({ game: opened, match }) {
      if (match) {
        game.match.sit(match, match);
        return beginNext(setupPlayed(opened));
      }
      const { card, notices } = await fetchCard(opened, library);
      open(withPlaces(opened), card);
      tell(notices);
    },
  };
}
