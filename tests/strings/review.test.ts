/** What a review says: the figures, the moments and the card, in sentences that a child understands. */
import { describe, expect, test } from 'vitest';
import type { Moment } from '../../src/review/moment';
import type { OwnMove, Report } from '../../src/review/report';
import type { Cause, Turning } from '../../src/review/turning';
import type { Verdict } from '../../src/review/verdict';
import { luckSum, reviewFigures } from '../../src/strings/words/review/figures';
import { eyeTold, momentHeard, momentMore, noMomentsTold, runTold, type Cast } from '../../src/strings/words/review/moments';
import { slipTold } from '../../src/strings/words/review/slips';
import { turningAt, turningTold } from '../../src/strings/words/review/turning';
import { moveName, moveTold } from '../../src/strings/words/review/verdict';
import { who } from '../../src/strings/words/grammar';
import { randomGame } from '../helpers/randomGame';
import { reviewed, unaskedReport } from '../helpers/reviews';

const CAST: Cast = { names: ['Ann', 'Otto'], person: 0, you: 0 };
const at = { step: 40, ply: 20, seat: 0, points: -6 };
const SLIP = { ...at, kind: 'choice', move: 10, tile: 66, better: 83, band: 'mistake' } as const satisfies Moment;

describe('a moment', () => {
  test('is told to whom it is about, with what came of it', () => {
    expect(momentHeard(SLIP, 23, CAST, true)).toBe('Turn 23: you: 66 instead of 83, chance of winning down 6%');
    expect(momentHeard({ ...SLIP, kind: 'othersChoice', seat: 1, points: 4, reason: null, note: null }, 24, CAST, true))
      .toBe('Turn 24: Otto: 66 instead of 83, chance of winning up 4%');
    expect(momentHeard(SLIP, 23, { ...CAST, you: null }, true)).toBe('Turn 23: Ann: 66 instead of 83, chance of winning down 6%');
  });
  test('of a run says who took it, and how quickly', () => {
    const missed = { ...at, kind: 'missed', tiles: [56, 36, 46, 26], by: 1, turn: null } as const satisfies Moment;
    expect(momentHeard(missed, 31, CAST, true)).toBe('Turn 31: you: missed 26–56, claimed by Otto, chance of winning down 6%');
    expect(eyeTold(missed, CAST)).toEqual({ heading: 'You missed 26–56.', sentences: ['Otto claimed the tiles.'] });
    const taken = { ...at, points: 12, kind: 'taken', tiles: [4, 5, 6, 7], from: [], ms: 712 } as const satisfies Moment;
    expect(momentMore(taken, CAST, true)).toEqual(['4 tiles', 'in 0.7 s', 'chance of winning +12%']);
    // At the quickest pace computers need no time.
    expect(momentMore({ ...taken, ms: 0 }, CAST, true)).toEqual(['4 tiles', 'chance of winning +12%']);
  });
  test('tells no number as long as it is looked into, and is heard without one', () => {
    const missed = { ...at, kind: 'missed', tiles: [56, 36, 46, 26], by: 1, turn: null } as const satisfies Moment;
    expect([momentMore(SLIP, CAST, false), momentMore(missed, CAST, false)]).toEqual([['…'], ['claimed by Otto', '…']]);
    expect(momentHeard(missed, 31, CAST, false)).toBe('Turn 31: you: missed 26–56, claimed by Otto');
    // Of what is hardly anything nothing is told; half a point is one, as on the card.
    expect(momentMore({ ...SLIP, points: -0.4 }, CAST, true)).toEqual([]);
    expect(momentMore({ ...SLIP, points: -0.6 }, CAST, true)).toEqual(['chance of winning −1%']);
    expect(momentMore({ ...missed, points: null }, CAST, false)).toEqual(['claimed by Otto']);
  });
  test('of several runs is told as one', () => {
    const tiles = [31, 32, 33, 34, 44, 54, 64];
    const unclaimed = { ...at, kind: 'unclaimed', tiles, maker: 1, by: null, turn: null } as const satisfies Moment;
    expect(eyeTold(unclaimed, CAST)).toEqual({
      heading: 'You could have claimed 7 tiles at once, which Otto missed.', sentences: ['Nobody claimed the tiles.'],
    });
    expect(eyeTold({ ...unclaimed, maker: 0, seat: 1 }, CAST)?.heading)
      .toBe('Otto could have claimed 7 tiles at once, which you missed.');
  });
  test('of a late call says what was quicker, and no 0.0 seconds', () => {
    const late = (ms: number): Moment =>
      ({ ...at, kind: 'late', late: { step: 9, tiles: [4, 5, 6, 7], ms: 900, plies: 1, beatenBy: { seat: 1, ms } } });
    expect(eyeTold(late(30), CAST)).toEqual({
      heading: 'You called late: 4–7.',
      sentences: ['The call came after 0.9 s.', 'That was one turn later.', 'Otto was a split second faster.'],
    });
    expect(eyeTold(late(400), CAST)?.sentences.at(-1)).toBe('Otto was 0.4 s faster.');
  });
  test('that cost less than nothing by mere noise says no number', () => {
    expect(momentMore({ ...SLIP, points: 2 }, CAST, true)).toEqual([]);
    expect(momentMore({ ...SLIP, points: null }, CAST, true)).toEqual([]);
  });
  test('says whose turn a call cost, and who plays last for it; what that brought is told too', () => {
    const missed = { ...at, kind: 'missed', tiles: [56, 36, 46, 26], by: 1, points: 12 } as const;
    const told = (seat: number, last: number | null, cast = CAST): string | undefined =>
      eyeTold({ ...missed, turn: { seat, last } }, cast)?.sentences.at(-1);
    expect([told(1, 0), told(1, 1), told(0, 1), told(0, null), told(1, null)]).toEqual([
      'That cost Otto a turn. You now play the last tile.', 'That cost Otto a turn. Otto now plays the last tile.',
      'That cost you a turn. Otto now plays the last tile.',
      'That cost you a turn.', 'That cost Otto a turn.',
    ]);
    expect(told(1, 0, { ...CAST, you: null })).toBe('That cost Otto a turn. Ann now plays the last tile.');
    expect(momentMore({ ...missed, turn: { seat: 1, last: 0 } }, CAST, true)).toEqual(['claimed by Otto', 'chance of winning +12%']);
    expect(momentMore({ ...missed, turn: null }, CAST, true)).toEqual(['claimed by Otto']);
  });
  test('of several runs at once counts their tiles', () => {
    expect([runTold([31, 40, 49, 58]), runTold([31, 32, 33, 34]), runTold([31, 32, 33, 34, 44, 54, 64])])
      .toEqual(['31–58', '31–34', '7 tiles at once']);
  });
});

