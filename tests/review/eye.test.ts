/** What the eye cost: runs missed, left to others, called late, and calls in vain; with an adviser who counts the lead and the tempo. */
import { describe, expect, test } from 'vitest';
import { reasonsFor } from '../../src/ai/reasons';
import { unseenTiles } from '../../src/ai/search/fromView';
import { PRINTED_RULES, type HouseRules } from '../../src/rules/options';
import type { GameRecord } from '../../src/rules/record';
import type { SeatView } from '../../src/rules/seatView';
import type { Report } from '../../src/review/report';
import type { ReviewedGame } from '../../src/review/reviewedGame';
import { review, type ReviewAdviser } from '../../src/review/reviewer';
import { dealPlaying, events } from '../helpers/arranged';
import { reviewed } from '../helpers/reviews';

/** A tile of lead is worth half a point, and the move a whole one. */
const leadOf = ({ won, seat }: SeatView): number => 0.5 + (won[seat]! - Math.max(...won.filter((_, other) => other !== seat))) / 200;
const counting: ReviewAdviser = {
  judge({ view }) {
    const reasons = reasonsFor(view, unseenTiles(view));
    const tiles = view.rack.map((tile, i) => {
      const takes = reasons[i]!.takes.length;
      return { tile, chance: leadOf(view) + takes / 200 + 0.01, takes, reasons: reasons[i]! };
    });
    return { tiles, errors: tiles.map(() => tiles.map(() => 0)), exact: false, memory: null };
  },
  chance: ({ view }) => ({ chance: leadOf(view), error: 0, exact: false }),
  recount: () => ({ awaited: [], unseen: [] }),
};

/** The review of seat 0 in a game in which these tiles are placed in turn. */
async function played(
  order: readonly number[], notation: string, rules: Partial<HouseRules> = {}, more: Partial<ReviewedGame> = {}, seats = 2,
): Promise<Report> {
  const record: GameRecord = {
    rules: { ...PRINTED_RULES, ...rules }, seats: ['Ann', 'Ben', 'Cat'].slice(0, seats), starter: 0, deal: dealPlaying(order, seats),
    events: events(notation),
  };
  return review(reviewed(record, more), 0, counting, { until: 'first' });
}

const OWN = [31, 4, 32, 94, 33, 60, 34, 70, 13, 18];
const THEIRS = [4, 31, 94, 32, 60, 33, 70, 34, 13, 18, 83, 88];
const BUILT = '0:31- 1:4- 0:32- 1:94- 0:33- 1:60-';
const THEY_BUILT = '0:4- 1:31- 0:94- 1:32- 0:60- 1:33- 0:70-';

describe('an own run', () => {
  test('called in time costs nothing, and its time is told', async () => {
    const { accounts: { eye }, moments } = await played(OWN, `${BUILT} 0:34!- 1:70-`, {}, { callTimes: [900] });
    expect(eye!.own).toEqual([{ tiles: [31, 32, 33, 34], maker: 0, by: 0, inTime: true, ms: 900, points: 0, step: 13 }]);
    expect(eye).toMatchObject({ others: [], late: [], falseCalls: [], median: 900, points: 0 });
    expect(moments).toMatchObject([{ kind: 'taken', step: 13, tiles: [31, 32, 33, 34], ms: 900 }]);
  });

  test('called after more time than the shortest clock gives is told as late', async () => {
    const { accounts: { eye } } = await played(OWN, `${BUILT} 0:34!- 1:70-`, {}, { callTimes: [4100] });
    expect(eye!.late).toEqual([{ step: 13, tiles: [31, 32, 33, 34], ms: 4100, plies: 0, beatenBy: null }]);
  });

  test('missed costs what the call was worth, and what another then took', async () => {
    const missed = await played(OWN, `${BUILT} 0:34-`);
    expect(missed.accounts.eye).toMatchObject({ own: [{ inTime: false, by: null, ms: null, step: 13 }] });
    expect(missed.accounts.eye!.points).toBeCloseTo(2);
    // The claim takes four more, and gives the move away.
    const { accounts: { eye }, moments } = await played(OWN, `${BUILT} 0:34- 1!`);
    expect(eye!.own[0]).toMatchObject({ inTime: false, by: 1 });
    expect(eye!.own[0]!.points).toBeCloseTo(3);
    expect(moments).toMatchObject([{ kind: 'missed', step: 13, tiles: [31, 32, 33, 34], by: 1 }]);
    expect(moments[0]!.points).toBeCloseTo(-3);
  });

  test('that another was faster to call, in a race', async () => {
    const races = [{ events: 14, maker: 0, callers: [{ seat: 1, ms: 700, tied: false }, { seat: 0, ms: 760, tied: false }] }];
    const { accounts: { eye }, moments } = await played(OWN, `${BUILT} 0:34 1! 0-`, { calls: 'race' }, { races, callTimes: [700] });
    // Once is enough.
    expect(moments.map(({ kind }) => kind)).toEqual(['missed']);
    expect(eye!.own[0]).toMatchObject({ inTime: false, by: 1 });
    expect(eye!.own[0]!.points).toBeCloseTo(3);
    expect(eye!.late).toEqual([{ step: 13, tiles: [31, 32, 33, 34], ms: 760, plies: 0, beatenBy: { seat: 1, ms: 60 } }]);
  });
});

