/** What nobody before the screen may see: racks of others, what others draw, the order of the pile. Checked at every update. */
import { describe, expect, test } from 'vitest';
import { readRecord } from '../../src/rules/record';
import type { Position, GameEvent } from '../../src/rules/position';
import { applyEvent, startGame } from '../../src/rules/game';
import type { Update } from '../../src/session/viewState';
import { reopened, setupOf, sit, type Sitting } from '../helpers/sessions';

/** Plays the persons' moves, their first tile each time, calling nothing, until the game is over. */
async function playOut(sitting: Sitting): Promise<void> {
  const { session, clock } = sitting;
  for (let i = 0; i < 6000 && session.state().phase !== 'over'; i += 1) {
    if (session.state().may.look) session.act({ kind: 'look', up: true }, clock.now());
    const { may, viewer, seats, order } = session.state();
    const before = sitting.updates.length;
    const tile = viewer === null ? null : seats[viewer]?.rack[0];
    if (may.pick) session.act({ kind: 'pick', index: 3 + (order?.picks.length ?? 0) }, clock.now());
    else if (may.place && typeof tile === 'number') session.act({ kind: 'place', tile }, clock.now());
    else if (may.draw) session.act({ kind: 'draw' }, clock.now());
    else if (may.count) session.act({ kind: 'count' }, clock.now());
    // Until the table has answered.
    await clock.until(() => sitting.updates.slice(before).some(({ happenings }) => happenings.length > 0), 200);
  }
  expect(session.state().phase).toBe('over');
}

/** All numbers in a value, wherever they stand. */
const numbersIn = (value: unknown): number[] => (JSON.stringify(value).match(/\d+/g) ?? []).map(Number);

/** Takes an update apart: what may be numbers of tiles, and may be shown, is taken out; what is left must hold no tile of another's. */
function hiddenLeft({ state, happenings }: Update): unknown {
  const { board: _, lastPlaced: __, clock: ___, order: ____, ...rest } = state;
  return {
    state: {
      ...rest, pile: 0,
      seats: rest.seats.map((seat, s) => ({ ...seat, won: 0, name: '', rack: s === rest.viewer ? [] : seat.rack })),
    },
    drawn: happenings.map((happening) => (happening.type === 'drew' && happening.seat !== rest.viewer ? happening.tile : null)),
  };
}

const SITTINGS = [
  ['a person and a computer', 'ann computer'], ['a person and three computers', 'ann computer computer computer'],
  ['two persons', 'ann ben'], ['two persons and a computer', 'ann computer ben'], ['computers alone', 'computer computer'],
] as const;

describe.each(SITTINGS)('before %s', (_, seats) => {
  test.each(['given', 'drawn'] as const)('nothing hidden is shown, seats %s', async (order) => {
    const sitting = sit(setupOf(seats, { order, pace: 'instant', callSeconds: 3 }));
    await playOut(sitting);
    expect(sitting.updates.length).toBeGreaterThan(150);
    const alone = !sitting.updates.some(({ state }) => state.may.look);
    for (const update of sitting.updates) {
      const { state } = update;
      for (const [seat, { rack }] of state.seats.entries()) {
        if (seat !== state.viewer) expect(rack.every((tile) => tile === null)).toBe(true);
        // Alone before the screen they see their rack always, with others while they look.
        else if (alone || (state.may.look && state.may.place)) expect(rack.every((tile) => typeof tile === 'number')).toBe(true);
        else expect(rack.every((tile) => tile === null)).toBe(true);
      }
      // Seat numbers stay: 0 to 3, and no tile is as low as that.
      expect(numbersIn(hiddenLeft(update)).filter((number) => number > 3)).toEqual([]);
    }
  });
});

describe('what is shown', () => {
  test('is what there is: the viewer\'s rack, the board, the winnings, as the record has them', async () => {
    const sitting = sit(setupOf('ann computer', { pace: 'instant' }));
    await playOut(sitting);
    const read = readRecord(sitting.session.record());
    if (!read.ok) throw new Error('the record is refused');
    const { rules, starter, deal, events } = read.record;
    const positions: Position[] = [startGame(rules, 2, starter, deal)];
    for (const event of events) {
      const outcome = applyEvent(positions.at(-1) as Position, event as GameEvent);
      if (outcome.ok) positions.push(outcome.position);
    }
    const shown = new Set(sitting.updates.filter(({ state }) => state.phase !== 'order').map(({ state }) =>
      JSON.stringify([state.board, state.seats[0]?.rack, state.seats.map(({ won }) => won), state.pile])));
    const played = new Set(positions.map(({ board, racks, won, pile }) =>
      JSON.stringify([board, racks[0], won.map(({ length }) => length), pile.length])));
    expect([...shown].filter((state) => !played.has(state))).toEqual([]);
    expect(shown.size).toBeGreaterThan(100);
  });
  test('is nobody\'s rack while the order is drawn', () => {
    const { session } = sit(setupOf('ann ben', { order: 'drawn' }));
    expect(session.state().seats.map(({ rack }) => rack)).toEqual([[], []]);
    expect(session.state().may).toEqual({ pick: true, look: false, place: false, draw: false, call: false, count: false, answer: false });
  });
  test('never tells of a run that lies there or was missed, before somebody calls it', async () => {
    const sitting = sit(setupOf('ann ben', { pace: 'instant' }));
    await playOut(sitting);
    expect(JSON.stringify(sitting.updates.map(({ state }) => state))).not.toMatch(/missed|run|maker/);
    expect(new Set(sitting.happenings.map(({ type }) => type))).toEqual(new Set(['placed', 'drew', 'turn', 'over', 'counted']));
  });
});

