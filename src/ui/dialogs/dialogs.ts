/** The dialogs over table and start screen: menu, rules in brief, the count at the end. Native ones, which keep the focus. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { CardState } from '../../match/cardState';
import type { ViewState } from '../../session/viewState';
import { PACES, SITTINGS, isAsked, type Pace, type Sitting, type Terms } from '../../setup/setup';
import { words } from '../../strings';
import type { TableModel } from '../table/tableModel';
import { face, mark, wordmark } from '../ornaments';

export type DialogName = 'menu' | 'rules' | 'result' | 'review' | 'card';

export interface DialogActions {
  close(): void;
  /** A dialog was closed, by `close` or by the Escape key. */
  closed(): void;
  open(name: DialogName): void;
  newGame(): void;
  leave(): void;
  setPace(pace: Pace): void;
  setSitting(sitting: Sitting): void;
  copyLink(): void;
  copyRecord(): void;
  copyText(): void;
}

/** A dialog's paper, with its title. */
export function frame(name: DialogName, title: string, body: TemplateResult, actions: DialogActions): TemplateResult {
  const id = `${name}-title`;
  return html`
    <dialog class="paper ${name}" aria-labelledby=${id} @close=${() => actions.closed()}
      @click=${(event: MouseEvent) => { if (event.target === event.currentTarget) actions.close(); }}>
      <h2 id=${id} tabindex="-1">${title}</h2>
      <div class="body">${body}</div>
    </dialog>`;
}

/** The rules in brief, as they were agreed, and the keys. */
export function rulesDialog(terms: Terms, actions: DialogActions): TemplateResult {
  return frame('rules', words().RULES.title, html`
    <ol>${words().rulesInBrief(terms).map((line) => html`<li>${line}</li>`)}</ol>
    <h3>${words().RULES.orderTitle}</h3><p>${words().RULES.order}</p>
    <h3>${words().RULES.keysTitle}</h3>
    <dl>${words().RULES.keys.filter(([key]) => isUsed(key, terms)).map(([key, does]) => html`<dt>${key}</dt><dd>${does}</dd>`)}</dl>
    <div class="choices">
      <button type="button" class="main" @click=${() => actions.close()}>${words().RULES.close}</button>
    </div>`, actions);
}

/** Whether a key does anything by these terms. */
function isUsed(key: string, terms: Terms): boolean {
  if (key === words().CALL_KEYS) return terms.rules.calls !== 'automatic';
  return key !== words().ANSWER_KEYS || isAsked(terms);
}

/** What the menu shows. */
export interface MenuModel {
  readonly pace: Pace;
  /** By what is played here. */
  readonly terms: Terms;
  /** Whether the game is over: its record tells every tile, so there is none to be had before. */
  readonly over: boolean;
  /** What came of the last copying, and the text itself where that failed. */
  readonly copied: { readonly done: boolean; readonly text: string } | null;
  /** How people sit; null where there is nothing to choose. */
  readonly sitting: Sitting | null;
  /** Whether the screen is too small for how they want to sit. */
  readonly tooSmall: boolean;
  /** Which game of a match it is; and whether there is a card of it yet. */
  readonly match: TableModel['match'];
  readonly card: boolean;
}

