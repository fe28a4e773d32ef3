/** The menu at the table: what one can do besides playing, and the settings that can be changed in a game. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { Preferences } from '../../setup/kept/preferences';
import { TIMES_TO_CALL, type Pace, type Terms } from '../../setup/setup';
import { type Sitting } from '../../setup/players';
import { matchLine } from '../../strings/words/past/card';
import { say } from '../../strings/say';
import { rulesName, termsList } from '../../strings/words/setup/houseRules';
import { dailyName } from '../../strings/words/start/today';
import { choiceRow } from '../parts/choiceRow';
import { soundRow } from '../settings/heardRows';
import { callTimeRow, paceRow } from '../setup/rows';
import { sittingWordsRow } from '../setup/sitting';
import type { ApartAtGame } from '../apart/apartModel';
import { leaveApart, menuApart } from '../apart/dialogsApart';
import type { TableModel } from '../table/tableModel';
import { frame, type DialogActions } from './frame';

/** What the menu shows. */
export interface MenuModel {
  readonly pace: Pace;
  /** By what is played here. */
  readonly terms: Terms;
  /** Whether the game is over: its record tells every tile, so there is none to be had before. */
  readonly over: boolean;
  /** Whether the game can be paused from here: with one player at the screen the menu itself pauses it. */
  readonly pauses: boolean;
  /** What came of the last copying, and the text itself where that failed. */
  readonly copied: { readonly done: boolean; readonly text: string } | null;
  /** How people sit; null where there is nothing to choose. */
  readonly sitting: Sitting | null;
  /** Whether the screen is too small for how they want to sit. */
  readonly tooSmall: boolean;
  /** Which game of a match it is; and whether there is a card of it yet. */
  readonly match: TableModel['match'];
  /** Whether it is a lesson: there is no game to be saved, copied or begun anew. */
  readonly lesson: boolean;
  /** Whether a move is tried again: then there is no game either. */
  readonly again: boolean;
  /** Whether the way back to a review leads from here. */
  readonly isFromReview: boolean;
  /** Whether somebody may call by voice here. */
  readonly shouts: boolean;
  readonly card: boolean;
  /** What it is to today's deal. */
  readonly daily: TableModel['daily'];
  readonly preferences: Preferences;
  /** At a table of several devices: what is agreed there is agreed by its host, between games. */
  readonly apart: ApartAtGame | null;
}

/** What one can do besides playing. */
export function menuDialog(model: MenuModel, actions: DialogActions): TemplateResult {
  const { terms, pauses, match, daily, card, lesson, again, shouts, isFromReview, apart } = model;
  const line = matchLine(match);
  return frame('menu', say('menu-title'), html`
    ${line === null ? nothing : html`<p class="match-line">${line}</p>`}
    ${daily === null ? nothing : html`<p class="match-line">${dailyName(daily.date)}</p>`}
    <div class="choices stacked">
      <button type="button" class="main" @click=${() => actions.close()}>${say('menu-back')}</button>
      ${pauses ? html`<button type="button" @click=${() => actions.pause()}>${say('menu-pause')}</button>` : nothing}
      <button type="button" data-opens="settings" @click=${() => actions.open('settings')}>${say('settings-open')}</button>
      <button type="button" data-opens="rules" aria-label=${say('rules-open-name')}
        @click=${() => actions.open('rules')}>${say('rules-open')}</button>
      ${shouts ? html`<button type="button" data-opens="shout" @click=${() => actions.openShout()}>${
        say('shout-title')}</button>` : nothing}
      ${card ? html`<button type="button" data-opens="card" @click=${() => actions.open('card')}>${say('card-open')}</button>` : nothing}
      ${lesson
        ? html`<button type="button" data-opens="lessons" @click=${() => actions.open('lessons')}>${say('menu-lessons')}</button>`
        : apart ? menuApart(apart, model.over, actions)
        : again ? nothing : html`<button type="button" @click=${() => actions.newGame()}>${say('menu-new-game')}</button>`}
      ${isFromReview ? html`<button type="button" @click=${() => actions.backToReview()}>${say('again-back')}</button>` : nothing}
      <button type="button" @click=${() => actions.leave()}>${say('menu-leave')}</button>
      ${again ? nothing : html`<p class="small">${
        apart ? leaveApart() : lesson ? say('menu-leave-lesson-note') : say('menu-leave-note')}</p>`}
      ${settings(model, actions)}
      ${lesson || again ? nothing : html`${texts(model, actions)}${termsAtTable(terms)}${copyOutcome(model)}`}
    </div>`, actions);
}

/** What can be changed while the game is on: a row for each. */
function settings(
  { lesson, again, pace, terms, over, daily, sitting, tooSmall, preferences, apart }: MenuModel, actions: DialogActions,
): TemplateResult {
  // Where everyone is asked no time runs, and where nobody calls there is nothing to be quick about. Today's deal is the same for all.
  const { callSeconds = null } = terms;
  const timed = apart === null && !over && !lesson && !again && daily?.counts !== true && terms.rules.calls !== 'automatic'
    && callSeconds !== 'asked';
  return html`
    ${choiceRow(soundRow({ preferences, prefer: (change) => actions.setPreferences(change) }))}
    ${apart ? nothing : choiceRow(paceRow(pace, (chosen) => actions.setPace(chosen)))}
    ${timed ? html`
      ${choiceRow(callTimeRow(TIMES_TO_CALL, callSeconds, (seconds) => actions.setCallSeconds(seconds)))}
      <p class="small">${say('menu-call-time-note')}</p>` : nothing}
    ${sitting === null ? nothing : choiceRow(sittingWordsRow(sitting, (chosen) => actions.setSitting(chosen)))}
    ${tooSmall ? html`<p class="small">${say('terms-too-small')}</p>` : nothing}`;
}

/** What can be copied, and what can be asked once the game is over. */
function texts({ over, apart }: MenuModel, actions: DialogActions): TemplateResult {
  return html`
    ${apart ? nothing : html`
      <button type="button" class="quiet" @click=${() => actions.copyLink()}>${say('menu-copy-link')}</button>
      <p class="small">${say('menu-copy-link-note')}</p>`}
    ${over ? html`<button type="button" class="quiet" @click=${() => actions.copyRecord()}>${say('menu-copy-record')}</button>
      <button type="button" class="quiet" @click=${() => actions.copyText()}>${say('menu-copy-text')}</button>
      <button type="button" class="quiet" data-opens="review" @click=${() => actions.open('review')}>${
        say('review-open')}</button>` : nothing}`;
}

function copyOutcome({ copied }: MenuModel): TemplateResult {
  return html`
    <p class="small" role="status">${copied === null ? nothing : copied.done ? say('menu-copied') : say('menu-not-copied')}</p>
    ${copied && !copied.done ? html`<textarea readonly rows="4" aria-label=${say('menu-text')}>${copied.text}</textarea>` : nothing}`;
}

function termsAtTable(terms: Terms): TemplateResult {
  return html`
    <section class="at-table" aria-labelledby="terms-title">
      <h3 id="terms-title">${say('house-rule-at-table', { rules: rulesName(terms.rules) })}</h3>
      <ul>${termsList(terms).map((line) => html`<li>${line}</li>`)}</ul>
    </section>`;
}
