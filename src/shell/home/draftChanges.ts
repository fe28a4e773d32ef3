/** What becomes of a draft when somebody else is to sit down. Pure. */
import { withNamesKept, type DefaultNames } from '../../setup/defaultNames';
import type { Character } from '../../setup/players';
import type { DraftBase, DraftSeat } from '../../seats/draftSeats';
import { peopleIn } from '../../seats/keys';
import type { SeatLimits } from '../../seats/seats';

type Limits = Pick<SeatLimits, 'most' | 'people'>;

export function mayAddPerson({ seats }: DraftBase, { most, people }: Limits): boolean {
  return seats.length < most && peopleIn(seats) < people;
}

export function mayAddCharacter({ seats }: DraftBase, { most }: Pick<Limits, 'most'>): boolean {
  return seats.length < most;
}

/** Somebody can go as long as a person is left. */
export function mayRemove(draft: DraftBase, seat: number): boolean {
  return draft.seats.length > 1 && (draft.seats[seat]?.kind === 'bot' || peopleIn(draft.seats) > 1);
}

/** One more person, beside the others: computer players sit after them. */
export function addPerson<Draft extends DraftBase>(draft: Draft, limits: Limits): Draft {
  if (!mayAddPerson(draft, limits)) return draft;
  const after = draft.seats.findLastIndex(({ kind }) => kind === 'local') + 1;
  // Who was alone here is the player of this device, and stays that.
  const seats = peopleIn(draft.seats) === 1
    ? draft.seats.map((seat): DraftSeat<never> => (seat.kind === 'local' ? { ...seat, me: true } : seat)) : draft.seats;
  return { ...draft, seats: seats.toSpliced(after, 0, { kind: 'local' }) };
}

export function addCharacter<Draft extends DraftBase>(draft: Draft, level: Character, limits: Limits): Draft {
  return mayAddCharacter(draft, limits) ? { ...draft, seats: [...draft.seats, { kind: 'bot', level }] } : draft;
}

/** Without who sits there. The others keep the names that they are shown with. @param names what the language calls those without */
export function removeSeat<Draft extends DraftBase>(draft: Draft, seat: number, names: DefaultNames): Draft {
  if (!mayRemove(draft, seat)) return draft;
  const kept = withNamesKept(draft.seats.map((one) => ({ ...one, shape: undefined })), names);
  return { ...draft, seats: draft.seats.flatMap((one, i) => (i === seat ? [] : [{ ...one, nth: kept[i]?.nth }])) };
}

export function renameSeat<Draft extends DraftBase>(draft: Draft, seat: number, name: string): Draft {
  return withSeat(draft, seat, (one) => ({ ...one, name }));
}

/** Another key of somebody's own. What is no letter and no digit changes nothing. @param which where it stands with the seat */
export function chooseKey<Draft extends DraftBase>(draft: Draft, seat: number, key: string, which: string): Draft {
  return /^[\p{L}\p{N}]$/u.test(key) ? withSeat(draft, seat, (one) => ({ ...one, [which]: key.toLocaleLowerCase('en') })) : { ...draft };
}

/** Another character. A name that somebody typed stays. */
export function chooseCharacter<Draft extends DraftBase>(draft: Draft, seat: number, level: Character): Draft {
  return withSeat(draft, seat, (one) => ({ ...one, level }));
}

/** What somebody begins with. @param usual what all others do: whoever begins with that has nothing of their own */
export function chooseStart<Draft extends DraftBase>(draft: Draft, seat: number, start: number, usual: number): Draft {
  return withSeat(draft, seat, (one) => ({ ...one, start: start === usual ? undefined : start }));
}

function withSeat<Draft extends DraftBase>(draft: Draft, seat: number, change: (seat: DraftSeat<never>) => DraftSeat<never>): Draft {
  return { ...draft, seats: draft.seats.map((one, i) => (i === seat ? change(one) : one)) };
}
