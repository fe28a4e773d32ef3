/** The word whose letters somebody gets one after the other: those they have are lit. */
import { html, type TemplateResult } from 'lit-html';
import { lettersTold } from '../words/letters';

/** @param has how many they have */
export function lettersOf(word: string, has: number): TemplateResult {
  return html`<span class="hand-letters" role="img" aria-label=${lettersTold(word, has)}>${[...word].map((letter, i) =>
    html`<i class=${i < has ? 'has' : ''} aria-hidden="true">${letter}</i>`)}</span>`;
}
