/** An evening as it grows, and as it's kept: nothing is counted twice, and what isn't sound is refused. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eveningAfter, furtherEvening, isDone, isOver, nextGame, type Evening, type EveningChange } from '../../src/evening/evening';
import { eveningAdapter, eveningRow } from '../../src/evening/eveningAdapter';
import { readEvening } from '../../src/evening/keptEvening';
import { threeGames } from './evenings';

const after = (...changes: readonly EveningChange[]): Evening =>
  changes.reduce((evening, change, i) => eveningAfter(evening, change, 2000 + i), threeGames());

describe('as it grows', () => {
  test('one game comes after the other, until none is left', () => {
    const begun = after({ type: 'begun', id: 'a' });
    expect(begun.games[0]).toEqual({ game: 'snap', id: 'a', places: null });
    const counted = eveningAfter(begun, { type: 'counted', id: 'a', places: [1, 2, 3] }, 3000);
    expect(nextGame(counted)).toBe(1);
    const skipped = eveningAfter(counted, { type: 'skipped' }, 3000);
    expect(nextGame(skipped)).toBe(2);
    const third = eveningAfter(skipped, { type: 'begun', id: 'c' }, 3000);
    const last = eveningAfter(third, { type: 'counted', id: 'c', places: [1, 1, 3] }, 3000);
    expect(isOver(last)).toBe(true);
    expect(eveningAfter(last, { type: 'skipped' }, 4000)).toBe(last);
  });

  test('a game is counted under its own id, and once', () => {
    const begun = after({ type: 'begun', id: 'a' });
    expect(eveningAfter(begun, { type: 'counted', id: 'other', places: [1, 2, 3] }, 3000)).toBe(begun);
    const counted = eveningAfter(begun, { type: 'counted', id: 'a', places: [1, 2, 3] }, 3000);
    expect(eveningAfter(counted, { type: 'counted', id: 'a', places: [3, 2, 1] }, 3000)).toBe(counted);
  });

  test('one that was stopped can be begun once more, and another can take its place', () => {
    expect(after({ type: 'begun', id: 'a' }, { type: 'again' }).games[0]).toEqual({ game: 'snap', id: null, places: null });
    expect(after({ type: 'begun', id: 'a' }, { type: 'replaced', game: 'pig' }).games[0]).toEqual({ game: 'pig', id: null, places: null });
  });

  test('it can be ended early: what was played counts, and nothing more is', () => {
    const closed = after({ type: 'begun', id: 'a' }, { type: 'counted', id: 'a', places: [1, 2, 3] }, { type: 'closed' });
    expect([isOver(closed), nextGame(closed)]).toEqual([true, null]);
    expect(closed.games.map(({ places }) => places)).toEqual([[1, 2, 3], null, null]);
  });
});

const change: fc.Arbitrary<EveningChange> = fc.oneof(
  fc.nat(20).map((id) => ({ type: 'begun', id: `g${id}` }) as const),
  fc.tuple(fc.nat(20), fc.constantFrom([1, 2, 3], [1, 1, 3], [3, 2, 1], [2, 1, 2])).map(([id, places]) =>
    ({ type: 'counted', id: `g${id}`, places }) as const),
  fc.constantFrom<EveningChange>({ type: 'again' }, { type: 'skipped' }, { type: 'replaced', game: 'pig' }, { type: 'closed' }),
);

describe('of any evening', () => {
  const evenings = fc.array(change, { maxLength: 25 }).map((changes) => {
    const ids = new Set<string>();
    // No game gets an id that another had.
    return after(...changes.filter((one) => one.type !== 'begun' || (!ids.has(one.id) && ids.add(one.id) !== undefined)));
  });

  test('it can be read back as it was written, and what is done comes first', () => {
    fc.assert(fc.property(evenings, (evening) => {
      expect(readEvening(JSON.parse(JSON.stringify(evening)))).toEqual({ ok: true, evening });
      const done = evening.games.map(isDone);
      expect(done).toEqual(done.toSorted((a, b) => Number(b) - Number(a)));
      const row = eveningRow(evening);
      expect(eveningAdapter.open({ ...row, value: JSON.parse(JSON.stringify(row.value)) })).toEqual(row);
    }));
  });

  test('of two rows of one evening the one that came further is kept, whichever comes first', () => {
    fc.assert(fc.property(evenings, evenings, (one, other) => {
      expect(furtherEvening(one, other)).toEqual(furtherEvening(other, one));
      expect(eveningAdapter.merge(eveningRow(one), eveningRow(other))).toEqual(eveningAdapter.merge(eveningRow(other), eveningRow(one)));
      const played = (evening: Evening): number => evening.games.filter(isDone).length;
      if (isOver(one) === isOver(other) && one.closed === other.closed) {
        expect(played(furtherEvening(one, other))).toBe(Math.max(played(one), played(other)));
      }
    }));
  });
});

describe('what is not sound is refused, with what is wrong', () => {
  const sound = after({ type: 'begun', id: 'a' }, { type: 'counted', id: 'a', places: [1, 2, 3] }, { type: 'begun', id: 'b' });
  const [first, second, third] = sound.games as [Evening['games'][0], Evening['games'][0], Evening['games'][0]];
  const [ann, bo, pip] = sound.players as [Evening['players'][0], Evening['players'][0], Evening['players'][0]];
  test.each([
    ['no object', 7, { code: 'not-an-evening', where: '' }],
    ['no id', { ...sound, id: '' }, { code: 'not-an-evening', where: 'id' }],
    ['a later version', { ...sound, version: 2 }, { code: 'unknown-version', version: 2 }],
    ['no version that there ever was', { ...sound, version: 0 }, { code: 'not-an-evening', where: 'version' }],
    ['two games', { ...sound, games: [first, second] }, { code: 'not-an-evening', where: 'games' }],
    ['eight games', { ...sound, games: Array.from({ length: 8 }, () => third) }, { code: 'not-an-evening', where: 'games' }],
    ['one player', { ...sound, players: [ann] }, { code: 'not-an-evening', where: 'players' }],
    ['a time without a date', { ...sound, savedAt: 1e20 }, { code: 'not-an-evening', where: 'savedAt' }],
    ['a mark that there is not', { ...sound, players: [{ ...ann, shape: 'heart' }, bo, pip] },
      { code: 'not-an-evening', where: 'players.0.shape' }],
    ['two of one name', { ...sound, players: [ann, { ...bo, name: 'ANN' }, pip] }, { code: 'bad-names' }],
    ['a name that garbles the card', { ...sound, players: [ann, { ...bo, name: 'Bo\u202e' }, pip] }, { code: 'bad-names' }],
    ['two of one mark', { ...sound, players: [ann, { ...bo, shape: 'circle' }, pip] }, { code: 'bad-marks' }],
    ['places of two', { ...sound, games: [{ ...first, places: [1, 2] }, second, third] }, { code: 'bad-game', game: 1, problem: 'places' }],
    ['no first place', { ...sound, games: [{ ...first, places: [2, 2, 3] }, second, third] },
      { code: 'bad-game', game: 1, problem: 'places' }],
    ['places of a game that was never begun', { ...sound, games: [{ ...first, id: null }, second, third] },
      { code: 'bad-game', game: 1, problem: 'places' }],
    ['places of a game that was skipped', { ...sound, games: [{ ...first, skipped: true }, second, third] },
      { code: 'bad-game', game: 1, problem: 'places' }],
    ['a game twice', { ...sound, games: [first, { ...second, id: 'a' }, third] }, { code: 'bad-game', game: 2, problem: 'twice' }],
    ['one that was begun before its turn', { ...sound, games: [first, second, { ...third, id: 'c' }] },
      { code: 'bad-game', game: 3, problem: 'order' }],
  ])('%s', (_, value, problem) => {
    expect(readEvening(value)).toEqual({ ok: false, problem });
  });

  test('a game that only a later version has is no fault', () => {
    expect(readEvening({ ...sound, games: [first, { ...second, game: 'canasta' }, third] }).ok).toBe(true);
  });
});

describe('beside the games that are kept', () => {
  const over = after({ type: 'skipped' }, { type: 'skipped' }, { type: 'skipped' });
  test('it is found by the names of its people', () => {
    expect(eveningRow(over)).toMatchObject({ over: true, names: ['ann', 'bo'] });
    expect(eveningRow(threeGames())).toMatchObject({ over: false });
  });

  test('a name is taken out of one that is over, and one without names goes', () => {
    const without = eveningAdapter.withoutName(eveningRow(over), 'bo')!;
    expect((without.value as Evening).players.map(({ name }) => name)).toEqual(['Ann', '?', 'Pip']);
    expect(eveningAdapter.withoutName(without, 'Ann')).toBeNull();
  });

  test('a name is taken out of what was planned last, too; what is no plan stays as it is', () => {
    const { withoutName } = eveningAdapter.agreed;
    const planned = { version: 1, seats: [{ kind: 'local', name: 'Bo' }, { kind: 'local', name: 'Ann' }], word: 'tulip' };
    expect(withoutName(planned, 'bo')).toEqual({ ...planned, seats: [{ kind: 'local' }, { kind: 'local', name: 'Ann' }] });
    expect(withoutName(planned, null)).toEqual({ ...planned, seats: [{ kind: 'local' }, { kind: 'local' }] });
    expect(withoutName({ seats: 'Bo' }, 'Bo')).toEqual({ seats: 'Bo' });
  });

  test("on another device its player is one of the others", () => {
    const { players } = eveningAdapter.ofSomebodyElse(eveningRow(over)).value as Evening;
    expect(players[0]).toEqual({ name: 'Ann', kind: 'local', shape: 'circle' });
  });

  test('what a later version wrote stays as it is', () => {
    const row = eveningRow(over);
    expect(eveningAdapter.isLater({ ...row, value: { ...over, version: 2 } })).toBe(true);
    expect(eveningAdapter.isLater(row)).toBe(false);
    expect(eveningAdapter.open({ ...row, id: 'other' })).toBeNull();
  });
});
