// How several people sit, and whether they show their numbers with their fingers, by what was agreed and what the screen can do.
import { describe, expect, it } from 'vitest';
import { severalSet, sittingOf, type Screen } from '../../../../../src/guests/snapBack/ui/table/several/sitting';

const TABLET: Screen = { width: 1180, height: 820, touched: true, fingers: 10 };
const LAPTOP: Screen = { width: 1440, height: 900, touched: false, fingers: 0 };
const PHONE: Screen = { width: 390, height: 844, touched: true, fingers: 5 };
const people = (count: number) => Array.from({ length: count }, () => ({ kind: 'local' as const }));

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
    expect(severalSet(undefined, people(2), TABLET).fingers).toBe('shown');
    expect(severalSet(undefined, people(2), { ...TABLET, fingers: 9 }).fingers).toBeNull();
    expect(severalSet(undefined, people(3), TABLET).fingers).toBeNull();
    expect(severalSet('beside', people(2), TABLET).fingers).toBeNull();
    expect(severalSet(undefined, [...people(1), { kind: 'bot' }], TABLET)).toEqual({ sitting: 'beside', fingers: null });
  });
});
