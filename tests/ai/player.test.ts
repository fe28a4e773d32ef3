/** The computer player: it answers the same to the same question, knows nothing hidden, takes what it sees, and calls nothing dead. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weigh } from '../../src/ai/careful';
import { LEVELS, type Level } from '../../src/ai/levels';
import { choose, localPlayer, look } from '../../src/ai/player';
import type { Question } from '../../src/ai/questions';
import { SQUARES, allRuns, runsThrough, tilesOf, type Tile } from '../../src/rules/board';
import { entitledRuns } from '../../src/rules/calls';
import { randomFrom, scramble } from '../../src/rules/deal';
import type { Happening, Position } from '../../src/rules/position';
import { seatView, type Gone, type SeatView } from '../../src/rules/seatView';
import { arranged, play } from '../helpers/arranged';
import { randomGame } from '../helpers/randomGame';

const asked = (view: SeatView, seed = 'a player'): Question => ({ view, level: 'steady', seed });

/** A moment of a game, with what everybody remembers of it. */
interface Moment { readonly position: Position; readonly gone: readonly Gone[]; readonly lastPlaced: Tile | null }

/** The moments of the game called `seed`, one for each event. */
function momentsOf(seed: string): Moment[] {
  const moments: Moment[] = [];
  const gone: Gone[] = [];
  let lastPlaced: Tile | null = null;
  let ply = 0;
  randomGame(seed, (_, __, position, happenings: readonly Happening[]) => {
    for (const happening of happenings) {
      if (happening.type === 'placed') [lastPlaced, ply] = [happening.tile, ply + 1];
      if (happening.type === 'snagged') gone.push({ tiles: happening.tiles, by: happening.seat, ply });
    }
    moments.push({ position, gone: [...gone], lastPlaced });
  });
  return moments;
}

/** The same moment, with all tiles that `seat` cannot see exchanged at random: other racks and the pile. */
function exchanged({ position, ...rest }: Moment, seat: number, seed: string): Moment {
  const hidden = scramble([...position.racks.flatMap((rack, s) => (s === seat ? [] : rack)), ...position.pile], randomFrom(seed));
  const racks = position.racks.map((rack, s) => (s === seat ? rack : hidden.splice(0, rack.length)));
  return { ...rest, position: { ...position, racks, pile: hidden } };
}
const viewOf = ({ position, gone, lastPlaced }: Moment, seat: number): SeatView => seatView(position, seat, gone, lastPlaced);

describe('a seat\'s view', () => {
  test('is the same whatever the hidden tiles are, at every event of a game, and so is every decision', () => {
    fc.assert(fc.property(fc.nat(500), fc.nat(), fc.nat(3), (game, at, who) => {
      const moments = momentsOf(`hidden ${game}`);
      const moment = moments[at % moments.length] as Moment;
      const seat = who % moment.position.racks.length;
      const other = exchanged(moment, seat, `${game}:${at}`);
      expect(viewOf(other, seat)).toEqual(viewOf(moment, seat));
      expect(look(asked(viewOf(other, seat)))).toEqual(look(asked(viewOf(moment, seat))));
      if (moment.position.racks[seat]?.length) {
        expect(choose(asked(viewOf(other, seat)))).toEqual(choose(asked(viewOf(moment, seat))));
      }
    }), { numRuns: 60 });
  });
  test('holds no tile of another\'s rack or of the pile', () => {
    for (const moment of momentsOf('own tiles alone')) {
      for (const seat of moment.position.racks.keys()) {
        const { rules: _, pile: __, racks: ___, won: ____, ply: _____, gone, ...view } = viewOf(moment, seat);
        const hidden = new Set([...moment.position.racks.filter((____1, s) => s !== seat).flat(), ...moment.position.pile]);
        const shown = (JSON.stringify([view, gone.map(({ tiles }) => tiles)]).match(/\d+/g) ?? []).map(Number);
        expect(shown.filter((number) => hidden.has(number))).toEqual([]);
      }
    }
  });
  test('counts the runs that this seat could not win as dead, and those alone', () => {
    for (const moment of ['dead one', 'dead two', 'dead three'].flatMap(momentsOf)) {
      const { position } = moment;
      // Once the mover has drawn, what he placed is missed: a seat can win it if it is not the mover himself.
      for (const seat of position.racks.keys()) {
        const winnable = new Set(entitledRuns(position, seat).map(({ squares }) => squares.join()));
        for (const { squares } of allRuns(new Set(position.board))) {
          const live = position.placed !== null && squares.includes(position.placed);
          const dead = viewOf(moment, seat).dead.some((line) => line.join() === squares.join());
          expect([squares, dead]).toEqual([squares, !live && !winnable.has(squares.join())]);
        }
      }
    }
  });
});

