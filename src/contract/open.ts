/**
 * What people have done at a table that is no event yet, as it is kept beside the game: answers that wait for the last one. It stands for
 * the events that it came after, and for no others.
 */
import * as v from 'valibot';

/** @param secret null: nothing is open */
export function toOpen(secret: object | null, events: readonly unknown[]): object | null {
  return secret && { events: events.length, secret };
}

/** What was open when a game was kept that has these events; null: nothing, or nothing that could have been. */
export function readOpen<Secret>(form: v.GenericSchema<unknown, Secret>, open: unknown, events: readonly unknown[]): Secret | null {
  const parsed = v.safeParse(v.object({ events: v.literal(events.length), secret: form }), open);
  return parsed.success ? parsed.output.secret : null;
}
