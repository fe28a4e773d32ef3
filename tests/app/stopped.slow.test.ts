/**
 * A tab that ends at any event of a whole match, before, during or after its write: what was committed is there again, and the match is
 * played on to its end.
 */
import { expect, test } from 'vitest';
import type { SavedGame } from '../../src/session/savedGame';
import type { Match } from '../../src/match/match';
import type { Store } from '../../src/storage/store';
import { TWO_COMPUTERS, openApp, type TestApp } from '../helpers/apps';
import { newStore, unfinished } from '../helpers/stores';
import { amount } from '../long/amount';

/** What lies on the disk: both kinds, by their ids. */
interface GameStore { readonly games: ReadonlyMap<string, SavedGame>; readonly cards: ReadonlyMap<string, Match> }

const EMPTY: GameStore = { games: new Map(), cards: new Map() };
const GAMES = 2;
const eventsOf = (game: SavedGame | undefined): readonly unknown[] => (game?.record['events'] ?? []) as unknown[];

/** A store, and all that has lain on its disk: the shelf after each write that was committed. */
async function remembering(): Promise<{ readonly store: Store; readonly shelves: GameStore[] }> {
  const shelves: GameStore[] = [EMPTY];
  const commit = (game: SavedGame | null, card: Match | null): void => {
    const { games, cards } = shelves.at(-1) ?? EMPTY;
    shelves.push({ games: game ? new Map(games).set(game.id, game) : games, cards: card ? new Map(cards).set(card.id, card) : cards });
  };
  const memory = await newStore();
  return {
    shelves,
    store: {
      ...memory,
      async save(game, card) {
        await memory.save(game, card);
        commit(game, card ?? null);
      },
      async saveMatch(card) {
        await memory.saveMatch(card);
        commit(null, card);
      },
    },
  };
}

/** A disk on which just this lies. */
async function diskWith({ games, cards }: GameStore): Promise<Store> {
  const store = await newStore();
  for (const game of games.values()) await store.save(game);
  for (const card of cards.values()) await store.saveMatch(card);
  return store;
}

/** Plays games until the match is over. Says how many were counted. */
async function playMatch({ ask, card: cardNow, clock, toTheEnd }: TestApp): Promise<number> {
  for (let game = 0; game < 10; game += 1) {
    expect(await toTheEnd()).toBe(true);
    await clock.rest();
    const card = cardNow();
    if (card?.over) return card.games.length;
    await ask({ kind: 'newGame' });
  }
  throw new Error('the match does not end');
}

/** One match, or all. */
const MATCHES = ['one', 'two', 'three'].slice(0, amount(1, 3));

test.each(MATCHES)('the match %s', async (word) => {
  const { store, shelves } = await remembering();
  const settings = { ...TWO_COMPUTERS, playedFor: { kind: 'games', games: GAMES } } as const;
  const whole = await openApp({ store, settings, word });
  await whole.ask({ kind: 'play' });
  expect(await playMatch(whole)).toBe(GAMES);
  const last = shelves.at(-1) ?? EMPTY;
  const card = [...last.cards.values()][0];
  expect(card?.games).toHaveLength(GAMES);

  for (const [i, before] of shelves.entries()) {
    // Before a write and while it is under way the disk is as it was: a write comes whole or not at all. After it, it is as the next one
    // finds it.
    const disk = await diskWith(before);
    const games = await unfinished(disk);
    const finished = await disk.count(true);
    // Nothing of what was committed is lost: each game is a beginning of what it came to, as long as it was when it was written, and each
    // that is over is on the card.
    for (const { saved, replayed } of games) {
      expect(replayed.record.events).toEqual(eventsOf(last.games.get(saved.id)).slice(0, eventsOf(before.games.get(saved.id)).length));
    }
    expect(games.length + finished).toBe(before.games.size);
    const counted = [...before.games.values()].filter(({ ended }) => ended).map(({ id }) => id);
    expect([...before.cards.values()].flatMap((one) => one.games.map(({ id }) => id))).toEqual(counted);
    const grown = shelves[i + 1];
    if (grown) for (const [id, game] of before.games) {
      expect(eventsOf(grown.games.get(id)).length).toBeGreaterThanOrEqual(eventsOf(game).length);
    }

    // From a few of them another page plays on to the end of the match.
    const between = games.length === 0 && finished > 0 && finished < GAMES;
    if (!between && (i % 37 !== 5 || games.length === 0)) continue;
    const again = await openApp({ store: await diskWith(before), settings, word: `${word}-${i}` });
    expect(again.start()?.waiting).toHaveLength(1);
    await again.ask({ kind: 'continue', id: again.start()!.waiting[0]!.id });
    expect(await again.clock.until(() => again.table() !== null)).toBe(true);
    expect(await playMatch(again)).toBe(GAMES);
  }
});
