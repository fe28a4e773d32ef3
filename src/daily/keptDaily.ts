/** The dates that were counted, as they are kept on this device and in a backup. What is not sound counts for nothing, and play goes on. */
import * as v from 'valibot';
import { NO_DAYS, type DailyDay, type DailyState } from './dailyState';
import { isDate } from './dates';

const VERSION = 1;
/** So many dates are kept: those of 27 years. All of them have to fit into a backup. */
const MOST_DAYS = 10_000;

const tiles = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(76));

const resultSchema = v.pipe(v.object({
  tiles: v.pipe(v.tuple([tiles, tiles]), v.readonly()),
  runs: v.pipe(v.array(v.boolean()), v.maxLength(76), v.readonly()),
  quickest: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
}), v.readonly());

const daySchema = v.pipe(v.object({
  date: v.pipe(v.string(), v.check(isDate)),
  game: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  outcome: v.picklist(['open', 'won', 'lost']),
  result: v.optional(v.nullable(resultSchema), null),
}), v.readonly());

const schema = v.object({ version: v.literal(VERSION), days: v.pipe(v.array(daySchema), v.readonly(), v.check(areInOrder)) });

/** Each date once and in order, and none open but the last. */
function areInOrder(days: readonly DailyDay[]): boolean {
  return days.every(({ date, outcome }, i) => {
    const next = days[i + 1];
    return next === undefined || (date < next.date && outcome !== 'open');
  });
}

/** Reads them from any value; null where they are not sound. */
export function readDaily(value: unknown): DailyState | null {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? { days: parsed.output.days.slice(-MOST_DAYS) } : null;
}

/** The same, with no date counted where they are not sound, or there are none. */
export function openDaily(value: unknown): DailyState {
  return readDaily(value) ?? NO_DAYS;
}

/** As they are kept. */
export function keptDaily({ days }: DailyState): Readonly<Record<string, unknown>> {
  return { version: VERSION, days: days.slice(-MOST_DAYS).map(({ result, ...day }) => (result === null ? day : { ...day, result })) };
}
