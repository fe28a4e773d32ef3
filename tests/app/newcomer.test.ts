/** Somebody's first game on a device: what it is shown, how much time it has, and who is nobody's first. */
import { describe, expect, test } from 'vitest';
import type { FirstCall } from '../../src/app/table/firstCall';
import { keptFirstGame, type KeptFirstGame } from '../../src/app/table/newcomer/firstGame';
import { keptNameCalls } from '../../src/app/table/newcomer/nameCalls';
import { FIRST_MARKS } from '../../src/layout/beside/firstMarks';
import type { Settings } from '../../src/setup/kept/settings';
import { markDue as markAt } from '../../src/ui/table/newcomer/markDue';
import type { NewcomerModel } from '../../src/ui/table/newcomer/newcomerModel';
import type { ViewState } from '../../src/session/viewState';
import { openApp, TWO_COMPUTERS, type TestApp } from '../helpers/apps';
import { blind } from '../helpers/sessions';

const NEVER_CALLED: FirstCall = { isForgiven: () => false, forgive() {} };
const ONE: Settings = { ...TWO_COMPUTERS, players: [{ kind: 'local' }, { kind: 'bot', level: 'pip' }], callSeconds: 5 };

function kept(text: string | null = null): KeptFirstGame & { stored(): string | null } {
  let stored = text;
  return {
    ...keptFirstGame(() => ({ getItem: () => stored, setItem: (_key, value) => { stored = value; } })), stored: () => stored,
  };
}

const newcomer = ({ screen }: TestApp): NewcomerModel | null => {
  const shown = screen();
  return shown?.kind === 'table' ? shown.newcomer : null;
};
const seconds = ({ screen }: TestApp): unknown => {
  const shown = screen();
  return shown?.kind === 'table' ? shown.terms.callSeconds : undefined;
};

function open(firstGame: KeptFirstGame, parts: Parameters<typeof openApp>[0] = {}): Promise<TestApp> {
  const { ports, ...others } = parts;
  return openApp({ settings: ONE, thinker: blind, firstGame, ...others, ports: { firstCall: NEVER_CALLED, ...ports } });
}

/** Presses the start screen's button. */
async function play(app: TestApp): Promise<void> {
  await app.ask({ kind: 'playCharacter' });
  await app.clock.rest();
}

/** Lets the player play their first tile at every move, until the game is counted. */
async function playOut({ clock, table, ask }: TestApp): Promise<void> {
  for (let i = 0; i < 400 && table()?.phase !== 'over'; i += 1) {
    const state = table();
    const tile = state?.seats[state.viewer ?? 0]?.rack[0];
    if (state?.may.pick) await ask({ kind: 'act', act: { kind: 'pick', index: i }, at: clock.now() });
    else if (state?.may.place && tile) await ask({ kind: 'act', act: { kind: 'place', tile }, at: clock.now() });
    else if (state?.may.draw) await ask({ kind: 'act', act: { kind: 'draw' }, at: clock.now() });
    else if (state?.may.count) await ask({ kind: 'act', act: { kind: 'count' }, at: clock.now() });
    if (state?.paused) await ask({ kind: 'pause', paused: false });
    await clock.pass(200);
  }
  expect(table()?.phase).toBe('over');
}

describe('the first game', () => {
  test('from the start screen has all marks and eight seconds to call; the next one has five', async () => {
    const app = await open(kept());
    await play(app);
    expect([newcomer(app), seconds(app)]).toEqual([{ marks: FIRST_MARKS, seconds: 8 }, 8]);
    for (const mark of FIRST_MARKS) await app.ask({ kind: 'markShown', mark });
    expect(newcomer(app)).toEqual({ marks: [], seconds: 8 });
    await playOut(app);
    await app.ask({ kind: 'newGame' });
    await app.clock.rest();
    expect([newcomer(app), seconds(app)]).toEqual([null, 5]);
  });

  test('that was left before a tile was placed is begun again as the first', async () => {
    const firstGame = kept();
    const app = await open(firstGame);
    await play(app);
    await app.ask({ kind: 'leave' });
    await play(app);
    expect([newcomer(app), seconds(app)]).toEqual([{ marks: FIRST_MARKS, seconds: 8 }, 8]);
    await app.ask({ kind: 'markShown', mark: 'rack' });
    await app.ask({ kind: 'leave' });
    await play(app);
    expect([newcomer(app), seconds(app)]).toEqual([{ marks: ['draw', 'burst'], seconds: null }, 5]);
    // A reload remembers.
    expect(JSON.parse(firstGame.stored() ?? '')).toMatchObject({ shown: ['rack'] });
  });

  test('keeps a time to call that somebody has chosen', async () => {
    const app = await open(kept(), { settings: { ...ONE, callSeconds: 3 } });
    await play(app);
    expect([newcomer(app), seconds(app)]).toEqual([{ marks: FIRST_MARKS, seconds: null }, 3]);
  });

  test('by a link has the marks, and the time that the link says', async () => {
    const app = await open(kept());
    await app.app.enter('?play=ann,computer&deal=abc&pace=instant');
    await app.clock.rest();
    expect([newcomer(app), seconds(app)]).toEqual([{ marks: FIRST_MARKS, seconds: null }, 5]);
  });
});