describe('the card', () => {
  const REPORT = unaskedReport(reviewed(randomGame('told').record), 0);
  const [first] = REPORT.moves as [OwnMove];
  const verdict: Verdict = {
    tile: first.tile, better: 83, loss: 6.2, error: 0.3, chance: 0.4, best: 0.46, band: 'mistake', reason: null, dangers: [],
  };
  const report = (change: Partial<OwnMove>, pass: Report['pass'] = 2): Report =>
    ({ ...REPORT, pass, moves: [{ ...first, ...change }, ...REPORT.moves.slice(1)] });
  const card = (told: Report) => moveTold(told, first.step, CAST)[0];

  test('says what was better and what it cost; and nothing of reasons where there is none', () => {
    expect(card(report({ verdict }))).toEqual({
      heading: `83 was better than ${first.tile}.`, sentences: ['Your chance of winning fell by 6%.'],
    });
    // Not before it is known for good.
    expect(card(report({ verdict }, 1))?.sentences).toEqual([]);
  });
  test('tells a tile that was forgotten as memory', () => {
    const forgot = { tile: 46, gone: { tiles: [45, 46, 47, 48], by: 1, ply: 9 } };
    expect(card(report({ verdict, account: 'memory', forgot }))).toMatchObject({
      heading: 'Did you think 46 was still to come?',
      sentences: ['Otto had taken it with 45, 47 and 48.', `83 was better than ${first.tile}.`, 'Your chance of winning fell by 6%.'],
    });
  });
  test('leads to the move at which a better tile that was passed by several times is told', () => {
    const other = REPORT.moves[2]!;
    expect(card(report({ verdict, toldAt: 3 }))?.sentences)
      .toEqual([`See turn ${other.ply + 1}, where not playing 83 cost the most.`]);
  });
  test('says of a tile that it was good, is not judged yet, or could not be', () => {
    expect(card(report({ verdict: { ...verdict, band: null } }))?.heading).toBe(`${first.tile} was a good tile.`);
    expect(card(report({ verdict: null }, 0))?.heading).toBe(`${first.tile} hasn’t been judged yet.`);
    expect(card(report({ verdict: null }, 1))?.heading).toBe(`${first.tile} couldn’t be judged.`);
    expect(card(report({ rack: [first.tile], verdict: null }))?.heading).toBe(`${first.tile} was the last tile.`);
  });
  test('tells a single per cent', () => {
    expect(card(report({ verdict: { ...verdict, loss: 1.2 } }))?.sentences).toEqual(['Your chance of winning fell by 1%.']);
  });
  test('says whose move it is', () => {
    expect(moveName({ ...first, own: true }, 76, CAST)).toBe(`Turn ${first.ply + 1} of 76 · yours`);
    expect(moveName({ ...first, own: true, seat: 1 }, 76, CAST)).toBe(`Turn ${first.ply + 1} of 76 · Otto’s`);
    expect(moveName(null, 76, CAST)).toBe('Before the first turn');
  });
});

