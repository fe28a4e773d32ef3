/** What can be done at the table now, in a sentence under the cards; and at a reveal what was true of the card. Chooses messages. */
import { list } from '../../../../strings/formats';
import { say } from '../../../../strings/say';
import { isYou, subjects, who } from '../../../../strings/words/grammar';
import { FIRST_CARDS, type Back, type Claim } from '../../rules/cards';
import type { Seat } from '../../rules/game';
import type { SnapBackView } from '../../table/view';
import { resultText } from './results';

/** The seat of the only person at this screen; null where several people or none play. */
export function aloneAt({ seats }: Pick<SnapBackView, 'seats'>): Seat | null {
  const local = seats.flatMap(({ kind }, seat) => (kind === 'local' ? [seat] : []));
  return local.length === 1 ? local[0]! : null;
}

/** @param choice what the only person has chosen */
export function promptText(view: SnapBackView, choice: Claim | null): string {
  const { phase, shown, mayCall, untimed } = view;
  switch (phase) {
    case 'ready': return shown === 0 ? say('snap-back-ready') : say('shell-waits');
    case 'asked': return say('snap-back-asked');
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
export function callersText({ seats }: Pick<SnapBackView, 'seats'>, callers: readonly Seat[]): string {
  const people = callers.map((seat) => ({ name: seats[seat]?.name ?? '', you: isMe(seats, seat) }));
  const [only] = people;
  if (people.length === 1 && only) return say('snap-back-calls', who(only.name, only.you));
  return say('snap-back-call-together', { names: subjects(people) });
}

/** Whether a seat is to be spoken to as "you": of the only person here. */
export function isMe(seats: SnapBackView['seats'], seat: Seat): boolean {
  return seats[seat]?.kind === 'local' && (aloneAt({ seats }) === seat || isYou(seats[seat].name));
}

function choosingText(view: SnapBackView, choice: Claim | null): string {
  const called = callersText(view, view.callers);
  const me = aloneAt(view);
  if (me === null) return called;
  if (choice === null) return say('snap-back-choose', { called, caller: view.callers.includes(me) ? 'yes' : 'no' });
  return choice === 0 ? say('snap-back-shows-fist') : say('snap-back-shows-back', { back: choice });
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

function overText({ ended, revealed, seats }: SnapBackView): string {
  if (ended === 'time') return say('snap-back-over-time');
  if (ended === 'stopped') return say('snap-back-over-stopped');
  const six = revealed?.reveal.trueSix ?? [];
  return say('snap-back-over-six', { names: subjects(six.map((seat) => ({ name: seats[seat]?.name ?? '', you: isMe(seats, seat) }))) });
}
