/** The players at the table: mark or face, name, die, and a line about each; at a reveal what they show, and what became of the die. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { seconds } from '../../../../strings/formats';
import { say } from '../../../../strings/say';
import { aloneAt } from '../../../../strings/words/cast';
import { shownName } from '../../../../strings/words/grammar';
import { die } from '../../../../ui/parts/play/die';
import { emblem } from '../../../../ui/parts/play/emblem';
import { hand } from '../../../../ui/parts/play/hand';
import type { Seat, SeatResult } from '../../rules/game';
import type { Die } from '../../rules/result';
import type { SeatShown } from '../../table/view';
import type { SnapBackTableModel } from '../table/tableModel';

export interface SeatPanel {
  readonly seat: Pick<SeatShown, 'name' | 'kind' | 'level' | 'shape' | 'die' | 'chosen'>;
  /** What is told of them in small letters, such as how far back they remember; null: nothing. */
  readonly line: string | null;
  /** Whether they have called the card that is asked about. */
  readonly calls: boolean;
  /** How long their call took, in milliseconds; null where nobody was timed. */
  readonly took: number | null;
  /** What came of their part in a reveal, while that is looked at. */
  readonly result: SeatResult | undefined;
}

/** A die, and at a reveal what became of it. */
export function seatDie(shown: Die, result?: SeatResult): TemplateResult {
  const { before, after } = result ?? { before: shown, after: shown };
  return die(after, say('snap-back-die', { face: after }), after > before ? 'up' : after < before ? 'down' : null);
}

export function seatList(panels: readonly SeatPanel[]): TemplateResult {
  return html`<ul class="play-panels" role="list" aria-label=${say('shell-players')}>${panels.map(seatPanel)}</ul>`;
}

function seatPanel({ seat, line, calls, took, result }: SeatPanel): TemplateResult {
  const { name, kind, chosen } = seat;
  return html`
    <li class="play-panel ${kind === 'local' ? 'here' : 'on-table'} ${calls ? 'calls' : ''} ${result ? 'shows' : ''}">
      ${emblem(seat)}
      <b class="panel-name" title=${shownName(name)}>${shownName(name)}</b>
      ${seatDie(seat.die, result)}
      ${result ? html`<span class="panel-shows">${hand(result.claim)}${
          result.claim === 0 ? nothing : html`<b aria-hidden="true">${result.claim}</b>`}</span>`
        : chosen ? html`<span class="panel-chosen" role="img" aria-label=${say('snap-back-has-chosen')}></span>` : nothing}
      ${line === null ? nothing : html`<small class="panel-line">${line}</small>`}
      ${calls ? html`<em class="panel-called">${took === null ? say('snap-back-called-tag')
          : say('snap-back-called-in', { time: seconds(took) })}</em>` : nothing}
    </li>`;
}

/** The players of a game that is played, in their order. */
export function seats(model: SnapBackTableModel): TemplateResult {
  const { callers, callTook: took, revealed, phase, seats: all } = model.view;
  const results = phase === 'revealed' || phase === 'over' ? revealed?.reveal.seats : undefined;
  const called = phase === 'choosing' || phase === 'revealed' ? callers : [];
  return seatList(all.map((seat, at) => ({ seat, line: lineOf(model, at), calls: called.includes(at), took, result: results?.[at] })));
}

/** What stands under the die: what they show, or else what is known of them. */
function lineOf({ view, bests, spans }: SnapBackTableModel, seat: Seat): string | null {
  const shown = view.phase === 'revealed' ? view.revealed?.reveal.seats[seat] : undefined;
  if (shown) return shown.claim === 0 ? say('snap-back-shows-a-fist') : say('snap-back-shows', { claim: shown.claim });
  const [best, back] = [bests[seat] ?? null, spans[seat] ?? null];
  if (best !== null) return aloneAt(view) === seat ? say('snap-back-your-best', { die: best }) : say('snap-back-best', { die: best });
  return back === null ? null : say('snap-back-remembers', { back });
}
