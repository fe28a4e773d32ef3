/**
 * Who was how fast: told once a run is taken and no more calls on it can come, in the order of the presses, and never a word of it before.
 */
import { describe, expect, test } from 'vitest';
import type { HouseRules } from '../../src/rules/options';
import type { Pace } from '../../src/setup/setup';
import type { TableHappening } from '../../src/session/viewState';
import { logSentence } from '../../src/strings/words/table/log';
import { BEATEN_MS } from '../../src/race/times';
import { dealPlaying } from '../helpers/arranged';
import { readBackup } from '../../src/storage/backup/backupFile';
import { writeBackups } from '../../src/storage/backup/writeBackup';
import { merge } from '../../src/storage/backup/merge';
import { openSaved } from '../../src/session/savedGame';
import { reopened, setupOf, sharpEyes, sit, type Sitting } from '../helpers/sessions';

const writeBackup = (...given: Parameters<typeof writeBackups>): string => writeBackups(...given)[0]!;

type Raced = TableHappening & { type: 'raced' };

const NAMES = ['Ann', 'Bo', 'Cat'];
const races = ({ happenings }: Sitting): Raced[] => happenings.filter((happening) => happening.type === 'raced');
const told = (sitting: Sitting): string[] =>
  races(sitting).map((raced) => logSentence({ kind: 'happening', happening: raced, names: NAMES, calls: 'classic' }));

interface Table extends Sitting {
  /** Places a tile and lets it land. */
  place(tile: number): Promise<void>;
  draw(): Promise<void>;
  /** Calls, so many milliseconds after the last tile landed. */
  call(seat: number, after: number): void;
  /** Lets time pass until so long after the landing. */
  until(after: number): Promise<void>;
  landedAt: number;
}

/** Ann, Bo and Cat place 31, 32 and 33; with 34 Ann makes the run 31 32 33 34. */
async function annMakesIt(rules: Partial<HouseRules> = {}, pace: Pace = 'normal'): Promise<Table> {
  const sitting = sit(setupOf('ann bo cat', { callSeconds: null, pace, rules }), { deal: dealPlaying([31, 32, 33, 34, 97, 58], 3) });
  const { session, clock } = sitting;
  const table: Table = {
    ...sitting, landedAt: 0,
    async place(tile) {
      session.act({ kind: 'look', up: true }, clock.now());
      session.act({ kind: 'place', tile }, clock.now());
      await clock.until(() => session.state().lastPlaced === tile);
      table.landedAt = clock.now();
    },
    async draw() {
      session.act({ kind: 'draw' }, clock.now());
      await clock.pass(30);
    },
    call: (seat, after) => session.act({ kind: 'call', seat }, table.landedAt + after),
    until: (after) => clock.pass(table.landedAt + after - clock.now()),
  };
  for (const tile of [31, 32, 33]) {
    await table.place(tile);
    await table.draw();
  }
  await table.place(34);
  return table;
}

