/** Races for a run between players at devices of their own, whose lines differ: who was quicker from what their own screen showed. */
import { describe, expect, test } from 'vitest';
import { localPlayer } from '../../src/ai/player';
import { createHost } from '../../src/host/host';
import { hear } from '../../src/host/judge/judge';
import { startRound, type Round } from '../../src/host/judge/round';
import { tick } from '../../src/host/judge/ticking';
import type { SnagIntent } from '../../src/session/game/intents';
import { createSnag } from '../../src/session/game/snagGame';
import type { HostedSnag, SnagTypes } from '../../src/session/game/snagTypes';
import { createJumpingClock } from '../../tools/arena/clock';
import { dealPlaying } from '../helpers/arranged';
import { setupOf } from '../helpers/sessions';
import { HERE, playOf, type Play } from '../host/helpers/plays';
import type { Line } from '../host/helpers/lines';

const LINES: readonly (readonly [string, Line])[] = [
  ['at this device', HERE], ['at home', { delay: 20, skew: 3_600_000, frame: 16 }],
  ['at the end of the world', { delay: 180, skew: 12_345, frame: 8 }],
];
const TILES = [31, 32, 33, 34, 97, 58];

/** Ann is about to make 31 32 33 34; anybody may call it. */
function begun(callSeconds: 3 | null): HostedSnag {
  const setup = setupOf('ann bo cat', { callSeconds, rules: { calls: 'race' } });
  return {
    id: 'race', seed: 'race', setup: { ...setup, players: setup.players.map((player) => ({ ...player, kind: 'remote' })) },
    deal: { order: [], tiles: dealPlaying(TILES, 3) }, luck: ['a', 'b', 'c'],
    events: [0, 1, 2].flatMap((seat) => [['place', seat, TILES[seat]!] as const, ['draw', seat] as const]),
    callTimes: [], races: [], played: 0, ended: null, startedAt: 0, savedAt: 0,
  };
}

/** Ann makes the run, and each of the others calls so long after their own screen has shown it. */
async function race(lines: readonly Line[], reactions: readonly number[], callSeconds: 3 | null = null): Promise<Play<SnagTypes>> {
  const called = new Set<number>();
  const play: Play<SnagTypes> = playOf(createSnag({ thinker: localPlayer }), begun(callSeconds), {
    screens: [HERE, ...lines].map((line, place) => ({ places: [place], line })), far: true,
    told({ screen, seen, places: [place], now }) {
      if (place === 0 || seen()!.view.placed === null || called.has(place!)) return;
      called.add(place!);
      play.clock.setTimeout(() => { screen.act(place!, { kind: 'call' }, now()); }, reactions[place! - 1]!);
    },
  });
  await play.pass(500);
  play.screens[0]!.screen.goOn();
  await play.pass(500);
  play.screens[0]!.screen.act(0, { kind: 'place', tile: 34 }, play.screens[0]!.now());
  await play.pass(6000);
  return play;
}

const calls = (play: Play<SnagTypes>): readonly unknown[] => play.host.saved().events.slice(7);

describe.each(LINES)('somebody %s', (_, one) => {
  test.each(LINES)('and somebody %s: the quicker takes it, the other was beaten', async (__, other) => {
    expect(calls(await race([one, other], [500, 530]))).toEqual([['snag', 1]]);
    expect(calls(await race([one, other], [530, 500]))).toEqual([['snag', 2]]);
  });

  test('is told how quick both were, as their own screens showed it', async () => {
    const play = await race([HERE, one], [500, 900]);
    expect(play.host.saved().races.map(({ callers }) => callers.map(({ seat }) => seat))).toEqual([[1, 2]]);
    const [[first, second]] = play.host.saved().races.map(({ callers }) => callers.map(({ ms }) => ms)) as [[number, number]];
    expect(Math.abs(second - first - 400)).toBeLessThanOrEqual(1);
  });

  test('who calls as the time runs out is in time', async () => {
    // The tile is seen a frame and a line later than the time began to run.
    expect(calls(await race([HERE, one], [60_000, 2990 - 30 - one.frame], 3)).slice(0, 1)).toEqual([['snag', 2]]);
  });
});

// The run is gone and told of at 1500: whoever calls within 700 ms of that pays nothing.
test.each([
  ['was beaten if their line has held it up for 300 more than was credited', { credit: 200, lag: 500 }, []],
  ['has called falsely if it took no more than was credited', { credit: 200, lag: 200 }, [['snag', 2]]],
])('a call that counts 900 ms after that %s', (_, over, after) => {
  const { table } = createSnag({ thinker: localPlayer });
  let round: Round<SnagTypes> = startRound(table.start(begun(null), 0), []);
  const press = (place: number, intent: SnagIntent, at: number, line = {}): void => {
    ({ round } = hear(table, round, { place, intent, at, ...line }, at));
    ({ round } = tick(table, round, at));
  };
  press(0, { kind: 'place', tile: 34 }, 1000);
  press(1, { kind: 'call' }, 1500);
  press(2, { kind: 'call' }, 2400, { over });
  ({ round } = tick(table, round, 20_000));
  expect(table.written(round.table).events.slice(7)).toEqual([['snag', 1], ...after]);
});

/** When Bo, who has made a run, is told that what he placed once more isn't allowed. @param called whether Ann calls meanwhile */
function refusedAfter(called: boolean): number {
  const setup = setupOf('ann bo', { callSeconds: null });
  const clock = createJumpingClock(1000);
  const events = TILES.slice(0, 4).flatMap((tile, i) => [['place', i % 2, tile] as const, ['draw', i % 2] as const]).slice(0, -1);
  const saved: HostedSnag = {
    ...begun(null), setup: { ...setup, players: setup.players.map(({ name }) => ({ name, kind: 'remote' })) }, events,
    deal: { order: [], tiles: dealPlaying(TILES, 2) }, luck: ['a', 'b'],
  };
  const host = createHost(createSnag({ thinker: localPlayer }), saved, {
    clock, today: () => 5, epoch: 'probe', save() {}, failed: (error) => { throw error; }, far: true,
  });
  let refused = -1;
  const [ann, bo] = [0, 1].map((place) => host.connect([place], (message) => {
    if (message.kind === 'update' && message.happenings.some(({ type }) => type === 'refused')) refused = clock.now();
  }));
  for (const one of [ann!, bo!]) one.lag!(180);
  host.goOn();
  clock.pass(1000);
  const act = { kind: 'act', epoch: 'probe', number: 1, at: 0, now: 0, seen: null };
  const from = clock.now();
  bo!.send({ ...act, place: 1, intent: { kind: 'place', tile: 97 } });
  clock.pass(50);
  if (called) ann!.send({ ...act, place: 0, intent: { kind: 'call' } });
  clock.pass(1000);
  return refused - from;
}

test('whoever has made a run learns nothing of a call that is held from how soon they are turned down', () => {
  const quiet = refusedAfter(false);
  expect(quiet).toBeGreaterThanOrEqual(244);
  expect(refusedAfter(true)).toBe(quiet);
});
