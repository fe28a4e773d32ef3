/** A choice of a part of something, from none to all of it, as a slider. Its value is seen and heard with it. */
import { html, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';

export interface RangeRow {
  readonly label: string;
  /** From 0 to 1. */
  readonly value: number;
  /** A part as it is told, such as "70%". */
  readonly told: (value: number) => string;
  readonly choose: (value: number) => void;
}

/** One press of an arrow key goes so far, in hundredths. */
const STEP = 5;

/** The row. It belongs to the one before it. */
export function rangeRow({ label, value, told, choose }: RangeRow): TemplateResult {
  return html`
    <label class="choice-row within range-row"><span class="label">${label}</span>
      <input type="range" min="0" max="100" step=${STEP} aria-label=${label} aria-valuetext=${told(value)}
        .value=${live(String(Math.round(value * 100)))}
        @input=${(event: Event) => choose(Number((event.target as HTMLInputElement).value) / 100)} />
      <span class="value" aria-hidden="true">${told(value)}</span></label>`;
}
