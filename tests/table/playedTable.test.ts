/** The table as it is stepped: what is due is data, and all comes as it does in a running machine that sets its own timers. */
import { SimulatedClock, createActor } from 'xstate';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../src/chance/chance';
import { PRINTED_RULES } from '../../src/rules/options';
import type { TableInput } from '../../src/table/context';
import type { TableEmission } from '../../src/table/emissions';
import { gameMachine } from '../../src/table/gameMachine';
import type { Intent } from '../../src/table/intents';
import { nextDue, startTable, stepTable, tickTable, type PlayedTable, type TableStep } from '../../src/table/playedTable';
import { dealPlaying } from '../helpers/arranged';

const ORDER = [31, 32, 33, 34, 41, 43, 58, 97];
const inputAt = (now: () => number, calls: 'race' | 'classic'): TableInput => ({
  rules: { ...PRINTED_RULES, calls }, seats: 3, orderTiles: null, starter: 0, deal: dealPlaying(ORDER, 3), callTime: () => 500,
  lastChance: () => 800, seatingTime: 0, settle: 30, breath: () => 200, now,
});

/** What somebody does, so long after what was done before. */
interface Done { readonly after: number; readonly intent: Omit<Intent, 'at'> }

function doingsOf(seed: string): readonly Done[] {
  const random = randomFrom(seed);
  const below = (count: number): number => uniformInt(random, 0, count - 1);
  const kinds = ['place', 'place', 'draw', 'draw', 'call'] as const;
  return Array.from({ length: 80 }, () => {
    const kind = kinds[below(kinds.length)]!;
    const seat = below(3);
    const after = below(4) === 0 ? below(1500) : below(60);
    return { after, intent: kind === 'place' ? { kind, seat, tile: ORDER[below(8)]! } : { kind, seat } };
  });
}

/** By a running machine. */
function asMachine(doings: readonly Done[], calls: 'race' | 'classic'): readonly TableEmission[] {
  const clock = new SimulatedClock();
  const told: TableEmission[] = [];
  const actor = createActor(gameMachine, { clock, input: inputAt(() => clock.now(), calls) });
  actor.on('*', (emission) => { told.push(emission); });
  actor.start();
  for (const { after, intent } of doings) {
    for (let i = 0; i < after; i += 1) clock.increment(1);
    actor.send({ type: 'intent', intent: { ...intent, at: clock.now() } as Intent });
  }
  for (let i = 0; i < 3000; i += 1) clock.increment(1);
  return told;
}

/** By steps, each when it is due. */
function asSteps(doings: readonly Done[], calls: 'race' | 'classic'): readonly TableEmission[] {
  const told: TableEmission[] = [];
  let now = 0;
  let table: PlayedTable;
  const take = (step: TableStep): void => {
    ({ table } = step);
    told.push(...step.told);
  };
  const goTo = (time: number): void => {
    for (let due = nextDue(table); due !== null && due.at <= time; due = nextDue(table)) {
      now = Math.max(now, due.at);
      take(tickTable(table));
    }
    now = time;
  };
  take(startTable(inputAt(() => now, calls)));
  for (const { after, intent } of doings) {
    goTo(now + after);
    take(stepTable(table!, { type: 'intent', intent: { ...intent, at: now } as Intent }));
  }
  goTo(now + 3000);
  return told;
}

describe('a table that is stepped', () => {
  test.each(['race', 'classic'] as const)('tells the same as one that sets its timers itself, with calls by %s', (calls) => {
    const seen = new Set<string>();
    for (let i = 0; i < 10; i += 1) {
      const doings = doingsOf(`steps ${i}`);
      const told = asSteps(doings, calls);
      expect(told).toEqual(asMachine(doings, calls));
      for (const { type } of told) seen.add(type);
    }
    expect(seen).toContain('timeUp');
    expect(seen).toContain('played');
    expect(seen).toContain('refused');
  });

  test('names what is due next, and is plain data that can be stepped again to the same', () => {
    let now = 100;
    const { table } = startTable(inputAt(() => now, 'classic'));
    expect(nextDue(table)).toBeNull();
    const placed = stepTable(table, { type: 'intent', intent: { kind: 'place', seat: 0, tile: 31, at: 100 } });
    expect(nextDue(placed.table)).toMatchObject({ id: 'judge', at: 130 });
    now = 130;
    const [one, other] = [tickTable(placed.table), tickTable(placed.table)];
    expect(one.told).toEqual(other.told);
    expect(nextDue(one.table)).toMatchObject({ id: 'clock', at: 630 });
    expect(nextDue(table)).toBeNull();
  });
});
