/** Where in a game a record was set: its replay shows the run or the call there. */
import { expect, test } from 'vitest';
import { stepOfRecord } from '../../src/history/recordStep';
import { replayOf } from '../../src/history/replay';
import { countRuns } from '../../src/rules/runCount';
import { finished } from '../helpers/finished';
import { randomGame } from '../helpers/randomGame';

const by = (name: string, me = false) => ({ name, me });

test('the longest run lies lit at its step, in whatever game it was made', () => {
  let looked = 0;
  for (let i = 0; i < 12; i += 1) {
    const { record } = randomGame(`step ${i}`);
    const game = finished(record);
    const replay = replayOf(game)!;
    for (const [seat, { longest }] of countRuns(record).entries()) {
      const step = stepOfRecord(game, 'longest', by(record.seats[seat]!), 'You');
      if (longest === 0) expect(step).toBe(record.events.length);
      else {
        looked += 1;
        const taken = replay.steps[step + 1]!.happenings.find(({ type }) => type === 'snagged');
        expect(taken).toMatchObject({ seat });
        const { runs } = taken as unknown as { runs: { squares: number[] }[] };
        expect(Math.max(...runs.map(({ squares }) => squares.length))).toBe(longest);
        // Where nobody calls a run is taken by its last tile, which does not lie there before.
        expect(replay.steps[step]!.state.lit?.length).toBeGreaterThanOrEqual(record.rules.calls === 'automatic' ? longest - 1 : longest);
      }
    }
  }
  expect(looked).toBeGreaterThan(15);
});

test('the quickest call is the one with the shortest time that is known', () => {
  const { record } = randomGame('step 3');
  const calls = record.events.flatMap(([kind, seat], at) => (kind === 'snag' ? [{ seat: seat as number, at }] : []));
  const [own] = calls;
  const times = calls.map((_, i) => (i === calls.length - 1 ? null : 2000 - i * 10));
  const quickest = calls.findLastIndex(({ seat }, i) => seat === own!.seat && times[i] !== null);
  const game = finished(record);
  const timed = { ...game, saved: { ...game.saved, callTimes: times } };
  expect(stepOfRecord(timed, 'quickest', by(record.seats[own!.seat]!), 'You')).toBe(calls[quickest]!.at);
  expect(stepOfRecord(game, 'quickest', by(record.seats[own!.seat]!), 'You')).toBe(record.events.length);
});

test('tiles and wins are looked at in the end; so is what nobody of that name has set', () => {
  const { record } = randomGame('step 1');
  const game = finished(record);
  for (const name of ['tiles', 'margin'] as const) expect(stepOfRecord(game, name, by('Ann'), 'You')).toBe(record.events.length);
  expect(stepOfRecord(game, 'longest', by('Nobody here'), 'You')).toBe(record.events.length);
});

test('the player of this device is found whatever they were called then', () => {
  const { record } = randomGame('step 2');
  const game = finished({ ...record, seats: ['Player', ...record.seats.slice(1)] });
  const players = game.saved.setup.players.map((player, i) => (i === 0 ? { ...player, me: true as const } : player));
  const mine = { ...game, saved: { ...game.saved, setup: { ...game.saved.setup, players } } };
  expect(stepOfRecord(mine, 'longest', by('Ida', true), 'Ida')).toBe(stepOfRecord(game, 'longest', by('Player'), 'Ida'));
});
