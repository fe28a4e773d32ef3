/**
 * Who is about to sit down, until Play is pressed, and who sat there last. Nobody needs a name yet. What is not sound gives way to what is
 * usual, alone.
 */
import * as v from 'valibot';
import { namedPlayers, type DefaultNames } from '../setup/defaultNames';
import { cleanText, isPersonsName, sameName } from '../setup/names';
import { withoutNames } from '../setup/seats/seatChanges';
import type { Sitting } from '../setup/players';
import { orNothing, ownForms, seatPlayers, type DraftSeat, type Seated, type SeatLimits } from './seats';

/** How what happens comes to whoever does not see it: not at all, by a voice of the device, by a screen reader. */
export const SPOKEN = ['off', 'voice', 'reader'] as const;
export type Spoken = (typeof SPOKEN)[number];

/** What is being agreed in every game, until Play is pressed. */
export interface DraftBase {
  readonly seats: readonly DraftSeat<never>[];
  readonly spoken: Spoken;
  /** How several people sit; without it, as their screen suggests. */
  readonly sitting?: Sitting | undefined;
}

/** Who plays where nobody has played yet: the player of this device, and two whom a beginner can keep up with; or as many as there must. */
const FIRST_SEATS: readonly DraftSeat<never>[] =
  [{ kind: 'local', me: true }, { kind: 'bot', level: 'pip' }, { kind: 'bot', level: 'otto' }, { kind: 'bot', level: 'wanda' }];

function form<K extends string>(keys: readonly K[], starts: readonly number[]): v.GenericSchema<unknown, DraftSeat<K>> {
  return v.object({
    kind: v.picklist(['local', 'bot']), name: orNothing(v.pipe(v.string(), v.maxLength(200))),
    nth: orNothing(v.pipe(v.number(), v.integer(), v.minValue(0))), start: orNothing(v.picklist(starts)),
    ...ownForms(keys, v.pipe(v.string(), v.maxLength(8))),
  }) as unknown as v.GenericSchema<unknown, DraftSeat<K>>;
}

/**
 * Reads seats from any value.
 * @param keys the keys that people have of their own
 * @param starts what somebody can begin with who has something of their own
 * @param isKnown whether a name may stand there: one that was deleted must not come back
 */
export function openSeats<K extends string>(
  value: unknown, keys: readonly K[], starts: readonly number[], { least, most, people: mostPeople }: SeatLimits,
  isKnown: (name: string) => boolean,
): readonly DraftSeat<K>[] {
  const schema = form(keys, starts);
  const read = Array.isArray(value) ? value.flatMap((seat: unknown): DraftSeat<K>[] => {
    const parsed = v.safeParse(schema, seat);
    return parsed.success ? [soundSeat(parsed.output, isKnown)] : [];
  }) : [];
  const people = read.filter(({ kind }) => kind === 'local').slice(0, mostPeople);
  const sound = read.filter((seat) => seat.kind === 'bot' || people.includes(seat)).slice(0, most);
  const mine = sound.findIndex(({ me }) => me === true);
  if (!sound.some(({ kind }) => kind === 'local')) {
    return FIRST_SEATS.slice(0, Math.min(most, Math.max(3, least))) as readonly DraftSeat<K>[];
  }
  return sound.map((seat, i) => ({ ...seat, me: i === mine ? true as const : undefined }));
}

function soundSeat<K extends string>({ name, me, ...seat }: DraftSeat<K>, isKnown: (name: string) => boolean): DraftSeat<K> {
  const isMine = seat.kind === 'local' && me === true;
  const own = name !== undefined && !isMine && isPersonsName(name) && (seat.kind === 'bot' || isKnown(name));
  return { ...seat, ...(own ? { name } : {}), ...(isMine ? { me: true } : {}) } as DraftSeat<K>;
}

/** A draft as it is kept: the name of the player of this device stands elsewhere, so that it can be changed there. */
export function keptDraft<D extends Pick<DraftBase, 'seats'>>(draft: D): D {
  return { ...draft, seats: withoutNames(draft.seats, (_, { me }) => me === true) };
}

/** A draft without some names: the seats stay. */
export function draftWithout<D extends Pick<DraftBase, 'seats'>>(draft: D, isIt: (name: string) => boolean): D {
  return { ...draft, seats: withoutNames(draft.seats, isIt) };
}

/**
 * Names as somebody can bear them: blanks and commas folded. An empty one is none.
 * @param isNoName whether what the player of this device typed only stands for a name, as "You" does
 */
export function cleanedDraft<D extends Pick<DraftBase, 'seats'>>(draft: D, isNoName: (name: string) => boolean): D {
  const seats = draft.seats.map((seat) => ({ ...seat, name: seat.name && cleanText(seat.name.replaceAll(',', ' ')) }));
  return { ...draft, seats: withoutNames(seats, (name, { me }) => name === '' || (me === true && isNoName(name))) };
}

/**
 * The players with a name and a mark for each.
 * @param me what the player of this device is called; null while they have no name
 */
export function draftPlayers(seats: readonly DraftSeat<never>[], me: string | null, names: DefaultNames): Seated<never>[] {
  const alone = seats.filter(({ kind }) => kind === 'local').length === 1;
  // Whoever plays alone is the player of this device, unless they have a name and this is another.
  const isMine = ({ name }: DraftSeat<never>): boolean => alone && (name === undefined || me === null || sameName(name, me));
  const whose = seats.map((seat) => (seat.kind === 'local' && (seat.me === true || isMine(seat))
    ? { ...seat, me: true as const, name: seat.name ?? me ?? undefined } : seat));
  return seatPlayers<never>(namedPlayers(whose, names), []);
}
