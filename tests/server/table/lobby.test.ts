/** Who may do what at a table, before a game, in it and after it. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ToTable } from '../../../src/apart/messages';
import { Device } from '../helpers/device';
import { openHouse, type House } from '../helpers/house';
import type { LiveTable } from '../../../server/tables';
import { agreedFor, GAMES } from '../helpers/plays';

let house: House;
let big: Device;
beforeEach(async () => {
  house = await openHouse({ games: GAMES });
  big = await new Device(house, 'big').open('snag', agreedFor('snag'));
});
afterEach(async () => {
  expect(house.failures).toEqual([]);
  await house.close();
});

const device = (name: string): Promise<Device> => new Device(house, name, big.code).come();

/** Two who sit, and whoever opened the table. */
async function seated(): Promise<readonly [Device, Device]> {
  const [ann, bo] = [await device('ann'), await device('bo')];
  await ann.sit('Ann', 'circle');
  await bo.sit('Bo', 'square');
  return [ann, bo];
}

describe('sitting down', () => {
  test('takes the first free seat, or the one that is asked for, and everybody is told', async () => {
    const [ann, bo] = await seated();
    await bo.sit('Cleo', 'diamond', 3);
    for (const one of [big, ann, bo]) {
      expect(one.table!.seats.map(({ name, mark, device: at, isHere }) => [name, mark, at, isHere])).toEqual([
        ['Ann', 'circle', ann.number, true], ['Bo', 'square', bo.number, true], [null, null, null, false],
        ['Cleo', 'diamond', bo.number, true],
      ]);
      expect(one.table!.you).toBe(one.number);
    }
    const { you: _, ...same } = ann.table!;
    expect(big.table).toEqual({ ...same, you: big.number });
  });

  test.each<[string, Partial<ToTable & { readonly kind: 'sit' }>, string]>([
    ['with a taken name, however it is written', { name: '  aNN ' }, 'name-taken'],
    ['with no name', { name: ' ' }, 'bad-name'], ['with a name of 21 letters', { name: 'a'.repeat(21) }, 'bad-name'],
    ['with a computer’s word', { name: 'computer: otto' }, 'bad-name'], ['as nobody', { name: '?' }, 'bad-name'],
    ['with a taken mark', { mark: 'circle' }, 'mark-taken'], ['with a mark that four don’t have', { mark: 'star' }, 'mark-taken'],
    ['at somebody’s seat', { seat: 0 }, 'seat-taken'], ['at a seat that there isn’t', { seat: 6 }, 'seat-taken'],
  ])('%s is turned down by its code', async (_, change, code) => {
    await seated();
    const cleo = await device('cleo');
    await cleo.ask({ kind: 'sit', seat: null, name: 'Cleo', mark: 'diamond', ...change });
    expect(cleo.refused).toEqual([code]);
    expect(cleo.table!.seats.filter(({ name }) => name !== null)).toHaveLength(2);
  });

  test('at a full table is turned down; a character makes room', async () => {
    const [ann, bo] = await seated();
    await ann.sit('Cleo', 'diamond');
    await big.ask({ kind: 'character', seat: 3, level: 'ada' });
    expect(bo.table!.seats[3]).toMatchObject({ name: null, level: 'ada' });
    await bo.sit('Dan', 'triangle');
    expect(bo.table!.seats[3]).toMatchObject({ name: 'Dan', level: null });
    const late = await device('late');
    await late.sit('Eve', 'circle');
    expect(late.refused).toEqual(['table-full']);
  });

  test('again at the own seat gives it another name, and getting up frees it', async () => {
    const [ann] = await seated();
    await ann.sit('Anna', 'triangle', 0);
    expect(ann.table!.seats[0]).toMatchObject({ name: 'Anna', mark: 'triangle' });
    await ann.ask({ kind: 'rise', seat: 1 });
    expect(ann.refused).toEqual(['not-yours']);
    await ann.ask({ kind: 'rise', seat: 0 });
    expect(ann.table!.seats[0]).toEqual({ name: null, mark: null, device: null, level: null, isHere: false, ms: null });
  });
});

