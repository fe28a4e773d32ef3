/**
 * What is being agreed for a game, until Play is pressed, and what was agreed last. Nobody needs a name yet. What of it is not sound gives
 * way to what is usual, alone.
 */
import * as v from 'valibot';
import { namedPlayers, type DefaultNames } from '../../../setup/defaultNames';
import { cleanText, COMPUTER_SEAT, isPersonsName, isTooLong, NAME_LENGTH, sameName } from '../../../setup/names';
import { CHARACTERS } from '../../../setup/players';
import { MAX_SEATS, TABLES, TIES } from '../rules/game';
import { callKeysOf, canCallWith, potKeysOf } from './callKeys';
import { MARKS } from '../../../seats/marks';
import { seatPlayers } from './openSetup';
import { BEATS, KEYS, LEASTS, MAX_PEOPLE, packsFor, SITTINGS, USUAL_BEAT, USUAL_TERMS, type SnapPlayer, type SnapSetup } from './setup';

/** How cards come to whoever does not see them: not at all, by a voice of the device, by a screen reader. */
export const SPOKEN = ['off', 'voice', 'reader'] as const;
export type Spoken = (typeof SPOKEN)[number];

const seatSchema = v.object({
  kind: v.picklist(['local', 'bot']),
  /** As it was typed; none where nobody has typed one. */
  name: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(200))), undefined),
  /** Which of the language's names somebody keeps while others come and go. */
  nth: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))), undefined),
  level: v.fallback(v.optional(v.picklist(CHARACTERS)), undefined),
  shape: v.fallback(v.optional(v.picklist(MARKS)), undefined),
  callKey: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(8))), undefined),
  potKey: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(8))), undefined),
  me: v.fallback(v.optional(v.literal(true)), undefined),
});
export type DraftSeat = Readonly<v.InferOutput<typeof seatSchema>>;

const termsSchema = v.object({
  table: v.fallback(v.picklist(TABLES), USUAL_TERMS.table),
  /** Without it, as many as so many players take. */
  packs: v.fallback(v.optional(v.picklist([1, 2])), undefined),
  ties: v.fallback(v.picklist(TIES), USUAL_TERMS.ties),
  asked: v.fallback(v.boolean(), USUAL_TERMS.asked),
  least: v.fallback(v.picklist(LEASTS), USUAL_TERMS.least),
  /** Whether a drum turns the cards; without it, as so many people at one keyboard need. */
  drum: v.fallback(v.optional(v.boolean()), undefined),
  beat: v.fallback(v.picklist(BEATS), USUAL_BEAT),
  keys: v.fallback(v.picklist(KEYS), USUAL_TERMS.keys),
  /** How several people sit; without it, as their screen suggests. */
  sitting: v.fallback(v.optional(v.picklist(SITTINGS)), undefined),
  spoken: v.fallback(v.picklist(SPOKEN), 'off'),
});

export interface Draft extends Readonly<v.InferOutput<typeof termsSchema>> {
  readonly seats: readonly DraftSeat[];
}

/** Who plays where nobody has played yet: the player of this device, and two whom a beginner can keep up with. */
const FIRST_SEATS: readonly DraftSeat[] = [{ kind: 'local', me: true }, { kind: 'bot', level: 'pip' }, { kind: 'bot', level: 'otto' }];

/** Reads a draft from any value. @param isKnown whether a name may stand there: one that was deleted must not come back */
export function openDraft(value: unknown, isKnown: (name: string) => boolean = () => true): Draft {
  const given = typeof value === 'object' && value !== null ? value : {};
  const { seats } = given as { readonly seats?: unknown };
  const read = Array.isArray(seats) ? seats.flatMap((seat: unknown): DraftSeat[] => {
    const parsed = v.safeParse(seatSchema, seat);
    return parsed.success ? [soundSeat(parsed.output, isKnown)] : [];
  }) : [];
  const people = read.filter(({ kind }) => kind === 'local').slice(0, MAX_PEOPLE);
  const sound = read.filter((seat) => seat.kind === 'bot' || people.includes(seat)).slice(0, MAX_SEATS);
  const mine = sound.findIndex(({ me }) => me === true);
  const isFit = sound.some(({ kind }) => kind === 'local');
  return {
    ...v.parse(termsSchema, given),
    seats: isFit ? sound.map((seat, i) => ({ ...seat, me: i === mine ? true as const : undefined })) : FIRST_SEATS,
  };
}

function soundSeat({ name, me, ...seat }: DraftSeat, isKnown: (name: string) => boolean): DraftSeat {
  const isMine = seat.kind === 'local' && me === true;
  const own = name !== undefined && !isMine && isPersonsName(name) && (seat.kind === 'bot' || isKnown(name));
  return { ...seat, ...(own ? { name } : {}), ...(isMine ? { me: true } : {}) };
}

/** A draft as it is kept: the name of the player of this device stands elsewhere, so that it can be changed there. */
export function keptDraft(draft: Draft): Draft {
  return { ...draft, seats: draft.seats.map(({ name, ...seat }) => (name === undefined || seat.me === true ? seat : { ...seat, name })) };
}

/** Where what was agreed last lies in the browser's storage. */
export const DRAFT_KEY = 'snag-snap';

