/** The dialogs that only tell: the rules in brief, and the count at the end. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { CardState } from '../../match/cardState';
import type { ViewState } from '../../session/viewState';
import { isAsked, type Terms } from '../../setup/setup';
import { KEY_NAMES, keysOf, rowOf, singlesOf, type KeyName, type KeySettings } from '../../setup/tableKeys';
import { words } from '../../strings';
import type { TableModel } from '../table/tableModel';
import { face, mark, wordmark } from '../ornaments';
import { youOf } from '../story';
import { frame, type DialogActions } from './frame';

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

/** What comes after a game: another like it, the next of its match, or another match. */
function afterwards(card: CardState | null): string {
  if (card === null || card.playedFor.kind === 'single') return words().RESULT.again;
  return card.over ? words().RESULT.newMatch : words().RESULT.next;
}

/** Each player's count, the winner first, which game of a match it was, and how the match stands now. */
export function resultDialog(
  { seats }: ViewState, card: CardState | null, match: TableModel['match'], actions: DialogActions,
): TemplateResult {
  const line = words().matchLine(match);
  const ranked = seats.toSorted((a, b) => b.won - a.won);
  const most = ranked[0]?.won;
  return frame('result', words().RESULT.title, html`
    ${wordmark()}
    ${line === null ? nothing : html`<p class="match-line">${line}</p>`}
    <p class="verdict">${words().verdict(seats.map(({ name }) => name), seats.map(({ won }) => won), youOf(seats))}</p>
    <ul class="ranks">${ranked.map(({ name, won, shape, level }) => html`
      <li class=${won === most ? 'winner' : ''}><span class="who">${level === null ? nothing : face(level)}${mark(shape)}</span><span
        class="name">${name}</span> <span class="count">${words().tileCount(won)}</span></li>`)}
    </ul>
    ${card && card.playedFor.kind !== 'single' ? html`<p class="standing">${words().standing(card).join(' ')}</p>` : nothing}
    <div class="choices">
      <button type="button" class="main" @click=${() => actions.newGame()}>${afterwards(card)}</button>
      <button type="button" data-opens="card" @click=${() => actions.open('card')}>${words().CARD.open}</button>
      <button type="button" @click=${() => actions.close()}>${words().RESULT.look}</button>
      <button type="button" @click=${() => actions.leave()}>${words().RESULT.leave}</button>
      ${seats.some(({ level }) => level !== null)
        ? html`<button type="button" class="quiet" data-opens="review" @click=${() => actions.open('review')}>${
          words().REVIEW.open}</button>` : nothing}
    </div>`, actions);
}
