/** Shares as columns: how many of how many, each with its name and its numbers beneath. Hidden from screen readers: a table tells it. */
import { html, svg, type TemplateResult } from 'lit-html';
import { formats } from '../../../strings/formats';
import { say } from '../../../strings/say';

export interface Share { readonly name: string | number; readonly part: number; readonly whole: number }

/** The drawing, in its own units. */
const HIGH = 90;
const PLACE = 50;
const BAR = 34;
/** The least height of a column that stands for something. */
const LEAST = 3;

export function shares(all: readonly Share[]): TemplateResult {
  return html`
    <svg class="play-shares" viewBox="0 0 ${all.length * PLACE} ${HIGH + 44}" aria-hidden="true">
      ${all.map(({ name, part, whole }, i) => {
        const x = i * PLACE + (PLACE - BAR) / 2;
        const high = whole === 0 ? 0 : Math.max(LEAST, (part / whole) * HIGH);
        return svg`
          <rect class="of" x=${x} y="0" width=${BAR} height=${HIGH} rx="4" />
          ${high === 0 ? null : svg`<rect class="part" x=${x} y=${HIGH - high} width=${BAR} height=${high} rx="4" />`}
          <text x=${i * PLACE + PLACE / 2} y=${HIGH + 19}>${name}</text>
          <text class="count" x=${i * PLACE + PLACE / 2} y=${HIGH + 38}>${counted(part, whole)}</text>`;
      })}
    </svg>`;
}

/** Numbers of two digits fit under a column; of more it is the share. */
function counted(part: number, whole: number): string {
  if (whole === 0) return '–';
  return whole < 100 ? `${part}/${whole}` : say('shell-bests-percent', { share: formats().number(part / whole * 100) });
}
