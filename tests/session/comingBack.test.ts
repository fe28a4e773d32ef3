/** What a reload comes back to: the screen that the tab showed, and on the start screen each series that is between two games. */
import { describe, expect, test } from 'vitest';
import { createBookmark } from '../../src/session/bookmark';
import { webLocks } from '../../src/session/gameLock';
import type { PlayedFor } from '../../src/rules/scoring';
import { memoryStore } from '../../src/session/store';
import { fakeLocks } from '../helpers/fakeLocks';
import { TWO_COMPUTERS, newBookmark, openHouse, type TestHouse } from '../helpers/houses';

const rest = (milliseconds = 30): Promise<void> => new Promise((resolve) => { setTimeout(resolve, milliseconds); });
const playing = (playedFor: PlayedFor): typeof TWO_COMPUTERS => ({ ...TWO_COMPUTERS, playedFor });
const THREE = playing({ kind: 'games', games: 3 });
const ANN_AND_BO = { ...TWO_COMPUTERS, players: [{ name: 'Ann', kind: 'person' }, { name: 'Bo', kind: 'person' }] } as const;

/** A house in which a game of a series was just counted. */
async function afterOne(settings = THREE): Promise<TestHouse> {
  const one = await openHouse({ settings });
  one.house.play();
  expect(await one.toTheEnd()).toBe(true);
  await one.clock.rest();
  return one;
}
/** The same house in a tab that knows nothing. */
const again = ({ store }: TestHouse, settings = THREE): Promise<TestHouse> => openHouse({ store, settings });
/** The same tab, reloaded. */
const reloaded = ({ store, bookmark }: TestHouse, settings = THREE): Promise<TestHouse> => openHouse({ store, bookmark, settings });

