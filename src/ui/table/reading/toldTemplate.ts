/** Where it is spoken what happens at the table, each thing once and in its order. The log beside the board is there to be read. */
import { html, type TemplateResult } from 'lit-html';
import type { Entry } from '../../announcer';
import { keyedList } from '../../keyedList';
import { toldText } from '../../storyText';

/** So many sentences stand there: whoever walks through the page finds what was told last, and the log with all of it. */
const KEPT = 12;

/** What was told last. Each sentence is an element of its own, which comes once and never changes. */
export function toldTemplate(entries: readonly Entry[]): TemplateResult {
  const told = entries.filter(({ telling }) => telling !== 'nothing').slice(-KEPT);
  return html`<div class="spoken" aria-live="polite">${
    keyedList(told, (entry) => entry, (entry) => html`<div>${toldText(entry)}</div>`)}</div>`;
}
