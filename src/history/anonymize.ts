/** Takes a name out of what is kept: another word stands in its place, and nothing else changes, so that the others' games stay true. */
import type { SavedGame } from '../session/savedGame';
import type { Match } from '../match/match';
import { freeName, sameName } from '../setup/names';

/** The names with `name` replaced, null where it is not among them. */
function without(names: readonly string[], name: string, standIn: string): Map<string, string> | null {
  const gone = names.find((one) => sameName(one, name));
  if (gone === undefined) return null;
  return new Map([[gone, freeName(standIn, names.filter((one) => one !== gone))]]);
}

/** The same game without a name, null where nobody in it has that name. */
export function anonymizeGame(game: SavedGame, name: string, standIn: string): SavedGame | null {
  const { setup, record } = game;
  const changed = without(setup.players.map((player) => player.name), name, standIn);
  const seats: unknown = record['seats'];
  if (!changed || !Array.isArray(seats)) return null;
  return {
    ...game,
    setup: { ...setup, players: setup.players.map((player) => ({ ...player, name: changed.get(player.name) ?? player.name })) },
    record: { ...record, seats: seats.map((seat: unknown) => (typeof seat === 'string' ? changed.get(seat) ?? seat : seat)) },
  };
}

/** The same score card without a name, null where it is not on it. Nobody goes on with a series as somebody else: it is closed. */
export function anonymizeMatch(series: Match, name: string, standIn: string): Match | null {
  const changed = without(series.players.map((player) => player.name), name, standIn);
  return changed && { ...series, closed: true, players: series.players.map((player) => ({ ...player, name: changed.get(player.name) ?? player.name })) };
}
