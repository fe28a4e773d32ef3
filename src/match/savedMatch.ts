/** A match as it was kept, checked when it is read back: only a whole and sound one can be continued. */
import * as v from 'valibot';
import type { MatchProblem } from '../setup/problems';
import { cardTiles } from './counted';
import { MOST_TILES, isCount, matchSchema, type Match, type MatchGame } from './match';
import { lettersOf } from '../setup/letters';
import { NAME_LENGTH, cleanText, freeName } from '../setup/names';

/** Reads what storage gave: refuses anything that is not a whole sound match. */
export function readMatch(value: unknown): { ok: true; match: Match } | { ok: false; problem: MatchProblem } {
  const parsed = v.safeParse(matchSchema, value, { abortEarly: true });
  if (!parsed.success) return { ok: false, problem: { code: 'not-a-series', where: v.getDotPath(parsed.issues[0]) ?? '' } };
  const problem = findProblem(parsed.output);
  return problem ? { ok: false, problem } : { ok: true, match: parsed.output };
}

function findProblem({ players, playedFor, games }: Match): MatchProblem | null {
  const names = players.map(({ name }) => name);
  // Only names that a game can be set up with: others could garble the card.
  const sound = names.every((name, i) => name === cleanText(name) && lettersOf(name).length <= NAME_LENGTH
    && freeName(name, names.filter((_, other) => other !== i)) === name);
  if (!sound) return { code: 'bad-names' };
  if (new Set(players.map(({ shape }) => shape)).size < players.length) return { code: 'bad-marks' };
  if (playedFor.kind === 'games' && games.length > playedFor.games) {
    return { code: 'too-many-games', games: games.length, most: playedFor.games };
  }
  for (const [i, game] of games.entries()) {
    const wrong = games.slice(0, i).some((other) => other.id === game.id) ? 'twice' : whatIsWrong(game, players.length);
    if (wrong !== null) return { code: 'bad-game', game: i + 1, problem: wrong };
  }
  return null;
}

function whatIsWrong(game: MatchGame, players: number): (MatchProblem & { code: 'bad-game' })['problem'] | null {
  const { tiles, startedBy, corrected } = game;
  if (tiles.length !== players) return 'players';
  if (!tiles.every(isCount) || !areThere(tiles)) return 'tiles';
  if (!Number.isInteger(startedBy) || startedBy < 0 || startedBy >= players) return 'starter';
  if (corrected === undefined) return null;
  const sound = corrected.length === players && corrected.some((one) => one !== null)
    && corrected.every((one, player) => one === null || (isCount(one) && one !== tiles[player])) && areThere(cardTiles(game));
  return sound ? null : 'correction';
}

/** Whether one game has that many tiles to be won. */
function areThere(tiles: readonly number[]): boolean {
  return tiles.reduce((a, b) => a + b, 0) <= MOST_TILES;
}
