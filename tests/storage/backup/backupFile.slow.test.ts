/** All that is kept, out as a file and back in: nothing is lost, what is refused changes nothing, and junk is never thrown at. */
import { NO_DAYS } from '../../../src/daily/dailyState';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noLocks, webLocks, type GameLocks } from '../../../src/storage/tabLocks';
import { readBackup } from '../../../src/storage/backup/backupFile';
import { MAX_BACKUP_BYTES, writeBackups } from '../../../src/storage/backup/writeBackup';
import { NOTHING_LAID, merge, type LaidCounts, type MergeCounts } from '../../../src/storage/backup/merge';
import { createBackup } from '../../../src/storage/backup/backup';
import { openSaved, toStore, type SavedGame } from '../../../src/session/savedGame';
import { addGame, correct, newMatch, type Match } from '../../../src/match/match';
import { openSettings, type Settings } from '../../../src/setup/kept/settings';
import { checkSetup, type GameSetup } from '../../../src/setup/setup';
import type { Everything } from '../../../src/storage/everything';
import type { Store } from '../../../src/storage/store';
import { backupSentence, restoredSentence } from '../../../src/strings/words/refusals/restored';
import { fakeLocks } from '../../helpers/fakeLocks';
import { TWO_COMPUTERS } from '../../helpers/apps';
import { randomGame } from '../../helpers/randomGame';
import { setupOf } from '../../helpers/sessions';
import { newStore, unfinished } from '../../helpers/stores';
import { amount, runs } from '../../long/amount';

const writeBackup = (...given: Parameters<typeof writeBackups>): string => writeBackups(...given)[0]!;

/** A setup as it is kept: with what it leaves open settled. */
function checked(setup: GameSetup): GameSetup {
  const outcome = checkSetup(setup);
  if (!outcome.ok) throw new Error(outcome.problem.code);
  return outcome.setup;
}

/** A random game as it is kept, `events` of it. */
function gameOf(id: string, events = Infinity, savedAt = 5): SavedGame {
  let seed = id;
  let { record } = randomGame(seed);
  // Saved games begin with the first seat.
  for (let i = 0; record.starter !== 0; i += 1) ({ record } = randomGame(seed = `${id}${i}`));
  const { rules, seats } = record;
  const saved: SavedGame = {
    id, version: 2, savedAt, ended: events >= record.events.length, picks: [], match: `of ${id}`,
    setup: checked(setupOf(seats.join(' '), { rules, seed })), record: toStore({ ...record, events: record.events.slice(0, events) }),
  };
  // As storage gives it.
  return JSON.parse(JSON.stringify(saved)) as SavedGame;
}
function matchOf(id: string, games: number): Match {
  let match = newMatch({
    id, createdAt: 3, playedFor: { kind: 'to-100' }, players: [{ name: 'Ann', shape: 'circle' }, { name: 'Ben', shape: 'square' }],
  });
  for (let game = 0; game < games; game += 1) match = addGame(match, { id: `${id}-${game}`, tiles: [10 + game, 20], startedBy: game % 2 });
  return match;
}
const SETTINGS = openSettings(JSON.parse(JSON.stringify(TWO_COMPUTERS)))!;

function full(): Everything {
  return {
    games: [gameOf('whole'), gameOf('half', 60), gameOf('begun', 3), gameOf('fresh', 0)],
    matches: [matchOf('match', 3), matchOf('empty', 0)],
    aside: [{ game: { was: 'broken', deep: [1, { two: null }] }, problem: { code: 'not-a-save' }, since: 4 }, {
      game: 'junk', problem: { code: 'bad-picks' }, since: 9,
    }],
  };
}
async function storeWith({ games, matches, aside }: Everything): Promise<Store> {
  const store = await newStore();
  await store.change('all', () => ({ games: games as SavedGame[], matches: matches as Match[], aside }));
  return store;
}
const sorted = ({ games, matches, aside }: Everything): Everything => {
  const order = (values: readonly unknown[]): unknown[] => values.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  return { games: order(games), matches: order(matches), aside: order(aside) as Everything['aside'] };
};
const fileOf = (text: string) => ({ size: text.length, text: async () => text });
function movingTo(store: Store, own: Settings | null = null, locks: GameLocks = noLocks) {
  let kept = own;
  const moving = createBackup({ store, locks, today: () => 7, settings: { kept: () => kept, write: (settings) => { kept = settings; } } });
  return { moving, kept: () => kept };
}
function read(text: string) {
  const outcome = readBackup(text);
  if (!outcome.ok) throw new Error(backupSentence(outcome.problem));
  return outcome.contents;
}

