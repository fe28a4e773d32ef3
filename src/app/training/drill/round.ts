/**
 * A round of a drill as it is played at the table: what is looked at, when the clock of a question starts, and what comes by itself. The
 * questions and what answers are worth stand in `training/drill`; this is the one state of the table around them. Pure.
 */
import type { Tile } from '../../../rules/board';
import type { StretchStep } from '../../../strings/drillSaid';
import { DRILL_TIMES, type Question, type Said, type Stretch } from '../../../training/question';
import { drillAfter, questionNow, type DrillState, type Given } from '../../../training/drill';

export interface Round {
  readonly drill: DrillState;
  /**
   * `ready`: a press begins; `look`: a board is looked at, or a stretch plays; `asked`; `told`: how the answer was; `over`.
   */
  readonly phase: 'ready' | 'look' | 'asked' | 'told' | 'over';
  /** How many steps of the stretch have been shown: a tile lands, then what was made is taken. */
  readonly shown: number;
  /** When the question could be answered, in the page's milliseconds: all of it was painted. Null before. */
  readonly askedAt: number | null;
  /** When it was told what the answer was, as that. */
  readonly toldAt: number;
  /** Whether questions wait for as long as somebody likes. */
  readonly unhurried: boolean;
  /** Whether the time of this question does not count: something was read aloud, the limit came or went, or the game stood still. */
  readonly untimed: boolean;
  /** Whether nobody had answered in time. */
  readonly late: boolean;
  readonly paused: boolean;
}

/** What happens at the table of a drill. `at`: in the page's milliseconds. */
export type RoundEvent =
  /** A press goes on, or time has. */
  | { readonly type: 'on' }
  | { readonly type: 'painted'; readonly at: number }
  | { readonly type: 'answered'; readonly said: Said; readonly at: number }
  /** Nobody has answered in time. */
  | { readonly type: 'timeUp'; readonly at: number }
  /** Something of the table was read aloud. */
  | { readonly type: 'read' }
  | { readonly type: 'paused'; readonly paused: boolean }
  | { readonly type: 'hurry'; readonly unhurried: boolean };

/** How long it is told how an answer was, in milliseconds; longer where there is something to learn. */
const TOLD_MS = { right: 1500, wrong: 3600 };
/** A press that comes sooner after an answer was meant for the question. */
const MEANT_FOR_IT_MS = 450;

/** @param drill as it begins, or as it was kept */
export function roundOf(drill: DrillState, unhurried: boolean): Round {
  return {
    drill, phase: 'ready', shown: 0, askedAt: null, toldAt: 0, unhurried, untimed: false, late: false, paused: false,
  };
}

export function roundAfter(round: Round, event: RoundEvent): Round {
  switch (event.type) {
    case 'on': return round.paused ? round : goOn(round);
    case 'painted': return round.phase === 'asked' && round.askedAt === null ? { ...round, askedAt: event.at } : round;
    case 'answered': return answered(round, event.said, event.at, false);
    // What nobody answered is let pass.
    case 'timeUp': return answered(round, 'pass', event.at, true);
    case 'read': return round.phase === 'asked' ? { ...round, untimed: true } : round;
    case 'paused': return { ...round, paused: event.paused, untimed: round.untimed || round.phase === 'asked' };
    // A question that was begun without a limit gets none: its time may be over already.
    case 'hurry': return { ...round, unhurried: event.unhurried, untimed: round.untimed || round.phase === 'asked' };
  }
}

function goOn(round: Round): Round {
  const { drill, phase, shown } = round;
  switch (phase) {
    case 'ready': return asking(round, drill);
    case 'look': {
      const stretch = stretchNow(drill);
      if (stretch === null || shown >= stepsOf(stretch).length) return toAsked(round, drillAfter(drill, { type: 'watched' }));
      return { ...round, shown: shown + 1 };
    }
    case 'told': return asking(round, drillAfter(drill, { type: 'next' }));
    case 'asked': case 'over': return round;
  }
}

/** The next question of a drill: first what is looked at before it. */
function asking(round: Round, drill: DrillState): Round {
  if (drill.phase === 'over') return { ...round, drill, phase: 'over' };
  const looks = drill.phase === 'stretch' || questionNow(drill)?.drill === 'flash';
  return looks ? { ...round, drill, phase: 'look', shown: 0 } : toAsked(round, drill);
}

