/** What counts of a game in which somebody took over: for each what they did themselves, and nothing of what others did at their seat. */
import { beforeAll, describe, expect, test } from 'vitest';
import { anonymizeGame, anonymizeSummary } from '../../src/history/anonymize';
import { heldIn, mineIn, reviewedIn } from '../../src/history/parts';
import { createStatistics } from '../../src/history/statistics';
import type { Held } from '../../src/contract/contract';
import { PARTS } from '../../src/rules/scoring';
import { fromTable } from '../../src/session/game/kept/fromTable';
import { summaryOf, type GameSummary } from '../../src/session/gameSummary';
import type { SavedGame } from '../../src/session/savedGame';
import { snagTest } from '../games/snag/test';
import { reopened } from '../helpers/sessions';
import { asTold, playedAtTable } from '../helpers/tableGames';

const COUNTS = ['tiles', 'made', 'missed', 'snagged', 'vain'] as const;

let saved: SavedGame;
beforeAll(async () => {
  const outcome = fromTable(asTold(snagTest, await playedAtTable(snagTest, 'parts')), { places: [0], me: 'Seat a' }, 'm');
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  saved = reopened(outcome.game.saved).saved;
}, 60_000);

/** The same game as if these had taken over meanwhile. `from` counts the record's events, after the picks. */
const heldBy = (...held: readonly Held[]): GameSummary =>
  summaryOf({ ...saved, held: held.map(([place, from, who]) => [place, from + 3, who]) })!;
const seatOf = (summary: GameSummary, name: string) => summary.seats.find((seat) => seat.name === name)!;
const events = () => saved.record['events'] as readonly (readonly [string, number])[];
const statisticsOf = (summary: GameSummary, me = 'Seat a') => {
  const all = createStatistics(me);
  all.add([summary]);
  return all.result();
};
const ofName = (summary: GameSummary, name: string) => statisticsOf(summary).find((one) => one.name === name);

describe('where nobody took over', () => {
  test('all is as it was before there were tables', () => {
    const summary = summaryOf(saved)!;
    expect(JSON.stringify(summary)).not.toContain('"parts":');
    expect(heldIn(summary.seats)).toBe(summary.seats);
    expect(summary.seats.map(reviewedIn)).toEqual(summary.seats);
    expect(statisticsOf(summary).map(({ name, games }) => [name, games])).toEqual(
      expect.arrayContaining([['Seat a', 1], ['Seat b', 1], ['Seat c', 1]]));
  });

  test('a character that was there for a moment in which the seat had nothing to do changes no figure', () => {
    const seat = summaryOf(saved)!.seats.findIndex(({ name }) => name === 'Seat a');
    // Between two events of others.
    const quiet = events().findIndex(([, by], i) => by !== seat && events()[i + 1]?.[1] !== seat && events()[i - 1]?.[1] !== seat);
    const summary = heldBy([0, quiet, { level: 'otto' }], [0, quiet + 1, { name: 'Seat a', local: true, me: true }]);
    expect(seatOf(summary, 'Seat a').parts).toHaveLength(1);
    const [was, is] = [ofName(summaryOf(saved)!, 'Seat a')!, ofName(summary, 'Seat a')!];
    expect(is).toEqual(was);
  });
});

