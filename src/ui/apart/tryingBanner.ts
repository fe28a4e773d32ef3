/** Says that the line to the table is cut, and for how long it has been tried again. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { say } from '../../strings/say';
import type { ApartModel } from './apartModel';

/** A moment without a line is no news, in seconds. */
const TOLD_AFTER = 2;

export function tryingBanner({ line, triedFor }: Pick<ApartModel, 'line' | 'triedFor'>): TemplateResult {
  const told = line.kind === 'trying' && triedFor >= TOLD_AFTER;
  // It's read once: each second would be too much.
  return html`${told ? html`
    <div class="banner trying"><p>${say('beside-trying', { seconds: triedFor })}</p></div>` : nothing}
    <p class="spoken" role="status">${told ? say('apart-trying-now') : nothing}</p>`;
}
