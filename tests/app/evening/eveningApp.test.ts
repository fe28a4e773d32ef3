/** An evening in the house, with games that only say what they came to: how it's planned, and how one game follows the other. */
import { describe, expect, test } from 'vitest';
import type { Came } from '../../../src/evening/came';
import { eveningRow } from '../../../src/evening/eveningAdapter';
import type { Evening } from '../../../src/evening/evening';
import { EveningApp } from '../../../src/evening/page/eveningApp';
import type { EveningHouse } from '../../../src/evening/page/house';
import type { GameAppPorts, GameAppScreen, SitsDown } from '../../../src/games/gameApp';
import type { GameRow } from '../../../src/games/gameStore';
import { memoryStorage } from '../../helpers/apps';
import { markup } from '../../helpers/markup';
import { threeGames } from '../../evening/evenings';

const NAMES = ['snap', 'slapjack', 'snag', 'salute'] as const;

/** A house with an evening in it. */
function house() {
  const rows = new Map<string, GameRow>();
  const told: string[] = [];
  const begun: { readonly game: string; readonly id: string; readonly players: readonly SitsDown[] }[] = [];
  const came = new Map<string, Came>();
  let words = 0;
  let shown: GameAppScreen | null = null;
  const state = { canBegin: true, printed: 0, wentOn: [] as string[] };
  const games: EveningHouse = {
    games: NAMES.map((game) => ({ game, players: [2, 8], name: () => game.toUpperCase() })),
    async begin(game, id, players) {
      if (state.canBegin) begun.push({ game, id, players });
      return state.canBegin;
    },
    goOn: async (_, id) => { state.wentOn.push(id); },
    came: async (_, id) => came.get(id) ?? { kind: 'none' },
    lookAt: async () => {},
  };
  const ports = {
    show: (screen: GameAppScreen) => { shown = screen; }, today: () => 5000, freshWord: () => `word${words += 1}`,
    me: () => 'Ann', nameMe() {},
    names: () => ['Ann', 'Bo'], remember() {}, tell: (sentence: () => string) => told.push(sentence()), openSettings() {},
    back: async () => {},
    shelf: {
      putGame: (row: GameRow) => { rows.set(row.id, JSON.parse(JSON.stringify(row)) as GameRow); },
      game: async (id: string) => rows.get(id) ?? null,
      games: async ({ over }: { readonly over: boolean }) => [...rows.values()].filter((row) => row.over === over),
      removeGame: async (id: string) => { rows.delete(id); },
    },
  } as unknown as GameAppPorts;
  const app = new EveningApp(ports, games, { storage: memoryStorage(), print: () => { state.printed += 1; } });
  return {
    app, rows, told, begun, came, state, kept: () => shown!.kept, html: () => markup(shown!.draw()),
    evening: (): Evening => [...rows.values()].at(-1)!.value as Evening,
  };
}

const won = (...scores: readonly number[]): Came =>
  ({ kind: 'over', results: scores.map((score) => ({ won: score === Math.max(...scores), score })) });

/** An evening of three games that was planned just now. */
async function planned() {
  const there = house();
  await there.app.open();
  for (const [line, game] of ['snap', 'slapjack', 'snag'].entries()) await there.app.ask({ kind: 'choose', line, game });
  await there.app.ask({ kind: 'play' });
  return there;
}

describe('is planned', () => {
  test('by games that are chosen or drawn, each once, and moved up and down; a reload comes back to that', async () => {
    const { app, html, kept } = house();
    await app.open();
    await app.ask({ kind: 'choose', line: 1, game: 'salute' });
    await app.ask({ kind: 'count', count: 4 });
    const before = html();
    expect(NAMES.every((game) => before.includes(game.toUpperCase()))).toBe(true);
    await app.ask({ kind: 'move', line: 1, by: -1 });
    expect((kept() as { readonly agreed: { readonly chosen: readonly unknown[] } }).agreed.chosen[0]).toBe('salute');
    const screen = kept();
    await app.open();
    await app.goBackTo(JSON.parse(JSON.stringify(screen)));
    expect(kept()).toEqual(screen);
    await app.goBackTo({ screen: 'home', agreed: { chosen: [7], seats: 'nobody' } });
    expect(html()).toContain('An evening of games');
  });

  test('where too few games fit, that stands there, and nothing begins', async () => {
    const { app, html, rows } = house();
    await app.open();
    const seats = Array.from({ length: 9 }, () => ({ kind: 'bot', level: 'pip' }) as const);
    await app.ask({ kind: 'draft', draft: { seats: [{ kind: 'local', me: true }, ...seats], spoken: 'off' } });
    expect(html()).toContain('An evening needs 3.');
    await app.ask({ kind: 'play' });
    expect(rows.size).toBe(0);
  });

  test('what was agreed stands there the next time', async () => {
    const { app, kept } = await planned();
    await app.open();
    expect(kept()).toMatchObject({ agreed: { chosen: ['snap', 'slapjack', 'snag'] } });
  });
});

