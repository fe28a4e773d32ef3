/** What the house asks about rows of Snap: opened, laid together, without a name. */
import { describe, expect, test } from 'vitest';
import type { StoredRow } from '../../../../src/games/gameStore';
import { keptBests } from '../../../../src/games/keptBests';
import { adapter } from '../../../../src/games/snap/kept/savedGame';
import { ANN, begun, BO, PIP, playedOn, setupFor } from '../../../helpers/snap/savedGames';
import { bestsAfter, openBests, type PlayedGame, rowOf, openSaved } from '../../../helpers/snap/snap';

const NO_BESTS = openBests(null);

const saved = playedOn(begun(setupFor([ANN, PIP]), 'row'));
const row = rowOf(saved);

function person(...games: Partial<PlayedGame>[]): StoredRow {
  const bests = games.reduce<typeof NO_BESTS>((all, game, i) => bestsAfter(all, {
    game: `g${i}`, at: i, table: 'B', seats: 2, cards: 100, won: false, called: 4, matches: 10, missed: 2, falseCalls: 0, quickest: 600,
    callTime: 800, ...game,
  }), NO_BESTS);
  return { kind: 'person', id: 'ann', at: 5, over: false, names: [], value: keptBests(bests) };
}

describe('a game', () => {
  test('is opened as it was put there', () => {
    expect(adapter.open(JSON.parse(JSON.stringify(row)) as StoredRow)).toEqual(row);
    expect(row).toMatchObject({ over: true, names: ['ann'] });
  });
  test('has its row made anew from the game: what stood beside it may be spoiled', () => {
    expect(adapter.open({ ...row, over: false, names: ['nobody'] })).toEqual(row);
  });
  test.each([
    ['that is no game', { ...row, value: 3 }], ['that is another', { ...row, id: 'other' }],
    ['with an event that breaks a rule', { ...row, value: { ...(row.value as object), events: [['snap', 0]] } }],
  ])('%s cannot be used', (_, broken) => {
    expect(adapter.open(broken)).toBeNull();
  });
  test('is kept as it was played further, whichever comes first, and one that cannot be read gives way', () => {
    const before = rowOf({ ...playedOn(saved, 5), savedAt: 9_000_000 });
    for (const merged of [adapter.merge(row, before), adapter.merge(before, row)]) {
      expect(openSaved(merged.value)).toEqual(openSaved(row.value));
      expect(merged.at).toBe(9_000_000);
    }
    expect(adapter.merge(row, { ...row, value: null })).toEqual(row);
    expect(adapter.merge({ ...row, value: null }, row)).toEqual(row);
  });
  test('loses a name, and goes when nobody in it has one', () => {
    const game = rowOf(playedOn(begun(setupFor([ANN, BO, PIP]), 'two')));
    const without = adapter.withoutName(game, 'Ann')!;
    expect(without.names).toEqual(['bo']);
    expect(JSON.stringify(without)).not.toContain('Ann');
    expect(adapter.open(without)).toEqual(without);
    expect(adapter.withoutName(without, 'bo')).toBeNull();
  });
  test('that is on keeps its names: whoever goes on with it has to know their seat', () => {
    const game = rowOf(playedOn(begun(setupFor([ANN, PIP]), 'on'), 5));
    expect(adapter.withoutName(game, 'Ann')).toEqual(game);
  });
  test('of another device has nobody of this one', () => {
    const game = rowOf(begun(setupFor([{ ...ANN, me: true }, PIP]), 'mine'));
    expect(JSON.stringify(game)).toContain('"me":true');
    expect(JSON.stringify(adapter.ofSomebodyElse(game))).not.toContain('"me"');
  });
});

describe('a person', () => {
  test('is opened without the games that are not sound, which is told; what holds no games is refused', () => {
    const own = person({}, {});
    const [first, second] = openBests(own.value).games;
    const torn = { ...own, value: { ...keptBests(NO_BESTS), games: [{ ...first!, called: 99 }, second] } };
    expect([adapter.open(own), adapter.isTorn(own)]).toEqual([own, false]);
    expect([adapter.open(torn), adapter.isTorn(torn)]).toEqual([{ ...own, value: keptBests({ games: [second!] }) }, true]);
    for (const value of ['spoiled', { version: 2, games: [] }, { version: 1 }]) expect(adapter.open({ ...own, value })).toBeNull();
  });
  test('has the games of both, whichever comes first', () => {
    const [one, other] = [person({}), person({}, { called: 7 })];
    expect(openBests(adapter.merge(one, other).value).games).toHaveLength(2);
    expect(adapter.merge(other, one)).toEqual(adapter.merge(one, other));
  });
  test('is shown by the share of matches they called, in games that had enough of them', () => {
    expect(adapter.card(person({ called: 2 }, { called: 5 }, { called: 2, matches: 3, missed: 0 }).value))
      .toEqual({ best: 50, curve: [20, 50], most: 100 });
    expect(adapter.card(person().value)).toBeNull();
    expect(adapter.card(null)).toBeNull();
  });
});

test('what was agreed loses a name, or all of them', () => {
  const { agreed } = adapter;
  const draft = { seats: [{ kind: 'local', name: 'Ann' }, { kind: 'local', name: 'Bo' }], table: 'A' };
  const without = (name: string | null) => agreed.withoutName(draft, name) as { readonly seats: readonly { readonly name?: string }[] };
  const names = (name: string | null): unknown => without(name).seats.map((one) => one.name);
  expect([names('ann'), names(null)]).toEqual([[undefined, 'Bo'], [undefined, undefined]]);
  expect(agreed.withoutName(draft, 'ann')).toMatchObject({ version: 1, table: 'A' });
});
