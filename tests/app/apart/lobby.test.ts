/** The table of several devices on the big page, before a game: how it is opened and joined, what its host decides, what goes wrong. */
import { expect, test } from 'vitest';
import { openApp, TWO_COMPUTERS, type TestApp } from '../../helpers/apps';
import type { ApartParts } from '../../../src/app/apart/apartParts';
import { fakeTable, FREE, person, tableOf, type FakeTable, type FakeTableParts } from '../../helpers/apartTable';
import { markup } from '../../helpers/markup';
import { tryingBanner } from '../../../src/ui/apart/tryingBanner';
import type { ApartCommand } from '../../../src/ui/apart/apartCommands';

async function opened(parts: FakeTableParts = {}): Promise<{ app: TestApp; table: FakeTable; does(what: ApartCommand): Promise<void> }> {
  const table = fakeTable(parts);
  const app = await openApp({ apart: table.ports, settings: TWO_COMPUTERS });
  await app.app.enter('');
  await app.app.prepare();
  return { app, table, does: (what) => app.ask({ kind: 'apart', what }) };
}

const shown = ({ screen }: TestApp): string => {
  const now = screen();
  return now?.kind === 'apart' ? markup(now.draw(async () => undefined as never)) : `another screen: ${now?.kind}`;
};

test('the door is there once the server has said that it has tables, and opens one on what was agreed for several', async () => {
  const { app, table, does } = await opened();
  await expect.poll(() => app.start()?.doors.map(({ id }) => id)).toEqual(['apart']);
  await does({ kind: 'open' });
  table.tell({ line: { kind: 'open' }, table: tableOf() });
  expect(shown(app)).toContain('KXNT');
  expect(shown(app)).toContain('table.lan');
  expect(table.opened).toEqual([{ game: 'snag', agreed: expect.objectContaining({ order: 'drawn', playedFor: { kind: 'single' } }) }]);
  expect(JSON.stringify(table.opened)).not.toMatch(/seed|players|instant/);
  expect(shown(app)).toContain('2 more players are needed to start.');
});

test('whoever has no server is told so, and finds the way on', async () => {
  const { app, does } = await opened({ open: async () => null });
  await does({ kind: 'open' });
  expect(shown(app)).toContain('There are no tables at this address.');
  await app.ask({ kind: 'leave' });
  expect(app.screen()?.kind).toBe('start');
});

test('a page at its own address says that phones do not reach it', async () => {
  const { app, table, does } = await opened({ href: 'http://127.0.0.1:4173/' });
  await does({ kind: 'open' });
  table.tell({ line: { kind: 'open' }, table: tableOf() });
  expect(shown(app)).toContain('npm start -- --lan');
});

test('somebody without a phone sits down at this screen under a mark that nobody has', async () => {
  const { table, does } = await opened();
  await does({ kind: 'open' });
  table.tell({ line: { kind: 'open' }, table: tableOf({ seats: [person('Bo', 1, { mark: 'circle' }), FREE, FREE, FREE] }) });
  await does({ kind: 'unfold', what: { part: 'sit', seat: 1 } });
  await does({ kind: 'typed', name: ' Ann ' });
  await does({ kind: 'sitHere', seat: 1 });
  expect(table.asked).toEqual([{ kind: 'sit', seat: 1, name: 'Ann', mark: 'square' }]);
});

test('turning somebody out, closing and stopping are done at the second press', async () => {
  const { app, table, does } = await opened();
  await does({ kind: 'open' });
  table.tell({ line: { kind: 'open' }, table: tableOf({ seats: [person('Ann', 0), person('Bo', 1), FREE, FREE] }) });
  await does({ kind: 'turnOut', seat: 1 });
  expect(shown(app)).toContain('Remove Bo? Press again');
  await does({ kind: 'neverMind' });
  await does({ kind: 'turnOut', seat: 1 });
  expect(table.asked).toEqual([]);
  await does({ kind: 'turnOut', seat: 1 });
  await does({ kind: 'close' });
  await does({ kind: 'close' });
  expect(table.asked).toEqual([{ kind: 'turnOut', seat: 1 }, { kind: 'close' }]);
});

