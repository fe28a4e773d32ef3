/** The phone's page at a table: which screen stands there, who can sit where, and what becomes of what somebody asks for. */
import { describe, expect, test } from 'vitest';
import { presencesTold } from '../../src/apart/page/news';
import { isAtTable, screenOf, type PageState, type ScreenKind } from '../../src/apart/page/pageState';
import { stoppedScreen } from '../../src/apart/page/screens/join';
import { menu } from '../../src/apart/page/screens/menu';
import { keptJoined } from '../../src/apart/page/joined';
import { tallyOf } from '../../src/apart/page/tally';
import { freeSeats, keptSeats, markFor, othersWatching, presenceOf } from '../../src/apart/seating';
import type { GameShown, SeatShown, TableShown } from '../../src/apart/tableShown';
import { markup } from '../helpers/markup';
import { fakeServer, tableShown } from './fakeServer';
import { letIn, pageAt } from './pageAt';

const FREE: SeatShown = { name: null, mark: null, device: null, level: null, isHere: false, ms: null };
const ann: SeatShown = { ...FREE, name: 'Ann', mark: 'circle', device: 0, isHere: true, ms: 4 };
const bo: SeatShown = { ...FREE, name: 'Bo', mark: 'square', device: 1, isHere: true, ms: 80 };
const otto: SeatShown = { ...FREE, level: 'otto' };
const facts = { language: 'system', vibrates: null, sounds: true, whole: '' };
const game: GameShown = { id: 'g1', game: 'snap', setup: {}, seats: [0, 1] };

describe('a screen', () => {
  const at = (table: Partial<TableShown>, watches = false): ScreenKind =>
    screenOf({ client: { code: 'KXNT', line: { kind: 'open' }, table: tableShown(table) }, watches });
  test('is for the code, joining, waiting, playing, or what comes after', () => {
    expect(screenOf({ client: null, watches: false })).toBe('code');
    expect(screenOf({ client: { code: 'KXNT', line: { kind: 'opening' }, table: null }, watches: false })).toBe('opening');
    expect(at({ seats: [ann, FREE] })).toBe('join');
    expect(at({ seats: [ann, FREE] }, true)).toBe('wait');
    expect(at({ seats: [ann, bo] })).toBe('wait');
    expect(at({ seats: [ann, bo], phase: 'playing', playing: game })).toBe('play');
    // Somebody who sat down once the game was on.
    expect(at({ seats: [ann, FREE, bo], phase: 'playing', playing: game })).toBe('wait');
    expect(at({ seats: [ann, FREE], phase: 'playing', playing: game }, true)).toBe('play');
    expect(at({ seats: [ann, bo], phase: 'over', playing: game })).toBe('after');
  });
  test('stays lit at a table, also between two games: a host’s that sleeps hands the table on', () => {
    const lit = (['code', 'opening', 'stopped', 'join', 'wait', 'play', 'after'] as const).filter(isAtTable);
    expect(lit).toEqual(['wait', 'play', 'after']);
  });
  test('stays while a line is tried, and goes where it has ended', () => {
    const table = tableShown({ seats: [ann, bo], phase: 'playing', playing: game });
    expect(screenOf({ client: { code: 'KXNT', line: { kind: 'trying', since: 0 }, table }, watches: false })).toBe('play');
    expect(screenOf({ client: { code: 'KXNT', line: { kind: 'gone', because: 'elsewhere' }, table }, watches: false })).toBe('stopped');
  });
});

test.each([
  ['turned-out', 'The host has removed you from table KXNT.'], ['closed', 'The host has closed table KXNT.'],
] as const)('whoever is let in no more (%s) is led home, and to nothing that would be turned down', (because, told) => {
  const client = { code: 'KXNT', line: { kind: 'gone', because }, table: null } as const;
  const screen = markup(stoppedScreen({ client } as unknown as PageState, () => {}));
  expect(screen).toContain(told);
  expect(screen).toContain('href="./"');
  expect(screen).not.toContain('<button');
});

test('whom the host has removed, and who opens the link again, is led to other tables, and to no more tries', () => {
  const client = { code: 'KXNT', line: { kind: 'refused', why: 'turned-out' }, table: null } as const;
  const asked: unknown[] = [];
  const screen = markup(stoppedScreen({ client } as unknown as PageState, (command) => { asked.push(command); }));
  expect(screen).toContain('The host has removed you from table KXNT, so you can’t come back.');
  expect(screen).toMatch(/Use another code.*href="\.\/"/su);
  expect(screen).not.toContain('Try again');
});

