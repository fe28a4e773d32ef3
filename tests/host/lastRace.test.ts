/** What anybody may be told of the last race: who called in it by when, and nothing of a call that waits. */
import { describe, expect, test } from 'vitest';
import { localPlayer } from '../../src/ai/player';
import { callsInRace, lastRaceIn } from '../../src/contract/farCalls';
import type { KeptCall } from '../../src/contract/contract';
import { FarLines } from '../../src/host/farLines';
import { hear } from '../../src/host/judge/judge';
import { startRound, type Round } from '../../src/host/judge/round';
import { tick } from '../../src/host/judge/ticking';
import { createSnag } from '../../src/session/game/snagGame';
import type { HostedSnag, SnagTypes } from '../../src/session/game/snagTypes';
import { bell, begunBell, type BellTypes } from '../games/bell/game';
import { dealPlaying } from '../helpers/arranged';
import { setupOf } from '../helpers/sessions';
import { playOf, type Play } from './helpers/plays';

const call = (race: number, place: number, at: number): KeptCall => ({ race, events: 1, place, at, credit: 20, lag: 20, line: 5 });
const told = (calls: readonly KeptCall[]) => calls.map(({ place, at }) => [place, at]);

describe('the calls of a race', () => {
  test('are its winner’s, and others’ that came too late for it, each once', () => {
    const calls = [call(1, 0, 500), call(0, 1, 900), call(0, 2, 1460), call(2, 0, 1500), call(0, 1, 1540), call(0, 1, 1600),
      call(0, 3, 2200), call(0, 4, 2201)];
    expect(lastRaceIn(calls)).toBe(2);
    expect(told(callsInRace(calls, 2))).toEqual([[0, 1500], [1, 1540], [3, 2200]]);
    expect(told(callsInRace(calls, 1))).toEqual([[0, 500], [1, 900]]);
    expect([callsInRace(calls, 0), callsInRace(calls, 3), callsInRace([], 0)]).toEqual([[], [], []]);
  });

  test('have those who tied, and whoever pressed at the same instant and sat farther to the left', () => {
    expect(told(callsInRace([call(3, 1, 1004), call(3, 0, 1000), call(0, 2, 996)], 3))).toEqual([[2, 996], [0, 1000], [1, 1004]]);
  });

  test('of somebody whose act waits aren’t told from that on', () => {
    const lines = new FarLines([call(1, 0, 1500), call(0, 1, 1540), call(0, 2, 1600)], String);
    expect(told(lines.lastRace([]))).toEqual([[0, 1500], [1, 1540], [2, 1600]]);
    expect(told(lines.lastRace([{ place: 1, at: 1540.4 }, { place: 2, at: 1700 }]))).toEqual([[0, 1500], [2, 1600]]);
  });
});

test('a call that waits for other lines is in the record, but nobody is told', async () => {
  const lines = [{ delay: 10, skew: 0, frame: 16 }, { delay: 90, skew: 0, frame: 16 }];
  const pressed = new Set<number>();
  const play: Play<BellTypes> = playOf(bell, begunBell(lines.map(() => ({ kind: 'remote' })), 'race'), {
    screens: lines.map((line, place) => ({ places: [place], line })), far: true,
    told({ screen, seen, places: [place], now }) {
      if (!seen()!.view.isRinging || pressed.has(place!)) return;
      pressed.add(place!);
      play.clock.setTimeout(() => { screen.act(place!, { kind: 'press' }, now()); }, place === 0 ? 400 : 430);
    },
  });
  await play.pass(500);
  play.screens[0]!.screen.goOn();
  await play.until(() => (play.host.saved().farCalls ?? []).length === 1);
  expect(play.host.lastRace()).toEqual([]);
  await play.until(() => play.host.saved().events.length > 1);
  expect(play.host.lastRace().map(({ place, race }) => [place, race])[0]).toEqual([0, 1]);
  await play.pass(1000);
  const [first, second] = play.host.lastRace();
  expect([second!.place, second!.race]).toEqual([1, 0]);
  expect(second!.at - first!.at).toBe(30);
});

const SETUP = setupOf('ann bo cat', { callSeconds: null });
/** Ann has made a run, and hasn't drawn yet. */
const HELD: HostedSnag = {
  id: 'held', seed: 'held', setup: { ...SETUP, players: SETUP.players.map(({ name }) => ({ name, kind: 'remote' })) },
  deal: { order: [], tiles: dealPlaying([31, 32, 33, 34], 3) }, luck: ['a', 'b', 'c'], callTimes: [], races: [], played: 0,
  events: [['place', 0, 31], ['draw', 0], ['place', 1, 32], ['draw', 1], ['place', 2, 33], ['draw', 2], ['place', 0, 34]],
  ended: null, startedAt: 0, savedAt: 0,
};

test('a call that SNAG’s table holds waits until the maker has drawn', () => {
  const { table } = createSnag({ thinker: localPlayer });
  const judging = { now: 2000, isBeaten: () => false };
  const begun = table.start(HELD, 0);
  expect(table.waiting!(begun)).toEqual([]);
  const { table: held } = table.act(begun, [{ place: 1, intent: { kind: 'call' }, at: 1900 }], judging);
  expect(table.waiting!(held)).toEqual([{ place: 1, at: 1900 }]);
  const drawn = table.act(held, [{ place: 0, intent: { kind: 'draw' }, at: 1950 }], judging);
  expect([drawn.taken, table.waiting!(drawn.table)]).toEqual([[1], []]);
});

test('a race that is won by a held call is won by when that was pressed, however often the same hand presses again', () => {
  const { table } = createSnag({ thinker: localPlayer });
  let round: Round<SnagTypes> = startRound(table.start(HELD, 0), []);
  const press = (place: number, kind: 'call' | 'draw', at: number): void => {
    ({ round } = hear(table, round, { place, intent: { kind }, at }, at));
    ({ round } = tick(table, round, at));
  };
  press(1, 'call', 1900);
  press(1, 'call', 2400);
  press(0, 'draw', 3000);
  expect(round.takes).toEqual([[{ place: 1, at: 1900 }]]);
});