describe('a race', () => {
  test('is told when no more calls can count as beaten, and not before', async () => {
    const table = await annMakesIt({ calls: 'race' });
    await table.until(820);
    table.call(0, 820);
    await table.until(910);
    table.call(1, 910);
    await table.until(820 + BEATEN_MS);
    expect(races(table)).toEqual([]);
    await table.until(820 + BEATEN_MS + 100);
    const callers = [{ seat: 0, ms: 820, tied: false }, { seat: 1, ms: 910, tied: false }];
    expect(races(table)).toEqual([{ type: 'raced', maker: 0, callers }]);
    expect(told(table)).toEqual(['Ann 0.82 s, Bo 0.91 s.']);
    await table.clock.pass(5000);
    expect(races(table)).toHaveLength(1);
  });
  test('is told at once when the next tile is placed, before it', async () => {
    // At the usual pace a run lies lit first, and nobody places so soon.
    const table = await annMakesIt({ calls: 'race' }, 'fast');
    await table.until(300);
    table.call(2, 300);
    table.call(1, 250);
    await table.until(350);
    await table.draw();
    const { mover } = table.session.state();
    table.session.act({ kind: 'look', up: true }, table.clock.now());
    table.session.act({ kind: 'place', tile: table.session.state().seats[mover ?? 0]?.rack[0] ?? 0 }, table.clock.now());
    await table.clock.pass(40);
    expect(told(table)).toEqual(['Bo 0.25 s, Cat 0.30 s.']);
    const kinds = table.happenings.map(({ type }) => type);
    expect(kinds.lastIndexOf('placed')).toBeGreaterThan(kinds.indexOf('raced'));
  });
  test('of one alone is none', async () => {
    const table = await annMakesIt();
    await table.until(500);
    table.call(0, 500);
    table.call(0, 700);
    await table.until(5000);
    expect(table.happenings.some(({ type }) => type === 'snagged')).toBe(true);
    expect(races(table)).toEqual([]);
  });
  test('knows who called a little too late, and nobody who called later', async () => {
    const table = await annMakesIt();
    await table.until(500);
    table.call(0, 500);
    await table.until(1100);
    table.call(1, 1100);
    await table.until(500 + BEATEN_MS + 1);
    table.call(2, 500 + BEATEN_MS + 1);
    await table.until(5000);
    expect(told(table)).toEqual(['Bo called too, but Ann made the run and called in time.']);
    expect(races(table)).toMatchObject([{ callers: [{ seat: 0 }, { seat: 1 }] }]);
    await table.draw();
    expect(table.happenings.filter(({ type }) => type === 'falseCall')).toMatchObject([{ seat: 2 }]);
  });
  test('tells of calls that were held once the maker has called, and not before', async () => {
    const table = await annMakesIt();
    await table.until(400);
    table.call(2, 400);
    await table.until(2000);
    expect(table.happenings.at(-1)).toMatchObject({ type: 'placed' });
    table.call(0, 2000);
    await table.until(3000);
    // Nobody can be quicker than whoever is to move: so no times are told.
    expect(told(table)).toEqual(['Cat called too, but Ann made the run and called in time.']);
    expect(races(table)).toMatchObject([{ right: 'maker', callers: [{ seat: 2, ms: 400 }, { seat: 0, ms: 2000 }] }]);
  });
  test('tells of an older run that the mover takes in their own turn that it was their turn', async () => {
    const table = await annMakesIt();
    await table.draw();
    await table.place(97);
    await table.until(300);
    table.call(2, 300);
    await table.until(900);
    table.call(1, 900);
    await table.until(4000);
    expect(races(table)).toMatchObject([{ maker: 1, right: 'turn' }]);
    expect(told(table)).toEqual(['Cat called too, but it was Bo’s turn and Bo called in time.']);
  });
  test('tells of none if the maker lets the run go and nobody takes it', async () => {
    const table = await annMakesIt();
    await table.until(400);
    await table.draw();
    await table.until(4000);
    expect(races(table)).toEqual([]);
  });
  test('for a missed run is timed from the landing where its winner called in the move', async () => {
    const table = await annMakesIt();
    await table.until(600);
    table.call(1, 600);
    await table.until(900);
    table.call(2, 900);
    await table.until(3000);
    await table.draw();
    await table.until(5000);
    expect(table.happenings.filter(({ type }) => type === 'snagged')).toMatchObject([{ seat: 1 }]);
    expect(told(table)).toEqual(['Bo 0.60 s, Cat 0.90 s.']);
  });
  test('for a missed run is timed from the end of the move where its winner called after that', async () => {
    const table = await annMakesIt();
    await table.until(3000);
    await table.draw();
    const end = table.clock.now() - table.landedAt;
    await table.until(end + 450);
    table.call(2, end + 450);
    await table.until(end + 700);
    table.call(1, end + 700);
    await table.until(end + 3000);
    expect(told(table)).toEqual(['Cat 0.45 s, Bo 0.70 s.']);
  });
  test('at the same instant says so, and who sits nearer', async () => {
    const table = await annMakesIt({ calls: 'race' });
    await table.until(600);
    table.call(2, 590);
    table.call(1, 599);
    await table.until(2000);
    expect(races(table)).toMatchObject([{ callers: [{ seat: 1, ms: 599, tied: false }, { seat: 2, ms: 590, tied: true }] }]);
    expect(told(table)).toEqual(['Bo 0.60 s, Cat 0.59 s (too close to call); Bo plays sooner after Ann.']);
  });
  test('at the same instant as the maker says that they made it', async () => {
    const table = await annMakesIt({ calls: 'race' });
    await table.until(600);
    table.call(2, 595);
    table.call(0, 600);
    await table.until(2000);
    expect(told(table)).toEqual(['Ann 0.60 s, Cat 0.60 s (too close to call); Ann made the run.']);
  });
  test('is right at once, too', async () => {
    const table = await annMakesIt({ calls: 'race' }, 'instant');
    await table.until(100);
    table.call(1, 100);
    await table.until(180);
    table.call(0, 180);
    await table.until(2000);
    expect(told(table)).toEqual(['Bo 0.10 s, Ann 0.18 s.']);
  });
  test('covers no rack that somebody looks at, and is told of no game that has stopped', async () => {
    const table = await annMakesIt({}, 'fast');
    await table.until(100);
    table.call(0, 100);
    table.call(1, 120);
    await table.until(200);
    await table.draw();
    table.session.act({ kind: 'look', up: true }, table.clock.now());
    expect(table.session.state().may.place).toBe(true);
    await table.until(2000);
    expect(races(table)).toHaveLength(1);
    expect(table.session.state().may.place).toBe(true);
    const other = await annMakesIt();
    await other.until(100);
    other.call(0, 100);
    other.call(1, 120);
    await other.until(200);
    other.session.stop();
    await other.until(3000);
    expect(races(other)).toEqual([]);
  });
  test('with a computer names it like anybody', async () => {
    const setup = setupOf('ann computer', { callSeconds: 5, rules: { calls: 'race' } });
    const sitting = sit(setup, { thinker: sharpEyes, deal: dealPlaying([97, 31, 33, 32, 34], 2) });
    const { session, clock } = sitting;
    for (const tile of [97, 33, 34]) {
      await clock.until(() => session.state().mover === 0 && session.state().may.place);
      session.act({ kind: 'place', tile }, clock.now());
      await clock.until(() => session.state().lastPlaced === tile);
      if (tile !== 34) session.act({ kind: 'draw' }, clock.now());
    }
    session.painted();
    await clock.until(() => session.state().seats[1]?.won === 4);
    session.act({ kind: 'call' }, clock.now());
    await clock.pass(1000);
    const callers = [{ seat: 1, ms: 1113, tied: false }, { seat: 0, ms: 1143, tied: false }];
    expect(races(sitting)).toEqual([{ type: 'raced', maker: 0, callers }]);
  });
});

