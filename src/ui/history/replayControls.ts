/**
 * A game that is over, looked at again: the controls, everyone's racks and the moments, as real elements around the picture of the table.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { Box } from '../../layout/box';
import type { ReplayBoxes } from '../../layout/replay';
import type { Layout } from '../../layout/types';
import type { Replay, ReplayMoment } from '../../history/pastView';
import type { Update, ViewState } from '../../session/viewState';
import { say } from '../../strings/say';
import { momentName, momentTold, rackTold } from '../../strings/words/past/replay';
import type { Pace } from '../../setup/setup';
import { controls, replayKeys as keysOf, stopsAround } from '../parts/replay/replayControls';
import type { ReplayBase, ReplayCommand } from '../parts/replay/replayState';
import type { Ask } from '../commands';
import { shownUpdate } from '../shownNames';
import { stepLines } from '../story';
import { storyText } from '../storyText';
import { mark } from '../ornaments';
import type { ReviewModel } from '../review/reviewModel';
import { at, whole } from '../table/place';

export interface ReplayModel extends Replay, Omit<ReplayBase, 'steps'> {
  readonly pace: Pace;
  /** The review beside it; null where none is wanted. */
  readonly review: ReviewModel | null;
}

/** The moment that is shown, or came last. */
function momentAt(moments: readonly ReplayMoment[], step: number): ReplayMoment | undefined {
  return moments.findLast((moment) => moment.step <= step);
}

/** The steps that one goes to, one after the other: those of the review's moments, as soon as there are any, else of the replay's. */
function stopsOf({ moments, review }: ReplayModel): readonly number[] {
  const reviewed = review?.report?.moments ?? [];
  return (reviewed.length > 0 ? reviewed : moments).map(({ step }) => step);
}

/** Does what a key means in a replay. */
export function replayKeys(model: ReplayModel, ask: Ask): (event: KeyboardEvent) => void {
  return keysOf(model, stopsOf(model), moves(ask));
}

/** What moves any replay is asked for here, but for the copying of its record. */
const moves = (ask: Ask) => (command: ReplayCommand): unknown => (command.kind === 'copied' ? undefined : ask(command));

/**
 * The whole screen of a replay.
 * @param table the elements of players and board, as at any table
 */
export function replayTemplate(model: ReplayModel, layout: Layout, boxes: ReplayBoxes, table: TemplateResult, ask: Ask): TemplateResult {
  const { steps, moments, step } = model;
  const update = steps[step] && shownUpdate(steps[step]);
  if (!update) return html``;
  const shown = update.state;
  const list = momentsTemplate(shown, moments, step, boxes, ask);
  const parts = html`${controlsTemplate(model, update, boxes.kind === 'apart' ? boxes.controls : null, ask)}${
    racksTemplate(shown, boxes.kind === 'apart' ? boxes.racks : null)}${list}`;
  return html`
    <main class="table replay ${layout.shape}" ${whole(layout)} @keydown=${replayKeys(model, ask)}>
      <h1 class="spoken">${say('replay-title')}</h1>
      ${table}
      ${boxes.kind === 'column' ? html`<div class="column" ${at(boxes.column)}>${parts}</div>` : parts}
      <button type="button" class="menu end" aria-label=${say('replay-back')} title=${say('replay-back')}
        ${at(layout.menu)} @click=${() => ask({ kind: 'endReplay' })}><span aria-hidden="true">×</span></button>
    </main>`;
}

/** What one goes through the game with. @param box where it lies; null where the style sheet says that */
export function controlsTemplate(model: ReplayModel, update: Update, box: Box | null, ask: Ask): TemplateResult {
  const { steps, turns, moments, step } = model;
  const here = moments.filter((moment) => moment.step === step);
  // A run that lies there lit is told of as it is about to be taken.
  const next = here.some(({ kind }) => kind === 'taken') ? steps[step + 1] && shownUpdate(steps[step + 1]!) : undefined;
  const taken = next ? stepLines({ ...next, happenings: next.happenings.filter(({ type }) => type === 'snagged') }, []) : [];
  const told = storyText([...stepLines(update, here), ...taken]);
  const turn = say('replay-turn-of', { turn: turns[step] ?? 0, turns: turns.at(-1) ?? 0 });
  const [before, after] = stopsAround(model, stopsOf(model));
  return html`
    <section class="controls" aria-label=${say('replay-controls')} ${at(box)}>
      <p class="told" role="status">${told}</p>
      ${controls(model, {
        outer: [{ name: say('replay-moment-before'), to: before }, { name: say('replay-moment-next'), to: after }],
        scrub: say('replay-scrub'), at: turn, heard: say('replay-at', { at: turn, told }),
      }, moves(ask))}
    </section>`;
}

/** Everyone's tiles. @param counted whether it is seen, too, how many each has won: where no panels tell it */
export function racksTemplate({ seats, mover }: ViewState, box: Box | null, counted = false): TemplateResult {
  return html`
    <ul role="list" class="racks ${counted ? 'counted' : ''}" aria-label=${say('replay-racks')} ${at(box)}>
      ${seats.map(({ name, shape, rack, won }, seat) => html`
        <li aria-current=${seat === mover ? 'true' : nothing}>
          <span class="spoken">${rackTold(name, rack)}</span>
          ${mark(shape)}<span class="name" aria-hidden="true">${name}</span>
          ${counted ? html`<b class="won" aria-hidden="true">${won}</b>` : nothing}
          <span class="chips" aria-hidden="true">${rack.map((tile) => html`<span>${tile}</span>`)}</span>
        </li>`)}
    </ul>`;
}

function momentsTemplate(
  { seats }: ViewState, moments: readonly ReplayMoment[], step: number, boxes: ReplayBoxes, ask: Ask,
): TemplateResult {
  const names = seats.map(({ name }) => name);
  const now = momentAt(moments, step);
  return html`
    <section class="moments" aria-labelledby="moments-title" ${at(boxes.kind === 'apart' ? boxes.moments : null)}>
      <h2 id="moments-title">${say('replay-moments')}</h2>
      ${moments.length === 0 ? html`<p>${say('replay-no-moments')}</p>` : nothing}
      <ol role="list">${moments.map((moment) => html`
        <li><button type="button" class=${moment.kind} aria-label=${momentName(moment, names)}
          aria-current=${moment === now ? 'step' : nothing} @click=${() => ask({ kind: 'toStep', step: moment.step })}>
          <span class="ply">${moment.ply}</span><span>${momentTold(moment, names)}</span></button></li>`)}
      </ol>
    </section>`;
}