describe("another's run that was missed", () => {
  test('claimed at once costs nothing; it is their slip', async () => {
    const { accounts: { eye }, moments } = await played(THEIRS, `${THEY_BUILT} 1:34- 0!`, {}, { callTimes: [1200] });
    expect(eye!.others).toEqual([{ tiles: [31, 32, 33, 34], maker: 1, by: 0, inTime: true, ms: 1200, points: 0, step: 16 }]);
    expect(eye).toMatchObject({ own: [], late: [] });
    expect(eye!.points).toBeCloseTo(0);
    const [slip] = moments.filter(({ kind }) => kind === 'othersMissed');
    expect(slip).toMatchObject({ seat: 1, tiles: [31, 32, 33, 34], by: 0 });
    // They lost the four, then four more; the claim cost the move.
    expect(slip!.points).toBeCloseTo(3);
  });

  test('left lying costs its worth once, and is made good by a late call', async () => {
    const left = await played(THEIRS, `${THEY_BUILT} 1:34- 0:13-`);
    expect(left.accounts.eye!.others).toMatchObject([{ maker: 1, by: null, inTime: false }]);
    expect(left.accounts.eye!.points).toBeCloseTo(2);
    const later = await played(THEIRS, `${THEY_BUILT} 1:34- 0:13- 1:18- 0:83-`);
    expect(later.accounts.eye!.points).toBeCloseTo(2);
    const { accounts: { eye } } = await played(THEIRS, `${THEY_BUILT} 1:34- 0:13- 0! 1:18-`, {}, { callTimes: [null] });
    expect(eye!.others).toMatchObject([{ by: 0, inTime: false }]);
    expect(eye!.late).toMatchObject([{ plies: 1, tiles: [31, 32, 33, 34] }]);
    expect(eye!.points).toBeCloseTo(0);
  });

  test('taken by a third is what the person could have had', async () => {
    const order = [4, 31, 94, 60, 32, 70, 13, 33, 18, 83, 34, 88];
    const notation = '0:4- 1:31- 2:94- 0:60- 1:32- 2:70- 0:13- 1:33- 2:18- 0:83- 1:34- 2!';
    const { accounts: { eye }, moments } = await played(order, notation, {}, {}, 3);
    expect(eye!.others).toMatchObject([{ maker: 1, by: 2, inTime: false }]);
    expect(eye!.points).toBeCloseTo(2);
    expect(moments.map(({ kind }) => kind)).toContain('unclaimed');
  });
});

test('what another takes in their own move is what the person could have had before it', async () => {
  // Ben misses 31–34; Cat then makes a run of her own, and takes both with one call.
  const order = [4, 31, 70, 60, 32, 61, 13, 33, 62, 83, 34, 63];
  const notation = '0:4- 1:31- 2:70- 0:60- 1:32- 2:61- 0:13- 1:33- 2:62- 0:83- 1:34- 2:63!-';
  const { accounts: { eye }, moments } = await played(order, notation, {}, {}, 3);
  expect(eye!.others).toMatchObject([{ maker: 1, by: 2, inTime: false }]);
  expect(eye!.others[0]!.points).toBeCloseTo(2);
  // That run is told once, as what the person left to others.
  expect(moments.filter(({ kind }) => kind !== 'choice' && kind !== 'othersChoice').map(({ kind }) => kind)).toEqual(['unclaimed']);
});

describe('a call in vain', () => {
  test('costs the move that is lost for it', async () => {
    const { accounts: { eye }, moments } = await played(OWN, '0:31- 1:4- 0! 1:94-');
    expect(eye!.falseCalls).toMatchObject([{ step: 5 }]);
    expect(eye!.falseCalls[0]!.points).toBeCloseTo(1);
    expect(moments).toMatchObject([{ kind: 'falseCall', step: 5 }]);
  });

  test('of another\'s is told by what it brought', async () => {
    const { accounts: { eye }, moments } = await played(OWN, '0:31- 1! 0:32-');
    expect(eye!.falseCalls).toEqual([]);
    expect(moments).toMatchObject([{ kind: 'othersFalseCall', step: 3, ply: 1, seat: 1 }]);
    expect(moments[0]!.points).toBeCloseTo(1);
  });

  test('costs the tiles that are paid for it', async () => {
    const { accounts: { eye } } = await played(OWN, `${BUILT} 0:34!- 1:70- 0!`, { falseCall: 'pay-tile' });
    // One tile less, and one more for the other.
    expect(eye!.falseCalls[0]!.points).toBeCloseTo(1);
  });
});
