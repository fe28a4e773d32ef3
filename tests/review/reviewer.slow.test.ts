/** Reviews of games that lack something, and how a review grows: it goes as far as it can, and says so. */
import { expect, test } from 'vitest';
import { gameFacts } from '../../src/history/gameFacts';
import { countRuns } from '../../src/rules/runCount';
import type { Report } from '../../src/review/report';
import { gameToReview } from '../../src/review/reviewedGame';
import { review } from '../../src/review/reviewer';
import { openSaved } from '../../src/session/savedGame';
import { finished } from '../helpers/finished';
import { dumped } from '../helpers/fixtures';
import { randomGame } from '../helpers/randomGame';
import { randomAdviser, reviewed, unaskedReport } from '../helpers/reviews';

const adviser = randomAdviser('reviewer');

/** A random game with this way of calling. */
function gameOf(calls: 'classic' | 'race' | 'automatic', from = 0): ReturnType<typeof randomGame>['record'] {
  for (let i = from; ; i += 1) {
    const { record } = randomGame(`reviewer ${i}`);
    if (record.rules.calls === calls) return record;
  }
}

test('before anything is asked there are the curve by leads, the runs and the calls', () => {
  const record = gameOf('classic');
  const { pass, progress, moves, curve, accounts: { luck, eye, choice }, missing } = unaskedReport(reviewed(record), 0);
  expect([pass, progress]).toEqual([0, { done: 0, all: 0 }]);
  expect(moves.every(({ verdict }) => verdict === null)).toBe(true);
  expect(moves.map(({ number }) => number)).toEqual(moves.map((_, i) => i + 1));
  expect(curve).toHaveLength(record.events.length + 1);
  expect(curve.every(({ chance }) => chance >= 0 && chance <= 1)).toBe(true);
  // What is over needs no judge.
  expect(curve.filter(({ judged }) => judged).every(({ chance }) => Number.isInteger(chance * 12))).toBe(true);
  expect(curve.findIndex(({ judged }) => judged)).toBeGreaterThan(record.events.length - 8);
  expect(luck).toBeNull();
  expect(choice.judged).toBe(0);
  expect(missing).toEqual(['no-times']);
  const [facts] = gameFacts(record, []);
  expect(eye!.own.map(({ tiles, inTime, by }) => ({ tiles, called: inTime, by: inTime ? null : by })))
    .toEqual(facts!.made.map(({ tiles, called, by }) => ({ tiles, called, by })));
});

test('runs and calls are those of the statistics', () => {
  for (let i = 0; i < 5; i += 1) {
    const { record } = randomGame(`counted ${i}`);
    if (record.rules.calls === 'automatic') continue;
    for (const [seat, count] of countRuns(record).entries()) {
      const { own, falseCalls } = unaskedReport(reviewed(record), seat).accounts.eye!;
      expect([own.length, own.filter(({ inTime }) => !inTime).length, falseCalls.length]).toEqual([count.made, count.missed, count.vain]);
    }
  }
});

test('the report grows: first all own racks, then the rest, then more closely', async () => {
  const told: Report[] = [];
  const record = gameOf('classic');
  const game = reviewed(record, { callTimes: record.events.map(() => 900) });
  const last = await review(game, 0, adviser, { tell: (report) => told.push(report) });
  expect(last.pass).toBe(2);
  expect(last.progress.done).toBe(last.progress.all);
  const passes = told.map(({ pass }) => pass);
  expect(passes).toEqual(passes.toSorted());
  expect(new Set(passes)).toEqual(new Set([0, 1, 2]));
  const own = told.findIndex(({ moves }) => moves.every(({ verdict }) => verdict !== null));
  expect(told[own]!.others.every(({ verdict }) => verdict === null)).toBe(true);
  // What is between own moves is asked in the second pass: luck is not told before.
  expect(told.find(({ pass }) => pass === 1)!.accounts.luck).toBeNull();
  expect(last.accounts.luck!.told).not.toBeNull();
  // Once all is judged the curve is the adviser's, to the end.
  for (const { curve } of [told.find(({ pass }) => pass === 1)!, last]) {
    expect(curve.slice(last.moves[0]!.event).every(({ judged }) => judged)).toBe(true);
  }
  expect(last.missing).toEqual([]);
  expect(last.moments.length).toBeLessThanOrEqual(13);
  expect(last.moments.map(({ step }) => step)).toEqual(last.moments.map(({ step }) => step).toSorted((a, b) => a - b));
});