describe('a series between two games', () => {
  test('is offered, and its next game begun with the right starter, on the same card, at the same edges', async () => {
    const one = await afterOne();
    const [before] = (await one.store.finished()).games;
    const card = one.house.card()!;
    const two = await again(one);
    const [entry, ...others] = two.start()!.waiting;
    expect(others).toEqual([]);
    expect(entry).toEqual({ id: before!.saved.series, names: card.players.map(({ name }) => name), tiles: 0, series: { playedFor: THREE.playedFor, games: 1 }, doomed: false, elsewhere: false });

    two.house.goOn(entry!.id);
    await rest();
    const [next] = (await two.store.unfinished()).games;
    const starter = card.players[card.starter!]!.name;
    expect(next?.saved.series).toBe(entry!.id);
    expect(two.table()?.seats[0]?.name).toBe(starter);
    expect(next?.saved.setup).toMatchObject({ order: 'given', rules: THREE.rules, firstEdge: before!.replayed.record.seats.indexOf(starter) });
    expect(two.house.series()).toBe('Game 2 of 3');
    expect(await two.toTheEnd()).toBe(true);
    await two.clock.rest();
    expect(two.house.card()?.games).toHaveLength(2);
    // Left by the menu, it is offered as after a reload.
    two.house.leave();
    await rest();
    expect(two.start()?.waiting.map(({ series }) => series?.games)).toEqual([2]);
    two.house.goOn(entry!.id);
    await rest();
    expect(await two.toTheEnd()).toBe(true);
    await two.clock.rest();
    expect(two.house.card()?.over).toBe(true);
    expect((await again(two)).start()?.waiting).toEqual([]);
  });
  test('is not offered while a game of it is under way, nor where each game is by itself', async () => {
    const one = await afterOne();
    one.house.newGame();
    await rest();
    const two = await again(one);
    expect(two.start()?.waiting.map(({ series }) => series)).toEqual([null]);
    // Who deletes that game can still go on with the series.
    const { id } = two.start()!.waiting[0]!;
    two.house.forget(id);
    two.house.forget(id);
    await rest();
    expect(two.start()?.waiting.map(({ series }) => series?.games)).toEqual([1]);
    const single = await afterOne(TWO_COMPUTERS);
    expect((await again(single)).start()?.waiting).toEqual([]);
  });
  test('is taken off the list at the second press; its game stays, and so does its card', async () => {
    const one = await again(await afterOne());
    const { id } = one.start()!.waiting[0]!;
    one.house.forget(id);
    expect(one.start()?.waiting.map(({ doomed }) => doomed)).toEqual([true]);
    one.house.forget(id);
    await rest();
    expect(one.start()).toMatchObject({ waiting: [], past: true });
    expect((await again(one)).start()).toMatchObject({ waiting: [], past: true });
    expect((await one.store.series(id)).series).toMatchObject({ closed: true, games: [{}] });
  });
  test('that was closed is open again when its next game was played all the same', async () => {
    const one = await afterOne();
    const { series } = await one.store.series((await one.store.finished()).games[0]!.saved.series!);
    const two = await reloaded(one);
    await two.store.saveSeries({ ...series!, closed: true });
    two.house.newGame();
    expect(await two.toTheEnd()).toBe(true);
    await two.clock.rest();
    expect((await again(two)).start()?.waiting.map((entry) => entry.series?.games)).toEqual([2]);
  });
  test('goes into a file and comes out of it, closed or not', async () => {
    for (const closed of [false, true]) {
      const one = await afterOne();
      const [game] = (await one.store.finished()).games;
      const { series } = await one.store.series(game!.saved.series!);
      if (closed) await one.store.saveSeries({ ...series!, closed: true });
      const text = await one.house.everything() ?? '';
      const two = await openHouse({ store: memoryStore() });
      two.house.bringIn({ size: text.length, text: async () => text }, false);
      await rest(60);
      expect(two.start()?.waiting.map((entry) => entry.series?.games)).toEqual(closed ? [] : [1]);
      expect((await two.store.series(series!.id)).series).toEqual({ ...series, ...(closed ? { closed: true } : {}) });
    }
  });
  test('is not offered where its games are gone or by others, and a card that is broken is told of', async () => {
    const one = await afterOne();
    const [game] = (await one.store.finished()).games;
    const { series } = await one.store.series(game!.saved.series!);
    await one.store.saveSeries({ ...series!, players: [{ ...series!.players[0]!, name: 'Zed' }, series!.players[1]!] });
    expect((await again(one)).start()?.waiting).toEqual([]);
    await one.store.saveSeries(series!);
    expect((await again(one)).start()?.waiting).toHaveLength(1);
    await one.store.remove(game!.saved.id);
    expect((await again(one)).start()?.waiting).toEqual([]);
    await one.store.save(game!.saved, { ...series!, closed: 'yes' } as never);
    const broken = await openHouse({ store: { ...one.store, series: async () => ({ series: null, problem: { code: 'bad-marks' } }) } });
    expect(broken.start()?.waiting).toEqual([]);
    expect(broken.start()?.notes.join(' ')).toMatch(/score card/i);
  });
  test('from which a name was deleted is closed', async () => {
    const one = await again(await afterOne());
    one.house.history();
    await rest();
    one.house.forgetPast({ kind: 'name', name: 'Viola' });
    one.house.forgetPast({ kind: 'name', name: 'Viola' });
    await rest();
    one.house.leave();
    await rest();
    expect(one.start()?.waiting).toEqual([]);
  });
  test('at whose count another tab sits has to be taken over from there', async () => {
    const browser = fakeLocks();
    const ports = () => ({ locks: webLocks(browser, 50) });
    const store = memoryStore();
    const one = await openHouse({ store, settings: THREE, ports: ports() });
    one.house.play();
    expect(await one.toTheEnd()).toBe(true);
    await one.clock.rest();
    const two = await openHouse({ store, settings: THREE, ports: ports() });
    const { id } = two.start()!.waiting[0]!;
    two.house.goOn(id);
    await rest(120);
    expect(two.start()?.waiting.map(({ elsewhere }) => elsewhere)).toEqual([true]);
    two.house.takeOver(id);
    await rest(120);
    expect(two.table()).not.toBeNull();
    expect(one.table()).toBeNull();
    expect(one.start()?.notes).toEqual(['The game goes on in another tab. Nothing of it is lost.']);
  });
});

