/** A die as it lies before a player: pips, and in words which face it shows. */
import { html, type TemplateResult } from 'lit-html';
import { say } from '../../../../strings/say';
import { pips } from '../../../../ui/parts/pips';
import type { Die } from '../../rules/result';

/** @param moved whether it went up or down just now: an arrow says so beside it */
export function die(face: Die, moved: 'up' | 'down' | null = null): TemplateResult {
  return html`<span class="sb-die ${moved ?? ''}" role="img" aria-label=${say('snap-back-die', { face })}>
    <svg viewBox="0 0 24 24" aria-hidden="true">${pips(face)}</svg>${moved === null ? '' : html`<i aria-hidden="true"></i>`}</span>`;
}
