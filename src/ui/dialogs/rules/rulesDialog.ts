/** The rules in brief, as they were agreed, and the keys. */
import { html, type TemplateResult } from 'lit-html';
import { isAsked, type Terms } from '../../../setup/setup';
import { KEY_NAMES, keysOf, rowOf, singlesOf, type KeyName, type KeySettings } from '../../../setup/tableKeys';
import { words } from '../../../strings';
import { frame, type DialogActions } from '../frame';

/** The rules in brief, as they were agreed, and the keys as they are set. */
export function rulesDialog(terms: Terms, keys: KeySettings, actions: DialogActions): TemplateResult {
  return frame('rules', words().RULES.title, html`
    <ol>${words().rulesInBrief(terms).map((line) => html`<li>${line}</li>`)}</ol>
    <h3>${words().RULES.orderTitle}</h3><p>${words().RULES.order}</p>
    <h3>${words().RULES.keysTitle}</h3>
    <dl>${keyList(terms, keys).map(([key, does]) => html`<dt>${key}</dt><dd>${does}</dd>`)}</dl>
    <p class="small"><a href="licences.txt" target="_blank">${words().RULES.licences}</a></p>
    <div class="choices">
      <button type="button" class="main" @click=${() => actions.close()}>${words().RULES.close}</button>
    </div>`, actions);
}

/** The keys that do anything by these terms, and what. */
function keyList(terms: Terms, keys: KeySettings): (readonly [keys: string, does: string])[] {
  const named = KEY_NAMES.filter((name) => isUsed(name, terms) && keysOf(name, keys).length > 0)
    .map((name) => [words().keysTold(singlesOf(name, keys), rowOf(name).named), words().KEY_DOES[name]] as const);
  return [...named, ...words().BOARD_KEYS];
}

/** Whether a key does anything by these terms. */
function isUsed(name: KeyName, terms: Terms): boolean {
  if (name === 'call') return terms.rules.calls !== 'automatic';
  return name !== 'pass' || isAsked(terms);
}
