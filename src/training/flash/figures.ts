/** What the answers of *Flash* come to: how well somebody tells runs from none, and how fast; the same apart by what there was to see. */
import { median, probit } from 'simple-statistics';
import { DIRECTIONS, type Direction } from '../../rules/board';
import type { DoneAnswer } from '../progress';
import { logLinear } from '../rates';
import { LANDINGS, PLACES, skillOf, type FlashSkill, type LandingKind, type LastPlace } from '../skills';

export interface FlashFigures {
  /** How many landings made a run, and how many of those were called. */
  readonly runs: number;
  readonly hits: number;
  /** How many made none, and how many of those were called in vain. */
  readonly none: number;
  readonly falseCalls: number;
  /**
   * d′, by how many standard deviations runs stand out from what is none (Green and Swets 1966): 0 is guessing, 1 fair, 3 sharp. It tells
   * a sharp eye from a quick finger: whoever calls everything has all hits and a d′ of 0.
   */
  readonly dPrime: number;
  /** The share of right answers, 0..1; 0 without any. */
  readonly right: number;
  /** The median time of the right calls, in milliseconds; null without any. */
  readonly median: number | null;
}

/** Of some landings of one sort: how many were answered, how many of them right, and the median time of the right ones. */
export interface Part { readonly asked: number; readonly right: number; readonly median: number | null }

export interface FlashParts {
  /** Runs alone and crossings, by direction and by where the last tile lay in them. */
  readonly byDirection: Readonly<Record<Direction, Part>>;
  readonly byPlace: Readonly<Record<LastPlace, Part>>;
  /** Runs alone, crossings, near-runs, and what is nothing like one. */
  readonly byKind: Readonly<Record<LandingKind | 'quiet', Part>>;
}

const madeRun = (skill: FlashSkill): boolean => skill.kind === 'run' || skill.kind === 'crossing';

/** The answers to *Flash* among some, each with its skill. */
function flashOnly(answers: readonly DoneAnswer[]): { readonly skill: FlashSkill; readonly answer: DoneAnswer }[] {
  return answers.flatMap((answer) => {
    const skill = skillOf(answer.skill);
    return skill.drill === 'flash' ? [{ skill, answer }] : [];
  });
}

export function flashFigures(answers: readonly DoneAnswer[]): FlashFigures {
  const all = flashOnly(answers);
  const made = all.filter(({ skill }) => madeRun(skill)).map(({ answer }) => answer);
  const without = all.filter(({ skill }) => !madeRun(skill)).map(({ answer }) => answer);
  const hits = made.filter(({ right }) => right);
  const falseCalls = without.filter(({ right }) => !right);
  return {
    runs: made.length, hits: hits.length, none: without.length, falseCalls: falseCalls.length,
    dPrime: probit(logLinear(hits.length, made.length)) - probit(logLinear(falseCalls.length, without.length)),
    right: all.length === 0 ? 0 : all.filter(({ answer }) => answer.right).length / all.length,
    median: medianOf(hits),
  };
}

export function flashParts(answers: readonly DoneAnswer[]): FlashParts {
  const all = flashOnly(answers);
  const part = (fits: (skill: FlashSkill) => boolean): Part => {
    const some = all.filter(({ skill }) => fits(skill)).map(({ answer }) => answer);
    const right = some.filter((answer) => answer.right);
    return { asked: some.length, right: right.length, median: medianOf(right) };
  };
  const parts = <K extends string>(keys: readonly K[], fits: (skill: FlashSkill, key: K) => boolean): Record<K, Part> =>
    Object.fromEntries(keys.map((key) => [key, part((skill) => fits(skill, key))])) as Record<K, Part>;
  const ways = DIRECTIONS.map(({ name }) => name);
  return {
    byDirection: parts(ways, (skill, way) => madeRun(skill) && skill.kind !== 'quiet' && skill.direction === way),
    byPlace: parts(PLACES, (skill, place) => madeRun(skill) && skill.kind !== 'quiet' && skill.place === place),
    byKind: parts([...LANDINGS, 'quiet'], (skill, kind) => skill.kind === kind),
  };
}

function medianOf(answers: readonly DoneAnswer[]): number | null {
  const times = answers.flatMap(({ ms }) => (ms === null ? [] : [ms]));
  return times.length === 0 ? null : median(times);
}
