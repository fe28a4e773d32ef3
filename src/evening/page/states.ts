/** What the screens of an evening are drawn from, what becomes of them, and what a reload comes back to. Pure. */
import * as v from 'valibot';
import type { DraftBase } from '../../seats/draftSeats';
import { keptDraft } from '../../seats/draftSeats';
import { peopleIn } from '../../setup/seats/ownKeys';
import type { HomeModel } from '../../shell/home/homeModel';
import { drawn, fitting, type Playable } from '../draw';
import { FEWEST_GAMES, MOST_GAMES, type Evening } from '../evening';
import { agreement, type EveningTypes } from './agreed';

export interface EveningHome extends Pick<HomeModel<EveningTypes>, 'me' | 'names' | 'unfolded' | 'complaint' | 'pendingDelete' | 'more'> {
  readonly kind: 'home';
  readonly draft: DraftBase;
  /** The game of each line that somebody chose; null: it is drawn. */
  readonly chosen: readonly (string | null)[];
  /** What the draw hangs on. */
  readonly word: string;
  /** Evenings to go on with, and those that are over, the newest first; null while they are read. */
  readonly waiting: readonly Evening[] | null;
  readonly over: readonly Evening[] | null;
}

/** How it stands with the game that comes next: it wasn't begun, waits, was stopped, or these people can't play it. */
export type NextStands = 'new' | 'waits' | 'stopped' | 'refused';

export interface EveningCardModel {
  readonly kind: 'card';
  readonly evening: Evening;
  readonly stands: NextStands;
  /** Whether the end was asked for once. */
  readonly ends: boolean;
}

export type EveningScreen = EveningHome | EveningCardModel;

/** The games as they would be played now. */
export function gamesOf({ draft, chosen, word }: Pick<EveningHome, 'draft' | 'chosen' | 'word'>, games: readonly Playable[]) {
  const fits = fitting(games, draft.seats.length, peopleIn(draft.seats));
  return { fits, games: drawn(chosen, fits, word) };
}

/** With so many lines: those that are there stay. */
export function withCount<M extends Pick<EveningHome, 'chosen'>>(model: M, count: number): M {
  return { ...model, chosen: Array.from({ length: count }, (_, line) => model.chosen[line] ?? null) };
}

/** With two lines in each other's place: what was drawn stays so, where it's moved. */
export function withMoved<M extends Pick<EveningHome, 'chosen'>>(model: M, games: readonly string[], line: number, by: 1 | -1): M {
  const [one, other] = [games[line], games[line + by]];
  if (one === undefined || other === undefined) return model;
  return { ...model, chosen: model.chosen.with(line, other).with(line + by, one) };
}

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const chosenForm = v.pipe(v.array(v.nullable(id)), v.minLength(FEWEST_GAMES), v.maxLength(MOST_GAMES));
const USUAL = Array.from({ length: FEWEST_GAMES }, () => null);

const agreedForm = v.object({ chosen: v.fallback(chosenForm, USUAL), word: v.fallback(v.string(), '') });

/** What was agreed last, or stood in the set-up of a tab. @param isKnown whether a name may stand there */
export function openAgreed(value: unknown, isKnown?: (name: string) => boolean): Pick<EveningHome, 'draft' | 'chosen' | 'word'> {
  const parsed = v.safeParse(agreedForm, value);
  return { draft: agreement.openDraft(value, isKnown), ...(parsed.success ? parsed.output : { chosen: USUAL, word: '' }) };
}

export const keptAgreed = ({ draft, chosen, word }: Pick<EveningHome, 'draft' | 'chosen' | 'word'>): object =>
  ({ version: 1, ...keptDraft(draft), chosen, word });

const form = v.variant('screen', [
  v.object({ screen: v.literal('home'), agreed: v.optional(v.unknown()) }),
  v.object({ screen: v.literal('card'), id }),
]);

/** What a reload comes back to; null where nobody can. */
export function openKept(value: unknown): Readonly<v.InferOutput<typeof form>> | null {
  const parsed = v.safeParse(form, value);
  return parsed.success ? parsed.output : null;
}

export function keptOf(screen: EveningScreen | null): object {
  return screen?.kind === 'card' ? { screen: 'card', id: screen.evening.id }
    : { screen: 'home', ...(screen ? { agreed: keptAgreed(screen) } : {}) };
}