describe('after a restart', () => {
  /** Ann and Bo raced; it was told of by the clock, or by the next tile. */
  async function raced(next: boolean): Promise<Table> {
    const table = await annMakesIt({ calls: 'race' });
    await table.until(820);
    table.call(0, 820);
    table.call(1, 800);
    await table.until(next ? 900 : 3000);
    await table.draw();
    if (next) await table.place(table.session.state().mover === 0 ? 97 : 58);
    await table.clock.pass(2000);
    expect(told(table)).toEqual(['Bo 0.80 s, Ann 0.82 s.']);
    return table;
  }
  test.each([false, true])('all is told in the order in which it was seen, who was how fast with it (next tile: %s)', async (next) => {
    const table = await raced(next);
    const game = reopened(table.saves.at(-1));
    const again = sit(game.saved.setup, { game });
    expect(again.session.past).toEqual([{ type: 'dealt' }, ...table.happenings]);
    expect(again.session.past.filter(({ type }) => type === 'raced')).toEqual(races(table));
    // And once more: what was read is kept with what comes.
    again.session.setPace('fast');
    expect(reopened(again.saves.at(-1)).saved.races).toEqual(game.saved.races);
  });
  test('it is told as before why the mover came first, whoever has called falsely since', async () => {
    const table = await annMakesIt();
    await table.until(400);
    table.call(2, 400);
    await table.until(900);
    table.call(0, 900);
    await table.until(1000);
    table.call(0, 1000);
    await table.until(4000);
    expect(told(table)).toEqual(['Cat called too, but Ann made the run and called in time.']);
    const again = sit(table.saves.at(-1)!.setup, { game: reopened(table.saves.at(-1)) });
    expect(again.session.past.filter(({ type }) => type === 'raced')).toEqual(races(table));
  });
  test('that comes as soon as it was told, it is there already', async () => {
    const table = await annMakesIt({ calls: 'race' });
    table.call(0, 0);
    await table.until(100);
    table.call(1, 100);
    await table.clock.until(() => races(table).length > 0);
    expect(reopened(table.saves.at(-1)).saved.races).toHaveLength(1);
  });
  test('races that do not fit the record are refused', async () => {
    const saved = (await raced(false)).saves.at(-1)!;
    const [race] = saved.races!;
    const { races: _, ...older } = saved;
    expect(openSaved(older).ok).toBe(true);
    for (const wrong of [{ ...race, events: 999 }, { ...race, maker: 3 }, { ...race, callers: [{ seat: 7, ms: 1, tied: false }] }]) {
      expect(openSaved({ ...saved, races: [wrong] })).toEqual({ ok: false, problem: { code: 'bad-times' } });
    }
    expect(openSaved({ ...saved, races: [{ ...race, maker: -1 }] })).toMatchObject({ ok: false, problem: { code: 'not-a-save' } });
  });
});

