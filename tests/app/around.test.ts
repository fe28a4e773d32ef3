/** Around the table nobody gets up: the draw for order says who plays when, and all stay at the edge where they picked their tile. */
import { expect, test } from 'vitest';
import type { Settings } from '../../src/setup/kept/settings';
import { turnOf } from '../../src/ui/table/edges';
import { openApp, TWO_COMPUTERS, type TestApp } from '../helpers/apps';

const NAMES = ['Ann', 'Bo', 'Cleo'];
const AROUND: Settings = {
  ...TWO_COMPUTERS, players: NAMES.map((name) => ({ name, kind: 'local' })), callSeconds: null, pace: 'normal', sitting: 'around',
};

/** Who sits at which edge of the screen. */
function places({ screen }: TestApp): Record<string, number> {
  const shown = screen();
  if (shown?.kind !== 'table') return {};
  return Object.fromEntries(shown.state.seats.map(({ name }, seat) => [name, shown.edges[seat]!]));
}

/** Lets everybody pick a tile for the order of play. @returns whose turn each pick was */
async function pick({ ask, clock, table }: TestApp): Promise<string[]> {
  const turns: string[] = [];
  for (let i = 0; i < NAMES.length; i += 1) {
    turns.push(table()!.seats[turnOf(table()!)!]!.name);
    await ask({ kind: 'act', act: { kind: 'pick', index: 5 * i }, at: clock.now() });
    await clock.pass(200);
  }
  return turns;
}

/** An app in which the draw for order does not leave everybody in the order in which they sat down. */
async function drawn(): Promise<TestApp> {
  for (let i = 0; i < 20; i += 1) {
    const app = await openApp({ settings: AROUND, word: `round${i}` });
    await app.ask({ kind: 'openSetup', for: 'several' });
    await app.ask({ kind: 'play' });
    await app.clock.rest();
    expect(places(app)).toEqual({ Ann: 0, Bo: 1, Cleo: 2 });
    expect(await pick(app)).toEqual(NAMES);
    const { picks, starter } = app.table()!.order!;
    if (picks.toSorted((a, b) => a.tile - b.tile).every(({ seat }, at) => seat === at)) continue;
    // While it is read who starts, their edge is lit.
    expect(turnOf(app.table()!)).toBe(starter);
    return app;
  }
  throw new Error('the order was never another');
}

test('after the draw all sit where they sat, in this game, after a reload and in the next one', async () => {
  const app = await drawn();
  const { picks } = app.table()!.order!;
  const order = picks.toSorted((a, b) => a.tile - b.tile).map(({ seat }) => NAMES[seat]);
  await app.ask({ kind: 'act', act: { kind: 'takeSeats' }, at: app.clock.now() });
  await app.clock.pass(200);
  expect(app.table()!.seats.map(({ name }) => name)).toEqual(order);
  expect(app.table()!.seats[turnOf(app.table()!)!]!.name).toBe(order[0]);
  expect(places(app)).toEqual({ Ann: 0, Bo: 1, Cleo: 2 });

  // Nobody is told to change seats, whatever passes by.
  expect(app.told.map(({ kind }) => kind)).not.toContain('changeSeats');
  await app.clock.rest();
  const reloaded = await openApp({ settings: AROUND, store: app.store, lastScreen: app.lastScreen, word: 'again' });
  await reloaded.clock.rest();
  expect(reloaded.table()!.seats.map(({ name }) => name)).toEqual(order);
  expect(places(reloaded)).toEqual({ Ann: 0, Bo: 1, Cleo: 2 });

  await reloaded.ask({ kind: 'newGame' });
  await reloaded.clock.rest();
  expect(reloaded.table()!.phase).toBe('order');
  expect(places(reloaded)).toEqual({ Ann: 0, Bo: 1, Cleo: 2 });
});
