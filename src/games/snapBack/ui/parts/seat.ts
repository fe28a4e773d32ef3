/** A player at the table: mark or face, name, die, and a line about them. At a reveal also what they show, and what became of the die. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { seconds } from '../../../../strings/formats';
import { say } from '../../../../strings/say';
import { shownName } from '../../../../strings/words/grammar';
import type { SeatResult } from '../../rules/game';
import type { SeatShown } from '../../table/view';
import { die } from './die';
import { emblem } from '../../../../ui/parts/play/emblem';
import { hand } from '../../../../ui/parts/play/hand';

export interface SeatPanel {
  readonly seat: SeatShown;
  /** What is told of them in small letters, such as how far back they remember; null: nothing. */
  readonly line: string | null;
  /** Whether they have called the card that is asked about. */
  readonly calls: boolean;
  /** How long their call took, in milliseconds; null where nobody was timed. */
  readonly took?: number | null;
  /** What came of their part in a reveal, while that is looked at. */
  readonly result: SeatResult | null;
}

/** One place of a list of players. */
export function seatPanel({ seat, line, calls, took = null, result }: SeatPanel): TemplateResult {
  const { name, kind, chosen } = seat;
  const moved = result === null || result.after === result.before ? null : result.after > result.before ? 'up' : 'down';
  return html`
    <li class="sb-seat ${kind === 'local' ? 'here' : 'on-table'} ${calls ? 'calls' : ''} ${result ? 'shows' : ''}">
      ${emblem(seat)}
      <b class="sb-name" title=${shownName(name)}>${shownName(name)}</b>
      ${die(result?.after ?? seat.die, moved)}
      ${result ? html`<span class="sb-shows">${hand(result.claim)}${
          result.claim === 0 ? nothing : html`<b aria-hidden="true">${result.claim}</b>`}</span>`
        : chosen ? html`<span class="sb-chosen" role="img" aria-label=${say('snap-back-has-chosen')}></span>` : nothing}
      ${line === null ? nothing : html`<small class="sb-line">${line}</small>`}
      ${calls ? html`<em class="sb-called">${took === null ? say('snap-back-called-tag')
          : say('snap-back-called-in', { time: seconds(took) })}</em>` : nothing}
    </li>`;
}
