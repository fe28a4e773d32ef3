/** SNAG where everybody has a device of their own: all are asked at once, and nobody ends the last chance for others. */
import { describe, expect, test } from 'vitest';
import { localPlayer } from '../../src/ai/player';
import { replayed } from '../../src/contract/record';
import { createSnag } from '../../src/session/game/snagGame';
import type { HostedSnag, SnagEvent, SnagTypes } from '../../src/session/game/snagTypes';
import type { CallSeconds } from '../../src/setup/setup';
import { dealPlaying } from '../helpers/arranged';
import { setupOf } from '../helpers/sessions';
import { devicesAt } from '../host/helpers/devicesAt';

const snag = createSnag({ thinker: localPlayer });

function begun(callSeconds: CallSeconds, events: readonly SnagEvent[] = []): HostedSnag {
  const setup = setupOf('ann bo cat', { callSeconds });
  return {
    id: 'apart', seed: 'apart', setup: { ...setup, players: setup.players.map(({ name }) => ({ name, kind: 'remote' })) },
    deal: { order: [], tiles: dealPlaying([31, 32, 33, 34], 3) }, luck: ['a', 'b', 'c'], events, callTimes: [], races: [], played: 0,
    ended: null, startedAt: 0, savedAt: 0,
  };
}

function tableOf(saved: HostedSnag) {
  const { host, heard, pass, viewOf } = devicesAt(snag, saved, [[0], [1], [2], []], true);
  host.goOn();
  return {
    host, pass, viewOf,
    act(place: number, intent: SnagTypes['Intent']) {
      host.act(place, intent);
      pass(200);
    },
    rounds: () => heard.map((_, device) => viewOf(device).round),
    events: () => host.saved().events.map((event) => event.join(' ')),
  };
}

test.each([
  ['counts as soon as it has come where everybody is asked', 'asked' as const, ['place 0 31']],
  ['waits for the others\' lines where they may call', null, []],
])('what is placed %s', (_, callSeconds, atOnce) => {
  const { host, pass, events } = tableOf(begun(callSeconds));
  host.act(0, { kind: 'place', tile: 31 });
  expect(events()).toEqual(atOnce);
  pass(50);
  expect(events()).toEqual(['place 0 31']);
});

describe('all are asked at once, each at their own device,', () => {
  test('and nobody learns who has answered', () => {
    const { act, rounds, events } = tableOf(begun('asked'));
    act(0, { kind: 'place', tile: 31 });
    expect(rounds()).toEqual([null, null, null, null]);
    act(0, { kind: 'draw' });
    expect(rounds()).toEqual([{ seat: null }, { seat: 1 }, { seat: 2 }, { seat: null }]);
    // In whatever order they answer.
    act(2, { kind: 'answer', snag: false });
    expect(rounds()).toEqual([{ seat: null }, { seat: 1 }, { seat: null }, { seat: null }]);
    act(2, { kind: 'answer', snag: true });
    act(1, { kind: 'answer', snag: false });
    expect(events()).toEqual(['place 0 31', 'draw 0']);
  });

  test('and a character answers for whoever leaves, and a person for a character', () => {
    const { host, act, rounds, events, pass } = tableOf(begun('asked'));
    act(0, { kind: 'place', tile: 31 });
    act(0, { kind: 'draw' });
    host.say({ kind: 'pause' });
    host.seat(1, { level: 'pip' });
    expect(rounds()[1]).toEqual({ seat: null });
    host.seat(1, { name: 'Bo' });
    host.goOn();
    pass(5000);
    expect(rounds()[1]).toEqual({ seat: 1 });
    act(2, { kind: 'answer', snag: true });
    act(1, { kind: 'answer', snag: false });
    expect(events()).toEqual(['place 0 31', 'draw 0', 'snag 2']);
  });
});

/** All tiles are placed, and nobody has called. */
function played(): readonly SnagEvent[] {
  const saved = begun(null);
  let state = snag.init(saved.setup, saved.deal!);
  const events: SnagEvent[] = [];
  const happen = (event: SnagEvent): void => {
    const outcome = snag.apply(state, event);
    if (!outcome.ok) throw new Error(outcome.code);
    ({ state } = outcome);
    events.push(event);
  };
  for (let { mover, racks } = state.position; mover !== null; { mover, racks } = state.position) {
    happen(['place', mover, racks[mover]![0]!]);
    happen(['draw', mover]);
  }
  return events;
}

describe('the last chance', () => {
  const EVENTS = played();

  test('ends when all people have said that they see nothing more', () => {
    const { host, act, viewOf } = tableOf(begun(null, EVENTS));
    expect(viewOf(0)).toMatchObject({ phase: 'lastChance' });
    act(1, { kind: 'count' });
    act(1, { kind: 'count' });
    expect(viewOf(3)).toMatchObject({ phase: 'lastChance', enough: [1] });
    act(0, { kind: 'count' });
    expect(host.saved().ended).toBeNull();
    act(2, { kind: 'count' });
    expect(host.saved().ended).toBe('counted');
    const { states } = replayed(snag, host.saved());
    expect(snag.result(states.at(-1)!, 'counted')).toEqual([0, 1, 2].map(() => ({ won: true, score: 0 })));
  });

  test('begins anew for all when somebody has taken a run', () => {
    const { host, act, viewOf, pass } = tableOf(begun(null, EVENTS));
    act(1, { kind: 'count' });
    act(2, { kind: 'call' });
    pass(5000);
    expect(host.saved().events.at(-1)).toEqual(['snag', 2]);
    expect(viewOf(3).enough).toEqual([]);
    act(0, { kind: 'count' });
    act(2, { kind: 'count' });
    expect(host.saved().ended).toBeNull();
    act(1, { kind: 'count' });
    expect(host.saved().ended).toBe('counted');
  });

  test('waits for nobody for whom a character plays', () => {
    const { host, act, pass } = tableOf(begun(null, EVENTS));
    act(1, { kind: 'count' });
    act(0, { kind: 'count' });
    host.seat(2, { level: 'pip' });
    pass(60_000);
    // Pip may have called first, and then all look once more.
    act(0, { kind: 'count' });
    act(1, { kind: 'count' });
    expect(host.saved().ended).toBe('counted');
  });
});
