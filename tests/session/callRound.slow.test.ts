/** The untimed way of calling: everyone is asked in turn and in private, and all who say SNAG call at the same instant. */
import { describe, expect, test } from 'vitest';
import type { Thinker } from '../../src/ai/questions';
import type { HouseRules } from '../../src/rules/options';
import type { OpenedGame } from '../../src/session/savedGame';
import type { Act, ViewState } from '../../src/session/viewState';
import { replay } from '../../src/rules/record';
import { dealHolding, dealPlaying } from '../helpers/arranged';
import { blind, reopened, setupOf, sharpEyes, sit, type Sitting } from '../helpers/sessions';

interface Table extends Sitting {
  act(act: Act): Promise<void>;
  /** The mover places a tile, and draws or calls: `34`, `34-`, `34!-`. */
  move(notation: string): Promise<void>;
  /** Answers of the persons in the order in which they are asked: S for SNAG, p for pass. Says who was asked. */
  answers(letters: string): Promise<string[]>;
  asked(): string | null;
  /** The events of the record, in short. */
  events(): string;
  won(): number[];
}

function tableOf(sitting: Sitting): Table {
  const { session, clock, saves } = sitting;
  const state = (): ViewState => session.state();
  const table: Table = {
    ...sitting,
    async act(act) {
      session.act(act, clock.now());
      await clock.pass(100);
      // A run that was taken lies lit, a moment later it goes on, and the next one lies lit.
      while (state().breath) await clock.pass(130);
    },
    async move(notation) {
      const [, tile, acts = ''] = /^(\d+)?([!-]*)$/.exec(notation) ?? [];
      if (tile !== undefined) {
        session.act({ kind: 'look', up: true }, clock.now());
        await table.act({ kind: 'place', tile: Number(tile) });
      }
      for (const each of acts) await table.act({ kind: each === '!' ? 'call' : 'draw' });
    },
    async answers(letters) {
      const who: string[] = [];
      for (const letter of letters) {
        const { asking, seats } = state();
        if (!asking) throw new Error('nobody is asked');
        who.push(seats[asking.seat]?.name ?? '');
        await table.act({ kind: 'answer', seat: asking.seat, snag: letter === 'S' });
      }
      return who;
    },
    asked: () => state().seats[state().asking?.seat ?? -1]?.name ?? null,
    events: () => (saves.at(-1)!.record['events'] as [string, number, number?][]).map(([kind, seat, tile]) =>
      (kind === 'place' ? `${seat}:${tile}` : `${seat}${kind === 'snag' ? '!' : '-'}`)).join(' '),
    won: () => state().seats.map(({ won }) => won),
  };
  return table;
}

/** A table of these seats, who can place `order` one after the other. */
function sitDown(seats: string, order: readonly number[], rules: Partial<HouseRules> = {}, thinker: Thinker = blind): Table {
  return tableOf(sit(setupOf(seats, { callSeconds: 'asked', rules }), { deal: dealPlaying(order, seats.split(' ').length), thinker }));
}

/** Everybody passes until the run 31 32 33 34 is made by the last of them, and not called. */
async function annMakesIt(seats: string, rules: Partial<HouseRules> = {}): Promise<Table> {
  const count = seats.split(' ').length;
  // With two and four others make it; what counts is that 34 is the fourth tile.
  const table = sitDown(seats, [31, 32, 33, 34, 97, 58, 79, 4], rules);
  const passes = 'p'.repeat(rules.calls === 'race' ? count : count - 1);
  for (const tile of [31, 32, 33]) {
    await table.move(`${tile}-`);
    await table.answers(passes);
  }
  await table.move('34');
  return table;
}

