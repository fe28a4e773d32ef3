/** The small pad at the table's side: the last games, the one that is on, sums, and names that fit their columns. */
import { describe, expect, test } from 'vitest';
import { NO_SAFE } from '../../src/layout/boxes';
import { layoutOf } from '../../src/layout/layout';
import { padLines, shortNames } from '../../src/layout/padLines';
import { sidePads } from '../../src/layout/sidePads';
import { PARTS, type PlayedFor } from '../../src/rules/scoring';
import { addGame, card, newMatch } from '../../src/match/match';
import { SHAPES } from '../../src/setup/players';
import type { CardState } from '../../src/match/cardState';

function cardOf(playedFor: PlayedFor, games: readonly (readonly number[])[], now: readonly number[] | null = null): CardState {
  const players = ['Ann', 'Sharp Sally', 'Henrik'].map((name, i) => ({ name, shape: SHAPES[i] ?? 'circle' }));
  return card(games.reduce((match, tiles, i) => addGame(match, { id: `${i}`, tiles, startedBy: 0 }),
    newMatch({ id: 's', players, playedFor, createdAt: 0 })), now);
}

describe('the lines of the pad', () => {
  test('are as on the box: games, the game that is on in light pencil, totals of both', () => {
    expect(padLines(cardOf({ kind: 'to-100' }, [[24, 31, 6]], [17, 21, 8]), 10, 7)).toEqual({
      names: ['Ann', 'Sharp', 'Henrik'],
      lines: [{ game: 1, tiles: [24, 31, 6], light: false }, { game: 2, tiles: [17, 21, 8], light: true }],
      empty: 8,
      sums: { kind: 'tiles', figures: [41, 52, 14] },
    });
  });
  test('are the last ones where there is no room for all', () => {
    const games = Array.from({ length: 7 }, (_, i) => [i, 0, 0]);
    const { lines, empty, sums } = padLines(cardOf({ kind: 'games', games: 7 }, games.slice(0, 6), [6, 0, 0]), 3, 7);
    expect(lines.map(({ game, light }) => [game, light])).toEqual([[5, false], [6, false], [7, true]]);
    expect([empty, sums?.figures]).toEqual([0, [21, 0, 0]]);
    expect(padLines(cardOf({ kind: 'to-100' }, games), 0, 7).lines).toEqual([]);
  });
  test('of games by themselves end with what each is up or down', () => {
    const { sums } = padLines(cardOf({ kind: 'single' }, [[24, 31, 6], [30, 22, 14]], [1, 2, 3]), 5, 7);
    expect(sums).toEqual({ kind: 'parts', figures: [(34 - 7) * PARTS, (42 - 8) * PARTS, -(25 + 16) * PARTS] });
    expect(padLines(cardOf({ kind: 'single' }, [], [1, 2, 3]), 5, 7)).toMatchObject({ lines: [{ light: true }], sums: null });
  });
  test('are empty before anything is played', () => {
    expect(padLines(cardOf({ kind: 'to-100' }, []), 5, 7)).toMatchObject({ lines: [], empty: 5, sums: null });
  });
});

test.each([
  [['Ann', 'Henrik'], 6, ['Ann', 'Henrik']],
  [['Sharp Sally', 'Old Henrik'], 6, ['Sharp', 'Old']],
  // One first word for two players tells nobody apart.
  [['Anna Maria', 'Anna Luise'], 7, ['Anna M…', 'Anna L…']],
  [['Wilhelmina', 'Wilhelmina 2'], 8, ['Wilhelm…', 'Wilhe… 2']],
  [['Ann', '👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦'], 2, ['A…', '👩‍👩‍👧‍👦…']],
])('%j in %i letters', (names, letters, short) => {
  expect(shortNames(names, letters)).toEqual(short);
});

describe('the paper at the side', () => {
  const sizes = [[1024, 600], [1280, 720], [1366, 768], [1440, 900], [1920, 1080], [2560, 1440], [3440, 1440], [844, 390],
    [390, 844]] as const;
  test.each(sizes)('is shared at %i by %i, or left as it is', (width, height) => {
    for (const players of [2, 3, 4]) {
      const layout = layoutOf({ width, height, seats: players, safe: NO_SAFE });
      const pads = sidePads(layout, players);
      if (layout.shape !== 'wide') expect(pads).toBeNull();
      if (pads === null) continue;
      const { card: upper, log, room, head, names, line, letters } = pads;
      expect(upper.y).toBe(layout.log.y);
      expect(upper.height).toBe(head + names + (room + 1) * line);
      expect(log.y).toBeGreaterThan(upper.y + upper.height);
      expect(log.y + log.height).toBeLessThanOrEqual(layout.log.y + layout.log.height + 1);
      // The story keeps room for its head and a few sentences.
      expect(log.height).toBeGreaterThan(layout.log.height * 0.4);
      expect(room).toBeGreaterThanOrEqual(2);
      expect(letters).toBeGreaterThanOrEqual(4);
    }
  });
  test('has both pads on the screens that the table is drawn for', () => {
    for (const [width, height] of [[1280, 720], [1440, 900], [1920, 1080]] as const) {
      expect(sidePads(layoutOf({ width, height, seats: 3, safe: NO_SAFE }), 3)?.room).toBeGreaterThanOrEqual(3);
    }
  });
});
