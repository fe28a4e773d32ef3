/** What the version of November 2026 wrote: every later version opens it, and it is what it was. */
import { describe, expect, test } from 'vitest';
import { createGameLibrary } from '../../src/app/gameLibrary';
import { createLastScreen } from '../../src/app/lastScreen';
import { replayOf } from '../../src/history/replay';
import { readText } from '../../src/rules/notation/reader';
import { readRecordText } from '../../src/rules/record';
import { setupFromLink } from '../../src/setup/links';
import { USUAL_INPUT } from '../../src/setup/inputSettings';
import { keptSettings } from '../../src/setup/kept/settings';
import { openSaved, type SavedGame } from '../../src/session/savedGame';
import { createBackup } from '../../src/storage/backup/backup';
import { readBackup } from '../../src/storage/backup/backupFile';
import { createSaveQueue } from '../../src/storage/saveQueue';
import { noLocks } from '../../src/storage/tabLocks';
import { dumped, fixture, restored } from '../helpers/fixtures';
import { finished, matchIn, storeOn, unfinished } from '../helpers/stores';

/** As the page names the seats of that time. */
const now = (text: string): unknown => JSON.parse(
  text.replaceAll('"kind":"person"', '"kind":"local"').replaceAll('"kind":"computer"', '"kind":"bot"'),
);

const OVER = [
  'lhbasojb', 'ho1d1mxn', '9vdhujnn', 'quapfahs', 'axous32w', '2spkzp5s', 'n9t3uca4', '2j9z23r6', 'zdh0kd6w', '6w3ja36g', 'b032n28m',
];
const WAITING = ['87vfjyii', 'cywo8tsm', '88j9xzeq', 'xbuf6e8e', 'ykcitnbs'];

/** That data base, opened by today's store and filled. */
async function opened() {
  const disk = await restored(dumped());
  const store = await storeOn(disk);
  const library = createGameLibrary({ store, locks: noLocks, saveQueue: createSaveQueue(store, () => {}) });
  await library.fill(async () => {});
  return { disk, store, library };
}

describe('the data base of November 2026', () => {
  test('is opened, and every game is there and is what it was', async () => {
    const { store } = await opened();
    expect(store.lasting).toBe(true);
    const [over, waiting] = [await finished(store), await unfinished(store)];
    expect(over.map(({ saved }) => saved.id).toSorted()).toEqual(OVER.toSorted());
    expect(waiting.map(({ saved }) => saved.id).toSorted()).toEqual(WAITING.toSorted());
    const written = new Map(
      dumped().stores['games']!.entries.map(({ value }) => [(value as { id: string }).id, value as Record<string, unknown>]),
    );
    for (const { saved, replayed } of [...over, ...waiting]) {
      const { series, version, setup, ...rest } = written.get(saved.id)!;
      expect(version).toBe(1);
      expect(saved).toMatchObject({ ...rest, match: series, version: 2 });
      const { players } = now(JSON.stringify(setup)) as { players: unknown };
      expect(saved.setup.players).toMatchObject(players as object);
      expect(replayed.record.events).toEqual((rest['record'] as { events: unknown }).events);
    }
    for (const game of over) expect(replayOf(game)?.steps).toHaveLength(game.replayed.record.events.length + 1);
  });
  test('gives lists and statistics their figures', async () => {
    const { library } = await opened();
    const seats = new Map(
      (await library.list({ over: true })).map((game) => [game.id, game.seats.map(({ name, tiles }) => `${name} ${tiles}`).join(', ')]),
    );
    expect(seats.get('lhbasojb')).toBe('Åsa 40, 李 16');
    expect(seats.get('2spkzp5s')).toBe('Pip 33, Somebody 11, Somebody 2 12');
    expect(seats.get('b032n28m')).toBe('Ann 4, Bo 8, Zoë 8, Otto 26');
    expect(await library.count(true)).toBe(OVER.length);
    expect(await library.count(false)).toBe(WAITING.length);
  });
  test('offers the match that lies between two games, with the correction on its card', async () => {
    const { store, library } = await opened();
    const { open, problems } = await library.openMatches();
    expect(problems).toEqual([]);
    expect(open.map(({ last }) => last.id)).toEqual(['6w3ja36g']);
    expect(open[0]?.match.games[0]?.corrected).toEqual([null, 5, null]);
    for (const { value } of dumped().stores['series']!.entries) expect(await matchIn(store, (value as { id: string }).id)).toEqual(value);
  });
  test('holds no deleted name any more once it is filled, nor does a backup that is made before', async () => {
    // That version wrote the names of everybody who had sat there into the setups of games, and there they outlived the name itself.
    const deleted = /Gregor|"Ida"/;
    expect(JSON.stringify(dumped())).toMatch(deleted);
    const disk = await restored(dumped());
    const before = await storeOn(disk);
    expect(JSON.stringify(await before.readAll())).toMatch(deleted);
    const backup = createBackup({ store: before, locks: noLocks, settings: { kept: () => null, write() {} }, today: () => 1 });
    const text = (await backup.texts())?.[0];
    expect(text).toContain('Åsa');
    expect(text).not.toMatch(deleted);
    const { store } = await opened();
    const { games } = await store.readAll();
    expect(JSON.stringify([games, await store.list({ over: true }), await store.list({ over: false })])).not.toMatch(deleted);
    expect(JSON.stringify(await store.readAll())).not.toMatch(deleted);
    // All that lies there is what today's version would have written.
    expect(games).toHaveLength(OVER.length + WAITING.length);
    for (const game of games) {
      const read = openSaved(game);
      expect(read.ok && read.game.saved).toEqual(game);
      expect(Object.keys((game as SavedGame).setup)).not.toEqual(expect.arrayContaining(['names']));
      expect(Object.keys((game as SavedGame).setup)).not.toEqual(expect.arrayContaining(['sitting']));
    }
  });
  test('keeps what was set aside', async () => {
    const { store } = await opened();
    const aside = dumped().stores['aside']!.entries.map(({ value }) => value);
    expect(aside).toHaveLength(3);
    expect((await store.readAll()).aside).toEqual(aside);
  });
});