describe('a tab that is reloaded', () => {
  test('comes back to the count, where nothing is written a second time, and plays on from there', async () => {
    const one = await afterOne();
    const shelves = JSON.stringify(await one.store.readAll());
    const two = await reloaded(one);
    expect(two.table()).toMatchObject({ phase: 'over', seats: one.table()!.seats.map(({ name, won }) => ({ name, won })) });
    expect(two.house.series()).toBe('Game 1 of 3');
    expect(two.house.card()).toEqual(one.house.card());
    expect(two.house.text()).toBe(one.house.text());
    await rest();
    expect(JSON.stringify(await two.store.readAll())).toBe(shelves);
    // Another pace is for the next game: the day of this one stays.
    const { savedAt } = (await two.store.finished()).games[0]!.saved;
    two.house.setPace('fast');
    await rest();
    expect((await two.store.finished()).games.map(({ saved }) => saved.savedAt)).toEqual([savedAt]);
    expect(two.house.correctCard(0, 0, 1)).toBeNull();
    await rest();
    two.house.newGame();
    expect(two.house.series()).toBe('Game 2 of 3');
    await rest();
    expect((await two.store.unfinished()).games[0]?.saved.setup.pace).toBe('fast');
    expect((await two.store.series((await two.store.unfinished()).games[0]!.saved.series!)).series?.games[0]?.corrected).toContain(1);
  });
  test('comes back to its table, even an untouched one, and to the start screen once that was left', async () => {
    const store = memoryStore();
    const other = await openHouse({ store, settings: ANN_AND_BO });
    other.house.play();
    const one = await openHouse({ store, settings: ANN_AND_BO });
    one.house.play();
    await rest();
    other.house.play();
    await rest();
    const two = await reloaded(one, ANN_AND_BO);
    expect(two.start()).toBeNull();
    expect(two.table()?.phase).toBe('order');
    two.house.leave();
    await rest();
    expect((await reloaded(two, ANN_AND_BO)).start()).not.toBeNull();
  });
  test('comes to the start screen where its game is gone, or played by another tab', async () => {
    const browser = fakeLocks();
    const store = memoryStore();
    const bookmark = newBookmark();
    bookmark.put({ kind: 'table', game: 'gone' });
    const one = await openHouse({ store, settings: ANN_AND_BO, bookmark, ports: { locks: webLocks(browser, 50) } });
    expect(one.start()).not.toBeNull();
    expect(bookmark.read()).toBeNull();
    one.house.play();
    await rest();
    // The tab is doubled, and what it remembers with it.
    const two = await openHouse({ store, settings: ANN_AND_BO, bookmark, ports: { locks: webLocks(browser, 50) } });
    expect(two.start()?.waiting.map(({ elsewhere }) => elsewhere)).toEqual([true]);
  });
  test('comes back to the history, and to a replay where it stood', async () => {
    const one = await afterOne();
    one.house.leave();
    await rest();
    one.house.history();
    await rest();
    expect((await reloaded(one)).past()).toMatchObject({ kind: 'history', games: [{}] });
    const [game] = (await one.store.finished()).games;
    one.house.replay(game!.saved.id);
    one.house.toStep(7);
    const two = await reloaded(one);
    expect(two.past()).toMatchObject({ kind: 'replay', step: 7, playing: false });
    two.house.endReplay();
    expect(two.past()).toMatchObject({ kind: 'history', seen: game!.saved.id });
    two.bookmark.put({ kind: 'replay', game: 'gone', step: 3 });
    expect((await reloaded(two)).past()).toMatchObject({ kind: 'history' });
  });
  test('keeps what was being agreed, if it is sound, until Play is pressed', async () => {
    const one = await openHouse();
    one.house.change({ ...one.start()!.draft, pace: 'slow', players: ANN_AND_BO.players });
    const two = await reloaded(one, TWO_COMPUTERS);
    expect(two.start()?.draft).toMatchObject({ pace: 'slow', players: [{ name: 'Ann' }, { name: 'Bo' }] });
    two.house.change({ ...two.start()!.draft, players: [] });
    expect((await reloaded(two, TWO_COMPUTERS)).start()?.draft.players).toEqual(TWO_COMPUTERS.players);
  });
  test('begins the deal that a link asks for', async () => {
    const one = await afterOne();
    const two = await reloaded(one);
    await two.house.enter('?play=ann,bo&deal=abc');
    expect(two.table()?.seats.map(({ name }) => name)).toEqual(['Ann', 'Bo']);
  });
  test('believes no bookmark that is not sound', () => {
    const read = (text: string | null) => createBookmark(() => ({ getItem: () => text, setItem() {}, removeItem() {} })).read();
    for (const text of [null, '', '{', '1', '{"kind":"attic"}', '{"kind":"table"}', '{"kind":"table","game":""}', '{"kind":"replay","game":"a","step":-1}', '{"kind":"replay","game":"a","step":0.5}']) {
      expect(read(text)).toBeNull();
    }
    expect(read('{"kind":"replay","game":"a","step":3}')).toEqual({ kind: 'replay', game: 'a', step: 3 });
    const refusing = createBookmark(() => { throw new Error('not here'); });
    refusing.put({ kind: 'history' });
    expect(refusing.read()).toBeNull();
  });
});