describe('who is there', () => {
  test('is told by device, character, and how far away it is', () => {
    expect([FREE, ann, bo, otto, { ...bo, isHere: false }, { ...bo, isHere: false, level: 'ada' as const }].map(presenceOf)).toEqual([
      { kind: 'free' }, { kind: 'here' }, { kind: 'far', ms: 80 }, { kind: 'character', level: 'otto' }, { kind: 'away' },
      { kind: 'played', level: 'ada' },
    ]);
  });
  test('says which seats and marks can be had', () => {
    const table = tableShown({ seats: [ann, FREE, otto, { ...bo, isHere: false, level: 'ada' }] });
    expect(freeSeats(table)).toEqual([1]);
    // Whoever is only away comes back to it.
    expect(keptSeats(table)).toEqual([{ seat: 2, level: 'otto' }]);
    expect(markFor(table, 'square')).toBe('triangle');
    expect(markFor(table, 'diamond')).toBe('diamond');
    // A small table has the house's own four.
    expect(markFor(table, 'moon')).toBe('triangle');
    expect(markFor(tableShown({ seats: Array.from({ length: 6 }, () => FREE) }), 'moon')).toBe('moon');
  });
  test('counts as watching who looks on besides this device and the host’s', () => {
    const watching = (you: number, count: number): number =>
      othersWatching(tableShown({ seats: [ann, FREE], host: 7, you, watching: count }));
    // The host is in no count; whoever sits isn't, either; and whoever looks on knows that they do.
    expect([watching(7, 0), watching(7, 1), watching(ann.device!, 1), watching(9, 1), watching(9, 2)]).toEqual([0, 1, 1, 0, 1]);
  });
  test('is read aloud as somebody comes and goes, but for whoever reads', () => {
    const before = tableShown({ seats: [ann, bo], you: 1 });
    expect(presencesTold(before, { ...before, seats: [{ ...ann, isHere: false }, { ...bo, ms: 3 }] })).toBe('Ann is away');
    expect(presencesTold(before, { ...before, seats: [{ ...ann, ms: 9 }, bo] })).toBe('');
  });
  test('is added up by names on the card', () => {
    const row = (id: string, a: number | null, b: number): TableShown['card'][number] => ({
      id, game: 'snap', players: [{ name: 'Ann', score: a, won: a !== null && a > b }, { name: 'Bo', score: b, won: a === null || b > a }],
    });
    expect(tallyOf(tableShown({ card: [row('a', 10, 3), row('b', 1, 5), row('c', 2, 8)] }))).toEqual([
      { name: 'Bo', wins: 2, points: 16 }, { name: 'Ann', wins: 1, points: 13 },
    ]);
    expect(tallyOf(tableShown({ card: [row('a', 10, 3), row('b', null, 5)] })).find(({ name }) => name === 'Ann')?.points).toBeNull();
  });
});

