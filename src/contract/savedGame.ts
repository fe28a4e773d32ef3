/** A game as it is kept, whichever it is: read from what storage gave, checked and replayed, written, and merged. Pure. */
import * as v from 'valibot';
import { isMoment, LAST_MOMENT } from '../outside/moment';
import type { EndedBy, GameRules, GameTypes, SavedGame } from './contract';
import { farCallsForm, keptCalls } from './farCalls';
import { heldForm, keptHeld } from './held';
import { replay, type Replayed } from './record';

/** No game has more events. */
const MOST_EVENTS = 20_000;

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const ms = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(LAST_MOMENT));

/** What the game is cannot be guessed, and is refused where it is not sound. What is only told of it gives way to the default. */
const form = v.object({
  version: v.number(), id: word, setup: v.unknown(), seed: word, deal: v.optional(v.unknown()),
  luck: v.fallback(v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.readonly()), []),
  events: v.pipe(v.array(v.unknown()), v.maxLength(MOST_EVENTS)),
  held: v.fallback(v.optional(heldForm), undefined),
  farCalls: v.fallback(v.optional(farCallsForm), undefined),
  played: v.fallback(ms, 0),
  ended: v.fallback(v.nullable(v.string()), null),
  startedAt: v.fallback(v.custom<number>(isMoment), 0),
  savedAt: v.fallback(v.custom<number>(isMoment), 0),
});

/** Why a saved game cannot be opened. */
export type SavedProblem =
  /** `where`: the part of it that nobody can read; '' for all of it. */
  | { readonly code: 'not-a-save'; readonly where: string }
  /** It was written by a version that came later, or never was. */
  | { readonly code: 'unknown-version'; readonly version: number }
  | { readonly code: 'bad-setup' | 'bad-deal' }
  | { readonly code: 'bad-event'; readonly event: number; readonly refusal: string };

/** A saved game that was read and replayed. */
export interface OpenedGame<T extends GameTypes> { readonly saved: SavedGame<T>; readonly replayed: Replayed<T> }

export type SavedOutcome<T extends GameTypes> =
  | { readonly ok: true } & OpenedGame<T>
  | { readonly ok: false; readonly problem: SavedProblem };

/** One of these ends, or that somebody stopped it. */
function oneOf<T extends GameTypes>(ends: readonly T['Ended'][], ended: string | null): EndedBy<T> | null {
  return ['stopped' as const, ...ends].find((one) => one === ended) ?? null;
}

function refuse(problem: SavedProblem): { readonly ok: false; readonly problem: SavedProblem } {
  return { ok: false, problem };
}

/** Reads what storage gave: refuses anything that is not a whole legal game of its own deal. */
export function openSaved<T extends GameTypes>(game: GameRules<T>, value: unknown): SavedOutcome<T> {
  const parsed = v.safeParse(form, value, { abortEarly: true });
  if (!parsed.success) return refuse({ code: 'not-a-save', where: v.getDotPath(parsed.issues[0]) ?? '' });
  const { version, setup: agreed, deal: dealt, events: given, luck, ended, held = [], farCalls = [], ...rest } = parsed.output;
  if (version !== game.version) return refuse({ code: 'unknown-version', version });
  const setup = game.readSetup(agreed);
  if (setup === null) return refuse({ code: 'bad-setup' });
  const own = dealt === undefined ? undefined : game.readDeal(setup, dealt);
  if (own === null) return refuse({ code: 'bad-deal' });
  const outcome = replay(game, setup, own ?? game.deal(setup, rest.seed), given);
  if (!outcome.ok) return refuse({ code: 'bad-event', event: outcome.event, refusal: outcome.code });
  const events = given as T['Event'][];
  const notes: T['Notes'] = game.readNotes(value, events);
  const { times } = notes as { readonly times?: readonly number[] };
  const places = game.players(setup);
  const saved: SavedGame<T> = {
    ...rest, ...keptHeld(held, places.length, events.length), ...keptCalls(farCalls, places.length, events.length),
    ...own === undefined ? {} : { deal: own }, setup, events, ...notes,
    // A word for each place. Where they are not sound they are made from the game's own: nothing of its deal can be worked out from it.
    luck: luck.length === places.length ? luck : places.map((_, place) => `${rest.id}:${place}`),
    // Time goes on from the last event at least.
    played: Math.max(rest.played, times?.at(-1) ?? 0),
    // What was played says whether its rules have ended it.
    ended: game.decided(outcome.states.at(-1)) ?? oneOf<T>(game.endings ?? [], ended),
  };
  return { ok: true, saved, replayed: outcome };
}

const timesForm = v.object({ times: v.array(ms) });

/** When each of so many events happened, from a game as it is kept; times that are not sound are all zero. */
export function readTimes(kept: unknown, count: number): readonly number[] {
  const parsed = v.safeParse(timesForm, kept);
  const times = parsed.success ? parsed.output.times : [];
  const areSound = times.length === count && times.every((time, i) => i === 0 || time >= times[i - 1]!);
  return areSound ? times : Array.from({ length: count }, () => 0);
}

/** A game as it lies in storage. What its rules have ended says so by its events. */
export function toStore<T extends GameTypes>(
  { version, endings = [], noted = [] }: GameRules<T>, saved: SavedGame<T>,
): Readonly<Record<string, unknown>> {
  return { version, ...saved, ended: oneOf<T>([...endings, ...noted], saved.ended) };
}

type Kept = { readonly ended: string | null } & Pick<SavedGame<GameTypes>, 'events' | 'played' | 'savedAt'>;

/**
 * The one that was played further: that is over, or has more events, or was played for longer, or was saved later. Which comes first does
 * not matter.
 */
export function furtherGame<Saved extends Kept>(one: Saved, other: Saved): Saved {
  const ahead = [
    Number(other.ended !== null) - Number(one.ended !== null), other.events.length - one.events.length,
    other.played - one.played, other.savedAt - one.savedAt, JSON.stringify(other) > JSON.stringify(one) ? 1 : 0,
  ].find((difference) => difference !== 0) ?? 0;
  return ahead > 0 ? other : one;
}
