/** Names that are known here and stand in no statistics: of people who have finished no game, but may have trained or played a guest. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { say } from '../../strings/say';
import type { Ask, DeleteTarget } from '../commands';
import { keyedList } from '../keyedList';

export function otherNames(names: readonly string[], pendingDelete: DeleteTarget | null, ask: Ask): TemplateResult | typeof nothing {
  if (names.length === 0) return nothing;
  return html`
    <h3 id="other-names">${say('history-other-names')}</h3>
    <ul class="other-names" aria-labelledby="other-names">${keyedList(names, (name) => name, (name) => {
      const sure = pendingDelete?.kind === 'name' && pendingDelete.name === name;
      const told = sure ? say('history-delete-name-now', { name }) : say('history-delete-name', { name });
      return html`<li><span class="name">${name}</span>
        <button type="button" class=${sure ? 'quiet' : 'quiet remove'} aria-label=${told} title=${sure ? nothing : told}
          @click=${() => ask({ kind: 'deletePast', target: { kind: 'name', name } })}>${
            sure ? say('history-delete-now') : '×'}</button></li>`;
    })}</ul>`;
}
