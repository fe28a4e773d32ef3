/** A review judges a person from what they could see: with everything exchanged that they could not see, it is the same. */
import { expect, test } from 'vitest';
import { localAdviser } from '../../src/ai/adviser';
import { randomFrom, scramble } from '../../src/chance/chance';
import type { GameRecord } from '../../src/rules/record';
import { planOf } from '../../src/review/ledger/plan';
import { review, type ReviewAdviser } from '../../src/review/reviewer';
import { pastSteps } from '../../src/review/reviewedGame';
import { randomGame } from '../helpers/randomGame';
import { randomAdviser, reviewed } from '../helpers/reviews';
import { amount } from '../long/amount';

/** The record up to an event, with all tiles exchanged that `seat` could not see before it: other racks and the pile. */
function exchanged(record: GameRecord, event: number, seat: number): GameRecord {
  const { before: { racks, pile } } = pastSteps(record)[event]!;
  const hidden = [...racks.flatMap((rack, s) => (s === seat ? [] : rack)), ...pile];
  const other = scramble(hidden, randomFrom(`exchanged ${event}`));
  const deal = record.deal.map((tile) => (hidden.includes(tile) ? other[hidden.indexOf(tile)]! : tile));
  return { ...record, deal, events: record.events.slice(0, event + 1) };
}

/** What is judged of the seat's own tiles, without what it drew: that is not told before. */
async function judgedIn(record: GameRecord, seat: number, adviser: ReviewAdviser): Promise<string> {
  const report = await review(reviewed(record, { levels: record.seats.map(() => null) }), seat, adviser, { until: 'first' });
  return JSON.stringify(report.moves);
}

test('with the hidden tiles exchanged the same tiles are judged the same', async () => {
  let moved = 0;
  for (let game = 0; game < amount(3, 100); game += 1) {
    const { record } = randomGame(`unseen ${game}`);
    const seat = game % record.seats.length;
    const own = planOf(reviewed(record), seat).placed.filter(({ asked: { view } }) => view.seat === seat);
    for (const { event } of own.filter((_, i) => i % 5 === game % 5)) {
      const other = exchanged(record, event, seat);
      if (other.deal.join() !== record.deal.join()) moved += 1;
      // Answers that hang on every word of a view.
      const adviser = randomAdviser('unseen');
      const same = await judgedIn({ ...record, events: record.events.slice(0, event + 1) }, seat, adviser);
      expect(await judgedIn(other, seat, adviser)).toBe(same);
    }
  }
  expect(moved).toBeGreaterThan(5);
});

test('so it is with the adviser itself', async () => {
  const { record } = randomGame('unseen by the adviser');
  const own = planOf(reviewed(record), 0).placed.filter(({ asked: { view } }) => view.seat === 0);
  const { event, asked } = own[Math.floor(own.length * 0.7)]!;
  const { asked: then } = planOf(reviewed(exchanged(record, event, 0)), 0).placed.findLast(({ asked: { view } }) => view.seat === 0)!;
  const question = { level: 'ada', seed: 'review', pass: 'first' } as const;
  expect(then.view).toEqual(asked.view);
  expect(localAdviser.judge({ ...question, view: then.view })).toEqual(localAdviser.judge({ ...question, view: asked.view }));
});
