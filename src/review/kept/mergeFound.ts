/** Lays what was found in a game here and elsewhere together: of two reviews of a seat the closer one is kept. Pure. */
import type { Found } from '../found';

/** @returns `here` itself where nothing comes of it; both are of the same game and of today's version */
export function mergeFound(here: Found | null, read: Found): Found {
  if (here === null) return read;
  const better = read.seats.filter(({ seat, pass }) => (here.seats.find((own) => own.seat === seat)?.pass ?? 0) < pass);
  if (better.length === 0) return here;
  const rest = here.seats.filter(({ seat }) => better.every((one) => one.seat !== seat));
  return { ...here, seats: [...rest, ...better].toSorted((a, b) => a.seat - b.seat) };
}
