/** A die as it lies before a player: pips, and in words which face it shows. */
import { html, type TemplateResult } from 'lit-html';
import { pips } from '../pips';

/** What became of it just now: an arrow says so beside it. */
export type Moved = 'up' | 'down' | null;

/** @param name as it is told */
export function die(face: 1 | 2 | 3 | 4 | 5 | 6, name: string, moved: Moved = null): TemplateResult {
  return html`<span class="play-die ${moved ?? ''}" role="img" aria-label=${name}>
    <svg viewBox="0 0 24 24" aria-hidden="true">${pips(face)}</svg>${moved === null ? '' : html`<i aria-hidden="true"></i>`}</span>`;
}
