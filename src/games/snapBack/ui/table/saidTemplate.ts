/** What is said of the table for screen readers: new elements each time, so that the same is said again. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { saidText, type Said } from '../../words/table/said';
import type { SnapBackTableModel } from './tableModel';

/** What must be heard at once: it may cut short what is being said. */
function isUrgent({ kind }: Said): boolean {
  return kind === 'card' || kind === 'called';
}

/** As one text. */
export function saidNow({ said, view, choice }: Pick<SnapBackTableModel, 'said' | 'view' | 'choice'>): string {
  return said.what.map((one) => saidText(one, view, choice)).filter((text) => text !== '').join(' ');
}

/** Nothing while a voice of the device says it: it would be heard twice. What is asked for is always there to be read. */
export function saidTemplate(model: SnapBackTableModel): TemplateResult {
  const { said, spoken, view } = model;
  const hushed = spoken === 'voice' && said.what.every(({ kind }) => kind !== 'read');
  const text = hushed || view.paused ? '' : saidNow(model);
  const urgent = said.what.some(isUrgent);
  const line = (shown: boolean): TemplateResult | typeof nothing =>
    (shown && text !== '' ? html`${keyed(said.id, html`<span>${text}${said.id % 2 === 0 ? '\u00a0' : nothing}</span>`)}` : nothing);
  return html`<p class="spoken" aria-live="assertive">${line(urgent)}</p><p class="spoken" role="status">${line(!urgent)}</p>`;
}
