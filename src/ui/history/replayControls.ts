/**
 * A game that is over, looked at again: the controls, everyone's racks and the moments, as real elements around the picture of the table.
 */
import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { Box } from '../../layout/box';
import type { ReplayBoxes } from '../../layout/replay';
import type { Layout } from '../../layout/types';
import type { Replay, ReplayMoment } from '../../history/pastView';
import type { Update, ViewState } from '../../session/viewState';
import { say } from '../../strings/say';
import { momentName, momentTold, rackTold } from '../../strings/words/past/replay';
import type { Pace } from '../../setup/setup';
import type { Ask } from '../commands';
import { shownUpdate } from '../shownNames';
import { stepLines } from '../story';
import { storyText } from '../storyText';
import { mark } from '../ornaments';
import type { ReviewModel } from '../review/reviewModel';
import { at, whole } from '../table/place';
import { REPLAY_SPEEDS, type ReplaySpeed } from './replaySpeed';

export interface ReplayModel {
  readonly kind: 'replay';
  readonly replay: Replay;
  /** What is shown: the table after so many events. */
  readonly step: number;
  readonly playing: boolean;
  /** How many times as quick as usual it plays on. */
  readonly speed: ReplaySpeed;
  readonly pace: Pace;
  /** The review beside it; null where none is wanted. */
  readonly review: ReviewModel | null;
}

/** What is drawn on the buttons, in a box of 24. */
const SIGNS = {
  'moment-before': 'M7 5 V19 M19 5 L10 12 L19 19 Z', 'step-back': 'M16 5 L7 12 L16 19 Z', play: 'M7 4 L19 12 L7 20 Z',
  pause: 'M8 5 V19 M16 5 V19', 'step-on': 'M8 5 L17 12 L8 19 Z', 'moment-next': 'M5 5 L14 12 L5 19 Z M17 5 V19',
} as const;

function sign(name: keyof typeof SIGNS): TemplateResult {
  return html`<svg viewBox="0 0 24 24" aria-hidden="true">${svg`<path d=${SIGNS[name]} />`}</svg>`;
}

/** The moment that is shown, or came last. */
function momentAt(moments: readonly ReplayMoment[], step: number): ReplayMoment | undefined {
  return moments.findLast((moment) => moment.step <= step);
}

/**
 * What a key means in a replay: the step to go to, whether to play, or to close it; null for other keys and those of an element of its own.
 */
function keyAct(model: ReplayModel, event: KeyboardEvent, ask: Ask): (() => Promise<void>) | null {
  const { replay: { steps }, step, playing } = model;
  const moments = stopsOf(model);
  const target = event.target instanceof Element ? event.target : null;
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  if (event.key === 'Escape') return () => ask({ kind: 'endReplay' });
  if (target?.closest('input, [role="grid"]')) return null;
  switch (event.key) {
    case 'ArrowLeft': return () => ask({ kind: 'toStep', step: step - 1 });
    case 'ArrowRight': return () => ask({ kind: 'toStep', step: step + 1 });
    case 'PageUp': return () => ask({ kind: 'toStep', step: before(moments, step) });
    case 'PageDown': return () => ask({ kind: 'toStep', step: after(moments, step, steps.length - 1) });
    case 'Home': return () => ask({ kind: 'toStep', step: 0 });
    case 'End': return () => ask({ kind: 'toStep', step: steps.length - 1 });
    case ' ': return target?.closest('button') ? null : () => ask({ kind: 'playOn', playing: !playing });
    default: return null;
  }
}

/** A step to stop at. */
type Stop = Pick<ReplayMoment, 'step'>;

/** The moments that one goes to, one after the other: those of the review, as soon as there are any, else those of the replay. */
function stopsOf({ replay, review }: ReplayModel): readonly Stop[] {
  const reviewed = review?.report?.moments ?? [];
  return reviewed.length > 0 ? reviewed : replay.moments;
}

const before = (moments: readonly Stop[], step: number): number => moments.findLast((moment) => moment.step < step)?.step ?? 0;
const after = (moments: readonly Stop[], step: number, last: number): number =>
  moments.find((moment) => moment.step > step)?.step ?? last;

/** Does what a key means in a replay. */
export function replayKeys(model: ReplayModel, ask: Ask): (event: KeyboardEvent) => void {
  return (event) => {
    const act = event.defaultPrevented ? null : keyAct(model, event, ask);
    if (!act) return;
    event.preventDefault();
    void act();
  };
}

/**
 * The whole screen of a replay.
 * @param table the elements of players and board, as at any table
 */
export function replayTemplate(model: ReplayModel, layout: Layout, boxes: ReplayBoxes, table: TemplateResult, ask: Ask): TemplateResult {
  const { replay: { steps, moments }, step } = model;
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
  const { replay: { steps, turns, moments }, step, playing, speed } = model;
  const stops = stopsOf(model);
  const last = steps.length - 1;
  const here = moments.filter((moment) => moment.step === step);
  // A run that lies there lit is told of as it is about to be taken.
  const next = here.some(({ kind }) => kind === 'taken') ? steps[step + 1] && shownUpdate(steps[step + 1]!) : undefined;
  const taken = next ? stepLines({ ...next, happenings: next.happenings.filter(({ type }) => type === 'snagged') }, []) : [];
  const told = storyText([...stepLines(update, here), ...taken]);
  const button = (name: 'moment-before' | 'step-back' | 'step-on' | 'moment-next', to: number): TemplateResult => html`
    <button type="button" aria-label=${say(`replay-${name}`)} title=${say(`replay-${name}`)}
      aria-disabled=${to === step || (name === 'step-back' && step === 0) || (name === 'step-on' && step === last)}
      @click=${() => ask({ kind: 'toStep', step: to })}>${sign(name)}</button>`;
  const turn = say('replay-turn-of', { turn: turns[step] ?? 0, turns: turns.at(-1) ?? 0 });
  const play = playing ? say('replay-pause') : say('replay-play');
  return html`
    <section class="controls" aria-label=${say('replay-controls')} ${at(box)}>
      <p class="told" role="status">${told}</p>
      <div class="keys">
        ${button('moment-before', before(stops, step))}
        ${button('step-back', step - 1)}
        <button type="button" class="main" data-first aria-label=${play} title=${play}
          @click=${() => ask({ kind: 'playOn', playing: !playing })}>${sign(playing ? 'pause' : 'play')}</button>
        ${button('step-on', step + 1)}
        ${button('moment-next', after(stops, step, last))}
        ${speedButton(speed, ask)}
      </div>
      <div class="scrub">
        <input type="range" min="0" max=${last} step="1" aria-label=${say('replay-scrub')}
          aria-valuetext=${say('replay-at', { at: turn, told })} .value=${live(String(step))}
          @input=${(event: Event) => ask({ kind: 'toStep', step: Number((event.target as HTMLInputElement).value) })} />
        <span aria-hidden="true">${turn}</span>
      </div>
    </section>`;
}

/** Says how quick it plays on, and makes it quicker; after the quickest it is as quick as usual again. */
function speedButton(speed: ReplaySpeed, ask: Ask): TemplateResult {
  const next = REPLAY_SPEEDS[(REPLAY_SPEEDS.indexOf(speed) + 1) % REPLAY_SPEEDS.length]!;
  return html`
    <button type="button" class="speed" aria-label=${say('replay-speed', { times: speed })}
      @click=${() => ask({ kind: 'replaySpeed', speed: next })}>${say('replay-speed-seen', { times: speed })}</button>`;
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
