/** Whole games with pauses in the midst of everything are the games that they would have been without: the same record, the same times. */
import { expect, test } from 'vitest';
import { fraction, randomFrom } from '../../src/chance/chance';
import { dealOf } from '../../src/rules/deal';
import type { GameSetup } from '../../src/setup/setup';
import { someRules } from '../helpers/randomGame';
import { jumpingClock, type JumpingClock } from '../helpers/clock';
import { deviceAt, hostOf, isOver, nextAct } from '../helpers/hosts';
import { setupOf } from '../helpers/sessions';
import { amount } from '../long/amount';

/** A clock whose timers come at whole milliseconds: so none comes later for having been set anew after a pause. */
function wholeMilliseconds(): JumpingClock {
  const clock = jumpingClock();
  return { ...clock, setTimeout: (act, after) => clock.setTimeout(act, Math.ceil(after)) };
}

/** The setup of the game called `seed`: two people at devices of their own and one or two computers, under any rules. */
function someSetup(seed: string): GameSetup {
  const random = randomFrom(`setup:${seed}`);
  const one = <T>(list: readonly T[]): T => list[Math.floor(fraction(random) * list.length)] as T;
  const setup = setupOf(one(['ann ben computer:pip', 'ann ben computer:pip computer:wanda']), {
    seed, rules: someRules(random), order: one(['given', 'drawn']), callSeconds: one([3, 5, null, 'asked']), pace: one(['instant', 'fast']),
  });
  return { ...setup, players: setup.players.map((player) => ({ ...player, kind: player.kind === 'bot' ? 'bot' : 'remote' })) };
}

/**
 * What becomes of a game in which people do the same at the same moments of it.
 * @param pauses how often there is a pause, from 0 up to 1
 */
async function playedWith(seed: string, pauses: number): Promise<{ record: unknown; callTimes: unknown; pauses: number }> {
  const table = hostOf(someSetup(seed), dealOf(seed), wholeMilliseconds());
  const { clock } = table;
  const devices = [deviceAt(table, [0], { skew: 500 }), deviceAt(table, [1], { skew: -90_000 })];
  const [play, stop] = [randomFrom(`play:${seed}`), randomFrom(`pauses:${seed}`)];
  const upTo = (random: typeof play, most: number): number => Math.floor(fraction(random) * most);
  let paused = 0;

  /** Lets some of the game's time pass. */
  async function pass(milliseconds: number): Promise<void> {
    if (fraction(stop) >= pauses) return clock.pass(milliseconds);
    const before = upTo(stop, milliseconds);
    await clock.pass(before);
    const { client, now } = devices[upTo(stop, 2)]!;
    client.pause(true);
    if (client.state()?.paused) paused += 1;
    await clock.pass(1 + upTo(stop, 20_000));
    // What is pressed meanwhile does nothing.
    for (const kind of ['call', 'draw', 'count'] as const) client.act({ kind }, now());
    client.pause(false);
    return clock.pass(milliseconds - before);
  }

  for (let i = 0; i < 6000 && !isOver(table); i += 1) {
    for (const { client, now, ...device } of devices) {
      const act = nextAct({ client, now, ...device }, () => fraction(play));
      const at = now();
      const ago = upTo(play, 15);
      await pass(ago);
      // A pause that came between the press and its handling is over by now: the press is as old as it would be without it.
      if (act) client.act(act, pauses === 0 ? now() - ago : at);
    }
    await pass(60 + upTo(play, 200));
  }
  await clock.pass(1000);
  expect(isOver(table)).toBe(true);
  return { record: table.host.record(), callTimes: table.saves.at(-1)?.callTimes, pauses: paused };
}

test.each(Array.from({ length: amount(5, 60) }, (_, i) => `paused-${i}`))('%s', async (seed) => {
  const [without, withPauses] = [await playedWith(seed, 0), await playedWith(seed, 0.2)];
  expect(withPauses.pauses).toBeGreaterThan(20);
  expect(withPauses).toEqual({ ...without, pauses: withPauses.pauses });
});
