/**
 * SNAG's table at the judge alone, at pace `instant`: where several people play, who of them pressed first is known a moment later, and who
 * pressed at the same instant ties. Somebody alone against computers waits for nobody.
 */
import { describe, expect, test } from 'vitest';
import { localPlayer } from '../../src/ai/player';
import { hear } from '../../src/host/judge/judge';
import { startRound, type Judged, type Round } from '../../src/host/judge/round';
import { dueAt, tick } from '../../src/host/judge/ticking';
import { createSnag } from '../../src/session/game/snagGame';
import type { SnagHappening, SnagIntent } from '../../src/session/game/intents';
import type { SnagTypes } from '../../src/session/game/snagTypes';
import { hostedOf } from '../../src/session/game/stored';
import { newGame } from '../../src/session/savedGame';
import { dealPlaying } from '../helpers/arranged';
import { setupOf } from '../helpers/sessions';

const snag = createSnag({ thinker: localPlayer });
const rules = snag.table;

/** A table under a clock that the test sets. */
interface Stepped {
  /** What has happened since the run was made. */
  readonly happened: SnagHappening[];
  /** Whether something that was pressed waits to be judged. */
  waits(): boolean;
  /** Somebody presses, and it's heard of at once or later. */
  press(place: number, intent: SnagIntent, at: number, now?: number): void;
  passTo(now: number): void;
}

function stepped(players: string): Stepped {
  const setup = setupOf(players, { pace: 'instant', callSeconds: null, rules: { calls: 'race' } });
  const saved = hostedOf(newGame(setup, dealPlaying([31, 32, 33, 34, 58, 97], 2), 'id', 0));
  let round: Round<SnagTypes> = startRound(snag.table.start(saved, 0));
  const happened: SnagHappening[] = [];
  const become = ({ round: next, happenings }: Judged<SnagTypes>): void => {
    round = next;
    happened.push(...happenings);
  };
  const table: Stepped = {
    happened, waits: () => round.waiting.length > 0,
    press(place, intent, at, now = at) {
      table.passTo(now);
      become(hear(rules, round, { place, intent, at }, now));
      table.passTo(now);
    },
    passTo(now) { while ((dueAt(rules, round) ?? Infinity) <= now) become(tick(rules, round, Math.min(now, dueAt(rules, round)!))); },
  };
  return table;
}

/** Both place two tiles each; with 34 the second makes the run 31 32 33 34, at 3000. */
function secondMakesIt(players: string): Stepped {
  const table = stepped(players);
  for (const [i, tile] of [31, 32, 33, 34].entries()) {
    table.press(i % 2, { kind: 'place', tile }, 1000 * i);
    if (tile === 34) continue;
    table.passTo(1000 * i + 100);
    table.press(i % 2, { kind: 'draw' }, 1000 * i + 100);
  }
  table.passTo(3100);
  table.happened.length = 0;
  return table;
}

const takers = ({ happened }: Stepped): readonly number[] => happened.flatMap((one) => (one.type === 'snagged' ? [one.seat] : []));
const call: SnagIntent = { kind: 'call' };

describe('at pace instant, several people', () => {
  test('who press at one instant tie: the run goes to its maker, though another was heard first', () => {
    const table = secondMakesIt('ann bo');
    table.press(0, call, 4000);
    expect([takers(table), table.waits()]).toEqual([[], true]);
    table.press(1, call, 4004);
    table.passTo(4100);
    expect(takers(table)).toEqual([1]);
  });

  test('are judged by when they pressed, whoever is heard first', () => {
    const table = secondMakesIt('ann bo');
    table.press(1, call, 4000);
    table.press(0, call, 3980, 4010);
    table.passTo(4100);
    expect(takers(table)).toEqual([0]);
  });
});

test('at pace instant, somebody alone against computers waits for nobody', () => {
  const table = secondMakesIt('computer ann');
  table.press(1, call, 4000);
  expect([takers(table), table.waits()]).toEqual([[1], false]);
});
