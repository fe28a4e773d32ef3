/** A game of Snap Back as it is saved: who plays, the word of its cards, and all that has happened. It is checked when it is read. */
import * as v from 'valibot';
import { LAST_MOMENT, isMoment } from '../../../outside/moment';
import { replayRecord } from '../../../host/record';
import { SNAP_BACK_RECORD, type Replayed, type SnapBackRecordRefusal } from '../rules/record';
import type { GameEvent } from '../rules/game';
import type { EndedBy } from '../rules/happening';
import { cardsIn, dealOf, readDeal, type SnapBackDeal } from './deal';
import { openSetup, type SetupProblem } from './openSetup';
import { startDice, type SnapBackSetup } from './setup';

export interface SavedSnapBack {
  readonly id: string;
  readonly setup: SnapBackSetup;
  /** The word that the cards hang on. */
  readonly seed: string;
  /** The cards, where they do not hang on the word. */
  readonly deal?: SnapBackDeal;
  /**
   * For each seat the word that its computer player's chance hangs on: a word of its own, since from that of the cards all of them can be
   * worked out. Only a save of an earlier version is without.
   */
  readonly luck?: readonly string[];
  readonly events: readonly GameEvent[];
  /** How long was played, in milliseconds, pauses left out. */
  readonly played: number;
  /** For each `call` among the events how long its first caller took from the painted card, in milliseconds; null where nobody counted. */
  readonly callTimes: readonly (number | null)[];
  /** Where it was left while numbers were chosen against the count: when that ends, by the time of the game (`played`). */
  readonly countEndsAt?: number | undefined;
  readonly ended: EndedBy | null;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly savedAt: number;
}

/** A saved game that was read and replayed. */
export interface OpenedSnapBack {
  readonly saved: SavedSnapBack;
  readonly replayed: Replayed;
}

/** Why a saved game cannot be opened. */
export type SavedProblem =
  /** `where`: the part of it that nobody can read; '' for all of it. */
  | { readonly code: 'not-a-save'; readonly where: string }
  | { readonly code: 'bad-setup'; readonly problem: SetupProblem }
  | { readonly code: 'bad-events'; readonly refusal: SnapBackRecordRefusal };

export type SavedOutcome = { readonly ok: true; readonly game: OpenedSnapBack } | { readonly ok: false; readonly problem: SavedProblem };

export const VERSION = 1;
const ENDINGS = ['trueSix', 'time', 'stopped'] as const satisfies readonly EndedBy[];
/** An hour of cards at the quickest pace has 2,400. More than so many events no game has. */
const MOST_EVENTS = 20_000;

const ms = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(LAST_MOMENT));

/** What the game is cannot be guessed, and is refused where it is not sound. What is only told of it gives way to the default. */
const schema = v.object({
  version: v.literal(VERSION),
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  setup: v.unknown(),
  seed: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  deal: v.optional(v.unknown()),
  luck: v.fallback(v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.readonly())), undefined),
  events: v.pipe(v.array(v.unknown()), v.maxLength(MOST_EVENTS)),
  played: v.fallback(ms, 0),
  ended: v.fallback(v.nullable(v.picklist(ENDINGS)), null),
  startedAt: v.fallback(v.custom<number>(isMoment), 0),
  savedAt: v.fallback(v.custom<number>(isMoment), 0),
});

/** Reads what storage gave: refuses anything that is not a whole legal game of its own cards. */
export function openSaved(value: unknown): SavedOutcome {
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (!parsed.success) return { ok: false, problem: { code: 'not-a-save', where: v.getDotPath(parsed.issues[0]) ?? '' } };
  const { version: _, setup: agreed, events, ended, luck, deal: dealt, ...rest } = parsed.output;
  const opened = openSetup(agreed);
  if (!opened.ok) return { ok: false, problem: { code: 'bad-setup', problem: opened.problem } };
  const { setup } = opened;
  const shows = events.filter((event) => Array.isArray(event) && event[0] === 'show').length;
  const deal = dealt === undefined ? undefined : readDeal(dealt);
  if (deal === null) return { ok: false, problem: { code: 'not-a-save', where: 'deal' } };
  const deck = cardsIn(deal ?? dealOf(setup, rest.seed), shows);
  const replayed = replayRecord(SNAP_BACK_RECORD, { seats: setup.players.map(({ name }) => name), dice: startDice(setup), deck }, events);
  if (!replayed.ok) return { ok: false, problem: { code: 'bad-events', refusal: replayed.refusal } };
  const { over } = replayed.result;
  return {
    ok: true,
    game: {
      replayed,
      saved: {
        ...rest, ...(deal === undefined ? {} : { deal }), ...(luck?.length === setup.players.length ? { luck } : {}), setup,
        events: replayed.record.events,
        ...readNotes(value, replayed.record.events),
        // What was played says whether a true 6 has ended it.
        ended: over ? 'trueSix' : ended === 'trueSix' ? null : ended,
      },
    },
  };
}

const notesForm = v.object({
  callTimes: v.fallback(v.array(v.nullable(ms)), []), countEndsAt: v.fallback(v.optional(ms), undefined),
});

/** What is noted beside these events, from a saved game: what is not sound nobody knows. */
export function readNotes(value: unknown, events: readonly GameEvent[]): Pick<SavedSnapBack, 'callTimes' | 'countEndsAt'> {
  const { callTimes, countEndsAt } = v.parse(notesForm, value);
  const calls = events.filter(([kind]) => kind === 'call');
  return {
    callTimes: callTimes.length === calls.length ? callTimes : calls.map(() => null),
    ...countEndsAt !== undefined && events.at(-1)?.[0] === 'call' ? { countEndsAt } : {},
  };
}

/** A game that can be played: each seat has a word of its own for its chance. */
export type PlayableSnapBack = SavedSnapBack & { readonly luck: readonly string[] };

/** The same game, to be played. @param freshWord makes the words of one that was saved without */
export function playable(saved: SavedSnapBack, freshWord: () => string): PlayableSnapBack {
  return { ...saved, luck: saved.luck ?? saved.setup.players.map(() => freshWord()) };
}

/** A game as it lies in storage. */
export function toStore(saved: SavedSnapBack): Readonly<Record<string, unknown>> {
  return { version: VERSION, ...saved };
}
