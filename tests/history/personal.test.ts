/** What a person looks back at for themselves, worked out by hand: records, streaks, and everybody they have met; for nobody, too. */
import { describe, expect, test } from 'vitest';
import type { LevelName } from '../../src/ai/levelNames';
import type { PersonalHistory } from '../../src/history/pastView';
import { createPersonal } from '../../src/history/personal';
import { createStatistics } from '../../src/history/statistics';
import { PARTS, winnersOf } from '../../src/rules/scoring';
import type { GameSummary, SeatSummary } from '../../src/session/gameSummary';
import { foldedName } from '../../src/setup/names';

interface Sat extends Partial<SeatSummary> { readonly name: string; readonly tiles: number }

const character = (level: LevelName, tiles: number, name = level): Sat => ({ name, level, tiles });
const me = (tiles: number, more: Partial<SeatSummary> = {}): Sat => ({ name: 'You', me: true, tiles, ...more });

/** A game that is over: who had how many tiles. */
function game(id: number, ...sat: readonly Sat[]): GameSummary {
  const winners = winnersOf(sat.map(({ tiles }) => tiles));
  const seats = sat.map((seat, i): SeatSummary => ({
    shape: 'circle', level: null, made: 0, missed: 0, snagged: 0, vain: 0, longest: 0, callTimes: [],
    won: winners.includes(i) ? PARTS / winners.length : 0, ...seat,
  }));
  return {
    id: `game ${id}`, version: 2, over: 1, savedAt: id, age: -id, names: seats.map(({ name }) => foldedName(name)), begun: true, placed: 76,
    seats,
  };
}

/** What somebody looks back at, of games from the oldest to the newest. */
function personalOf(name: string, games: readonly GameSummary[], called = 'You'): PersonalHistory | undefined {
  const statistics = createStatistics(called);
  statistics.add(games.toReversed());
  return statistics.result().find((one) => one.name === name)?.personal;
}

const NOTHING: PersonalHistory = {
  records: { tiles: null, longest: null, margin: null, quickest: null },
  streaks: { won: { now: 0, longest: 0 }, careful: { now: 0, longest: 0 } }, against: [],
};

test('of somebody without a game there is nothing to look back at', () => {
  expect(createPersonal().result('You')).toEqual(NOTHING);
  expect(personalOf('You', [])).toBeUndefined();
});

test('practice and what computers have played are in none of it', () => {
  const practised = { ...game(1, me(40), character('otto', 2)), practice: true as const };
  expect(personalOf('You', [practised])).toEqual(NOTHING);
  expect(personalOf('otto', [practised, game(2, me(40), character('otto', 2))])).toBeUndefined();
});

describe('records', () => {
  test('are the most tiles, the longest run, the widest win and the quickest call, each with its game', () => {
    const { records } = personalOf('You', [
      game(1, me(30, { longest: 4, callTimes: [900, 700] }), character('otto', 12)),
      game(2, me(20, { longest: 7, callTimes: [650] }), character('otto', 28)),
      game(3, me(33, { longest: 5 }), character('otto', 32)),
    ])!;
    expect(records).toEqual({
      tiles: { worth: 33, game: 'game 3', endedAt: 3 }, longest: { worth: 7, game: 'game 2', endedAt: 2 },
      margin: { worth: 18, game: 'game 1', endedAt: 1 }, quickest: { worth: 650, game: 'game 2', endedAt: 2 },
    });
  });
  test('stay with the game that set them first', () => {
    const same = [1, 2, 3].map((id) => game(id, me(30, { longest: 5, callTimes: [800] }), character('pip', 10)));
    expect(Object.values(personalOf('You', same)!.records).map((held) => held?.game)).toEqual(Array(4).fill('game 1'));
  });
  test('say nothing where no game does: no tile, no run, no win, no time, and a summary that does not know runs yet', () => {
    const { longest: _, ...older } = game(1, me(0), character('otto', 9)).seats[0]!;
    expect(personalOf('You', [{ ...game(1, me(0), character('otto', 9)), seats: [older, game(1, me(0), character('otto', 9)).seats[1]!] }])!
      .records).toEqual(NOTHING.records);
  });
  test('of a tie are no win', () => {
    expect(personalOf('You', [game(1, me(28), character('otto', 28))])!.records).toMatchObject({ tiles: { worth: 28 }, margin: null });
  });
});

