/** What a reload comes back to: the screen that the tab showed, with the same things hidden, and nothing written twice. */
import { describe, expect, test } from 'vitest';
import { createLastScreen } from '../../src/app/lastScreen';
import { webLocks } from '../../src/storage/tabLocks';
import { memoryStore } from '../../src/storage/store';
import { ANN_AND_BO, THREE, afterOne, reloaded, rest } from '../helpers/comingBack';
import { fakeLocks } from '../helpers/fakeLocks';
import { TWO_COMPUTERS, newBookmark, openHouse } from '../helpers/houses';

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
    const counted = await openHouse({ settings: THREE, ports: { locks: webLocks(browser, 50) } });
    counted.house.play();
    expect(await counted.toTheEnd()).toBe(true);
    await counted.clock.rest();
    const doubled = await openHouse({ store: counted.store, bookmark: counted.bookmark, settings: THREE, ports: { locks: webLocks(browser, 50) } });
    expect(doubled.start()?.notes).toEqual(['This browser saves nothing. Games are lost when you close the page.', 'This game is being played in another tab.']);
    expect(counted.table()?.phase).toBe('over');
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
    const read = (text: string | null) => createLastScreen(() => ({ getItem: () => text, setItem() {}, removeItem() {} })).read();
    for (const text of [null, '', '{', '1', '{"kind":"attic"}', '{"kind":"table"}', '{"kind":"table","game":""}', '{"kind":"replay","game":"a","step":-1}', '{"kind":"replay","game":"a","step":0.5}']) {
      expect(read(text)).toBeNull();
    }
    expect(read('{"kind":"replay","game":"a","step":3}')).toEqual({ kind: 'replay', game: 'a', step: 3 });
    const refusing = createLastScreen(() => { throw new Error('not here'); });
    refusing.put({ kind: 'history' });
    expect(refusing.read()).toBeNull();
  });
});