test('the figures are told as far as there is something to be told', () => {
  const choice = { judged: 25, sound: 21, told: { inaccuracy: 2, mistake: 1, blunder: 1 }, points: 20 };
  const run = { step: 3, tiles: [4, 5, 6, 7], maker: 0, ms: 900, by: 0, inTime: true, points: 0, turn: null };
  const eye = { own: [run, { ...run, inTime: false }], others: [run], late: [], falseCalls: [], median: 900, points: 3, gained: 0 };
  expect(reviewFigures({ choice, memory: { slips: 2, points: 5 }, eye, luck: null }).map(({ figure }) => figure))
    .toEqual(['84%', '2 of 3 · 0.9 s', '2']);
  expect(reviewFigures({ choice: { ...choice, judged: 0 }, memory: null, eye: null, luck: null })).toEqual([]);
});

test('a slip of the eye is told as a moment is, one run or several', () => {
  const slip = { kind: 'eye', step: 9, ply: 4, points: 3, tile: null, better: null, forgot: null } as const;
  expect(slipTold({ ...slip, tiles: [56, 36, 46, 26] })).toBe('Missed 26–56');
  expect(slipTold({ ...slip, tiles: [31, 32, 33, 34, 44, 54, 64] })).toBe('Missed 7 tiles at once');
  expect(slipTold({ ...slip, tiles: [] })).toBe('False call');
});

test('only where all was judged, and there was something to judge, it is said that it was well played', () => {
  const open = unaskedReport(reviewed(randomGame('told').record), 0);
  const accounts = { ...open.accounts, choice: { ...open.accounts.choice, judged: 20, sound: 20 } };
  const well = { ...open, pass: 1, moments: [], missing: [], accounts } as const;
  expect(noMomentsTold(well)).toBe('No mistakes found. Well played!');
  expect(noMomentsTold({ ...well, moments: [SLIP] })).toBeNull();
  expect(noMomentsTold({ ...well, pass: 0 })).toBeNull();
  expect(noMomentsTold({ ...well, missing: ['unjudged'] })).toBeNull();
  expect(noMomentsTold({ ...well, accounts: open.accounts })).toBeNull();
});

