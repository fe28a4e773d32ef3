/** Sessions of computers, and of a computer against a person: whole games, believable times, runs that a person misses. */
import { describe, expect, test } from 'vitest';
import { LEVEL_NAMES } from '../../src/ai/levelNames';
import { FASTEST_CALL } from '../../src/cognition/noticing';
import { readText } from '../../src/rules/notation/reader';
import { readRecord } from '../../src/rules/record';
import type { Pace } from '../../src/setup/setup';
import { dealPlaying } from '../helpers/arranged';
import { blind, setupOf, sharpEyes, sit, type Sitting } from '../helpers/sessions';
import { LONG } from '../long/amount';

const over = ({ session }: Sitting): boolean => session.state().phase === 'over';

describe('computers alone play whole games', () => {
  const cases = [2, 3, 4].flatMap((seats) => (['normal', 'instant'] as const).map((pace) => [seats, pace] as const));
  test.each(cases)('of %i at %s pace', async (seats, pace) => {
    const sitting = sit(setupOf(Array.from({ length: seats }, () => 'computer').join(' '), { pace }));
    expect(await sitting.clock.until(() => over(sitting))).toBe(true);
    const read = readRecord(sitting.session.record());
    expect(read).toMatchObject({ ok: true, result: { over: true, mover: null } });
    const { tiles = [], board = [] } = read.ok ? read.result : {};
    expect(tiles.reduce((sum, count) => sum + count, 0) + board.length).toBe(76);
    expect(sitting.session.state().seats.map(({ won }) => won)).toEqual(tiles);
    expect(sitting.session.state()).toMatchObject({ viewer: null, mover: null, pile: 0, clock: null });
    expect(sitting.happenings.at(-1)).toEqual({ type: 'counted' });
    expect(sitting.saves.at(-1)?.ended).toBe(true);
    // They find something: a player who never sees a run is no opponent.
    expect(Math.max(...tiles)).toBeGreaterThan(8);
  });
  test('that begin with the draw for order', async () => {
    const sitting = sit(setupOf('computer computer computer', { order: 'drawn', seed: 'drawn' }));
    expect(sitting.session.state()).toMatchObject({ phase: 'order', order: { tiles: 24, picks: [], picker: 0 }, mover: null });
    expect(await sitting.clock.until(() => over(sitting))).toBe(true);
    const picks = sitting.happenings.filter((happening) => happening.type === 'picked');
    expect(picks.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    const lowestFirst = picks.toSorted((a, b) => a.tile - b.tile).map(({ seat }) => seat);
    expect(sitting.happenings.find(({ type }) => type === 'seated')).toEqual({ type: 'seated', from: lowestFirst });
    expect(sitting.session.state().seats.map(({ name }) => name)).toEqual(lowestFirst.map((seat) => `Computer ${seat + 1}`));
    const read = readRecord(sitting.session.record());
    expect(read).toMatchObject({ ok: true, result: { over: true } });
    expect(readText(sitting.session.text())).toEqual(read);
  });
  test.each(['race', 'automatic'] as const)('by the house rule of %s calling', async (calls) => {
    const sitting = sit(setupOf('computer computer', { rules: { calls }, pace: 'instant' }));
    expect(await sitting.clock.until(() => over(sitting))).toBe(true);
  });
  test('the same game from the same word, at any pace that is not instant', async () => {
    const records = await Promise.all([0, 1].map(async () => {
      const sitting = sit(setupOf('computer computer', { seed: 'twice' }));
      await sitting.clock.until(() => over(sitting));
      return JSON.stringify(sitting.session.record());
    }));
    expect(records[0]).toBe(records[1]);
  });
  test('with no clock agreed come to the count, too', async () => {
    const sitting = sit(setupOf('computer computer', { callSeconds: null, pace: 'instant' }));
    expect(await sitting.clock.until(() => over(sitting))).toBe(true);
  });
});

/** Ann places 97, 33 and 34, the computer 31 and 32 as they come to its rack: with 34 Ann makes 31 32 33 34. */
const annMakesIt = dealPlaying([97, 31, 33, 32, 34], 2);

describe('what a person misses', () => {
  async function missed(pace: Pace): Promise<{ sitting: Sitting; landedAt: number }> {
    const sitting = sit(setupOf('ann computer', { pace, callSeconds: 3 }), { thinker: sharpEyes, deal: annMakesIt });
    let landedAt = 0;
    for (const tile of [97, 33, 34]) {
      await sitting.clock.until(() => sitting.session.state().mover === 0);
      sitting.session.act({ kind: 'place', tile }, sitting.clock.now());
      await sitting.clock.until(() => sitting.session.state().lastPlaced === tile);
      landedAt = sitting.clock.now();
      if (tile === 34) break;
      sitting.session.act({ kind: 'draw' }, sitting.clock.now());
      await sitting.clock.until(() => sitting.session.state().mover === 1);
    }
    return { sitting, landedAt };
  }
  test('is claimed by a computer that sees it, when the time to call is up and not before', async () => {
    const { sitting, landedAt } = await missed('normal');
    await sitting.clock.pass(2900);
    expect(sitting.session.state().seats.map(({ won }) => won)).toEqual([0, 0]);
    await sitting.clock.pass(700);
    expect(sitting.happenings.filter(({ type }) => type === 'snagged')).toMatchObject([
      { seat: 1, tiles: [31, 32, 33, 34], runs: [{ maker: 0, missed: true }] },
    ]);
    expect(sitting.session.state().seats.map(({ won }) => won)).toEqual([0, 4]);
    // The computer gave its move for it: Ann is to move again.
    expect(sitting.session.state().mover).toBe(0);
    expect(sitting.clock.now() - landedAt).toBeGreaterThan(3000);
  });
  test('is not claimed by one that does not', async () => {
    const sitting = sit(setupOf('ann computer', { callSeconds: 3 }), { thinker: blind, deal: annMakesIt });
    for (const tile of [97, 33, 34]) {
      await sitting.clock.until(() => sitting.session.state().mover === 0);
      sitting.session.act({ kind: 'place', tile }, sitting.clock.now());
      await sitting.clock.until(() => sitting.session.state().mover === 1);
    }
    await sitting.clock.pass(20_000);
    expect(sitting.happenings.some(({ type }) => type === 'snagged' || type === 'falseCall')).toBe(false);
  });
  test('but calls after all is theirs, and the computer loses nothing for having seen it', async () => {
    const { sitting } = await missed('normal');
    await sitting.clock.pass(1500);
    sitting.session.act({ kind: 'call' }, sitting.clock.now());
    await sitting.clock.pass(10_000);
    expect(sitting.session.state().seats[0]?.won).toBe(4);
    expect(sitting.happenings.some(({ type }) => type === 'falseCall' || type === 'lostMove')).toBe(false);
  });
  test('and calls at the very moment of the computer\'s call is theirs, at no cost to the computer', async () => {
    const { sitting, landedAt } = await missed('normal');
    await sitting.clock.pass(landedAt + FASTEST_CALL - sitting.clock.now() - 5);
    sitting.session.act({ kind: 'call' }, sitting.clock.now());
    await sitting.clock.pass(10_000);
    expect(sitting.session.state().seats[0]?.won).toBe(4);
    expect(sitting.happenings.some(({ type }) => type === 'falseCall' || type === 'lostMove')).toBe(false);
  });
});

describe('a whole move at normal pace, from the turn to the draw', () => {
  // A quick one and a slow one stand for all.
  const levels = LONG ? LEVEL_NAMES : LEVEL_NAMES.filter((level) => level === 'pip' || level === 'ada');
  test.each(levels)('takes %s 1.5 to 4 seconds, as it would a person', async (level) => {
    const opponent = level === 'ada' ? 'pip' : 'ada';
    const sitting = sit(setupOf(`computer:${level} computer:${opponent}`, { seed: `whole move ${level}` }));
    const spans: number[] = [];
    let turnAt = sitting.clock.now();
    let disturbed = false;
    let seen = 0;
    while (!over(sitting) && await sitting.clock.step()) {
      for (; seen < sitting.updates.length; seen += 1) {
        // While a run lies lit nobody's time runs.
        const told = sitting.updates[seen];
        if (told?.happenings.some(({ type }) => type === 'snagged')) turnAt += told.state.breath?.lasts ?? 0;
        for (const happening of sitting.updates[seen]?.happenings ?? []) {
          // A move that begins with taking what another missed, or is lost for it, is not one move but more.
          if (happening.type === 'turn') [turnAt, disturbed] = [sitting.clock.now(), false];
          const anothers = happening.type === 'snagged' && (happening.seat !== 0 || happening.runs.some(({ missed }) => missed));
          if (happening.type === 'falseCall' || anothers) disturbed = true;
          if (happening.type === 'drew' && happening.seat === 0 && !disturbed) spans.push(sitting.clock.now() - turnAt);
        }
      }
    }
    expect(spans.length).toBeGreaterThan(20);
    expect(Math.min(...spans)).toBeGreaterThanOrEqual(1500);
    expect(Math.max(...spans)).toBeLessThanOrEqual(4000);
    // Not as a metronome.
    expect(Math.max(...spans) - Math.min(...spans)).toBeGreaterThan(300);
  });
});

describe('a computer', () => {
  test.each(['slow', 'normal', 'fast'] as const)('at %s pace never calls sooner than people can after a tile has landed', async (pace) => {
    // A player who would call in no time at all, in races for every tile.
    const sitting = sit(setupOf('computer computer computer', { pace, rules: { calls: 'race' } }), { thinker: sharpEyes });
    let landedAt = Infinity;
    let calls = 0;
    const seen = { count: 0 };
    while (!over(sitting) && await sitting.clock.step()) {
      for (; seen.count < sitting.updates.length; seen.count += 1) {
        const { happenings = [] } = sitting.updates[seen.count] ?? {};
        if (happenings.some(({ type }) => type === 'placed')) landedAt = sitting.clock.now();
        if (happenings.some(({ type }) => type === 'snagged')) {
          calls += 1;
          expect(sitting.clock.now() - landedAt).toBeGreaterThanOrEqual(FASTEST_CALL);
        }
      }
    }
    expect(FASTEST_CALL).toBe(450);
    expect(calls).toBeGreaterThan(5);
  });
  test('makes no false call of what it sees, whole games long', async () => {
    for (const calls of ['classic', 'race'] as const) {
      const sitting = sit(setupOf('computer computer computer computer', { pace: 'fast', rules: { calls } }), { thinker: sharpEyes });
      expect(await sitting.clock.until(() => over(sitting))).toBe(true);
      expect(sitting.happenings.filter(({ type }) => type === 'falseCall')).toEqual([]);
    }
  });
  test('is told nothing but its own rack', async () => {
    const sitting = sit(setupOf('computer computer', { pace: 'instant', seed: 'told' }));
    await sitting.clock.until(() => over(sitting));
    expect(sitting.questions.length).toBeGreaterThan(100);
    for (const { view } of sitting.questions) {
      expect(Object.keys(view).toSorted()).toEqual([
        'board', 'dead', 'falseCalls', 'gone', 'mover', 'pile', 'placed', 'placements', 'ply', 'rack', 'racks', 'rules', 'seat', 'won',
      ]);
      expect(view.racks.every((count) => typeof count === 'number' && count <= 4)).toBe(true);
    }
  });
  test('presses once and asks once: what it has pressed is not asked again while it is on its way', async () => {
    const sitting = sit(setupOf('computer computer', { callSeconds: 3 }), { thinker: blind });
    await sitting.clock.until(() => over(sitting));
    const questions = sitting.questions.filter(({ view }) => view.placed === null && view.mover === view.seat);
    // 76 moves. A few questions more are no harm: news of another's press may make it think again.
    expect(questions.length).toBeLessThan(3 * 76);
  });
  test('goes on at another pace in the middle of a game, which is saved', async () => {
    const sitting = sit(setupOf('computer computer', { pace: 'slow' }));
    await sitting.clock.pass(30_000);
    const { length } = sitting.session.state().board;
    expect(length).toBeGreaterThan(0);
    sitting.session.setPace('fast');
    expect(sitting.saves.at(-1)?.setup.pace).toBe('fast');
    expect(await sitting.clock.until(() => over(sitting))).toBe(true);
  });
  test('plays no more once the session is stopped', async () => {
    const sitting = sit(setupOf('computer computer'));
    await sitting.clock.pass(20_000);
    sitting.session.stop();
    const { length } = sitting.saves;
    await sitting.clock.pass(60_000);
    expect(sitting.saves).toHaveLength(length);
  });
});
