/** From answers to a report: all that is known so far, told anew whenever more is. Pure. */
import type { Note } from '../../history/pastView';
import { dealtOf } from '../../rules/steps';
import { isLevel } from '../../ai/levelNames';
import type { Accounts, ChoiceAccount, MemoryAccount } from '../accounts';
import type { Band } from '../band';
import { curveOf } from './curve';
import { eyeOf } from './eye';
import { amountOf, pointsOf } from '../ledger/link';
import { luckOf } from './luck';
import { chosenMoments } from './moments';
import { othersMoves, ownMoves } from './moves';
import { turningOf } from './turning';
import type { ReviewPlan } from '../ledger/plan';
import type { Missing, OwnMove, Report, ReviewPass } from '../report';
import type { Answers } from '../ledger/worth';

/** How far a review has come, and what was answered. */
export interface ReviewState {
  readonly pass: ReviewPass;
  readonly progress: Report['progress'];
  readonly answers: Answers;
  /** What computers had in mind when they placed a tile, by its event. */
  readonly notes: ReadonlyMap<number, Note>;
}

/** Nothing is asked yet. */
export const UNASKED: ReviewState = {
  pass: 0, progress: { done: 0, all: 0 }, answers: { judged: new Map(), chances: new Map(), forgotten: new Map() }, notes: new Map(),
};

/** The report of a plan, as far as its questions are answered. */
export function reportOf(plan: ReviewPlan, { pass, progress, answers, notes }: ReviewState): Report {
  const { game, seat, steps, ledgers } = plan;
  const moves = ownMoves(plan, answers);
  const others = othersMoves(plan, answers, notes);
  const accounts = accountsOf(plan, moves, answers, pass);
  const unjudged = [...moves, ...others].some(({ verdict }) => verdict === null);
  const curve = curveOf([dealtOf(game.record), ...steps.map(({ position }) => position)], seat, ledgers[seat]!.anchors, answers);
  return {
    game: game.id, seat, pass, progress, moves, others, accounts, curve, missing: missingOf(plan, pass, unjudged),
    turning: isWhole(plan) ? turningOf(plan, { moves, others, curve, pass, unjudged }) : null,
    moments: chosenMoments(plan, moves, others, accounts.eye, (one, event) => lostAbout(plan, one, event, answers)),
  };
}

/** Whether the result is that of whoever is reviewed: all that was done at the seat was theirs. */
function isWhole({ game: { held }, seat }: ReviewPlan): boolean {
  return held?.[seat]?.whole !== false;
}

function accountsOf(plan: ReviewPlan, moves: readonly OwnMove[], answers: Answers, pass: ReviewPass): Accounts {
  const { game, seat, steps, runs, ledgers } = plan;
  const own = ledgers[seat]!;
  const automatic = game.record.rules.calls === 'automatic';
  return {
    choice: choiceOf(moves),
    memory: game.memoryAid || game.levels[seat] !== null ? null : memoryOf(moves),
    eye: automatic ? null : eyeOf(game, steps, runs, seat, (event) => lostAbout(plan, seat, event, answers)),
    luck: steps.at(-1)?.position.mover === null && isWhole(plan)
      ? luckOf(own, ledgers.filter((one) => one !== own), answers, pass === 2) : null,
  };
}

/** What a seat lost with its eye over a run or a call in vain, in points, below 0 for a gain; null where that is not known. */
function lostAbout({ ledgers }: ReviewPlan, seat: number, event: number, answers: Answers): number | null {
  const links = ledgers[seat]!.links.filter(({ account, about }) => account === 'eye' && about === event);
  const amounts = links.map((link) => amountOf(link, answers));
  return amounts.includes(null) ? null : pointsOf(0 - amounts.reduce<number>((sum, one) => sum + (one ?? 0), 0));
}

function choiceOf(moves: readonly OwnMove[]): ChoiceAccount {
  const judged = moves.filter(({ verdict, rack }) => verdict !== null && rack.length > 1);
  const told = (wanted: Band): number =>
    judged.filter(({ verdict, account, toldAt }) => account === 'choice' && toldAt === null && verdict?.band === wanted).length;
  return {
    judged: judged.length, sound: judged.filter(({ verdict }) => verdict?.band === null).length,
    told: { inaccuracy: told('inaccuracy'), mistake: told('mistake'), blunder: told('blunder') },
    points: lossOf(judged.filter(({ account }) => account !== 'memory')),
  };
}

function memoryOf(moves: readonly OwnMove[]): MemoryAccount {
  const slips = moves.filter(({ account }) => account === 'memory');
  return { slips: slips.length, points: lossOf(slips) };
}

function lossOf(moves: readonly OwnMove[]): number {
  return moves.reduce((sum, { verdict }) => sum + (verdict?.loss ?? 0), 0);
}

function missingOf(plan: ReviewPlan, pass: ReviewPass, unjudged: boolean): Missing[] {
  const { game, steps } = plan;
  const { record: { rules, events }, forfeited, memoryAid, levels, callTimes } = game;
  const over = steps.at(-1)?.position.mover === null;
  const calls = events.filter(([kind]) => kind === 'snag').length;
  return [
    ...(over ? [] : [forfeited ? 'forfeited' as const : 'cut-short' as const]),
    ...(isWhole(plan) ? [] : ['taken-over' as const]),
    ...(rules.calls === 'automatic' ? ['no-calls' as const] : []),
    ...(memoryAid ? ['memory-aid' as const] : []),
    ...(levels.some((level) => level !== null && !isLevel(level)) ? ['unknown-level' as const] : []),
    ...(calls > 0 && callTimes.every((time) => time === null) ? ['no-times' as const] : []),
    ...(pass > 0 && unjudged ? ['unjudged' as const] : []),
  ];
}
