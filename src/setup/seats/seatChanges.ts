/** What becomes of seats that are being agreed when somebody else is to sit there, whichever game is set up. Pure. */
import { withNamesKept, type DefaultNames, type Unseated } from '../defaultNames';

/** The same seats, one of which has something else of its own. */
export function withSeat<Seat>(seats: readonly Seat[], seat: number, own: Partial<Seat>): readonly Seat[] {
  return seats.map((one, i) => (i === seat ? { ...one, ...own } : one));
}

/** The same seats without some names, which are none of anybody's then. */
export function withoutNames<Seat extends { readonly name?: string | undefined }>(
  seats: readonly Seat[], isIt: (name: string, seat: Seat) => boolean,
): readonly Seat[] {
  return seats.map((one) => {
    const { name, ...seat } = one;
    return name === undefined || isIt(name, one) ? seat as Seat : one;
  });
}

/** Without who sits there. The others keep the names that they are shown with. @param names what the language calls those without */
export function withoutSeat<Seat extends Unseated>(seats: readonly Seat[], seat: number, names: DefaultNames): readonly Seat[] {
  return withNamesKept(seats, names).filter((_, i) => i !== seat);
}
