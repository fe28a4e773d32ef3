/** The rules in short, a sentence each. */
import { html, type TemplateResult } from 'lit-html';
import { say } from '../../../../strings/say';

const RULES = [
  'snap-back-rule-cards', 'snap-back-rule-call', 'snap-back-rule-show', 'snap-back-rule-several', 'snap-back-rule-up',
  'snap-back-rule-stays', 'snap-back-rule-caller', 'snap-back-rule-down', 'snap-back-rule-limits', 'snap-back-rule-start',
  'snap-back-rule-end',
] as const;

export function rulesInShort(): TemplateResult {
  return html`<ul class="sb-rules">${RULES.map((key) => html`<li>${say(key)}</li>`)}</ul>`;
}
