/** What is pressed at the table now: the burst, one of seven numbers, or a button that goes on. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { say } from '../../../../strings/say';
import type { Seat } from '../../rules/game';
import { aloneAt } from '../../words/table/prompts';
import { burst } from '../parts/burst';
import { choice } from '../parts/choice';
import { ringOf, waitsForPress } from './callTime';
import { claimsFor } from './claimsFor';
import { severalAsked, severalCalls, severalChoose } from './several/several';
import { callShortcuts } from './tableKeys';
import type { SnapBackTableModel, TableAsk } from './tableModel';

export function pressedHere(model: SnapBackTableModel, ask: TableAsk): TemplateResult | typeof nothing {
  const { view, input, spoken } = model;
  const me = aloneAt(view);
  switch (view.phase) {
    case 'ready': return goOn(view.shown === 0 ? say('shell-start') : say('shell-go-on'), ask);
    // What a game came to takes the place of the table at once. One without a card came to nothing.
    case 'over': return view.shown > 0 ? nothing : html`
      <button type="button" class="sb-button main" @click=${() => ask({ kind: 'playAgain' })}>${say('shell-play-again')}</button>
      <button type="button" class="back" @click=${() => ask({ kind: 'leaveTable' })}>${say('shell-out')}</button>`;
    case 'revealed': case 'again': return goOn(say('shell-go-on'), ask);
    case 'choosing':
      if (me === null) return severalChoose(model, ask);
      return choice({
        claims: claimsFor(me, view), chosen: model.choice, digits: input.singleKeys, label: null, changes: view.countEndsAt !== null,
        secret: false, takesFocus: spoken === 'reader',
      }, (claim) => ask({ kind: 'act', act: { kind: 'choose', seat: me, claim } }));
    case 'asked': return me === null ? severalAsked(model, ask) : asked(model, me, ask);
    case 'dealing':
      if (waitsForPress(view)) return goOn(say('snap-back-next-card'), ask);
      if (me === null) return severalCalls(model, ask);
      return burst({ on: view.mayCall, ring: ringOf(model), shortcuts: callShortcuts(input) }, (at) => call(me, at, ask));
  }
}

function call(seat: Seat, at: number, ask: TableAsk): void {
  ask({ kind: 'act', act: { kind: 'call', seat, at } });
}

function goOn(label: string, ask: TableAsk): TemplateResult {
  return html`<button type="button" class="sb-button main" aria-keyshortcuts="Space Enter"
    @click=${() => ask({ kind: 'act', act: { kind: 'goOn' } })}>${label}</button>`;
}

/** The only person here is asked: the burst says yes. */
function asked({ input }: SnapBackTableModel, seat: Seat, ask: TableAsk): TemplateResult {
  const answer = (calls: boolean): void => void ask({ kind: 'act', act: { kind: 'answer', seat, calls } });
  return html`
    <button type="button" class="sb-button" aria-keyshortcuts=${input.singleKeys ? 'P Enter' : 'Enter'}
      @click=${() => answer(false)}>${say('snap-back-pass')}</button>
    ${burst({ on: true, ring: null, shortcuts: callShortcuts(input) }, () => answer(true))}`;
}
