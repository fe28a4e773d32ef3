/** What is heard of a table of Snap Back: nothing that would tell one card from another, and of dice only those of the people here. */
import { describe, expect, test } from 'vitest';
import { RANKS } from '../../../../src/games/snapBack/rules/cards';
import type { SeatResult } from '../../../../src/games/snapBack/rules/game';
import { cuesOf } from '../../../../src/games/snapBack/sound/cues';

const SEATS = [{ kind: 'local' }, { kind: 'bot', level: 'viola' }, { kind: 'local' }] as const;
const went = (before: SeatResult['before'], after: SeatResult['after']): SeatResult => ({ claim: 3, before, after, line: 5 });

describe('what is heard', () => {
  test('no card sounds unlike another', () => {
    const heard = RANKS.map((rank) => JSON.stringify(cuesOf({ type: 'shown', rank, number: 7 }, SEATS, 'Snap!')));
    expect(new Set(heard).size).toBe(1);
  });
  test('a call is shouted by everybody who called, each in their own voice', () => {
    const cues = cuesOf({ type: 'called', seats: [0, 1] }, SEATS, 'Snap!');
    expect(cues).toEqual([0, 1].map((seat) => (
      { kind: 'shout', word: 'Snap!', seat, at: 0, seats: [{ level: null }, { level: 'viola' }, { level: null }] }
    )));
  });
  test('the count rises', () => {
    const pitches = ([3, 2, 1] as const).flatMap((left) => cuesOf({ type: 'count', left }, SEATS, '')).map((cue) => (
      cue.kind === 'effect' ? cue.pitch : 0
    ));
    expect(pitches).toEqual(pitches.toSorted((a, b) => a - b));
    expect(new Set(pitches).size).toBe(3);
  });
  test('of dice only those of the people here, one after the other', () => {
    const reveal = { callers: [0], holds: [3], seats: [went(3, 4), went(3, 4), went(3, 2)], trueSix: [] } as const;
    const dice = cuesOf({ type: 'revealed', cards: [], reveal }, SEATS, '').slice(1);
    expect(dice.map(({ kind, at, ...cue }) => [kind, 'name' in cue ? cue.name : '', at])).toEqual([
      ['effect', 'dieUp', 450], ['effect', 'dieDown', 710],
    ]);
  });
  test('the end by a true 6 sounds like no other', () => {
    expect(cuesOf({ type: 'over', by: 'trueSix' }, SEATS, '')).not.toEqual(cuesOf({ type: 'over', by: 'time' }, SEATS, ''));
  });
});
