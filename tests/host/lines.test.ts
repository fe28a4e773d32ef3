/** A race between places whose lines differ: who was quicker from what their own screen showed, and nobody's line counts. */
import { describe, expect, test } from 'vitest';
import { bell, begunBell, type BellTypes } from '../games/bell/game';
import { HERE, playOf, type Play } from './helpers/plays';
import type { Line } from './helpers/lines';

const LINES: readonly (readonly [string, Line])[] = [
  ['at this device', HERE], ['at home', { delay: 20, skew: 3_600_000, frame: 16 }], ['far away', { delay: 90, skew: -500, frame: 30 }],
  ['at the end of the world', { delay: 180, skew: 12_345, frame: 8 }],
];

/** Who takes the first bell, where each place presses so long after its own screen has shown it. */
async function race(lines: readonly Line[], reactions: readonly number[]): Promise<Play<BellTypes>> {
  const pressed = new Set<number>();
  const play: Play<BellTypes> = playOf(bell, begunBell(lines.map(() => ({ kind: 'remote' })), 'race'), {
    screens: lines.map((line, place) => ({ places: [place], line })), far: true,
    told({ screen, seen, places: [place], now }) {
      if (!seen()!.view.isRinging || pressed.has(place!)) return;
      pressed.add(place!);
      play.clock.setTimeout(() => { screen.act(place!, { kind: 'press' }, now()); }, reactions[place!]!);
    },
  });
  await play.pass(500);
  play.screens[0]!.screen.goOn();
  await play.until(() => play.host.saved().events.length > 1);
  return play;
}

test.each(LINES.slice(2))('two at one screen, %s, are judged by who pressed first, be it handled later', async (_, line) => {
  /** Who takes the bell, where these press so long after it rings, and it's handled then. */
  async function first(...presses: readonly (readonly [place: number, after: number, handled: number])[]) {
    let hasRung = false;
    const play: Play<BellTypes> = playOf(bell, begunBell([{ kind: 'remote' }, { kind: 'remote' }], 'race'), {
      screens: [{ places: [0, 1], line }], far: true,
      told({ screen, seen, now }) {
        if (!seen()!.view.isRinging || hasRung) return;
        hasRung = true;
        const rung = now();
        for (const [place, after, handled] of presses) {
          play.clock.setTimeout(() => { screen.act(place, { kind: 'press' }, rung + after); }, handled);
        }
      },
    });
    await play.pass(500);
    play.screens[0]!.screen.goOn();
    await play.until(() => play.host.saved().events.length > 1);
    return play.host.saved().events[1];
  }
  expect(await first([0, 400, 400], [1, 415, 415])).toEqual(['take', 0]);
  expect(await first([0, 415, 415], [1, 400, 400])).toEqual(['take', 1]);
  expect(await first([1, 415, 415], [0, 400, 425])).toEqual(['take', 0]);
});

describe.each(LINES)('somebody %s', (_, one) => {
  test.each(LINES)('and somebody %s', async (__, other) => {
    expect((await race([one, other], [400, 430])).host.saved().events[1]).toEqual(['take', 0]);
    expect((await race([one, other], [430, 400])).host.saved().events[1]).toEqual(['take', 1]);
  });

  test('is beaten, and not wrong, who presses before their own screen has shown that another was quicker', async () => {
    const play = await race([HERE, one], [400, 900]);
    await play.pass(1500);
    expect(play.host.saved().events.filter(([kind]) => kind === 'early')).toEqual([]);
  });
});

