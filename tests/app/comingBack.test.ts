/** What a reload comes back to: the screen that the tab showed, with the same things hidden, and nothing written twice. */
import { describe, expect, test } from 'vitest';
import { createLastScreen } from '../../src/app/lastScreen';
import { webLocks } from '../../src/storage/tabLocks';
import { ANN_AND_BO, THREE, afterOne, reloaded } from '../helpers/comingBack';
import { fakeLocks } from '../helpers/fakeLocks';
import { TWO_COMPUTERS, newLastScreen, openApp } from '../helpers/apps';
import { finished, matchIn, newStore, unfinished } from '../helpers/stores';

describe('a tab that is reloaded', () => {
  test('comes back to the count, where nothing is written a second time, and plays on from there', async () => {
    const one = await afterOne();
    const shelves = JSON.stringify(await one.store.readAll());
    const two = await reloaded(one);
    expect(two.table()).toMatchObject({ phase: 'over', seats: one.table()!.seats.map(({ name, won }) => ({ name, won })) });
    expect(two.matchLine()).toBe('Game 1 of 3');
    expect(two.card()).toEqual(one.card());
    expect(await two.ask({ kind: 'text' })).toBe(await one.ask({ kind: 'text' }));
    expect(JSON.stringify(await two.store.readAll())).toBe(shelves);
    // Another pace is for the next game: the day of this one stays.
    const { savedAt } = (await finished(two.store))[0]!.saved;
    await two.ask({ kind: 'setPace', pace: 'fast' });
    expect((await finished(two.store)).map(({ saved }) => saved.savedAt)).toEqual([savedAt]);
    expect(await two.ask({ kind: 'correctCard', game: 0, player: 0, tiles: 1 })).toBeNull();
    await two.ask({ kind: 'newGame' });
    expect(two.matchLine()).toBe('Game 2 of 3');
    await two.clock.rest();
    expect((await unfinished(two.store))[0]?.saved.setup.pace).toBe('fast');
    expect((await matchIn(two.store, (await unfinished(two.store))[0]!.saved.match!))?.games[0]?.corrected).toContain(1);
  });
  test('comes back to its table, even an untouched one, and to the start screen once that was left', async () => {
    const store = await newStore();
    const other = await openApp({ store, settings: ANN_AND_BO });
    await other.ask({ kind: 'play' });
    const one = await openApp({ store, settings: ANN_AND_BO });
    await one.ask({ kind: 'play' });
    await other.ask({ kind: 'play' });
    const two = await reloaded(one, ANN_AND_BO);
    expect(two.start()).toBeNull();
    expect(two.table()?.phase).toBe('order');
    await two.ask({ kind: 'leave' });
    expect((await reloaded(two, ANN_AND_BO)).start()).not.toBeNull();
  });
  test('comes to the start screen where its game is gone, or played by another tab', async () => {
    const browser = fakeLocks();
    const store = await newStore();
    const lastScreen = newLastScreen();
    lastScreen.put({ kind: 'table', game: 'gone' });
    const one = await openApp({ store, settings: ANN_AND_BO, lastScreen, ports: { locks: webLocks(browser, 50) } });
    expect(one.start()).not.toBeNull();
    expect(lastScreen.read()).toBeNull();
    await one.ask({ kind: 'play' });
    // The tab is doubled, and what it remembers with it.
    const two = await openApp({ store, settings: ANN_AND_BO, lastScreen, ports: { locks: webLocks(browser, 50) } });
    expect(two.start()?.waiting.map(({ heldByOtherTab }) => heldByOtherTab)).toEqual([true]);
    const counted = await openApp({ settings: THREE, ports: { locks: webLocks(browser, 50) } });
    await counted.ask({ kind: 'play' });
    expect(await counted.toTheEnd()).toBe(true);
    await counted.clock.rest();
    const doubled = await openApp({
      store: counted.store, lastScreen: counted.lastScreen, settings: THREE, ports: { locks: webLocks(browser, 50) },
    });
    expect(doubled.start()?.notices).toEqual([{ kind: 'memoryOnly' }, { kind: 'heldByOtherTab' }]);
    expect(counted.table()?.phase).toBe('over');
  });
  test('comes back to the history, and to a replay where it stood', async () => {
    const one = await afterOne();
    await one.ask({ kind: 'leave' });
    await one.ask({ kind: 'history' });
    expect((await reloaded(one)).past()).toMatchObject({ kind: 'history', games: [{}] });
    const [game] = (await finished(one.store));
    await one.ask({ kind: 'replay', id: game!.saved.id });
    await one.ask({ kind: 'toStep', step: 7 });
    const two = await reloaded(one);
    expect(two.past()).toMatchObject({ kind: 'replay', step: 7, playing: false });
    await two.ask({ kind: 'endReplay' });
    expect(two.past()).toMatchObject({ kind: 'history', seen: game!.saved.id });
    two.lastScreen.put({ kind: 'replay', game: 'gone', step: 3 });
    expect((await reloaded(two)).past()).toMatchObject({ kind: 'history' });
  });
  test('keeps what was being agreed, if it is sound, until Play is pressed', async () => {
    const one = await openApp();
    await one.ask({ kind: 'openSetup', for: 'character' });
    await one.ask({ kind: 'change', draft: { ...one.setup()!.draft, pace: 'slow', players: ANN_AND_BO.players } });
    const two = await reloaded(one, TWO_COMPUTERS);
    expect(two.setup()?.draft).toMatchObject({ pace: 'slow', players: [{ name: 'Ann' }, { name: 'Bo' }] });
    await two.ask({ kind: 'change', draft: { ...two.setup()!.draft, players: [] } });
    expect((await reloaded(two, TWO_COMPUTERS)).setup()?.draft.players).toEqual(TWO_COMPUTERS.players);
  });
  test('begins the deal that a link asks for', async () => {
    const one = await afterOne();
    const two = await reloaded(one);
    await two.app.enter('?play=ann,bo&deal=abc');
    expect(two.table()?.seats.map(({ name }) => name)).toEqual(['Ann', 'Bo']);
  });
  test('believes no lastScreen that is not sound', () => {
    const read = (text: string | null) => createLastScreen(() => ({ getItem: () => text, setItem() {}, removeItem() {} })).read();
    for (const text of [
      null, '', '{', '1', '{"kind":"attic"}', '{"kind":"table"}', '{"kind":"table","game":""}', '{"kind":"replay","game":"a","step":-1}',
      '{"kind":"replay","game":"a","step":0.5}',
    ]) expect(read(text)).toBeNull();
    expect(read('{"kind":"replay","game":"a","step":3}')).toEqual({ kind: 'replay', game: 'a', step: 3 });
    const refusing = createLastScreen(() => { throw new Error('not here'); });
    refusing.put({ kind: 'history' });
    expect(refusing.read()).toBeNull();
  });
});
