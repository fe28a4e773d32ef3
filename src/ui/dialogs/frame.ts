/** What every dialog has: its name, its paper with the title, and what can be asked for in it. Native ones, which keep the focus. */
import { html, type TemplateResult } from 'lit-html';
import type { EndModel } from '../../history/endView';
import type { DailyTold } from '../daily/dailyShare';
import type { InputSettings } from '../../setup/inputSettings';
import type { Preferences } from '../../setup/kept/preferences';
import type { Pace, TimeToCall } from '../../setup/setup';
import type { Sitting } from '../../setup/players';
import type { ApartCommand } from '../apart/apartCommands';

export type DialogName = 'menu' | 'settings' | 'rules' | 'result' | 'review' | 'card' | 'lessons' | 'shout';

export interface DialogActions {
  close(): void;
  /** A dialog was closed, by `close` or by the Escape key. */
  closed(): void;
  open(name: DialogName): void;
  /** Opens the dialog of calling by voice, which may have to be loaded first. */
  openShout(): void;
  /** Pauses the game. */
  pause(): void;
  newGame(): void;
  /** Shows the card of the evening that this game is one of. */
  toEvening(id: string): void;
  /** At a table of several devices. */
  apart(what: ApartCommand): void;
  /** Opens the review of the game that is over. */
  review(): void;
  leave(): void;
  /** Back to the game from which this one is played on. */
  backToReview(): void;
  setPace(pace: Pace): void;
  setCallSeconds(seconds: TimeToCall): void;
  setSitting(sitting: Sitting): void;
  setInput(input: Partial<InputSettings>): void;
  setPreferences(preferences: Partial<Preferences>): void;
  /** Whether the next games are agreed with the memory aid. */
  setMemoryAid(memoryAid: boolean): void;
  copyLink(): void;
  copyRecord(): void;
  copyText(): void;
  /** Gives a friend this deal. */
  challenge(end: EndModel): void;
  /** Gives the result of today's deal away. */
  shareDaily(told: DailyTold): void;
}

/** A dialog's paper, with its title. A press beside it closes it. */
export function frame(name: DialogName, title: string, body: TemplateResult, actions: DialogActions): TemplateResult {
  const id = `${name}-title`;
  return html`
    <dialog class="paper ${name}" aria-labelledby=${id} @close=${() => actions.closed()}
      @click=${({ target, currentTarget }: MouseEvent) => { if (target === currentTarget) actions.close(); }}>
      <h2 id=${id} tabindex="-1">${title}</h2>
      <div class="body">${body}</div>
    </dialog>`;
}