test('a better tile that is passed by several times is told once, at its largest', async () => {
  const { moves, moments, accounts: { choice } } = await review(reviewed(gameOf('classic')), 0, adviser, { until: 'first' });
  const slips = moves.filter(({ account }) => account === 'choice');
  const told = slips.filter(({ toldAt }) => toldAt === null);
  expect(told.length).toBeLessThan(slips.length);
  expect(new Set(told.map(({ verdict }) => verdict!.better)).size).toBe(told.length);
  for (const { verdict, toldAt } of slips) {
    if (toldAt === null) continue;
    const large = moves[toldAt - 1]!.verdict!;
    expect(large.better).toBe(verdict!.better);
    expect(large.loss).toBeGreaterThanOrEqual(verdict!.loss);
  }
  expect(choice.told.inaccuracy + choice.told.mistake + choice.told.blunder).toBe(told.length);
  const chosen = moments.flatMap((moment) => (moment.kind === 'choice' ? [moment.move] : []));
  expect(chosen.length).toBeGreaterThan(0);
  for (const move of chosen) expect(moves[move - 1]!.toldAt).toBeNull();
});

test('a game that was cut short, or that somebody gave up, is reviewed as far as it went, without a result', async () => {
  const whole = gameOf('classic');
  const record = { ...whole, events: whole.events.slice(0, 31) };
  for (const [forfeited, missing] of [[false, 'cut-short'], [true, 'forfeited']] as const) {
    const report = await review(reviewed(record, { forfeited }), 0, adviser, { until: 'first' });
    expect(report.missing).toContain(missing);
    expect(report.accounts.luck).toBeNull();
    expect(report.moves.length).toBeGreaterThan(1);
    expect(report.moves.every(({ verdict }) => verdict !== null)).toBe(true);
    expect(report.curve).toHaveLength(32);
  }
  const nothing = await review(reviewed({ ...whole, events: [] }), 0, adviser, {});
  expect([nothing.moves, nothing.moments, nothing.missing]).toEqual([[], [], ['cut-short']]);
});

test('without calls there is no account of the eye, with the memory aid and for a computer none of memory', async () => {
  const automatic = await review(reviewed(gameOf('automatic')), 0, adviser, { until: 'first' });
  expect([automatic.accounts.eye, automatic.missing]).toEqual([null, ['no-calls']]);
  expect(automatic.accounts.memory).toEqual({ slips: 0, points: 0 });
  const aided = await review(reviewed(gameOf('classic'), { memoryAid: true }), 0, adviser, { until: 'first' });
  expect(aided.accounts.memory).toBeNull();
  expect(aided.missing).toContain('memory-aid');
});

test('a slip of memory is told as memory, and not as a choice', async () => {
  let asked = 0;
  const forgetful: typeof adviser = {
    ...adviser,
    recall({ moves }) {
      asked += 1;
      return moves.map(({ view: { gone: [gone] } }) => (gone ? { gone, tile: gone.tiles[0]!, likely: 0.4 } : null));
    },
  };
  const record = gameOf('classic');
  const { moves, accounts: { memory, choice } } = await review(reviewed(record), 0, forgetful, { until: 'first' });
  const slips = moves.filter(({ account }) => account === 'memory');
  expect(slips.length).toBeGreaterThan(0);
  expect(memory!.slips).toBe(slips.length);
  expect(memory!.points).toBeCloseTo(slips.reduce((sum, { verdict }) => sum + verdict!.loss, 0));
  expect(choice.points).toBeCloseTo(moves.reduce((sum, { account, verdict }) => sum + (account === 'memory' ? 0 : verdict!.loss), 0));
  for (const { forgot, view } of slips) expect(view.gone).toContainEqual(forgot!.gone);
  // With the memory aid nobody is asked for it.
  expect(asked).toBe(1);
  await review(reviewed(record, { memoryAid: true }), 0, forgetful, { until: 'first' });
  expect(asked).toBe(1);
});

