/**
 * What the house asks where it keeps rows of Snap without its screens: in backups and merges, and where a name is deleted. Pure. A row of a
 * game holds the game as it is saved, a person's row what their games came to.
 */
import { sameName } from '../../../setup/names';
import type { GuestCard, GuestKeeping, GuestRow } from '../../shelf';
import { areBests, bestOf, keptBests, leftOut, mergeBests, openBests, worthOf, type Bests } from './bests';
import { DRAFT_KEY, draftWithout, openDraft, toDraftStore } from './draft';
import { furtherGame } from '../../../host/furtherGame';
import { anonymized, isNobodys, namesOf, withoutMe } from '../../../seats/peopleInGames';
import { openSaved, toStore, type SavedSnap } from './savedGame';

export const keeping: GuestKeeping = {
  open, isTorn, merge, withoutName, ofSomebodyElse, card, agreed: { key: DRAFT_KEY, withoutName: agreedWithout },
};

/** A game as its row. */
export function rowOf(saved: SavedSnap): GuestRow {
  return { kind: 'game', id: saved.id, at: saved.savedAt, over: saved.ended !== null, names: namesOf(saved), value: toStore(saved) };
}

function open(row: GuestRow): GuestRow | null {
  if (row.kind === 'person') {
    return areBests(row.value) ? { ...row, over: false, names: [], value: keptBests(openBests(row.value)) } : null;
  }
  const opened = openSaved(row.value);
  return opened.ok && opened.game.saved.id === row.id ? { ...rowOf(opened.game.saved), at: row.at || opened.game.saved.savedAt } : null;
}

/** Of a game what only surrounds it gives way to the default; of a person's row a game is left out. */
function isTorn(row: GuestRow): boolean {
  return row.kind === 'person' && leftOut(row.value) > 0;
}

/** A row that cannot be read any more gives way to the other. */
function merge(one: GuestRow, other: GuestRow): GuestRow {
  const at = Math.max(one.at, other.at);
  if (one.kind === 'person' || other.kind === 'person') {
    return { ...one, at, value: keptBests(mergeBests(openBests(one.value), openBests(other.value))) };
  }
  const [first, second] = [openSaved(one.value), openSaved(other.value)];
  if (!first.ok || !second.ok) return first.ok ? one : other;
  return { ...rowOf(furtherGame(first.game.saved, second.game.saved)), at };
}

function withoutName(game: GuestRow, name: string): GuestRow | null {
  const opened = openSaved(game.value);
  if (!opened.ok) return game;
  const saved = anonymized(opened.game.saved, name);
  return isNobodys(saved) ? null : { ...rowOf(saved), at: game.at };
}

/** The draft that lies there. It may name somebody whom the house's list of names has lost since. */
function agreedWithout(value: unknown, name: string | null): unknown {
  return toDraftStore(draftWithout(openDraft(value), (one) => name === null || sameName(one, name)));
}

function ofSomebodyElse(game: GuestRow): GuestRow {
  const opened = openSaved(game.value);
  return opened.ok ? { ...rowOf(withoutMe(opened.game.saved)), at: game.at } : game;
}

/** The share of matches called in each game that had enough of them, in per cent. */
function card(value: unknown): GuestCard | null {
  const bests: Bests = openBests(value);
  const best = bestOf(bests).share;
  if (best === null) return null;
  return { best: percent(best.worth), curve: bests.games.flatMap((game) => worthOf(game).share ?? []).map(percent), most: 100 };
}

function percent(share: number): number {
  return Math.round(share * 100);
}
