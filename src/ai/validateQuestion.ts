/**
 * The player's door: a question from outside is answered only if it is about a table that can be, so that a mistake or a mischief elsewhere
 * comes back as a code and not as a search that never ends. What asks is bots/workerClient, where the simplest player then steps in.
 */
import { SQUARES, isTile } from '../rules/board';
import { CALLS, MAX_SEATS, MIN_SEATS, RACK_SIZE } from '../rules/options';
import { DEFAULT_LEVEL, isLevel } from './levelNames';
import {
  PASSES, type Adviser, type JudgeQuestion, type PlacedFrom, type Question, type QuestionProblem, type RecallQuestion, type Refused,
  type Thinker, type WaitQuestion,
} from './questions';

const isWhole = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const counts = (value: unknown, seats: number): value is readonly number[] =>
  isList(value) && value.length === seats && value.every(isWhole);

/**
 * Why a question cannot be answered, or null if it can. Takes anything, and trusts nothing of it.
 * @param choosing whether a tile is asked for
 */
export function validateQuestion(question: unknown, choosing: boolean): QuestionProblem | null {
  if (!isObject(question) || !isObject(question['view']) || typeof question['seed'] !== 'string') return { code: 'not-a-question' };
  const { view, level, meant = [], watchers = 1 } = question;
  if (!isLevel(level)) return { code: 'unknown-level', level };
  const { seat, rules, rack, board, gone, pile, racks, won, mover, placed, ply, placements, falseCalls, dead } = view;
  const lists = [rack, board, gone, placements, falseCalls, dead, meant];
  if (!lists.every(isList) || !isWhole(pile) || !isWhole(ply) || !isWhole(watchers) || !isObject(rules)) return { code: 'not-a-question' };
  if (!(CALLS as readonly unknown[]).includes(rules['calls'])) return { code: 'not-a-question' };
  const seats = isList(racks) ? racks.length : 0;
  if (seats < MIN_SEATS || seats > MAX_SEATS || !counts(racks, seats) || !counts(won, seats)) return { code: 'counts-differ' };
  const isSeat = (value: unknown): value is number => isWhole(value) && value < seats;
  if (!isSeat(seat)) return { code: 'unknown-seat', seat };
  if (mover !== null && !isSeat(mover)) return { code: 'unknown-seat', seat: mover };

  const taken = (gone as readonly unknown[]).every((run) =>
    isObject(run) && isList(run['tiles']) && isSeat(run['by']) && isWhole(run['ply']));
  const laid = (placements as readonly unknown[]).every((one) => isObject(one) && isSeat(one['seat']) && isTile(one['tile']));
  const vain = (falseCalls as readonly unknown[]).every((one) => isObject(one) && isSeat(one['by']) && isWhole(one['ply']));
  const dull = (dead as readonly unknown[]).every((squares) => isList(squares) && squares.every(isTile))
    && (meant as readonly unknown[]).every(isTile);
  if (!taken || !laid || !vain || !dull || placed !== null && !isTile(placed)) return { code: 'not-a-question' };

  const picked = (gone as readonly { readonly tiles: readonly unknown[] }[]).flatMap(({ tiles }) => tiles);
  const seen = [...rack as readonly unknown[], ...board as readonly unknown[], ...picked];
  const strange = seen.find((tile) => !isTile(tile));
  if (strange !== undefined) return { code: 'unknown-tile', tile: strange };
  const known = new Set<unknown>();
  for (const tile of seen) {
    if (known.has(tile)) return { code: 'tile-twice', tile: tile as number };
    known.add(tile);
  }
  const held = racks.reduce((sum, size) => sum + size, 0);
  const sizes = racks[seat] === (rack as readonly unknown[]).length && racks.every((size) => size <= RACK_SIZE);
  const all = (board as readonly unknown[]).length + picked.length + held + pile === SQUARES.length;
  const past = (placements as readonly unknown[]).length === ply && ply === SQUARES.length - pile - held;
  if (!sizes || !all || !past || won.reduce((sum, tiles) => sum + tiles, 0) !== picked.length) return { code: 'counts-differ' };
  return choosing && (rack as readonly unknown[]).length === 0 ? { code: 'no-tiles' } : null;
}

/** Why what a review asks cannot be answered, or null if it can: the pass besides. */
function validateJudging(question: unknown, choosing: boolean): QuestionProblem | null {
  const problem = validateQuestion(question, choosing);
  if (problem) return problem;
  return (PASSES as readonly unknown[]).includes((question as JudgeQuestion).pass) ? null : { code: 'not-a-question' };
}

/** Why what is asked of a whole game cannot be answered, or null if it can: each of its tables, and the tile placed at it. */
function validateRecall(question: unknown): QuestionProblem | null {
  if (!isObject(question) || !isList(question['moves']) || question['moves'].length > SQUARES.length) return { code: 'not-a-question' };
  const { moves, seed } = question;
  for (const move of moves) {
    if (!isObject(move)) return { code: 'not-a-question' };
    const problem = validateQuestion({ view: move['view'], seed, level: DEFAULT_LEVEL }, true);
    if (problem) return problem;
    const { view, tile } = move as unknown as PlacedFrom;
    if (!view.rack.includes(tile)) return { code: 'unknown-tile', tile };
  }
  return null;
}

/** Answers of a player and an adviser, with a door before them. */
export type Guarded = {
  readonly [Ask in keyof (Thinker & Adviser)]: (question: Parameters<(Thinker & Adviser)[Ask]>[0]) =>
  ReturnType<(Thinker & Adviser)[Ask]> | Refused;
};

/** One answer behind the door. */
function behind<Asked, Answer>(
  ask: (question: Asked) => Answer, choosing: boolean,
  problemOf: (question: unknown, choosing: boolean) => QuestionProblem | null = validateQuestion,
): (question: Asked) => Answer | Refused {
  return (question) => {
    const refused = problemOf(question, choosing);
    return refused ? { refused } : ask(question);
  };
}

/** Sets the door before a player: an impossible question gets its code for an answer. */
export function guarded(player: Thinker & Adviser): Guarded {
  return {
    choose: behind((question: Question) => player.choose(question), true),
    look: behind((question: Question) => player.look(question), false),
    evaluate: behind((question: Question) => player.evaluate(question), true),
    recount: behind((question: Question) => player.recount(question), true),
    judge: behind((question: JudgeQuestion) => player.judge(question), true, validateJudging),
    recall: behind((question: RecallQuestion) => player.recall(question), true, validateRecall),
    chance: behind((question: WaitQuestion) => player.chance(question), false, validateJudging),
  };
}
