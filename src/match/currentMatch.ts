/**
 * The match that is played at this table: which card the games are written on, who starts the next, and what is kept of it. It knows
 * no screen; the app tells it when players sit down and when a game is counted.
 */
import type { PlayedFor } from '../rules/scoring';
import { cardCsv, type CsvWords } from './cardCsv';
import type { CorrectionProblem } from '../setup/problems';
import { addGame, card, cardForNext, correct, inCardOrder, newMatch, type Match } from './match';
import type { CardState } from './cardState';
import type { Shape } from '../setup/players';

/** How far a game is. The card changes when the players sit in order of play, and when the game is over. */
export type GamePhase = 'order' | 'playing' | 'lastChance' | 'over';

/** What the card has to know of a seat at the table. */
export interface CardSeat {
  readonly name: string;
  readonly shape: Shape;
  /** Tiles won so far. */
  readonly won: number;
}

export interface CurrentMatchPorts {
  readonly today: () => number;
  /** Keeps the card as it stands; called after every change but those that `counted` hands back. */
  readonly save: (match: Match) => void;
}

/** What a game belongs to: a card, and what is played for on it. */
export interface MatchOfGame { readonly id: string; readonly playedFor: PlayedFor }

export interface CurrentMatch {
  /** A game of this match begins or goes on. @param kept the card as it was kept, null where it is new or lost */
  sit(match: MatchOfGame, kept: Match | null): void;
  /** The game with this id is counted. @returns the card to be kept together with it, null where it is not of this card's players */
  counted(gameId: string, seats: readonly CardSeat[], practice?: true): Match | null;
  /** The match of another game by the same players, and the name of who starts it; null for both before a game was counted. */
  next(freshId: () => string): { readonly match: MatchOfGame; readonly kept: Match; readonly starter: string } | null;
  /** The card as it is shown beside a table; null while nobody has a place on it. */
  card(state: { readonly phase: GamePhase; readonly seats: readonly CardSeat[] }): CardState | null;
  /** Which game of the match this is, from 1, and what is played for. */
  game(phase: GamePhase): { readonly playedFor: PlayedFor; readonly game: number };
  /** Writes over what was counted, see `scoreCard`. Returns why not. */
  correct(game: number, player: number, tiles: number | null): CorrectionProblem | null;
  csv(words: CsvWords): string;
}

/** A match for which nobody has sat down yet. */
export function createCurrentMatch({ today, save }: CurrentMatchPorts): CurrentMatch {
  let of: MatchOfGame = { id: '', playedFor: { kind: 'single' } };
  let match: Match | null = null;

  /** The card, made as soon as it is known in which order the players sit. */
  function cardOf(seats: readonly CardSeat[]): Match {
    match ??= newMatch({ ...of, players: seats, createdAt: today() });
    return match;
  }

  return {
    sit(wanted, kept) {
      of = wanted;
      match = kept;
    },
    counted(gameId, seats, practice) {
      const on = cardOf(seats);
      const tiles = inCardOrder(on, seats.map(({ name }) => name), seats.map(({ won }) => won));
      if (!tiles) return null;
      const startedBy = on.players.findIndex(({ name }) => name === seats[0]?.name);
      match = addGame(on, { id: gameId, tiles, startedBy, ...(practice ? { practice } : {}) });
      return match;
    },
    next(freshId) {
      if (!match || match.games.length === 0) return null;
      const { starter } = card(match);
      const kept = cardForNext(match, freshId(), today());
      return { match: { id: kept.id, playedFor: kept.playedFor }, kept, starter: match.players[starter ?? 0]?.name ?? '' };
    },
    card({ phase, seats }) {
      if (phase === 'order') return match ? card(match) : null;
      const on = cardOf(seats);
      const now = phase === 'over' ? null : inCardOrder(on, seats.map(({ name }) => name), seats.map(({ won }) => won));
      return card(on, now);
    },
    game: (phase) => ({ playedFor: of.playedFor, game: (match?.games.length ?? 0) + (phase === 'over' ? 0 : 1) }),
    correct(game, player, tiles) {
      if (!match) return { code: 'no-such-cell' };
      const outcome = correct(match, game, player, tiles);
      if (!outcome.ok) return outcome.problem;
      match = outcome.match;
      save(match);
      return null;
    },
    csv: (words) => (match ? cardCsv(card(match), words) : ''),
  };
}
