/** The rules as they were agreed: the quick ones, the full ones with the printed illustrations as small boards, and the keys. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { isAsked, type Terms } from '../../../setup/setup';
import { KEY_NAMES, keysOf, rowOf, singlesOf, type KeyName, type KeySettings } from '../../../setup/tableKeys';
import { boardKeys, keyDoes, keysTold } from '../../../strings/words/table/keys';
import type { RuleSection } from '../../../strings/ruleSection';
import { say } from '../../../strings/say';
import { rulesInBrief } from '../../../strings/words/rules/rulesInBrief';
import { rulesInFull } from '../../../strings/words/rules/rulesInFull';
import type { DialogActions } from '../frame';
import { ONE_RUN, SEVERAL_RUNS } from './examples';
import { smallBoard } from './smallBoard';

/** The dialog. */
export function rulesDialog(terms: Terms, keys: KeySettings, actions: DialogActions): TemplateResult {
  return html`
    <dialog class="paper rules" aria-label=${say('rules-title')} @close=${() => actions.closed()}
      @click=${({ target, currentTarget }: MouseEvent) => { if (target === currentTarget) actions.close(); }}>
      <h2 tabindex="-1">${say('rules-title')}</h2>
      <div class="body">
        <section class="brief" aria-labelledby="rules-brief"><h3 id="rules-brief">${say('rules-brief')}</h3>
          <ol>${rulesInBrief(terms).map((line) => html`<li>${line}</li>`)}</ol></section>
        ${rulesInFull(terms).map(section)}
        <section class="keys"><h3>${say('rules-keys')}</h3>
          <dl>${keyList(terms, keys).map(([key, does]) => html`<dt>${key}</dt><dd>${does}</dd>`)}</dl></section>
        <p class="small"><a href="licences.txt" target="_blank">${say('rules-licences')}</a></p>
      </div>
      <div class="choices">
        <button type="button" class="main" @click=${() => actions.close()}>${say('rules-close')}</button>
      </div>
    </dialog>`;
}

function section({ title, lines, boards }: RuleSection): TemplateResult {
  const examples = boards === undefined ? [] : boards === 'one' ? ONE_RUN : SEVERAL_RUNS;
  return html`
    <section><h3>${title}</h3>
      <ul>${lines.map(({ text, house }) => html`
        <li class=${house ? 'house' : ''}>${house ? html`<b>${say('rules-house')}</b> ` : nothing}${text}</li>`)}</ul>
      ${examples.length > 0 ? html`<div class="small-boards">${examples.map(smallBoard)}</div>` : nothing}
    </section>`;
}

/** The keys that do anything by these terms, and what. */
function keyList(terms: Terms, keys: KeySettings): (readonly [keys: string, does: string])[] {
  const named = KEY_NAMES.filter((name) => isUsed(name, terms) && keysOf(name, keys).length > 0)
    .map((name) => [keysTold(singlesOf(name, keys), rowOf(name).named), keyDoes(name)] as const);
  return [...named, ...boardKeys()];
}

/** Whether a key does anything by these terms. */
function isUsed(name: KeyName, terms: Terms): boolean {
  if (name === 'call') return terms.rules.calls !== 'automatic';
  return name !== 'pass' || isAsked(terms);
}