describe('streaks', () => {
  const won = (id: number, vain = 0): GameSummary => game(id, me(30, { vain }), character('pip', 10));
  const lost = (id: number): GameSummary => game(id, me(10), character('pip', 30));
  const tied = (id: number): GameSummary => game(id, me(20), character('pip', 20));
  test('are games in a row that were won alone, up to now and at most', () => {
    expect(personalOf('You', [won(1), won(2), won(3), lost(4), won(5), won(6)])!.streaks.won).toEqual({ now: 2, longest: 3 });
    expect(personalOf('You', [won(1), won(2), lost(3)])!.streaks.won).toEqual({ now: 0, longest: 2 });
    expect(personalOf('You', [won(1), won(2)])!.streaks.won).toEqual({ now: 2, longest: 2 });
  });
  test('end with a tie', () => {
    expect(personalOf('You', [won(1), won(2), tied(3), won(4)])!.streaks.won).toEqual({ now: 1, longest: 2 });
  });
  test('and games in a row without a false call, however they ended', () => {
    expect(personalOf('You', [won(1), lost(2), won(3, 1), tied(4)])!.streaks.careful).toEqual({ now: 1, longest: 2 });
  });
});

describe('against each opponent', () => {
  test('a character is one, whatever it is called, and is met once a game: the better of two that sat there', () => {
    const { against } = personalOf('You', [
      game(1, me(30), character('otto', 12)), game(2, me(10), character('otto', 30, 'Bert' as LevelName)),
      game(3, me(20), character('otto', 5), character('otto', 24, 'otto 2' as LevelName), character('ada', 20)),
    ])!;
    expect(against).toEqual([
      { opponent: { level: 'otto' }, ahead: 1, tied: 0, behind: 2 }, { opponent: { level: 'ada' }, ahead: 0, tied: 1, behind: 0 },
    ]);
  });
  test('in a series with several people only, there are people alone, and both see it from their side', () => {
    const series = [
      game(1, me(30, { name: 'Player' }), { name: 'Ben', tiles: 20 }, { name: 'Cat', tiles: 30 }),
      game(2, me(12, { name: 'Player' }), { name: 'BEN', tiles: 20 }),
    ];
    expect(personalOf('You', series)!.against).toEqual([
      { opponent: { name: 'BEN' }, ahead: 1, tied: 0, behind: 1 }, { opponent: { name: 'Cat' }, ahead: 0, tied: 1, behind: 0 },
    ]);
    expect(personalOf('BEN', series)!.against).toEqual([
      { opponent: { name: 'You', me: true }, ahead: 1, tied: 0, behind: 1 }, { opponent: { name: 'Cat' }, ahead: 0, tied: 0, behind: 1 },
    ]);
  });
  test('whose name was deleted is nobody’s opponent', () => {
    expect(personalOf('You', [game(1, me(30), { name: '?', tiles: 20 }, { name: 'Somebody 2', tiles: 1 })])!.against).toEqual([]);
  });
});

test('it is the same in pieces, and does not grow with the games', () => {
  const games = Array.from({ length: 60 }, (_, i) => game(
    60 - i, me((i * 7) % 40, { longest: 4 + (i % 3), vain: i % 9 === 0 ? 1 : 0 }), character(i % 2 === 0 ? 'pip' : 'ada', (i * 5) % 30),
  ));
  const [whole, pieces] = [createStatistics('You'), createStatistics('You')];
  whole.add(games);
  for (let i = 0; i < games.length; i += 7) pieces.add(games.slice(i, i + 7));
  expect(pieces.result()).toEqual(whole.result());
  const [few, many] = [createStatistics('You'), createStatistics('You')];
  few.add(games);
  for (let i = 0; i < 20; i += 1) many.add(games);
  expect(JSON.stringify(many.result().find((one) => one.me)!.personal).length)
    .toBeLessThan(JSON.stringify(few.result().find((one) => one.me)!.personal).length + 30);
});