describe('the times of calls', () => {
  const kept = ({ saves }: Sitting): readonly (number | null)[] | undefined => saves.at(-1)?.callTimes;
  test('are kept, one for each call of the record: false ones have none', async () => {
    const table = await annMakesIt();
    await table.until(640);
    table.call(0, 640);
    await table.until(2000);
    table.call(0, 2000);
    await table.until(2100);
    expect(kept(table)).toEqual([640, null]);
  });
  test('of calls that were held, or came after the move, are those that the race tells', async () => {
    const held = await annMakesIt();
    await held.until(600);
    held.call(1, 600);
    await held.until(3000);
    await held.draw();
    expect(kept(held)).toEqual([600]);
    const late = await annMakesIt();
    await late.until(3000);
    await late.draw();
    const end = late.clock.now() - late.landedAt;
    await late.until(end + 450);
    late.call(2, end + 450);
    await late.until(end + 600);
    expect(kept(late)).toEqual([450]);
  });
  test('of a run that lay there while another tile came are not known', async () => {
    const table = await annMakesIt();
    await table.draw();
    await table.place(97);
    await table.until(500);
    table.call(2, 500);
    await table.draw();
    expect(table.happenings.filter(({ type }) => type === 'snagged')).toMatchObject([{ seat: 2 }]);
    expect(kept(table)).toEqual([null]);
  });
  test('come back after a reload; a tile that landed before it is not timed', async () => {
    const table = await annMakesIt();
    await table.until(640);
    table.call(0, 640);
    await table.until(1000);
    const game = reopened(table.saves.at(-1));
    const again = sit(game.saved.setup, { game });
    expect(kept(again)).toEqual([640]);
    again.session.act({ kind: 'call' }, again.clock.now());
    await again.clock.pass(100);
    expect(kept(again)).toEqual([640, null]);
    expect(reopened(again.saves.at(-1)).saved.callTimes).toEqual([640, null]);
    const before = await annMakesIt();
    const resumed = reopened(before.saves.at(-1));
    const sitting = sit(resumed.saved.setup, { game: resumed });
    await sitting.clock.pass(500);
    for (const seat of [0, 1]) sitting.session.act({ kind: 'call', seat }, sitting.clock.now());
    await sitting.clock.pass(2000);
    expect(sitting.happenings.some(({ type }) => type === 'snagged')).toBe(true);
    expect(kept(sitting)).toEqual([null]);
    expect(races(sitting)).toEqual([]);
  });
  test('go out in a file and come in again', async () => {
    const table = await annMakesIt();
    await table.until(640);
    table.call(0, 640);
    await table.until(1000);
    const read = readBackup(writeBackup({ games: [table.saves.at(-1)], matches: [], aside: [] }, null, 0));
    if (!read.ok) throw new Error('the file is refused');
    expect(merge({ games: [], matches: [], aside: [] }, read.contents).changes.games[0]?.callTimes).toEqual([640]);
  });
  test('are refused where they do not fit the record', async () => {
    const table = await annMakesIt();
    await table.until(640);
    table.call(0, 640);
    await table.until(1000);
    const saved = table.saves.at(-1)!;
    const { callTimes: _, ...older } = saved;
    expect(openSaved(older).ok).toBe(true);
    for (const callTimes of [[], [1, 2]]) expect(openSaved({ ...saved, callTimes })).toEqual({ ok: false, problem: { code: 'bad-times' } });
    for (const time of [-1, 0.5, '640', Number.NaN, Infinity]) {
      expect(openSaved({ ...saved, callTimes: [time] })).toMatchObject({ ok: false, problem: { code: 'not-a-save' } });
    }
    expect(openSaved({ ...saved, callTimes: [null] }).ok).toBe(true);
  });
});
