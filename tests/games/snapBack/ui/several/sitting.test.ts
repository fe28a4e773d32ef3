// How several people sit, and whether they show their numbers with their fingers, by what was agreed and what the screen can do.
import { describe, expect, it } from 'vitest';
import { USUAL_TERMS } from '../../../../../src/games/snapBack/kept/setup';
import { MARKS } from '../../../../../src/seats/marks';
import { severalSet } from '../../../../../src/games/snapBack/ui/table/several/around';
import { sittingOf } from '../../../../../src/layout/shapes/seatPlaces';
import type { Screen } from '../../../../../src/ui/browser/abilities';

const TABLET: Screen = { width: 1180, height: 820, touched: true, fingers: 10 };
const LAPTOP: Screen = { width: 1440, height: 900, touched: false, fingers: 0 };
const PHONE: Screen = { width: 390, height: 844, touched: true, fingers: 5 };
/** So many people, and a computer player. */
const players = (people: number) => Array.from({ length: people + 1 }, (_, i) => ({
  name: `${i}`, kind: i < people ? 'local' as const : 'bot' as const, shape: MARKS[i]!, level: undefined, callKey: undefined, me: undefined,
}));

describe('how several people sit', () => {
  it('is around a screen that is touched, and before another, unless they agreed otherwise', () => {
    expect(sittingOf(undefined, 2, TABLET)).toBe('around');
    expect(sittingOf(undefined, 2, LAPTOP)).toBe('beside');
    expect(sittingOf('beside', 2, TABLET)).toBe('beside');
    expect(sittingOf('around', 2, LAPTOP)).toBe('around');
  });

  it('is around a small screen only for two', () => {
    expect(sittingOf('around', 2, PHONE)).toBe('around');
    expect(sittingOf('around', 3, PHONE)).toBe('beside');
    expect(sittingOf('around', 4, TABLET)).toBe('around');
    expect(sittingOf('around', 1, TABLET)).toBe('beside');
  });

  it('lets two show their numbers with their fingers where the glass feels two hands', () => {
    const fingers = (people: number, screen: Screen, more: { sitting?: 'beside'; untimed?: true } = {}) =>
      severalSet({ ...USUAL_TERMS, players: players(people), ...more }, screen).fingers;
    expect(fingers(2, TABLET)).toBe('shown');
    expect(fingers(2, { ...TABLET, fingers: 9 })).toBeNull();
    expect(fingers(3, TABLET)).toBeNull();
    expect(fingers(2, TABLET, { sitting: 'beside' })).toBeNull();
    expect(fingers(2, TABLET, { untimed: true }), 'a count would hurry').toBeNull();
    expect(fingers(1, TABLET)).toBeNull();
  });
});
