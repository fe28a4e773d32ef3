/** A replay plays on by itself, as quick as somebody likes; and nothing in it asks anybody to call. */
import { expect, test } from 'vitest';
import { createReplayController, stayOf } from '../../../src/app/replayController';
import { replayOf } from '../../../src/history/replay';
import { pictureWords } from '../../../src/strings/words/table/names';
import { say } from '../../../src/strings/say';
import { REPLAY_SPEEDS } from '../../../src/ui/parts/replay/replayState';
import type { ReplayModel } from '../../../src/ui/history/replayControls';
import { jumpingClock } from '../../helpers/clock';
import { finished } from '../../helpers/finished';
import { randomGame } from '../../helpers/randomGame';

function opened() {
  const clock = jumpingClock();
  let shown: ReplayModel | null = null;
  const replay = createReplayController({
    clock, show: (screen) => { shown = screen; }, pace: () => 'normal', isShown: () => true, review: () => () => {}, back() {},
  });
  const { record } = randomGame('speed');
  replay.open(finished(record), 0, null);
  return { clock, replay, shown: () => shown! };
}

test('each step stays as much shorter as it plays quicker', () => {
  const { shown } = opened();
  for (let step = 0; step < 40; step += 1) {
    const [once, twice, fourTimes] = REPLAY_SPEEDS.map((speed) => stayOf({ ...shown(), step, speed }));
    expect(twice).toBe(once! / 2);
    expect(fourTimes).toBe(once! / 4);
  }
});

test('four times as quick comes about four times as far, from the step at which it was asked for, and a pause keeps it', async () => {
  const { clock, replay, shown } = opened();
  expect(shown().speed).toBe(1);
  replay.playOn({ playing: true });
  await clock.pass(8000);
  const slow = shown().step;
  expect(slow).toBeGreaterThan(3);
  replay.setSpeed({ speed: 4 });
  expect(shown()).toMatchObject({ playing: true, speed: 4, step: slow });
  await clock.pass(8000);
  expect(shown().step - slow).toBeGreaterThan(slow * 2.5);
  replay.playOn({ playing: false });
  const { step } = shown();
  replay.setSpeed({ speed: 2 });
  await clock.pass(8000);
  // What stands still is not set going by it.
  expect(shown()).toMatchObject({ playing: false, speed: 2, step });
  replay.toStep({ step: step + 1 });
  replay.playOn({ playing: true });
  expect(shown()).toMatchObject({ playing: true, speed: 2 });
});

test('nobody is told with which key to call in a game that is over, nor to call or draw', () => {
  const game = finished(randomGame('speed').record);
  // Two people at one screen have keys of their own while they play.
  expect(game.saved.setup.players.filter(({ kind }) => kind === 'local').length).toBeGreaterThan(1);
  const { status } = pictureWords();
  const told = replayOf(game)!.steps.flatMap(({ state }) => state.seats.map((_, seat) => status(seat, state)));
  const calls = [
    ...['Q', 'P', 'X', 'N'].map((key) => say('table-status-key', { key })), say('table-status-call-or-draw'), say('table-status-draw'),
  ];
  expect(told.filter((one) => calls.includes(one))).toEqual([]);
});