test('what a character had in mind stands beside its slip', async () => {
  const gone = { tiles: [44, 45, 46, 47], by: 0, ply: 3 };
  const asked: string[] = [];
  const noting: typeof adviser = {
    ...adviser,
    recount({ level, seed }) {
      asked.push(`${level} ${seed}`);
      return { awaited: [{ tile: 46, gain: 4, gone }], unseen: [] };
    },
  };
  const record = gameOf('classic');
  const { others, moments } = await review(reviewed(record, { seeds: ['a', 'b', 'c', 'd'] }), 0, noting, { until: 'first' });
  expect(asked).toContain('otto b');
  for (const { verdict, note, seat, ply } of others) {
    expect(note).toEqual(verdict!.band === null ? null : { kind: 'awaited', seat, ply, tile: 46, goneWith: [44, 45, 47], by: 0 });
  }
  expect(moments.some((moment) => moment.kind === 'othersChoice' && moment.note?.kind === 'awaited')).toBe(true);
});

test('a character that nobody knows any more is told of, and is not asked what it thought', async () => {
  const asked: unknown[] = [];
  const noting = { ...adviser, recount: (question: unknown) => { asked.push(question); return { awaited: [], unseen: [] }; } };
  const record = gameOf('classic');
  const levels = [null, ...record.seats.slice(1).map(() => 'clara')];
  const report = await review(reviewed(record, { levels }), 0, noting, { until: 'first' });
  expect(report.missing).toContain('unknown-level');
  expect(report.others.some(({ verdict }) => verdict?.band)).toBe(true);
  expect(asked).toEqual([]);
});

test('what nobody can judge is left out and told, and one who stops it has what is known by then', async () => {
  const record = gameOf('classic');
  const dumb = { ...adviser, judge: () => ({ tiles: [], errors: [], exact: false }), chance: () => null };
  const nothing = await review(reviewed(record), 0, dumb, {});
  expect(nothing.missing).toContain('unjudged');
  expect([nothing.accounts.luck, nothing.accounts.choice.judged]).toEqual([null, 0]);
  const stop = new AbortController();
  const tell = ({ progress }: Report): void => { if (progress.done > 5) stop.abort(); };
  const stopped = await review(reviewed(record), 0, adviser, { signal: stop.signal, tell });
  expect(stopped.pass).toBe(0);
  expect(stopped.progress.done).toBeLessThan(10);
});

test('a game that is still on is not reviewed', () => {
  const game = finished(gameOf('classic'));
  expect(gameToReview(game)).toMatchObject({ id: 'game', forfeited: false, memoryAid: false });
  expect(gameToReview({ ...game, saved: { ...game.saved, ended: false } })).toBeNull();
});

test('games that earlier versions kept can be reviewed', () => {
  const games = dumped().stores['games']!.entries.flatMap(({ value }) => {
    const opened = openSaved(value);
    return opened.ok ? [opened.game] : [];
  });
  const over = games.filter(({ saved }) => saved.ended);
  expect(over.length).toBeGreaterThan(3);
  for (const game of over) {
    const { record } = game.replayed;
    for (const seat of record.seats.keys()) {
      const { moves, others, curve } = unaskedReport(gameToReview(game)!, seat);
      expect(moves.length + others.length).toBe(record.events.filter(([kind]) => kind === 'place').length);
      expect(curve).toHaveLength(record.events.length + 1);
    }
  }
});
