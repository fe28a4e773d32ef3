/** The review beside a replay: whose it is, what is told late, and what is marked on the board. */
import { describe, expect, test } from 'vitest';
import { marksAt, reviewAfter, reviewModel, reviewOpened } from '../../../src/app/review/reviewState';
import type { OwnMove, Report } from '../../../src/review/report';
import type { Verdict } from '../../../src/review/verdict';
import { openSaved, type OpenedGame } from '../../../src/session/savedGame';
import { finished } from '../../helpers/finished';
import { randomGame } from '../../helpers/randomGame';
import { reviewed, unaskedReport } from '../../helpers/reviews';

const { record } = randomGame('four');
const ANY = { seat: null, overTable: false };

/** A game of which these seats are people's. @param me whose device it is */
function game(people: readonly number[], me: number | null = null): OpenedGame {
  const { saved } = finished(record);
  const mine = (seat: number) => (seat === me ? { me: true as const } : {});
  const players = saved.setup.players.map((player, seat) => (people.includes(seat) ? { ...player, ...mine(seat) } : {
    ...player, kind: 'bot' as const, level: 'otto' as const,
  }));
  const opened = openSaved({ ...saved, setup: { ...saved.setup, players } });
  if (!opened.ok) throw new Error(`it is no game: ${JSON.stringify(opened.problem)}`);
  return opened.game;
}

const REPORT = unaskedReport(reviewed(record), 0);

describe('whose it is', () => {
  test('who is asked for, if a person sat there; else the player of this device, else the first person', () => {
    expect(reviewOpened(game([0, 1]), { ...ANY, seat: 1 })).toMatchObject({ seat: 1, people: [0, 1], report: null });
    expect(reviewOpened(game([0, 1], 1), { ...ANY, seat: 7 })).toMatchObject({ seat: 1 });
    expect(reviewOpened(game([1]), { ...ANY, seat: 0 })).toMatchObject({ seat: 1 });
    expect(reviewOpened(game([]), ANY)).toBeNull();
  });
  test('another person can be chosen, a computer cannot; what is told of somebody else comes too late', () => {
    const state = { seat: 0, people: [0, 1], report: REPORT, overTable: false };
    const other = reviewAfter(state, { type: 'seat', seat: 1 });
    expect(other).toMatchObject({ seat: 1, report: null });
    expect(reviewAfter(state, { type: 'seat', seat: 2 })).toBe(state);
    expect(reviewAfter(other, { type: 'reported', report: REPORT })).toBe(other);
    expect(reviewAfter({ ...other, seat: 0 }, { type: 'reported', report: REPORT }).report).toBe(REPORT);
  });
});

describe('what is marked', () => {
  const [move] = REPORT.moves as [OwnMove];
  const verdict = (band: Verdict['band']): Verdict =>
    ({ tile: move.tile, better: 83, loss: 6, error: 0.2, chance: 0.4, best: 0.46, band, reason: null, dangers: [56] });
  const report = (band: Verdict['band']): Report => ({ ...REPORT, moves: [{ ...move, verdict: verdict(band) }, ...REPORT.moves.slice(1)] });

  test('of a slip the tile, the better one and the danger, from its step to the next tile', () => {
    const marks = { played: move.tile, better: 83, danger: [56] };
    const slip = report('mistake');
    const later = [...REPORT.moves, ...REPORT.others].flatMap(({ step }) => (step > move.step ? [step] : []));
    const next = Math.min(...later);
    expect(marksAt(slip, move.step - 1)).toBeNull();
    expect(marksAt(slip, move.step)).toEqual(marks);
    expect(marksAt(slip, next - 1)).toEqual(marks);
    expect(marksAt(slip, next)).toBeNull();
    expect(reviewModel({ seat: 0, people: [0], report: slip, overTable: false }, move.step).marks).toEqual(marks);
  });
  test('nothing of a tile without a better one, or before it is judged', () => {
    expect(marksAt(report(null), move.step)).toBeNull();
    expect(marksAt(REPORT, move.step)).toBeNull();
  });
});
