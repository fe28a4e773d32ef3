/** A guest in the house: opened from its card or a link, told what becomes of the page, and come back to; nothing of it is known here. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { CreateGameApp } from '../../../src/games/gameApp';
import { webLocks } from '../../../src/storage/tabLocks';
import { newLastScreen } from '../../helpers/apps';
import { fakeLocks } from '../../helpers/fakeLocks';
import { appWithGame } from '../../helpers/gameApp';
import { newStore } from '../../helpers/stores';

const PLAYING = { name: 'table', isPlaying: true } as const;

async function opened(...parts: Parameters<typeof appWithGame>) {
  const all = await appWithGame(...parts);
  await all.app.ask({ kind: 'training' });
  await all.app.ask({ kind: 'openGuest', guest: 'snap-back', from: 'training' });
  return all;
}

describe('a guest', () => {
  test('has a card in the training room, comes with it, and leads back there', async () => {
    const { app, guest } = await appWithGame();
    await app.ask({ kind: 'training' });
    expect(app.screen()).toMatchObject({ kind: 'training', guests: [{ guest: 'snap-back', card: null }] });
    await app.ask({ kind: 'openGuest', guest: 'snap-back', from: 'training' });
    expect(app.screen()).toMatchObject({ kind: 'guest', guest: 'snap-back', name: 'home' });
    await guest.ports().back();
    expect(app.screen()).toMatchObject({ kind: 'training' });
    expect(guest.told).toEqual(['open', 'left']);
  });
  test('is left where the page goes elsewhere', async () => {
    const { app, guest } = await opened();
    await app.ask({ kind: 'leave' });
    expect(app.start()).not.toBeNull();
    expect(guest.told).toEqual(['open', 'left']);
  });
  test('that cannot be loaded is told of, and comes at the next try', async () => {
    let fails = true;
    const { app } = await opened({}, async (create): Promise<CreateGameApp> => {
      if (fails) throw new Error('no network');
      return create;
    });
    expect(app.screen()?.kind).toBe('training');
    expect(app.banners).toContainEqual({ kind: 'notLoaded' });
    fails = false;
    await app.ask({ kind: 'openGuest', guest: 'snap-back', from: 'training' });
    expect(app.screen()?.kind).toBe('guest');
  });
  test('is come back to after a reload, with what it showed last', async () => {
    const lastScreen = newLastScreen();
    const { guest } = await opened({ lastScreen });
    guest.show({ kept: 'the third card' });
    const again = await appWithGame({ lastScreen });
    expect(again.guest.told).toEqual(['back to the third card']);
    expect(again.app.screen()?.kind).toBe('guest');
  });
  test('that does not come after a reload leaves the start screen, and a guest that nobody knows too', async () => {
    const lastScreen = newLastScreen();
    await opened({ lastScreen });
    const { app } = await appWithGame({ lastScreen }, () => Promise.reject(new Error('no network')));
    expect(app.start()).not.toBeNull();
    lastScreen.put({ kind: 'guest', guest: 'whist' as never, kept: 1, from: 'training' });
    const { app: again } = await appWithGame({ lastScreen });
    expect(again.start()).not.toBeNull();
    expect(again.told).toContainEqual({ kind: 'unknownGuest' });
  });
  test('is handed what a link asks for; one that is not in the house is told of', async () => {
    const { app, guest } = await appWithGame();
    await app.app.enter('?guest=snap-back&play=ann');
    expect(guest.told).toEqual(['link guest=snap-back&play=ann']);
    await app.app.enter('?guest=whist');
    expect(app.start()).not.toBeNull();
    expect(app.told).toContainEqual({ kind: 'unknownGuest' });
  });
  test('is named by a link as every game is, by its word in any letters; the way back is to the card table', async () => {
    const { app, guest } = await appWithGame();
    await app.app.enter('?game=Snap-Back%20&play=ann&daily');
    expect(guest.told).toEqual(['link game=Snap-Back+&play=ann&daily=']);
    await guest.ports().back();
    expect(app.screen()?.kind).toBe('cardTable');
    // The word of before wins: what else stands there is the guest's.
    await app.app.enter('?game=snag&guest=snap-back');
    expect(app.screen()?.kind).toBe('guest');
    for (const query of ['?game=whist&play=ann', '?game=', '?game=__proto__', '?game=constructor']) {
      app.told.length = 0;
      await app.app.enter(query);
      expect([query, app.start() === null, app.told]).toEqual([query, false, [{ kind: 'unknownGuest' }]]);
    }
  });
  test('is not meant by a link that names SNAG: that begins its game, or shows its start wherever the tab was', async () => {
    const lastScreen = newLastScreen();
    await opened({ lastScreen });
    const { app } = await appWithGame({ lastScreen });
    expect(app.screen()?.kind).toBe('guest');
    await app.app.enter('?game=snag');
    expect(app.start()).not.toBeNull();
    expect(app.told).not.toContainEqual({ kind: 'unknownGuest' });
    await app.app.enter('?game=snag&play=ann,bo');
    expect(app.table()?.seats.map(({ name }) => name)).toEqual(['Ann', 'Bo']);
    await app.app.enter('?game=SNAG&daily');
    expect(app.screen()?.kind).toBe('daily');
  });
  test('is told when something was set', async () => {
    const { app, guest } = await opened();
    await app.ask({ kind: 'setPreferences', preferences: { muted: true } });
    await app.ask({ kind: 'setInput', input: {} });
    expect(guest.told).toEqual(['open', 'again', 'again']);
    expect(guest.ports().preferences().muted).toBe(true);
  });
  test('has a name and the names that are known here, and can have new ones remembered', async () => {
    const { app, guest } = await opened();
    expect(guest.ports().me()).toBeNull();
    await app.ask({ kind: 'nameMe', name: 'Zoë' });
    expect(guest.ports().me()).toBe('Zoë');
    guest.ports().remember(['Ann', 'ANN', '?', 'Bo']);
    expect(guest.ports().names()).toEqual(['Ann', 'Bo']);
  });
});

describe('what lies between people and a guest', () => {
  test('is told once, whatever it is: a dialog, a page out of sight, both; a guest that plays all the same is told again', async () => {
    const { app, guest } = await opened();
    guest.show(PLAYING);
    const tell = async (...kinds: ('dialog' | 'closed' | 'hidden' | 'seen')[]): Promise<string[]> => {
      const before = guest.told.length;
      for (const kind of kinds) {
        if (kind === 'seen') await app.app.inSight();
        else await app.ask(kind === 'hidden' ? { kind: 'outOfSight' } : { kind: 'dialog', open: kind === 'dialog' });
      }
      return guest.told.slice(before);
    };
    expect(await tell('dialog')).toEqual(['hidden']);
    expect(await tell('hidden', 'closed')).toEqual([]);
    guest.show({ ...PLAYING, isPlaying: false });
    guest.show(PLAYING);
    expect(guest.told.at(-1)).toBe('hidden');
    expect(await tell('seen')).toEqual(['seen']);
    expect(await tell('seen', 'closed')).toEqual([]);
  });
  test('and a newer version in another tab ends it: what it keeps is written first', async () => {
    const store = await newStore();
    let superseded = async (): Promise<void> => {};
    const { guest } = await opened({ store: { ...store, whenSuperseded: (flush) => { superseded = flush; } } });
    guest.show(PLAYING);
    guest.ports().shelf.putGame({ id: 'a', at: 1, over: false, names: [], value: 1 });
    await superseded();
    expect((await store.readAll()).guests).toHaveLength(1);
    expect(guest.told.at(-1)).toBe('hidden');
  });
});

describe('a frame', () => {
  const frames: ((at: number) => void)[] = [];
  afterEach(() => vi.unstubAllGlobals());

  test('is told to the guest once, with its own time, and to nobody once the guest has been left', async () => {
    vi.stubGlobal('requestAnimationFrame', (frame: (at: number) => void) => frames.push(frame));
    const { app, guest } = await opened();
    const paint = (at: number): void => frames.splice(0).forEach((frame) => frame(at));
    guest.show(PLAYING);
    guest.show(PLAYING);
    paint(16.6);
    paint(33.3);
    expect(guest.told).toEqual(['open', 'painted 16.6']);
    guest.show(PLAYING);
    await app.ask({ kind: 'leave' });
    paint(50);
    expect(guest.told).toEqual(['open', 'painted 16.6', 'left']);
  });
});

test('a game is held by one tab: another one hears of it, and gets it once it is let go', async () => {
  const locks = webLocks(fakeLocks(), 20);
  const [one, two] = await Promise.all([opened({ ports: { locks } }), opened({ ports: { locks } })]);
  expect(await one.guest.ports().hold('a')).toBe(true);
  expect(await one.guest.ports().hold('a')).toBe(true);
  expect(await two.guest.ports().hold('a')).toBe(false);
  expect(two.app.told).toContainEqual({ kind: 'heldByOtherTab' });
  expect(await locks.held()).toEqual(['snap-back a']);
  expect(await one.guest.ports().hold(null)).toBe(true);
  expect(await two.guest.ports().hold('a')).toBe(true);
});
