/** SNAG at a table of several devices on the big page, over a real host: its table, its pauses, and what a stop leads to. */
import { expect, test } from 'vitest';
import type { GameTypes } from '../../../src/contract/contract';
import type { SeatShown } from '../../../src/apart/tableShown';
import type { Connect } from '../../../src/host/port';
import type { GameSetup } from '../../../src/setup/setup';
import type { TableModel } from '../../../src/ui/table/tableModel';
import { status } from '../../../src/strings/words/table/names';
import { waitsText } from '../../../src/strings/words/table/waits';
import { openApp, type TestApp } from '../../helpers/apps';
import { fakeTable, FREE, person, tableOf, type FakeTable } from '../../helpers/apartTable';
import type { JumpingClock } from '../../helpers/clock';
import { allRemote, hostInLastChance, hostOf, type HostedTable } from '../../helpers/hosts';
import { PRINTED_RULES } from '../../../src/rules/options';

const SETUP: GameSetup = allRemote({
  players: [{ name: 'Ann', kind: 'local', shape: 'circle' }, { name: 'Bo', kind: 'local', shape: 'square' }], order: 'given', seed: 'table',
  rules: PRINTED_RULES, callSeconds: null, pace: 'fast', memoryAid: false, playedFor: { kind: 'single' },
});
const SEATS = [person('Ann', 0), person('Bo', 1, { ms: 120 }), FREE, FREE];
const playing = (seats: readonly number[] = [0, 1]) => ({ id: 'far', game: 'snag', setup: SETUP, seats });

interface Laid { readonly seats: readonly SeatShown[]; readonly hosted: HostedTable }

/** @param you which device looks: 0 is Ann's, which is the host */
async function atGame(
  you = 0, { seats = SEATS, hosted = hostOf(SETUP) }: Partial<Laid> = {},
): Promise<{ app: TestApp; table: FakeTable; clock: JumpingClock; model(): TableModel }> {
  const table = fakeTable({ connect: hosted.host.connect as unknown as Connect<GameTypes> });
  const app = await openApp({ apart: table.ports });
  await app.app.enter('?table=KXNT&whole=1');
  table.tell({ line: { kind: 'open' }, table: tableOf({ you, seats }) });
  table.tell({ table: tableOf({ you, seats, phase: 'playing', playing: playing() }) });
  await expect.poll(() => app.screen()?.kind).toBe('table');
  return { app, table, clock: hosted.clock, model: () => app.screen() as TableModel };
}

test('the table shows the own rack alone, and where everybody else is', async () => {
  const { model } = await atGame();
  const [ann, bo] = model().state.seats;
  expect(ann).toMatchObject({ name: 'Ann', kind: 'local' });
  expect(ann!.rack.every((tile) => tile !== null)).toBe(true);
  expect(ann!.presence).toBeUndefined();
  expect(bo).toMatchObject({ name: 'Bo', kind: 'remote', presence: { at: 'far', ms: 120 } });
  expect(bo!.rack.every((tile) => tile === null)).toBe(true);
});

test('where somebody plays elsewhere, their turn is all that is told of them while they have it', async () => {
  const { model } = await atGame(1, { seats: [person('Ann', 0), person('Bo', 1), FREE, FREE] });
  const { state } = model();
  expect([status(0, state), status(0, { ...state, mover: 1 })]).toEqual(['their turn', 'on their own screen']);
});

test('whoever only looks on sees no rack', async () => {
  const { model } = await atGame(7);
  expect(model().state.viewer).toBeNull();
  expect(model().state.seats.flatMap(({ rack }) => rack).every((tile) => tile === null)).toBe(true);
});

test('a tile that is played here lies on the table', async () => {
  const { app, model, clock } = await atGame();
  const tile = model().state.seats[0]!.rack[0]!;
  await app.ask({ kind: 'act', act: { kind: 'place', tile }, at: app.clock.now() });
  await clock.pass(1000);
  expect(model().state.board).toContain(tile);
});

test('only the host pauses, and no menu does', async () => {
  const { app, table } = await atGame();
  await app.ask({ kind: 'dialog', open: true });
  await app.ask({ kind: 'outOfSight' });
  expect(table.asked).toEqual([]);
  await app.ask({ kind: 'pause', paused: true });
  expect(table.asked).toEqual([{ kind: 'pause', on: true }]);
  const other = await atGame(1);
  await other.app.ask({ kind: 'pause', paused: true });
  expect(other.table.asked).toEqual([]);
});

test('a game that was stopped leads to the lobby, and nothing of it is saved', async () => {
  const { app, table } = await atGame();
  table.tell({ table: tableOf({ seats: SEATS, phase: 'over', playing: playing() }) });
  table.news({ kind: 'over', game: 'snag', id: 'far', saved: {} });
  await expect.poll(() => app.screen()?.kind).toBe('apart');
  expect(table.kept).toEqual(['far']);
  expect(await app.store.game('far')).toBeUndefined();
});

test('a reload comes back to the table of several devices, not to a game of this device', async () => {
  const { app } = await atGame();
  expect(app.lastScreen.read()).toEqual({ kind: 'apart', code: 'KXNT' });
});

test('in the last chance one press is for all at this screen, and who has pressed is told for whom it waits', async () => {
  const both = [person('Ann', 0), person('Bo', 0), FREE, FREE];
  const hosted = hostInLastChance(SETUP);
  const { app, model, clock } = await atGame(0, { seats: both, hosted });
  expect(model().state.phase).toBe('lastChance');
  await app.ask({ kind: 'act', act: { kind: 'count' }, at: app.clock.now() });
  await clock.pass(1000);
  expect(hosted.saves.at(-1)?.ended).toBe(true);
  const alone = await atGame(0, { hosted: hostInLastChance(SETUP) });
  expect(waitsText(alone.model().state)).toBeNull();
  await alone.app.ask({ kind: 'act', act: { kind: 'count' }, at: alone.app.clock.now() });
  await alone.clock.pass(1000);
  expect(waitsText(alone.model().state)).toBe('You’re ready to count. Waiting for Bo.');
});