/** What came of laying together, where all that is not said is 0. */
function laid({ games = {}, matches = {}, aside = 0 }: {
  readonly games?: Partial<LaidCounts>; readonly matches?: Partial<LaidCounts>; readonly aside?: number;
}): MergeCounts {
  return { games: { ...NOTHING_LAID.games, ...games }, matches: { ...NOTHING_LAID.matches, ...matches }, aside, unknown: 0 };
}

test('whose player has another name than this device\'s is another\'s; one without a name here takes the name', async () => {
  const mine = gameOf('mine');
  const marked = { ...mine, setup: { ...mine.setup, players: mine.setup.players.map((player, i) => (
    i === 0 ? { ...player, kind: 'local' as const, level: undefined, me: true as const } : player)) } };
  const game = { ...marked, setup: checked(marked.setup) };
  const text = (await movingTo(await storeWith({ games: [game], matches: [], aside: [] }), { ...SETTINGS, me: 'Ann' }).moving.texts())![0]!;
  const restored = async (me: string | undefined, takeSettings = false) => {
    const there = await newStore();
    const { moving, kept } = movingTo(there, me === undefined ? { ...TWO_COMPUTERS } : { ...TWO_COMPUTERS, me });
    await moving.read(fileOf(text), takeSettings);
    const [one] = (await there.readAll()).games as readonly SavedGame[];
    return [kept()?.me, one?.setup.players.some((player) => player.me)];
  };
  expect(await restored('Ben')).toEqual(['Ben', false]);
  expect(await restored('Ben', true)).toEqual(['Ann', true]);
  expect(await restored('ANN')).toEqual(['ANN', true]);
  expect(await restored(undefined)).toEqual(['Ann', true]);
});

describe('a file of all that is kept', () => {
  test('comes back as it was, into an empty store', async () => {
    const text = (await movingTo(await storeWith(full()), SETTINGS).moving.texts())![0]!;
    const there = await newStore();
    const { moving, kept } = movingTo(there);
    const told = laid({ games: { added: 4 }, matches: { added: 2 }, aside: 2 });
    expect(await moving.read(fileOf(text), false)).toEqual({ ok: true, told, settings: true });
    expect(sorted(await there.readAll())).toEqual(sorted(full()));
    expect(kept()).toEqual(SETTINGS);
    expect((await unfinished(there)).map(({ saved }) => saved.id).toSorted()).toEqual(['begun', 'fresh', 'half']);
  });
  test('comes back with random games of any length, by any rules', () => {
    fc.assert(fc.property(fc.array(
      fc.tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 200 })), { maxLength: 5 },
    ), (lengths) => {
      const games = lengths.map(([seed, events], i) => gameOf(`game ${seed} ${i}`, events));
      const contents = read(writeBackup({ games, matches: [], aside: [] }, null, 1));
      expect(contents).toEqual({ games, matches: [], aside: [], settings: null, daily: NO_DAYS, reviews: [], training: [], guests: [] });
    }), runs(10, 60));
  });
  test('holds what is broken in the store aside, so that it can be read again', () => {
    const broken = { ...gameOf('half', 60), picks: [{ seat: 0, index: 1 }] };
    const circle: { self?: unknown } = {};
    circle.self = circle;
    const contents = read(writeBackup({
      games: [broken, gameOf('whole')], matches: [{ id: 'x' }], aside: [{ game: circle, problem: { code: 'odd' }, since: 1 }],
    }, null, 8));
    expect(contents.games.map(({ id }) => id)).toEqual(['whole']);
    expect(contents.aside).toMatchObject([
      { game: broken, problem: { code: 'bad-picks' }, since: 8 }, { game: { id: 'x' }, problem: { code: 'not-a-series' }, since: 8 },
    ]);
  });
  test('leaves one\'s own settings alone unless they are asked for', async () => {
    const text = writeBackup(full(), SETTINGS, 1);
    const own: Settings = { ...SETTINGS, pace: 'slow' };
    const first = movingTo(await newStore(), own);
    expect(await first.moving.read(fileOf(text), false)).toMatchObject({ settings: false });
    expect(first.kept()).toEqual(own);
    expect(await first.moving.read(fileOf(text), true)).toMatchObject({ settings: true });
    expect(first.kept()).toEqual(SETTINGS);
  });
});