describe('a turn that a call cost', () => {
  const REPORT = unaskedReport(reviewed(randomGame('a lost turn').record), 0);
  const { step, ply } = REPORT.moves[3]!;
  /** The end of what is told of a claim: whose turn it cost, and what it did to the chance of winning. */
  const told = (taker: number, points: number, cast = CAST): string => {
    const claim: Moment = {
      kind: taker === 0 ? 'othersMissed' : 'missed', step, ply, seat: 1 - taker, tiles: [56, 36, 46, 26], by: taker, points,
      turn: { seat: taker, last: null },
    };
    return moveTold({ ...REPORT, pass: 2, moments: [claim] }, step, cast).at(-1)!.sentences.slice(1).join(' ');
  };

  test('is set against what came of it, where that goes the other way', () => {
    expect(told(0, 41)).toBe('That cost you a turn. Even so, your chance of winning rose by 41%.');
    expect(told(1, -20)).toBe('That cost Otto a turn. Even so, your chance of winning fell by 20%.');
    expect(told(0, 41, { ...CAST, you: null })).toBe('That cost Ann a turn. Even so, Ann’s chance of winning rose by 41%.');
  });
  test('stands beside it where both go one way', () => {
    expect(told(0, -3)).toBe('That cost you a turn. Your chance of winning fell by 3%.');
    expect(told(1, 12)).toBe('That cost Otto a turn. Your chance of winning rose by 12%.');
  });
});

describe('luck', () => {
  const TOLD = { start: 35, draws: 10, slips: 5, tiles: -45, others: -40, back: 5, gained: 0, result: 0 };
  const EQUALS = 'Nobody played much better, so luck decided.';
  /** The rows of the sum, and what it comes to. @param differs where the parts that are told, and that are known, are others */
  const rows = (differs: Partial<typeof TOLD>, person = who('Ann', true), others = [who('Otto'), who('Ada')]): string[] => {
    const parts = { ...TOLD, ...differs };
    const { parts: told, result, note } = luckSum({ ...parts, told: parts }, person, others)!;
    return [...told, result].map(({ what, figure }) => `${what} ${figure}`).concat(note ?? []);
  };
  test('is a sum, row by row, and between equals it is said that luck decided', () => {
    expect(rows({})).toEqual(['At the start 35%', 'Your draws +10', 'The others −40', 'Your mistakes −5', 'A loss 0%', EQUALS]);
    expect(luckSum({ ...TOLD, told: null }, who('Ann', true), [who('Otto')])).toBeNull();
  });
  test('names the only other, and whose it is where that is not who reads it', () => {
    expect(rows({}, who('Ann', true), [who('Otto')]).slice(1, 4)).toEqual(['Your draws +10', 'Otto −40', 'Your mistakes −5']);
    expect(rows({}, who('Ann', false), [who('You')]).slice(1, 4)).toEqual(['Draws +10', 'You −40', 'Mistakes −5']);
  });
  test('is not said to have decided where one gave back more than the others did, or where nobody won', () => {
    expect(rows({ draws: 0, others: -5, tiles: -25, slips: 20, back: 25, start: 30 })).toContain(EQUALS);
    expect(rows({ draws: 0, others: -5, tiles: -10, slips: 5, back: 25, start: 30 })).not.toContain(EQUALS);
    expect(rows({ slips: 25, tiles: -65 })).not.toContain(EQUALS);
    expect(rows({ others: 10, tiles: 5, result: 50 })).not.toContain(EQUALS);
  });
  test('is judged by what is known, not by what is rounded for the telling', () => {
    const told = { ...TOLD, slips: 10, tiles: -50, back: 15, draws: 20 };
    expect(luckSum({ ...told, slips: 7.6, back: 17.4, told }, who('Ann', true), [])!.note).toBeNull();
  });
  test('leaves out the parts that are nothing: the sum is the same without them', () => {
    expect(rows({ start: 30, draws: 0, others: -5, tiles: -10, back: 25 }))
      .toEqual(['At the start 30%', 'The others −5', 'Your mistakes −25', 'A loss 0%']);
    expect(rows({ draws: -10, others: 75, back: 0, result: 100 }))
      .toEqual(['At the start 35%', 'Your draws −10', 'The others +75', 'A win 100%', EQUALS]);
    expect(rows({ others: -60, back: 5, gained: 20 })).toContain('Turns others missed by claiming +20');
    expect(rows({ start: 50, draws: 0, others: 0, back: 0, result: 50 })).toEqual(['At the start 50%', 'A tie 50%']);
  });
  test('adds up, as it is shown', () => {
    const shown = rows({ others: -60, gained: 20 }).map((row) => Number(/([-+]?\d+)%?$/u.exec(row.replace('−', '-'))?.[1] ?? 0));
    expect(shown.reduce((sum, one) => sum + one, 0)).toBe(0);
  });
});

