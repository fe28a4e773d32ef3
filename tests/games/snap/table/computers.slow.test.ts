/** Computer players at the real table of Snap, whole games of them, under a time that jumps from one thing to the next. */
import { describe, expect, test } from 'vitest';
import { areSameCards, packs } from '../../../../src/cards/pack';
import { PROFILES } from '../../../../src/characters/profiles';
import { type SnapOptions } from '../../../../src/games/snap/rules/game';
import { readRecordText, writeRecord } from '../../../../src/contract/record';
import type { Character } from '../../../../src/setup/players';
import { playSnap, type PlayedTerms } from '../../../../tools/games/snap/play';
import { ADA, ANN, begun, PIP, setupFor } from '../../../helpers/snap/savedGames';
import { tableOf } from '../../../helpers/snap/tables';
import { createPlayer, allCards, SNAP_RECORD } from '../../../helpers/snap/snap';
import { amount } from '../../../long/amount';

const CHARACTERS = Object.keys(PROFILES) as Character[];
const A: SnapOptions = { table: 'A', packs: 1, ties: 'pot' };
const B: SnapOptions = { ...A, table: 'B' };
const C: SnapOptions = { table: 'C', packs: 1, ties: 'seat' };

const GAMES: readonly (readonly [string, Omit<PlayedTerms, 'seed'>])[] = [
  ['two at table A', { players: ['otto', 'viola'], options: A }],
  ['two at table B', { players: ['pip', 'ada'], options: B }],
  ['three at table C', { players: ['wanda', 'henrik', 'ada'], options: C }],
  ['six with two packs', { players: CHARACTERS, options: { ...B, packs: 2 } }],
  ['three with a drum', { players: ['pip', 'otto', 'ada'], options: B, beat: 1500 }],
  ['three who are asked', { players: ['wanda', 'viola', 'ada'], options: { ...B, ties: 'seat' }, asked: true }],
];

describe.each(GAMES)('a game of %s', (_, terms) => {
  test('comes to its end with every card there at every step, and its record reads as it was played', () => {
    const pack = packs(terms.options.packs);
    for (const seed of terms.players.length > 3 ? ['one'] : ['one', 'two'].slice(0, amount(1, 2))) {
      const played = playSnap({ ...terms, seed }, (game) => { expect(areSameCards(allCards(game), pack)).toBe(true); });
      expect(played.happenings.some(({ type }) => type === 'took')).toBe(true);
      expect(readRecordText(SNAP_RECORD, writeRecord(SNAP_RECORD, played.record, played.game)).ok).toBe(true);
      expect(playSnap({ ...terms, seed }).record).toEqual(played.record);
    }
  });
});

test('where everybody is asked, computers answer again after a reload, and the game goes on', () => {
  let table = tableOf(begun(setupFor([ANN, PIP, ADA], { asked: true }), 'asked again'), createPlayer);
  table.act({ kind: 'goOn' });
  for (let flips = 1; flips <= 12; flips += 1) {
    table.until((view) => {
      if (view.turn === 0 && view.phase === 'playing') table.act({ kind: 'turn', seat: 0 });
      return view.phase === 'asked' && view.seats[0]?.answered === false;
    });
    expect(table.view().flips).toBe(flips);
    const stored = table.stored();
    table.table.leave();
    table = tableOf(stored, createPlayer);
    table.act({ kind: 'goOn' });
    expect(table.view().seats.map(({ answered }) => answered)).toEqual([false, true, true]);
    while (table.view().phase === 'asked') table.act({ kind: 'answer', seat: 0, says: 'pass' });
  }
});
