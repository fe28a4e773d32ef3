/** What is said of a table for screen readers: new elements each time, so that the same is said again. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';

/** @param urgent whether it must be heard at once: then it may cut short what is being said */
export function saidLines(id: number, text: string, urgent: boolean): TemplateResult {
  const line = (shown: boolean): TemplateResult | typeof nothing =>
    (shown && text !== '' ? html`${keyed(id, html`<span>${text}${id % 2 === 0 ? '\u00a0' : nothing}</span>`)}` : nothing);
  return html`<p class="spoken" aria-live="assertive">${line(urgent)}</p><p class="spoken" role="status">${line(!urgent)}</p>`;
}
