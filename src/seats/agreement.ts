/**
 * What players agree on before a game, whichever it is: who sits down, with which keys, on which terms. A game lists its terms and keys as
 * data; drafts, set-ups, links and what is refused are made of the list here.
 */
import * as v from 'valibot';
import type { DefaultNames } from '../setup/defaultNames';
import { cleanText, isTooLong, NAME_LENGTH, SEED_LENGTH } from '../setup/names';
import { draftPlayers, keptDraft, openSeats, type DraftBase } from './draftSeats';
import { canBeOwn, keysOf, peopleIn } from '../setup/seats/ownKeys';
import { keysWanted, type KeyTable } from './keys';
import { linkedSeats, type LinkProblem } from './linkedGame';
import {
  agreedComplaint, seatPlayers, seatsForm, seatsProblem, type Complaint, type DraftSeat, type Seated, type SeatLimits, type SeatsProblem,
} from './seats';
import { agreedOf, draftForm, linkedTerm, listOf, setupForm, type AnyTerm, type Sits, type Terms } from './terms';

/** The types of what is agreed. A game names them once, in an interface of its own. */
export interface AgreedTypes {
  readonly Draft: DraftBase;
  readonly Setup: { readonly players: readonly Seated<never>[] };
  /** The keys that people have of their own. */
  readonly Key: string;
  /** What can be wrong with terms for so many players. */
  readonly Wrong: { readonly code: string };
}

/** What a game lists. */
export interface Agreed<T extends AgreedTypes> {
  readonly limits: SeatLimits;
  readonly keys: KeyTable<T['Draft'], T['Key']>;
  /**
   * So many keys of each have to arrive at the same time where people share a keyboard; none can be shared where they have no keys. Without
   * it they only see which arrive.
   */
  readonly together?: number;
  /** The keys that the table uses itself, as one word; without it the menu's alone. */
  readonly tableKeys?: string;
  readonly terms: Terms<T['Draft']>;
  /** The word of links that chance hangs on, and what is said where it is too long; without it links name none. */
  readonly seed?: { readonly word: string; readonly tooLong: (most: number) => string };
  /** What is wrong with a set-up in which each part will do. */
  readonly wrong?: (setup: T['Setup']) => T['Wrong'] | null;
  readonly wrongText?: (wrong: T['Wrong']) => string;
  /** Where what was agreed last lies in the browser's storage. */
  readonly storageKey: string;
}

/** Why nobody can play so. `where`: the part of a set-up that nobody can read; '' for all of it. */
export type SetupProblem<T extends AgreedTypes> = SeatsProblem | { readonly code: 'not-a-setup'; readonly where: string } | T['Wrong'];

/** What a game lists, read and checked. */
export class Agreement<T extends AgreedTypes> {
  readonly of: Agreed<T>;
  readonly #keys: readonly T['Key'][];
  readonly #terms: readonly AnyTerm<T['Draft']>[];
  readonly #draftForm: v.GenericSchema<unknown, object>;
  readonly #setupForm: v.GenericSchema<unknown, object>;
  /** The term of which somebody can have one of their own, where they sit; null: there is none. */
  readonly start: { readonly name: string; readonly of: readonly number[]; word(): string; label(shown: string): string } | null;

