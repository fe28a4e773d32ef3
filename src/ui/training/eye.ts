/** How somebody's eye does by sort of run: a table that is folded away on the card of Flash. */
import { html, type TemplateResult } from 'lit-html';
import { formats, seconds } from '../../strings/formats';
import { say } from '../../strings/say';
import type { Eye } from '../../strings/trainingShown';

export function eyeTemplate({ sharpness, rows }: Eye): TemplateResult {
  return html`
    <details class="eye">
      <summary>${say('eye-title')}</summary>
      <p>${say('eye-sharpness', { sharpness: formats().number(sharpness, 1, 1) })}</p>
      <table>
        <thead><tr>${(['eye-sort', 'eye-right', 'eye-time'] as const).map((key) => html`<th scope="col">${say(key)}</th>`)}</tr></thead>
        <tbody>${rows.map(({ row, asked, right, milliseconds }) => html`
          <tr><th scope="row">${say('eye-row', { row })}</th><td>${say('eye-share', { right, asked })}</td><td>${
            milliseconds === null ? '–' : say('eye-seconds', { seconds: seconds(milliseconds) })}</td></tr>`)}</tbody>
      </table>
    </details>`;
}
