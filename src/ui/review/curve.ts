/**
 * The curve of the win chance, as a drawing: time runs to the right, above the line the person is ahead. Its axes say what they show. It
 * can be pressed: on a moment's dot, or anywhere else for the step there. Whoever uses no pointer has the list of moments and the slider
 * for the same. As long as not all moves are judged nothing is drawn that could be taken for a result.
 */
import { html, nothing, svg, type TemplateResult } from 'lit-html';
import type { Moment } from '../../review/moment';
import { allMoves } from '../../review/findings/atStep';
import type { Report } from '../../review/report';
import { say } from '../../strings/say';
import { percent } from '../../strings/words/review/figures';
import { styled } from '../table/styled';
import { tone } from './tone';

/** The drawing's own size; it is stretched to the paper's width. */
const WIDE = 300;
const HIGH = 176;
/** Dots at the edges keep their whole shape. */
const MARGIN = 8;

/** Where a step lies from left to right. @param last the last step */
export function across(step: number, last: number): number {
  return MARGIN + (last === 0 ? 0 : (step / last) * (WIDE - 2 * MARGIN));
}

/** Where a chance lies from top (1) to bottom (0). */
export function upAt(chance: number): number {
  return MARGIN + (1 - Math.max(0, Math.min(1, chance))) * (HIGH - 2 * MARGIN);
}

/** Finer than this no line is drawn. */
const tenths = (length: number): number => Math.round(length * 10) / 10;

/**
 * The step that a press means: that of a moment whose dot is near, else the one at that place.
 * @param x where it was pressed, as a part of the drawing's width from its left edge, from 0 to 1
 * @param near how far a finger may miss a dot, as a part of the width
 */
export function stepAt(x: number, last: number, moments: readonly Pick<Moment, 'step'>[], near: number): number {
  const pressed = Math.max(0, Math.min(last, ((x * WIDE - MARGIN) / (WIDE - 2 * MARGIN)) * last));
  const distance = ({ step }: Pick<Moment, 'step'>): number => Math.abs(across(step, last) / WIDE - x);
  const nearest = moments.toSorted((a, b) => distance(a) - distance(b))[0];
  return nearest && distance(nearest) <= near ? nearest.step : Math.round(pressed);
}

/** So far beside a dot a press still means it, in CSS pixels. */
const FINGER = 14;

/** The forms of the dots, each around the point 0, 0: they are told apart by more than their colour. */
const FORMS = {
  bad: 'M-5.5 0 A5.5 5.5 0 1 0 5.5 0 A5.5 5.5 0 1 0 -5.5 0 Z', good: 'M0 -7 L7 0 L0 7 L-7 0 Z', seen: 'M-5 -5 H5 V5 H-5 Z',
} as const;

/** Every so many turns the axis below bears a number. */
const TURNS_APART = 20;

/** What of a report the curve is drawn from. */
type Drawn = Pick<Report, 'curve' | 'moments' | 'moves' | 'others'>;

/** The turns that the axis names, and the steps at which their tiles lie. */
export function turnTicks(report: Pick<Report, 'moves' | 'others'>): { readonly turn: number; readonly step: number }[] {
  return allMoves(report).flatMap(({ ply, step }) => ((ply + 1) % TURNS_APART === 0 ? [{ turn: ply + 1, step }] : []));
}

/** How it went. @param report null as long as it is not worked out: then there are the axes, and nothing that looks like a result */
export function plotTemplate(
  drawn: Drawn | null, step: number, even: number, ahead: readonly [string, string], toStep: (step: number) => void,
): TemplateResult {
  const now = drawn?.curve[step]?.chance;
  return html`
    <div class="graph">
      <p class="axis"><span>${say('report-axis')}</span><b>${now === undefined ? '' : say('report-now', { now: percent(now) })}</b></p>
      ${drawn === null ? html`
        <div class="curve waits"><svg viewBox="0 0 ${WIDE} ${HIGH}" aria-hidden="true">
          <path class="even" d="M0 ${upAt(even)} H${WIDE}" /></svg></div>`
        : curveTemplate(drawn, step, even, ahead, toStep)}
      <div class="turns" aria-hidden="true">${drawn === null ? nothing : turnTicks(drawn).map((tick) => html`
        <span ${styled({ left: `${(across(tick.step, drawn.curve.length - 1) / WIDE) * 100}%` })}>${
          say('report-turn', { turn: tick.turn })}</span>`)}</div>
    </div>`;
}

/**
 * @param step the step that is shown
 * @param even the chance at which nobody is ahead: one of so many players
 * @param ahead the words for who is ahead above the line and below it
 */
function curveTemplate(
  { curve, moments }: Drawn, step: number, even: number, ahead: readonly [string, string], toStep: (step: number) => void,
): TemplateResult {
  const last = curve.length - 1;
  const point = ({ step: at, chance }: Report['curve'][number]): string => `${tenths(across(at, last))} ${tenths(upAt(chance))}`;
  const chanceAt = (at: number): number => curve[at]?.chance ?? even;
  const here = across(step, last);
  const label = say('report-curve', { start: percent(chanceAt(0)), now: percent(chanceAt(step)), end: percent(chanceAt(last)) });
  return html`
    <div class="curve" @click=${({ clientX, currentTarget }: MouseEvent) => {
      const { left, width } = (currentTarget as HTMLElement).getBoundingClientRect();
      if (width > 0) toStep(stepAt((clientX - left) / width, last, moments, FINGER / width));
    }}>
      <span class="ahead" aria-hidden="true">${ahead[0]}</span>
      <svg viewBox="0 0 ${WIDE} ${HIGH}" role="img" aria-label=${label}>
        ${[0.25, 0.75].map((chance) => svg`<path class="rule" d="M0 ${upAt(chance)} H${WIDE}" />`)}
        <path class="even" d="M0 ${upAt(even)} H${WIDE}" />
        <path class="now" d="M${here} 0 V${HIGH}" />
        ${curve.length === 0 ? nothing : svg`<path class="chance" d="M${curve.map(point).join(' L')}" />`}
        ${moments.map((moment) => svg`<path class="dot ${tone(moment)} ${moment.step === step ? 'here' : ''}" d=${FORMS[tone(moment)]}
          transform="translate(${across(moment.step, last)} ${upAt(chanceAt(moment.step))})" />`)}
      </svg>
      <span class="ahead below" aria-hidden="true">${ahead[1]}</span>
      ${[1, 0].map((chance) => html`<span class="end ${chance === 0 ? 'below' : ''}" aria-hidden="true">${
        say('report-now', { now: percent(chance) })}</span>`)}
    </div>`;
}

/** The form of a moment, as it stands beside it in the list. */
export function formTemplate(moment: Moment): TemplateResult {
  return html`<svg class="form ${tone(moment)}" viewBox="-8 -8 16 16" aria-hidden="true">${svg`<path d=${FORMS[tone(moment)]} />`}</svg>`;
}
