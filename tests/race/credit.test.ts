/** What a press is credited for its line, and what is owed for it: counted by hand, and for any lines and presses. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { credited, meanLag, MOST_CREDIT_MS, owedAfter, quotaOf, type MeanLag } from '../../src/race/credit';
import { runs } from '../long/amount';

const unitOf = (rtt: number): number => Math.min(400, rtt + 15);
const rtt = fc.oneof(fc.double({ min: 0, max: 600, noNaN: true }), fc.constantFrom(0, 40, 180, 330, 385, 1e6));
const ms = fc.double({ min: 0, max: 2000, noNaN: true });
const of = (n: number, each: number): number[] => Array.from({ length: n }, () => each);
const meanOf = (all: readonly number[]): MeanLag | null => all.reduce<MeanLag | null>(meanLag, null);

describe('the quota', () => {
  test.each([
    // As nobody has measured yet, and without any lag: 1.2 × 15.
    [null, 0, 18], [0, 0, 18], [40, 0, 66], [180, 0, 234],
    // 1.2 × 345 and more are more than anybody is credited with.
    [330, 0, 400], [385, 0, 400], [1e9, 0, 400],
    // What is owed is less, and nothing in the end.
    [180, 39, 195], [180, 234, 0], [180, 1000, 0],
    // What was saved is more, up to 1.5 × 15, 55 and 195.
    [0, -100, 22.5], [40, -10, 76], [40, -100, 82.5], [180, -58.5, 292.5], [180, -100, 292.5],
  ])('of a line of %s, where %s is owed, is %s', (line, owed, quota) => {
    expect(quotaOf(line, owed)).toBeCloseTo(quota, 9);
  });

  test('is never more than 1.5 units, nor than 400 ms, nor less than nothing', () => {
    fc.assert(fc.property(rtt, fc.double({ min: -1e6, max: 1e6, noNaN: true }), (line, owed) => {
      const quota = quotaOf(line, owed);
      expect(quota).toBeGreaterThanOrEqual(0);
      expect(quota).toBeLessThanOrEqual(Math.min(MOST_CREDIT_MS, 1.5 * unitOf(line)) + 1e-9);
    }), runs(200, 20_000));
  });
});

describe('a press', () => {
  test.each([
    // sent, arrived, took, quota: at, credit, lag
    [1000, 1600, 420, 234, 1420, 180, 180], [1000, 1600, 420, 100, 1500, 100, 180], [1000, 1600, 420, 0, 1600, 0, 180],
    // A line without lag is credited with nothing, and so is whoever says that it took longer than it can have.
    [1000, 1420, 420, 234, 1420, 0, 0], [1000, 1600, 700, 234, 1600, 0, 0],
  ])('of what was sent at %s that came at %s and took %s, by a quota of %s counts at %s', (...[sent, arrived, took, quota, ...counts]) => {
    const [at, credit, lag] = counts;
    expect(credited({ sent, arrived, took }, quota)).toEqual({ at, credit, lag });
  });

  test('never counts later than it came, nor earlier than its quota, and as it was pressed where that is enough', () => {
    fc.assert(fc.property(ms, ms, ms, rtt, (sent, later, took, line) => {
      const arrived = sent + later;
      const quota = quotaOf(line, 0);
      const { at, credit, lag } = credited({ sent, arrived, took }, quota);
      expect(at).toBeLessThanOrEqual(arrived);
      expect(credit).toBeLessThanOrEqual(quota);
      expect(arrived - at).toBeCloseTo(credit, 6);
      if (lag <= quota && took <= later) expect(at).toBeCloseTo(sent + took, 6);
    }), runs(200, 20_000));
  });
});

describe('what is owed', () => {
  test('is as counted by hand, win by win, of somebody far away who lies by 200', () => {
    let owed = 0;
    const credits = Array.from({ length: 4 }, () => {
      const quota = quotaOf(180, owed);
      const { credit } = credited({ sent: 0, arrived: 610, took: 230 }, quota);
      owed = owedAfter(180, owed, credit);
      return [quota, credit, owed];
    });
    const steady = [195, 195, 39];
    expect(credits.map((row) => row.map((one) => Math.round(one)))).toEqual([[234, 234, 39], steady, steady, steady]);
  });

  test('lies between what was saved, 0.3, and 0.2 units, whatever won on a line: so little can be lied away in a whole game', () => {
    fc.assert(fc.property(rtt, fc.array(ms, { maxLength: 40 }), (line, lags) => {
      const unit = unitOf(line);
      let [owed, lied] = [0, 0];
      for (const lag of lags) {
        const credit = Math.min(lag, quotaOf(line, owed));
        lied += credit - unit;
        owed = owedAfter(line, owed, credit);
        expect(owed).toBeGreaterThanOrEqual(-0.3 * unit - 1e-9);
        expect(owed).toBeLessThanOrEqual(0.2 * unit + 1e-9);
      }
      expect(lied).toBeLessThanOrEqual(0.5 * unit + 1e-6);
    }), runs(200, 20_000));
  });

  test('is nothing by an honest line, which is credited with all of its lag however often it wins', () => {
    fc.assert(fc.property(rtt, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 40 }), (line, shares) => {
      let owed = 0;
      for (const share of shares) {
        const lag = share * unitOf(line);
        expect(quotaOf(line, owed)).toBeGreaterThanOrEqual(lag);
        owed = owedAfter(line, owed, lag);
        expect(owed).toBeLessThanOrEqual(0);
      }
    }), runs(200, 5000));
  });

  test('by nobody whose line has no lag: they are credited with nothing, and what they never had they can\'t save', () => {
    let owed = 0;
    for (let i = 0; i < 20; i += 1) {
      const { credit } = credited({ sent: 0, arrived: 400, took: 400 }, quotaOf(0, owed));
      expect(credit).toBe(0);
      owed = owedAfter(0, owed, credit);
    }
    expect(quotaOf(0, owed)).toBeCloseTo(22.5, 9);
  });
});

describe('the mean of what was measured', () => {
  test.each([
    [[180], 180], [[180, 180], 180], [[0, 0], 0], [[], 0],
    // The first few count alike, whichever of them was slow.
    [[400, 40], 220], [[40, 400], 220], [[40, 40, 400], 160], [[400, ...of(9, 40)], 76], [[...of(9, 40), 400], 76],
    // Beyond ten, a tenth: of 40 and 180, of 180 and 40.
    [[...of(20, 40), 180], 54], [[...of(20, 180), 40], 166],
    // One that stood still for a moment isn't far away for the next minute.
    [[...of(20, 40), 5000], 76], [[5000], 400], [[400, 1e9], 400],
  ])('of %j is %s', (all, mean) => {
    expect(meanOf(all)?.ms ?? 0).toBeCloseTo(mean, 9);
  });

  test('of a new line whose first answer came late is soon that of the others, not half a minute later', () => {
    const quotas = [1, 2, 5, 10, 20].map((n) => Math.round(quotaOf(meanOf([400, ...of(n - 1, 40)])!.ms, 0)));
    expect(quotas).toEqual([400, 282, 152, 109, 81]);
  });

  test('lies among them', () => {
    fc.assert(fc.property(fc.array(ms, { minLength: 1, maxLength: 40 }), (all) => {
      const mean = all.reduce<MeanLag | null>(meanLag, null)!.ms;
      expect(mean).toBeGreaterThanOrEqual(Math.min(...all, MOST_CREDIT_MS) - 1e-6);
      expect(mean).toBeLessThanOrEqual(Math.min(Math.max(...all), MOST_CREDIT_MS) + 1e-6);
    }), runs(200, 5000));
  });

  test('of a line of 20 is never that of a long one, though one answer of 25 comes five seconds late', () => {
    let mean = meanOf(of(10, 20))!;
    for (let i = 0; i < 100; i += 1) {
      mean = meanLag(mean, i % 25 === 0 ? 5020 : 20);
      expect(quotaOf(mean.ms, 0)).toBeLessThan(100);
    }
  });

  test('follows a line that grows from 40 to 180 so soon that all its lag is credited after eleven measurements', () => {
    let mean = meanOf(of(20, 40));
    const quotas = Array.from({ length: 12 }, () => {
      mean = meanLag(mean, 180);
      return quotaOf(mean.ms, 0);
    });
    expect(quotas.findIndex((quota) => quota >= 180) + 1).toBe(11);
    expect(quotas).toEqual(quotas.toSorted((a, b) => a - b));
  });
});
