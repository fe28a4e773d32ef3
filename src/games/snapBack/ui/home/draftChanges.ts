/** What becomes of a draft when somebody else is to sit down. Pure. */
import { withNamesKept, type DefaultNames } from '../../../../setup/defaultNames';
import type { Character } from '../../../../setup/players';
import { MAX_SEATS } from '../../rules/game';
import { MAX_PEOPLE } from '../../kept/setup';
import type { Draft, DraftSeat } from '../../kept/draft';

export function peopleIn({ seats }: Draft): number {
  return seats.filter(({ kind }) => kind === 'local').length;
}

export function mayAddPerson(draft: Draft): boolean {
  return draft.seats.length < MAX_SEATS && peopleIn(draft) < MAX_PEOPLE;
}

export function mayAddCharacter({ seats }: Draft): boolean {
  return seats.length < MAX_SEATS;
}

/** Somebody can go as long as a person is left. */
export function mayRemove(draft: Draft, seat: number): boolean {
  return draft.seats.length > 1 && (draft.seats[seat]?.kind === 'bot' || peopleIn(draft) > 1);
}

/** One more person, beside the others: computer players sit after them. */
export function addPerson(draft: Draft): Draft {
  if (!mayAddPerson(draft)) return draft;
  const after = draft.seats.findLastIndex(({ kind }) => kind === 'local') + 1;
  // Who was alone here is the player of this device, and stays that.
  const seats = peopleIn(draft) === 1
    ? draft.seats.map((seat): DraftSeat => (seat.kind === 'local' ? { ...seat, me: true } : seat)) : draft.seats;
  return { ...draft, seats: seats.toSpliced(after, 0, { kind: 'local' }) };
}

export function addCharacter(draft: Draft, level: Character): Draft {
  return mayAddCharacter(draft) ? { ...draft, seats: [...draft.seats, { kind: 'bot', level }] } : draft;
}

/** Without who sits there. The others keep the names that they are shown with. @param names what the language calls those without */
export function removeSeat(draft: Draft, seat: number, names: DefaultNames): Draft {
  if (!mayRemove(draft, seat)) return draft;
  const kept = withNamesKept(draft.seats.map((one) => ({ ...one, shape: undefined })), names);
  return { ...draft, seats: draft.seats.flatMap((one, i) => (i === seat ? [] : [{ ...one, nth: kept[i]?.nth }])) };
}

export function renameSeat(draft: Draft, seat: number, name: string): Draft {
  return withSeat(draft, seat, (one) => ({ ...one, name }));
}

/** Another key to call with. What is no letter and no digit changes nothing. */
export function chooseKey(draft: Draft, seat: number, key: string): Draft {
  return /^[\p{L}\p{N}]$/u.test(key) ? withSeat(draft, seat, (one) => ({ ...one, callKey: key.toLocaleLowerCase('en') })) : { ...draft };
}

/** Another character. A name that somebody typed stays. */
export function chooseCharacter(draft: Draft, seat: number, level: Character): Draft {
  return withSeat(draft, seat, (one) => ({ ...one, level }));
}

function withSeat(draft: Draft, seat: number, change: (seat: DraftSeat) => DraftSeat): Draft {
  return { ...draft, seats: draft.seats.map((one, i) => (i === seat ? change(one) : one)) };
}
