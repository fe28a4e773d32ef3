/** How a name is taken out of all that is kept: loaded when one is to be deleted. Pure. */
import { anonymizeGame, anonymizeMatch, anonymizeSummary } from '../../history/anonymize';
import { reviewedIn } from '../../history/parts';
import { readMatch } from '../../match/savedMatch';
import { anonymizeFound } from '../../review/kept/anonymizeFound';
import { openFound } from '../../review/kept/openFound';
import { parseSaved, type SavedGame } from '../../session/savedGame';
import { isNobody } from '../../setup/names';
import type { Changes, Found } from '../../storage/everything';
import { gameRows } from '../../storage/backup/mergeGameRows';
import { adapterOf, keyOf, soundRow, type GameKey, type KeptGameRow } from '../../storage/entries/gameRows';
import { asideWithout } from './asideWithout';
import { traineeOf } from '../../training/trainee';

export { bringAdapters } from '../../storage/entries/gameRows';

/**
 * What is left of games and matches without a name, of what reviews found, and of what was trained.
 * @param me what the player of this device is called, null while they have no name
 */
export function withoutName(
  { games, matches, waiting, summaries, aside, reviews = [], guests = [] }: Found, name: string, me: string | null,
): Changes {
  // A summary has the names of those who are reviewed in the order of the seats.
  const seats = new Map(summaries.map((summary) => [summary.id, summary.seats.map((seat) => reviewedIn(seat)?.name ?? seat.name)]));
  const underWay = new Set(waiting.map((game) => game.match));
  const changed = games.flatMap((value) => {
    // Thousands of games can be meant. None is replayed for its names: whether it is legal is seen when it is opened.
    const read = parseSaved(value);
    return read.ok && read.saved.ended ? anonymizeGame(read.saved, name) ?? [] : [];
  });
  return {
    games: changed.filter((game) => !isGone(game)), gone: changed.filter(isGone).map(({ id }) => id),
    aside: [], asideNow: aside.map((one) => asideWithout(one, name, me)),
    summaries: summaries.map((summary) => anonymizeSummary(summary, name)),
    untrained: traineeOf(name, me), ...guestsWithout(gameRows(guests), name),
    reviews: reviews.flatMap((value) => {
      const found = openFound(value);
      return found ? anonymizeFound(found, seats.get(found.game) ?? [], name) : [];
    }),
    matches: matches.flatMap((value) => {
      const opened = readMatch(value);
      // A match that is still played keeps its names: it finds its players by them.
      return opened.ok && !underWay.has(opened.match.id) ? anonymizeMatch(opened.match, name) ?? [] : [];
    }),
  };
}

/** A game in which nobody has a name any more is nobody's. */
function isGone({ setup, held = [] }: SavedGame): boolean {
  return setup.players.every((player) => isNobody(player.name)) && held.every(([, , who]) => !('name' in who) || isNobody(who.name));
}

/**
 * What is left of the games of guests. One that waits keeps its names, and one of a guest that is not known here goes: nobody could take a
 * name out of it.
 */
function guestsWithout(rows: readonly KeptGameRow[], name: string): Required<Pick<Changes, 'guests' | 'guestsGone'>> {
  const [guests, guestsGone]: [KeptGameRow[], GameKey[]] = [[], []];
  for (const row of rows.filter(({ kind, over }) => kind === 'game' && over)) {
    const sound = soundRow(row);
    const left = sound && adapterOf(row.guest)?.withoutName(sound, name);
    if (left) guests.push({ ...left, guest: row.guest });
    else guestsGone.push(keyOf(row));
  }
  return { guests, guestsGone };
}
