/**
 * What the answers of *Gone?* come to: the curve of recall over the plies since a square was taken, laid over those of the characters.
 * Their curves are the formula that they play by, in the game's clock of ten seconds a ply and not in the drill's: what stands between
 * seeing and being asked is tiles that land, in both alike, and only so does the same curve mean the same at the table.
 */
import { mean } from 'simple-statistics';
import { SECONDS_A_PLY } from '../../ai/mind/memory';
import { LEVEL_NAMES, type LevelName } from '../../ai/levelNames';
import { LEVELS } from '../../ai/levels';
import { recallChance } from '../../cognition/recall';
import type { DoneAnswer } from '../progress';
import { logLinear } from '../rates';
import { BANDS, bandOf, skillOf, type Band } from '../skills';

/** A point of somebody's curve: a band, or several that lie next to each other. */
export interface RecallPoint {
  /** The first of them. */
  readonly band: Band;
  /** How many plies ago the squares were taken, on average. */
  readonly plies: number;
  readonly asked: number;
  /** How many were recalled, 0..1, without what guessing would have got right. */
  readonly recalled: number;
}

/** Fewer squares than this make no point: a single answer would throw the curve from bottom to top. */
export const FEWEST_A_POINT = 5;
/** Fewer answers than this are like nobody's. */
export const FEWEST_ANSWERS = 20;
/** The characters never press the wrong key. People do: of what they know, one answer in fifty comes out wrong. */
const LAPSES = 0.02;
/** Characters whose curve explains the answers at most this many times worse than the best one cannot be told from it. */
const TOO_CLOSE = 3;

/** The chance of a character to know that a square is gone that another took so many plies ago, 0..1. */
export function characterRecall(level: LevelName, plies: number): number {
  return recallChance(plies, LEVELS[level].memory.threshold, SECONDS_A_PLY);
}

/** How often "gone" is said of a square that is to come: whoever does not know guesses so. */
export function guessing(answers: readonly DoneAnswer[]): number {
  const coming = answers.filter(({ skill, plies }) => skillOf(skill).drill === 'gone' && plies === undefined);
  return logLinear(coming.filter(({ right }) => !right).length, coming.length);
}

/** Squares that were taken, with how long ago and whether that was known. */
function takenIn(answers: readonly DoneAnswer[]): { readonly plies: number; readonly right: boolean }[] {
  return answers.flatMap(({ plies, right }) => (plies === undefined ? [] : [{ plies, right }]));
}

/**
 * The curve of recall, by bands; those that were asked too seldom are told together with their neighbours. What is right by guessing is
 * taken out: of what is not known a share g is called gone, so of n squares of which a share h is called gone (h − g) / (1 − g) are known.
 */
export function recallCurve(answers: readonly DoneAnswer[]): RecallPoint[] {
  const g = guessing(answers);
  const taken = takenIn(answers);
  return pointsIn(taken).map((here) => {
    const h = mean(here.map(({ right }) => Number(right)));
    const plies = mean(here.map((one) => one.plies));
    return { band: bandOf(here[0]!.plies), plies, asked: here.length, recalled: Math.min(1, Math.max(0, (h - g) / (1 - g))) };
  });
}

/** Squares in points of whole bands, from the latest taken on; what is left over at the far end goes to the last one. */
function pointsIn<T extends { readonly plies: number }>(taken: readonly T[]): T[][] {
  const points: T[][] = [];
  for (const band of BANDS) {
    const here = taken.filter(({ plies }) => bandOf(plies) === band).toSorted((a, b) => a.plies - b.plies);
    const open = points.at(-1);
    if (open !== undefined && open.length < FEWEST_A_POINT) open.push(...here);
    else if (here.length > 0) points.push(here);
  }
  const last = points.at(-1);
  if (last !== undefined && last.length < FEWEST_A_POINT && points.length > 1) points.at(-2)!.push(...points.pop()!);
  return points;
}

/** Whose memory somebody's is like. */
export interface Likeness {
  /** The character whose curve explains the answers best. */
  readonly like: LevelName;
  /** Those that explain them nearly as well, the best first; the best one is the first of them. */
  readonly alike: readonly LevelName[];
  /** How many answers it is said from. */
  readonly answers: number;
}

/** Whose memory the answers are like, by likelihood; null where they are too few to say. */
export function remembersLike(answers: readonly DoneAnswer[]): Likeness | null {
  const count = answers.filter(({ skill }) => skillOf(skill).drill === 'gone').length;
  const ranked = LEVEL_NAMES.map((level) => ({ level, fit: logLikelihood(level, answers) })).toSorted((a, b) => b.fit - a.fit);
  const [best] = ranked;
  if (count < FEWEST_ANSWERS || best === undefined) return null;
  const close = ranked.filter(({ fit }) => best.fit - fit <= Math.log(TOO_CLOSE));
  return { like: best.level, alike: close.map(({ level }) => level), answers: count };
}

/** The logarithm of the chance of these answers if somebody remembered as a character does and guessed as they do themselves. */
export function logLikelihood(level: LevelName, answers: readonly DoneAnswer[]): number {
  const g = guessing(answers);
  return takenIn(answers).reduce((sum, { plies, right }) => {
    const known = (1 - LAPSES) * characterRecall(level, plies);
    const saysGone = known + (1 - known) * g;
    return sum + Math.log(right ? saysGone : 1 - saysGone);
  }, 0);
}
