/** What players are called where nobody has typed a name: each language has names of its own, and gives them until a game begins. */
import { UNNAMED_ME, freeName, sameName } from './names';
import { DEFAULT_CHARACTER, type Character, type Player, type SeatDraft } from './players';

/** What of a seat that is being agreed a name hangs on. */
export type Unseated = Pick<SeatDraft, 'kind' | 'name' | 'nth' | 'level' | 'me'>;

type Named<Seat> = Omit<Seat, 'name' | 'nth'> & { readonly name: string };

/** The names of a language: humans get the first that is free, characters their own. */
export interface DefaultNames {
  readonly humans: readonly string[];
  readonly characters: Readonly<Record<Character, { readonly name: string }>>;
}

/**
 * The players with all their names. Those that were typed stay; the others get one that nobody else has. Where several people read the
 * same screen nobody is "You", so there the player of this device gets a name like the others.
 */
export function namedPlayers<Seat extends Unseated>(seats: readonly Seat[], { humans, characters }: DefaultNames): Named<Seat>[] {
  const alone = seats.filter(({ kind }) => kind === 'local').length === 1;
  const taken = seats.flatMap(({ name }) => name ?? []);
  const isFree = (one: string): boolean => !taken.some((other) => sameName(one, other));
  return seats.map(({ name, nth, ...seat }) => {
    if (name !== undefined) return { ...seat, name };
    const own = nth === undefined ? undefined : humans[nth];
    const person = own !== undefined && isFree(own) ? own : humans.find(isFree) ?? humans[0] ?? '';
    const human = seat.me === true && alone ? UNNAMED_ME : person;
    const given = freeName(seat.kind === 'bot' ? characters[seat.level ?? DEFAULT_CHARACTER].name : human, taken);
    taken.push(given);
    return { ...seat, name: given };
  });
}

/** The same seats, in which everybody keeps the name that they have now, even if somebody leaves. */
export function withNamesKept<Seat extends Unseated>(seats: readonly Seat[], names: DefaultNames): Seat[] {
  const given = namedPlayers(seats, names);
  return seats.map((seat, i) => {
    const nth = seat.name === undefined && seat.kind === 'local' ? names.humans.indexOf(given[i]?.name ?? '') : -1;
    return nth < 0 ? seat : { ...seat, nth };
  });
}

/** The default names that were kept as if they had been typed, until settings told the two apart. */
const OLD_DEFAULTS: DefaultNames = {
  humans: ['Player', 'Sally', 'Bo', 'Kim'],
  characters: {
    pip: { name: 'Pip' }, wanda: { name: 'Wanda' }, otto: { name: 'Otto' },
    viola: { name: 'Viola' }, henrik: { name: 'Henrik' }, ada: { name: 'Ada' },
  },
};

/** What the only person at a table was called then, if they had not typed a name. */
export const OLD_NAME_OF_ONE = OLD_DEFAULTS.humans[0]!;

/** Players as they were kept then, without the names that they would be given: nobody had typed those. */
export function withoutOldDefaults(players: readonly SeatDraft[]): SeatDraft[] {
  let seats = players.map((player): SeatDraft => ({ ...player, name: undefined }));
  for (;;) {
    const given = namedPlayers(seats, OLD_DEFAULTS);
    const typed = players.findIndex(({ name }, i) => seats[i]?.name === undefined && name !== undefined && given[i]?.name !== name);
    if (typed < 0) return seats;
    // A name that stays can be one that another seat would be given, so the others are looked at again.
    seats = seats.with(typed, players[typed]!);
  }
}

/** Players with names, whatever they are: to check what else was agreed. */
export function anyNames(seats: readonly SeatDraft[]): Player[] {
  return namedPlayers(seats, OLD_DEFAULTS);
}