describe('a rack where several persons sit', () => {
  const two = (seats = 'ann ben', more = {}): Sitting => sit(setupOf(seats, { callSeconds: 8, ...more }));
  const racks = ({ session }: Sitting): (number | null)[][] => session.state().seats.map(({ rack }) => [...rack]);
  const look = ({ session, clock }: Sitting, up = true): void => session.act({ kind: 'look', up }, clock.now());
  const hidden = [null, null, null, null];

  test('lies face down until its owner looks, and again when the owner stops looking', () => {
    const sitting = two();
    expect(racks(sitting)).toEqual([hidden, hidden]);
    expect(sitting.session.state().may).toMatchObject({ look: true, place: false });
    look(sitting);
    expect(racks(sitting)[0]?.every((tile) => typeof tile === 'number')).toBe(true);
    expect(racks(sitting)[1]).toEqual(hidden);
    expect(sitting.session.state().may).toMatchObject({ look: true, place: true });
    look(sitting, false);
    expect(racks(sitting)).toEqual([hidden, hidden]);
  });
  test('cannot be played unseen', async () => {
    const sitting = two();
    look(sitting);
    const tile = racks(sitting)[0]?.[0] ?? 0;
    look(sitting, false);
    sitting.session.act({ kind: 'place', tile }, sitting.clock.now());
    await sitting.clock.pass(100);
    expect(sitting.session.state().board).toEqual([]);
  });
  test('is hidden before the tile leaves it, and what is drawn stays hidden until the owner looks again', async () => {
    const sitting = two();
    look(sitting);
    const [tile = 0] = racks(sitting)[0] as number[];
    const before = sitting.updates.length;
    sitting.session.act({ kind: 'place', tile }, sitting.clock.now());
    await sitting.clock.pass(100);
    const after = sitting.updates.slice(before);
    expect(after[0]).toMatchObject({ happenings: [], state: { board: [] } });
    expect(after[1]?.happenings.map(({ type }) => type)).toEqual(['placed']);
    for (const { state } of after) expect(state.seats.flatMap(({ rack }) => rack).every((one) => one === null)).toBe(true);
    // To look is not to be had again before the next move.
    look(sitting);
    expect(racks(sitting)[0]).toEqual([null, null, null]);
    sitting.session.act({ kind: 'draw' }, sitting.clock.now());
    await sitting.clock.pass(100);
    expect(sitting.session.state()).toMatchObject({ viewer: 1, mover: 1, may: { look: true, place: false } });
    expect(racks(sitting)).toEqual([hidden, hidden]);
    expect(sitting.happenings.find(({ type }) => type === 'drew')).toMatchObject({ tile: null });
    look(sitting);
    expect(racks(sitting)[0]).toEqual(hidden);
    expect(racks(sitting)[1]?.every((one) => typeof one === 'number')).toBe(true);
  });
  test('is covered when anything happens at the table while its owner looks', async () => {
    const sitting = two('ann ben cat', { callSeconds: null });
    look(sitting);
    const [tile = 0] = racks(sitting)[0] as number[];
    sitting.session.act({ kind: 'place', tile }, sitting.clock.now());
    await sitting.clock.pass(100);
    sitting.session.act({ kind: 'draw' }, sitting.clock.now());
    await sitting.clock.pass(100);
    look(sitting);
    expect(sitting.session.state().may.place).toBe(true);
    sitting.session.act({ kind: 'call', seat: 2 }, sitting.clock.now());
    await sitting.clock.pass(100);
    expect(sitting.happenings.at(-1)).toMatchObject({ type: 'falseCall', seat: 2 });
    expect(racks(sitting).flat().every((one) => one === null)).toBe(true);
  });
  test('is open all the time for one who plays against computers alone', () => {
    const sitting = two('ann computer');
    expect(sitting.session.state().may).toMatchObject({ look: false, place: true });
    look(sitting, false);
    expect(racks(sitting)[0]?.every((tile) => typeof tile === 'number')).toBe(true);
  });
});

