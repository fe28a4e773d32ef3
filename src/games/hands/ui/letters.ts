/** The word whose letters somebody gets one after the other: those they have are lit. */
import { html, type TemplateResult } from 'lit-html';

/** @param has how many they have @param told how it is heard */
export function lettersOf(word: string, has: number, told: string): TemplateResult {
  return html`<span class="hand-letters" role="img" aria-label=${told}>${[...word].map((letter, i) =>
    html`<i class=${i < has ? 'has' : ''} aria-hidden="true">${letter}</i>`)}</span>`;
}
