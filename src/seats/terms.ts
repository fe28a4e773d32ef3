/**
 * The terms of a game, as data: each is listed once, with what can be chosen, what is usual, its word in links and its words on the
 * screen. Forms of drafts and set-ups, links and rows are made of the list (`agreement.ts`). Pure.
 */
import * as v from 'valibot';
import type { DraftBase } from './draftSeats';
import type { DraftSeat } from './seats';

/** What terms can hang on besides each other. */
export interface Sits {
  /** How many people sit at this screen. */
  readonly people: number;
  /** Whether they sit around it, as was agreed or as the screen suggests: that decides whether they share a keyboard. */
  readonly around: boolean;
}

/** How a choice is said: its word, what it is called where it is heard, and what it means. */
export interface TermWords { readonly word: string; readonly spoken?: string; readonly line?: string }

/** How a term stands in links. A word that says nothing of it is refused, and all is as usual. */
export interface TermInLinks<Draft, Value> {
  readonly word: string;
  /** A value as it is written there; without it as text. */
  readonly as?: (value: Value) => string;
  /** Whether it is read as a number: 2.50 is 2.5. */
  readonly number?: true;
  /** What a word says that decides another term. */
  readonly also?: Readonly<Record<string, Partial<Draft>>>;
  /** What else is decided by naming this. */
  readonly with?: Partial<Draft>;
  readonly refused: (found: string) => string;
}

export interface Term<Draft, Value> {
  /** All that can be chosen. */
  readonly of: readonly Value[];
  /** What is played where nobody says otherwise; without it that hangs on the rest (`chosen`). */
  readonly usual?: Value;
  /** Whether a set-up where it is not sound is refused, since it is part of every result. Otherwise it is as usual there. */
  readonly strict?: true;
  /** Whether it only stands in drafts: nothing is played by it. */
  readonly draftOnly?: true;
  /** Whether it is asked for; without it always. */
  readonly asked?: (draft: Draft, sits: Sits) => boolean;
  /** What a set-up says where it is not asked for; without it what stands in the draft. */
  readonly off?: null;
  /** Which is chosen now, where that is not plainly what stands in the draft. */
  readonly chosen?: (draft: Draft, sits: Sits) => Value;
  /** What a set-up says, where that is not what is chosen; undefined: nothing. */
  readonly agreed?: (draft: Draft, sits: Sits) => Value | undefined;
  readonly link?: TermInLinks<Draft, Value>;
  /** Whether somebody can have one of their own, where they sit: a handicap, of numbers. In links one is named for each seat, then. */
  readonly each?: { readonly word: () => string; readonly label: (shown: string) => string };
  readonly label: () => string;
  readonly words: (value: Value) => TermWords;
  /** Whether its row belongs to the row before it. */
  readonly within?: true;
}

type TermsFor<Draft, Name extends keyof Draft> = { readonly [N in Name]-?: Term<Draft, Exclude<Draft[N], undefined>> };

/** The terms of a draft, by their names, in the order in which they are asked for. What is read aloud, and how people sit, need not be. */
export type Terms<Draft extends DraftBase> =
  TermsFor<Draft, Exclude<keyof Draft, keyof DraftBase>> & Partial<TermsFor<Draft, 'spoken' | 'sitting'>>;

/** A term, whichever it is. */
export type AnyTerm<Draft> = readonly [name: string, term: Term<Draft, unknown>];

export function listOf<Draft extends DraftBase>(terms: Terms<Draft>): readonly AnyTerm<Draft>[] {
  return Object.entries(terms) as unknown as readonly AnyTerm<Draft>[];
}

/** The form of a term in a draft: what is not sound gives way to what is usual. */
export function draftForm({ of, usual }: Pick<Term<never, unknown>, 'of' | 'usual'>): v.GenericSchema {
  const sound = v.custom<unknown>((value) => of.includes(value));
  return usual === undefined ? v.fallback(v.optional(sound), undefined) : v.fallback(sound, usual);
}

/** The same in a set-up. */
export function setupForm(term: Pick<Term<never, unknown>, 'of' | 'usual' | 'strict' | 'off'>): v.GenericSchema {
  const sound = v.custom<unknown>((value) => term.of.includes(value));
  if (term.strict) return sound;
  return term.off === null ? v.fallback(v.nullable(sound), null) : draftForm(term);
}

/** Which is chosen now. */
export function chosenOf<Draft>([name, term]: AnyTerm<Draft>, draft: Draft, sits: Sits): unknown {
  return term.chosen ? term.chosen(draft, sits) : draft[name as keyof Draft];
}

/** What a set-up says of a term; undefined: nothing. */
export function agreedOf<Draft>(named: AnyTerm<Draft>, draft: Draft, sits: Sits): unknown {
  const [, { off, asked, agreed }] = named;
  if (off === null && asked?.(draft, sits) === false) return null;
  return agreed ? agreed(draft, sits) : chosenOf(named, draft, sits);
}

/** What a word of a link says of a term, as a part of a draft; undefined where it says nothing that is known. */
export function linkedTerm<Draft extends DraftBase>(
  [name, { of, link, each }]: AnyTerm<Draft>, text: string, seats: readonly DraftSeat<never>[],
): object | undefined {
  const { as = String, number, also, with: more } = link!;
  if (also !== undefined && Object.hasOwn(also, text)) return also[text];
  const valueOf = (word: string): unknown[] =>
    of.filter((one) => as(one).toLowerCase() === word || (number === true && word !== '' && Number(as(one)) === Number(word))).slice(0, 1);
  const named = each ? text.split(',') : [text];
  const values = named.flatMap(valueOf);
  if (values.length < named.length) return undefined;
  if (values.length === 1) return { [name]: values[0], ...more };
  return values.length === seats.length ? { seats: seats.map((seat, i) => ({ ...seat, start: values[i] })) } : undefined;
}