test('only the host sees what a host does; whoever else waits for them by name', async () => {
  const { app, table } = await opened();
  await app.app.enter('?table=kxnt&whole=1');
  table.tell({ line: { kind: 'open' }, table: tableOf({ you: 1, seats: [person('Ann', 0), person('Bo', 1), FREE, FREE] }) });
  expect(shown(app)).toContain('Waiting for Ann to start the game.');
  expect(shown(app)).not.toContain('Close the table');
  const away = person('Ann', 0, { isHere: false, level: 'otto' });
  table.tell({ table: tableOf({ you: 1, host: 1, seats: [away, person('Bo', 1), FREE, FREE] }) });
  expect(shown(app)).toContain('away: Otto plays');
  expect(shown(app)).toContain('Start the game');
});

test('a refusal is a sentence until something else is asked, and a code that is none leads nowhere', async () => {
  const { app, table, does } = await opened();
  await does({ kind: 'open' });
  table.tell({ line: { kind: 'open' }, table: tableOf() });
  table.news({ kind: 'refused', what: 'sit', code: 'name-taken' });
  expect(shown(app)).toContain('Somebody at this table already has that name.');
  await does({ kind: 'standIn', level: 'ada' });
  expect(shown(app)).not.toContain('already has that name');
  await app.app.enter('?table=nope!');
  expect(shown(app)).toContain('There’s no table nope!');
});

test('another tab has the seat: this one says so, and can take it back', async () => {
  const { app, table, does } = await opened();
  await does({ kind: 'open' });
  table.tell({ line: { kind: 'open' }, table: tableOf() });
  table.tell({ line: { kind: 'gone', because: 'elsewhere' } });
  expect(shown(app)).toContain('You’ve opened this table in another tab');
  await does({ kind: 'again' });
  expect(table.again()).toBe(1);
});

test.each(['turned-out', 'closed'] as const)('whoever is let in no more (%s) is led home', async (because) => {
  const { app, table, does } = await opened();
  await does({ kind: 'open' });
  table.tell({ line: { kind: 'gone', because } });
  expect(shown(app)).not.toContain('Try again');
  expect(shown(app)).toContain('To the start screen');
  // At the door, too, where they open the link again.
  table.tell({ line: { kind: 'refused', why: because } });
  expect(shown(app)).not.toContain('Try again');
  expect(shown(app)).toContain('To the start screen');
});

test('a line that is cut is read aloud once, however long it’s tried', () => {
  const read = (triedFor: number): string | undefined =>
    /role="status">(.*?)</u.exec(markup(tryingBanner({ line: { kind: 'trying', since: 0 }, triedFor })))?.[1];
  expect([0, 2, 3].map(read)).toEqual(['', ...Array.from({ length: 2 }, () => 'Lost the connection to the table. Trying again…')]);
});

test('a reload comes back to the table', async () => {
  const { app, table, does } = await opened();
  await does({ kind: 'open' });
  table.tell({ line: { kind: 'open' }, table: tableOf() });
  expect(app.lastScreen.read()).toEqual({ kind: 'apart', code: 'KXNT' });
  await app.ask({ kind: 'leave' });
  expect(app.lastScreen.read()).toBeNull();
});

test('what cannot be copied is shown', async () => {
  const { app, table, does } = await opened({ copies: false });
  await does({ kind: 'open' });
  table.tell({ line: { kind: 'open' }, table: tableOf() });
  await does({ kind: 'copyLink' });
  expect(shown(app)).toContain('Copy the link below.');
});

test('what the host changes is shown at once, and goes back where the table turns it down', async () => {
  const { app, table, does } = await opened();
  await does({ kind: 'open' });
  const agreed = table.opened[0]!.agreed as Readonly<Record<string, unknown>>;
  table.tell({ line: { kind: 'open' }, table: tableOf({ agreed }) });
  await expect.poll(() => shown(app)).toContain('Pace: ');
  await does({ kind: 'chooseGame', game: 'snag' });
  expect(table.asked).toEqual([{ kind: 'agree', game: 'snag', agreed }]);
  table.tell({ table: tableOf({ agreed: { ...agreed, pace: 'slow' } }) });
  expect(shown(app)).toContain('Pace: slow');
  await does({ kind: 'chooseGame', game: 'snag' });
  expect(shown(app)).not.toContain('Pace: slow');
  table.news({ kind: 'refused', what: 'agree', code: 'not-now' });
  expect(shown(app)).toContain('Pace: slow');
});

