/** The rules as they are played at a table: in short, a sentence or two each; and in full, in sections. */
import { html, type TemplateResult } from 'lit-html';
import { say } from '../../../../strings/say';
import { fullRules, quickRules, type RulesTerms } from '../../words/rules';

export function rulesInShort(terms: RulesTerms): TemplateResult {
  return html`<ul class="play-rules">${quickRules(terms).map((line) => html`<li>${line}</li>`)}</ul>`;
}

/** The quick rules, and beneath them the full ones, which are unfolded where somebody asks for them. */
export function rulesWhole(terms: RulesTerms): TemplateResult {
  return html`
    ${rulesInShort(terms)}
    <details class="play-full-rules"><summary>${say('snap-rules-full')}</summary>${rulesInFull(terms)}</details>`;
}

export function rulesInFull(terms: RulesTerms): TemplateResult {
  return html`<div class="play-sections">${fullRules(terms).map(({ title, lines }) => html`
    <section><h3>${title}</h3><ul class="play-rules">${lines.map((line) => html`<li>${line}</li>`)}</ul></section>`)}</div>`;
}
