/** What a game of an evening is worth: places out of what it came to, points out of places, and the card of all games. Pure. */
import type { PlaceResult } from '../contract/contract';

/** Points for the first three places; nobody gets any for those behind. */
const POINTS = [3, 2, 1];

/** Whoever has won is ahead of all who haven't, and level with all who have. */
const isAhead = (one: PlaceResult, other: PlaceResult): boolean =>
  (one.won === other.won ? !one.won && worth(one) > worth(other) : one.won);

const worth = ({ rank, score }: PlaceResult): number => rank ?? score ?? 0;

/**
 * The place of each, from 1, as results are counted in sports: those who are level share the place, and as many places after it are
 * missing. Whoever has won comes first; behind them comes first who has more, by what the game ranks them by or else counts.
 */
export function placesOf(results: readonly PlaceResult[]): number[] {
  return results.map((one) => 1 + results.filter((other) => isAhead(other, one)).length);
}

/** @param place from 1 */
export const pointsOf = (place: number): number => POINTS[place - 1] ?? 0;

/** A game on the card: `places` and `points` for each player; null as long as it wasn't counted. */
export interface CardLine { readonly places: readonly number[] | null; readonly points: readonly number[] | null }

export interface EveningCard {
  readonly lines: readonly CardLine[];
  /** The points of each player so far, and the place, from 1, that they come to. */
  readonly totals: readonly number[];
  readonly places: readonly number[];
  /** Who has the most; nobody before the first game was counted. */
  readonly leaders: readonly number[];
}

/** @param games the places in each game, in order; null where none were counted @param players how many there are */
export function cardOf(games: readonly (readonly number[] | null)[], players: number): EveningCard {
  const lines = games.map((places): CardLine => ({ places, points: places?.map(pointsOf) ?? null }));
  const totals = Array.from({ length: players }, (_, player) =>
    lines.reduce((sum, { points }) => sum + (points?.[player] ?? 0), 0));
  const places = totals.map((total) => 1 + totals.filter((other) => other > total).length);
  const isCounted = lines.some(({ points }) => points !== null);
  return { lines, totals, places, leaders: isCounted ? places.flatMap((place, player) => (place === 1 ? [player] : [])) : [] };
}

/** Whether these can be the places of so many: each is 1 more than there are before it. */
export function arePlaces(places: readonly number[], players: number): boolean {
  return places.length === players && places.every((place) => place === 1 + places.filter((other) => other < place).length);
}
