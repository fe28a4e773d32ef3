/** The score card as a screen of its own: the table, how the match stands, corrections; and the sheet of it that is printed. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { CardState } from '../../match/cardState';
import type { CorrectionProblem } from '../../setup/problems';
import { words } from '../../strings';
import { cardTable, type CardPencil } from './cardTable';
import { frame, type DialogActions } from './frame';

/** What somebody is about to do with the card. */
export interface CardDraft {
  readonly correcting: boolean;
  /** Why the last correction was turned down. */
  readonly problem: CorrectionProblem | null;
  /** What is printed: the card, or an empty pad. */
  readonly sheet: 'card' | 'empty';
}

export const NO_CARD_DRAFT: CardDraft = { correcting: false, problem: null, sheet: 'card' };

export interface CardDialogActions extends CardPencil {
  /** Opens the numbers for correction, or closes them. */
  correct(): void;
  print(sheet: CardDraft['sheet']): void;
  /** Saves the card as a file for a spreadsheet. */
  save(): void;
}

/** Lines of the pad on the screen and on paper. A sheet of either paper format holds so many. */
const SCREEN_LINES = 5;
const PAPER_LINES = 13;

export function scoreCardDialog(card: CardState, draft: CardDraft, actions: CardDialogActions, dialogs: DialogActions): TemplateResult {
  const correctable = card.games.length > 0;
  const correcting = draft.correcting && correctable;
  return html`${frame('card', words().CARD.title, html`
    <div class="card-pad">${cardTable(card, { lines: SCREEN_LINES, exact: true, pencil: correcting ? actions : undefined })}</div>
    <p class="standing" role="status">${draft.problem ? words().correctionSentence(draft.problem) : words().standing(card).join(' ')}</p>
    ${correcting ? html`<p class="small">${words().CARD.correctNote}</p>` : nothing}
    <div class="choices">
      <button type="button" class="main" @click=${() => dialogs.close()}>${words().CARD.back}</button>
      ${correctable ? html`
        <button type="button" @click=${() => actions.correct()}>${correcting ? words().CARD.done : words().CARD.correct}</button>
        <button type="button" @click=${() => actions.print('card')}>${words().CARD.print}</button>
        <button type="button" @click=${() => actions.save()}>${words().CARD.save}</button>` : nothing}
      <button type="button" class="quiet" @click=${() => actions.print('empty')}>${words().CARD.printEmpty}</button>
    </div>`, dialogs)}${printSheet(draft.sheet === 'card' ? card : null)}`;
}

/** What the printer gets, and the screen does not show. */
export function printSheet(card: CardState | null): TemplateResult {
  return html`
    <section class="sheet" aria-hidden="true">
      <div class="sheet-head">${words().CARD.title}</div>
      <div class="sheet-body">
        ${card ? html`<p class="lead"><strong>${words().cardCaption(card.playedFor)}.</strong> ${words().standing(card).join(' ')}</p>`
          : html`<p class="lead"><strong>${words().EMPTY_PAD.playedFor}</strong>${words().EMPTY_PAD.choices.map((choice) => html`
            <span class="choice">${choice}</span>`)}</p>`}
        ${cardTable(card, card ? { lines: PAPER_LINES } : { lines: PAPER_LINES, numbered: true })}
        ${card ? nothing : html`<div class="help">${words().EMPTY_PAD.help.map((line) => html`<p>${line}</p>`)}</div>`}
      </div>
    </section>`;
}
