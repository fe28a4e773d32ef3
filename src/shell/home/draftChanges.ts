/** Who can come to a draft, and go. Pure. */
import type { DraftBase } from '../../seats/draftSeats';
import type { DraftSeat } from '../../seats/seats';
import { peopleIn } from '../../setup/ownKeys';
import type { SeatLimits } from '../../seats/seats';
import type { Character } from '../../setup/players';

/** Whether one more can sit down, and whether that can be a person. */
export function roomFor({ seats }: DraftBase, { most, people }: SeatLimits): { readonly any: boolean; readonly person: boolean } {
  return { any: seats.length < most, person: seats.length < most && peopleIn(seats) < people };
}

/** Somebody can go as long as a person is left. */
export function mayRemove({ seats }: DraftBase, seat: number): boolean {
  return seats.length > 1 && (seats[seat]?.kind === 'bot' || peopleIn(seats) > 1);
}

/** One more person, beside the others: computer players sit after them. */
export function addPerson<Draft extends DraftBase>(draft: Draft): Draft {
  const after = draft.seats.findLastIndex(({ kind }) => kind === 'local') + 1;
  // Who was alone here is the player of this device, and stays that.
  const seats = peopleIn(draft.seats) === 1
    ? draft.seats.map((seat): DraftSeat<never> => (seat.kind === 'local' ? { ...seat, me: true } : seat)) : draft.seats;
  return { ...draft, seats: seats.toSpliced(after, 0, { kind: 'local' }) };
}

export function addCharacter<Draft extends DraftBase>(draft: Draft, level: Character): Draft {
  return { ...draft, seats: [...draft.seats, { kind: 'bot', level }] };
}
