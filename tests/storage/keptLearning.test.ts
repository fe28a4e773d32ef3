/** Random findings and training through the data base, a backup and spoiled hands: what is sound comes back, and nothing throws. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FOUND_VERSION, SLIP_KINDS, type Found } from '../../src/review/found';
import { mergeFound } from '../../src/review/kept/mergeFound';
import { openFound } from '../../src/review/kept/openFound';
import { SQUARES } from '../../src/rules/board';
import { soundReviews, soundTraining } from '../../src/storage/backup/mergeKept';
import { keptTrainee, openTrainee } from '../../src/storage/entries/training';
import { mergeTraining } from '../../src/training/mergeTraining';
import type { TrainingState } from '../../src/training/progress';
import { withinAYear, type Card } from '../../src/training/schedule/card';
import { runs } from '../long/amount';

const tile = fc.constantFrom(...SQUARES);
const slip = fc.record({
  kind: fc.constantFrom(...SLIP_KINDS), step: fc.nat(300), ply: fc.nat(76), points: fc.double({ min: 0.01, max: 100, noNaN: true }),
  tile: fc.option(tile), better: fc.option(tile), forgot: fc.option(tile), tiles: fc.array(tile, { maxLength: 8 }),
});
const seat = fc.record({
  seat: fc.constantFrom(0, 1, 2, 3), pass: fc.constantFrom(1, 2), slips: fc.array(slip, { maxLength: 5 }),
});
const found: fc.Arbitrary<Found> = fc.uniqueArray(seat, { minLength: 1, maxLength: 4, selector: (one) => one.seat })
  .map((seats) => ({ game: 'g', version: FOUND_VERSION, seats: seats.toSorted((a, b) => a.seat - b.seat) }));

const moment = fc.integer({ min: 1.7e12, max: 2e12 });
const card: fc.Arbitrary<Card> = fc.record({
  state: fc.constantFrom('learning', 'review', 'relearning'), due: moment, last: moment,
  stability: fc.double({ min: 0.01, max: 1000, noNaN: true }), difficulty: fc.double({ min: 1, max: 10, noNaN: true }),
  reps: fc.nat(99), lapses: fc.nat(9), step: fc.nat(2), wrong: fc.boolean(),
}).map(withinAYear);
const skill = fc.constantFrom('gone:3', 'come:far', 'flash:quiet', 'safe:four');
const session = fc.record({
  at: moment, answers: fc.array(fc.record({ skill, right: fc.boolean(), ms: fc.option(fc.nat(9000)) }), { minLength: 1, maxLength: 3 }),
});
const sessions = fc.uniqueArray(session, { maxLength: 4, selector: ({ at }) => at }).map((all) => all.toSorted((a, b) => a.at - b.at));
const own = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd'), game: fc.constant('g'), added: moment, card: fc.option(card),
  ref: fc.record({
    drill: fc.constant('flash'), skill: fc.constant('flash:quiet'), event: fc.nat(99),
    source: fc.record({ kind: fc.constant('own'), game: fc.constant('g') }),
  }),
});
const slips = fc.uniqueArray(own, { maxLength: 4, selector: ({ id }) => id }).map((all) => all.toSorted((a, b) => a.added - b.added));
const training = fc.record({
  cards: fc.dictionary(skill, card), slips, sessions: fc.record({ flash: sessions, gone: sessions, safe: sessions }),
}).map((state) => ({ ...state, cards: { ...state.cards } }) as TrainingState);

/** The same value with one of its parts, anywhere, in the place of which something else stands. */
function spoiled(value: unknown, where: number, what: unknown): unknown {
  const paths: string[][] = [];
  const walk = (at: unknown, path: string[]): void => {
    if (path.length > 0) paths.push(path);
    if (typeof at === 'object' && at !== null) for (const [key, part] of Object.entries(at)) walk(part, [...path, key]);
  };
  walk(value, []);
  const copy: unknown = structuredClone(value);
  const path = paths[where % paths.length] ?? [];
  let parent = copy as Record<string, unknown>;
  for (const key of path.slice(0, -1)) parent = parent[key] as Record<string, unknown>;
  parent[path.at(-1) ?? ''] = what;
  return copy;
}
const junk = fc.anything({ withBigInt: false });

describe('findings', () => {
  test('come back as they were, and laid together with themselves they stay', () => {
    fc.assert(fc.property(found, (one) => {
      expect(openFound(JSON.parse(JSON.stringify(one)))).toEqual(one);
      expect(mergeFound(one, one)).toBe(one);
    }), runs(50, 2000));
  });
  test('of two the closer look at each seat is kept, whichever comes in', () => {
    fc.assert(fc.property(found, found, (one, other) => {
      const passes = ({ seats }: Found): number[][] => seats.map((each) => [each.seat, each.pass]);
      expect(passes(mergeFound(one, other))).toEqual(passes(mergeFound(other, one)));
    }), runs(50, 2000));
  });
  test('spoiled anywhere never throw, and only what is sound is left', () => {
    fc.assert(fc.property(found, fc.nat(), junk, (one, where, what) => {
      const read = openFound(spoiled(one, where, what));
      for (const each of read?.seats ?? []) expect(openFound({ ...one, seats: [each] })?.seats).toEqual([each]);
      expect(soundReviews([what, one]).filter(({ game }) => game === 'g')).toHaveLength(1);
    }), runs(100, 5000));
  });
});

describe('training', () => {
  test('comes back as it was, under its name', () => {
    fc.assert(fc.property(training, (state) => {
      expect(openTrainee(JSON.parse(JSON.stringify(keptTrainee({ name: 'ann', state }))))).toEqual({ name: 'ann', state });
    }), runs(50, 2000));
  });
  test('laid together twice is as laid together once, and holds every session and slip of both', () => {
    fc.assert(fc.property(training, training, (one, other) => {
      const once = mergeTraining(one, other);
      expect(mergeTraining(once, other)).toEqual(once);
      for (const drill of ['flash', 'gone', 'safe'] as const) {
        const ends = new Set([...one.sessions[drill], ...other.sessions[drill]].map(({ at }) => at));
        expect(once.sessions[drill].map(({ at }) => at)).toEqual([...ends].toSorted((a, b) => a - b));
      }
      expect(new Set(once.slips.map(({ id }) => id))).toEqual(new Set([...one.slips, ...other.slips].map(({ id }) => id)));
    }), runs(50, 2000));
  });
  test('spoiled anywhere never throws; what is spoiled gives way, and the rest stands', () => {
    fc.assert(fc.property(training, fc.nat(), junk, (state, where, what) => {
      const kept = keptTrainee({ name: 'ann', state });
      const [read] = soundTraining([spoiled({ parts: kept }, where + 1, what)].map((all) => (all as { parts: unknown }).parts));
      const ends = (of: TrainingState | undefined): number => (of ? of.sessions.flash.length + of.sessions.gone.length : 0);
      expect(ends(read?.state)).toBeLessThanOrEqual(ends(state) + 1);
      // What was read is sound through and through: it can be kept and read again.
      if (read) expect(openTrainee(JSON.parse(JSON.stringify(keptTrainee(read))))).toEqual(read);
    }), runs(100, 5000));
  });
});
