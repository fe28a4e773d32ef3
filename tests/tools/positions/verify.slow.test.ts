/** What ships for the training room is verified, and each planted fault is found and named in a sentence. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import games from '../../../src/training/positions/games.json';
import safe from '../../../src/training/positions/safe.json';
import type { GamesFile } from '../../../src/training/positions/shippedGames';
import { questionOf, type PackedPosition, type PositionsFile } from '../../../src/training/positions/shippedPositions';
import { DANGERS } from '../../../src/training/skills';
import { shippedFaults } from '../../../tools/positions/plugin';
import { differenceOf, differencesOf, faultOf, gameFaults, positionFaults } from '../../../tools/positions/verify';

const { positions } = safe as PositionsFile;
const [position] = positions as [PackedPosition];
const best = position.chances.indexOf(Math.max(...position.chances));
const moves = position.moves.split(' ');

/** A list with another value at a place. */
const changed = (list: readonly number[], at: number, value: number): number[] => list.map((one, i) => (i === at ? value : one));

describe('the shipped positions', () => {
  test('are at least three hundred, of five kinds of danger, for two, three and four', () => {
    const counts = DANGERS.map((danger) => positions.filter((one) => one.danger === danger).length);
    expect(positions.length).toBeGreaterThanOrEqual(300);
    expect(Object.fromEntries(DANGERS.map((danger, i) => [danger, counts[i]]))).toEqual({
      four: 97, long: 24, several: 84, shuts: 0, keeps: 36, gone: 95,
    });
    expect([2, 3, 4].map((seats) => positions.filter((one) => one.seats === seats).length)).toEqual([197, 60, 79]);
  });
  test('are sound in form, and a sample of them is judged as they state', () => {
    expect(positionFaults({ note: '', positions: positions.slice(0, 40) }, 40)).toEqual([]);
    expect(differencesOf({ note: '', positions: positions.slice(0, 40) }, 3)).toEqual([]);
  });
});

describe('a planted position is refused', () => {
  test.each<readonly [string, Partial<PackedPosition>, RegExp]>([
    ['whose moves break a rule', { moves: moves.with(3, moves[1]!).join(' ') }, /does not replay|in hand|rack/],
    ['whose seat cannot hold its rack', { rack: changed(position.rack, 0, Number(moves[0]!.replace(/\D/g, ''))) }, /rack|replay/],
    ['with three tiles', { rack: position.rack.slice(1) }, /rack/],
    ['with three chances', { chances: position.chances.slice(1) }, /four whole numbers/],
    ['with a chance above one', { chances: changed(position.chances, best, 1001) }, /four whole numbers/],
    ['with a chance that is no thousandth', { chances: changed(position.chances, best, 0.5) }, /four whole numbers/],
    ['for one', { seats: 1 }, /1 cannot play/],
    ['of a game that is won', { chances: changed(position.chances, best, 905) }, /as good as decided/],
    ['of a game that is lost', { chances: position.chances.map((_, i) => (i === best ? 95 : 5)) }, /as good as decided/],
    ['with two safe tiles', { chances: changed(position.chances, (best + 1) % 4, position.chances[best]! - 40) }, /within 5 points/],
    ['with errors that are too large', { errors: position.errors.map((_, i) => (i === best ? 0 : 60)) }, /within 5 points/],
    ['of another danger', { danger: position.danger === 'four' ? 'several' : 'four' }, /its danger is/],
    ['without chances', { chances: undefined } as unknown as Partial<PackedPosition>, /four whole numbers/],
    ['without a rack', { rack: undefined } as unknown as Partial<PackedPosition>, /no rack, or no moves/],
  ])('%s', (_, change, sentence) => {
    expect(faultOf({ ...position, ...change })).toMatch(sentence);
    const [said] = positionFaults({ note: '', positions: [{ ...position, ...change }] }, 1);
    expect(said).toMatch(`Position ${position.id} does not verify: `);
  });
  test('whose second tile is not worse for any reason', () => {
    // Each other tile of the rack said to be the best.
    const faults = positions.slice(0, 12).flatMap((one) => one.chances.map((_, i) => faultOf({
      ...one, chances: one.chances.map((__, j) => (i === j ? 600 : 300)), errors: one.chances.map((__, j) => (i === j ? 0 : 2)),
    })));
    expect(faults).toContain('nothing explains why the second tile is worse');
  });
  test('whose best tile takes a run', () => {
    const taking = positions.flatMap((one) => {
      const at = questionOf(one).choices.findIndex(({ reasons }) => reasons.takes.length > 0);
      return at === -1 ? [] : [{ ...one, chances: one.chances.map((_, i) => (i === at ? 600 : 300)), errors: [0, 0, 0, 0] }];
    });
    expect(taking.map(faultOf)).toContain('the best tile takes a run');
    expect(new Set(taking.map(faultOf)).size).toBe(1);
  });
  test('whose chances are not what the judge finds', () => {
    const low = (best + 1) % 4;
    expect(differenceOf({ ...position, chances: changed(position.chances, low, Math.max(0, position.chances[low]! - 60)) }, 'test'))
      .toMatch(/points behind the best and not .* more than chance explains/);
    const shifted = position.chances.map((chance) => chance + (position.chances[best]! < 500 ? 200 : -200));
    expect(differenceOf({ ...position, chances: shifted }, 'test')).toMatch(/of a hundred games and not/);
    expect(differenceOf(position, 'test')).toBeNull();
  });
  test('where there are too few, or one is there twice', () => {
    expect(positionFaults({ note: '', positions: positions.slice(0, 5) })).toEqual(['There are 5 positions; at least 300 ship.']);
    expect(positionFaults({ note: '', positions: [position, position] }, 1)).toEqual([`Position ${position.id} is there twice.`]);
  });
});

test('a planted game is refused', () => {
  const [game, ...others] = (games as GamesFile).games;
  const broken = { ...game!, moves: game!.moves.replace(' ', ' c') };
  expect(gameFaults({ note: '', games: [broken, ...others.slice(0, 2)] })).toEqual([expect.stringMatching(/^Game 0 does not verify: /)]);
});

test('a build reads the files of its project, and says what is wrong with them', async () => {
  const project = mkdtempSync(join(tmpdir(), 'snag-positions-'));
  const folder = join(project, 'src/training/positions');
  mkdirSync(folder, { recursive: true });
  try {
    cpSync('src/training/positions/games.json', join(folder, 'games.json'));
    const text = readFileSync('src/training/positions/safe.json', 'utf8');
    writeFileSync(join(folder, 'safe.json'), text.replace(/"chances":\[(\d+),/, '"chances":[2$1,'));
    expect(await shippedFaults(project, 0)).toEqual([expect.stringMatching(/^Position \S+ does not verify: .*\.$/)]);
    writeFileSync(join(folder, 'safe.json'), text.slice(0, 900));
    expect(await shippedFaults(project, 0)).toEqual([expect.stringMatching(/^safe\.json cannot be read: .*\.$/)]);
    writeFileSync(join(folder, 'safe.json'), '{"positions":{}}');
    expect(await shippedFaults(project, 0)).toEqual(['safe.json does not verify: it has no list of positions.']);
  } finally {
    rmSync(project, { recursive: true });
  }
});
