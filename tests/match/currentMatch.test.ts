/** The match that is played: each game is written on the card that it belongs to, once, by the name of its players, wherever they sit. */
import { describe, expect, test } from 'vitest';
import type { PlayedFor } from '../../src/rules/scoring';
import { createCurrentMatch, type CurrentMatch } from '../../src/match/currentMatch';
import type { Match } from '../../src/match/match';
import { SHAPES } from '../../src/setup/players';
import type { SeatState, ViewState } from '../../src/session/viewState';
import { matchLine } from '../../src/strings/words/past/card';

const NAMES = ['Ann', 'Ben', 'Cat'];

/** The seats in an order of play, with what each has won. */
const seats = (order: readonly string[], won: Readonly<Record<string, number>>): SeatState[] => order.map((name) => ({
  name, kind: 'local', level: null, shape: SHAPES[NAMES.indexOf(name)]!, won: won[name] ?? 0, rack: [], callKey: null, owes: false,
  thinks: false,
}));
const state = (
  phase: ViewState['phase'], order: readonly string[], won: Readonly<Record<string, number>>
): Pick<ViewState, 'phase' | 'seats'> => ({ phase, seats: seats(order, won) });

function begun(playedFor: PlayedFor, kept: Match | null = null): { readonly current: CurrentMatch; readonly saved: Match[] } {
  const saved: Match[] = [];
  const current = createCurrentMatch({ today: () => 7, save: (match) => { saved.push(match); } });
  current.sit({ id: 'match', playedFor }, kept);
  return { current, saved };
}
const fresh = (): string => 'next';

describe('a match', () => {
  test('has a card as soon as the seats are known, with what is won so far', () => {
    const { current } = begun({ kind: 'to-100' });
    expect(current.card(state('order', NAMES, {}))).toBeNull();
    expect(current.card(state('playing', ['Ben', 'Cat', 'Ann'], { Ben: 4 }))).toMatchObject({
      players: [{ name: 'Ben' }, { name: 'Cat' }, { name: 'Ann' }], now: [4, 0, 0], games: [],
    });
    expect(current.next(fresh)).toBeNull();
  });
  test('gets each game once, by name, and says who starts the next', () => {
    const { current } = begun({ kind: 'to-100' });
    current.card(state('playing', NAMES, {}));
    current.counted('one', seats(NAMES, { Ann: 20, Ben: 30, Cat: 10 }));
    const again = current.counted('one', seats(NAMES, { Ann: 20, Ben: 30, Cat: 10 }));
    expect(again?.games).toHaveLength(1);
    expect(current.next(fresh)).toMatchObject({ match: { id: 'match' }, starter: 'Ben' });
    // Ben starts: the seats have turned, the card has not.
    const two = current.counted('two', seats(['Ben', 'Cat', 'Ann'], { Ben: 5, Cat: 25, Ann: 25 }));
    expect(two?.games.map(({ tiles, startedBy }) => [tiles, startedBy])).toEqual([[[20, 30, 10], 0], [[25, 5, 25], 1]]);
    // Cat and Ann are tied: from Ben leftward Cat comes first.
    expect(current.next(fresh)?.starter).toBe('Cat');
    expect(current.card(state('over', ['Ben', 'Cat', 'Ann'], {}))).toMatchObject({ totals: [45, 35, 35], now: null, over: false });
  });
  test('knows which of its games is on, from the draw for order to the count', () => {
    const { current } = begun({ kind: 'games', games: 5 });
    expect(current.game('order')).toEqual({ playedFor: { kind: 'games', games: 5 }, game: 1 });
    expect(current.game('playing').game).toBe(1);
    const kept = current.counted('one', seats(NAMES, { Ann: 20, Ben: 30, Cat: 10 }));
    expect(current.game('over').game).toBe(1);
    for (const phase of ['order', 'playing', 'lastChance'] as const) {
      expect(begun({ kind: 'games', games: 5 }, kept).current.game(phase).game).toBe(2);
    }
    expect(matchLine(current.game('over'))).toBe('Game 1 of 5');
    expect(matchLine(begun({ kind: 'single' }).current.game('playing'))).toBeNull();
  });
  test('that is over gives way to a new one by the same players, which its winner of the last game starts', () => {
    const { current } = begun({ kind: 'games', games: 2 });
    current.counted('one', seats(NAMES, { Ann: 20, Ben: 30, Cat: 10 }));
    current.counted('two', seats(['Ben', 'Cat', 'Ann'], { Ben: 5, Cat: 25, Ann: 20 }));
    expect(current.card(state('over', NAMES, {}))?.over).toBe(true);
    expect(current.next(fresh)).toMatchObject({
      match: { id: 'next', playedFor: { kind: 'games', games: 2 } }, kept: { games: [] }, starter: 'Cat',
    });
  });
  test('goes on from what was kept of it', () => {
    const first = begun({ kind: 'to-100' });
    const kept = first.current.counted('one', seats(NAMES, { Ann: 20, Ben: 30, Cat: 10 }));
    const { current } = begun({ kind: 'to-100' }, JSON.parse(JSON.stringify(kept)) as Match);
    expect(current.card(state('order', NAMES, {}))?.games).toHaveLength(1);
    expect(current.counted('two', seats(['Ben', 'Cat', 'Ann'], { Ann: 40 }))?.games).toHaveLength(2);
  });
  test('of others than sit there is left as it is', () => {
    const { current } = begun({ kind: 'to-100' });
    current.counted('one', seats(NAMES, { Ann: 20 }));
    expect(current.counted('two', seats(['Ann', 'Ben'], { Ann: 20 }))).toBeNull();
  });
  test('is corrected by hand and saved with that; what cannot be is refused with a code', () => {
    const { current, saved } = begun({ kind: 'to-100' });
    expect(current.correct(0, 0, 5)).toEqual({ code: 'no-such-cell' });
    current.counted('one', seats(NAMES, { Ann: 20, Ben: 30, Cat: 10 }));
    expect(current.correct(0, 2, 11)).toBeNull();
    expect(saved.at(-1)?.games[0]?.corrected).toEqual([null, null, 11]);
    expect(current.correct(0, 2, 80)?.code).toBe('not-a-count');
    expect(current.card(state('over', NAMES, {}))?.totals).toEqual([20, 30, 11]);
    // Ann with 40 would have won it: then she starts.
    current.correct(0, 0, 35);
    expect(current.next(fresh)?.starter).toBe('Ann');
  });
});
