/** The client of the computer players' worker: whatever becomes of the worker, there is a legal answer and the game goes on. */
import { afterEach, describe, expect, test } from 'vitest';
import { localAdviser } from '../../src/ai/adviser';
import { guarded } from '../../src/ai/validateQuestion';
import { localPlayer } from '../../src/ai/player';
import type { Question, QuestionProblem } from '../../src/ai/questions';
import { simplestPlayer } from '../../src/ai/simplest';
import { dealOf } from '../../src/rules/deal';
import { startGame } from '../../src/rules/game';
import { PRINTED_RULES } from '../../src/rules/options';
import { readRecord } from '../../src/rules/record';
import { NO_PAST, seatView } from '../../src/rules/seatView';
import { createWorkerClient, type WorkerClient } from '../../src/bots/workerClient';
import { play } from '../helpers/arranged';
import { jumpingClock, type JumpingClock } from '../helpers/clock';
import { hanging, healthy, never, saying, starter, throwing, type FakeWorker, type Inhabitant } from '../helpers/fakeWorker';
import { setupOf, sit } from '../helpers/sessions';

const DEADLINE = 2000;
const question = (seat = 0): Question => ({
  view: seatView(startGame(PRINTED_RULES, 4, 0, dealOf('wire')), seat, NO_PAST), level: 'otto', seed: 'wire',
});

/** A view with a tile on the board, which can be looked at. */
const looking = (): Question => {
  const start = startGame(PRINTED_RULES, 2, 0, dealOf('wire'));
  const tile = start.racks[0]?.[0] ?? 0;
  return { ...question(), view: seatView(play(start, `0:${tile}`).position, 1, { ...NO_PAST, placements: [{ seat: 0, tile }] }) };
};

interface Line {
  readonly client: WorkerClient;
  readonly clock: JumpingClock;
  readonly started: FakeWorker[];
  readonly refused: QuestionProblem[];
  standIns: number;
}
const lines: Line[] = [];
afterEach(() => { lines.splice(0).forEach(({ client, started }) => { client.stop(); started.forEach((worker) => worker.terminate()); }); });

function clientOf(...inhabitants: readonly (Inhabitant | 'refuses')[]): Line {
  const clock = jumpingClock({ real: true });
  const { start, started } = starter(...inhabitants);
  const standIn = {
    ...localAdviser,
    choose(asked: Question) { line.standIns += 1; return localPlayer.choose(asked); },
    look(asked: Question) { line.standIns += 1; return localPlayer.look(asked); },
  };
  const line: Line = {
    client: createWorkerClient({
      start, standIn: async () => standIn, simplest: simplestPlayer, deadline: DEADLINE, clock,
      refused: (problem) => { line.refused.push(problem); },
    }),
    clock, started, standIns: 0, refused: [],
  };
  lines.push(line);
  return line;
}

/** The answer, with as much time let pass as it takes, up to a minute. */
async function answerOf<T>(clock: JumpingClock, asked: Promise<T> | T): Promise<T | 'no answer'> {
  const answers: T[] = [];
  void Promise.resolve(asked).then((given) => answers.push(given));
  for (let i = 0; i < 40 && answers.length === 0; i += 1) {
    await clock.rest();
    if (answers.length === 0) await clock.pass(DEADLINE / 2);
  }
  return answers[0] ?? 'no answer';
}

describe('a healthy worker', () => {
  test('answers as the player in this thread would, and is not replaced', async () => {
    const { client, clock, started, ...line } = clientOf(healthy);
    expect(await answerOf(clock, client.choose(question()))).toEqual(localPlayer.choose(question()));
    expect(await answerOf(clock, client.look(looking()))).toEqual(localPlayer.look(looking()));
    expect(started).toHaveLength(1);
    expect(line.standIns).toBe(0);
  });
  test('is started with the first question, and ended with its client', async () => {
    const { client, clock, started } = clientOf(healthy);
    expect(started).toHaveLength(0);
    await answerOf(clock, client.choose(question()));
    client.stop();
    expect(started.map(({ ended }) => ended)).toEqual([true]);
  });
});

describe.each([
  ['hangs', hanging], ['throws', throwing], ['never loads', null], ['cannot be started', 'refuses'],
  ['says nothing', saying(undefined)], ['says null', saying(null)], ['says a word', saying('34')],
  ['names a tile that is not on the rack', saying({ tile: 98, takes: [], sees: [98], after: 100 })],
  ['answers in no time that there is', saying({ tile: question().view.rack[0], takes: [], sees: [], after: Number.NaN })],
  ['answers in an hour', saying({ tile: question().view.rack[0], takes: [], sees: [], after: 3_600_000 })],
  ['answers before it is asked', saying({ tile: question().view.rack[0], takes: [], sees: [], after: -1 })],
  ['leaves out what it takes and sees', saying({ tile: question().view.rack[0], after: 100 })],
] as const)('a worker that %s', (_, inhabitant) => {
  test('is replaced by one that does not', async () => {
    const { client, clock, started } = clientOf(inhabitant, healthy);
    expect(await answerOf(clock, client.choose(question()))).toEqual(localPlayer.choose(question()));
    expect(started.filter(({ ended }) => !ended)).toHaveLength(1);
    expect(await answerOf(clock, client.look(looking()))).toEqual(localPlayer.look(looking()));
  });
  test('and all that follow it: then the stand-in answers, and in the end it alone', async () => {
    const line = clientOf(inhabitant);
    for (let i = 0; i < 6; i += 1) {
      expect(await answerOf(line.clock, line.client.choose(question()))).toEqual(localPlayer.choose(question()));
      expect(await answerOf(line.clock, line.client.look(looking()))).toEqual(localPlayer.look(looking()));
    }
    expect(line.standIns).toBe(12);
    expect(line.started.length).toBeLessThan(12);
    expect(line.started.every(({ ended }) => ended)).toBe(true);
  });
});

