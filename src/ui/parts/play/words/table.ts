/** What lies on a table at which words are said: an open card with its letter, a word to be decided, and those that are used up. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import type { Card } from '../../../../cards/card';
import { cardFace, noCard } from '../playingCard';

/** Each as it is shown; null where there is none. @param language in which words are said @param heard the letter, as it is heard */
export interface WordTable {
  readonly card: Card | null;
  readonly name: string | null;
  readonly letter: string | null;
  readonly heard: string;
  readonly language: string;
  readonly said: string | null;
  readonly used: string | null;
}

export function wordTable({ card, name, letter, heard, language, said, used }: WordTable): TemplateResult {
  return html`
    <div class="word-open">${card === null ? noCard() : keyed(card, cardFace(card, name))}${letter === null ? nothing
      : html`<b class="word-letter" lang=${language} role="img" aria-label=${heard}>${letter}</b>`}</div>
    ${said === null ? nothing : html`<p class="word-said" lang=${language}>${said}</p>`}
    ${used === null ? nothing : html`<p class="word-used">${used}</p>`}`;
}
