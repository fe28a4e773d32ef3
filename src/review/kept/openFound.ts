/**
 * Findings as they are kept, checked when they are read. What is not sound, or is of another version, counts as not found: that seat, or
 * that game, is reviewed anew, and the rest stands.
 */
import * as v from 'valibot';
import { isTile, type Tile } from '../../rules/board';
import { FOUND_VERSION, SLIP_KINDS, type Found, type FoundSeat, type Slip } from '../found';

/** More than so many slips, events and tiles no game has. */
const MOST_SLIPS = 200;
const MOST_STEPS = 1000;
const MOST_TILES = 76;

const tile = v.custom<Tile>(isTile);
const count = (most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(most));

const slipSchema = v.pipe(v.object({
  kind: v.picklist(SLIP_KINDS), step: count(MOST_STEPS), ply: count(MOST_TILES),
  points: v.pipe(v.number(), v.gtValue(0), v.maxValue(100)),
  tile: v.nullable(tile), better: v.nullable(tile), forgot: v.optional(v.nullable(tile), null),
  tiles: v.pipe(v.array(tile), v.maxLength(MOST_TILES), v.readonly()),
}), v.readonly()) satisfies v.GenericSchema<unknown, Slip>;

const seatSchema = v.pipe(v.object({
  seat: v.picklist([0, 1, 2, 3]), pass: v.picklist([1, 2]), slips: v.pipe(v.array(slipSchema), v.maxLength(MOST_SLIPS), v.readonly()),
}), v.readonly()) satisfies v.GenericSchema<unknown, FoundSeat>;

const foundSchema = v.object({
  game: v.pipe(v.string(), v.minLength(1)), version: v.literal(FOUND_VERSION), seats: v.pipe(v.array(v.unknown()), v.maxLength(4)),
});

/** Reads what was found in a game from any value; null where it is not sound, or nothing of it is. */
export function openFound(value: unknown): Found | null {
  const parsed = v.safeParse(foundSchema, value);
  if (!parsed.success) return null;
  const { game, version } = parsed.output;
  const read = parsed.output.seats.flatMap((one) => {
    const seat = v.safeParse(seatSchema, one);
    return seat.success ? [seat.output] : [];
  });
  const seats = read.filter(({ seat }, i) => read.findIndex((one) => one.seat === seat) === i);
  return seats.length === 0 ? null : { game, version, seats };
}