describe('the host', () => {
  test.each<[ToTable]>([
    [{ kind: 'agree', game: 'snap', agreed: {} }], [{ kind: 'character', seat: 2, level: 'ada' }], [{ kind: 'standIn', level: 'ada' }],
    [{ kind: 'start' }], [{ kind: 'pause', on: true }], [{ kind: 'stop' }], [{ kind: 'turnOut', seat: 0 }], [{ kind: 'close' }],
  ])('alone may say %j', async (message) => {
    const [ann] = await seated();
    await ann.ask(message);
    expect(ann.refused).toEqual(['not-host']);
  });

  test('agrees on another game: as many seats as can play it, and nobody loses theirs', async () => {
    const [ann] = await seated();
    await ann.sit('Cleo', 'diamond', 3);
    await big.ask({ kind: 'agree', game: 'snap', agreed: agreedFor('snap') });
    expect(ann.table).toMatchObject({ game: 'snap', agreed: agreedFor('snap') });
    expect(ann.table!.seats).toHaveLength(6);
    await ann.sit('Dan', 'star', 5);
    await big.ask({ kind: 'agree', game: 'snag', agreed: agreedFor('snag') });
    expect(ann.table!.seats.map(({ name, mark }) => [name, mark])).toEqual([
      ['Ann', 'circle'], ['Bo', 'square'], ['Dan', 'triangle'], ['Cleo', 'diamond'],
    ]);
  });

  test.each([
    ['an unknown game', 'chess', {}], ['nothing', 'snag', {}],
    ['a pace at which nothing waits', 'snag', { ...agreedFor('snag'), pace: 'instant' }],
  ])('can’t agree on %s', async (_, game, agreed) => {
    await big.ask({ kind: 'agree', game, agreed });
    expect(big.refused).toEqual(['bad-setup']);
  });

  test('can’t start for too few, but for one and a character', async () => {
    await big.ask({ kind: 'start' });
    const ann = await device('ann');
    await ann.sit('Ann', 'circle');
    await big.ask({ kind: 'start' });
    expect(big.refused).toEqual(['too-few', 'too-few']);
    await big.ask({ kind: 'character', seat: 3, level: 'pip' });
    await big.ask({ kind: 'start' });
    // Free places stay empty.
    expect(ann.table).toMatchObject({ phase: 'playing', playing: { seats: [0, 3] } });
    const players = [{ name: 'Ann', kind: 'remote' }, { name: 'Pip', kind: 'bot', level: 'pip' }];
    expect(ann.table!.playing!.setup).toMatchObject({ players });
    await big.ask({ kind: 'start' });
    await big.ask({ kind: 'agree', game: 'snap', agreed: agreedFor('snap') });
    expect(big.refused.slice(2)).toEqual(['not-now', 'not-now']);
  });

  test('pauses for all and goes on; a phone’s own menu does neither', async () => {
    const [ann] = await seated();
    await big.ask({ kind: 'start' });
    const paused = (): unknown => [ann.table!.paused, ann.seen!.standing.paused];
    ann.screen!.pause();
    ann.screen!.stop();
    await house.rest();
    expect(paused()).toEqual([false, false]);
    expect(ann.refused).toEqual(['not-host', 'not-host']);
    await big.ask({ kind: 'pause', on: true });
    expect(paused()).toEqual([true, true]);
    ann.screen!.goOn();
    await house.rest();
    expect(paused()).toEqual([true, true]);
    await big.ask({ kind: 'pause', on: false });
    expect(paused()).toEqual([false, false]);
  });

  test('ends a game before its end: nobody gets a row for it, and the same people play again at once', async () => {
    const [ann] = await seated();
    await big.ask({ kind: 'start' });
    const { id } = ann.table!.playing!;
    await big.ask({ kind: 'stop' });
    expect(ann.table).toMatchObject({ phase: 'over', card: [] });
    expect(ann.overs).toMatchObject([{ id, saved: { ended: 'stopped' } }]);
    await big.ask({ kind: 'start' });
    expect(ann.table).toMatchObject({ phase: 'playing', playing: { seats: [0, 1] } });
    expect(ann.table!.playing!.id).not.toBe(id);
    expect(ann.seen!.standing).toMatchObject({ begun: true, ended: null });
  });

  test('turns somebody out, who can’t come back; where others sit at the same device it stays', async () => {
    const [ann, bo] = await seated();
    await ann.sit('Cleo', 'diamond');
    await big.ask({ kind: 'turnOut', seat: 2 });
    expect(ann.gone).toBeNull();
    await big.ask({ kind: 'turnOut', seat: 0 });
    expect(ann.gone).toBe('turned-out');
    expect(bo.table!.seats.map(({ name }) => name)).toEqual([null, 'Bo', null, null]);
    await expect(ann.come()).rejects.toThrow('turned-out');
    await house.restart();
    await expect(ann.come()).rejects.toThrow('turned-out');
  });

  test('closes the table: everybody is told, nothing is kept, and the code is known as closed', async () => {
    const [ann] = await seated();
    expect(house.files()).toEqual([`${big.code}.journal`]);
    await big.ask({ kind: 'close' });
    expect([big.gone, ann.gone]).toEqual(['closed', 'closed']);
    expect(await house.tables().find(big.code)).toBe('closed');
    await house.rest();
    expect(house.files()).toEqual([]);
    await house.restart();
    expect(await house.tables().find(big.code)).toBe('no-table');
  });
});

