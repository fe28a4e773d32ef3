/** What is kept of a game: it is read back as it was at every event, and anything else is refused and never thrown at. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_LEVEL } from '../../src/ai/levelNames';
import { levelsInOrder, namesInOrder, openSaved, type SavedGame } from '../../src/session/savedGame';
import { jumpingClock } from '../helpers/clock';
import { reopened, setupOf, sit } from '../helpers/sessions';
import { newStore, unfinished } from '../helpers/stores';
import { LONG } from '../long/amount';

/** All that is saved of a computers' game that began with the draw for order. */
async function savesOf(seats: string, seed: string, timers = 20_000): Promise<readonly SavedGame[]> {
  const { clock, session, saves } = sit(setupOf(seats, { order: 'drawn', seed, pace: 'instant' }));
  await clock.until(() => session.state().phase === 'over', timers);
  session.stop();
  return saves;
}
const problem = (value: unknown): unknown => {
  const opened = openSaved(value);
  return opened.ok ? null : opened.problem;
};

describe('a saved game', () => {
  test('comes back through its text at every event', async () => {
    const saves = await savesOf('computer computer computer', 'kept');
    expect(saves.length).toBeGreaterThan(150);
    for (const [i, saved] of saves.entries()) {
      const { saved: again, picks, replayed } = reopened(saved);
      expect(again).toEqual(saved);
      expect(picks.map(({ seat, index }) => ({ seat, index }))).toEqual(saved.picks);
      expect(replayed.record.events).toEqual(saved.record['events']);
      expect(saved.ended).toBe(i === saves.length - 1);
    }
  });
  test('is there from the beginning, before anything has happened', () => {
    const { saves } = sit(setupOf('ann ben'));
    expect(reopened(saves.at(-1)).replayed.record.events).toEqual([]);
  });
  test('is played on from where it stood: seats, racks, winnings, mover', async () => {
    const saves = await savesOf('computer computer', 'goes on');
    for (const at of LONG ? [0, 1, 2, 3, 9, 40, 41, 42, 43, 90, saves.length - 2] : [0, 3, 42, saves.length - 2]) {
      const game = reopened(saves[at]);
      const { session, clock } = sit(game.saved.setup, { game, clock: jumpingClock() });
      const names = session.state().seats.map(({ name }) => name);
      if (game.picks.length === 2) expect(names).toEqual(game.replayed.record.seats);
      else expect(session.state().phase).toBe('order');
      expect(session.state().board).toEqual(game.replayed.position.board);
      expect(session.state().seats.map(({ won }) => won)).toEqual(game.replayed.position.won.map(({ length }) => length));
      // What happened before is told in the order in which it happened.
      const past = session.past.map(({ type }) => type);
      expect(past.filter((type) => type !== 'dealt' && type !== 'picked' && type !== 'seated'))
        .toEqual(game.replayed.happenings.flat().map(({ type }) => type));
      expect(past.lastIndexOf('dealt')).toBeLessThanOrEqual(past.includes('placed') ? past.indexOf('placed') : past.length);
      expect(await clock.until(() => session.state().phase === 'over')).toBe(true);
      session.stop();
    }
  });
});

describe('who the computers are', () => {
  test('is saved, shown, and told in order of play', async () => {
    const saves = await savesOf('computer:pip computer:ada computer', 'who');
    const levelOf: Readonly<Record<string, string>> = { 'Computer 1': 'pip', 'Computer 2': 'ada', 'Computer 3': 'otto' };
    for (const at of LONG ? [0, 2, 3, 40, saves.length - 1] : [3, saves.length - 1]) {
      const game = reopened(saves[at]);
      const { session } = sit(game.saved.setup, { game });
      const { setup, picks } = game.saved;
      expect(setup.players.map(({ level }) => level)).toEqual(['pip', 'ada', 'otto']);
      for (const { name, level } of session.state().seats) expect(level).toBe(levelOf[name]);
      expect(levelsInOrder(setup, game.picks)).toEqual(namesInOrder(setup, game.picks).map((name) => levelOf[name]));
      expect(picks.length).toBe(Math.min(at, 3));
      session.stop();
    }
  });
  test('is nobody, where persons sit', () => {
    const setup = setupOf('ann computer:viola ben');
    expect(levelsInOrder(setup, [])).toEqual([null, 'viola', null]);
    expect(sit(setup).session.state().seats.map(({ level }) => level)).toEqual([null, 'viola', null]);
  });
  test('is not told by saves of older games: then the character who sits there unasked does', async () => {
    const saved = structuredClone((await savesOf('computer:ada computer', 'older', 60)).at(-1) as SavedGame);
    const players = saved.setup.players.map(({ name, kind }) => ({ name, kind }));
    const { setup } = reopened({ ...saved, setup: { ...saved.setup, players } }).saved;
    expect(setup.players.map(({ level }) => level)).toEqual([DEFAULT_LEVEL, DEFAULT_LEVEL]);
  });
});

