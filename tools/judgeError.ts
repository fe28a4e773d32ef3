/**
 * Says how far the errors that the judge states of its differences are right: `node tools/run.mjs judgeError`. The same moments are judged
 * again and again, each time with other chance, and how far the answers scatter is held against what was stated. The same call gives the
 * same figures.
 */
import { parseArgs } from 'node:util';
import { mean, sampleVariance } from 'simple-statistics';
import { chancesOfTiles, type Chances } from '../src/ai/judge/chances';
import { WORK_OF } from '../src/ai/judge/judge';
import { PASSES, type Pass } from '../src/ai/questions';
import { isEndKnown } from '../src/ai/search/endgame';
import { unseenTiles } from '../src/ai/search/fromView';
import { fraction, randomFrom } from '../src/chance/chance';
import { SQUARES } from '../src/rules/board';
import { dealOf } from '../src/rules/deal';
import { MAX_SEATS, MIN_SEATS, PRINTED_RULES } from '../src/rules/options';
import type { SeatView } from '../src/rules/seatView';
import { playFast } from './arena/fast';
import { createPlayer } from './arena/players';
import { no, optionsOf, unreadable, type Asked } from './commandLine';
import { quote, wholeNumber } from './numbers';

const USAGE = 'node tools/run.mjs judgeError [--games 10] [--players 2] [--again 12] [--pass second] [--seed error]';
const MOST = 10_000;
/** Moments of a game that are looked into, on average. */
const MOMENTS = 3;
/** Differences that are surer than this, in win chance, are decided: nothing scatters there. */
const DECIDED = 1e-4;

interface ErrorOptions {
  readonly games: number;
  readonly players: number;
  readonly again: number;
  readonly pass: Pass;
  readonly seed: string;
}

/** Reads the command line. */
export function readOptions(argv: readonly string[]): Asked<ErrorOptions> {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...argv],
      options: {
        games: { type: 'string', default: '10' }, players: { type: 'string', default: '2' }, again: { type: 'string', default: '12' },
        pass: { type: 'string', default: 'second' }, seed: { type: 'string', default: 'error' },
      },
    }));
  } catch (error) {
    return unreadable(error, USAGE);
  }
  const [games, again] = [wholeNumber(values.games, MOST), wholeNumber(values.again, MOST)];
  const players = wholeNumber(values.players, MAX_SEATS);
  const pass = PASSES.find((one) => one === values.pass);
  if (pass === undefined) return no(`There is no pass ${quote(values.pass)}. Possible: ${PASSES.join(', ')}.`);
  if (games === null) return no(`${quote(values.games)} is no number of games. Possible: 1 to ${MOST}.`);
  if (again === null || again < 2) return no(`${quote(values.again)} is no number of answers. Possible: 2 to ${MOST}.`);
  if (players === null || players < MIN_SEATS) return no(`A game is for ${MIN_SEATS} to ${MAX_SEATS} players. The call is: ${USAGE}`);
  return { ok: true, options: { games, players, again, pass, seed: values.seed } };
}

/** Some moments of a game at which a tile is to be chosen and not all is known. */
async function momentsOf(word: string, players: number): Promise<SeatView[]> {
  const views: SeatView[] = [];
  const { thinker, ...player } = createPlayer('careful');
  const seats = Array.from({ length: players }, (_, seat) => ({
    seed: `${word}:${seat}`,
    player: {
      ...player,
      thinker: {
        ...thinker,
        choose(question: Parameters<typeof thinker.choose>[0]) {
          const { view } = question;
          const taken = fraction(randomFrom(`${word}:${view.ply}`)) < MOMENTS / SQUARES.length;
          if (taken && view.rack.length > 1 && !isEndKnown(view, unseenTiles(view))) views.push(view);
          return thinker.choose(question);
        },
      },
    },
  }));
  await playFast({ rules: { ...PRINTED_RULES, calls: 'automatic' }, deal: dealOf(word), seats });
  return views;
}

/** How far the answers about a difference scatter, and what was stated of it: both squared. */
interface Scatter { readonly found: number; readonly stated: number }

/** How far each tile is behind the first: how its answers scatter, and the mean of the squared errors that were stated. */
function scatterOf(answers: readonly Chances[]): Scatter[] {
  const [first] = answers as [Chances];
  return first.chances.slice(1).map((_, i) => ({
    found: sampleVariance(answers.map(({ chances }) => chances[i + 1]! - chances[0]!)),
    stated: mean(answers.map(({ errors }) => errors[0]![i + 1]! ** 2)),
  })).filter(({ stated }) => stated > DECIDED ** 2);
}

/** The root of a mean of squares, in points of win chance. */
const points = (squares: number[]): string => (100 * Math.sqrt(mean(squares))).toFixed(2);

/** @returns the exit status */
export async function main(argv: readonly string[]): Promise<number> {
  const options = optionsOf(argv, USAGE, readOptions);
  if (typeof options === 'number') return options;
  const { games, players, again, pass, seed } = options;
  const all: Scatter[] = [];
  for (let game = 1; game <= games; game += 1) {
    const word = `${seed}:${players}:${game}`;
    for (const view of await momentsOf(word, players)) {
      const random = (k: number) => randomFrom(`${word}:${view.ply}:${k}`);
      const answers = Array.from({ length: again }, (_, k) => chancesOfTiles(view, WORK_OF[pass], random(k)));
      all.push(...scatterOf(answers));
    }
  }
  const ratio = mean(all.map(({ found, stated }) => found / stated));
  process.stdout.write(`${players} players, ${pass} pass: ${all.length} differences, ${again} answers each: `
    + `stated ${points(all.map(({ stated }) => stated))} points, found ${points(all.map(({ found }) => found))}; `
    + `found is ${Math.sqrt(ratio).toFixed(2)} times what was stated\n`);
  return 0;
}
