/** A game before its first card: what is drawn for it. */
import { expect, test } from 'vitest';
import { snapBackShell } from '../../../../src/games/snapBack/app/snapBack';
import { ANN, OTTO, setupOf, VIOLA } from '../../../helpers/snapBack/tables';

const newGame = snapBackShell.begin;

test('cards and each computer player have a word of their own, and a link brings that of the cards alone', () => {
  let words = 0;
  const ports = { freshWord: () => { words += 1; return `word ${words}`; }, today: () => 7 };
  const setup = setupOf([ANN, VIOLA, OTTO]);
  for (const { id, seed, luck = [] } of [newGame(ports, setup), newGame(ports, setup, 'shared')]) {
    expect(luck).toHaveLength(3);
    expect(new Set([id, seed, ...luck]).size).toBe(5);
  }
  expect(newGame(ports, setup, 'shared').seed).toBe('shared');
});
