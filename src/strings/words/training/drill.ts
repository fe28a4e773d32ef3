/** What is said at the table of a drill: the question, and after the answer how it was and why. */
import type { Line } from '../../../rules/board';
import type { Given } from '../../../training/drill';
import type { FlashQuestion, NearRun, Question, SafeQuestion } from '../../../training/question';
import type { InputSettings } from '../../../setup/inputSettings';
import { rowOf, singlesOf } from '../../../setup/tableKeys';
import { safeTold, type SafeTold } from '../../../training/safe/safe';
import type { DrillName } from '../../../training/skills';
import type { DrillSaid } from '../../drillSaid';
import { list } from '../../formats';
import { say } from '../../say';
import { keysTold } from '../table/keys';
import { reasonTold } from '../review/reason';
import { whySafe } from './safeWhy';

/** The sentences, one after another. What stands between two asterisks is what to do. */
export function drillText(said: DrillSaid): readonly string[] {
  switch (said.kind) {
    case 'how': return [say(`drill-how-${said.drill}`)];
    case 'look': return [say(said.unhurried ? 'drill-look-unhurried' : 'drill-look')];
    case 'watch': {
      const { step, unhurried } = said;
      if (step === null) return [say(unhurried ? 'drill-watch-unhurried' : 'drill-watch')];
      return [step.taken === null ? say('drill-placed', { tile: step.tile }) : say('drill-taken', { tiles: list(step.taken) })];
    }
    case 'asked': return [askedText(said.question)];
    case 'told': return toldTexts(said.question, said.given);
    case 'over': return [];
  }
}

/** How an answer was, in a word or two. */
export function verdictText({ verdict }: Given, late: boolean): string {
  return say(verdict.right ? 'drill-right' : late ? 'drill-too-late' : 'drill-wrong');
}

/** With which keys a drill is played; null where single characters are switched off, and it needs some. */
export function drillKeys(drill: DrillName, input: InputSettings): string | null {
  switch (drill) {
    case 'flash': return say('drill-keys-flash', {
      call: keysTold(singlesOf('call', input), rowOf('call').named), pass: keysTold(singlesOf('draw', input), rowOf('draw').named),
    });
    case 'gone': return input.singleKeys ? say('drill-keys-gone') : null;
    case 'safe': return input.singleKeys ? say('drill-keys-safe') : null;
  }
}

function askedText(question: Question): string {
  switch (question.drill) {
    case 'flash': return say('drill-run-or-not', { tile: question.tile });
    case 'gone': return say('drill-asked-gone', { square: question.square });
    case 'safe': return say(isPlain(question) ? 'drill-which-plain' : 'drill-which');
  }
}

const isPlain = ({ ref }: SafeQuestion): boolean => ref.skill === 'safe:plain';

function toldTexts(question: Question, given: Given): readonly string[] {
  switch (question.drill) {
    case 'flash': return flashTold(question);
    case 'gone': return [question.plies === null ? say('drill-is-to-come', { square: question.square })
      : say('drill-was-gone', { square: question.square, plies: question.plies })];
    case 'safe': return safeTexts(question, given);
  }
}

function flashTold({ runs, near }: FlashQuestion): readonly string[] {
  const [first, ...more] = runs;
  if (first && more.length > 0) return [say('drill-runs', { count: runs.length, runs: runs.map(squares).join('; ') })];
  if (first) return [say('drill-run', { tiles: squares(first) })];
  return [near === null ? say('drill-no-run') : nearText(near)];
}

function nearText({ squares: three, missing, kind }: NearRun): string {
  const tiles = list(three);
  return kind === 'taken' ? say('drill-near-taken', { tiles, missing }) : say('drill-near', { tiles, missing });
}

/** What the tile that tempts most would have opened; null where it is worse for another reason. */
function whyNot(told: SafeTold | null): string | null {
  if (told?.reason?.kind !== 'opens') return null;
  const { tile, gain } = told.reason.opening;
  return say('drill-why-opens', { tile: told.other, opened: tile, takes: gain });
}

/** After a wrong tile what it gave away, and why, as a review tells it; after the safe one why nothing comes of it. */
function safeTexts(question: SafeQuestion, { answer, verdict }: Given): readonly string[] {
  const chosen = Number(answer.said);
  const points = Math.round(verdict.lost * 100);
  const told = safeTold(question, chosen);
  if (verdict.right) {
    const why = whySafe(question, chosen) ?? whyNot(told);
    return [say('drill-safe', { tile: chosen }), ...(why === null ? [] : [why])];
  }
  const reason = told?.reason;
  // To a beginner it is told what was opened: per cents come with the harder questions.
  if (reason && isPlain(question)) return reasonTold(reason, chosen, true);
  return reason ? [...reasonTold(reason, chosen, true), say('drill-safe-costs', { points })]
    : [say('drill-safe-lost', { points, best: Number(verdict.truth) })];
}

const squares = ({ squares: line }: Pick<Line, 'squares'>): string => list(line);
