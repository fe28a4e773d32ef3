/** The rules of a game of piles as they are agreed: in short, and beneath them in full, unfolded where somebody asks for them. */
import { html, type TemplateResult } from 'lit-html';
import { say } from '../../../strings/say';
import type { Section } from '../../../strings/words/lines';
import type { PilesTypes } from '../rules/family';
import type { PilesWords, RulesTerms } from '../words/ofGame';

export function rulesWhole<T extends PilesTypes>({ rules }: Pick<PilesWords<T>, 'rules'>, terms: RulesTerms<T>): TemplateResult {
  return rulesTold(rules.quick(terms), rules.full(terms));
}

/** Rules as a list, and beneath it in sections. */
export function rulesTold(quick: readonly string[], full: readonly Section[]): TemplateResult {
  return html`
    ${listed(quick)}
    <details class="play-full-rules"><summary>${say('piles-rules-full')}</summary>
      <div class="play-sections">${full.map(({ title, lines }) => html`
        <section><h3>${title}</h3>${listed(lines)}</section>`)}</div>
    </details>`;
}

function listed(lines: readonly string[]): TemplateResult {
  return html`<ul class="play-rules">${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
}
