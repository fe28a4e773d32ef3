/** Who plays by a link, as in `?game=whist&play=ann,computer:viola`, and what of a link nobody can play by. */
import { NAME_LENGTH } from '../setup/names';
import { CHARACTERS } from '../setup/players';
import { seatsWritten } from '../setup/seats/seatsWritten';
import type { DraftSeat, SeatLimits } from './seats';

/**
 * What of a link nobody can play by: a word that says nothing that is known, or more than there may be. Codes beside `character`, `seats`
 * and `people` are words of the link.
 */
export type LinkProblem = { readonly code: string; readonly found: string } | { readonly code: string; readonly most: number };

/** @param play the word of the link that says who plays @param refuse is told what of it nobody can play by */
export function linkedSeats(
  play: string, { most, people: mostPeople }: SeatLimits, refuse: (problem: LinkProblem) => void,
): readonly DraftSeat<never>[] {
  const written = seatsWritten(play, most);
  const named = written.flatMap((seat): DraftSeat<never>[] => {
    if (seat.kind === 'local') return seat.name === '' ? [] : [seat];
    const { kind, level } = seat;
    const known = CHARACTERS.find((one) => one === level);
    if (known) return [{ kind, level: known }];
    refuse({ code: 'character', found: level.slice(0, NAME_LENGTH) });
    return [];
  });
  const people = named.filter(({ kind }) => kind === 'local').length;
  // Computers do not play alone: whoever follows a link that names nobody else plays them.
  const seats: readonly DraftSeat<never>[] = people === 0 && named.length > 0 ? [{ kind: 'local', me: true }, ...named] : named;
  if (Math.max(written.length, seats.length) > most) refuse({ code: 'seats', most });
  if (people > mostPeople) refuse({ code: 'people', most: mostPeople });
  return seats;
}