describe('what was agreed', () => {
  test('is saved with the game, and played on by', () => {
    const rules = { calls: 'race', falseCall: 'none', claimCostsMove: false, missedRun: 'one-move' } as const;
    const { saves } = sit(setupOf('ann ben', { rules, memoryAid: true }));
    const game = reopened(saves.at(-1));
    expect(game.saved.setup).toMatchObject({ rules, memoryAid: true });
    expect(sit(game.saved.setup, { game }).session.state()).toMatchObject({ calls: 'race', gone: [] });
  });
  test('was no memory aid, in saves of older games', () => {
    const { saves } = sit(setupOf('ann ben'));
    const { memoryAid: _, ...setup } = (saves.at(-1) as SavedGame).setup;
    const game = reopened({ ...saves.at(-1), setup });
    expect(game.saved.setup.memoryAid).toBe(false);
    expect(sit(game.saved.setup, { game }).session.state().gone).toBeNull();
  });
});

describe('what is no saved game is refused:', () => {
  const whole = async (): Promise<SavedGame> => structuredClone((await savesOf('computer computer', 'broken', 120)).at(-1) as SavedGame);
  test.each([null, undefined, 0, 'game', [], {}, { id: 'x' }, new Date(0), new Map([['id', 'x']])])('%o', (value) => {
    expect(problem(value)).toMatchObject({ code: 'not-a-save' });
  });
  test('one that says of itself what is not so', async () => {
    const saved = await whole();
    const { setup, picks, record } = saved;
    expect(problem(saved)).toBeNull();
    const cases: [unknown, object][] = [
      [{ ...saved, version: 3 }, { code: 'not-a-save', where: 'version' }],
      [{ ...saved, id: '' }, { code: 'not-a-save', where: 'id' }],
      [{ ...saved, savedAt: Number.NaN }, { code: 'not-a-save', where: 'savedAt' }],
      [{ ...saved, setup: { ...setup, pace: 'ludicrous' } }, { code: 'not-a-save', where: 'setup.pace' }],
      [{ ...saved, setup: { ...setup, rules: { ...setup.rules, calls: 'whistle' } } }, { code: 'not-a-save', where: 'setup.rules.calls' }],
      [{ ...saved, setup: { ...setup, rules: { ...setup.rules, calls: 'race' } } }, { code: 'not-together' }],
      [{ ...saved, setup: { ...setup, memoryAid: 'on' } }, { code: 'not-a-save', where: 'setup.memoryAid' }],
      [{ ...saved, setup: { ...setup, callSeconds: 4 } }, { code: 'not-a-save', where: 'setup.callSeconds' }],
      [{ ...saved, setup: { ...setup, players: setup.players.slice(1) } }, { code: 'bad-setup', problem: { code: 'too-few-players' } }],
      [
        { ...saved, setup: { ...setup, players: [setup.players[0], { ...setup.players[1], level: 'hal' }] } },
        { code: 'not-a-save', where: 'setup.players.1.level' },
      ],
      [{ ...saved, setup: { ...setup, seed: '' } }, { code: 'bad-setup', problem: { code: 'bad-seed' } }],
      [{ ...saved, setup: { ...setup, order: 'given' } }, { code: 'bad-picks' }],
      [{ ...saved, picks: picks.toReversed() }, { code: 'bad-picks' }],
      [{ ...saved, picks: [picks[0], { seat: 1, index: picks[0]?.index }] }, { code: 'bad-picks' }],
      [{ ...saved, picks: [...picks, { seat: 2, index: 0 }] }, { code: 'bad-picks' }],
      [{ ...saved, picks: [{ seat: 0, index: 24 }] }, { code: 'not-a-save', where: 'picks.0.index' }],
      [{ ...saved, picks: [{ seat: 0, index: -1 }] }, { code: 'not-a-save', where: 'picks.0.index' }],
      [{ ...saved, picks: picks.slice(1) }, { code: 'bad-picks' }],
      [{ ...saved, picks: [] }, { code: 'not-together' }],
      [{ ...saved, record: { ...record, seats: ['Ann', 'Ben'] } }, { code: 'not-together' }],
      [{ ...saved, record: { ...record, seats: (record['seats'] as string[]).toReversed() } }, { code: 'not-together' }],
      [
        { ...saved, record: { ...record, deal: (record['deal'] as number[]).slice(1) } },
        { code: 'bad-record', refusal: { code: 'bad-deal' } },
      ],
      [{ ...saved, record: { ...record, events: [['draw', 0]] } }, { code: 'bad-record', refusal: { code: 'illegal-event', event: 0 } }],
      [{ ...saved, record: {} }, { code: 'bad-record', refusal: { code: 'not-a-record' } }],
      [{ ...saved, record: null }, { code: 'not-a-save', where: 'record' }],
    ];
    for (const [value, expected] of cases) expect(problem(value)).toMatchObject(expected);
  });
  test('one whose record was played by other house rules than were agreed', async () => {
    const saved = await whole();
    const rules = { ...saved.setup.rules, calls: 'automatic' as const };
    expect(problem({ ...saved, setup: { ...saved.setup, rules } })).not.toBeNull();
  });
  test('any change to a good one, unless it is still a legal game', async () => {
    const saved = await whole();
    const keys = ['id', 'version', 'savedAt', 'ended', 'setup', 'picks', 'record'];
    const places = fc.oneof(
      fc.constantFrom(...keys).map((key) => [key]),
      fc.constantFrom('players', 'order', 'seed', 'rules', 'callSeconds', 'pace', 'memoryAid').map((key) => ['setup', key]),
      fc.constantFrom('rules', 'seats', 'starter', 'deal', 'events', 'format').map((key) => ['record', key]),
      fc.nat(60).map((event) => ['record', 'events', String(event)]),
      fc.nat(2).map((pick) => ['picks', String(pick)]),
    );
    fc.assert(fc.property(places, fc.jsonValue(), (path, value) => {
      const changed: unknown = structuredClone(saved);
      const inner = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], changed);
      (inner as Record<string, unknown>)[path.at(-1) ?? ''] = value;
      const opened = openSaved(changed);
      if (opened.ok) expect(openSaved(JSON.parse(JSON.stringify(opened.game.saved)))).toMatchObject({ ok: true });
      else expect(opened.problem.code).toMatch(/^[a-z-]+$/);
    }), { numRuns: 300 });
    fc.assert(fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => !openSaved(value).ok));
  });
  test('with a hostile key changes nothing', () => {
    expect(problem(JSON.parse('{"__proto__":{"polluted":1},"record":{"__proto__":{"polluted":1}}}'))).not.toBeNull();
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('a store in memory', () => {
  test('gives back what has begun and not ended, last saved first', async () => {
    const store = await newStore();
    const saves = await savesOf('computer computer', 'shelf');
    const [first, last] = [saves[10], saves.at(-1)];
    if (!first || !last) throw new Error('nothing was saved');
    await store.save({ ...first, id: 'older', savedAt: 1 });
    await store.save({ ...first, id: 'newer', savedAt: 2 });
    await store.save({ ...last, id: 'ended' });
    expect((await unfinished(store)).map(({ saved }) => saved.id)).toEqual(['newer', 'older']);
    await store.remove('newer');
    expect((await unfinished(store)).map(({ saved }) => saved.id)).toEqual(['older']);
  });
});
