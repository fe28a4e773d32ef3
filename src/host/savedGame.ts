/** A game as it is kept, whichever it is: read from what storage gave, checked and replayed, and written. */
import * as v from 'valibot';
import { isMoment, LAST_MOMENT } from '../outside/moment';
import type { EndedBy, Game, GameTypes, SavedGame } from './contract';
import { dealOf, replay, type Replayed } from './record';

/** No game has more events. */
const MOST_EVENTS = 20_000;

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const ms = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(LAST_MOMENT));

/** What the game is cannot be guessed, and is refused where it is not sound. What is only told of it gives way to the default. */
const form = v.object({
  version: v.number(), id: word, setup: v.unknown(), seed: word, deal: v.optional(v.unknown()),
  luck: v.fallback(v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.readonly()), []),
  events: v.pipe(v.array(v.unknown()), v.maxLength(MOST_EVENTS)),
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

export type SavedOutcome<T extends GameTypes> =
  | { readonly ok: true; readonly saved: SavedGame<T>; readonly replayed: Replayed<T> }
  | { readonly ok: false; readonly problem: SavedProblem };

/** An end that has to be kept, since the events do not say it. */
function keptEnd<T extends GameTypes>({ endings = [] }: Game<T>, ended: string | null): EndedBy<T> | null {
  return ['stopped' as const, ...endings].find((one) => one === ended) ?? null;
}

function refuse(problem: SavedProblem): { readonly ok: false; readonly problem: SavedProblem } {
  return { ok: false, problem };
}

/** Reads what storage gave: refuses anything that is not a whole legal game of its own deal. */
export function openSaved<T extends GameTypes>(game: Game<T>, value: unknown): SavedOutcome<T> {
  const parsed = v.safeParse(form, value, { abortEarly: true });
  if (!parsed.success) return refuse({ code: 'not-a-save', where: v.getDotPath(parsed.issues[0]) ?? '' });
  const { version, setup: agreed, deal: dealt, events, luck, ended: endedBy, ...rest } = parsed.output;
  if (version !== game.version) return refuse({ code: 'unknown-version', version });
  const setup = game.readSetup(agreed);
  if (setup === null) return refuse({ code: 'bad-setup' });
  const deal = dealt === undefined ? undefined : game.readDeal(setup, dealt);
  if (deal === null) return refuse({ code: 'bad-deal' });
  const places = game.players(setup);
  const ended = keptEnd(game, endedBy);
  const plain = {
    ...rest, setup, ...deal === undefined ? {} : { deal }, ended,
    // A word for each place. Where they are not sound they are made from the game's own: nothing of its deal can be worked out from it.
    luck: luck.length === places.length ? luck : places.map((_, place) => `${rest.id}:${place}`),
  };
  const outcome = replay(game, setup, dealOf(game, { ...plain, events: [] } as never), events);
  if (!outcome.ok) return refuse({ code: 'bad-event', event: outcome.event, refusal: outcome.code });
  const notes = game.readNotes(value, events as T['Event'][]);
  const saved = { ...plain, ...notes, events: events as T['Event'][] } as SavedGame<T>;
  return { ok: true, saved: { ...saved, ended: game.table.end(game.table.start(saved, saved.played)) ?? ended }, replayed: outcome };
}

/** A game as it lies in storage. What its rules have ended says so by its events. */
export function toStore<T extends GameTypes>(game: Game<T>, saved: SavedGame<T>): Readonly<Record<string, unknown>> {
  return { version: game.version, ...saved, ended: keptEnd(game, saved.ended) };
}