test('a tile that was placed is told at once: nobody waits for far lines', async () => {
  const [ann, bo] = await seated();
  await big.ask({ kind: 'agree', game: 'snag', agreed: { ...agreedFor('snag'), order: 'given' } });
  await big.ask({ kind: 'start' });
  const board = (): readonly number[] => (bo.seen!.view as unknown as { readonly board: readonly number[] }).board;
  await house.until(() => (ann.seen!.view as unknown as { readonly phase: string }).phase === 'playing');
  const { seats } = ann.seen!.view as unknown as { readonly seats: readonly { readonly rack: readonly number[] }[] };
  const tile = seats[0]!.rack[0]!;
  ann.act(0, { kind: 'place', tile });
  await house.pass(40);
  expect(board()).toEqual([tile]);
});

describe('a line', () => {
  test('is told nothing before it has said who it is, and what makes no sense is turned down', async () => {
    const ann = await device('ann');
    const table = await house.tables().find(big.code) as LiveTable | string;
    const told: string[] = [];
    const entered = typeof table === 'string' ? table : table.enter('x'.repeat(32));
    const at = typeof table === 'string' || typeof entered === 'string' ? null
      : table.connect(entered.device, { send: (text) => { told.push(text); }, end() {}, again() {} });
    at!.receive(JSON.stringify({ kind: 'sit', seat: 0, name: 'Eve', mark: 'circle' }));
    await ann.sit('Ann', 'circle');
    expect(told).toEqual(['{"kind":"refused","what":"sit","code":"not-now"}']);
    const spoiled = ['', '{', 'null', '[]', '{"kind":"win"}', '['.repeat(5000), '{"kind":"sit","seat":-1,"name":"A","mark":"circle"}'];
    for (const text of spoiled) ann.raw(text);
    expect(ann.refused).toEqual(spoiled.map(() => 'no-message'));
  });

  test('of another version is told so', async () => {
    const old = await new Device(house, 'old', big.code).come(0);
    expect(old.gone).toBe('version');
    expect(old.frames).toEqual([]);
  });

  test('that is newer has the seat, and the older is told', async () => {
    const ann = await device('ann');
    await ann.sit('Ann', 'circle');
    const other = await device('ann');
    expect(ann.gone).toBe('elsewhere');
    expect(other.number).toBe(ann.number);
    ann.raw(JSON.stringify({ kind: 'rise', seat: 0 }));
    ann.cut();
    await house.rest();
    expect(other.table!.seats[0]).toMatchObject({ name: 'Ann', isHere: true });
  });

  test('says how far it is, where that is news', async () => {
    const [ann, bo] = await seated();
    const count = (): number => bo.told('table').length;
    const before = count();
    ann.lag(60);
    ann.lag(66);
    ann.lag(Number.NaN);
    expect(bo.table!.seats[0]!.ms).toBe(60);
    expect(count()).toBe(before + 1);
  });

  test('gives signs for its own seats, and not too many', async () => {
    const [ann, bo] = await seated();
    await ann.ask({ kind: 'sign', seat: 1, sign: 'clap' });
    for (let i = 0; i < 5; i += 1) await ann.ask({ kind: 'sign', seat: 0, sign: 'clap' });
    expect(ann.refused).toEqual(['not-yours', 'too-many', 'too-many']);
    expect(bo.signs).toEqual(Array.from({ length: 3 }, () => ({ kind: 'sign', seat: 0, sign: 'clap' })));
    await house.pass(5000);
    await ann.ask({ kind: 'sign', seat: 0, sign: 'thanks' });
    expect(big.signs).toHaveLength(4);
  });

  test('finds no room among 32 who look on; a seat is always let in', async () => {
    const [ann] = await seated();
    for (let i = 0; i < 31; i += 1) await device(`looker ${i}`);
    await expect(device('one more')).resolves.toBeDefined();
    await expect(device('one too many')).rejects.toThrow('full');
    ann.cut();
    await expect(ann.come()).resolves.toBe(ann);
  });
});
