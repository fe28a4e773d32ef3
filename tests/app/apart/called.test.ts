/** What is called at the big page of SNAG's table of several devices, over a line: seen as called at once, and only at whoever pressed. */
import { expect, test } from 'vitest';
import type { GameTypes } from '../../../src/contract/contract';
import type { Connect } from '../../../src/host/port';
import { layoutIn } from '../../../src/layout/tableLayout';
import { RUN_LENGTH } from '../../../src/rules/board';
import { PRINTED_RULES } from '../../../src/rules/options';
import type { Act } from '../../../src/session/viewState';
import type { GameSetup } from '../../../src/setup/setup';
import { calledTemplate } from '../../../src/ui/table/marks/calledMark';
import { noticeText } from '../../../src/ui/notices/noticeText';
import { openApp, TWO_COMPUTERS, type TestApp } from '../../helpers/apps';
import { fakeTable, FREE, person, tableOf } from '../../helpers/apartTable';
import type { JumpingClock } from '../../helpers/clock';
import { allRemote, hostOf, type HostedTable } from '../../helpers/hosts';
import { markup } from '../../helpers/markup';

const SETUP: GameSetup = {
  players: [{ name: 'Ann', kind: 'local', shape: 'circle' }, { name: 'Bo', kind: 'local', shape: 'square' }], order: 'given', seed: 'table',
  rules: PRINTED_RULES, callSeconds: null, pace: 'fast', memoryAid: false, playedFor: { kind: 'single' },
};
const BOTH = [person('Ann', 0), person('Bo', 0), FREE, FREE];
const WAY_MS = 150;

interface Seated {
  readonly app: TestApp;
  readonly hosted: HostedTable;
  readonly clock: JumpingClock;
  act(act: Act): Promise<unknown>;
  /** The seats whose burst says that they have called. */
  called(): number[];
  events(): number;
}

/** Ann and Bo sit at the screen; each way to the host takes its time. @param loses what never arrives there */
async function atScreen(loses: (message: unknown) => boolean = () => false): Promise<Seated> {
  const hosted = hostOf(allRemote(SETUP));
  const { clock, host } = hosted;
  const connect: Connect<GameTypes> = (places, receive) => {
    const way = (host.connect as unknown as Connect<GameTypes>)(places, (message) => { clock.setTimeout(() => receive(message), WAY_MS); });
    return { ...way, send(message) { if (!loses(message)) clock.setTimeout(() => way.send(message), WAY_MS); }, close: () => way.close() };
  };
  const table = fakeTable({ connect });
  const app = await openApp({ apart: table.ports, clock });
  await app.app.enter('?table=KXNT&whole=1');
  table.tell({ line: { kind: 'open' }, table: tableOf({ seats: BOTH }) });
  const playing = { id: 'far', game: 'snag', setup: allRemote(SETUP), seats: [0, 1] };
  table.tell({ table: tableOf({ seats: BOTH, phase: 'playing', playing }) });
  await clock.until(() => app.screen()?.kind === 'table');
  return {
    app, hosted, clock, act: (act) => Promise.resolve(app.ask({ kind: 'act', act, at: clock.now() })),
    called: () => app.table()!.seats.flatMap(({ hasCalled }, seat) => (hasCalled ? [seat] : [])),
    events: () => hosted.host.played().record.events.length,
  };
}

/** Whoever is to move plays a tile, as it lies in their rack. */
async function place({ app, act }: Pick<Seated, 'app' | 'act'>): Promise<void> {
  await act({ kind: 'look', up: true });
  const { viewer, seats } = app.table()!;
  await act({ kind: 'place', tile: seats[viewer!]!.rack.find((tile) => tile !== null)! });
}

async function move(seated: Seated): Promise<void> {
  await place(seated);
  await seated.clock.pass(1000);
  await seated.act({ kind: 'draw' });
  await seated.clock.pass(1000);
}

