/** A guest's shelf over a disk that refuses: the guest goes on, the banner hangs once for it all, and nothing that was played is lost. */
import { expect, test } from 'vitest';
import { createGameStores } from '../../../src/app/games/gameStores';
import type { GameRow } from '../../../src/games/gameStore';
import { keptBests } from '../../../src/games/keptBests';
import { bestsAfter, openBests, type PlayedGame } from '../../../src/games/snapBack/kept/bests';
import { rowOf } from '../../../src/games/snapBack/kept/savedGame';
import type { GamesOfTable } from '../../../src/storage/entries/gamesOfTable';
import { playersCalled, savedGame } from '../../helpers/snapBack/randomGame';
import { newStore } from '../../helpers/stores';

const GUEST = 'snap-back';
const SPAN = Array.from({ length: 6 }, () => ({ asked: 0, right: 0, missed: 0 }));
const played = (game: string) => (now: unknown): unknown => keptBests(bestsAfter(openBests(now), {
  game, at: 5, start: 3, end: 4, cards: 100, trueSix: false, called: 1, missed: 1, falseCalls: 0, span: SPAN, callTime: null,
} satisfies PlayedGame));
const gamesOf = (value: unknown): string[] => openBests(value).games.map(({ game }) => game);

function gameOf(id: string, at: number): GameRow {
  const row = rowOf({ ...savedGame(id, playersCalled(['Ann'], 1), 3, [], { ended: 'time' }), id, savedAt: at });
  return { ...row, names: ['Ann'] };
}

async function shelfOn(me: { name: string | null } = { name: null }) {
  const store = await newStore();
  const disk = { full: false };
  const [behind, broken, later]: [boolean[], string[], string[]] = [[], [], []];
  const shelves = createGameStores({
    async store() {
      if (disk.full) throw new Error('full');
      return store.guests();
    },
    me: () => me.name, behind: (isBehind) => { behind.push(isBehind); },
    found: (guest, what) => { for (const one of what) (one === 'broken' ? broken : later).push(guest); },
  });
  return { shelf: shelves.of(GUEST), shelves, guests: await store.guests(), disk, behind, broken, later };
}

const listOf = async (from: Pick<GamesOfTable, 'games'>): Promise<string[]> =>
  (await from.games(GUEST, { over: true, limit: 9 })).found.map(({ id }) => id);

test('what is put there is on the disk, with the names folded', async () => {
  const { shelf, shelves, guests, behind } = await shelfOn();
  shelf.putGame(gameOf('a', 1));
  await shelves.settled();
  expect((await guests.game(GUEST, 'a')).found).toMatchObject({ names: ['ann'], at: 1 });
  expect(await shelf.game('a')).toMatchObject({ id: 'a' });
  expect(await shelf.game('b')).toBeNull();
  await shelf.removeGame('a');
  expect(await listOf(guests)).toEqual([]);
  expect(behind).toEqual([]);
});

test('a full disk: games and people are as they were left, one banner hangs, and all is written when there is room', async () => {
  const { shelf, shelves, guests, disk, behind } = await shelfOn();
  for (const [id, at] of [['a', 1], ['b', 3], ['c', 2]] as const) shelf.putGame(gameOf(id, at));
  await shelf.changePerson('Bo', played('a'));
  await shelves.settled();
  disk.full = true;
  shelf.putGame(gameOf('a', 4));
  await shelf.removeGame('c');
  expect(gamesOf(await shelf.changePerson('Bo', played('b')))).toEqual(expect.arrayContaining(['a', 'b']));
  expect(await shelf.game('a')).toMatchObject({ at: 4 });
  expect((await shelf.games({ over: true, limit: 9 })).map(({ id }) => id)).toEqual(['a']);
  expect(await shelves.card(GUEST, 'Bo')).toBeNull();
  expect(behind).toEqual([true]);
  expect(await listOf(guests)).toEqual(['b', 'c', 'a']);
  disk.full = false;
  expect((await shelf.games({ over: true, limit: 2 })).map(({ id }) => id)).toEqual(['a', 'b']);
  await shelves.settled();
  expect(await listOf(guests)).toEqual(['a', 'b']);
  expect(gamesOf((await guests.person(GUEST, ['bo'])).found).toSorted()).toEqual(['a', 'b']);
  expect(behind).toEqual([true, false]);
});

test("the player of this device keeps what is theirs under another name, and the training room's card tells of it", async () => {
  const me = { name: null as string | null };
  const { shelf, shelves } = await shelfOn(me);
  await shelf.changePerson(null, played('mine'));
  await shelf.changePerson('Ann', played('before'));
  me.name = 'Ann';
  expect(gamesOf(await shelf.person('ANN')).toSorted()).toEqual(['before', 'mine']);
  expect(await shelves.card(GUEST, null)).toMatchObject({ best: 4, curve: [4, 4] });
});

test('what cannot be read is told once, and the rest is there', async () => {
  const { shelf, guests, broken } = await shelfOn();
  await guests.putGame(GUEST, gameOf('whole', 1));
  await guests.putGame(GUEST, { ...gameOf('torn', 2), value: { version: 99 } });
  expect((await shelf.games({ over: true, limit: 9 })).map(({ id }) => id)).toEqual(['whole']);
  expect(broken).toEqual([GUEST]);
  expect(await shelf.game('torn')).toBeNull();
  expect(broken).toEqual([GUEST]);
});

test('games that a later version has written are told of once, and listed nowhere', async () => {
  const { shelf, guests, later, broken } = await shelfOn();
  await guests.putGame(GUEST, { ...gameOf('a', 1), id: 'z', value: { version: 99, id: 'z', seed: 'z', setup: {}, events: [] } });
  await guests.putGame(GUEST, gameOf('a', 1));
  for (let time = 0; time < 2; time += 1) expect((await shelf.games({ over: true, limit: 9 })).map(({ id }) => id)).toEqual(['a']);
  expect(await shelf.game('z')).toBeNull();
  expect([later, broken]).toEqual([[GUEST], []]);
});
