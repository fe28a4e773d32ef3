/**
 * What the house asks where it keeps rows of a guest without its screens: in backups and merges, and where a name is deleted. The same for
 * every guest; what differs is handed in. Pure. A row of a game holds the game as it is saved, a person's row what their games came to.
 */
import { furtherGame } from '../host/furtherGame';
import { anonymized, isNobodys, namesOf, withoutMe, type KeptGame } from '../seats/peopleInGames';
import { sameName } from '../setup/names';
import type { GameCard, StorageAdapter, StoredRow } from './gameStore';

interface Saved extends KeptGame {
  readonly id: string;
  readonly savedAt: number;
  readonly played: number;
  readonly events: readonly unknown[];
}

/** How a guest reads and writes what it keeps. */
export interface KeptForms<Game extends Saved, Bests> {
  readonly openSaved: (value: unknown) => { readonly ok: true; readonly game: { readonly saved: Game } } | { readonly ok: false };
  readonly toStore: (saved: Game) => unknown;
  /** What a person's games came to. */
  readonly areBests: (value: unknown) => boolean;
  readonly openBests: (value: unknown) => Bests;
  readonly keptBests: (bests: Bests) => unknown;
  readonly mergeBests: (one: Bests, other: Bests) => Bests;
  /** How many of the games cannot be read. */
  readonly leftOut: (value: unknown) => number;
  readonly card: (bests: Bests) => GameCard | null;
  /** Where it keeps what was agreed last, and how names are taken out of it. */
  readonly draftKey: string;
  readonly draftWithout: (value: unknown, isIt: (name: string) => boolean) => unknown;
}

/** How a guest's games become rows, and what the house may ask of its rows. */
export function adapterWith<Game extends Saved, Bests>(
  { openSaved, toStore, areBests, openBests, keptBests, mergeBests, leftOut, card, draftKey, draftWithout }: KeptForms<Game, Bests>,
): { readonly rowOf: (saved: Game) => StoredRow; readonly adapter: StorageAdapter } {
  const read = (value: unknown): Game | null => {
    const opened = openSaved(value);
    return opened.ok ? opened.game.saved : null;
  };
  const rowOf = (saved: Game): StoredRow =>
    ({ kind: 'game', id: saved.id, at: saved.savedAt, over: saved.ended !== null, names: namesOf(saved), value: toStore(saved) });

  return { rowOf, adapter: {
    open(row) {
      if (row.kind === 'person') {
        return areBests(row.value) ? { ...row, over: false, names: [], value: keptBests(openBests(row.value)) } : null;
      }
      const saved = read(row.value);
      return saved?.id === row.id ? { ...rowOf(saved), at: row.at || saved.savedAt } : null;
    },
    // Of a game what only surrounds it gives way to the default; of a person's row a game is left out.
    isTorn: (row) => row.kind === 'person' && leftOut(row.value) > 0,
    /** A row that cannot be read any more gives way to the other. */
    merge(one, other) {
      const at = Math.max(one.at, other.at);
      if (one.kind === 'person' || other.kind === 'person') {
        return { ...one, at, value: keptBests(mergeBests(openBests(one.value), openBests(other.value))) };
      }
      const [first, second] = [read(one.value), read(other.value)];
      if (!first || !second) return first ? one : other;
      return { ...rowOf(furtherGame(first, second)), at };
    },
    withoutName(game, name) {
      const saved = read(game.value);
      if (!saved) return game;
      const without = anonymized(saved, name);
      return isNobodys(without) ? null : { ...rowOf(without), at: game.at };
    },
    ofSomebodyElse(game) {
      const saved = read(game.value);
      return saved ? { ...rowOf(withoutMe(saved)), at: game.at } : game;
    },
    card: (value) => card(openBests(value)),
    // It may name somebody whom the house's list of names has lost since.
    agreed: { key: draftKey, withoutName: (value, name) => draftWithout(value, (one) => name === null || sameName(one, name)) },
  } };
}