describe('a round', () => {
  test('begins when the mover draws: everyone else in turn, from the mover\'s left; nothing happens before all have answered', async () => {
    const table = sitDown('ann ben cat dan', [31, 32, 33, 34]);
    await table.move('31');
    expect(table.asked()).toBeNull();
    await table.move('-');
    const before = table.happenings.length;
    expect(table.session.state()).toMatchObject({ asks: true, asking: { seat: 1 }, clock: null });
    expect(table.session.state().may).toMatchObject({ answer: true, call: false, draw: false });
    expect(await table.answers('pS')).toEqual(['ben', 'cat']);
    expect(table.events()).toBe('0:31');
    expect(table.happenings).toHaveLength(before);
    expect(await table.answers('p')).toEqual(['dan']);
    expect(table.events()).toBe('0:31 0- 2!');
    expect(table.asked()).toBeNull();
  });
  test('shows nothing of an answer', async () => {
    const [one, two] = [sitDown('ann ben cat', [31, 32, 33]), sitDown('ann ben cat', [31, 32, 33])];
    for (const table of [one, two]) await table.move('31-');
    await one.answers('S');
    await two.answers('p');
    expect(one.session.state()).toEqual(two.session.state());
    expect(one.updates).toEqual(two.updates);
    expect(one.saves).toEqual(two.saves);
  });
  test('is none where the mover has called', async () => {
    const table = await annMakesIt('ann ben');
    await table.move('!');
    expect(table.won()).toEqual([0, 4]);
    await table.move('-');
    expect(table.asked()).toBeNull();
    expect(table.events()).toMatch(/1:34 1! 1-$/);
  });
  test('is none where the mover called and drew in the same breath', async () => {
    const table = await annMakesIt('ann ben cat');
    table.session.act({ kind: 'call' }, table.clock.now());
    table.session.act({ kind: 'draw' }, table.clock.now());
    await table.clock.pass(200);
    expect(table.events()).toMatch(/0:34 0!$/);
    await table.clock.pass(1100);
    expect(table.events()).toMatch(/0:34 0! 0-$/);
  });
  test('comes where tile and draw were pressed in the same breath', async () => {
    const table = sitDown('ann ben', [31, 32]);
    table.session.act({ kind: 'look', up: true }, table.clock.now());
    table.session.act({ kind: 'place', tile: 31 }, table.clock.now());
    table.session.act({ kind: 'draw' }, table.clock.now());
    table.session.act({ kind: 'draw' }, table.clock.now());
    await table.clock.pass(200);
    expect(table.asked()).toBe('ben');
    expect(table.events()).toBe('0:31');
  });
  test('lasts as long as people need', async () => {
    const table = sitDown('ann ben', [31, 32]);
    await table.move('31-');
    await table.clock.pass(3_600_000);
    expect(table.asked()).toBe('ben');
    expect(table.events()).toBe('0:31');
  });
  test('hears nobody else: not another\'s key, nor an answer for one who is not asked', async () => {
    const table = sitDown('ann ben cat', [31, 32, 33]);
    await table.act({ kind: 'call', seat: 2 });
    await table.move('31');
    await table.act({ kind: 'call', seat: 1 });
    await table.move('-');
    await table.act({ kind: 'call', seat: 2 });
    await table.act({ kind: 'call' });
    await table.act({ kind: 'draw' });
    await table.act({ kind: 'count' });
    await table.act({ kind: 'answer', seat: 2, snag: true });
    expect(table.asked()).toBe('ben');
    await table.answers('pp');
    expect(table.events()).toBe('0:31 0-');
    expect(table.waitsFor).toEqual([]);
  });
  test('tells whoever may not draw so', async () => {
    const table = sitDown('ann ben', [31, 32]);
    await table.move('-');
    expect(table.refused).toMatchObject([{ code: 'place-first' }]);
  });
  test('is none where runs are taken without a call', async () => {
    const table = sitDown('ann ben', [31, 32], { calls: 'automatic' });
    await table.move('31-');
    expect(table.session.state()).toMatchObject({ asks: false, asking: null, mover: 1 });
  });
});

