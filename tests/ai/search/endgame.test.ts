/** The search's endings are exact: the same values as plain minimax over the rules, without cuts, in 2,000 positions. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { expect, test } from 'vitest';
import { searchView, WORK } from '../../../src/ai/search/monteCarlo';
import { outcome } from '../../../src/ai/search/endgame';
import { SQUARES } from '../../../src/rules/board';
import { randomFrom, scramble } from '../../../src/chance/chance';
import { applyEvent, startGame } from '../../../src/rules/game';
import { PRINTED_RULES } from '../../../src/rules/options';
import type { Position } from '../../../src/rules/position';
import { NO_PAST, seatView, type Gone } from '../../../src/rules/seatView';
import { amount } from '../../long/amount';

const RULES = { ...PRINTED_RULES, calls: 'automatic' } as const;

function placed(position: Position, tile: number): Position {
  const seat = position.mover!;
  const first = applyEvent(position, ['place', seat, tile]);
  if (!first.ok) throw new Error(first.refusal.code);
  const second = applyEvent(first.position, ['draw', seat]);
  if (!second.ok) throw new Error(second.refusal.code);
  return second.position;
}

/** What best play makes of a position for `seat`: every line of play to its end. */
function minimax(position: Position, seat: number): number {
  const { mover, won, racks } = position;
  if (mover === null) return outcome(won[seat]!.length - won[1 - seat]!.length);
  const values = racks[mover]!.map((tile) => minimax(placed(position, tile), seat));
  return mover === seat ? Math.max(...values) : Math.min(...values);
}

const ENDINGS = amount(60, 2000);

test(`${ENDINGS} endings between two`, () => {
  const random = randomFrom('endings');
  for (let game = 0; game < ENDINGS; game += 1) {
    let position = startGame(RULES, 2, game % 2, scramble(SQUARES, random));
    const gone: Gone[] = [];
    // From one to seven tiles left, and now and then all eight.
    const left = game % 50 === 0 ? 8 : 1 + game % 7;
    for (let ply = 0; ply < SQUARES.length - left; ply += 1) {
      const rack = position.racks[position.mover!]!;
      const before = position.board;
      const tile = rack[uniformInt(random, 0, rack.length - 1)]!;
      position = placed(position, tile);
      const tiles = [...before, tile].filter((lying) => !position.board.includes(lying));
      if (tiles.length > 0) gone.push({ tiles, by: 0, ply: ply + 1 });
    }
    const seat = position.mover!;
    const { tile, values } = searchView(seatView(position, seat, { ...NO_PAST, gone }), WORK, random);
    const expected = new Map(position.racks[seat]!.map((each) => [each, minimax(placed(position, each), seat)]));
    expect(new Map(values.map((value) => [value.tile, value.outcome]))).toEqual(expected);
    expect(expected.get(tile)).toBe(Math.max(...expected.values()));
  }
});