/** As many tiles lie there as a run has, and nobody has called. */
async function midGame(loses?: (message: unknown) => boolean): Promise<Seated> {
  const seated = await atScreen(loses);
  for (let i = 0; i < RUN_LENGTH; i += 1) await move(seated);
  expect(seated.app.table()!.board).toHaveLength(RUN_LENGTH);
  return seated;
}

const isCall = (message: unknown): boolean => JSON.stringify(message).includes('"call"');

test('the burst of whoever pressed says that they have called, until it is told what became of that', async () => {
  const seated = await midGame();
  await seated.act({ kind: 'call', seat: 1 });
  expect(seated.called()).toEqual([1]);
  await seated.clock.pass(2 * WAY_MS - 50);
  expect(seated.called()).toEqual([1]);
  await seated.clock.pass(400);
  expect(seated.called()).toEqual([]);
  expect(seated.hosted.host.text()).toContain('false');
});

test('each has a burst of their own, and the mark lies where they pressed', async () => {
  const seated = await midGame();
  const { viewer } = seated.app.table()!;
  await seated.act({ kind: 'call' });
  expect(seated.called()).toEqual([viewer]);
  const other = 1 - viewer!;
  await seated.act({ kind: 'call', seat: other });
  expect(seated.called()).toEqual([0, 1]);
  const layout = layoutIn({ width: 1280, height: 800 }, { players: 2, calls: true, sitting: null, replayed: false });
  const marks = calledTemplate(seated.app.table()!, layout).map(markup);
  expect(marks.map((one) => one.includes('called-burst'))).toEqual([0, 1].map((seat) => seat === viewer));
  expect(marks.map((one) => one.includes('called-name'))).toEqual([0, 1].map((seat) => seat === other));
  for (const one of marks) expect(one).toContain('called…');
});

test('what nobody hears of is not shown for long; where a tile came meanwhile, it was too late', async () => {
  const seated = await midGame(isCall);
  await seated.act({ kind: 'call', seat: 1 });
  await seated.clock.pass(1150);
  expect(seated.called()).toEqual([1]);
  await seated.clock.pass(100);
  expect(seated.called()).toEqual([]);
  expect(seated.app.told.map(({ kind }) => kind)).not.toContain('tooLate');
  await place(seated);
  await seated.act({ kind: 'call', seat: 1 });
  await seated.clock.pass(1250);
  expect(seated.app.table()!.board).toHaveLength(RUN_LENGTH + 1);
  expect(noticeText(seated.app.told.at(-1)!)).toBe('Too late: the next tile was already there.');
});

test('a call that nobody can be right with is not sent', async () => {
  const seated = await atScreen();
  const before = seated.events();
  await seated.act({ kind: 'call', seat: 1 });
  expect(seated.called()).toEqual([]);
  expect(seated.app.told.at(-1)).toEqual({ kind: 'callsSleep' });
  await seated.clock.pass(1000);
  expect(seated.events()).toBe(before);
});

test('at one screen without a server no burst says so', async () => {
  const app = await openApp({ settings: {
    ...TWO_COMPUTERS, players: [{ name: 'Ann', kind: 'local' }, { name: 'Bo', kind: 'local' }],
  } });
  await app.ask({ kind: 'play' });
  const { clock } = app;
  const act = (one: Act) => Promise.resolve(app.ask({ kind: 'act', act: one, at: clock.now() }));
  for (let i = 0; i < 40 && app.table()!.board.length < RUN_LENGTH; i += 1) {
    const { may, order, viewer } = app.table()!;
    if (may.pick) await act({ kind: 'pick', index: i });
    else if (order !== null) await act({ kind: 'takeSeats' });
    else if (may.draw) await act({ kind: 'draw' });
    else if (viewer !== null) await place({ app, act });
    await clock.pass(1000);
  }
  expect(app.table()!.board).toHaveLength(RUN_LENGTH);
  expect(app.table()!.may.call).toBe(true);
  await act({ kind: 'call', seat: 1 });
  expect(app.table()!.seats.map(({ hasCalled }) => hasCalled)).toEqual([undefined, undefined]);
});