describe('what else was written then', () => {
  test('a backup file comes in whole', () => {
    const read = readBackup(fixture('backup.json'));
    expect(read.ok).toBe(true);
    if (!read.ok) return;
    expect(read.contents.games.map(({ id }) => id).toSorted()).toEqual([...OVER, ...WAITING].toSorted());
    expect(read.contents.matches).toHaveLength(9);
    expect(read.contents.aside).toHaveLength(3);
    expect(read.contents.settings?.players.map(({ kind }) => kind)).toEqual(['local', 'local', 'local']);
  });
  test('records and texts are read, and tell of the same games', () => {
    const records = fixture('records.jsonl').trim().split('\n').map((line) => readRecordText(line));
    expect(records).toHaveLength(6);
    expect(records.every(({ ok }) => ok)).toBe(true);
    const texts = fixture('games.txt').split(/^(?=SNAG game, version 1$)/mu).map((text) => readText(text));
    expect(texts.map((text) => (text.ok ? text.record.events : null)))
      .toEqual(records.map((record) => (record.ok ? record.record.events : undefined)));
  });
  test('links lead to the same games', () => {
    const links = fixture('links.txt').trim().split('\n').map((line) => line.split('\t') as [string, string]);
    expect(links.length).toBeGreaterThan(10);
    for (const [link, setup] of links) {
      const read = setupFromLink(link.slice(1), () => 'fresh');
      expect(read).toEqual({ ok: true, setup: now(setup) });
    }
  });
  test('settings are kept', () => {
    const local = JSON.parse(fixture('localStorage.json')) as Record<string, string>;
    const settings = keptSettings(() => ({ getItem: (key) => local[key] ?? null }));
    // What could not be set then is as usual.
    expect(settings).toEqual({ ...now(local['snag-settings']!) as object, input: USUAL_INPUT });
  });
  test('each tab comes back to its screen', () => {
    const tabs = JSON.parse(fixture('sessionStorage.json')) as { what: string; entries: Record<string, string> }[];
    const screens = tabs.map(
      ({ entries }) => createLastScreen(() => ({ getItem: (key) => entries[key] ?? null, setItem() {}, removeItem() {} })).read(),
    );
    expect(screens.map((screen) => screen?.kind ?? null)).toEqual(['setup', 'table', 'table', 'setup', 'table', 'history', 'replay', null]);
    for (const [i, screen] of screens.entries()) {
      if (screen && screen.kind !== 'setup') expect(screen).toEqual(JSON.parse(tabs[i]!.entries['snag-screen']!));
    }
  });
});
