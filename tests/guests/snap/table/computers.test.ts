/** Computer players at the real table of Snap, whole games of them, under a time that jumps from one thing to the next. */
import { describe, expect, test } from 'vitest';
import { areSameCards, packs } from '../../../../src/cards/pack';
import { PROFILES } from '../../../../src/characters/profiles';
import { allCards, type SnapOptions } from '../../../../src/guests/snap/rules/game';
import { readRecordText, writeRecord } from '../../../../src/guests/snap/rules/record';
import type { Character } from '../../../../src/setup/players';
import { playSnap, type PlayedTerms } from '../../../../tools/snap/play';

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
    for (const seed of ['one', 'two']) {
      const played = playSnap({ ...terms, seed }, (game) => { expect(areSameCards(allCards(game), pack)).toBe(true); });
      expect(played.happenings.some(({ type }) => type === 'took')).toBe(true);
      expect(readRecordText(writeRecord(played.record, played.game)).ok).toBe(true);
      expect(playSnap({ ...terms, seed }).record).toEqual(played.record);
    }
  });
});
