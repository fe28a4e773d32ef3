/** The computer player: it answers the same to the same question, knows nothing hidden, takes what it sees, and calls nothing dead. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weigh } from '../../src/ai/careful';
import { searchMind, WORK } from '../../src/ai/search/monteCarlo';
import { grab } from '../../src/ai/greedy';
import { LEVEL_NAMES, type LevelName } from '../../src/ai/levelNames';
import { LEVELS, type Level } from '../../src/ai/levels';
import { lineOf } from '../../src/ai/search/lines';
import { clearMind, mindOf } from '../../src/ai/mind/mind';
import { choose, localPlayer, look, lookAs } from '../../src/ai/player';
import type { Question } from '../../src/ai/questions';
import { SQUARES, allRuns, runsThrough, tilesOf, type Tile } from '../../src/rules/board';
import { entitledRuns } from '../../src/rules/calls';
import { randomFrom } from '../../src/chance/chance';
import { NO_PAST, seatView, type Gone, type SeatView } from '../../src/rules/seatView';
import { arranged, play } from '../helpers/arranged';
import { momentsOf, pastOf, viewOf } from '../helpers/moments';

const asked = (view: SeatView, seed = 'a player', level: LevelName = 'otto'): Question => ({ view, level, seed });

describe('a seat\'s view', () => {
  test('holds no tile of another\'s rack or of the pile', () => {
    for (const moment of momentsOf('own tiles alone')) {
      for (const seat of moment.position.racks.keys()) {
        const { rules: _, pile: __, racks: ___, won: ____, ply: _____, gone, placements, falseCalls: ______, ...view } = viewOf(moment,
          seat);
        const hidden = new Set([...moment.position.racks.filter((____1, s) => s !== seat).flat(), ...moment.position.pile]);
        const shown = (JSON.stringify([view, gone.map(({ tiles }) => tiles), placements.map(({ tile }) => tile)]).match(/\d+/g) ?? [])
          .map(Number);
        expect(shown.filter((number) => hidden.has(number))).toEqual([]);
      }
    }
  });
  test('counts the runs that this seat could not win as dead, and those alone', () => {
    for (const moment of ['dead one', 'dead two', 'dead three'].flatMap(momentsOf)) {
      const { position } = moment;
      // Once the mover has drawn, what they placed is missed: a seat can win it if it is not the mover.
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
  test.each(LEVEL_NAMES)('%s places a tile of its rack, after a time that it allows itself', (level) => {
    const [least, most] = LEVELS[level].pondering;
    for (const moment of momentsOf('places').filter((_, i) => i % 7 === 0)) {
      for (const [seat, rack] of moment.position.racks.entries()) {
        if (rack.length === 0) continue;
        const { tile, after, takes } = choose(asked(viewOf(moment, seat), 'places', level));
        expect(rack).toContain(tile);
        expect(after).toBeGreaterThanOrEqual(least);
        expect(after).toBeLessThan(most);
        const would = tilesOf(runsThrough(new Set(moment.position.board), tile));
        expect(takes.every((taken) => would.includes(taken))).toBe(true);
      }
    }
  });
  test('refuses a rack without tiles', () => {
    expect(() => choose(asked({ ...seatView(arranged([[4], [5]]), 0, NO_PAST), rack: [] }))).toThrow(RangeError);
  });
  test.each([
    'otto', 'viola', 'henrik', 'ada',
  ] as const)('%s, who does not gamble, calls no dead run, nor one that is not there', (level) => {
    let seen = 0;
    for (const moment of ['looks one', 'looks two', 'looks three', 'looks four'].flatMap(momentsOf)) {
      const runs = allRuns(new Set(moment.position.board)).map(({ squares }) => squares);
      for (const seat of moment.position.racks.keys()) {
        const view = viewOf(moment, seat);
        const dead = new Set(view.dead.map((squares) => squares.join()));
        const { sees } = look(asked(view, 'looks', level));
        const whole = runs.filter((squares) => !dead.has(squares.join()) && squares.every((square) => sees.includes(square)));
        expect(tilesOf(whole.map((squares) => ({ squares })))).toEqual(sees);
        seen += sees.length;
      }
    }
    expect(seen).toBeGreaterThan(100);
  });
  test('hardly ever overlooks what it meant to take, diagonals no more than others', () => {
    const { slip, miss } = LEVELS.otto.attention;
    expect(slip).toBeLessThan(miss);
    for (const [notation, meant] of [['0:31- 1:32- 0:33- 1:34', [31, 32, 33, 34]], ['0:22- 1:33- 0:44- 1:55', [22, 33, 44, 55]]] as const) {
      const placed = play(arranged([[meant[0], meant[2]], [meant[1], meant[3]]]), notation).position;
      const view = seatView(placed, 1, pastOf(...meant.map((tile, i) => [i % 2, tile] as const)));
      const looks = Array.from({ length: 2000 }, (_, i) => look({ ...asked(view, `meant ${i}`), meant }).sees.length);
      expect(new Set(looks)).toEqual(new Set([0, 4]));
      expect(Math.abs(looks.filter((count) => count === 0).length / 2000 - slip)).toBeLessThan(0.02);
    }
  });
  test.each(LEVEL_NAMES)('%s overlooks as many fresh runs as it should, diagonals more often', (level) => {
    const across = seatView(play(arranged([[31, 33], [32, 34]]), '0:31- 1:32- 0:33- 1:34').position, 1,
      pastOf([0, 31], [1, 32], [0, 33], [1, 34]));
    const falling = seatView(play(arranged([[22, 44], [33, 55]]), '0:22- 1:33- 0:44- 1:55').position, 1,
      pastOf([0, 22], [1, 33], [0, 44], [1, 55]));
    const missed = (view: SeatView): number =>
      Array.from({ length: 2000 }, (_, i) => look(asked(view, `overlooked ${i}`, level)))
        .filter(({ sees }) => sees.length === 0).length / 2000;
    const { miss, diagonal } = LEVELS[level].attention;
    expect(Math.abs(missed(across) - miss)).toBeLessThan(0.035);
    expect(Math.abs(missed(falling) - miss * diagonal)).toBeLessThan(0.035);
  });
});

describe('a run that its maker missed long ago', () => {
  /**
   * 31 to 34 lie there since ply 4, made and missed by seat 1; 30 plies have passed. A look by seat 0, who may win them, and by seat 1,
   * who may not.
   */
  const missed = play(arranged([[31, 33], [32, 34]]), '0:31- 1:32- 0:33- 1:34-').position;
  const past = pastOf([0, 31], [1, 32], [0, 33], [1, 34], ...Array.from({ length: 30 }, () => [0, 94] as const));
  const looks = (seat: number, changes: Partial<Level>): number => {
    const level: Level = { ...LEVELS.viola, ...changes };
    const view = { ...seatView(missed, seat, past), ply: 34 };
    return Array.from({ length: 1000 }, (_, i) => lookAs(level, asked(view, `long ago ${i}`)).sees.length)
      .filter((sees) => sees > 0).length / 1000;
  };
  const knows = { threshold: -50, own: 0 };
  const forgets = { threshold: 50, own: 0 };
  test('is called by who remembers whose it is, and not by its maker', () => {
    expect(looks(0, { memory: knows, gamble: 1 })).toBe(1);
    expect(looks(1, { memory: knows, gamble: 1 })).toBe(0);
  });
  test('is left alone by whoever has forgotten whose it is, unless they gamble, right or wrong', () => {
    for (const seat of [0, 1]) {
      expect(looks(seat, { memory: forgets, gamble: 0 })).toBe(0);
      expect(Math.abs(looks(seat, { memory: forgets, gamble: 0.3 }) - 0.3)).toBeLessThan(0.05);
    }
  });
  test('and one who gambles now and then calls three in a row about the tile that has landed, if it sees them', () => {
    const three = play(arranged([[31, 33], [32, 94]]), '0:31- 1:32- 0:33').position;
    const view = seatView(three, 1, pastOf([0, 31], [1, 32], [0, 33]));
    const calls = (changes: Partial<Level>): number[] => Array.from({ length: 1000 }, (_, i) =>
      lookAs({ ...LEVELS.viola, ...changes }, asked(view, `hunch ${i}`))).filter(({ sees }) => sees.length > 0)
        .map(({ sees }) => sees.join()).map((sees) => Number(sees === '31,32,33'));
    expect(calls({ gamble: 0 })).toEqual([]);
    expect(calls({ gamble: 0.3 }).every((right) => right === 1)).toBe(true);
    expect(Math.abs(calls({ gamble: 0.3 }).length / 1000 - 0.3)).toBeLessThan(0.05);
    const absent = { ...LEVELS.viola.attention, miss: 0.5 };
    expect(Math.abs(calls({ gamble: 0.3, attention: absent }).length / 1000 - 0.15)).toBeLessThan(0.05);
    // With a tile elsewhere landed since, the three are old.
    const later = seatView(play(three, '0- 1:94').position, 0, pastOf([0, 31], [1, 32], [0, 33], [1, 94]));
    expect(lookAs({ ...LEVELS.viola, gamble: 1 }, asked(later, 'later')).sees).toEqual([]);
  });
  test('most characters do not gamble', () => {
    expect(LEVEL_NAMES.filter((name) => LEVELS[name].gamble > 0)).toEqual(['pip', 'wanda']);
  });
});