/** The same as it lies there. */
export function toDraftStore(draft: Draft): Readonly<Record<string, unknown>> {
  return { version: 1, ...keptDraft(draft) };
}

/** A draft without some names: the seats stay. */
export function draftWithout(draft: Draft, isIt: (name: string) => boolean): Draft {
  return { ...draft, seats: draft.seats.map(({ name, ...seat }) => (name === undefined || isIt(name) ? seat : { ...seat, name })) };
}

/**
 * Names as somebody can bear them: blanks and commas folded. An empty one is none.
 * @param isNoName whether what the player of this device typed only stands for a name, as "You" does
 */
export function cleanedDraft(draft: Draft, isNoName: (name: string) => boolean): Draft {
  return { ...draft, seats: draft.seats.map(({ name, ...seat }) => {
    const clean = name === undefined ? '' : cleanText(name.replaceAll(',', ' '));
    return clean === '' || (seat.me === true && isNoName(clean)) ? seat : { ...seat, name: clean };
  }) };
}

/** A name that is a computer player's or nobody's; a key that the table itself uses. The length of names is looked at elsewhere. */
export type DraftProblem =
  | { readonly code: 'computers-name' | 'nobodys-name'; readonly seat: number }
  | { readonly code: 'bad-key'; readonly seat: number; readonly key: string };

/** What is wrong with what somebody typed; null: all of it will do. @param draft cleaned */
export function draftProblem(draft: Draft): DraftProblem | null {
  const wanted = keysWanted(draft);
  for (const [seat, { name, kind, callKey, potKey }] of draft.seats.entries()) {
    const typed = [wanted.call ? callKey : undefined, wanted.pot ? potKey : undefined];
    const bad = kind === 'local' ? typed.find((key) => key !== undefined && !canCallWith(key)) : undefined;
    if (bad !== undefined) return { code: 'bad-key', seat, key: bad };
    if (name === undefined || kind === 'bot' || isPersonsName(name) || isTooLong(name, NAME_LENGTH)) continue;
    return { code: COMPUTER_SEAT.test(name) ? 'computers-name' : 'nobodys-name', seat };
  }
  return null;
}

function peopleIn({ seats }: Pick<Draft, 'seats'>): number {
  return seats.filter(({ kind }) => kind === 'local').length;
}

/** Which keys people need: none where nothing hurries or one plays alone, and a second one for two people who want it. */
function keysWanted(draft: Pick<Draft, 'seats' | 'asked' | 'keys'>): { readonly call: boolean; readonly pot: boolean } {
  const call = !draft.asked && peopleIn(draft) > 1;
  return { call, pot: call && draft.keys === 'two' && peopleIn(draft) === 2 };
}

/**
 * The players with a name, a mark and (where several play at this screen) a key for each.
 * @param me what the player of this device is called; null while they have no name
 */
export function playersOf(draft: Draft, me: string | null, names: DefaultNames): SnapPlayer[] {
  const { seats } = draft;
  const alone = peopleIn(draft) === 1;
  // Whoever plays alone is the player of this device, unless they have a name and this is another.
  const isMine = ({ name }: DraftSeat): boolean => alone && (name === undefined || me === null || sameName(name, me));
  const whose = seats.map((seat) => (seat.kind === 'local' && (seat.me === true || isMine(seat)) ? { ...seat, me: true as const } : seat));
  const named = namedPlayers(whose.map((seat) => ({
    kind: seat.kind, nth: seat.nth, level: seat.level, me: seat.me, name: seat.me === true && me !== null ? seat.name ?? me : seat.name,
  })), names);
  const wanted = keysWanted(draft);
  const seated = seatPlayers(named.map(({ name, level, me: isMe }, i) => ({
    name, kind: whose[i]!.kind, level, shape: whose[i]!.shape, callKey: undefined, potKey: undefined, me: isMe,
  })));
  const calls = wanted.call ? callKeysOf(seats) : [];
  const pots = wanted.pot ? potKeysOf(seats) : [];
  // Two on one key are told of, and not told apart in silence.
  return seated.map((player, i) => ({
    ...player, ...(calls[i] == null ? {} : { callKey: calls[i]! }), ...(pots[i] == null ? {} : { potKey: pots[i]! }),
  }));
}

/** How several people sit, as was agreed or as the screen suggests: that decides whether they share a keyboard. */
export type SitsAround = (draft: Pick<Draft, 'seats' | 'sitting'>) => boolean;

/** Whether a drum turns the cards: where nobody has chosen it does for more than two people at one keyboard. */
export function hasDrum(draft: Draft, sitsAround: SitsAround): boolean {
  if (draft.asked) return false;
  return draft.drum ?? (peopleIn(draft) > 2 && !sitsAround(draft));
}

export function setupOf(draft: Draft, players: readonly SnapPlayer[], sitsAround: SitsAround): SnapSetup {
  const { table, ties, asked, least, beat, keys, sitting, packs } = draft;
  return {
    players, table, packs: packs ?? packsFor(table, players.length)[0]!, ties, asked, least,
    beat: hasDrum(draft, sitsAround) ? beat : null, keys: peopleIn(draft) > 2 ? 'one' : keys, ...(sitting === undefined ? {} : { sitting }),
  };
}
