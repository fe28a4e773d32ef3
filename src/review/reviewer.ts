/**
 * Makes a review: asks an adviser one question after the other, first in a quick pass and then in a closer one, and tells the report as it
 * grows. The questions are the same however often it is asked, and so are the answers: a review can be made again at any time.
 */
import { isLevel, type LevelName } from '../ai/levelNames';
import { PASSES, type Adviser, type Pass, type WaitQuestion } from '../ai/questions';
import { notesAt } from '../history/notes';
import type { Seat } from '../rules/position';
import type { SeatView } from '../rules/seatView';
import { reportOf, UNASKED, type ReviewState } from './findings/build';
import { planInPieces, type PlacedTile, type ReviewPlan } from './ledger/plan';
import type { Report } from './report';
import { isTheirs, levelAt, type ReviewedGame } from './reviewedGame';
import { verdictOf } from './verdicts';
import type { Asked } from './ledger/worth';

/** What a review asks of an adviser (in play: of the worker, through bots/workerClient). */
export type ReviewAdviser = Pick<Adviser, 'judge' | 'recall' | 'chance' | 'recount'>;

export interface ReviewOptions {
  /**
   * Is told the report at once, before the first question (the curve by leads, the runs, the times), and as more of it is known: often
   * enough for a page that shows it.
   */
  readonly tell?: (report: Report) => void;
  /** Whether whoever is told is done with the last report. While not, nothing is told but the end of a pass; without it, always. */
  readonly ready?: () => boolean;
  /** Comes back once others had this thread: asked for between the pieces of what is worked out before the first question. */
  readonly breathe?: () => Promise<void>;
  /** Stops asking: what is known by then is what comes back. */
  readonly signal?: AbortSignal;
  /** The closest pass that is made; the second if not given. */
  readonly until?: Pass;
  /** How far the same review has come before: what was answered then is not asked again. */
  readonly before?: BegunReview | null;
  /** Is given how far it has come, with each answer. */
  readonly keep?: (begun: BegunReview) => void;
}

/** A review as far as it has come: all that is needed to go on with it. Plain data that nobody changes. */
export interface BegunReview {
  readonly plan: ReviewPlan;
  readonly state: ReviewState;
  /** Which pass is under way, from 0, and how many of its questions are answered. */
  readonly at: { readonly pass: number; readonly question: number };
}

/** What a review tells that has come so far. */
export function reportSoFar({ plan, state }: BegunReview): Report {
  return reportOf(plan, state);
}

/** Whether nothing is left to be asked. */
export function isDone({ state }: BegunReview): boolean {
  return state.pass === PASSES.length;
}

/** All questions have one seed, which tells nothing of a game: a review is the same wherever it is made. */
const SEED = 'review';
/** A judge has no character; a question has to name one. */
const LEVEL: LevelName = 'ada';
/** After so many answers the report is told anew: some 30 ms of thinking. */
const TELL_EVERY = 3;

/** What an adviser is asked about a view. */
export function questionAbout(view: SeatView, pass: Pass): WaitQuestion {
  return { view, level: LEVEL, seed: SEED, pass };
}

/** Reviews one seat of a game. Rejects only where the adviser does. @returns the report, as far as it came */
export async function review(game: ReviewedGame, seat: Seat, adviser: ReviewAdviser, options: ReviewOptions): Promise<Report> {
  const { tell, signal, until = 'second', ready = () => true, breathe, before = null, keep } = options;
  const plan = before?.plan ?? await planned(game, seat, breathe);
  const memory = !game.memoryAid && game.levels[seat] === null;
  let state = before?.state ?? UNASKED;
  if (signal?.aborted) return reportOf(plan, state);
  const known = (next: Partial<ReviewState>, pass: number, question: number, tells: boolean): void => {
    state = { ...state, ...next };
    keep?.({ plan, state, at: { pass, question } });
    if (tells) tell?.(reportOf(plan, state));
  };
  for (const [index, pass] of PASSES.slice(0, PASSES.indexOf(until) + 1).entries()) {
    const asked = plan.asked[pass];
    const from = before === null || index > before.at.pass ? 0 : index < before.at.pass ? null : before.at.question;
    if (from === null) continue;
    known({ progress: { done: from, all: asked.length } }, index, from, index === 0);
    if (memory && index === 0 && from === 0) {
      known({ answers: { ...state.answers, forgotten: await forgottenIn(plan, adviser) } }, 0, 0, false);
    }
    if (signal?.aborted) return reportOf(plan, state);
    for (const [i, one] of asked.entries()) {
      if (i < from) continue;
      const answers = await answersWith(state, one, pass, adviser);
      if (signal?.aborted) return reportOf(plan, state);
      known({ answers, progress: { done: i + 1, all: asked.length } }, index, i + 1, i % TELL_EVERY === 0 && ready());
    }
    const notes = await notesIn(plan, state, adviser);
    if (signal?.aborted) return reportOf(plan, state);
    known({ pass: index === 0 ? 1 : 2, notes }, index + 1, 0, true);
  }
  return reportOf(plan, state);
}

/** What has to be asked, worked out so that others have this thread in between. */
async function planned(game: ReviewedGame, seat: Seat, breathe: ReviewOptions['breathe']): Promise<ReviewPlan> {
  const planning = planInPieces(game, seat);
  let piece = planning.next();
  while (!piece.done) {
    await breathe?.();
    piece = planning.next();
  }
  return piece.value;
}

/** The answers with that of one more question. What nobody could answer stays as it was. */
async function answersWith(
  { answers }: ReviewState, { key, kind, view }: Asked, pass: Pass, adviser: ReviewAdviser,
): Promise<ReviewState['answers']> {
  const question = questionAbout(view, pass);
  if (kind === 'chance') {
    const moment = await adviser.chance(question);
    return moment === null ? answers : { ...answers, chances: new Map(answers.chances).set(key, moment.chance) };
  }
  const judged = await adviser.judge(question);
  return judged.tiles.length === 0 ? answers : { ...answers, judged: new Map(answers.judged).set(key, judged) };
}

/** The runs whose forgetting explains the person's tiles, by the questions about their racks. */
async function forgottenIn({ game, placed, seat }: ReviewPlan, adviser: ReviewAdviser): Promise<ReviewState['answers']['forgotten']> {
  const own = placed.filter(({ asked: { view }, event }) => view.seat === seat && isTheirs(game, seat, event));
  const runs = await adviser.recall({ moves: own.map(({ asked: { view }, tile }) => ({ view, tile })), seed: SEED });
  return new Map(own.flatMap(({ asked: { key } }, i) => (runs[i] ? [[key, runs[i]] as const] : [])));
}

/** What computers had in mind at their slips, by the events of their tiles. */
async function notesIn({ game, placed }: ReviewPlan, { answers }: ReviewState, adviser: ReviewAdviser): Promise<ReviewState['notes']> {
  const notes: [number, ReturnType<typeof notesAt>[number]][] = [];
  for (const one of placed.filter((tile) => isSlip(tile, answers))) {
    const { asked: { view }, event, tile } = one;
    const level = levelAt(game, view.seat, event);
    if (!isLevel(level)) continue;
    const [note] = notesAt(view, tile, await adviser.recount({ view, level, seed: game.seeds[view.seat] ?? '' }));
    if (note) notes.push([event, note]);
  }
  return new Map(notes);
}

function isSlip({ asked: { view, key }, tile }: PlacedTile, { judged }: ReviewState['answers']): boolean {
  const answer = judged.get(key);
  return answer !== undefined && verdictOf(view, answer, tile)?.band !== null;
}