describe('where a character played for somebody', () => {
  const HALF = 40;
  const summary = () => heldBy([0, HALF, { level: 'otto' }]);

  test('each has what they did, and all parts together are the seat', () => {
    const seat = seatOf(summary(), 'Seat a');
    const { parts: _, ...whole } = seat;
    expect(whole).toEqual(seatOf(summaryOf(saved)!, 'Seat a'));
    expect(seat.parts!.map(({ name, level, me }) => [name, level, me])).toEqual([['Seat a', null, true], [null, 'otto', undefined]]);
    for (const count of COUNTS) expect(seat.parts!.reduce((sum, part) => sum + part[count], 0), count).toBe(seat[count]);
    expect(seat.parts!.flatMap(({ callTimes }) => callTimes)).toEqual(seat.callTimes);
  });

  test('the person has what a game has come to that ended there', () => {
    const cut = { ...saved.record, events: events().slice(0, HALF) };
    const calls = events().slice(0, HALF).filter(([kind]) => kind === 'snag').length;
    const then = summaryOf({ ...saved, record: cut, callTimes: saved.callTimes!.slice(0, calls) })!;
    const [theirs] = seatOf(summary(), 'Seat a').parts!;
    expect(theirs).toMatchObject(Object.fromEntries(COUNTS.map((count) => [count, seatOf(then, 'Seat a')[count]])));
  });

  test('the statistics have the person’s part under their name, without a win, and the character’s under none', () => {
    const [theirs] = seatOf(summary(), 'Seat a').parts!;
    expect(ofName(summary(), 'Seat a')).toMatchObject({ me: true, games: 1, totals: { tiles: theirs!.tiles, won: 0 } });
    expect(statisticsOf(summary()).map(({ name }) => name).toSorted()).toEqual(['Seat a', 'Seat b', 'Seat c']);
    // Nobody was better or worse than they were, and no row of wins goes on or breaks.
    expect(ofName(summary(), 'Seat a')!.personal).toMatchObject({ streaks: { won: { now: 0, longest: 0 } }, against: [] });
    expect(ofName(summary(), 'Seat b')!.personal!.against.map(({ opponent }) => opponent)).toEqual([{ level: 'pip' }]);
  });

  test('somebody who won did so by more than the whole seat came to', () => {
    const won = ({ name, ...seat }: GameSummary['seats'][number]) => (name === 'Seat b'
      ? { ...seat, name, tiles: 45, won: PARTS } : { ...seat, name, tiles: name === 'Seat a' ? 20 : 11, won: 0 });
    const changed = { ...summary(), seats: summary().seats.map(won) };
    expect(ofName(changed, 'Seat b')!.personal!.records.margin).toMatchObject({ worth: 25 });
  });
});

test('a late person has their part, and the character before them has its own', () => {
  const summary = heldBy([2, 50, { name: 'Late' }]);
  const seat = seatOf(summary, 'Seat c');
  expect(seat.parts!.map(({ name, level, whole }) => [name, level, whole])).toEqual([['Seat c', 'pip', false], ['Late', null, false]]);
  expect(ofName(summary, 'Late')).toMatchObject({ games: 1, person: true, totals: { tiles: seat.parts![1]!.tiles } });
  expect(summary.names).toContain('late');
  expect(reviewedIn(seat)).toMatchObject({ name: 'Late' });
  // On their own device they are themselves, whatever they are called now.
  const own = heldBy([2, 50, { name: 'Late', local: true, me: true }]);
  const others = own.seats.map((one) => Object.fromEntries(Object.entries(one).filter(([key]) => key !== 'me')) as unknown as typeof one);
  expect(mineIn(heldIn(others), 'Anna')).toMatchObject({ name: 'Late' });
});

test('who was away for the whole game has no game and no review', () => {
  const summary = heldBy([1, 0, { level: 'viola' }]);
  expect(ofName(summary, 'Seat b')).toBeUndefined();
  expect(reviewedIn(seatOf(summary, 'Seat b'))).toBeNull();
  // Nor has one who was there at first, and did nothing.
  const first = events().findIndex(([, by]) => summary.seats[by]!.name === 'Seat b');
  expect(ofName(heldBy([1, first, { level: 'viola' }]), 'Seat b')).toBeUndefined();
});

test('who gave a seat up and sat down at another has played one game', () => {
  const summary = heldBy([1, 30, { level: 'viola' }], [2, 60, { name: 'Seat b' }]);
  const parts = summary.seats.flatMap(({ parts: all = [] }) => all.filter(({ name }) => name === 'Seat b'));
  expect(parts).toHaveLength(2);
  expect(ofName(summary, 'Seat b')).toMatchObject({ games: 1, totals: { tiles: parts[0]!.tiles + parts[1]!.tiles } });
});

describe('a deleted name', () => {
  const held = [[0, 20, { level: 'otto' }], [0, 30, { name: 'seat A', local: true, me: true }], [2, 40, { name: 'Late' }]] as const;

  test.each(['SEAT A', 'late'])('leaves who took over, too: %s', (name) => {
    const game = { ...saved, held };
    const without = anonymizeGame(game, name)!;
    expect(JSON.stringify(without).toLowerCase()).not.toContain(JSON.stringify(name.toLowerCase()));
    expect(reopened(without).saved.held?.map(([place, from]) => [place, from])).toEqual([[0, 20], [0, 30], [2, 40]]);
    // The same as made anew from the game.
    expect(anonymizeSummary(summaryOf(game)!, name)).toEqual(summaryOf(without));
  });

  test('takes the same mark wherever it stood, and is nobody’s then', () => {
    const { setup, held: now } = anonymizeGame({ ...saved, held }, 'Seat a')!;
    expect(setup.players[0]).toMatchObject({ name: '?' });
    expect(now![1]).toEqual([0, 30, { name: '?', local: true }]);
    expect(setup.players[0]).not.toHaveProperty('me');
  });
});
