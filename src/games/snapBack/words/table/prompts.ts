/** What can be done at the table now, in a sentence under the cards; and at a reveal what was true of the card. Chooses messages. */
import { list } from '../../../../strings/formats';
import { say } from '../../../../strings/say';
import { aloneAt, namesAt, waitsAt, whoAt } from '../../../../strings/words/cast';
import { lines } from '../../../../strings/words/lines';
import { FIRST_CARDS, type Back, type Claim } from '../../rules/cards';
import type { Seat } from '../../rules/game';
import type { SnapBackView } from '../../table/view';
import { resultText } from './results';

/** @param choice what the only person has chosen */
export function promptText(view: SnapBackView, choice: Claim | null): string {
  const { phase, shown, mayCall, untimed } = view;
  switch (phase) {
    case 'ready': return shown === 0 ? say('snap-back-ready') : say('shell-waits');
    case 'asked': return waits(view) ?? say('snap-back-asked');
    case 'choosing': return choosingText(view, choice);
    case 'revealed': return revealedText(view);
    case 'again': return say('snap-back-once-more');
    case 'over': return overText(view);
    case 'dealing':
      if (mayCall) return say('snap-back-seen-before');
      return shown <= FIRST_CARDS ? say(untimed ? 'snap-back-first-cards-untimed' : 'snap-back-first-cards') : say('snap-back-next-comes');
  }
}

/** Who has called: "You call.", "Viola calls.", "Ann and Viola call at the same time." */
export function callersText(view: Pick<SnapBackView, 'seats'>, callers: readonly Seat[]): string {
  return callers.length === 1 ? say('snap-back-calls', whoAt(view, callers[0]!))
    : say('snap-back-call-together', { names: namesAt(view, callers) });
}

/** For whom it waits, once everybody here has answered or chosen. */
function waits(view: SnapBackView): string | null {
  return waitsAt(view, view.seats.flatMap(({ chosen }, seat) => (chosen ? [] : [seat])));
}

function choosingText(view: SnapBackView, choice: Claim | null): string {
  const called = callersText(view, view.callers);
  const me = aloneAt(view);
  // A count ends by itself; without one the numbers are shown once everybody has chosen.
  const others = (view.countEndsAt === null ? waits(view) : null) ?? '';
  if (me === null) return lines(called, others).join(' ');
  if (choice === null) return say('snap-back-choose', { called, caller: view.callers.includes(me) ? 'yes' : 'no' });
  return lines(choice === 0 ? say('snap-back-shows-fist') : say('snap-back-shows-back', { back: choice }), others).join(' ');
}

/** "It was 3 back." */
export function holdsText(holds: readonly Back[]): string {
  return holds.length === 0 ? say('snap-back-was-not') : say('snap-back-was', { backs: list(holds) });
}

function revealedText(view: SnapBackView): string {
  const { revealed } = view;
  if (!revealed) return '';
  const me = aloneAt(view);
  const own = me === null ? undefined : revealed.reveal.seats[me];
  const fact = holdsText(revealed.reveal.holds);
  if (me === null || own === undefined) return fact;
  return `${fact} ${resultText(own, revealed.reveal.holds.length > 0)}`;
}

function overText(view: SnapBackView): string {
  const { ended, revealed } = view;
  if (ended === 'time') return say('snap-back-over-time');
  if (ended === 'stopped') return say('snap-back-over-stopped');
  return say('snap-back-over-six', { names: namesAt(view, revealed?.reveal.trueSix ?? []) });
}
