/**
 * Reviews games of the arena and says how far the reviews can be believed: `node tools/run.mjs reviews --players champion,careful`. Each
 * mistake is judged again with other chance and four times the work. A line for each game, so that it can be stopped at any time.
 */
import { parseArgs } from 'node:util';
import { isPlayer } from './arena/players';
import { quote, wholeNumber } from './numbers';
import { reviewedTiles } from './reviews/reviewGames';
import { figuresLine, tally } from './reviews/tally';

const USAGE = 'node tools/run.mjs reviews [--players champion,careful] [--games 20] [--seed reviews] [--pass second] [--trust]';
const MOST_GAMES = 10_000;

/** @returns the exit status */
export async function main(argv: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      players: { type: 'string', default: 'champion,careful' }, games: { type: 'string', default: '20' },
      seed: { type: 'string', default: 'reviews' }, pass: { type: 'string', default: 'second' },
      /** Mistakes are not judged again. */
      trust: { type: 'boolean', default: false },
    },
  });
  const players = values.players.split(',');
  const games = wholeNumber(values.games, MOST_GAMES);
  const { pass } = values;
  const strange = players.find((name) => !isPlayer(name));
  if (games === null || strange !== undefined || players.length < 2 || players.length > 4 || (pass !== 'first' && pass !== 'second')) {
    process.stderr.write(`${strange === undefined ? '' : `Nobody is called ${quote(strange)}. `}The call is: ${USAGE}\n`);
    return 2;
  }
  const told = [];
  for await (const game of reviewedTiles({ players, games, seed: values.seed, pass, again: !values.trust })) {
    told.push(game);
    for (const { player, ply, verdict, again } of game.mistakes) {
      const { tile, better, loss, error, band, reason } = verdict;
      const then = again === null ? '' : `, again ${again.toFixed(1)}`;
      process.stdout.write(`game ${game.game}, tile ${ply + 1}, ${player}: ${tile} instead of ${better}, ${loss.toFixed(1)} `
        + `± ${error.toFixed(1)} (${band}, ${reason?.kind ?? 'no reason'})${then}\n`);
    }
    process.stdout.write(`after ${game.game}: ${figuresLine(tally(told))}\n`);
  }
  return 0;
}