describe('the player', () => {
  test('gives the same answer to the same question, and keeps nothing between two', () => {
    const moments = momentsOf('asked twice').filter(({ position }) => position.racks.every((rack) => rack.length > 0));
    const questions = moments.map((moment) => asked(viewOf(moment, 0)));
    const first = questions.map((question) => [localPlayer.choose(question), localPlayer.look(question)]);
    const again = questions.toReversed().map((question) => [localPlayer.choose(question), localPlayer.look(question)]);
    expect(again.toReversed()).toEqual(first);
    expect(structuredClone(first)).toEqual(first);
  });
  test('places a tile of its rack, after a time that its level allows', () => {
    const [least, most] = LEVELS.steady.pondering;
    for (const moment of momentsOf('places')) {
      for (const [seat, rack] of moment.position.racks.entries()) {
        if (rack.length === 0) continue;
        const { tile, after, takes } = choose(asked(viewOf(moment, seat)));
        expect(rack).toContain(tile);
        expect(after).toBeGreaterThanOrEqual(least);
        expect(after).toBeLessThan(most);
        const would = tilesOf(runsThrough(new Set(moment.position.board), tile));
        expect(takes.every((taken) => would.includes(taken))).toBe(true);
      }
    }
  });
  test('refuses a rack without tiles', () => {
    expect(() => choose(asked({ ...viewOf({ position: arranged([[4], [5]]), gone: [], lastPlaced: null }, 0), rack: [] }))).toThrow(RangeError);
  });
  test('calls no dead run, nor one that is not there', () => {
    let seen = 0;
    for (const moment of ['looks one', 'looks two', 'looks three', 'looks four'].flatMap(momentsOf)) {
      const runs = allRuns(new Set(moment.position.board)).map(({ squares }) => squares);
      for (const seat of moment.position.racks.keys()) {
        const view = viewOf(moment, seat);
        const dead = new Set(view.dead.map((squares) => squares.join()));
        const { sees } = look(asked(view));
        const whole = runs.filter((squares) => !dead.has(squares.join()) && squares.every((square) => sees.includes(square)));
        expect(tilesOf(whole.map((squares) => ({ squares })))).toEqual(sees);
        seen += sees.length;
      }
    }
    expect(seen).toBeGreaterThan(100);
  });
  test('hardly ever overlooks what it meant to take, diagonals no more than others', () => {
    const { slip, miss } = LEVELS.steady.attention;
    expect(slip).toBeLessThan(miss);
    for (const [notation, meant] of [['0:31- 1:32- 0:33- 1:34', [31, 32, 33, 34]], ['0:22- 1:33- 0:44- 1:55', [22, 33, 44, 55]]] as const) {
      const placed = play(arranged([[meant[0], meant[2]], [meant[1], meant[3]]]), notation).position;
      const view = seatView(placed, 1, [], meant[3]);
      const looks = Array.from({ length: 2000 }, (_, i) => look({ ...asked(view, `meant ${i}`), meant }).sees.length);
      expect(new Set(looks)).toEqual(new Set([0, 4]));
      expect(looks.filter((count) => count === 0).length / 2000).toBeGreaterThan(slip - 0.03);
      expect(looks.filter((count) => count === 0).length / 2000).toBeLessThan(slip + 0.03);
    }
  });
  test('overlooks some runs now and then, diagonals more often', () => {
    const across = seatView(play(arranged([[31, 33], [32, 34]]), '0:31- 1:32- 0:33- 1:34').position, 1, [], 34);
    const falling = seatView(play(arranged([[22, 44], [33, 55]]), '0:22- 1:33- 0:44- 1:55').position, 1, [], 55);
    const missed = (view: SeatView): number =>
      Array.from({ length: 2000 }, (_, i) => look(asked(view, `overlooked ${i}`))).filter(({ sees }) => sees.length === 0).length / 2000;
    const { miss, diagonal } = LEVELS.steady.attention;
    expect(missed(across)).toBeGreaterThan(miss - 0.04);
    expect(missed(across)).toBeLessThan(miss + 0.04);
    expect(missed(falling)).toBeGreaterThan(miss * diagonal - 0.04);
    expect(missed(falling)).toBeLessThan(miss * diagonal + 0.04);
  });
});

/** A level that sees all and forgets nothing. */
const perfect: Level = {
  ...LEVELS.steady, attention: { ...LEVELS.steady.attention, miss: 0 }, memory: { threshold: -100, noise: 0.35 },
};
const blank = (rack: readonly Tile[], board: readonly Tile[], gone: readonly Gone[] = []): SeatView => ({
  ...viewOf({ position: arranged([[4], [5]]), gone: [], lastPlaced: null }, 0), rack, board, gone, ply: 30,
});

describe('the choice of a player that sees all', () => {
  test('takes the largest run', () => {
    fc.assert(fc.property(fc.shuffledSubarray([...SQUARES], { minLength: 20, maxLength: 50 }), (tiles) => {
      const [rack, board] = [tiles.slice(0, 4), tiles.slice(4)];
      const [best] = weigh(blank(rack, board), perfect, randomFrom('x'));
      const gains = rack.map((tile) => tilesOf(runsThrough(new Set(board), tile)).length);
      expect(best?.takes.length).toBe(Math.max(...gains));
    }));
  });
  test('else leaves no run for the next, when it can', () => {
    // 31 32 lie there: 33 would leave a run to 34 or to 97's owner; far away 97 is safe.
    const [best] = weigh(blank([33, 97], [31, 32]), perfect, randomFrom('x'));
    expect(best?.tile).toBe(97);
  });
  test('does not fear a tile that it knows to be gone', () => {
    // Both ends of 31 32 33 are gone (30 is none, 34 was taken), those of 72 73 74 are not.
    const gone = [{ tiles: [34, 35, 36, 37], by: 0, ply: 10 }];
    const [best] = weigh(blank([33, 74], [31, 32, 72, 73], gone), perfect, randomFrom('x'));
    expect(best?.tile).toBe(33);
  });
});
