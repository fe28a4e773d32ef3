/** When cards are turned at a table of Snap: by whose turn it is, by the drum, and never before the last one was seen long enough. */
import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { scramble, randomFrom } from '../../../../src/chance/chance';
import { midGame, type MidGame } from '../../../helpers/snap/midGame';
import { AtTable } from '../../../helpers/snap/atTable';
import { randomGame } from '../../../helpers/snap/randomGame';
import { replayRecord } from '../../../../src/contract/record';
import { runs } from '../../../long/amount';
import { viewOf, SNAP_RECORD } from '../../../helpers/snap/snap';

const PLAIN: MidGame = { table: 'B', stocks: ['5c 2c 4h', '3c 3d 2h', '8h 8d 5s'], piles: ['', 'Kd', '9h'], flipper: 2, turn: 0 };

describe('a card is turned', () => {
  test('by whose turn it is alone, and once the last was seen for 800 ms: who wants to sooner waits', () => {
    const table = new AtTable(midGame(PLAIN)).turn(1).turn(0).at(20).painted().at(300).turn(1);
    expect(table.kinds).toEqual(['flip 0']);
    expect(table.at(815).kinds).toEqual(['flip 0']);
    expect(table.at(820).kinds).toEqual(['flip 0', 'flip 1']);
    expect(table.turn(1).at(3000).kinds).toEqual(['flip 0', 'flip 1']);
  });

  test('by the drum, beat for beat, and by nobody else', () => {
    const table = new AtTable(midGame(PLAIN), { beat: 1500 }).turn(0);
    expect(table.kinds).toEqual([]);
    expect(table.at(1500).painted().at(2999).kinds).toEqual(['flip 0']);
    expect(table.at(3000).painted().at(4500).kinds).toEqual(['flip 0', 'flip 1', 'flip 2']);
  });

  test('not while a call waits, and only a moment after one', () => {
    const match: MidGame = { ...PLAIN, piles: ['', '5d', '9h'] };
    const table = new AtTable(midGame(match)).turn(0).at(20).painted().at(790).call(2).turn(1).at(830);
    expect(table.at(1900).kinds).toEqual(['flip 0', 'snap 2']);
    expect(table.at(2000).kinds).toEqual(['flip 0', 'snap 2', 'flip 1']);
    const wrong = new AtTable(midGame(PLAIN)).turn(0).at(20).painted().at(790).call(2).turn(1).at(1900);
    expect(wrong.kinds).toEqual(['flip 0', 'snap 2']);
    expect(wrong.at(2000).kinds).toEqual(['flip 0', 'snap 2', 'flip 1']);
  });
});

test('who can turn no card is out once others have had their time to call, and may call until then', () => {
  const bare: MidGame = { table: 'A', stocks: ['5c 2c 3d', '', '8h 8d 2d'], piles: ['Kd'], flipper: 2, turn: 0, lastLies: [1] };
  const table = new AtTable(midGame(bare)).turn(0).at(20).painted().at(2500);
  expect(table.kinds).toEqual(['flip 0']);
  expect(table.at(2520).kinds).toEqual(['flip 0', 'out 1']);
  const match: MidGame = { ...bare, piles: ['5d'] };
  expect(new AtTable(midGame(match)).turn(0).at(20).painted().at(2400).call(1).at(2520).kinds).toEqual(['flip 0', 'snap 1']);
});

describe('where everybody is asked', () => {
  const match: MidGame = { ...PLAIN, piles: ['', '5d', '9h'], ties: 'seat' };

  test('all answer before the next card; of those who call the first in seat order takes, and all are asked again', () => {
    const table = new AtTable(midGame(match), { asked: true }).turn(0).answers(2, 'any').answers(0, 'any').answers(0, 'pass');
    expect(table.turn(1).at(5000).kinds).toEqual(['flip 0']);
    expect(table.answers(1, 'pass').kinds).toEqual(['flip 0', 'snap 0 2']);
    expect(table.happenings).toContainEqual(expect.objectContaining({ type: 'took', seat: 2 }));
    for (const seat of [0, 1, 2]) table.answers(seat, 'pass');
    expect(table.at(7000).kinds).toEqual(['flip 0', 'snap 0 2', 'flip 1']);
  });

  test('a press is no answer, and nothing is timed', () => {
    const table = new AtTable(midGame(match), { asked: true }).turn(0).call(1).at(100_000);
    expect(table.kinds).toEqual(['flip 0']);
  });
});

test('no view tells what lies face down: with other cards there it is the same', () => {
  fc.assert(fc.property(fc.string(), fc.nat(), (seed, step) => {
    const { record } = randomGame(seed);
    const outcome = replayRecord(SNAP_RECORD, record, record.events);
    if (!outcome.ok) throw new Error('a random game does not replay');
    const game = outcome.states[step % outcome.states.length]!;
    const hidden = scramble(game.stocks.flat(), randomFrom(`${seed} hidden`));
    const other = { ...game, stocks: game.stocks.map((stock) => hidden.splice(0, stock.length)) };
    const seen = (one: typeof game): string => JSON.stringify(viewOf(one));
    expect(seen(other)).toBe(seen(game));
  }), runs(20, 1000));
});
