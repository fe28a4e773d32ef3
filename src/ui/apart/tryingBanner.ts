/** Says that the line to the table is cut, and for how long it has been tried again. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { say } from '../../strings/say';
import type { ApartModel } from './apartModel';

/** A moment without a line is no news, in seconds. */
const TOLD_AFTER = 2;

export function tryingBanner({ line, triedFor }: Pick<ApartModel, 'line' | 'triedFor'>): TemplateResult | typeof nothing {
  if (line.kind !== 'trying' || triedFor < TOLD_AFTER) return nothing;
  // It is read once: each second would be too much.
  return html`
    <div class="banner trying"><p>${say('beside-trying', { seconds: triedFor })}</p></div>`;
}