describe('nobody is new', () => {
  test('where several people play', async () => {
    const app = await open(kept());
    await app.app.enter('?play=ann,ben,computer&deal=abc&pace=instant');
    await app.clock.rest();
    expect(newcomer(app)).toBeNull();
  });

  test('where somebody has called falsely before', async () => {
    const app = await open(kept(), { ports: { firstCall: { isForgiven: () => true, forgive() {} } } });
    await play(app);
    expect([newcomer(app), seconds(app)]).toEqual([null, 5]);
  });

  test('where a game lies from before this was remembered', async () => {
    const before = await open({ read: () => null, write() {} });
    await play(before);
    await before.ask({ kind: 'act', act: { kind: 'pick', index: 3 }, at: before.clock.now() });
    await before.clock.pass(3000);
    const app = await open(kept(), { store: before.store, clock: before.clock });
    await play(app);
    expect([newcomer(app), seconds(app)]).toEqual([null, 5]);
    await app.app.enter('?play=ann,computer&deal=abc&pace=instant');
    await app.clock.rest();
    expect(newcomer(app)).toBeNull();
  });

  test.each(['no json', '{}', '{"shown":["nose"],"time":null}', '[]', '7'])('where what is remembered was spoiled: %s', async (text) => {
    const app = await open(kept(text));
    await play(app);
    expect([newcomer(app), seconds(app)]).toEqual([null, 5]);
  });

  test('but a browser that keeps nothing remembers as long as the page is open', async () => {
    const app = await open(keptFirstGame(() => ({ getItem: () => null, setItem() { throw new Error('full'); } })));
    await play(app);
    await app.ask({ kind: 'markShown', mark: 'rack' });
    expect(newcomer(app)?.marks).toEqual(['draw', 'burst']);
  });
});

describe('names that call', () => {
  const SEVERAL: Settings = {
    ...TWO_COMPUTERS, players: [{ name: 'Ann', kind: 'local' }, { name: 'Bo', kind: 'local' }], callSeconds: null,
  };
  const storage = (): Parameters<typeof keptNameCalls>[0] => {
    let stored: string | null = null;
    return () => ({ getItem: () => stored, setItem: (_key, value) => { stored = value; } });
  };

  test('are told of once on a device, whoever has played here alone before', async () => {
    const chips = storage();
    const fresh = keptFirstGame(() => ({ getItem: () => null, setItem() {} }));
    const app = await open(fresh, { settings: SEVERAL, nameCalls: keptNameCalls(chips) });
    await app.ask({ kind: 'openSetup', for: 'several' });
    await app.ask({ kind: 'play' });
    await app.clock.rest();
    expect(newcomer(app)).toEqual({ marks: ['chips'], seconds: null });
    await app.ask({ kind: 'markShown', mark: 'chips' });
    expect(newcomer(app)).toBeNull();
    expect(keptNameCalls(chips).read()).toEqual({ told: true, forgiven: false });
  });
});

describe('the mark that is due', () => {
  const ALL: NewcomerModel = { marks: FIRST_MARKS, seconds: null };
  const markDue = (model: NewcomerModel | null, state: ViewState, layout = {}): ReturnType<typeof markAt> =>
    markAt(model, state, layout);
  const none = { pick: false, look: false, place: false, draw: false, call: false, count: false, answer: false };
  const at = (may: Partial<ViewState['may']>, board: number, changes: Partial<ViewState> = {}): ViewState =>
    ({ may: { ...none, ...may }, board: Array.from({ length: board }, (_, i) => i + 22), paused: false, calls: 'classic', asks: false,
      ...changes }) as ViewState;

  test('comes with the act that it is about', () => {
    expect(markDue(ALL, at({ place: true }, 0))).toBe('rack');
    expect(markDue(ALL, at({ draw: true }, 1))).toBe('draw');
    expect(markDue(ALL, at({}, 1))).toBeNull();
  });

  test('at the burst comes once a run can lie at all, whether one does or not, and when the burst is awake', () => {
    const left: NewcomerModel = { marks: ['burst'], seconds: null };
    expect(markDue(left, at({ draw: true }, 3))).toBeNull();
    expect(markDue(left, at({ draw: true, call: true }, 4))).toBe('burst');
    expect(markDue(left, at({ draw: true, call: true }, 4, { calls: 'automatic' }))).toBeNull();
    expect(markDue(left, at({ draw: true, call: true }, 4, { asks: true }))).toBeNull();
  });

  test('tells several side by side of their names that call, from the first call that can be right, for a round', () => {
    const left: NewcomerModel = { marks: ['chips'], seconds: null };
    const seats = ['Ann', 'Bo', 'Cleo'].map((name) => ({ name, kind: 'local' }) as ViewState['seats'][number]);
    const table = (board: number, changes: Partial<ViewState> = {}): ViewState =>
      at({ draw: true, call: board >= 4 }, board, { seats, viewer: 0, phase: 'playing', ...changes });
    expect([3, 4, 6, 7].map((board) => markDue(left, table(board)))).toEqual([null, 'chips', 'chips', null]);
    // Around the table everybody has a burst of their own, and where all are asked nobody calls.
    expect(markDue(left, table(4), { edges: [] })).toBeNull();
    expect(markDue(left, table(4, { asks: true }))).toBeNull();
    expect(markDue({ marks: [], seconds: null }, table(4))).toBeNull();
  });

  test('is none in a pause, nor to whom all was shown', () => {
    expect(markDue(ALL, at({ place: true }, 0, { paused: true }))).toBeNull();
    expect(markDue({ marks: [], seconds: 8 }, at({ place: true }, 0))).toBeNull();
    expect(markDue(null, at({ place: true }, 0))).toBeNull();
  });
});