test('whoever left a table finds the way back at the door, as long as it stands', async () => {
  const { app, table, does } = await opened();
  await does({ kind: 'open' });
  table.tell({ line: { kind: 'open' }, table: tableOf() });
  await app.ask({ kind: 'leave' });
  await does({ kind: 'open' });
  expect(shown(app)).toMatch(/Back to table KXNT.*Open a new table/su);
  expect(table.opened).toHaveLength(1);
  await does({ kind: 'back' });
  table.tell({ line: { kind: 'open' }, table: tableOf() });
  expect(shown(app)).toContain('2 more players are needed to start.');
  expect(table.opened).toHaveLength(1);
  await app.ask({ kind: 'leave' });
  await does({ kind: 'open', anew: true });
  expect(table.opened).toHaveLength(2);
  // One that is closed is offered to nobody.
  table.tell({ line: { kind: 'gone', because: 'closed' } });
  await app.ask({ kind: 'leave' });
  await does({ kind: 'open' });
  expect(table.opened).toHaveLength(3);
});

test('whoever left a table as a rack comes back to the phone’s page', async () => {
  const { table, does } = await opened({ last: { code: 'KXNT', isPhone: true } });
  await does({ kind: 'open' });
  await does({ kind: 'back' });
  expect(table.toPhone).toEqual(['KXNT']);
});

test('a table that is gone since is not offered: a new one is opened', async () => {
  const { app, table, does } = await opened({ door: async () => 'no-table' });
  await does({ kind: 'open' });
  table.tell({ line: { kind: 'open' }, table: tableOf() });
  await app.ask({ kind: 'leave' });
  await does({ kind: 'open' });
  expect(table.opened).toHaveLength(2);
});

test.each([null, 'too-many', 'full', 'version', 'no-server'] as const)(
  'a table of which nobody says that it’s gone (%s) is offered once the door can be asked', async (now) => {
    let answer: Awaited<ReturnType<ApartParts['tables']['door']>> = now;
    const { app, table, does } = await opened({ door: async () => answer, open: async () => null });
    await app.app.enter('?table=kxnt&whole=1');
    table.tell({ line: { kind: 'open' }, table: tableOf() });
    await app.ask({ kind: 'leave' });
    await does({ kind: 'open' });
    expect(shown(app)).toContain('There are no tables at this address.');
    answer = 'in';
    await does({ kind: 'again' });
    expect(shown(app)).toContain('Back to table KXNT');
  });

test('what could not be opened is opened at the next try: the same game on the same terms', async () => {
  const asked: unknown[] = [];
  const { does } = await opened({ open: async (...what) => { asked.push(what); return null; } });
  await does({ kind: 'open', game: 'snap', agreed: { packs: 2 } });
  await does({ kind: 'again' });
  expect(asked).toEqual([['snap', { packs: 2 }], ['snap', { packs: 2 }]]);
});

test('where somebody sits too far away to race with, the host can let everyone be asked, or race on', async () => {
  const { app, table, does } = await opened();
  await does({ kind: 'open' });
  const far = tableOf({ seats: [person('Ann', 1), person('Bo', 2, { ms: 420 }), FREE, FREE] });
  table.tell({ line: { kind: 'open' }, table: far });
  expect(shown(app)).toContain('Bo is 420 ms away.');
  const asks = { kind: 'agree', game: 'snag', agreed: { ...far.agreed, callSeconds: 'asked' } } as const;
  await does(asks);
  expect(table.asked.at(-1)).toEqual(asks);
  await does({ kind: 'keepRace', question: 'snag Bo' });
  expect(shown(app)).not.toContain('Bo is 420 ms away.');
  table.tell({ table: { ...far, seats: [...far.seats.slice(0, 2), person('Cleo', 3, { ms: 500 }), FREE] } });
  expect(shown(app)).toContain('Cleo is 500 ms away.');
});

test('where cards are laid with no turns everybody is told that they turn late, as long as somebody is far away', async () => {
  const { app, table, does } = await opened();
  await does({ kind: 'open' });
  const seats = [person('Ann', 1), person('Bo', 2, { ms: 180 })];
  for (const you of [1, 2]) {
    table.tell({ line: { kind: 'open' }, table: tableOf({ game: 'speed', seats, host: 1, you }) });
    expect(shown(app)).toContain('Bo is 180 ms away. A card you lay may turn over up to 0.2 s late');
  }
  table.tell({ table: tableOf({ game: 'speed', seats: [seats[0]!, person('Bo', 2, { ms: 40 })] }) });
  expect(shown(app)).not.toContain('A card you lay may turn');
  table.tell({ table: tableOf({ game: 'snag', seats }) });
  expect(shown(app)).not.toContain('A card you lay may turn');
});
