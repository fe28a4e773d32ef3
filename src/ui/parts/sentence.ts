/** A sentence with what is to be seen first in it, which stands between two asterisks. */
import { html, type TemplateResult } from 'lit-html';

export function sentence(text: string): TemplateResult {
  return html`${text.split('**').map((part, i) => (i % 2 === 1 ? html`<strong>${part}</strong>` : part))}`;
}
