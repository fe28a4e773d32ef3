/**
 * What a game keeps: how its saved games are read and written, and what the house asks of its rows without its screens, in backups and
 * merges, and where a name is deleted. The same for every game; what differs is handed in. Pure. A row of a game holds the game as it is
 * saved, a person's row what their games came to.
 */
import type { GameRules, GameTypes, SavedGame } from '../contract/contract';
import type { Replayed } from '../contract/record';
import * as host from '../contract/savedGame';
import type { AgreedTypes, Agreement } from '../seats/agreement';
import { draftWithout } from '../seats/draftSeats';
import type { Here } from '../setup/seats/playedHere';
import { anonymized, isNobodys, namesOf, playedHereIn, withoutMe, type KeptGame } from './peopleInGames';
import { sameName } from '../setup/names';
import { areBests, keptBests, type BestsOf } from './keptBests';
import type { GameCard, StorageAdapter, StoredRow } from './gameStore';

/** What is done with somebody's games (`shell/bests/keptBests`). */
interface BestsWith<Bests> {
  readonly openBests: (value: unknown) => Bests;
  readonly mergeBests: (one: Bests, other: Bests) => Bests;
  readonly leftOut: (value: unknown) => number;
}

/** The types of what is kept of a game that people sit down at. */
type KeptTypes = GameTypes & { readonly Setup: KeptGame['setup'] };

/** How a game reads and writes what it keeps. */
export interface KeptForms<T extends KeptTypes, Agreed extends AgreedTypes, Opened, Bests extends BestsOf<unknown>> {
  readonly rules: GameRules<T>;
  readonly agreement: Agreement<Agreed>;
  /** Without it nothing is kept of what somebody's games came to. */
  readonly bests?: BestsWith<Bests>;
  /** A saved game as the game's own screens want it; without it as it was replayed. */
  readonly opened?: (saved: SavedGame<T>, replayed: Replayed<T>) => Opened;
  /** What its card tells of somebody; without it nothing. */
  readonly card?: (bests: Bests) => GameCard | null;
}

interface BeginPorts { readonly freshWord: () => string; readonly today: () => number }

function begunGame<T extends GameTypes>(
  rules: GameRules<T>, { freshWord, today }: BeginPorts, setup: T['Setup'], seed = freshWord(),
): SavedGame<T> {
  const now = today();
  return {
    ...rules.readNotes({}, []), id: freshWord(), setup, seed, luck: rules.players(setup).map(() => freshWord()), events: [], played: 0,
    ended: null, startedAt: now, savedAt: now,
  };
}

function agreedIn<Agreed extends AgreedTypes>(agreement: Agreement<Agreed>): StorageAdapter['agreed'] {
  return {
    key: agreement.of.storageKey,
    // It may name somebody whom the house's list of names has lost since.
    withoutName: (value, name) =>
      agreement.stored(draftWithout(agreement.openDraft(value), (one) => name === null || sameName(one, name))),
  };
}

type FromTable<Saved> =
  | { readonly ok: true; readonly saved: Saved }
  | { readonly ok: false; readonly problem: host.SavedProblem | { readonly code: 'not-over' } };

function fromTable<T extends KeptTypes>(rules: GameRules<T>, value: unknown, here: Here): FromTable<SavedGame<T>> {
  const played = host.openSaved(rules, value);
  if (!played.ok) return played;
  const { saved } = played;
  // Of a game in which nothing happened there is nothing to look back at.
  if (saved.ended === null || saved.events.length === 0) return { ok: false, problem: { code: 'not-over' } };
  const own = host.openSaved(rules, host.toStore(rules, playedHereIn(saved, here)));
  return own.ok ? { ok: true, saved: own.saved } : own;
}

/** How a game's saved games are read and written. */
export interface GameStorage<Saved extends { readonly setup: unknown }, Opened> {
  /** Reads a saved game from any value; refuses what is not a whole legal game of its own deal. */
  openSaved(value: unknown): { readonly ok: true; readonly game: Opened } | { readonly ok: false; readonly problem: host.SavedProblem };
  /** A game as it lies in storage, and as the row in which it does. */
  toStore(saved: Saved): Readonly<Record<string, unknown>>;
  rowOf(saved: Saved): StoredRow;
  /** Checks a game that a table of several devices has played, and makes it one that this device keeps. */
  fromTable(value: unknown, here: Here): FromTable<Saved>;
  /** A game before its first event. @param seed the word that chance hangs on; without one a fresh one */
  begin(ports: BeginPorts, setup: Saved['setup'], seed?: string): Saved;
  readonly adapter: StorageAdapter;
}

export function storageOf<
  T extends KeptTypes, Agreed extends AgreedTypes, Opened = host.OpenedGame<T>, Bests extends BestsOf<unknown> = BestsOf<never>,
>({ rules, agreement, bests, opened, card }: KeptForms<T, Agreed, Opened, Bests>): GameStorage<SavedGame<T>, Opened> {
  const read = (value: unknown): SavedGame<T> | null => {
    const outcome = host.openSaved(rules, value);
    return outcome.ok ? outcome.saved : null;
  };
  const toStore = (saved: SavedGame<T>): Readonly<Record<string, unknown>> => host.toStore(rules, saved);
  const rowOf = (saved: SavedGame<T>): StoredRow =>
    ({ kind: 'game', id: saved.id, at: saved.savedAt, over: saved.ended !== null, names: namesOf(saved), value: toStore(saved) });

  return { rowOf, toStore, openSaved(value) {
    const outcome = host.openSaved(rules, value);
    if (!outcome.ok) return outcome;
    const { saved, replayed } = outcome;
    return { ok: true, game: opened ? opened(saved, replayed) : { saved, replayed } as Opened };
  }, fromTable: (value, here) => fromTable(rules, value, here), begin: (ports, setup, seed) => begunGame(rules, ports, setup, seed),
  adapter: {
    open(row) {
      if (row.kind === 'person') {
        return bests && areBests(row.value) ? { ...row, over: false, names: [], value: keptBests(bests.openBests(row.value)) } : null;
      }
      const saved = read(row.value);
      return saved?.id === row.id ? { ...rowOf(saved), at: row.at || saved.savedAt } : null;
    },
    // Of a game what only surrounds it gives way to the default; of a person's row a game is left out.
    isTorn: (row) => row.kind === 'person' && (bests?.leftOut(row.value) ?? 0) > 0,
    // What was written down of somebody is laid together with what comes, and can't wait: it's put aside.
    isLater(row) {
      const outcome = row.kind === 'game' ? host.openSaved(rules, row.value) : null;
      return outcome?.ok === false && outcome.problem.code === 'unknown-version' && outcome.problem.version > rules.version;
    },
    /** A row that cannot be read any more gives way to the other. */
    merge(one, other) {
      const at = Math.max(one.at, other.at);
      if (one.kind === 'person' || other.kind === 'person') {
        return bests ? { ...one, at, value: keptBests(bests.mergeBests(bests.openBests(one.value), bests.openBests(other.value))) } : one;
      }
      const [first, second] = [read(one.value), read(other.value)];
      if (!first || !second) return first ? one : other;
      return { ...rowOf(host.furtherGame(first, second)), at };
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
    card: (value) => (bests && card ? card(bests.openBests(value)) : null),
    agreed: agreedIn(agreement),
  } };
}
