/** Who was first at the table: races judged by when the key went down, and calls that come a moment too late. */
import { describe, expect, test } from 'vitest';
import { BEATEN_MS } from '../../src/race/times';
import { TIE_MS } from '../../src/race/order';
import { RECORD, before, call, made } from '../helpers/runAtTheTable';
import { SETTLE } from '../helpers/simulatedTable';

describe('a call that comes a moment too late', () => {
  test('for the claimed run of another is void', () => {
    const table = made();
    table.play('3-');
    call(table, 1);
    table.pass(SETTLE);
    call(table, 2, table.now() - SETTLE + BEATEN_MS);
    table.pass(SETTLE);
    expect(table.record()).toBe(`${RECORD} 3- 1!`);
  });
  test('and later than a hand can be held back is false', () => {
    const table = made();
    table.play('3-');
    call(table, 1);
    table.pass(BEATEN_MS + 1);
    call(table, 0);
    table.pass(SETTLE);
    expect(table.record()).toBe(`${RECORD} 3- 1! 0!`);
  });
  test('is false if they could not have won it anyway: the maker who has forfeited it', () => {
    const table = made();
    table.play('3-');
    call(table, 1);
    table.pass(100);
    call(table, 3);
    table.pass(SETTLE);
    expect(table.record()).toBe(`${RECORD} 3- 1! 3!`);
  });
  test('after the maker\'s own call in classic calling is void, like one a moment before it', () => {
    const table = made();
    table.play('3!');
    call(table, 1);
    table.pass(SETTLE);
    table.play('3-');
    expect(table.record()).toBe(`${RECORD} 3! 3-`);
    expect(table.position().owes).toEqual([false, false, false, false]);
  });
  test('in the same breath as the maker\'s call is void, too', () => {
    const table = made();
    const now = table.now();
    call(table, 3, now);
    call(table, 1, now + 15);
    table.pass(SETTLE);
    table.play('3-');
    expect(table.record()).toBe(`${RECORD} 3! 3-`);
    expect(table.position().owes).toEqual([false, false, false, false]);
  });
  test('in a race is void for the maker and for others', () => {
    const table = made({ rules: { calls: 'race' } });
    call(table, 1);
    table.pass(100);
    call(table, 3);
    call(table, 2);
    table.pass(SETTLE);
    expect(table.record()).toBe(`${RECORD} 1!`);
  });
});

describe('who was first', () => {
  const race = { rules: { calls: 'race' } } as const;
  test('is judged by when the key went down, not by when it was handled', () => {
    const table = made(race);
    const now = table.now();
    call(table, 1, now - 2);
    table.pass(10);
    call(table, 2, now - 25);
    table.pass(SETTLE);
    expect(table.record()).toBe(`${RECORD} 2!`);
  });
  test('at the same instant is who sits nearer to the maker\'s left', () => {
    const table = made(race);
    const now = table.now();
    call(table, 2, now);
    call(table, 1, now + TIE_MS - 1);
    table.pass(SETTLE);
    // The maker is seat 3: to their left sit 0, then 1, then 2.
    expect(table.record()).toBe(`${RECORD} 1!`);
  });
  test('is the earlier when they lie further apart', () => {
    const table = made(race);
    const now = table.now();
    call(table, 2, now);
    call(table, 1, now + TIE_MS);
    table.pass(SETTLE);
    expect(table.record()).toBe(`${RECORD} 2!`);
  });
  test('at the same instant as a held call is who sits nearer to the maker\'s left', () => {
    const table = made();
    const now = table.now();
    call(table, 2, now + 1);
    call(table, 0, now + 5);
    table.pass(SETTLE);
    table.play('3-');
    expect(table.record()).toBe(`${RECORD} 3- 0!`);
  });
  test('counts from the maker of this very tile, though tile and calls come in one breath', () => {
    const table = before(race);
    const now = table.now();
    table.press({ kind: 'place', seat: 3, tile: 34, at: now });
    call(table, 2, now + 15);
    call(table, 0, now + 18);
    table.pass(SETTLE);
    expect(table.record()).toBe(`${RECORD} 0!`);
  });
  test('a call before the maker\'s draw wins over the draw, a call after it does not', () => {
    const table = made();
    const now = table.now();
    table.press({ kind: 'draw', seat: 3, at: now });
    call(table, 3, now - 5);
    table.pass(SETTLE);
    expect(table.record()).toBe(`${RECORD} 3! 3-`);
  });
});
