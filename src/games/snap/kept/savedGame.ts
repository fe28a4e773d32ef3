/** A game of Snap as it is saved: who plays, the word of its cards, and all that has happened. It is checked when it is read. */
import * as v from 'valibot';
import { LAST_MOMENT, isMoment } from '../../../outside/moment';
import { replayRecord } from '../../../host/record';
import { SNAP_RECORD, type GameEvent, type Replayed, type SnapRecordRefusal } from '../rules/record';
import type { EndKind } from '../rules/game';
import type { CardDeal } from '../../../cards/deal';
import { headerOf, readDeal } from './deal';
import { openSetup, type SetupProblem } from './openSetup';
import type { SnapSetup } from './setup';

/** How a game ended: by its rules, or because somebody stopped it. */
export type EndedBy = EndKind | 'stopped';

export interface SavedSnap {
  readonly id: string;
  readonly setup: SnapSetup;
  /** The word that the cards hang on, and who deals, and every shuffle. */
  readonly seed: string;
  /** The cards and who deals, where they do not hang on the word. */
  readonly deal?: CardDeal;
  /** For each seat the word that its computer player's chance hangs on: one of its own, since from that of the cards all can be known. */
  readonly luck: readonly string[];
  readonly events: readonly GameEvent[];
  /** When each event happened, in milliseconds of the game's own time. */
  readonly times: readonly number[];
  /** How long was played, in milliseconds, pauses left out: the game's own time. */
  readonly played: number;
  readonly ended: EndedBy | null;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly savedAt: number;
}

/** A saved game that was read and replayed. Its record has the times of its events. */
export interface OpenedSnap {
  readonly saved: SavedSnap;
  readonly replayed: Replayed;
}

/** Why a saved game cannot be opened. */
export type SavedProblem =
  /** `where`: the part of it that nobody can read; '' for all of it. */
  | { readonly code: 'not-a-save'; readonly where: string }
  | { readonly code: 'bad-setup'; readonly problem: SetupProblem }
  | { readonly code: 'bad-events'; readonly refusal: SnapRecordRefusal };

export type SavedOutcome = { readonly ok: true; readonly game: OpenedSnap } | { readonly ok: false; readonly problem: SavedProblem };

export const VERSION = 1;
/** A game has a thousand flips at most, and nobody calls more than some times between two of them. */
const MOST_EVENTS = 20_000;

const ms = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(LAST_MOMENT));

/** What the game is cannot be guessed, and is refused where it is not sound. What is only told of it gives way to the default. */
const schema = v.object({
  version: v.literal(VERSION),
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  setup: v.unknown(),
  seed: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  deal: v.optional(v.unknown()),
  luck: v.fallback(v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.readonly()), []),
  events: v.pipe(v.array(v.unknown()), v.maxLength(MOST_EVENTS)),
  played: v.fallback(ms, 0),
  ended: v.fallback(v.nullable(v.literal('stopped')), null),
  startedAt: v.fallback(v.custom<number>(isMoment), 0),
  savedAt: v.fallback(v.custom<number>(isMoment), 0),
});

const timesForm = v.object({ times: v.array(ms) });

/** Reads what storage gave: refuses anything that is not a whole legal game of its own cards. */
export function openSaved(value: unknown): SavedOutcome {
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (!parsed.success) return { ok: false, problem: { code: 'not-a-save', where: v.getDotPath(parsed.issues[0]) ?? '' } };
  const { version: _, setup: agreed, events, ended, luck, deal: dealt, ...rest } = parsed.output;
  const opened = openSetup(agreed);
  if (!opened.ok) return { ok: false, problem: { code: 'bad-setup', problem: opened.problem } };
  const { setup } = opened;
  const deal = dealt === undefined ? undefined : readDeal(setup, dealt);
  if (deal === null) return { ok: false, problem: { code: 'not-a-save', where: 'deal' } };
  const own = deal === undefined ? {} : { deal };
  const replayed = replayRecord(SNAP_RECORD, headerOf({ setup, seed: rest.seed, ...own }), events);
  if (!replayed.ok) return { ok: false, problem: { code: 'bad-events', refusal: replayed.refusal } };
  const times = readTimes(value, events.length);
  return {
    ok: true,
    game: {
      replayed: { ...replayed, record: { ...replayed.record, times } },
      saved: {
        ...rest, ...own, luck: wordsFor(luck, setup, rest.id), setup, events: replayed.record.events, times,
        played: Math.max(rest.played, times.at(-1) ?? 0),
        // What was played says whether its rules have ended it.
        ended: replayed.result.end ?? ended,
      },
    },
  };
}

/** When each of so many events happened, from a saved game; times that are not sound are all zero. */
export function readTimes(value: unknown, count: number): readonly number[] {
  const parsed = v.safeParse(timesForm, value);
  const times = parsed.success ? parsed.output.times : [];
  const areSound = times.length === count && times.every((time, i) => i === 0 || time >= times[i - 1]!);
  return areSound ? times : Array.from({ length: count }, () => 0);
}

/** A word for each seat. Where they are not sound they are made from the game's own: nothing of the cards can be worked out from it. */
function wordsFor(luck: readonly string[], { players }: SnapSetup, id: string): readonly string[] {
  return luck.length === players.length ? luck : players.map((_, seat) => `${id}:${seat}`);
}

/** A game as it lies in storage. What its rules have ended says so by its events. */
export function toStore(saved: SavedSnap): Readonly<Record<string, unknown>> {
  return { version: VERSION, ...saved, ended: saved.ended === 'stopped' ? 'stopped' : null };
}
