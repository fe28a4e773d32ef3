/** What the eye cost: runs missed, left to others, called late, and calls in vain; with an adviser who counts the lead and the tempo. */
import { describe, expect, test } from 'vitest';
import { afterClaims } from '../../src/ai/judge/claims';
import { reasonsFor } from '../../src/ai/reasons';
import type { JudgedMove } from '../../src/ai/questions';
import { unseenTiles } from '../../src/ai/search/fromView';
import { PRINTED_RULES, type HouseRules } from '../../src/rules/options';
import type { GameRecord } from '../../src/rules/record';
import type { SeatView } from '../../src/rules/seatView';
import type { Report } from '../../src/review/report';
import type { ReviewedGame } from '../../src/review/reviewedGame';
import { review, type ReviewAdviser } from '../../src/review/reviewer';
import { dealPlaying, events } from '../helpers/arranged';
import { randomAdviser, reviewed } from '../helpers/reviews';

/** A tile of lead is worth half a point, and the move a whole one; what lies there is expected to be claimed. */
const leadOf = ({ won, seat }: SeatView): number => 0.5 + (won[seat]! - Math.max(...won.filter((_, other) => other !== seat))) / 200;
const counting: ReviewAdviser = {
  judge({ view }) {
    const reasons = reasonsFor(view, unseenTiles(view));
    const table = afterClaims(view, true);
    const tiles = view.rack.map((tile, i) => {
      const takes = reasons[i]!.takes.length;
      return { tile, chance: leadOf(table) + takes / 200 + 0.01, takes, reasons: reasons[i]! };
    });
    return { tiles, errors: tiles.map(() => tiles.map(() => 0)), exact: false };
  },
  recall: () => [],
  chance({ view }) {
    const table = afterClaims(view, false);
    return { chance: leadOf(table) + (table.mover === table.seat ? 0.01 : 0), error: 0, exact: false };
  },
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
/** Seat 0 claims at once, misses its turn for it, and places the last tile of the game instead of the other. */
const LOST_BY_ANN = { seat: 0, last: 0 };
const BUILT = '0:31- 1:4- 0:32- 1:94- 0:33- 1:60-';
const THEY_BUILT = '0:4- 1:31- 0:94- 1:32- 0:60- 1:33- 0:70-';

describe('an own run', () => {
  test('called in time costs nothing, and its time is told', async () => {
    const { accounts: { eye }, moments } = await played(OWN, `${BUILT} 0:34!- 1:70-`, {}, { callTimes: [900] });
    expect(eye!.own).toEqual([{ tiles: [31, 32, 33, 34], maker: 0, by: 0, inTime: true, ms: 900, points: 0, step: 13, turn: null }]);
    expect(eye).toMatchObject({ others: [], late: [], falseCalls: [], median: 900, points: 0 });
    expect(moments).toMatchObject([{ kind: 'taken', step: 13, tiles: [31, 32, 33, 34], ms: 900 }]);
  });

  test('called after more time than the shortest clock gives is told as late', async () => {
    const { accounts: { eye } } = await played(OWN, `${BUILT} 0:34!- 1:70-`, {}, { callTimes: [4100] });
    expect(eye!.late).toEqual([{ step: 13, tiles: [31, 32, 33, 34], ms: 4100, plies: 0, beatenBy: null }]);
  });

  test('missed costs what the call was worth, and what another may take, whether they do or not', async () => {
    const missed = await played(OWN, `${BUILT} 0:34-`);
    expect(missed.accounts.eye).toMatchObject({ own: [{ inTime: false, by: null, ms: null, step: 13, turn: null }], gained: 0 });
    // The claim takes four more, and gives the move away.
    expect(missed.accounts.eye!.points).toBeCloseTo(3);
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
    expect(eye!.others)
      .toEqual([{ tiles: [31, 32, 33, 34], maker: 1, by: 0, inTime: true, ms: 1200, points: 0, step: 16, turn: LOST_BY_ANN }]);
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
    // Four that were not taken, four that the third has, and the move that it cost them.
    expect(eye!.points).toBeCloseTo(3);
    expect(moments.map(({ kind }) => kind)).toContain('unclaimed');
  });
});

test('what another takes in their own move is what the person could have had before it', async () => {
  // Ben misses 31–34; Cat then makes a run of her own, and takes both with one call.
  const order = [4, 31, 70, 60, 32, 61, 13, 33, 62, 83, 34, 63];
  const notation = '0:4- 1:31- 2:70- 0:60- 1:32- 2:61- 0:13- 1:33- 2:62- 0:83- 1:34- 2:63!-';
  const { accounts: { eye }, moments } = await played(order, notation, {}, {}, 3);
  expect(eye!.others).toMatchObject([{ maker: 1, by: 2, inTime: false }]);
  expect(eye!.others[0]!.points).toBeCloseTo(3);
  // That run is told once, as what the person left to others.
  expect(moments.filter(({ kind }) => kind !== 'choice' && kind !== 'othersChoice').map(({ kind }) => kind)).toEqual(['unclaimed']);
});

describe('a turn that is lost', () => {
  /** An adviser for whom nothing counts but who places the last tile: that is worth 30 points. */
  const lastOf = ({ seat, racks, pile, mover }: SeatView): number => {
    const left = racks.reduce((sum, tiles) => sum + tiles, pile);
    return ((mover ?? 0) + left - 1) % racks.length === seat ? 0.65 : 0.35;
  };
  const tempo: ReviewAdviser = {
    ...counting,
    judge: (question) => {
      const judged = counting.judge(question) as JudgedMove;
      return { ...judged, tiles: judged.tiles.map((tile) => ({ ...tile, chance: lastOf(afterClaims(question.view, true)) })) };
    },
    chance: ({ view }) => ({ chance: lastOf(afterClaims(view, false)), error: 0, exact: false }),
  };

  test('for what one missed brings something: it is told apart from what slips cost, and makes none of them good', async () => {
    // Ann misses 31–34, which costs Ben a turn; and then a call in vain costs her one.
    const record: GameRecord = {
      rules: PRINTED_RULES, seats: ['Ann', 'Ben'], starter: 0, deal: dealPlaying(OWN, 2), events: events(`${BUILT} 0:34- 1! 0! 1:70-`),
    };
    const { accounts: { eye }, moments } = await review(reviewed(record), 0, tempo, { until: 'first' });
    expect(eye!.own[0]).toMatchObject({ points: expect.closeTo(-30), turn: { seat: 1, last: 0 } });
    expect(eye!.falseCalls[0]).toMatchObject({ points: expect.closeTo(30), turn: { seat: 0, last: 1 } });
    expect(eye).toMatchObject({ points: expect.closeTo(30), gained: expect.closeTo(30) });
    const [missed, vain] = moments;
    expect([missed!.kind, vain!.kind].toSorted()).toEqual(['falseCall', 'missed']);
    expect(moments.find(({ kind }) => kind === 'missed')).toMatchObject({ points: expect.closeTo(30), turn: { seat: 1, last: 0 } });
  });
  test('is nobody\'s where nothing is missed', async () => {
    const { accounts: { eye } } = await played(OWN, `${BUILT} 0:34!- 1:70-`);
    expect(eye).toMatchObject({ points: 0, gained: 0 });
    expect(eye!.own.map(({ turn }) => turn)).toEqual([null]);
  });
});

describe('what nobody could know', () => {
  /** Answers that hang on every word of a view. */
  const adviser = randomAdviser('drawn');
  const pointsOf = async (order: readonly number[], notation: string, turned: number): Promise<(number | null)[]> => {
    const deal = dealPlaying(order, 2);
    const first = 8 + notation.slice(0, notation.lastIndexOf('-')).split('-').length - 1;
    // Another tile lies where the seat draws.
    const drawn = turned === 0 ? deal : deal.with(first, deal.at(0 - turned)!).with(0 - turned, deal[first]!);
    const record: GameRecord = { rules: PRINTED_RULES, seats: ['Ann', 'Ben'], starter: 0, deal: drawn, events: events(notation) };
    const { accounts: { eye } } = await review(reviewed(record), 0, adviser, { until: 'first' });
    return [...eye!.own, ...eye!.others].map(({ points }) => points);
  };
  test('changes nothing of what a missed run costs: it is charged before the draw', async () => {
    for (const [order, notation] of [[OWN, `${BUILT} 0:34-`], [THEIRS, `${THEY_BUILT} 1:34- 0:13-`]] as const) {
      const as = await pointsOf(order, notation, 0);
      expect(as).toHaveLength(1);
      expect(as[0]).not.toBe(0);
      for (const turned of [1, 2, 5]) expect(await pointsOf(order, notation, turned)).toEqual(as);
    }
  });
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