describe('what a character overlooks or has forgotten', () => {
  const blank = seatView(arranged([[4], [5]]), 0, NO_PAST);
  const across = lineOf({ direction: 'across', squares: [31, 32, 33, 34] });
  test('it does not take', () => {
    const view = { ...blank, rack: [94, 34], board: [31, 32, 33], ply: 3 };
    expect(weigh(clearMind(view))[0]).toMatchObject({ tile: 34, takes: [31, 32, 33, 34] });
    expect(weigh({ ...clearMind(view), overlooked: new Set([across]) }).map(({ takes }) => takes)).toEqual([[], []]);
    expect(grab({ ...clearMind(view), overlooked: new Set([across]) }, randomFrom('any'))).toBeOneOf([94, 34]);
    expect(searchMind(clearMind(view), { ...WORK, playouts: 20 }, randomFrom('any')).tile).toBe(34);
    expect(searchMind({ ...clearMind(view), overlooked: new Set([across]) }, { ...WORK, playouts: 20 },
      randomFrom('any')).values.map(({ takes }) => takes)).toEqual([0, 0]);
  });
  test('it does not fear', () => {
    const view = { ...blank, rack: [33, 97], board: [31, 32], ply: 2 };
    const danger = (overlooked: ReadonlySet<number>): number => weigh({ ...clearMind(view), overlooked })
      .find(({ tile }) => tile === 33)!.danger;
    expect(danger(new Set())).toBe(4);
    expect(danger(new Set([across]))).toBe(0);
  });
  test('it waits for: a tile that is gone is feared and hoped for like any other', () => {
    const gone = [{ tiles: [34, 44, 54, 64], by: 1, ply: 10 }];
    const view = { ...blank, rack: [33, 97], board: [31, 32], gone, ply: 30,
      placements: pastOf(...Array.from({ length: 30 }, () => [1, 94] as const)).placements };
    const character = (threshold: number): Level => ({ ...LEVELS.viola, memory: { threshold, own: 0 } });
    const danger = (threshold: number): number => weigh(mindOf(view, character(threshold), 'waits', randomFrom('waits')))
      .find(({ tile }) => tile === 33)!.danger;
    expect(danger(-50)).toBe(0);
    expect(danger(50)).toBe(4);
    expect(mindOf(view, character(50), 'waits', randomFrom('waits')))
      .toMatchObject({ forgotten: gone, view: { gone: [], placements: [] } });
  });
  test('even where it would play exactly: with the pile used up it still waits', () => {
    const board = SQUARES.filter((_, i) => i % 3 === 0).slice(0, 12);
    const rack = SQUARES.filter((tile) => !board.includes(tile)).slice(0, 2);
    const rest = SQUARES.filter((tile) => !board.includes(tile) && !rack.includes(tile));
    const gone = [{ tiles: rest.slice(2), by: 1, ply: 70 }];
    const view = { ...blank, rack, board, gone, pile: 0, racks: [2, 2], ply: 72 };
    expect(searchMind(clearMind(view), WORK, randomFrom('x')).values[0]?.outcome).not.toBeNull();
    expect(searchMind({ ...clearMind(view), view: { ...view, gone: [] } }, { ...WORK, playouts: 20 }, randomFrom('x')).values[0]?.outcome)
      .toBeNull();
  });
});

