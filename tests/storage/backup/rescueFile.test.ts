/**
 * The rescue's file: the script itself (public/rescue.js) reads a data base of any version, raw, and what it saves comes back by the game's
 * own restoring, whole.
 */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { noLocks } from '../../../src/storage/tabLocks';
import { createBackup } from '../../../src/storage/backup/backup';
import { readBackup } from '../../../src/storage/backup/backupFile';
import { openStore } from '../../../src/storage/openStore';
import { openSaved, toStore, type SavedGame } from '../../../src/session/savedGame';
import type { Store } from '../../../src/storage/store';
import { randomGame } from '../../helpers/randomGame';
import { setupOf } from '../../helpers/sessions';
import { newStore } from '../../helpers/stores';

const SCRIPT = readFileSync('public/rescue.js', 'utf8');
const PLAYERS = [{ kind: 'local', name: 'Żółć' }, { kind: 'bot', level: 'otto' }];
const SETTINGS = { players: PLAYERS, callSeconds: 5, pace: 'normal', version: 2 };

interface Element { hidden: boolean; textContent: string; readonly getAttribute: (name: string) => string; readonly click: () => void }

/** The page that holds the rescue, as much of it as there is before the game. */
function openPage(indexedDB: unknown, localStorage: unknown = { getItem: () => null }) {
  const elements = new Map<string, Element>();
  const listeners: Record<string, ((event: unknown) => void)[]> = {};
  const saved: string[] = [];
  const element = (id: string): Element & { readonly addEventListener: (type: string, act: (event: unknown) => void) => void } => ({
    hidden: ['rescue'].includes(id), textContent: '', getAttribute: (name) => name.replace('data-', ''),
    addEventListener: (type, act) => { (listeners[`${id} ${type}`] ??= []).push(act); }, click() {},
  });
  const timers: { readonly act: () => void; readonly after: number }[] = [];
  const happen = (what: string, event: unknown = {}): void => listeners[what]?.forEach((act) => act(event));
  const window = element('window');
  runInNewContext(SCRIPT, {
    window, indexedDB, localStorage, Blob: function keep([text]: [string]) { saved.push(text); }, URL: { createObjectURL: () => 'blob:' },
    setTimeout: (act: () => void, after: number) => { timers.push({ act, after }); }, location: {},
    document: {
      createElement: () => element('a'),
      getElementById: (id: string) => elements.get(id) ?? elements.set(id, element(id)).get(id),
    },
  });
  const at = (id: string): Element => elements.get(id) ?? element(id);
  return {
    happen, saved,
    shown: () => !at('rescue').hidden && !at('first').hidden && at('page').hidden,
    told: () => at('r-told').textContent, why: () => String(at('r-why').textContent),
    /** Lets so many milliseconds pass. */
    pass: (time: number) => timers.filter(({ after }) => after <= time).forEach(({ act }) => act()),
    async save(): Promise<string | null> {
      happen('r-save click');
      await expect.poll(() => at('r-told').textContent).not.toBe('reading');
      return saved.at(-1) ?? null;
    },
  };
}
const disk = (factory: IDBFactory) => () => ({ factory, ranges: IDBKeyRange });
const open = (factory: IDBFactory): Promise<Store> => openStore({ now: () => 5, locks: noLocks, disk: disk(factory) });

/** A data base as a version made it, with these stores. */
function makeRaw(factory: IDBFactory, version: number, stores: Readonly<Record<string, readonly unknown[]>>): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = factory.open('snag', version);
    opening.addEventListener('upgradeneeded', () => {
      for (const [name, values] of Object.entries(stores)) {
        const store = opening.result.createObjectStore(name, name === 'aside' ? { autoIncrement: true } : { keyPath: 'id' });
        for (const value of values) store.add(value);
      }
    });
    opening.addEventListener('success', () => { opening.result.close(); resolve(); });
    opening.addEventListener('error', () => reject(opening.error ?? new Error('not made')));
  });
}

/** A random game in its middle, as it is kept. */
function gameOf(id: string): SavedGame {
  let seed = id;
  // Saved games begin with the first seat.
  for (let i = 0; randomGame(seed).record.starter !== 0; i += 1) seed = `${id}${i}`;
  const { record } = randomGame(seed);
  const { rules, seats, events } = record;
  const game = {
    id, version: 2, savedAt: 5, ended: false, picks: [], match: id,
    setup: setupOf(seats.join(' '), { rules, seed }), record: toStore({ ...record, events: events.slice(0, 40) }),
  };
  const opened = openSaved(JSON.parse(JSON.stringify(game)));
  if (!opened.ok) throw new Error(opened.problem.code);
  return opened.game.saved;
}