describe('those who say SNAG', () => {
  test.each([
    ['ann ben', 'S', '1:34 1- 0!', [4, 0]],
    ['ann ben cat', 'SS', '0:34 0- 1!', [0, 4, 0]],
    ['ann ben cat', 'pS', '0:34 0- 2!', [0, 0, 4]],
    ['ann ben cat dan', 'SSS', '3:34 3- 0!', [4, 0, 0, 0]],
    ['ann ben cat dan', 'pSS', '3:34 3- 1!', [0, 4, 0, 0]],
  ])('at a table of %s, answering %s, call at one instant: it comes to %s', async (seats, letters, events, won) => {
    const table = await annMakesIt(seats);
    await table.move('-');
    await table.answers(letters);
    expect(table.events().endsWith(events)).toBe(true);
    expect(table.won()).toEqual(won);
    // Who was beaten is not punished.
    expect(table.session.state().seats.every(({ owes }) => !owes)).toBe(true);
  });
  test('with no run to take pay as agreed, each of them', async () => {
    const table = sitDown('ann ben cat', [31, 97, 58]);
    await table.move('31-');
    await table.answers('SS');
    expect(table.events()).toBe('0:31 0- 1! 2!');
    expect(table.happenings.filter(({ type }) => type === 'falseCall')).toMatchObject([
      { seat: 1, penalty: 'lose-move' }, { seat: 2, penalty: 'lose-move' },
    ]);
    const kind = sitDown('ann ben', [31, 97], { falseCall: 'none' });
    await kind.move('31-');
    await kind.answers('S');
    expect(kind.happenings.at(-1)).toMatchObject({ type: 'falseCall', penalty: 'none' });
    expect(kind.session.state().mover).toBe(1);
  });
  test('can still take a run that all have let go, after a later move', async () => {
    const table = await annMakesIt('ann ben cat');
    await table.move('-');
    await table.answers('pp');
    await table.move('97-');
    expect(await table.answers('Sp')).toEqual(['cat', 'ann']);
    expect(table.won()).toEqual([0, 0, 4]);
  });
  test('in a race are the maker\'s equals in being asked, but the maker comes first', async () => {
    const table = await annMakesIt('ann ben cat', { calls: 'race' });
    expect(table.session.state().may.call).toBe(false);
    await table.move('-');
    expect(await table.answers('SSS')).toEqual(['ben', 'cat', 'ann']);
    expect(table.events()).toMatch(/0:34 0! 0-$/);
    expect(table.won()).toEqual([4, 0, 0]);
    const other = await annMakesIt('ann ben cat', { calls: 'race' });
    await other.move('-');
    await other.answers('SSp');
    expect(other.events()).toMatch(/0:34 1! 0-$/);
    expect(other.session.state().seats.every(({ owes }) => !owes)).toBe(true);
  });
  test('race for nothing: no times are told or kept', async () => {
    const table = await annMakesIt('ann ben cat');
    await table.move('-');
    await table.answers('SS');
    await table.clock.pass(3000);
    expect(table.happenings.some(({ type }) => type === 'raced')).toBe(false);
    expect(table.saves.at(-1)?.callTimes).toEqual([null]);
  });
});

/** A game of ann and ben in which ben has placed all tiles but one; with 34 ben makes the last run. */
function nearTheEnd(last: string, seats = 'ann ben'): OpenedGame {
  const setup = setupOf(seats, { callSeconds: 'asked' });
  const deal = dealHolding([[], []]);
  // Everybody always plays their first tile; nobody calls.
  const events: unknown[] = [];
  const racks = [deal.slice(0, 4), deal.slice(4, 8)];
  const pile = deal.slice(8);
  let rounds = 0;
  while (racks.some((rack) => rack.length > 0)) {
    const seat = rounds % 2;
    events.push(['place', seat, racks[seat]!.shift()!]);
    rounds += 1;
    if (rounds === 76 && last === 'placed') break;
    events.push(['draw', seat]);
    const drawn = pile.shift();
    if (drawn !== undefined) racks[seat]!.push(drawn);
  }
  const names = setup.players.map(({ name }) => name);
  const record = { format: 'snag-record', version: 1, rules: setup.rules, seats: names, starter: 0, deal, events };
  return reopened({ id: 'end', version: 1, savedAt: 0, ended: false, setup, picks: [], record });
}

describe('the last chance', () => {
  test('asks everyone once more, and then it is counted', async () => {
    const game = nearTheEnd('placed');
    const table = tableOf(sit(game.saved.setup, { game }));
    await table.move('-');
    expect(await table.answers('p')).toEqual(['ann']);
    expect(table.session.state()).toMatchObject({ phase: 'lastChance', clock: null, may: { count: false, call: false, answer: true } });
    await table.act({ kind: 'count' });
    expect(table.session.state().phase).toBe('lastChance');
    expect(await table.answers('SS')).toEqual(['ann', 'ben']);
    expect(table.session.state()).toMatchObject({ phase: 'over', asking: null });
    expect(table.happenings.filter(({ type }) => type === 'snagged').length).toBeGreaterThan(0);
    const { record } = replayOf(table);
    expect(record.at(-1)?.[0]).toBe('snag');
  });
  test('comes again after a reload', async () => {
    const game = nearTheEnd('drawn');
    const table = tableOf(sit(game.saved.setup, { game }));
    await table.clock.pass(100);
    expect(await table.answers('p')).toEqual(['ann']);
    const again = reopened(table.saves.at(-1));
    const other = tableOf(sit(again.saved.setup, { game: again }));
    await other.clock.pass(100);
    expect(await other.answers('pp')).toEqual(['ann', 'ben']);
    expect(other.session.state().phase).toBe('over');
  });
});