const blank = (rack: readonly Tile[], board: readonly Tile[], gone: readonly Gone[] = []): SeatView => ({
  ...seatView(arranged([[4], [5]]), 0, NO_PAST), rack, board, gone, ply: 30,
});

describe('the choice of a player that sees all', () => {
  test('takes the largest run', () => {
    fc.assert(fc.property(fc.shuffledSubarray([...SQUARES], { minLength: 20, maxLength: 50 }), (tiles) => {
      const [rack, board] = [tiles.slice(0, 4), tiles.slice(4)];
      const [best] = weigh(clearMind(blank(rack, board)));
      const gains = rack.map((tile) => tilesOf(runsThrough(new Set(board), tile)).length);
      expect(best?.takes.length).toBe(Math.max(...gains));
    }));
  });
  test('else leaves no run for the next, when it can', () => {
    // 31 32 lie there: 33 would leave a run to 34 or to 97's owner; far away 97 is safe.
    const [best] = weigh(clearMind(blank([33, 97], [31, 32])));
    expect(best?.tile).toBe(97);
  });
  test('does not fear a tile that it knows to be gone', () => {
    // Both ends of 31 32 33 are gone (30 is none, 34 was taken), those of 72 73 74 are not.
    const gone = [{ tiles: [34, 35, 36, 37], by: 0, ply: 10 }];
    const [best] = weigh(clearMind(blank([33, 74], [31, 32, 72, 73], gone)));
    expect(best?.tile).toBe(33);
  });
});