describe('the page', () => {
  test('remembers its table for the way back, as long as it is there for this device', async () => {
    const server = fakeServer();
    const { page, last } = pageAt(server);
    expect(last.read()).toBeNull();
    await letIn(server, { seats: [ann, FREE] });
    expect(last.read()).toEqual({ code: 'KXNT', isPhone: true });
    page.ask({ kind: 'leave' });
    expect(last.read()).toEqual({ code: 'KXNT', isPhone: true });
    const again = pageAt(server);
    again.last.write({ code: 'KXNT', isPhone: true });
    await letIn(server, { seats: [ann, FREE] });
    server.last().tell({ kind: 'gone', because: 'turned-out' });
    expect(again.last.read()).toBeNull();
  });
  test('sits somebody down under a name that can be one, and keeps it', async () => {
    const server = fakeServer();
    const { page, kept } = pageAt(server);
    await letIn(server, { seats: [ann, FREE] });
    page.ask({ kind: 'typeName', text: '  ' });
    page.ask({ kind: 'sit', seat: null });
    expect(page.state().notice?.text).toContain('You can’t use that name');
    expect(server.last().said).toHaveLength(1);
    page.ask({ kind: 'typeName', text: ' Bo, ' });
    page.ask({ kind: 'sit', seat: null });
    expect(server.last().said.at(-1)).toEqual({ kind: 'sit', seat: null, name: 'Bo', mark: 'square' });
    expect(kept).toEqual([{ name: 'Bo', mark: 'square' }]);
    server.last().tell({ kind: 'refused', what: 'sit', code: 'name-taken' });
    expect(page.state().notice?.text).toContain('already has that name');
    // What the page asks for by itself is nobody's press.
    page.ask({ kind: 'sit', seat: null });
    server.last().tell({ kind: 'refused', what: 'look', code: 'not-now' });
    expect(page.state().notice).toBeNull();
  });
  test('makes a rack for each game and each seat in it, and lets it go', async () => {
    const server = fakeServer();
    const { page, racks } = pageAt(server);
    await letIn(server, { seats: [ann, bo], phase: 'playing', playing: game });
    expect(racks.map(({ ports }) => ports.places)).toEqual([[1]]);
    server.last().tell({ kind: 'table', table: tableShown({ seats: [{ ...ann, ms: 5 }, bo], phase: 'playing', playing: game }) });
    await server.clock.rest();
    expect(racks).toHaveLength(1);
    server.last().cut();
    expect(racks[0]!.left).toBe(false);
    await server.clock.until(() => server.sockets.length === 2);
    await letIn(server, { seats: [ann, bo], phase: 'playing', playing: { ...game, id: 'g2' } });
    expect(racks.map(({ left }) => left)).toEqual([true, false]);
    server.last().tell({ kind: 'gone', because: 'elsewhere' });
    expect(page.held()?.rack()).toBeNull();
    expect(racks[1]!.left).toBe(true);
  });
  test('shows whoever looks on the game at once, and lets them sit down after all', async () => {
    const server = fakeServer();
    const { page, racks } = pageAt(server);
    await letIn(server, { seats: [ann, FREE], you: 7, phase: 'playing', playing: game });
    expect(racks).toHaveLength(0);
    page.ask({ kind: 'watch' });
    await server.clock.rest();
    expect(racks.map(({ ports }) => ports.places)).toEqual([[]]);
    page.ask({ kind: 'sitHere' });
    expect(screenOf(page.state())).toBe('join');
    expect(racks[0]!.left).toBe(true);
  });
  test('shows a sign for a moment, unless they are hidden, and keeps a game that is over', async () => {
    const server = fakeServer();
    const { page, kept } = pageAt(server);
    await letIn(server, { seats: [ann, bo] });
    server.last().tell({ kind: 'sign', seat: 0, sign: 'clap' });
    expect(page.state().signs).toMatchObject([{ seat: 0, sign: 'clap' }]);
    expect(page.said().text).toBe('Ann: Bravo!');
    page.ask({ kind: 'hideSigns', on: true });
    server.last().tell({ kind: 'sign', seat: 0, sign: 'ouch' });
    expect(page.state().signs).toHaveLength(1);
    server.last().tell({ kind: 'over', game: 'snap', id: 'g1', saved: {} });
    expect(kept).toEqual(['g1']);
  });
  test('reads aloud that the game is paused, and that the line is cut', async () => {
    const server = fakeServer();
    const { page } = pageAt(server);
    const on = { seats: [ann, bo], phase: 'playing', playing: game } as const;
    await letIn(server, on);
    server.last().tell({ kind: 'table', table: tableShown({ ...on, paused: true }) });
    expect(page.said().text).toBe('The game is paused');
    server.last().cut();
    expect(page.said().text).toBe('Lost the connection to the table. Trying again…');
    await server.clock.until(() => server.sockets.length === 2);
    await letIn(server, on);
    expect(page.said().text).toBe('');
  });
  test('asks who called first, and says it in the menu until that is closed', async () => {
    const server = fakeServer();
    const { page } = pageAt(server);
    await letIn(server, { seats: [ann, bo], phase: 'playing', playing: game });
    const said = (): string => markup(menu(page.state(), page.state().client!.table, facts, () => {}));
    page.ask({ kind: 'menu', to: 'open' });
    page.ask({ kind: 'calls' });
    await server.clock.rest();
    expect(server.last().said.at(-1)).toEqual({ kind: 'calls', game: 'g1' });
    server.last().tell({ kind: 'calls', game: 'g1', calls: [
      { place: 1, at: 5040, credit: 30, lag: 30, line: 4 }, { place: 0, at: 5080, credit: 180, lag: 220, line: 180 },
    ] });
    expect(said()).toContain('Bo called 40 ms before Ann. Ann was 180 ms away. '
      + 'Ann’s call took 40 ms longer to arrive than we could allow for.');
    page.ask({ kind: 'menu', to: 'closed' });
    expect(page.state().calls).toBeNull();
  });
  test('asks for the code where the link has none, and says where it cannot be one', async () => {
    const server = fakeServer();
    const { page, did } = pageAt(server, null);
    expect([screenOf(page.state()), page.state().isTypedBadly]).toEqual(['code', false]);
    expect(pageAt(server, 'x').page.state().isTypedBadly).toBe(true);
    page.ask({ kind: 'typeCode', text: 'kx' });
    page.ask({ kind: 'goTo' });
    expect(page.state().isTypedBadly).toBe(true);
    page.ask({ kind: 'typeCode', text: 'kx-nt' });
    page.ask({ kind: 'goTo' });
    await letIn(server, { seats: [ann, FREE] });
    expect(server.asked.at(-1)?.address).toBe('rooms/KXNT');
    page.ask({ kind: 'sound', on: false });
    expect(did.pop()).toBe('sound false');
    page.ask({ kind: 'otherCode' });
    expect([screenOf(page.state()), did]).toEqual(['code', ['forget']]);
    page.ask({ kind: 'leave' });
    expect(did).toEqual(['forget', 'home']);
  });
});

test('whoever joins is known by the last table, and before that by the name of the device’s own player', () => {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => { kept.set(key, value); } };
  const joined = keptJoined(() => storage);
  expect(joined.read()).toEqual({ name: '', mark: null });
  kept.set('snag-settings', JSON.stringify({ me: 'Ann' }));
  expect(joined.read()).toEqual({ name: 'Ann', mark: null });
  joined.write({ name: 'Bo', mark: 'moon' });
  expect(joined.read()).toEqual({ name: 'Bo', mark: 'moon' });
  kept.set('snag-joined', '{"name":"?","mark":"x"}');
  expect(joined.read()).toEqual({ name: 'Ann', mark: null });
  expect(keptJoined(() => { throw new Error('denied'); }).read()).toEqual({ name: '', mark: null });
});
