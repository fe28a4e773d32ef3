/** Who has played in a game that is over, and what each came to: a seat counts for those who had it, each for their own part. Pure. */
import type { SeatCount, SeatPart, SeatSummary } from '../session/gameSummary';
import { seatOfMine } from '../setup/kept/me';
import { sameName } from '../setup/names';

/** What somebody came to in a game. Where nobody took over from them, or they from anybody, it's their seat. */
export type HeldSeat = Omit<SeatPart, 'whole'> & {
  /** Whether all that was done at their seat was theirs. */
  readonly whole?: boolean;
  /** What their seat came to in all. */
  readonly seat?: Pick<SeatCount, 'tiles' | 'won'>;
};

/** What two parts of one person come to. */
function together(one: HeldSeat, other: HeldSeat): HeldSeat {
  const sum = (count: 'tiles' | 'made' | 'missed' | 'snagged' | 'vain' | 'won'): number => one[count] + other[count];
  return {
    ...one, ...(other.me ? { me: true } : {}), whole: false, tiles: sum('tiles'), made: sum('made'), missed: sum('missed'),
    snagged: sum('snagged'), vain: sum('vain'), won: sum('won'), longest: Math.max(one.longest ?? 0, other.longest ?? 0),
    callTimes: [...one.callTimes, ...other.callTimes],
  };
}

/** Everybody who has played, in the order of the seats; whoever sat at two of them once. Where nobody took over: the seats themselves. */
export function heldIn(seats: readonly SeatSummary[]): readonly HeldSeat[] {
  if (seats.every(({ parts }) => parts === undefined)) return seats;
  return seats.flatMap((seat): readonly HeldSeat[] =>
    seat.parts?.map((part) => ({ ...part, seat })) ?? [seat]).reduce<readonly HeldSeat[]>((all, part) => {
    const at = all.findIndex((one) => part.level === null && one.level === null && sameName(one.name ?? '', part.name ?? ''));
    return at < 0 ? [...all, part] : all.with(at, together(all[at]!, part));
  }, []);
}

/** Which of them is the player of this device; null: none is. */
export function mineIn(seats: readonly HeldSeat[], me: string): HeldSeat | null {
  return seatOfMine(seats.filter((seat): seat is HeldSeat & { readonly name: string } => seat.name !== null), me);
}

/** Of whom the review of a seat is made; null: only characters did anything there, where somebody took over. */
export function reviewedIn(seat: SeatSummary): HeldSeat & { readonly name: string } | null {
  const part: HeldSeat | undefined = seat.parts === undefined ? seat : seat.parts.find(({ reviewed }) => reviewed);
  return part?.name == null ? null : { ...part, name: part.name };
}
