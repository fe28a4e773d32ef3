/** Small things that somebody has, or that are seen on a face. They know no game. */
import { html, type TemplateResult } from 'lit-html';

export function spoonSign(): TemplateResult {
  return html`<svg class="hands-spoon" viewBox="0 0 24 74" aria-hidden="true"><path d="M10.6 34 L13.4 34 L15 70 A3 3 0 0 1 9 70 Z" />
    <ellipse cx="12" cy="18" rx="11" ry="17" /><ellipse class="bowl" cx="12" cy="19" rx="6.5" ry="11" /></svg>`;
}

/** A finger on the nose: it comes from below, onto the middle of the face. */
export function noseSign(): TemplateResult {
  return html`<svg class="hands-nose" viewBox="0 0 40 40" aria-hidden="true"><path d="M33 39 L22.6 23.4" />
    <circle cx="21.6" cy="21.8" r="2.6" /></svg>`;
}