describe('a question about a table that cannot be', () => {
  const impossible = (): Question => ({ ...question(), view: { ...question().view, board: [question().view.rack[0]!] } });
  test('is refused with a code, and the simplest player plays on with the same worker', async () => {
    const line = clientOf(guarded({ ...localPlayer, ...localAdviser }));
    expect(await answerOf(line.clock, line.client.choose(impossible()))).toEqual(simplestPlayer.choose(impossible()));
    expect(await answerOf(line.clock, line.client.look(impossible()))).toEqual(simplestPlayer.look());
    expect(await answerOf(line.clock, line.client.evaluate(impossible()))).toEqual([]);
    expect(await answerOf(line.clock, line.client.recount(impossible()))).toEqual({ awaited: [], unseen: [] });
    expect(line.refused.map(({ code }) => code)).toEqual(Array.from({ length: 4 }, () => 'tile-twice'));
    expect(await answerOf(line.clock, line.client.choose(question()))).toEqual(localPlayer.choose(question()));
    expect(line.started).toHaveLength(1);
    expect(line.standIns).toBe(0);
  });
  test('ends no game: every question of one is refused, and it comes to the count', async () => {
    const line = clientOf({ choose: () => ({ refused: { code: 'counts-differ' } }), look: () => ({ refused: { code: 'counts-differ' } }) });
    const setup = setupOf('computer computer', { pace: 'instant', seed: 'refused' });
    const { session, clock } = sit(setup, { thinker: line.client, clock: line.clock });
    expect(await clock.until(() => session.state().phase === 'over')).toBe(true);
    expect(line.refused.length).toBeGreaterThan(100);
  }, 30_000);
});

describe('an adviser at the other end', () => {
  test('explains as the one in this thread would, whether the worker lives or not', async () => {
    for (const line of [clientOf(guarded({ ...localPlayer, ...localAdviser })), clientOf('refuses')]) {
      expect(await answerOf(line.clock, line.client.evaluate(question()))).toEqual(localAdviser.evaluate(question()));
      expect(await answerOf(line.clock, line.client.recount(question()))).toEqual(localAdviser.recount(question()));
    }
  });
});

describe('a worker that dies', () => {
  test('in mid-question is replaced at once, without waiting for the deadline', async () => {
    const { client, clock, started } = clientOf(hanging, healthy);
    const asked = client.choose(question());
    await clock.rest();
    started[0]?.die();
    await clock.rest();
    await clock.rest();
    expect(started).toHaveLength(2);
    expect(await asked).toEqual(localPlayer.choose(question()));
  });
  test('between two questions is replaced with the next', async () => {
    const { client, clock, started } = clientOf(healthy);
    await answerOf(clock, client.choose(question()));
    started[0]?.die();
    expect(await answerOf(clock, client.choose(question(1)))).toEqual(localPlayer.choose(question(1)));
    expect(started.map(({ ended }) => ended)).toEqual([true, false]);
  });
  test('with questions of four seats under way is one death: the next worker answers them all', async () => {
    const line = clientOf(hanging, healthy);
    const asked = [0, 1, 2, 3].map((seat) => line.client.choose(question(seat)));
    await line.clock.rest();
    line.started[0]?.die();
    const answers = await Promise.all(asked.map((one) => answerOf(line.clock, one)));
    expect(answers).toEqual([0, 1, 2, 3].map((seat) => localPlayer.choose(question(seat))));
    expect(line.started).toHaveLength(2);
    expect(await answerOf(line.clock, line.client.look(looking()))).toEqual(localPlayer.look(looking()));
    expect(line.standIns).toBe(0);
  });
  test('once in a while never ends the trying: it takes several deaths in a row', async () => {
    const { client, clock, started } = clientOf(healthy);
    for (let i = 0; i < 8; i += 1) {
      expect(await answerOf(clock, client.choose(question()))).toEqual(localPlayer.choose(question()));
      started.at(-1)?.die();
    }
    expect(started).toHaveLength(8);
  });
});

describe('a whole game goes on', () => {
  const games: [string, readonly (Inhabitant | 'refuses')[]][] = [
    ['with a healthy worker', [healthy]], ['without any', ['refuses']], ['with workers that hang', [hanging]],
    ['with workers that each answer once and then hang', Array.from({ length: 400 }, () => {
      let asked = 0;
      const once = (put: (question: Question) => unknown) => (given: Question): unknown => {
        asked += 1;
        return asked > 1 ? never : put(given);
      };
      return { choose: once((given) => localPlayer.choose(given)), look: once((given) => localPlayer.look(given)) };
    })],
  ];
  test.each(games)('%s', async (_, inhabitants) => {
    const line = clientOf(...inhabitants);
    const setup = setupOf('computer computer', { pace: 'instant', seed: 'wired' });
    const { session, clock } = sit(setup, { thinker: line.client, clock: line.clock });
    expect(await clock.until(() => session.state().phase === 'over')).toBe(true);
    const read = readRecord(session.record());
    expect(read).toMatchObject({ ok: true, result: { over: true } });
    expect(read.ok && read.record.events.length).toBeGreaterThan(150);
  }, 30_000);
});
