/** What the house asks of evenings where it keeps them: they lie beside the games, and are backed up, merged and deleted as those are. */
import * as v from 'valibot';
import { anonymized, isNobodys, namesOf, withoutMe, type KeptGame } from '../games/peopleInGames';
import type { StorageAdapter, StoredRow } from '../games/gameStore';
import { draftWithout, type DraftBase } from '../seats/draftSeats';
import { sameName } from '../setup/names';
import { isOver, furtherEvening, type Evening } from './evening';
import { readEvening } from './keptEvening';

/** Where it lies who planned an evening last, and of which games. */
export const AGREED_KEY = 'snag-evening';

const isDraft = (value: unknown): value is Pick<DraftBase, 'seats'> =>
  v.is(v.looseObject({ seats: v.array(v.looseObject({ name: v.optional(v.string()) })) }), value);

/** An evening as people are in it. */
function asGame(evening: Evening): KeptGame & { readonly evening: Evening } {
  return { setup: { players: evening.players }, ended: isOver(evening) ? 'over' : null, evening };
}

function withPlayersOf({ evening, setup: { players } }: ReturnType<typeof asGame>): Evening {
  return { ...evening, players: players as Evening['players'] };
}

/** The row in which an evening lies. */
export function eveningRow(evening: Evening): StoredRow {
  return {
    kind: 'game', id: evening.id, at: evening.savedAt, over: isOver(evening), names: namesOf(asGame(evening)), value: evening,
  };
}

function opened({ value }: Pick<StoredRow, 'value'>): Evening | null {
  const read = readEvening(value);
  return read.ok ? read.evening : null;
}

export const eveningAdapter: StorageAdapter = {
  open(row) {
    const evening = row.kind === 'game' ? opened(row) : null;
    return evening?.id === row.id ? { ...eveningRow(evening), at: row.at || evening.savedAt } : null;
  },
  isTorn: () => false,
  isLater(row) {
    const read = readEvening(row.value);
    return row.kind === 'game' && !read.ok && read.problem.code === 'unknown-version';
  },
  merge(one, other) {
    const [first, second] = [opened(one), opened(other)];
    if (first === null || second === null) return first ? one : other;
    return { ...eveningRow(furtherEvening(first, second)), at: Math.max(one.at, other.at) };
  },
  withoutName(row, name) {
    const evening = opened(row);
    if (evening === null) return row;
    const without = anonymized(asGame(evening), name);
    return isNobodys(without) ? null : { ...eveningRow(withPlayersOf(without)), at: row.at };
  },
  ofSomebodyElse(row) {
    const evening = opened(row);
    return evening === null ? row : { ...eveningRow(withPlayersOf(withoutMe(asGame(evening)))), at: row.at };
  },
  agreed: {
    key: AGREED_KEY,
    withoutName: (value, name) => (isDraft(value) ? draftWithout(value, (one) => name === null || sameName(one, name)) : value),
  },
  // Nobody has bests of evenings.
  card: () => null,
};
