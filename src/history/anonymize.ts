/** Takes a name out of what is kept: a mark stands in its place, and nothing else changes, so that the others' games stay true. */
import type { GameSummary } from '../session/gameSummary';
import type { SavedGame } from '../session/savedGame';
import type { Match } from '../match/match';
import { NOBODY, foldedName, freeName, isNobody, sameName } from '../setup/names';

/** The names with `name` replaced, however it is written there; null where it is not among them. */
function without(names: readonly string[], name: string): Map<string, string> | null {
  const gone = names.filter((one) => sameName(one, name));
  if (gone.length === 0) return null;
  // Older marks are words. They are counted with the others, so that no two seats are shown as one.
  const taken = names.filter((one) => !gone.includes(one)).map((one) => (isNobody(one) ? one.replace(/^\D+?(?= \d|$)/u, NOBODY) : one));
  const mark = freeName(NOBODY, taken);
  return new Map(gone.map((one) => [one, mark]));
}

/** The names of people who took over from somebody. */
function takenBy(held: SavedGame['held'] = []): string[] {
  return held.flatMap(([, , who]) => ('name' in who ? [who.name] : []));
}

/** Whose name is gone is nobody, not even the player of this device. */
function renamed<T extends { readonly name: string | null; readonly me?: true | undefined }>(
  seat: T, changed: ReadonlyMap<string, string>,
): T {
  const name = changed.get(seat.name ?? '');
  if (name === undefined) return seat;
  const { me: _, ...somebody } = seat;
  return { ...somebody, name } as T;
}

/** The same game without a name, null where nobody in it has that name. */
export function anonymizeGame(game: SavedGame, name: string): SavedGame | null {
  const { setup, record, held } = game;
  const changed = without([...setup.players.map((player) => player.name), ...takenBy(held)], name);
  const seats: unknown = record['seats'];
  if (!changed || !Array.isArray(seats)) return null;
  const { challenge } = game;
  return {
    ...game, ...(challenge?.by && sameName(challenge.by, name) ? { challenge: { ...challenge, by: null } } : {}),
    setup: { ...setup, players: setup.players.map((player) => renamed(player, changed)) },
    ...(held === undefined ? {} : {
      held: held.map(([place, from, who]) => [place, from, 'name' in who ? renamed(who, changed) : who] as const),
    }),
    record: { ...record, seats: seats.map((seat: unknown) => (typeof seat === 'string' ? changed.get(seat) ?? seat : seat)) },
  };
}

/** The summary of the same game without a name. It is as `summaryOf` would make it, but the game need not be replayed for it. */
export function anonymizeSummary(summary: GameSummary, name: string): GameSummary {
  const { seats, names } = summary;
  const parts = seats.flatMap((seat) => (seat.parts ?? []).flatMap((part) => part.name ?? []));
  const changed = without([...seats.map((seat) => seat.name), ...parts], name);
  if (!changed) return summary;
  const [mark = NOBODY] = changed.values();
  return {
    ...summary, names: [...new Set(names.map((one) => (one === foldedName(name) ? foldedName(mark) : one)))],
    seats: seats.map(({ parts: held, ...seat }) => ({
      ...renamed(seat, changed), ...(held === undefined ? {} : { parts: held.map((part) => renamed(part, changed)) }),
    })),
  };
}

/** The same score card without a name, null where it is not on it. Nobody continues a match as somebody else: it is closed. */
export function anonymizeMatch(match: Match, name: string): Match | null {
  const changed = without(match.players.map((player) => player.name), name);
  const players = match.players.map((player) => ({ ...player, name: changed?.get(player.name) ?? player.name }));
  return changed && { ...match, closed: true, players };
}
