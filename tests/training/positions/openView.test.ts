/** A packed view is the view: nothing that the seat sees is lost, and nothing that it cannot see is there to be found. */
import { describe, expect, test } from 'vitest';
import { isTile } from '../../../src/rules/board';
import { PRINTED_RULES } from '../../../src/rules/options';
import { NO_PAST, pastWith, seatView, type SeatView } from '../../../src/rules/seatView';
import { dealtOf, stepsOf } from '../../../src/rules/steps';
import { packView, unpackView, type OpenGame } from '../../../src/training/positions/openView';
import { shippedGames } from '../../../src/training/positions/shippedGames';

const rising = (view: SeatView): SeatView => ({ ...view, rack: view.rack.toSorted((a, b) => a - b) });
const games = await shippedGames();

describe('a packed view', () => {
  test('comes back as the seat saw it, at moves of games with missed runs, claims and false calls', () => {
    let moves = 0;
    for (const record of games.slice(0, 12)) {
      let before = dealtOf(record);
      let past = NO_PAST;
      for (const [number, { event: [kind, seat, tile], position, happenings }] of [...stepsOf(record)].entries()) {
        // The tile that is placed is as good as a die.
        if (kind === 'place' && tile! % 16 === 0) {
          expect(unpackView(packView(record, number, seat))).toEqual(rising(seatView(before, seat, past)));
          moves += 1;
        }
        before = position;
        past = happenings.reduce(pastWith, past);
      }
      expect(record.rules).toEqual(PRINTED_RULES);
    }
    expect(moves).toBeGreaterThan(40);
  });

  const record = games[1]!;
  const number = record.events.findIndex(([kind], i) => kind === 'place' && i > 80);
  const packed = packView(record, number, record.events[number]![1]);

  test('holds the open moves and the own rack, and no other tile', () => {
    const tiles = JSON.stringify(packed).match(/\d+/g)!.map(Number).filter((tile) => isTile(tile) && tile > 4);
    const placed = record.events.slice(0, number).flatMap(([, , tile]) => (tile === undefined ? [] : [tile]));
    expect(new Set(tiles.filter((tile) => !placed.includes(tile)))).toEqual(new Set(packed.rack.filter((tile) => tile > 4)));
  });

  const first = packed.moves.split(' ')[0]!;
  const faults: readonly (readonly [string, Partial<OpenGame>, RegExp])[] = [
    ['a tile of the rack that was placed', { rack: [Number(first.slice(1)), ...packed.rack.slice(1)] }, /replay|rack/],
    ['too few tiles on the rack', { rack: packed.rack.slice(1) }, /rack/],
    ['another seat', { seat: (packed.seat + 1) % packed.seats }, /rack|move/],
    ['moves out of turn', { moves: `b${first.slice(1)} ${packed.moves}` }, /replay/],
    ['a square of no tile', { moves: `a12 ${packed.moves}` }, /no move/],
  ];
  test.each(faults)('is refused with %s', (_, change, sentence) => {
    expect(() => unpackView({ ...packed, ...change })).toThrow(sentence);
  });
});
