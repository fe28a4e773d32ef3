/** What a game is news of to the player of this device; and to whom it is news of nothing. */
import { describe, expect, test } from 'vitest';
import type { LevelName } from '../../src/ai/levelNames';
import { createBeforeSum, endNews } from '../../src/history/endNews';
import type { EndNews } from '../../src/history/endView';
import { PARTS, winnersOf } from '../../src/rules/scoring';
import type { GameSummary, SeatSummary } from '../../src/session/gameSummary';
import { foldedName } from '../../src/setup/names';
import { endNewsTold } from '../../src/strings/words/past/end';

interface Sat extends Partial<SeatSummary> { readonly name: string; readonly tiles: number }

const character = (level: LevelName, tiles: number): Sat => ({ name: level, level, tiles });
const me = (tiles: number, more: Partial<SeatSummary> = {}): Sat => ({ name: 'You', me: true, tiles, ...more });

/** A game that is over: who had how many tiles. */
function game(...sat: readonly Sat[]): GameSummary {
  const winners = winnersOf(sat.map(({ tiles }) => tiles));
  const seats = sat.map((seat, i): SeatSummary => ({
    shape: 'circle', level: null, made: 0, missed: 0, snagged: 0, vain: 0, longest: 0, callTimes: [],
    won: winners.includes(i) ? PARTS / winners.length : 0, ...seat,
  }));
  return {
    id: 'a game', version: 2, over: 1, savedAt: 1, age: -1, names: seats.map(({ name }) => foldedName(name)), begun: true, placed: 76,
    seats,
  };
}

/** What a game is news of after others, the oldest first, which are added up one by one. */
function newsAfter(past: readonly GameSummary[], last: GameSummary): EndNews | null {
  const sum = createBeforeSum('You');
  for (const one of past.toReversed()) sum.add([one]);
  return endNews(last, 'You', sum.result());
}

const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);
const LOST = game(me(20, { longest: 5, callTimes: [900] }), character('pip', 24));
const WON = game(me(30, { longest: 6, callTimes: [800] }), character('pip', 20));

describe('nothing is news', () => {
  test('of a game like all before it', () => {
    expect(newsAfter(times(5, LOST), LOST)).toBeNull();
    expect(newsAfter([...times(3, WON), LOST], WON)).toBeNull();
  });
  test('of a first game that was lost: all in it would be a record', () => {
    expect(newsAfter([], LOST)).toBeNull();
    expect(newsAfter(times(2, LOST), game(me(25, { longest: 8, callTimes: [300] }), character('pip', 26)))).toBeNull();
  });
  test('of practice, of what others play, and of people at one screen', () => {
    expect(newsAfter(times(3, LOST), { ...WON, practice: true })).toBeNull();
    expect(newsAfter(times(3, LOST), game({ name: 'Ann', tiles: 60 }, character('pip', 2)))).toBeNull();
    expect(newsAfter(times(3, LOST), game(me(60), { name: 'Ann', tiles: 2 }))).toBeNull();
    expect(newsAfter([], game(character('ada', 60), character('pip', 2)))).toBeNull();
  });
  test('of a record that was merely reached again', () => {
    const best = game(me(24, { longest: 6, callTimes: [700] }), character('otto', 30));
    expect(newsAfter([...times(3, LOST), best], best)).toBeNull();
  });
});

describe('news is', () => {
  test('a first win against a character, of a first game too, and against the strongest of several', () => {
    expect(newsAfter([], WON)).toEqual({ kind: 'firstWin', seat: 1 });
    expect(newsAfter(times(4, LOST), WON)).toEqual({ kind: 'firstWin', seat: 1 });
    const several = game(character('pip', 10), character('viola', 12), me(30), character('otto', 8));
    expect(newsAfter([WON], several)).toEqual({ kind: 'firstWin', seat: 1 });
    // A tie is none, and no win to be told of later: who is met with as many tiles was not beaten.
    const tied = game(me(24), character('otto', 24));
    expect(newsAfter([], tied)).toBeNull();
    expect(newsAfter([tied], game(me(30), character('otto', 24)))).toEqual({ kind: 'firstWin', seat: 1 });
  });
  test('the most tiles, then the biggest win, then the longest run, then the quickest call', () => {
    const past = [...times(2, WON), LOST, LOST];
    expect(newsAfter(past, game(me(31, { longest: 7, callTimes: [300] }), character('pip', 4)))).toEqual({ kind: 'tiles', worth: 31 });
    expect(newsAfter(past, game(me(29, { longest: 7 }), character('pip', 4)))).toEqual({ kind: 'margin', worth: 25 });
    expect(newsAfter(past, game(me(29, { longest: 7, callTimes: [300] }), character('pip', 22)))).toEqual({ kind: 'longest', worth: 7 });
    expect(newsAfter(past, game(me(19, { callTimes: [750, 1200] }), character('pip', 22)))).toEqual({ kind: 'quickest', worth: 750 });
  });
  test('a row of three wins or more, unless it holds a record', () => {
    expect(newsAfter([LOST, ...times(2, WON)], WON)).toEqual({ kind: 'row', games: 3 });
    expect(newsAfter([WON, LOST, WON], WON)).toBeNull();
    expect(newsAfter(times(11, WON), WON)).toEqual({ kind: 'row', games: 12 });
  });
  test('told in a few words', () => {
    const players = game(me(30), { ...character('otto', 2), name: 'Otto' }).seats
      .map(({ name, shape, level, tiles }) => ({ name, shape, level, tiles, kind: 'bot' as const }));
    const told = ([
      { kind: 'firstWin', seat: 1 }, { kind: 'tiles', worth: 31 }, { kind: 'margin', worth: 25 }, { kind: 'longest', worth: 7 },
      { kind: 'quickest', worth: 450 }, { kind: 'row', games: 12 },
    ] as const).map((news) => endNewsTold(news, { players }));
    expect(told).toEqual([
      'Your first win against Otto!', 'Your most tiles ever!', 'Your biggest win ever!', 'Your longest run ever: 7 tiles!',
      'Your quickest call ever!', '12 wins in a row!',
    ]);
  });
});
