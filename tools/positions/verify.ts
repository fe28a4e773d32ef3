/**
 * Whether what ships for the training room is what it says: games that keep to the rules, and positions with exactly one safe tile. Every
 * fault is a sentence that names the position.
 */
import { WORK, type Work } from '../../src/ai/search/monteCarlo';
import { validateQuestion } from '../../src/ai/validateQuestion';
import { randomFrom, scramble } from '../../src/chance/chance';
import { MAX_SEATS, MIN_SEATS, RACK_SIZE } from '../../src/rules/options';
import type { SeatView } from '../../src/rules/seatView';
import { unpackView } from '../../src/training/positions/openView';
import { unpackGame, type GamesFile } from '../../src/training/positions/shippedGames';
import { questionOf, type PackedPosition, type PositionsFile } from '../../src/training/positions/shippedPositions';
import { fitOf, ranking, type Unfit } from '../../src/training/safe/conditions';
import { isPlain } from '../../src/training/safe/stage';
import { judgedRack, statedRack } from './judging';

/** How many positions there have to be at least. */
export const FEWEST = 300;
/** Two judgements of the same may differ by so many standard errors of both, and by what rounding takes: one pair in a million does. */
const ERRORS = 5;
const ROUNDING = 0.001;
/** A chance by itself, and not beside another's, may be off by this: the guesses that both rest on are the same for all tiles of a rack. */
const LEVEL = 0.12;

const WHY: Readonly<Record<Unfit, string>> = {
  'few-tiles': 'there are not four tiles to choose from', decided: 'the game is as good as decided',
  'takes-run': 'the best tile takes a run',
  'not-one': 'another tile is within 5 points of the best', 'no-reason': 'nothing explains why the second tile is worse',
};

/** What is wrong with the games, a sentence each. */
export function gameFaults({ games }: GamesFile): string[] {
  return games.flatMap((game, i) => {
    try {
      unpackGame(game);
      return [];
    } catch (error) {
      return [`Game ${i} does not verify: ${messageOf(error)}.`];
    }
  });
}

/** What is wrong with the form of the positions, and with what can be told without judging them again; a sentence each. */
export function positionFaults({ positions }: PositionsFile, fewest = FEWEST): string[] {
  const ids = positions.map(({ id }) => id);
  return [
    ...(positions.length < fewest ? [`There are ${positions.length} positions; at least ${fewest} ship.`] : []),
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `Position ${id} is there twice.`),
    ...positions.flatMap((position) => {
      const fault = faultOf(position);
      return fault === null ? [] : [`Position ${position.id} does not verify: ${fault}.`];
    }),
  ];
}

/** Why a position is none, without judging it again; null where it is one. */
export function faultOf(position: PackedPosition): string | null {
  const { chances, errors, danger, seats, rack, moves } = position;
  if (!Array.isArray(rack) || typeof moves !== 'string') return 'it has no rack, or no moves';
  if (![chances, errors].every(areThousandths)) return 'chances and errors have to be four whole numbers from 0 to 1000 each';
  if (!Number.isInteger(seats) || seats < MIN_SEATS || seats > MAX_SEATS) return `${seats} cannot play`;
  let view: SeatView;
  try {
    view = unpackView(position);
  } catch (error) {
    return messageOf(error);
  }
  const problem = validateQuestion({ view, level: 'ada', seed: '' }, true);
  if (problem) return `its view is none that can be (${problem.code})`;
  const fit = fitOf(view, statedRack(view, position));
  if ('unfit' in fit) return WHY[fit.unfit];
  if (fit.danger !== danger) return `its danger is "${fit.danger}" and not "${danger}"`;
  const plain = isPlain(questionOf(position).choices, danger);
  return plain === (position.plain === true) ? null : `it is ${plain ? '' : 'not '}plain which tile is safe, and it says otherwise`;
}

/** What is found when some of the positions are judged anew, which ones following from what all of them state; a sentence each. */
export function differencesOf({ positions }: PositionsFile, sample: number): string[] {
  const seed = `verify:${JSON.stringify(positions.map(({ id, chances }) => [id, chances]))}`;
  return scramble(positions, randomFrom(seed)).slice(0, sample).flatMap((position) => {
    const difference = differenceOf(position, 'verify');
    return difference === null ? [] : [`Position ${position.id} does not verify: ${difference}.`];
  });
}

/**
 * Why a position is not what it states, judged anew; null where it is.
 * @param seed of the guesses @param work the first pass's if not given
 */
export function differenceOf(position: PackedPosition, seed: string, work: Work = WORK): string | null {
  const view = unpackView(position);
  const [stated, now] = [statedRack(view, position), judgedRack(view, work, `${seed}:${position.id}`)];
  const [best] = ranking(stated) as [number];
  for (const [i, { tile, chance }] of stated.tiles.entries()) {
    const behind = stated.tiles[best]!.chance - chance;
    const found = now.tiles[best]!.chance - now.tiles[i]!.chance;
    const room = ERRORS * Math.hypot(stated.errors[best]![i]!, now.errors[best]![i]!) + ROUNDING;
    if (Math.abs(behind - found) > room) {
      return `${tile} is ${points(found)} points behind the best and not ${points(behind)}, which is more than chance explains`;
    }
    if (Math.abs(chance - now.tiles[i]!.chance) > LEVEL) {
      return `${tile} wins ${points(now.tiles[i]!.chance)} of a hundred games and not ${points(chance)}`;
    }
  }
  return null;
}

const areThousandths = (list: readonly number[]): boolean =>
  Array.isArray(list) && list.length === RACK_SIZE && list.every((part) => Number.isInteger(part) && part >= 0 && part <= 1000);
const points = (part: number): string => (100 * part).toFixed(1);
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
