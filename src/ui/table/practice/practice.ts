/** What a practice game has beside its table: the buttons for a hint and for taking back, and the note with what they come to. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { practiceBoxes } from '../../../layout/beside/practice';
import type { Layout } from '../../../layout/types';
import type { ViewState } from '../../../session/viewState';
import { say } from '../../../strings/say';
import { hintSentence, missedSentence } from '../../../strings/words/table/practice';
import type { TableActions } from '../input/tableActions';
import { at, atLeast, lettered } from '../place';
import { marksTemplate } from './hintMarks';
import type { PracticeModel } from './practiceModel';

/** Buttons, note and marks; nothing in a game that is not played for practice. */
export function practiceTemplate(
  practice: PracticeModel | null, state: ViewState, layout: Layout, actions: TableActions,
): TemplateResult | typeof nothing {
  if (!practice) return nothing;
  const { hint, takeBack, note, noteAside, round } = practiceBoxes(layout);
  const { may } = practice;
  const text = noteText(practice, state);
  const kind = round ? 'practice-button round' : 'practice-button';
  return html`
    ${marksTemplate(practice, state, layout)}
    <button type="button" class=${kind} aria-disabled=${!may.hint} aria-busy=${practice.hint?.kind === 'thinking' ? 'true' : nothing}
      aria-keyshortcuts=${actions.shortcuts('hint') ?? nothing} ${at(hint)} ${lettered(say('practice-hint'))} @pointerdown=${keepFocus}
      @click=${() => actions.hint()}>${say('practice-hint')}</button>
    <button type="button" class=${kind} aria-disabled=${!may.takeBack}
      aria-keyshortcuts=${actions.shortcuts('takeBack') ?? nothing} ${at(takeBack)} ${lettered(say('practice-take-back'))}
      @pointerdown=${keepFocus}
      @click=${() => actions.stepBack()}>${say('practice-take-back')}</button>
    <div class="practice-note ${text === '' ? 'empty' : ''}" ${atLeast(state.may.draw || state.may.count ? noteAside : note)}>
      <p role="status">${text}</p>
      ${text === '' ? nothing : html`<button type="button" class="close" aria-label=${say('practice-close')} title=${say('practice-close')}
        @pointerdown=${keepFocus} @click=${() => actions.closeNote()}>×</button>`}
    </div>`;
}

/** A press by hand takes no focus here: Space goes on to call. */
function keepFocus(event: Event): void {
  event.preventDefault();
}

/** What the note says now; nothing where there is nothing to say. */
function noteText({ hint, missed }: PracticeModel, { seats, viewer }: ViewState): string {
  const told = missed.map((one) => missedSentence(one, one.maker === viewer ? null : seats[one.maker]?.name ?? ''));
  switch (hint?.kind) {
    case 'thinking': return say('practice-thinking');
    case 'none': return say('practice-no-hint');
    case 'hint': return hintSentence(hint.hint);
    default: return told.join(' ');
  }
}