/** What one can do besides playing. */
export function menuDialog(model: MenuModel, actions: DialogActions): TemplateResult {
  const { pace, terms, over, copied, sitting, tooSmall, match, card } = model;
  const line = words().matchLine(match);
  return frame('menu', words().MENU.title, html`
    ${line === null ? nothing : html`<p class="match-line">${line}</p>`}
    <div class="choices stacked">
      <button type="button" class="main" @click=${() => actions.close()}>${words().MENU.goOn}</button>
      <button type="button" @click=${() => actions.open('rules')}>${words().MENU.rules}</button>
      ${card ? html`<button type="button" @click=${() => actions.open('card')}>${words().CARD.open}</button>` : nothing}
      <button type="button" @click=${() => actions.newGame()}>${words().MENU.newGame}</button>
      <button type="button" @click=${() => actions.leave()}>${words().MENU.leave}</button>
      <p class="small">${words().MENU.leaveNote}</p>
      <label class="line"><span>${words().START.pace}</span>${paceSelect(pace, (chosen) => actions.setPace(chosen))}</label>
      ${sitting === null ? nothing : html`
        <label class="line"><span>${words().START.sitting}</span>${sittingSelect(sitting, (chosen) => actions.setSitting(chosen))}</label>`}
      ${tooSmall ? html`<p class="small">${words().TOO_SMALL}</p>` : nothing}
      <button type="button" class="quiet" @click=${() => actions.copyLink()}>${words().MENU.copyLink}</button>
      ${over ? html`<button type="button" class="quiet" @click=${() => actions.copyRecord()}>${words().MENU.copyRecord}</button>
        <button type="button" class="quiet" @click=${() => actions.copyText()}>${words().MENU.copyText}</button>
        <button type="button" class="quiet" @click=${() => actions.open('review')}>${words().REVIEW.open}</button>` : nothing}
      ${termsAtTable(terms)}
      <p class="small" role="status">${copied === null ? nothing : copied.done ? words().MENU.copied : words().MENU.notCopied}</p>
      ${copied && !copied.done ? html`<textarea readonly rows="4" aria-label=${words().MENU.text}>${copied.text}</textarea>` : nothing}
    </div>`, actions);
}

function termsAtTable(terms: Terms): TemplateResult {
  return html`
    <section class="at-table" aria-labelledby="terms-title">
      <h3 id="terms-title">${words().HOUSE_RULES.atTable(words().rulesName(terms.rules))}</h3>
      <ul>${words().termsList(terms).map((line) => html`<li>${line}</li>`)}</ul>
    </section>`;
}

/** A choice of the pace; `instant` is no pace for people. */
export function paceSelect(pace: Pace, choose: (pace: Pace) => void): TemplateResult {
  return html`
    <select @change=${(event: Event) => choose((event.target as HTMLSelectElement).value as Pace)}>
      ${PACES.filter((name) => name !== 'instant' || pace === 'instant').map((name) =>
        html`<option value=${name} ?selected=${name === pace}>${words().PACE_NAMES[name]}</option>`)}
    </select>`;
}

/** A choice of how people sit. */
export function sittingSelect(sitting: Sitting, choose: (sitting: Sitting) => void): TemplateResult {
  return html`
    <select @change=${(event: Event) => choose((event.target as HTMLSelectElement).value as Sitting)}>
      ${SITTINGS.map((name) => html`<option value=${name} ?selected=${name === sitting}>${words().SITTING_NAMES[name]}</option>`)}
    </select>`;
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
    <p class="verdict">${words().verdict(seats.map(({ name }) => name), seats.map(({ won }) => won))}</p>
    <ul class="ranks">${ranked.map(({ name, won, shape, level }) => html`
      <li class=${won === most ? 'winner' : ''}><span class="who">${level === null ? nothing : face(level)}${mark(shape)}</span><span
        class="name">${name}</span> <span class="count">${words().tileCount(won)}</span></li>`)}
    </ul>
    ${card && card.playedFor.kind !== 'single' ? html`<p class="standing">${words().standing(card).join(' ')}</p>` : nothing}
    <div class="choices">
      <button type="button" class="main" @click=${() => actions.newGame()}>${afterwards(card)}</button>
      <button type="button" @click=${() => actions.open('card')}>${words().CARD.open}</button>
      <button type="button" @click=${() => actions.close()}>${words().RESULT.look}</button>
      <button type="button" @click=${() => actions.leave()}>${words().RESULT.leave}</button>
      ${seats.some(({ level }) => level !== null)
        ? html`<button type="button" class="quiet" @click=${() => actions.open('review')}>${words().REVIEW.open}</button>` : nothing}
    </div>`, actions);
}
