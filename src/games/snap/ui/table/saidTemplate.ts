/** What is said of the table for screen readers: new elements each time, so that the same is said again. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { nextText, saidText, type Said } from '../../words/table/said';
import type { SnapTableModel } from './tableModel';

/** What must be heard at once: it may cut short what is being said. */
function isUrgent({ kind }: Said): boolean {
  return kind === 'turned' || kind === 'took' || kind === 'tied';
}

/** As one text. */
export function saidNow({ said, view }: Pick<SnapTableModel, 'said' | 'view'>): string {
  const isNews = said.what.some(({ kind }) => kind !== 'read' && kind !== 'over');
  const text = said.what.map((one) => saidText(one, view)).filter((one) => one !== '').join(' ');
  // The card comes first: whoever is to turn the next one has time.
  const next = isNews ? nextText(view) : '';
  return next === '' ? text : `${text}${said.what.at(-1)?.kind === 'turned' ? '.' : ''} ${next}`;
}

/** Nothing while a voice of the device says it: it would be heard twice. What is asked for is always there to be read. */
export function saidTemplate(model: SnapTableModel): TemplateResult {
  const { said, spoken, view } = model;
  const hushed = spoken === 'voice' && said.what.every(({ kind }) => kind !== 'read');
  const text = hushed || view.paused ? '' : saidNow(model);
  const urgent = said.what.some(isUrgent);
  const line = (shown: boolean): TemplateResult | typeof nothing =>
    (shown && text !== '' ? html`${keyed(said.id, html`<span>${text}${said.id % 2 === 0 ? '\u00a0' : nothing}</span>`)}` : nothing);
  return html`<p class="spoken" aria-live="assertive">${line(urgent)}</p><p class="spoken" role="status">${line(!urgent)}</p>`;
}
