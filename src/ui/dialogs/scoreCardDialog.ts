/** The score card as a screen of its own: the table, how the match stands, corrections; and the sheet of it that is printed. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { CardState } from '../../match/cardState';
import type { CorrectionProblem } from '../../setup/problems';
import { say } from '../../strings/say';
import { cardCaption, standing } from '../../strings/words/past/card';
import { correctionSentence } from '../../strings/words/refusals/corrections';
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
  return html`${frame('card', say('card-title'), html`
    <div class="card-pad">${cardTable(card, { lines: SCREEN_LINES, exact: true, pencil: correcting ? actions : undefined })}</div>
    <p class="standing" role="status">${draft.problem ? correctionSentence(draft.problem) : standing(card).join(' ')}</p>
    ${correcting ? html`<p class="small">${say('card-correct-note')}</p>` : nothing}
    <div class="choices">
      <button type="button" class="main" @click=${() => dialogs.close()}>${say('card-back')}</button>
      ${correctable ? html`
        <button type="button" @click=${() => actions.correct()}>${correcting ? say('card-done') : say('card-correct')}</button>
        <button type="button" @click=${() => actions.print('card')}>${say('card-print')}</button>
        <button type="button" @click=${() => actions.save()}>${say('card-save')}</button>` : nothing}
      <button type="button" class="quiet" @click=${() => actions.print('empty')}>${say('card-print-empty')}</button>
    </div>`, dialogs)}${printSheet(draft.sheet === 'card' ? card : null)}`;
}

/** What the printer gets, and the screen does not show. */
export function printSheet(card: CardState | null): TemplateResult {
  return html`
    <section class="sheet" aria-hidden="true">
      <div class="sheet-head">${say('card-title')}</div>
      <div class="sheet-body">
        ${card ? html`<p class="lead"><strong>${
          say('card-lead', { caption: cardCaption(card.playedFor) })}</strong> ${standing(card).join(' ')}</p>`
          : html`<p class="lead"><strong>${say('card-pad-played-for')}</strong>${padChoices().map((choice) => html`
            <span class="choice">${choice}</span>`)}</p>`}
        ${cardTable(card, card ? { lines: PAPER_LINES } : { lines: PAPER_LINES, numbered: true })}
        ${card ? nothing : html`<div class="help">${padHelp().map((line) => html`<p>${line}</p>`)}</div>`}
      </div>
    </section>`;
}

/** What an empty card, for playing with the game in the box, says beside its lines. */
function padChoices(): string[] {
  return [say('card-pad-single'), say('card-pad-to-100'), say('card-pad-games')];
}

function padHelp(): string[] {
  return [say('card-pad-help-single'), say('card-pad-help-match'), say('card-pad-help-tied')];
}
