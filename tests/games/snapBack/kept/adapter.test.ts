/** What the house asks about rows of Snap Back: opened, laid together, without a name. */
import { describe, expect, test } from 'vitest';
import type { StoredRow } from '../../../../src/games/gameStore';
import { keptBests } from '../../../../src/games/keptBests';
import { bestsAfter, openBests, type PlayedGame } from '../../../../src/games/snapBack/kept/bests';
import { adapter, rowOf } from '../../../../src/games/snapBack/kept/savedGame';
import { openSaved } from '../../../../src/games/snapBack/kept/savedGame';
import { playersCalled, randomSaved, savedGame } from '../../../helpers/snapBack/randomGame';

const NO_BESTS = openBests(null);

const saved = randomSaved('row', 60);
const row = rowOf(saved);
const SPAN = Array.from({ length: 6 }, () => ({ asked: 0, right: 0, missed: 0 }));

function person(...games: Partial<PlayedGame>[]): StoredRow {
  const bests = games.reduce<typeof NO_BESTS>((all, game, i) => bestsAfter(all, {
    game: `g${i}`, at: i, start: 3, end: 4, cards: 100, trueSix: false, called: 1, missed: 1, falseCalls: 0, span: SPAN, callTime: null,
    ...game,
  }), NO_BESTS);
  return { kind: 'person', id: 'ann', at: 5, over: false, names: [], value: keptBests(bests) };
}

describe('a game', () => {
  test('is opened as it was put there', () => {
    expect(adapter.open(JSON.parse(JSON.stringify(row)) as StoredRow)).toEqual(row);
  });
  test('has its row made anew from the game: what stood beside it may be spoiled', () => {
    expect(adapter.open({ ...row, over: true, names: ['nobody'] })).toEqual(row);
  });
  test.each([
    ['that is no game', { ...row, value: 3 }], ['that is another', { ...row, id: 'other' }],
    ['with an event that breaks a rule', { ...row, value: { ...(row.value as object), events: [['call', 0]] } }],
  ])('%s cannot be used', (_, broken) => {
    expect(adapter.open(broken)).toBeNull();
  });
  test('is kept as it was played further, whichever comes first, and one that cannot be read gives way', () => {
    const begun = rowOf({ ...saved, events: saved.events.slice(0, 5), callTimes: [], ended: null, savedAt: 9_000_000 });
    for (const merged of [adapter.merge(row, begun), adapter.merge(begun, row)]) {
      expect(openSaved(merged.value)).toEqual(openSaved(row.value));
      expect(merged.at).toBe(9_000_000);
    }
    expect(adapter.merge(row, { ...row, value: null })).toEqual(row);
    expect(adapter.merge({ ...row, value: null }, row)).toEqual(row);
  });
  test('loses a name, and goes when nobody in it has one', () => {
    const game = rowOf(savedGame('two', playersCalled(['Ann', 'Ben', 'Otto'], 2), 3, [], { ended: 'time' }));
    const without = adapter.withoutName(game, 'Ann')!;
    expect(without.names).toEqual(['ben']);
    expect(JSON.stringify(without)).not.toContain('Ann');
    expect(adapter.open(without)).toEqual(without);
    expect(adapter.withoutName(without, 'ben')).toBeNull();
  });
  test('of another device has nobody of this one', () => {
    const [ann, otto] = playersCalled(['Ann', 'Otto'], 1);
    const game = rowOf(savedGame('mine', [{ ...ann!, me: true }, otto!], 3, []));
    expect(JSON.stringify(game)).toContain('"me":true');
    expect(JSON.stringify(adapter.ofSomebodyElse(game))).not.toContain('"me"');
  });
});

describe('a person', () => {
  test('is opened without the games that are not sound, which is told; what holds no games is refused', () => {
    const own = person({}, {});
    const [first, second] = openBests(own.value).games;
    const torn = { ...own, value: { ...keptBests(NO_BESTS), games: [{ ...first!, end: 7 }, second] } };
    expect([adapter.open(own), adapter.isTorn(own)]).toEqual([own, false]);
    expect([adapter.open(torn), adapter.isTorn(torn)]).toEqual([{ ...own, value: keptBests({ games: [second!] }) }, true]);
    for (const value of ['spoiled', { version: 2, games: [] }, { version: 1 }]) expect(adapter.open({ ...own, value })).toBeNull();
  });
  test('has the games of both, whichever comes first', () => {
    const [one, other] = [person({}), person({}, { end: 6 })];
    expect(openBests(adapter.merge(one, other).value).games).toHaveLength(2);
    expect(adapter.merge(other, one)).toEqual(adapter.merge(one, other));
  });
  test('is shown by their dice at the end, in games that began with 3 or lower', () => {
    expect(adapter.card(person({ end: 2 }, { end: 5 }, { start: 6, end: 6 }).value)).toEqual({ best: 5, curve: [2, 5], most: 6 });
    expect(adapter.card(person().value)).toBeNull();
    expect(adapter.card(null)).toBeNull();
  });
});