describe('a file with a newer state of a game', () => {
  const here: Everything = { games: [gameOf('whole', 20), gameOf('half', 60)], matches: [matchOf('of half', 1)], aside: [] };
  const fileWith = (games: readonly SavedGame[], match: readonly Match[] = []) => fileOf(
    writeBackup({ games, matches: match, aside: [] }, SETTINGS, 1),
  );
  const elsewhere = { ok: false, problem: { code: 'played-elsewhere' } };

  test('that another tab is playing is not taken, and changes nothing, until that tab lets go', async () => {
    const browser = fakeLocks();
    const store = await storeWith(here);
    const hold = await webLocks(browser, 100).take('whole', false, () => {});
    const { moving, kept } = movingTo(store, null, webLocks(browser, 100));
    const file = fileWith([gameOf('half', 70), gameOf('whole', 90), gameOf('begun', 3)]);
    expect(await moving.read(file, true)).toEqual(elsewhere);
    expect(sorted(await store.readAll())).toEqual(sorted(here));
    expect(kept()).toBeNull();
    hold?.leave();
    await new Promise((resolve) => { setTimeout(resolve, 10); });
    expect(await moving.read(file, true)).toMatchObject({ ok: true, told: laid({ games: { added: 1, further: 2 } }) });
    await new Promise((resolve) => { setTimeout(resolve, 10); });
    expect(browser.owned()).toBe(0);
  });
  test('is taken where the game that is played stays as it is, and not where its score card would change', async () => {
    const browser = fakeLocks();
    const store = await storeWith(here);
    await webLocks(browser, 100).take('half', false, () => {});
    const { moving } = movingTo(store, null, webLocks(browser, 100));
    expect(await moving.read(fileWith([gameOf('half', 20), gameOf('whole', 90)]), false)).toMatchObject({
      ok: true, told: laid({ games: { further: 1, here: 1 } }),
    });
    expect(await moving.read(fileWith([], [matchOf('of half', 2)]), false)).toEqual(elsewhere);
    expect(backupSentence({ code: 'played-elsewhere' })).toBe(
      'We can’t restore this file. It has a newer version of a game that’s open in another tab. Close the game there first. '
      + 'Your games are as they were.');
  });
});

describe('what is told of a file', () => {
  const told = async (here: Partial<Everything>, there: Partial<Everything>): Promise<string> => {
    const nothing: Everything = { games: [], matches: [], aside: [] };
    const text = writeBackup({ ...nothing, ...there }, null, 1);
    const outcome = await movingTo(await storeWith({ ...nothing, ...here }), SETTINGS).moving.read(fileOf(text), false);
    return outcome.ok ? restoredSentence(outcome.told, outcome.settings) : backupSentence(outcome.problem);
  };
  test('is what became of each game and each card in it', async () => {
    const odd = { ...gameOf('half', 20), id: 'whole' };
    expect(await told({}, full())).toBe(
      'Added: 4 games and 2 score cards. Not restored (damaged, or different from yours): 2.');
    expect(await told(full(), full())).toBe('Nothing new: you already had everything in this backup.');
    const broken = { ...gameOf('whole'), picks: [{ seat: 0, index: 1 }] };
    const here = { games: [gameOf('half', 20), gameOf('begun', 3), broken], matches: [matchOf('match', 1)] };
    expect(await told(here, full())).toBe('Added: 1 game and 1 score card. Updated from the backup: 1 game and 1 score card. '
      + 'Replaced, because it was damaged here: 1 game. '
      + 'Not restored (damaged, or different from yours): 3. Already here: 1 game.');
    expect(await told({ games: [odd] }, { games: [gameOf('whole', 10), gameOf('fresh', 0)] })).toBe(
      'Added: 1 game. Not restored (damaged, or different from yours): 1. Already here: 1 game.');
  });
  test('is not that a game went further, where it was only saved later', async () => {
    expect(await told({ games: [gameOf('half', 60, 1)] }, { games: [gameOf('half', 60, 2)] }))
      .toBe('Nothing new: you already had everything in this backup.');
  });
  test('refuses a game that says it was counted and was not played out', () => {
    const text = writeBackup({ games: [gameOf('whole')], matches: [], aside: [] }, null, 1);
    const file = JSON.parse(text) as { games: unknown[] };
    const outcome = readBackup(JSON.stringify({ ...file, games: [...file.games, { ...gameOf('half', 60), ended: true }] }));
    expect(outcome).toEqual({ ok: false, problem: { code: 'bad-game', game: 2, problem: { code: 'not-over' } } });
    if (outcome.ok) return;
    expect(backupSentence(outcome.problem)).toBe('We can’t restore this file. Game 2 in it is damaged. '
      + 'It says it’s finished, but its moves stop before the end. Your games are as they were.');
  });
});

