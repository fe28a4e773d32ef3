/** Who plays by a link, as in `play=ann,computer:viola`, whichever game it asks for: people by their names, computers by a character. */
import { DEFAULT_LEVEL } from '../../ai/levelNames';
import { cleanText, COMPUTER_SEAT } from '../names';

/** A seat as it is written: nobody has looked yet whether there is such a character, or whether somebody can bear such a name. */
export type SeatWritten = { readonly kind: 'local'; readonly name: string } | { readonly kind: 'bot'; readonly level: string };

/** @param most one more than so many is all that is read */
export function seatsWritten(play: string, most: number): readonly SeatWritten[] {
  return play.split(',', most + 1).map((written) => {
    const name = cleanText(written);
    const computer = COMPUTER_SEAT.exec(name);
    return computer ? { kind: 'bot', level: computer[1]?.toLowerCase() ?? DEFAULT_LEVEL } : { kind: 'local', name: capitalised(name) };
  });
}

export function capitalised(name: string): string {
  const [first = '', ...rest] = name;
  return first.toUpperCase() + rest.join('');
}