describe('what is gone', () => {
  test('is told to nobody, unless it was agreed', async () => {
    const sitting = sit(setupOf('ann computer', { pace: 'instant' }));
    await playOut(sitting);
    expect(sitting.happenings.some(({ type }) => type === 'snagged')).toBe(true);
    expect(sitting.updates.every(({ state }) => state.gone === null)).toBe(true);
  });
  test('is what was taken so far, with the memory aid', async () => {
    const sitting = sit(setupOf('ann computer', { pace: 'instant', memoryAid: true }));
    await playOut(sitting);
    const taken: number[] = [];
    for (const { state, happenings } of sitting.updates) {
      for (const happening of happenings) if (happening.type === 'snagged') taken.push(...happening.tiles);
      expect(state.gone).toEqual(taken.toSorted((a, b) => a - b));
      expect(state.board.filter((tile) => taken.includes(tile))).toEqual([]);
    }
    expect(taken.length).toBeGreaterThan(3);
    // A game that goes on knows it again.
    const game = reopened(sitting.saves.at(-2));
    expect(sit(game.saved.setup, { game }).session.state().gone).toEqual(taken.toSorted((a, b) => a - b));
  });
});

describe('a game without calls', () => {
  test('has no clock, no call and no last chance', async () => {
    const sitting = sit(setupOf('ann computer', { pace: 'instant', callSeconds: 3, rules: { calls: 'automatic' } }));
    await playOut(sitting);
    expect(sitting.updates.every(({ state }) => state.clock === null && !state.may.call && state.phase !== 'lastChance')).toBe(true);
    expect(sitting.happenings.some(({ type }) => type === 'snagged')).toBe(true);
    expect(sitting.happenings.filter(({ type }) => type === 'timeUp' || type === 'falseCall')).toEqual([]);
  });
});

describe('a call that is held', () => {
  async function callHeld(seats: string, caller: number): Promise<Sitting> {
    const sitting = sit(setupOf(seats, { callSeconds: 8 }));
    const mover = sitting.session.state().mover ?? 0;
    if (sitting.session.state().seats[mover]?.kind === 'local') {
      sitting.session.act({ kind: 'look', up: true }, sitting.clock.now());
      sitting.session.act({ kind: 'place', tile: sitting.session.state().seats[mover]?.rack[0] ?? 0 }, sitting.clock.now());
    }
    await sitting.clock.until(() => sitting.session.state().board.length === 1);
    sitting.session.act({ kind: 'call', seat: caller }, sitting.clock.now());
    await sitting.clock.pass(100);
    return sitting;
  }
  test('is told to its caller, if nobody else sits before the screen', async () => {
    expect((await callHeld('computer ann', 1)).waitsFor).toEqual([0]);
  });
  test('is told to nobody, if the maker may look at the screen too', async () => {
    const { waitsFor, happenings, refused } = await callHeld('ann ben', 1);
    expect([waitsFor, refused]).toEqual([[], []]);
    expect(happenings.map(({ type }) => type)).toEqual(['placed']);
  });
});

describe('somebody at this screen', () => {
  test('cannot move a computer\'s tiles or call for it', async () => {
    const sitting = sit(setupOf('computer ann'), {});
    const rack = sitting.questions[0]?.view.rack ?? [];
    sitting.session.act({ kind: 'place', tile: rack[0] ?? 4 }, sitting.clock.now());
    sitting.session.act({ kind: 'call', seat: 0 }, sitting.clock.now());
    await sitting.clock.pass(100);
    expect(sitting.session.state().board).toEqual([]);
    expect(sitting.happenings).toEqual([]);
  });
  test('is told why it was turned down', async () => {
    const sitting = sit(setupOf('ann ben'));
    sitting.session.act({ kind: 'draw' }, sitting.clock.now());
    sitting.session.act({ kind: 'call' }, sitting.clock.now());
    await sitting.clock.pass(100);
    expect(sitting.refused).toMatchObject([{ code: 'place-first', seat: 0 }, { code: 'nothing-placed', seat: 0 }]);
  });
  test('cannot press in the future', async () => {
    const sitting = sit(setupOf('ann ben', { callSeconds: 3 }));
    sitting.session.act({ kind: 'look', up: true }, Infinity);
    sitting.session.act({ kind: 'place', tile: sitting.session.state().seats[0]?.rack[0] ?? 0 }, Infinity);
    await sitting.clock.pass(100);
    expect(sitting.session.state().board).toHaveLength(1);
  });
});
