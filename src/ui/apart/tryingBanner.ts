/** Says that the line to the table is cut, and for how long it has been tried again; or that the server can keep nothing for a while. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { say } from '../../strings/say';
import type { ApartModel } from './apartModel';

/** A moment without a line is no news, in seconds. */
const TOLD_AFTER = 2;

const banner = (text: string): TemplateResult => html`<div class="banner trying"><p>${text}</p></div>`;

export function tryingBanner({ line, triedFor }: Pick<ApartModel, 'line' | 'triedFor'>): TemplateResult {
  const isHeld = line.kind === 'open' && line.held;
  const told = line.kind === 'trying' && triedFor >= TOLD_AFTER;
  // It's read once: each second would be too much.
  return html`${isHeld ? banner(say('apart-held')) : told ? banner(say('beside-trying', { seconds: triedFor })) : nothing}
    <p class="spoken" role="status">${isHeld ? say('apart-held') : told ? say('apart-trying-now') : nothing}</p>`;
}