  constructor(of: Agreed<T>) {
    this.of = of;
    this.#keys = Object.keys(of.keys) as T['Key'][];
    this.#terms = listOf(of.terms);
    const [start = null] = this.#terms.flatMap(([name, { each, of: values }]) =>
      (each ? { ...each, name, of: values as readonly number[] } : []));
    this.start = start;
    this.#draftForm = v.object(Object.fromEntries(this.#terms.map(([name, term]) => [name, draftForm(term)])));
    this.#setupForm = v.object({
      players: seatsForm(this.#keys, start?.of ?? []),
      ...Object.fromEntries(this.#terms.flatMap(([name, term]) => (term.draftOnly ? [] : [[name, setupForm(term)]]))),
    });
  }

  /** Reads a draft from any value. @param isKnown whether a name may stand there: one that was deleted must not come back */
  openDraft(value: unknown, isKnown: (name: string) => boolean = () => true): T['Draft'] {
    const given = typeof value === 'object' && value !== null ? value : {};
    const { seats } = given as { readonly seats?: unknown };
    return {
      spoken: 'off', ...v.parse(this.#draftForm, given),
      seats: openSeats(seats, this.#keys, this.start?.of ?? [], this.of.limits, isKnown),
    } as unknown as T['Draft'];
  }

  /** A draft as it lies in the browser's storage. */
  stored(draft: T['Draft']): object { return { version: 1, ...keptDraft(draft) }; }

  /** The players with a name, a mark and their keys. @param me what the player of this device is called; null while they have no name */
  players(draft: T['Draft'], me: string | null, names: DefaultNames): T['Setup']['players'] {
    const seats = draft.seats as readonly DraftSeat<T['Key']>[];
    const wanted = keysWanted(this.of.keys, draft).map((key) => [key, keysOf(this.of.keys, seats, key)] as const);
    // Two on one key are told of, and not told apart in silence.
    return draftPlayers(seats, me, names).map((player, i) =>
      ({ ...player, ...Object.fromEntries(wanted.flatMap(([key, own]) => (own[i] == null ? [] : [[key, own[i]]]))) }));
  }

  /** Who plays, and how. @param around whether people sit around this screen */
  setup(draft: T['Draft'], players: T['Setup']['players'], around: boolean): T['Setup'] {
    const sits: Sits = { people: peopleIn(draft.seats), around };
    const terms = this.#terms.flatMap((named) => {
      const value = named[1].draftOnly ? undefined : agreedOf(named, draft, sits);
      return value === undefined ? [] : [[named[0], value]];
    });
    return { players, ...Object.fromEntries(terms) };
  }

  /** Reads a set-up from any value. Two on one key, or of one mark, are told apart: nothing is lost by it. */
  open(
    value: unknown,
  ): { readonly ok: true; readonly setup: T['Setup'] } | { readonly ok: false; readonly problem: SetupProblem<T> } {
    const parsed = v.safeParse(this.#setupForm, value);
    if (!parsed.success) return { ok: false, problem: { code: 'not-a-setup', where: v.getDotPath(parsed.issues[0]) ?? '' } };
    const read = parsed.output as T['Setup'];
    const setup: T['Setup'] = { ...read, players: seatPlayers(read.players as readonly Seated<T['Key']>[], this.#keys) };
    const problem = seatsProblem(setup.players, this.of.limits) ?? this.#wrong(setup);
    return problem ? { ok: false, problem } : { ok: true, setup };
  }

  /** The same, where nobody asks what is wrong: null where nobody can play so. */
  read(value: unknown): T['Setup'] | null {
    const outcome = this.open(value);
    return outcome.ok ? outcome.setup : null;
  }

  /** What is wrong with what somebody chose, and at whose seat; null: they can play. */
  complaint(setup: T['Setup']): Complaint<SetupProblem<T>> | null {
    const players = setup.players as readonly Seated<T['Key']>[];
    const isFree = (key: string): boolean => canBeOwn(key, this.of.tableKeys ?? 'm');
    return agreedComplaint<T['Key'], T['Wrong']>(players, this.#keys, this.of.limits, isFree, () => this.#wrong(setup));
  }

  /**
   * The game that a link asks for, as far as it can be read; null where it says nothing of one. `seed`: the word that chance hangs on; null
   * where the link names none. `problem`: what was refused first; null: nothing was.
   */
  linked(asked: URLSearchParams) {
    const play = asked.get('play');
    if (play === null) return null;
    const problems: LinkProblem[] = [];
    const seats = linkedSeats(play, this.of.limits, (problem) => { problems.push(problem); });
    const terms = this.#terms.flatMap((named) => {
      const { word } = named[1].link ?? {};
      const text = word === undefined ? null : asked.get(word);
      if (word === undefined || text === null) return [];
      const value = linkedTerm(named, cleanText(text).toLowerCase(), seats);
      if (value === undefined) problems.push({ code: word, found: cleanText(text).slice(0, NAME_LENGTH) });
      return value ?? [];
    });
    const { word: code } = this.of.seed ?? {};
    const seed = code === undefined ? '' : cleanText(asked.get(code) ?? '');
    const tooLong = isTooLong(seed, SEED_LENGTH);
    if (tooLong) problems.push({ code: code!, most: SEED_LENGTH });
    const draft = this.openDraft(Object.assign({ seats }, ...terms));
    return { draft, seed: tooLong || seed === '' ? null : seed, problem: problems[0] ?? null };
  }

  #wrong(setup: T['Setup']): T['Wrong'] | null { return this.of.wrong?.(setup) ?? null; }
}