function toAsked(round: Round, drill: DrillState): Round {
  return { ...round, drill, phase: 'asked', askedAt: null, untimed: false, late: false };
}

function answered(round: Round, said: Said, at: number, late: boolean): Round {
  const { drill, phase, askedAt, unhurried, untimed, paused } = round;
  if (phase !== 'asked' || paused) return round;
  const counts = askedAt !== null && !unhurried && !untimed && !late;
  const next = drillAfter(drill, { type: 'answered', answer: { said, ms: counts ? Math.max(0, Math.round(at - askedAt)) : null } });
  return next === drill ? round : { ...round, drill: next, phase: 'told', toldAt: at, late };
}

/** What comes by itself, and after how many milliseconds; null where a press is waited for. @param now in the page's milliseconds */
export function comesBy(round: Round, now: number): { readonly event: RoundEvent; readonly ms: number } | null {
  const { phase, unhurried, untimed, askedAt, drill, paused } = round;
  if (paused) return null;
  const question = questionNow(drill);
  switch (phase) {
    case 'look': return unhurried ? null : { event: { type: 'on' }, ms: lookMs(round) };
    case 'asked': {
      if (question?.drill !== 'flash' || unhurried || untimed || askedAt === null) return null;
      const ends = askedAt + DRILL_TIMES.flash.limit;
      return { event: { type: 'timeUp', at: ends }, ms: Math.max(0, ends - now) };
    }
    // A choice is thought about: so is what is said of it.
    case 'told': return unhurried || question?.drill === 'safe' ? null
      : { event: { type: 'on' }, ms: TOLD_MS[lastGiven(drill)?.verdict.right === true ? 'right' : 'wrong'] };
    case 'ready': case 'over': return null;
  }
}

/** Whether somebody has to press to go on. */
export function waitsForPress(round: Round): boolean {
  return round.phase === 'ready' || (round.phase === 'told' && comesBy(round, 0) === null) || (round.phase === 'look' && round.unhurried);
}

/** Whether a press at this moment goes on: it shortens what comes by itself, but is not the second press of an answer. */
export function pressGoesOn(round: Round, at: number): boolean {
  if (round.phase === 'told') return at - round.toldAt >= MEANT_FOR_IT_MS;
  return waitsForPress(round);
}

function lookMs({ drill, shown }: Round): number {
  const stretch = stretchNow(drill);
  if (stretch === null) return DRILL_TIMES.flash.look;
  if (shown === 0) return DRILL_TIMES.gone.look;
  return stepsOf(stretch)[shown - 1]?.taken === null ? DRILL_TIMES.gone.ply : DRILL_TIMES.gone.taken + DRILL_TIMES.gone.ply / 2;
}

/** The stretch that plays now; null where none does. */
export function stretchNow(drill: DrillState): Stretch | null {
  const question = questionNow(drill);
  return drill.phase === 'stretch' && question?.drill === 'gone' ? question.stretch : null;
}

/** A step of a stretch, with the tiles that lie after it. */
interface LyingStep extends StretchStep { readonly board: readonly Tile[] }

const known = new WeakMap<Stretch, readonly LyingStep[]>();

/** The steps of a stretch, each with the tiles that lie after it. */
export function stepsOf(stretch: Stretch): readonly LyingStep[] {
  const steps = known.get(stretch) ?? makeSteps(stretch);
  known.set(stretch, steps);
  return steps;
}

function makeSteps({ board: first, plies }: Stretch): LyingStep[] {
  let board: readonly Tile[] = first;
  return plies.flatMap(({ tile, taken }) => {
    board = [...board, tile].toSorted((a, b) => a - b);
    const landed: LyingStep = { tile, taken: null, board };
    const takes = taken.map((tiles): LyingStep => {
      board = board.filter((one) => !tiles.includes(one));
      return { tile, taken: tiles, board };
    });
    return [landed, ...takes];
  });
}

export function lastGiven({ given }: DrillState): Given | null {
  return given.at(-1) ?? null;
}

/** The question of a round; that of a round that is over is its last one. */
export function questionOf({ drill }: Round): Question {
  return questionNow(drill) ?? drill.questions.at(-1)!;
}