describe('laying together', () => {
  test('keeps the longer of two states of a game, whichever comes in', async () => {
    for (const [here, there] of [[20, 90], [90, 20], [90, 90]] as const) {
      const store = await storeWith({ games: [gameOf('whole', here)], matches: [], aside: [] });
      await movingTo(store).moving.read(fileOf(writeBackup({ games: [gameOf('whole', there)], matches: [], aside: [] }, null, 1)), false);
      expect(await store.readAll())
        .toEqual({ games: [gameOf('whole', 90)], matches: [], aside: [], reviews: [], training: [], guests: [] });
    }
  });
  test('of the same events keeps what was saved later', () => {
    const [older, newer] = [gameOf('half', 60, 1), gameOf('half', 60, 2)];
    expect(merge({ games: [older], matches: [], aside: [] }, { games: [newer], matches: [], aside: [] }).changes.games).toEqual([newer]);
    expect(merge({ games: [newer], matches: [], aside: [] }, { games: [older], matches: [], aside: [] }).changes.games).toEqual([]);
  });
  test('puts aside what was played differently under the same name, and so is not in what is kept', () => {
    const [long, other] = [gameOf('whole', 90), { ...gameOf('half', 20), id: 'whole' }];
    const { changes } = merge({ games: [other], matches: [], aside: [] }, { games: [long], matches: [], aside: [] });
    expect(changes).toEqual({ games: [long], matches: [], aside: [{ game: other, problem: { code: 'parted' }, since: 5 }] });
    const back = merge({ games: [long], matches: [], aside: [] }, { games: [other], matches: [], aside: [] });
    expect(back.changes).toEqual({ games: [], matches: [], aside: [{ game: other, problem: { code: 'parted' }, since: 5 }] });
  });
  test('keeps the card with more games, and with more corrections', () => {
    const [short, long] = [matchOf('match', 2), matchOf('match', 3)];
    const corrected = correct(long, 1, 0, 7);
    if (!corrected.ok) throw new Error('no correction');
    const of = (match: Match): Everything => ({ games: [], matches: [match], aside: [] });
    const kept = (here: Match, there: Match): unknown => merge(of(here), { games: [], matches: [there], aside: [] }).changes;
    expect(kept(short, long)).toEqual({ games: [], matches: [long], aside: [] });
    expect(kept(long, short)).toEqual({ games: [], matches: [], aside: [] });
    expect(kept(long, corrected.match)).toEqual({ games: [], matches: [corrected.match], aside: [] });
    expect(kept(corrected.match, long)).toEqual({ games: [], matches: [], aside: [] });
  });
  test('a second time changes nothing', () => {
    const parts = fc.array(fc.record({
      id: fc.constantFrom('whole', 'half', 'a', 'b'), from: fc.constantFrom('', 'x'), events: fc.integer({ min: 0, max: 120 }),
      savedAt: fc.integer({ min: 0, max: 3 }),
    }), { maxLength: 4 });
    const cards = fc.array(fc.record({ id: fc.constantFrom('s', 't'), games: fc.integer({ min: 0, max: 4 }) }), { maxLength: 2 });
    const distinct = <T extends { id: string }>(values: readonly T[]): T[] => [...new Map(values.map((one) => [one.id, one])).values()];
    const games = (given: readonly { id: string; from: string; events: number; savedAt: number }[]): SavedGame[] =>
      distinct(given).map(({ id, from, events, savedAt }) => ({ ...gameOf(`${id}${from}`, events, savedAt), id }));
    const match = (given: readonly { id: string; games: number }[]): Match[] => distinct(given).map((one) => matchOf(one.id, one.games));
    return fc.assert(fc.asyncProperty(parts, cards, parts, cards, async (ownGames, ownCards, allGames, allCards) => {
      const [readGames, readCards] = [distinct(allGames), distinct(allCards)];
      const store = await storeWith({ games: games(ownGames), matches: match(ownCards), aside: full().aside });
      const text = writeBackup({ games: games(readGames), matches: match(readCards), aside: full().aside.slice(1) }, null, 1);
      const { moving } = movingTo(store);
      await moving.read(fileOf(text), false);
      const once = await store.readAll();
      const told = laid({ games: { here: readGames.length }, matches: { here: readCards.length } });
      expect(await moving.read(fileOf(text), false)).toEqual({ ok: true, told, settings: false });
      expect(await store.readAll()).toEqual(once);
      // Nothing that was played before is gone: it is a beginning of what is kept, or lies aside.
      for (const own of games(ownGames)) {
        const now = once.games.find((one) => (one as SavedGame).id === own.id) as SavedGame;
        const events = own.record['events'] as unknown[];
        const kept = JSON.stringify((now.record['events'] as unknown[]).slice(0, events.length)) === JSON.stringify(events);
        expect(kept || once.aside.some(({ game }) => JSON.stringify(game) === JSON.stringify(own))).toBe(true);
      }
    }), runs(10, 100));
  });
});

