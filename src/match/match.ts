/**
 * The score card over the games of a match: games are added as they are counted, somebody can correct what stands there and take that
 * back, and `card` works out all that is shown. Players are known by their place on the card, which stays; only the starter changes.
 */
import * as v from 'valibot';
import { isMoment } from '../outside/moment';
import { SQUARES } from '../rules/board';
import { MAX_SEATS, MIN_SEATS } from '../rules/options';
import { GAME_BONUS, isMatchOver, nextStarter, scoresOf, matchScores, totalsOf, winnersOf } from '../rules/scoring';
import type { CorrectionProblem } from '../setup/problems';
import { SHAPES } from '../setup/players';
import { playedForSchema } from '../setup/setup';
import type { CardState } from './cardState';
import { cardTiles, isOver } from './counted';

/** No game has more tiles to be won. */
export const MOST_TILES = SQUARES.length;

const idSchema = v.pipe(v.string(), v.minLength(1));
const numberSchema = v.pipe(v.number(), v.finite());

const playerSchema = v.pipe(v.object({ name: v.pipe(v.string(), v.minLength(1)), shape: v.picklist(SHAPES) }), v.readonly());

/** A game that was played to the count. */
const gameSchema = v.pipe(v.object({
  /** The saved game's. */
  id: idSchema,
  /** What each player was counted, by place on the card. */
  tiles: v.pipe(v.array(numberSchema), v.readonly()),
  startedBy: numberSchema,
  /** What somebody wrote over it: null where nothing. */
  corrected: v.optional(v.pipe(v.array(v.nullable(numberSchema)), v.readonly())),
  /** Whether it was played for practice. */
  practice: v.optional(v.literal(true)),
}), v.readonly());
export type MatchGame = v.InferOutput<typeof gameSchema>;

/** A match as it lies in storage: plain data. Its form is checked here, what it says in `savedMatch`. */
export const matchSchema = v.pipe(v.object({
  id: idSchema,
  version: v.literal(1),
  /** As they sat in the first game, to the left. */
  players: v.pipe(v.array(playerSchema), v.minLength(MIN_SEATS), v.maxLength(MAX_SEATS), v.readonly()),
  playedFor: playedForSchema,
  games: v.pipe(v.array(gameSchema), v.readonly()),
  /** Milliseconds since 1970. */
  createdAt: v.custom<number>(isMoment),
  /** Whether somebody has taken it off the list of what can be continued. */
  closed: v.optional(v.literal(true)),
}), v.readonly());
export type Match = v.InferOutput<typeof matchSchema>;

export type CorrectionOutcome =
  | { readonly ok: true; readonly match: Match }
  | { readonly ok: false; readonly problem: CorrectionProblem };

/** An empty card. */
export function newMatch(match: Pick<Match, 'id' | 'players' | 'playedFor' | 'createdAt'>): Match {
  const { id, players, playedFor, createdAt } = match;
  return { id, version: 1, players: players.map(({ name, shape }) => ({ name, shape })), playedFor, games: [], createdAt };
}

/**
 * Writes a game down. One that stands there already is not written twice, so that a reload in the middle does no harm.
 * A match to 100 takes a game that was begun before a correction made it over. Whoever plays on in a match that was closed has opened
 * it again.
 */
export function addGame(match: Match, game: Omit<MatchGame, 'corrected'>): Match {
  if (match.games.some(({ id }) => id === game.id)) return match;
  if (match.playedFor.kind === 'games' && isOver(match)) throw new Error('all games of this match are played');
  const fits = game.tiles.length === match.players.length && match.players[game.startedBy] !== undefined;
  if (!fits) throw new Error('this game is not by the players of this card');
  const { closed: _, ...open } = match;
  const { id, tiles, startedBy, practice } = game;
  return { ...open, games: [...match.games, { id, tiles: [...tiles], startedBy, ...(practice ? { practice } : {}) }] };
}

/**
 * Writes other tiles over those that were counted. What was counted stays beneath it.
 * @param game from 0, in the order in which they were played
 * @param tiles null takes a correction back; so does the number that was counted
 */
export function correct(match: Match, game: number, player: number, tiles: number | null): CorrectionOutcome {
  const was = match.games[game];
  const counted = was?.tiles[player];
  if (was === undefined || counted === undefined) return { ok: false, problem: { code: 'no-such-cell' } };
  if (tiles !== null && !isCount(tiles)) return { ok: false, problem: { code: 'not-a-count', most: MOST_TILES } };
  const corrected = was.tiles.map((_, i) => (i === player ? (tiles === counted ? null : tiles) : was.corrected?.[i] ?? null));
  const { corrected: _, ...asCounted } = was;
  const next: MatchGame = corrected.every((one) => one === null) ? asCounted : { ...asCounted, corrected };
  const sum = cardTiles(next).reduce((a, b) => a + b, 0);
  if (sum > MOST_TILES) return { ok: false, problem: { code: 'too-many-tiles', sum, most: MOST_TILES } };
  return { ok: true, match: { ...match, games: match.games.with(game, next) } };
}

/** Whether a player can have won so many tiles in a game. */
export function isCount(tiles: number): boolean {
  return Number.isInteger(tiles) && tiles >= 0 && tiles <= MOST_TILES;
}

/**
 * Brings figures by seat into the order of the card.
 * @param names by seat
 * @returns null where others than the players of the card sit there
 */
export function inCardOrder<T>({ players }: Match, names: readonly string[], bySeat: readonly T[]): T[] | null {
  if (names.length !== players.length || bySeat.length !== players.length) return null;
  const found: T[] = [];
  for (const { name } of players) {
    const seat = names.indexOf(name);
    if (seat < 0) return null;
    found.push(bySeat[seat] as T);
  }
  return found;
}

/** The card on which the next game of the same players is written: this one while it is played on, or an empty one of the same kind. */
export function cardForNext(match: Match, id: string, now: number): Match {
  const done = match.playedFor.kind !== 'single' && isOver(match);
  return done ? newMatch({ ...match, id, createdAt: now }) : match;
}

/**
 * All that is shown of a match.
 * @param now the tiles won so far in the game that is on, in the order of the card
 */
export function card(match: Match, now: readonly number[] | null = null): CardState {
  const { players, playedFor } = match;
  const games = match.games.map(cardTiles);
  const totals = totalsOf(games, players.length);
  const last = match.games.at(-1);
  return {
    playedFor, players, now, totals,
    games: match.games.map(({ tiles: counted, startedBy, corrected, practice = false }, number) => {
      const tiles = games[number] ?? counted;
      const running = totalsOf(games.slice(0, number + 1), players.length);
      const scores = playedFor.kind === 'single' ? scoresOf(tiles, GAME_BONUS) : null;
      return {
        startedBy, practice, winners: winnersOf(tiles),
        cells: tiles.map((one, player) => ({
          tiles: one, was: (corrected?.[player] ?? null) === null ? null : counted[player] ?? null,
          total: running[player] ?? one, score: scores?.[player] ?? null,
        })),
      };
    }),
    scores: matchScores(playedFor, games, players.length),
    over: isMatchOver(playedFor, games),
    leaders: games.length === 0 ? [] : winnersOf(totals),
    starter: last === undefined ? null : nextStarter(cardTiles(last), last.startedBy),
  };
}
