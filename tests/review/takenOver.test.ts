/** The review of somebody in whose game others played a part of their seat: only what was theirs is told, and no result that isn't. */
import { beforeAll, describe, expect, test } from 'vitest';
import { peopleOf, reviewOpened } from '../../src/app/review/reviewState';
import type { Held } from '../../src/contract/contract';
import { replayOf } from '../../src/history/replay';
import { reportOf, UNASKED } from '../../src/review/findings/build';
import { planOf } from '../../src/review/ledger/plan';
import { gameToReview, levelAt } from '../../src/review/reviewedGame';
import { fromTable } from '../../src/session/game/kept/fromTable';
import type { OpenedGame } from '../../src/session/savedGame';
import { logSentence } from '../../src/strings/words/table/log';
import { stepLines } from '../../src/ui/story';
import { snagTest } from '../games/snag/test';
import { reopened } from '../helpers/sessions';
import { asTold, playedAtTable } from '../helpers/tableGames';

let game: OpenedGame;
beforeAll(async () => {
  const outcome = fromTable(asTold(snagTest, await playedAtTable(snagTest, 'parts')), { places: [0], me: 'Seat a' }, 'm');
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  game = reopened(outcome.game.saved);
}, 60_000);

/** The same as if these had taken over. `from` counts the record's events, after the picks. */
const heldBy = (...held: readonly Held[]): OpenedGame =>
  ({ ...game, saved: { ...game.saved, held: held.map(([place, from, who]) => [place, from + 3, who] as const) } });
const seatOf = (name: string): number => (game.saved.record['seats'] as string[]).indexOf(name);
const reportIn = (of: OpenedGame, name: string) => reportOf(planOf(gameToReview(of)!, seatOf(name)), UNASKED);
const eventsIn = (report: ReturnType<typeof reportIn>) => report.moves.map(({ event }) => event);
const HALF = 60;

test('where nobody took over it is as it was before there were tables', () => {
  expect(gameToReview(game)).not.toHaveProperty('held');
  expect(reportIn(game, 'Seat a').missing).toEqual([]);
  expect(reportIn(game, 'Seat a').turning).not.toBeNull();
  expect(reviewOpened(game, { seat: null, overTable: false })).not.toHaveProperty('names');
  for (const { tookOver } of replayOf(game)!.steps) expect(tookOver).toBeUndefined();
});

describe('where a character played for somebody', () => {
  const away = () => heldBy([0, 30, { level: 'otto' }], [0, HALF, { name: 'Seat a', local: true, me: true }]);

  test('the review has the person’s own moves, runs and calls, and no result', () => {
    const [all, own] = [reportIn(game, 'Seat a'), reportIn(away(), 'Seat a')];
    const theirs = (event: number): boolean => event < 30 || event >= HALF;
    expect(eventsIn(own)).toEqual(eventsIn(all).filter(theirs));
    expect(own.moves.length).toBeGreaterThan(0);
    expect(own.moves.length).toBeLessThan(all.moves.length);
    expect(own.accounts.eye!.own.every(({ step }) => theirs(step - 1))).toBe(true);
    expect(own.accounts.eye!.falseCalls).toEqual(all.accounts.eye!.falseCalls.filter(({ step }) => theirs(step - 1)));
    const took = own.moments.filter(({ seat, kind }) => kind === 'taken' && seat === seatOf('Seat a'));
    expect(took.every(({ step }) => theirs(step))).toBe(true);
    expect([own.turning, own.accounts.luck]).toEqual([null, null]);
    expect(own.missing).toContain('taken-over');
    // What others did is told as ever.
    expect(own.others.map(({ event }) => event)).toEqual(all.others.map(({ event }) => event));
  });

  test('what it had in mind is asked of the character that played then', () => {
    const reviewed = gameToReview(away())!;
    expect([29, 30, HALF - 1, HALF].map((event) => levelAt(reviewed, seatOf('Seat a'), event))).toEqual([null, 'otto', 'otto', null]);
    expect(levelAt(reviewed, seatOf('Seat c'), 3)).toBe('pip');
  });

  test('the replay says who plays from where on, and shows them', () => {
    const { steps } = replayOf(away())!;
    const told = steps.flatMap((update, step) => (update.tookOver ?? []).map(() => [step, logSentence(stepLines(update, [])[0]!)]));
    expect(told).toEqual([
      [31, 'Otto takes over from Seat a.'], [HALF + 1, 'Seat a takes over from Otto.'],
    ]);
    const kinds = [30, 31, HALF, HALF + 1].map((step) => steps[step]!.state.seats[seatOf('Seat a')]!.kind);
    expect(kinds).toEqual(['local', 'bot', 'bot', 'local']);
  });
});

test('a late person has a review of their own part, under their name', () => {
  const late = heldBy([2, HALF, { name: 'Late' }]);
  expect(peopleOf(game)).not.toContain(seatOf('Seat c'));
  expect(peopleOf(late)).toContain(seatOf('Seat c'));
  expect(eventsIn(reportIn(late, 'Seat c')).every((event) => event >= HALF)).toBe(true);
  expect(reviewOpened(late, { seat: seatOf('Seat c'), overTable: false })).toMatchObject({
    seat: seatOf('Seat c'), names: expect.arrayContaining(['Late']) as unknown,
  });
});

test('who was away the whole game has no review', () => {
  const away = heldBy([0, 0, { level: 'otto' }]);
  expect(peopleOf(away)).toEqual([seatOf('Seat b')]);
  expect(reviewOpened(away, { seat: seatOf('Seat a'), overTable: false })?.seat).toBe(seatOf('Seat b'));
});
