/** The players at the table, in their order. */
import { html, type TemplateResult } from 'lit-html';
import { say } from '../../../../strings/say';
import { aloneAt } from '../../../../strings/words/cast';
import { seatPanel } from '../parts/seat';
import type { SnapBackTableModel } from './tableModel';

export function seats(model: SnapBackTableModel): TemplateResult {
  const { view } = model;
  const { callers, revealed, phase } = view;
  const shows = phase === 'revealed' || phase === 'over' ? revealed : null;
  const called = phase === 'choosing' || phase === 'revealed' ? callers : [];
  return html`
    <ul class="sb-seats" role="list" aria-label=${say('shell-players')}>${view.seats.map((seat, at) => seatPanel({
      seat, line: lineOf(model, at), calls: called.includes(at), took: view.callTook, result: shows?.reveal.seats[at] ?? null,
    }))}</ul>`;
}

/** What stands under the die: what they show, or else what is known of them. */
function lineOf({ view, bests, spans }: SnapBackTableModel, seat: number): string | null {
  const shown = view.phase === 'revealed' ? view.revealed?.reveal.seats[seat] : undefined;
  if (shown) return shown.claim === 0 ? say('snap-back-shows-a-fist') : say('snap-back-shows', { claim: shown.claim });
  const [die, back] = [bests[seat] ?? null, spans[seat] ?? null];
  if (die !== null) return aloneAt(view) === seat ? say('snap-back-your-best', { die }) : say('snap-back-best', { die });
  return back === null ? null : say('snap-back-remembers', { back });
}