/** What was saved last, replayed. */
function replayOf({ saves }: Sitting): { record: readonly (readonly [string, ...unknown[]])[] } {
  const game = reopened(saves.at(-1));
  expect(replay(game.replayed.record).ok).toBe(true);
  return { record: game.replayed.record.events };
}

describe('computers', () => {
  test('are asked after a person\'s move: who sees the run takes it, without anything being shown', async () => {
    const table = sitDown('ann computer', [97, 31, 33, 32, 34], {}, sharpEyes);
    for (const tile of [97, 33]) {
      await table.clock.until(() => table.session.state().may.place);
      await table.move(`${tile}-`);
      await table.clock.until(() => table.session.state().asking !== null);
      await table.answers('p');
    }
    await table.clock.until(() => table.session.state().may.place);
    await table.move('34');
    await table.clock.pass(60_000);
    expect(table.won()).toEqual([0, 0]);
    await table.move('-');
    expect(table.won()).toEqual([0, 4]);
    expect(table.updates.every(({ state }) => state.asking === null || state.asking.seat === 0)).toBe(true);
  });
  test('make a run and call it themselves; what they miss, the person is asked for', async () => {
    const order = [97, 31, 58, 32, 79, 33, 4, 34];
    const own = sitDown('ann computer', order, {}, sharpEyes);
    const missing = sitDown('ann computer', order, {}, blind);
    for (const [table, won] of [[own, [0, 4]], [missing, [4, 0]]] as const) {
      for (const tile of [97, 58, 79, 4]) {
        await table.clock.until(() => table.session.state().may.place);
        await table.move(`${tile}-`);
        await table.clock.until(() => table.session.state().asking !== null || table.session.state().may.place);
        if (table.asked()) await table.answers(tile === 4 ? 'S' : 'p');
      }
      await table.clock.pass(1000);
      expect(table.won()).toEqual(won);
    }
  });
  test('answer at one instant with the persons: who sits nearer has it', async () => {
    const table = sitDown('ann ben computer', [31, 32, 33, 34], {}, sharpEyes);
    await table.move('31-');
    await table.answers('p');
    await table.move('32-');
    await table.answers('p');
    await table.clock.until(() => table.session.state().asking !== null);
    await table.answers('pp');
    await table.move('34-');
    await table.answers('S');
    expect(table.won()).toEqual([0, 4, 0]);
    expect(table.session.state().seats.every(({ owes }) => !owes)).toBe(true);
  });
  test('alone come to the count, under all rules', async () => {
    for (const calls of ['classic', 'race'] as const) {
      const sitting = sit(setupOf('computer computer:ada computer:pip', { callSeconds: 'asked', pace: 'instant', rules: { calls } }));
      expect(await sitting.clock.until(() => sitting.session.state().phase === 'over', 30_000)).toBe(true);
      expect(sitting.happenings.some(({ type }) => type === 'snagged')).toBe(true);
      replayOf(sitting);
    }
  });
});

describe('a game that goes on', () => {
  test('comes back before the round, with nothing lost', async () => {
    const table = await annMakesIt('ann ben cat');
    await table.move('-');
    await table.answers('S');
    const game = reopened(table.saves.at(-1));
    const again = tableOf(sit(game.saved.setup, { game }));
    expect(again.session.state()).toMatchObject({ asks: true, asking: null, mover: 0, lastPlaced: 34, may: { draw: true, call: true } });
    await again.move('-');
    expect(await again.answers('pS')).toEqual(['ben', 'cat']);
    expect(again.won()).toEqual([0, 0, 4]);
  });
  test('comes back after the round, where it was left right after the last answer', async () => {
    const table = await annMakesIt('ann ben cat');
    await table.move('-');
    await table.answers('p');
    table.session.act({ kind: 'answer', seat: 2, snag: true }, table.clock.now());
    table.session.stop();
    const game = reopened(table.saves.at(-1));
    const again = tableOf(sit(game.saved.setup, { game }));
    expect(table.events()).toMatch(/0:34 0- 2!$/);
    expect(again.won()).toEqual([0, 0, 4]);
  });
  test('is not continued by a round that was left', async () => {
    const table = await annMakesIt('ann ben');
    await table.move('-');
    const { length } = table.saves;
    table.session.stop();
    await table.act({ kind: 'answer', seat: 0, snag: true });
    expect(table.saves).toHaveLength(length);
  });
});