describe('what is refused', () => {
  const contents = (): Record<string, unknown> => JSON.parse(writeBackup(full(), SETTINGS, 1)) as Record<string, unknown>;
  const problem = (changes: Record<string, unknown>): unknown => {
    const outcome = readBackup(JSON.stringify({ ...contents(), ...changes }));
    return outcome.ok ? null : outcome.problem;
  };
  test('is told with the reason, and which game or card it is', () => {
    const games = contents()['games'] as SavedGame[];
    const match = contents()['matches'] as Match[];
    expect(problem({})).toBeNull();
    expect(problem({ format: 'snag-record' })).toEqual({ code: 'not-a-house', where: 'format' });
    expect(problem({ version: 3, games: 'elsewhere' })).toEqual({ code: 'unknown-version', version: 3 });
    expect(problem({ games: {} })).toEqual({ code: 'not-a-house', where: 'games' });
    expect(problem({ aside: [{}] })).toMatchObject({ code: 'not-a-house' });
    expect(problem({ settings: { pace: 'ludicrous' } })).toEqual({ code: 'bad-settings' });
    expect(problem({ games: [games[0], { ...games[1], picks: [{ seat: 0, index: 0 }] }] })).toEqual({
      code: 'bad-game', game: 2, problem: { code: 'bad-picks' },
    });
    const events = (games[0]!.record['events'] as unknown[]).toSpliced(10, 1);
    expect(problem({ games: [{ ...games[0], record: { ...games[0]!.record, events } }] })).toMatchObject({
      code: 'bad-game', game: 1, problem: { code: 'bad-record' },
    });
    expect(problem({ matches: [match[1], { ...match[0], players: [] }] })).toEqual({
      code: 'bad-series', series: 2, problem: { code: 'not-a-series', where: 'players' },
    });
    expect(problem({ games: [games[0], games[1], games[0]] })).toEqual({ code: 'twice', what: 'game', id: 'whole' });
    expect(problem({ matches: [match[0], match[0]] })).toEqual({ code: 'twice', what: 'series', id: 'match' });
    expect(readBackup('{"format":"snag-house"')).toEqual({ ok: false, problem: { code: 'not-json' } });
    expect(readBackup(' '.repeat(MAX_BACKUP_BYTES + 1))).toEqual({ ok: false, problem: { code: 'too-large', most: MAX_BACKUP_BYTES } });
    const deep = JSON.stringify(contents()).replace('"junk"', `${'['.repeat(20_000)}${']'.repeat(20_000)}`);
    expect(readBackup(deep)).toMatchObject({ ok: false, problem: { code: 'not-json' } });
  });
  test('is not even read where it is far too large', async () => {
    const { moving } = movingTo(await newStore());
    const outcome = await moving.read({ size: MAX_BACKUP_BYTES + 1, text: () => { throw new Error('it was read'); } }, false);
    expect(outcome).toMatchObject({ ok: false, problem: { code: 'too-large' } });
  });
  test('by the disk changes nothing, and is said so', async () => {
    const refusing = {
      ...await newStore(), writeAll: () => Promise.reject(new Error('full')), readAll: () => Promise.reject(new Error('shut')),
    };
    const { moving, kept } = movingTo(refusing);
    expect(await moving.read(fileOf(writeBackup(full(), SETTINGS, 1)), true)).toEqual({ ok: false, problem: { code: 'disk-refuses' } });
    expect(kept()).toBeNull();
    expect(await moving.texts()).toBeNull();
  });
  const FILES = amount(150, 10_000);
  test(`${FILES} spoiled files are told apart from whole ones, and change nothing where they are refused`, async () => {
    const whole = writeBackup({
      games: [gameOf('a', 12), gameOf('b', 5), gameOf('c', 0)], matches: [matchOf('s', 2)], aside: full().aside,
    }, SETTINGS, 1);
    const own: Everything = { games: [gameOf('a', 6)], matches: [matchOf('s', 1)], aside: [] };
    const store = await storeWith(own);
    const before = JSON.stringify(await store.readAll());
    const { moving } = movingTo(store, SETTINGS);
    const at = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
    const junk = fc.oneof(fc.constantFrom(null, -1, 1e99, 77, 3, '', 'x', [], {}, true), fc.jsonValue({ maxDepth: 3 }), fc.string());
    const spoil = fc.oneof(
      { weight: 6, arbitrary: fc.record({ how: fc.constantFrom('delete', 'twice', 'replace', 'swap'), at, to: at, junk }) },
      { weight: 1, arbitrary: fc.record({ how: fc.constantFrom('truncate', 'cut', 'insert'), at, to: at, junk }) },
    );
    let refusals = 0;
    let files = 0;
    await fc.assert(fc.asyncProperty(fc.array(spoil, { minLength: 1, maxLength: 3 }), async (spoils) => {
      const text = spoils.reduce(spoiled, whole);
      files += 1;
      const outcome = readBackup(text);
      if (outcome.ok) {
        for (const game of outcome.contents.games) if (!openSaved(game).ok) throw new Error('a game came in that cannot be opened');
        // What is let in can be laid together with what is there.
        expect((await movingTo(await storeWith(own)).moving.read(fileOf(text), true)).ok).toBe(true);
        return;
      }
      refusals += 1;
      expect(backupSentence(outcome.problem)).toMatch(/^We can’t restore this file\. .* Your games are as they were\.$/su);
      expect((await moving.read(fileOf(text), true)).ok).toBe(false);
      if (refusals % 10 === 0) expect(JSON.stringify(await store.readAll())).toBe(before);
    }), runs(FILES, FILES));
    expect(JSON.stringify(await store.readAll())).toBe(before);
    expect(files).toBeGreaterThanOrEqual(FILES);
    expect(refusals).toBeGreaterThan(FILES / 2);
  });
});

