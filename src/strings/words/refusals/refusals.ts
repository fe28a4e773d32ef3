/** Why an act at the table is refused, as a sentence that helps. The codes come from the layers below. */
import type { TableRefusal } from '../../../table/intents';
import type { Names } from '../../logLine';
import { say } from '../../say';
import { capital, isYou, shownName } from '../grammar';
import { shown } from './shown';

/** Whom a sentence is about, and whether it is said to them. */
interface About { readonly you: 'yes' | 'no'; readonly name: string }

/** Why an act is turned down, with names where they are known and seat numbers where not. @param names as they are kept */
export function refusalSentence(refusal: TableRefusal, names: Names = []): string {
  const isTold = (seat: number): boolean => isYou(names[seat] ?? '');
  const named = (seat: number): string => {
    const name = names[seat];
    return name === undefined ? say('refusal-seat', { seat: String(seat) }) : shownName(name);
  };
  const about = (seat: number, name = named(seat)): About => ({ you: isTold(seat) ? 'yes' : 'no', name });
  const subject = (seat: number): About => about(seat, capital(named(seat)));
  switch (refusal.code) {
    case 'unknown-event': return say('refusal-unknown-event', { event: shown(refusal.event) });
    case 'unknown-seat': return say('refusal-unknown-seat', { seat: shown(refusal.seat), last: String(refusal.seats - 1) });
    case 'unknown-tile': return say('refusal-unknown-tile', { tile: shown(refusal.tile) });
    case 'game-over': return say('refusal-game-over');
    case 'not-your-move': return say('refusal-not-your-move', {
      you: isTold(refusal.mover) ? 'mover' : isTold(refusal.seat) ? 'other' : 'no', mover: named(refusal.mover), name: named(refusal.seat),
    });
    case 'already-placed': return say('refusal-already-placed', { ...subject(refusal.seat), tile: refusal.tile });
    case 'not-in-rack': return say('refusal-not-in-rack', { ...subject(refusal.seat), tile: refusal.tile });
    case 'place-first': return say('refusal-place-first', subject(refusal.seat));
    case 'nothing-placed': return say('refusal-nothing-placed');
    case 'no-calls': return say('refusal-no-calls');
    case 'makers-call': return say('refusal-makers-call', about(refusal.mover));
    case 'called-in-vain': return say('refusal-called-in-vain');
    case 'not-now': return say('refusal-not-now');
    case 'not-your-pick': return say('refusal-not-your-pick', subject(refusal.picker));
    case 'no-such-tile': return say('refusal-no-such-tile');
  }
}
