/** Characters that live at the table of a game: seen there with what they say, and nowhere else; no record and no save knows of it. */
import { expect, test } from 'vitest';
import { allRuns } from '../../src/rules/board';
import type { Settings } from '../../src/setup/kept/settings';
import type { Act, Life, ViewState } from '../../src/session/viewState';
import { openApp, TWO_COMPUTERS, type TestApp } from '../helpers/apps';
import { blind, setupOf, sharpEyes, sit } from '../helpers/sessions';

const AGAINST_PIP: Settings = { ...TWO_COMPUTERS, players: [{ kind: 'local' }, { kind: 'bot', level: 'pip' }] };

/** Whether the tile that was placed last lies in a run. */
const madeOne = ({ board, lastPlaced }: ViewState): boolean =>
  lastPlaced !== null && allRuns(new Set(board)).some(({ squares }) => squares.includes(lastPlaced));

/** What somebody does who misses their own runs and takes all others; null where nothing is to be done. */
function nextAct(state: ViewState): Act | null {
  const { may, viewer, seats, order, mover } = state;
  const tile = viewer === null ? null : seats[viewer]?.rack[0];
  if (may.pick) return { kind: 'pick', index: order?.picks.length ?? 0 };
  if (order && order.starter !== null) return { kind: 'takeSeats' };
  if (may.call && mover === viewer && may.place && madeOne(state)) return { kind: 'call' };
  if (may.place && typeof tile === 'number') return { kind: 'place', tile };
  return may.draw ? { kind: 'draw' } : may.count ? { kind: 'count' } : null;
}

/** Plays a game to its count, and keeps what was seen of its characters. */
async function played(app: TestApp): Promise<Life[]> {
  const lives: Life[] = [];
  app.app.attach({ show({ state: { life } }) { if (life) lives.push(life); } });
  await app.ask({ kind: 'playCharacter' });
  await app.clock.rest();
  for (let i = 0; i < 900 && app.table()?.phase !== 'over'; i += 1) {
    const act = nextAct(app.table()!);
    if (act) await app.ask({ kind: 'act', act, at: app.clock.now() });
    await app.clock.pass(act ? 60 : 400);
  }
  expect(app.table()?.phase).toBe('over');
  return lives;
}

const remarksIn = (lives: readonly Life[]): Set<string> =>
  new Set(lives.flatMap(({ remark }) => (remark ? [`${remark.on} ${remark.nth}`] : [])));

test('a character that sees nothing is robbed and says so; one that sees all takes what was missed, and gloats', async () => {
  const slow = await played(await openApp({ settings: AGAINST_PIP, thinker: blind, word: 'living' }));
  expect(slow.some(({ moods }) => moods.includes('wince'))).toBe(true);
  expect([...remarksIn(slow)].every((one) => /^(?:robbed|hello|quiet)/.test(one))).toBe(true);
  const quick = await played(await openApp({ settings: AGAINST_PIP, thinker: sharpEyes, word: 'living' }));
  expect(quick.some(({ moods }) => moods.includes('gloat'))).toBe(true);
  expect([...remarksIn(quick)].every((one) => /^(?:took|hello|quiet)/.test(one))).toBe(true);
  expect(remarksIn(slow).size + remarksIn(quick).size).toBeGreaterThan(1);
  // Faces and remarks end while nothing happens.
  expect(quick.at(-1)?.remark).toBeNull();
});

test('a character greets as the tiles are dealt, drawn for or not', async () => {
  for (const link of [false, true]) {
    let greeted = 0;
    for (let i = 0; i < 8; i += 1) {
      const app = await openApp({ settings: { ...AGAINST_PIP, pace: 'normal' }, thinker: blind, word: `hello ${i}` });
      const { clock, ask, table } = app;
      if (link) await app.app.enter(`?play=ann,computer:pip&deal=hello${i}&pace=normal`);
      else await ask({ kind: 'playCharacter' });
      await clock.rest();
      let remark: Life['remark'] = null;
      for (let n = 0; n < 60 && remark === null; n += 1) {
        const state = table()!;
        remark = state.life?.remark ?? null;
        const act = state.order ? nextAct(state) : null;
        if (act) await ask({ kind: 'act', act, at: clock.now() });
        await clock.pass(100);
      }
      if (!remark) continue;
      greeted += 1;
      expect(remark).toMatchObject({ level: 'pip', on: 'hello' });
      expect(table()?.board).toEqual([]);
      // It is over by itself.
      await clock.pass(5500);
      expect(table()?.life?.remark).toBeNull();
    }
    expect(greeted).toBeGreaterThan(3);
  }
});

test('who had not seen what somebody else calls is told with the call, and not before', async () => {
  const sitting = sit(setupOf('ann computer:pip', { seed: 'pip2', callSeconds: 8 }), { thinker: blind });
  const { session, clock, updates } = sitting;
  for (let i = 0; i < 600 && !sitting.happenings.some(({ type }) => type === 'snagged'); i += 1) {
    const state = session.state();
    // A deal in which somebody makes a run while none of Pip's lies there.
    const act = state.may.call && state.may.draw && madeOne(state) ? { kind: 'call' } as const : nextAct({ ...state, lastPlaced: null });
    if (act) session.act(act, clock.now());
    await clock.pass(300);
  }
  const at = updates.findIndex(({ happenings }) => happenings.some(({ type }) => type === 'snagged'));
  expect(updates.slice(0, at).every(({ state }) => state.unaware === undefined)).toBe(true);
  const call = sitting.happenings.at(-1);
  expect(call?.type === 'snagged' && [call.seat, ...new Set(call.runs.map(({ maker }) => maker))]).toEqual([0, 0]);
  expect(updates[at]?.state.unaware).toEqual([1]);
});

test('no replay, no lesson and no drill has characters that live, and no save knows of them', async () => {
  const app = await openApp({ settings: AGAINST_PIP, thinker: sharpEyes, word: 'living' });
  await played(app);
  const shown = app.screen();
  const id = shown?.kind === 'table' ? shown.game : '';
  expect(JSON.stringify(await app.store.game(id))).not.toMatch(/"(?:life|moods|remark|unaware)"/);
  await app.ask({ kind: 'replay', id });
  await app.clock.rest();
  const past = app.screen();
  expect(past?.kind).toBe('replay');
  expect(JSON.stringify(past)).not.toMatch(/"(?:life|moods|remark|unaware)"/);
  await app.ask({ kind: 'learn' });
  await app.clock.pass(3000);
  const lesson = app.screen();
  expect(lesson?.kind === 'table' && lesson.lesson !== undefined && lesson.state.life === undefined).toBe(true);
});