describe('is played', () => {
  test('one game after the other, each by the same people, and the card counts their places', async () => {
    const { app, begun, came, html, evening } = await planned();
    for (const [i, game] of ['snap', 'slapjack', 'snag'].entries()) {
      await app.ask({ kind: 'next' });
      expect(begun.at(-1)).toMatchObject({ game, id: evening().games[i]!.id });
      expect(begun.at(-1)!.players.map(({ name, kind, me }) => [name, kind, me])).toEqual(
        [['Ann', 'local', true], ['Pip', 'bot', undefined], ['Otto', 'bot', undefined]]);
      came.set(begun.at(-1)!.id, won(10, 20, 5));
      await app.goBackTo({ screen: 'card', id: evening().id });
    }
    expect(evening().games.map(({ places }) => places)).toEqual([[2, 1, 3], [2, 1, 3], [2, 1, 3]]);
    expect(html()).toContain('Pip wins the evening with 9 points!');
    expect(begun).toHaveLength(3);
  });

  test('a game that waits is gone on with, and is not begun twice', async () => {
    const { app, begun, came, state, evening } = await planned();
    await app.ask({ kind: 'next' });
    came.set(begun[0]!.id, { kind: 'waits' });
    await app.goBackTo({ screen: 'card', id: evening().id });
    await app.ask({ kind: 'next' });
    expect([begun.length, state.wentOn]).toEqual([1, [begun[0]!.id]]);
  });

  test('one that lies nowhere, since nothing had happened in it, is begun under another word', async () => {
    const { app, begun } = await planned();
    await app.ask({ kind: 'next' });
    await app.ask({ kind: 'next' });
    expect(begun.map(({ game }) => game)).toEqual(['snap', 'snap']);
    expect(begun[0]!.id).not.toBe(begun[1]!.id);
  });

  test('one that was stopped counts for nobody, and is offered once more', async () => {
    const { app, begun, came, html, evening } = await planned();
    await app.ask({ kind: 'next' });
    came.set(begun[0]!.id, { kind: 'stopped' });
    await app.goBackTo({ screen: 'card', id: evening().id });
    expect(html()).toContain('SNAP was stopped');
    expect(evening().games[0]).toEqual({ game: 'snap', id: null, places: null });
  });

  test('one that these players can’t play says so, and another takes its place', async () => {
    const { app, state, html, evening } = await planned();
    state.canBegin = false;
    await app.ask({ kind: 'next' });
    expect(html()).toContain('can’t play SNAP');
    expect(evening().games[0]!.id).toBeNull();
    await app.ask({ kind: 'replace', game: 'salute' });
    await app.ask({ kind: 'skip' });
    expect(evening().games.map(({ game, skipped }) => [game, skipped])).toEqual(
      [['salute', true], ['slapjack', undefined], ['snag', undefined]]);
  });

  test('it ends early at the second press, and is printed as it stands', async () => {
    const { app, state, html, rows, evening } = await planned();
    await app.ask({ kind: 'end' });
    expect(evening().closed).toBeUndefined();
    await app.ask({ kind: 'end' });
    expect(evening().closed).toBe(true);
    await app.ask({ kind: 'print' });
    expect(state.printed).toBe(1);
    expect(html()).toContain('sheet');
    await app.open();
    const { id } = evening();
    await app.ask({ kind: 'delete', id });
    expect(rows.size).toBe(1);
    await app.ask({ kind: 'delete', id });
    expect(rows.size).toBe(0);
  });
});

test.each([
  ['lies nowhere', null], ['is broken', { ...threeGames('broken'), games: [] }],
])('one that %s is told in a sentence', async (_, value) => {
  const { app, rows, told, html } = house();
  if (value !== null) rows.set('broken', { ...eveningRow(threeGames('broken')), value } as GameRow);
  await app.goBackTo({ screen: 'card', id: 'broken' });
  expect(told).toEqual(['This evening can’t be opened any more. It has been put aside.']);
  expect(html()).toContain('An evening of games');
});