describe('the first sentence', () => {
  const turned = { turn: 68, step: 140 };
  const told = (cause: Cause | null, result: 'won' | 'lost' = 'won', cast: Cast = CAST): string =>
    turningTold({ result, tiles: 20, others: [16], tiedWith: [], decided: { kind: 'turned', at: turned, cause } }, cast);
  const run = [54, 24, 34, 44];

  test('says at which turn it was won or lost, and what happened there', () => {
    expect(told({ kind: 'setUp', seat: 1, whom: 0, tiles: run })).toBe('You won it at turn 68, when Otto set up 24–54 for you.');
    expect(told({ kind: 'took', seat: 0, tiles: run, from: null })).toBe('You won it at turn 68, when you took 24–54.');
    expect(told({ kind: 'took', seat: 0, tiles: run, from: 1 })).toBe('You won it at turn 68, when you claimed 24–54, which Otto missed.');
    expect(told({ kind: 'took', seat: 1, tiles: run, from: 0 }, 'lost'))
      .toBe('You lost it at turn 68, when Otto claimed 24–54, which you missed.');
    expect(told({ kind: 'chose', seat: 0, tile: 66, better: 83 }, 'lost'))
      .toBe('You lost it at turn 68, when you played 66 instead of 83.');
    expect(told({ kind: 'missed', seat: 0, tiles: run }, 'lost')).toBe('You lost it at turn 68, when you missed 24–54.');
    expect(told({ kind: 'falseCall', seat: 1 })).toBe('You won it at turn 68, when Otto made a false call.');
    expect(told({ kind: 'drew', seat: 0, tile: 54 })).toBe('You won it at turn 68, when you drew 54.');
    expect(told({ kind: 'played', seat: 1, tile: 34 })).toBe('You won it at turn 68, when Otto played 34.');
    expect(told(null)).toBe('You won it at turn 68.');
  });
  test('says of somebody else what it says of who reads it', () => {
    const names = { ...CAST, names: ['Ann', 'Otto', 'Cat'], you: null };
    expect(told({ kind: 'setUp', seat: 1, whom: 2, tiles: run }, 'lost', names))
      .toBe('Ann lost it at turn 68, when Otto set up 24–54 for Cat.');
  });
  test('of a game that no single turn decided, of a tie, and before anything is known says no more than is so', () => {
    const one = (turning: Partial<Turning>): string =>
      turningTold({ result: 'won', tiles: 20, others: [16], tiedWith: [], decided: null, ...turning }, CAST);
    expect(one({})).toBe('You won, 20 tiles to 16.');
    expect(one({ result: 'lost', others: [7, 26] })).toBe('You lost, 20 tiles to 26 and 7.');
    expect(one({ decided: { kind: 'always' } })).toBe('You won it from start to finish: the odds were always on your side.');
    expect(one({ result: 'lost', decided: { kind: 'slowly', at: turned } }))
      .toBe('You lost it bit by bit: from turn 68 on, the odds were against you.');
    expect(one({ result: 'tied', tiedWith: [1] })).toBe('You tied with Otto, 20 tiles each.');
    const level = { kind: 'turned', at: turned, cause: { kind: 'took', seat: 1, tiles: run, from: null } } as const;
    expect(one({ result: 'tied', tiedWith: [1], decided: level }))
      .toBe('You tied with Otto, 20 tiles each. It was level from turn 68 on, when Otto took 24–54.');
  });
  test('leads to its turn, where it names one', () => {
    expect(turningAt({ result: 'won', tiles: 20, others: [16], tiedWith: [], decided: { kind: 'slowly', at: turned } })).toEqual(turned);
    expect(turningAt({ result: 'won', tiles: 20, others: [16], tiedWith: [], decided: { kind: 'always' } })).toBeNull();
    expect(turningAt({ result: 'tied', tiles: 20, others: [16], tiedWith: [1], decided: null })).toBeNull();
  });
});
