/** What is heard of a table of Snap: nothing that would tell one card from another, or that something matches. */
import { describe, expect, test } from 'vitest';
import { PACK } from '../../../../src/cards/card';
import type { SnapHappening } from '../../../../src/games/snap/rules/happening';
import { randomReplayed } from '../../../helpers/snap/replayed';
import { cuesOf } from '../../../helpers/snap/snap';

const SEATS = [{ kind: 'local' }, { kind: 'bot', level: 'viola' }, { kind: 'local' }] as const;
const heard = (happening: SnapHappening) => cuesOf(happening, SEATS);
const names = (happening: SnapHappening) => heard(happening).map((cue) => (cue.kind === 'effect' ? cue.name : cue.word));

describe('what is heard', () => {
  test('no card sounds unlike another, wherever it is laid', () => {
    const all = PACK.flatMap((card) => [0, 1].map((pile) => JSON.stringify(heard({ type: 'flipped', seat: 0, card, pile }))));
    expect(new Set(all).size).toBe(1);
  });
  test('a call is shouted by everybody who called it, each in their own voice and with its own word', () => {
    const cues = heard({ type: 'tied', kind: 'pot', seats: [2, 1], piles: [0], top: '5c' });
    expect(cues.slice(0, 2)).toEqual([2, 1].map((seat) => (
      { kind: 'shout', word: 'Snap pot', seat, at: 0, seats: [{ level: null }, { level: 'viola' }, { level: null }] }
    )));
    const piles = [{ pile: 0, top: '5c', below: null }] as const;
    const took = { type: 'took', seat: 1, kind: 'pool', piles, middle: '5d', cards: 3, callers: [1] } as const;
    expect(names(took)).toEqual(['Snap pool', 'gathered']);
    expect(names({ type: 'wrong', seat: 1, kind: 'snap' })).toEqual(['Snap', 'falseCall']);
  });
  test('each card that is paid is heard, one after the other to the left', () => {
    const at = [2, 0].map((to) => heard({ type: 'paid', from: 1, to })[0]!.at);
    expect(at[1]! - at[0]!).toBe(110);
  });
  test('the end sounds as it is for the people here', () => {
    const end = (...winners: number[]) => names({ type: 'ended', by: winners.length > 1 ? 'draw' : 'last', winners })[0];
    expect([end(0), end(1), end(0, 1), end(2)]).toEqual(['won', 'lost', 'tied', 'won']);
  });
  test('everything that happens in random games is heard', () => {
    for (const seed of ['heard 1', 'heard 2', 'heard 3']) {
      for (const happening of randomReplayed(seed).happenings.flat()) expect(heard(happening).length).toBeGreaterThan(0);
    }
  });
});
