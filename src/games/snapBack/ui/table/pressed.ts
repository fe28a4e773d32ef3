/** What is pressed at the table now: the burst, one of seven numbers, or a button that goes on. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { callShortcuts } from '../../../../ui/parts/play/calls';
import { goOnButton, overButtons, startButton } from '../../../../shell/table/tableFrame';
import { say } from '../../../../strings/say';
import { burst } from '../../../../ui/parts/play/burst';
import type { Seat } from '../../rules/game';
import { aloneAt } from '../../../../strings/words/cast';
import { choice } from '../parts/choice';
import { ringOf, waitsForPress } from './callTime';
import { claimsFor } from './claimsFor';
import { severalPressed } from './several/calls';
import { turnTemplate } from './several/turn';
import type { SnapBackTableModel, TableAsk } from './tableModel';

export function pressedHere(model: SnapBackTableModel, ask: TableAsk): TemplateResult | typeof nothing {
  const { view } = model;
  const me = aloneAt(view);
  switch (view.phase) {
    case 'ready': return startButton(view.shown > 0, ask);
    case 'over': return overButtons(view.shown > 0, 'back', ask);
    case 'revealed': case 'again': return goOnButton(say('shell-go-on'), ask);
    case 'choosing':
      // Whoever's turn it is chooses; nobody else is to look.
      if (me === null) return view.chooser === null ? nothing : turnTemplate(model, view.chooser, ask);
      return chooses(model, me, ask);
    case 'asked': return me === null ? severalPressed(model, ask) : asked(model, me, ask);
    case 'dealing':
      if (waitsForPress(view)) return goOnButton(say('snap-back-next-card'), ask);
      return me === null ? severalPressed(model, ask)
        : ownBurst(model, me, (at) => void ask({ kind: 'act', act: { kind: 'call', seat: me, at } }));
  }
}

/** The burst of the only person here. */
function ownBurst(model: SnapBackTableModel, seat: Seat, press: (at: number) => void): TemplateResult {
  const { view, input } = model;
  return burst({
    word: say('snap-back-snap'), on: view.mayCall || view.phase === 'asked', ring: view.phase === 'asked' ? null : ringOf(model),
    shortcuts: callShortcuts(input), seat, label: null,
  }, press);
}

function chooses(model: SnapBackTableModel, seat: Seat, ask: TableAsk): TemplateResult {
  const { view, input, spoken } = model;
  return choice({
    claims: claimsFor(seat, view), chosen: model.choice, digits: input.singleKeys, label: null, changes: view.countEndsAt !== null,
    secret: false, takesFocus: spoken === 'reader',
  }, (claim) => ask({ kind: 'act', act: { kind: 'choose', seat, claim } }));
}

/** The only person here is asked: the burst says yes. */
function asked(model: SnapBackTableModel, seat: Seat, ask: TableAsk): TemplateResult {
  const answer = (calls: boolean): void => void ask({ kind: 'act', act: { kind: 'answer', seat, calls } });
  return html`
    <button type="button" class="play-button" aria-keyshortcuts=${model.input.singleKeys ? 'P Enter' : 'Enter'}
      @click=${() => answer(false)}>${say('shell-pass')}</button>
    ${ownBurst(model, seat, () => answer(true))}`;
}