describe('what the rescue saves', () => {
  test('comes back whole by the restoring of the game', async () => {
    const factory = new IDBFactory();
    const store = await open(factory);
    const games = [gameOf('one'), gameOf('two')];
    const aside = [{ game: { broken: true }, problem: { code: 'bad-picks' }, since: 3 }];
    await store.change('all', () => ({ games, matches: [], aside }));
    const text = await openPage(factory, { getItem: () => JSON.stringify(SETTINGS) }).save();
    const other = await newStore();
    const settings = { kept: () => null, write: (taken: unknown) => { expect(taken).toMatchObject({ pace: 'normal' }); } };
    const file = { size: text?.length ?? 0, text: async () => text ?? '' };
    const restored = await createBackup({ store: other, locks: noLocks, settings, today: () => 1 }).read(file, true);
    expect(restored).toMatchObject({ ok: true, settings: true });
    const [was, is] = [await store.readAll(), await other.readAll()];
    expect(is).toEqual(was);
    // Once more adds nothing.
    await createBackup({ store: other, locks: noLocks, settings, today: () => 2 }).read(file, false);
    expect(await other.readAll()).toEqual(was);
  });

  test('is taken from older and newer data bases alike, and what cannot be opened is set aside', async () => {
    const game = gameOf('old');
    for (const version of [1, 2, 3, 99]) {
      const factory = new IDBFactory();
      await makeRaw(factory, version, {
        games: [game, { id: 'strange', from: 'the future', savedAt: 7 }], series: [{ id: 'broken card' }], aside: ['junk'],
        rooms: [{ id: 'x' }],
      });
      const text = await openPage(factory).save();
      const outcome = readBackup(text ?? '');
      expect(outcome).toMatchObject({
        ok: true, contents: {
          games: [{ id: 'old' }], matches: [], settings: null, aside: [
            { game: { id: 'strange' }, since: 7 }, { game: { id: 'broken card' }, since: 0 },
            { game: 'junk', problem: { code: 'not-a-save' } },
          ],
        },
      });
      // The stores that are not known today are in the file for who knows them.
      expect(JSON.parse(text ?? '')).toMatchObject({ database: version, stores: { rooms: [{ id: 'x' }] } });
    }
  });

  test('is nothing where there is nothing, and no data base comes of asking', async () => {
    const factory = new IDBFactory();
    const page = openPage(factory);
    expect(await page.save()).toBeNull();
    expect(page.told()).toBe('none');
    expect(await factory.databases()).toEqual([]);
  });

  test('where the data base is refused the sentence stands', async () => {
    const refusing = { open: () => { throw new Error('no data base here'); } };
    const page = openPage(refusing);
    expect(await page.save()).toBeNull();
    expect([page.told(), page.why()]).toEqual(['unread', 'Error: no data base here']);
  });

  test('one store that cannot be read loses no other', async () => {
    const factory = new IDBFactory();
    await makeRaw(factory, 3, { games: [{ id: 'a' }], series: [{ id: 'b' }] });
    const halfRead = {
      open: (name: string) => {
        const opening = factory.open(name);
        opening.addEventListener('success', () => {
          const { transaction } = opening.result;
          opening.result.transaction = function refuseOne(this: IDBDatabase, store: string) {
            if (store === 'games') throw new Error('a hole in the disk');
            return transaction.call(this, store);
          } as IDBDatabase['transaction'];
        });
        return opening;
      },
    };
    const page = openPage(halfRead);
    expect(JSON.parse(await page.save() ?? '')).toMatchObject({ stores: { series: [{ id: 'b' }] } });
    expect(page.why()).toBe('Error: a hole in the disk');
  });
});

describe('the rescue is shown', () => {
  const script = { target: { tagName: 'SCRIPT' } };
  const begun = ['window snag', { detail: { how: 'begun' } }] as const;
  const started = ['window snag', { detail: { how: 'started' } }] as const;
  const failed = ['window snag', { detail: { how: 'failed', why: 'no reason' } }] as const;
  const page = (): ReturnType<typeof openPage> => openPage(new IDBFactory());

  test.each([
    ['a script that does not come', 'window error', script],
    ['a script that throws', 'window error', { message: 'SyntaxError', target: {} }],
    ['a promise that nobody heard', 'window unhandledrejection', { reason: new Error('lost') }],
    ['a start that says so', ...failed],
  ])('for %s', (_, what, event) => {
    const one = page();
    one.happen(what, event);
    expect(one.shown()).toBe(true);
  });

  test('when nothing has begun although all is loaded, or has not started for long', () => {
    const silent = page();
    silent.happen('window load');
    silent.pass(0);
    expect(silent.shown()).toBe(true);
    const slow = page();
    slow.happen(...begun);
    slow.happen('window load');
    slow.pass(7000);
    expect(slow.shown()).toBe(false);
    slow.pass(8000);
    expect(slow.shown()).toBe(true);
  });

  test('and goes when the game starts after all; from then on only when it is asked for', () => {
    const one = page();
    one.happen('window error', script);
    one.happen(...started);
    expect(one.shown()).toBe(false);
    one.happen('window error', script);
    one.happen('window unhandledrejection', { reason: 'x' });
    one.pass(60_000);
    expect(one.shown()).toBe(false);
    one.happen(...failed);
    expect([one.shown(), one.why()]).toEqual([true, 'no reason']);
  });

  test('not for a picture or a style sheet', () => {
    const one = page();
    one.happen('window error', { target: { tagName: 'LINK' } });
    expect(one.shown()).toBe(false);
  });
});

test('the rescue stays small and old-fashioned, and finds every element that it names', () => {
  expect(Buffer.byteLength(SCRIPT)).toBeLessThanOrEqual(3600);
  expect(SCRIPT).not.toMatch(/=>|`|\b(?:const|let|class|async|await|import|export)\b|\?\.|\?\?|\.\.\./);
  const page = readFileSync('index.html', 'utf8');
  for (const [, id] of SCRIPT.matchAll(/at\('([^']+)'\)/g)) expect(page, id).toContain(`id="${id}"`);
  for (const what of ['reading', 'none', 'unread', 'saved']) expect(page).toContain(`data-${what}="`);
});