/** A piece of a file deleted, doubled, replaced or swapped, or its text cut; text that is no JSON any more is only cut further. */
function spoiled(text: string, { how, at, to, junk }: { how: string; at: number; to: number; junk: unknown }): string {
  const place = Math.floor(at * text.length);
  if (how === 'truncate') return text.slice(0, place);
  if (how === 'cut') return text.slice(0, place) + text.slice(place + Math.floor(to * 40) + 1);
  if (how === 'insert') return text.slice(0, place) + JSON.stringify(junk) + text.slice(place);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return text.slice(0, place);
  }
  const places: { parent: Record<string, unknown> | unknown[]; key: string }[] = [];
  const walk = (one: unknown): void => {
    if (typeof one !== 'object' || one === null) return;
    for (const key of Object.keys(one)) {
      // Of long lists a few pieces stand for all, or nothing else would ever be met.
      if (Array.isArray(one) && one.length > 20 && Number(key) % 19 !== 3) continue;
      places.push({ parent: one as Record<string, unknown>, key });
      walk((one as Record<string, unknown>)[key]);
    }
  };
  walk(value);
  const [first, second] = [places[Math.floor(at * places.length)], places[Math.floor(to * places.length)]];
  if (!first || !second) return text;
  const parent = first.parent as Record<string, unknown>;
  if (Array.isArray(first.parent) && how === 'delete') first.parent.splice(Number(first.key), 1);
  else if (Array.isArray(first.parent) && how === 'twice') first.parent.splice(
    Number(first.key), 0, structuredClone(first.parent[Number(first.key)]),
  );
  else if (how === 'delete') delete parent[first.key];
  else if (how === 'replace') parent[first.key] = junk;
  else parent[first.key] = structuredClone((second.parent as Record<string, unknown>)[second.key]);
  return JSON.stringify(value);
}
