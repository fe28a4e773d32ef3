/** What a review says: the figures, the moments and the card, in sentences that a child understands. */
import { describe, expect, test } from 'vitest';
import type { Moment } from '../../src/review/moment';
import type { OwnMove, Report } from '../../src/review/report';
import type { Verdict } from '../../src/review/verdict';
import { luckTold, reviewFigures } from '../../src/strings/words/review/figures';
import { eyeTold, momentHeard, momentMore, noMomentsTold, runTold, type Cast } from '../../src/strings/words/review/moments';
import { slipTold } from '../../src/strings/words/review/slips';
import { moveName, moveTold } from '../../src/strings/words/review/verdict';
import { who } from '../../src/strings/words/grammar';
import { randomGame } from '../helpers/randomGame';
import { reviewed, unaskedReport } from '../helpers/reviews';

const CAST: Cast = { names: ['Ann', 'Otto'], person: 0, you: 0 };
const at = { step: 40, ply: 20, seat: 0, points: -6 };
const SLIP = { ...at, kind: 'choice', move: 10, tile: 66, better: 83, band: 'mistake' } as const satisfies Moment;

describe('a moment', () => {
  test('is told to whom it is about, with what came of it', () => {
    expect(momentHeard(SLIP, 23, CAST)).toBe('Turn 23: you: 66 instead of 83, −6');
    expect(momentHeard({ ...SLIP, kind: 'othersChoice', seat: 1, points: 4, reason: null, note: null }, 24, CAST))
      .toBe('Turn 24: Otto: 66 instead of 83, +4');
    expect(momentHeard(SLIP, 23, { ...CAST, you: null })).toBe('Turn 23: Ann: 66 instead of 83, −6');
  });
  test('of a run says who took it, and how quickly', () => {
    const missed = { ...at, kind: 'missed', tiles: [56, 36, 46, 26], by: 1, turn: null } as const satisfies Moment;
    expect(momentHeard(missed, 31, CAST)).toBe('Turn 31: you: missed 26–56, claimed by Otto, −6');
    expect(eyeTold(missed, CAST)).toEqual({ heading: 'You missed 26–56.', sentences: ['Otto claimed the tiles.'] });
    const taken = { ...at, points: 12, kind: 'taken', tiles: [4, 5, 6, 7], from: [], ms: 712 } as const satisfies Moment;
    expect(momentMore(taken, CAST)).toEqual(['4 tiles', 'in 0.7 s', '+12']);
    // At the quickest pace computers need no time.
    expect(momentMore({ ...taken, ms: 0 }, CAST)).toEqual(['4 tiles', '+12']);
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
    expect(momentMore({ ...SLIP, points: 2 }, CAST)).toEqual([]);
    expect(momentMore({ ...SLIP, points: null }, CAST)).toEqual([]);
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
    expect(momentMore({ ...missed, turn: { seat: 1, last: 0 } }, CAST)).toEqual(['claimed by Otto', '+12']);
    expect(momentMore({ ...missed, turn: null }, CAST)).toEqual(['claimed by Otto']);
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
  const report = (change: Partial<OwnMove>, pass: Report['pass'] = 1): Report =>
    ({ ...REPORT, pass, moves: [{ ...first, ...change }, ...REPORT.moves.slice(1)] });
  const card = (told: Report) => moveTold(told, first.step, CAST)[0];

  test('says what was better and what it cost; and nothing of reasons where there is none', () => {
    expect(card(report({ verdict }))).toEqual({
      heading: `83 was better than ${first.tile}.`, sentences: ['Your chance of winning fell by 6%.'],
    });
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

describe('luck', () => {
  const TOLD = { start: 35, draws: 10, slips: 5, tiles: -45, others: -40, back: 5, gained: 0, result: 0 };
  const EQUALS = 'Nobody played much better, so luck decided.';
  /** @param differs where the parts that are told, and that are known, are others */
  const luckOf = (differs: Partial<typeof TOLD>, told = true): string => {
    const parts = { ...TOLD, ...differs };
    return luckTold({ ...parts, told: told ? parts : null }, who('Ann', true), [who('Otto'), who('Ada')]).join(' ');
  };
  test('is told in numbers that add up, and between equals it is said that luck decided', () => {
    expect(luckOf({}))
      .toBe(`Your chance of winning started at 35%. Your draws: +10. The others: −40. Your mistakes: −5. That makes 0: a loss. ${EQUALS}`);
    expect(luckOf({}, false)).toBe('');
  });
  test('names the only other, and whose it is where that is not who reads it', () => {
    const one = (person: string, you: boolean, other: string): string =>
      luckTold({ ...TOLD, told: TOLD }, who(person, you), [who(other)]).slice(0, 4).join(' ');
    expect(one('Ann', true, 'Otto')).toBe('Your chance of winning started at 35%. Your draws: +10. Otto: −40. Your mistakes: −5.');
    expect(one('Ann', false, 'You')).toBe('Ann’s chance of winning started at 35%. Draws: +10. You: −40. Mistakes: −5.');
  });
  test('is not said to have decided where one gave back more than the others did, or where nobody won', () => {
    expect(luckOf({ draws: 0, others: -5, tiles: -25, slips: 20, back: 25, start: 30 })).toContain(EQUALS);
    expect(luckOf({ draws: 0, others: -5, tiles: -10, slips: 5, back: 25, start: 30 })).not.toContain(EQUALS);
    expect(luckOf({ slips: 25, tiles: -65 })).not.toContain(EQUALS);
    expect(luckOf({ others: 10, tiles: 5, result: 50 })).not.toContain('luck decided');
  });
  test('is judged by what is known, not by what is rounded for the telling', () => {
    const told = { ...TOLD, slips: 10, tiles: -50, back: 15, draws: 20 };
    const known = { ...told, slips: 7.6, back: 17.4 };
    expect(luckTold({ ...known, told }, who('Ann', true), []).join(' ')).not.toContain(EQUALS);
  });
  test('leaves out the parts that are nothing: the sum is followed without them', () => {
    expect(luckOf({ start: 30, draws: 0, others: -5, tiles: -10, back: 25 }))
      .toBe('Your chance of winning started at 30%. The others: −5. Your mistakes: −25. That makes 0: a loss.');
    expect(luckOf({ others: 0, back: 45 })).toContain('Your draws: +10. Your mistakes: −45. ');
    expect(luckOf({ draws: -10, others: 75, back: 0, result: 100 }))
      .toContain('Your draws: −10. The others: +75. That makes 100: a win.');
    expect(luckOf({ draws: 0, others: 0, back: 35 })).toContain('started at 35%. Your mistakes: −35. That');
    expect(luckOf({ draws: -35, others: 0, back: 0 })).toContain('started at 35%. Your draws: −35. That');
    expect(luckOf({ draws: 0, others: -35, back: 0 })).toContain('started at 35%. The others: −35. That');
    expect(luckOf({ others: -60, back: 5, gained: 20 })).toContain('Your mistakes: −5. Turns others missed by claiming: +20. That makes 0');
    expect(luckOf({ start: 50, draws: 0, others: 0, back: 0, result: 50 }))
      .toBe('Your chance of winning started at 50%. That makes 50: a tie.');
  });
});
