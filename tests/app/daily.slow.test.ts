/** Today's deal at whole apps under a simulated clock: begun once, left and continued, past midnight, in two tabs, deleted, and for fun. */
import { describe, expect, test } from 'vitest';
import { standingOn } from '../../src/daily/dailyState';
import { dateAt } from '../../src/daily/dates';
import type { KeptSettings } from '../../src/setup/kept/settings';
import { runsThrough } from '../../src/rules/board';
import type { ViewState } from '../../src/session/viewState';
import type { DailyModel } from '../../src/ui/daily/dailyModel';
import { openApp, TWO_COMPUTERS, type TestApp } from '../helpers/apps';
import { blind } from '../helpers/sessions';
import { finished, idle, unfinished } from '../helpers/stores';

/** The clock on the wall, which a test can set. */
interface Wall { time: number }
const at = (moment: string): Wall => ({ time: new Date(moment).getTime() });

const ALONE = { ...TWO_COMPUTERS, players: [{ kind: 'local', me: true }, { kind: 'bot', level: 'pip' }] } as const;

async function app(wall: Wall, parts: Parameters<typeof openApp>[0] = {}): Promise<TestApp> {
  return openApp({ thinker: blind, settings: ALONE, ...parts, ports: { today: () => wall.time, ...parts?.ports } });
}

function screen({ screen: shown }: TestApp): DailyModel | null {
  const now = shown();
  return now?.kind === 'daily' ? now : null;
}

/** Comes to the screen of today's deal, and begins it. */
async function begin(one: TestApp): Promise<string> {
  await one.ask({ kind: 'daily' });
  const { date } = screen(one)!.today;
  await one.ask({ kind: 'playDaily', date });
  return date;
}

const me = ({ seats }: ViewState): number => seats.findIndex(({ kind }) => kind === 'local');

/** Plays on until the game is over; calls every run, if `calls` says so. */
async function playOut(one: TestApp, calls = true): Promise<void> {
  const act = (kind: 'call' | 'draw' | 'count') => one.ask({ kind: 'act', act: { kind }, at: one.clock.now() });
  for (let acts = 0; acts < 200; acts += 1) {
    await one.clock.until(() => {
      const state = one.table();
      return state === null || state.phase === 'over' || state.may.place || state.may.draw || state.may.count;
    }, 20_000);
    const state = one.table();
    if (state === null || state.phase === 'over') return;
    if (state.may.place) {
      const tile = state.seats[me(state)]!.rack.find((one_) => one_ !== null)!;
      await one.ask({ kind: 'act', act: { kind: 'place', tile }, at: one.clock.now() });
      await one.clock.until(() => one.table()?.may.draw === true, 20_000);
      const { board } = one.table()!;
      if (calls && runsThrough(new Set(board), tile).length > 0) {
        await act('call');
        await one.clock.until(() => !one.table()!.board.includes(tile), 2000);
      }
      await act('draw');
      await one.clock.pass(100);
    } else {
      await act(state.may.draw ? 'draw' : 'count');
      await one.clock.pass(100);
    }
  }
  throw new Error('the game does not end');
}

const standing = async ({ store }: TestApp, wall: Wall) => standingOn(await store.daily(), dateAt(wall.time));

describe('today\'s deal', () => {
  test('is begun by a press on its screen, against the character of the day, and is won for that date past midnight, too', async () => {
    const wall = at('2026-11-16T23:50:00');
    const one = await app(wall);
    expect(one.start()?.daily).toMatchObject({ date: '2026-11-16', character: 'pip', standing: { kind: 'new' } });
    await begin(one);
    expect(one.table()?.seats.map(({ level }) => level).toSorted()).toEqual([null, 'pip'].toSorted());
    expect(await standing(one, wall)).toMatchObject({ kind: 'open' });
    wall.time = at('2026-11-17T00:20:00').time;
    await playOut(one);
    await idle();
    const state = await one.store.daily();
    expect(state.days).toMatchObject([{ date: '2026-11-16', outcome: 'won' }]);
    expect(state.days[0]?.result?.runs).toContain(true);
    const shown = one.screen();
    expect(shown?.kind === 'table' && shown.daily).toMatchObject({ date: '2026-11-16', counts: true, streak: 1 });
    const [game] = await finished(one.store);
    expect(game?.saved).toMatchObject({ daily: '2026-11-16', setup: { seed: '2026-11-16', callSeconds: 5 } });
    await one.ask({ kind: 'leave' });
    expect(one.start()?.daily).toMatchObject({ date: '2026-11-17', standing: { kind: 'new', streak: 1 } });
    await one.ask({ kind: 'history' });
    expect(one.past()).toMatchObject({ games: [{ daily: '2026-11-16' }] });
  });

  test('counts when it is continued after a reload, and in another tab', async () => {
    const wall = at('2026-11-16T12:00:00');
    const one = await app(wall);
    await begin(one);
    const reloaded = await app(wall, { store: one.store, lastScreen: one.lastScreen });
    expect(reloaded.table()).not.toBeNull();
    const shown = reloaded.screen();
    expect(shown?.kind === 'table' && shown.daily).toMatchObject({ counts: true });
    await reloaded.ask({ kind: 'leave' });
    expect(reloaded.start()?.daily.standing.kind).toBe('open');
    const other = await app(wall, { store: one.store });
    await other.ask({ kind: 'daily' });
    await other.ask({ kind: 'continue', id: screen(other)!.today.standing.game! });
    await playOut(other);
    await idle();
    expect(await standing(one, wall)).toMatchObject({ kind: 'won', streak: 1 });
    // The tab that knows nothing of it yet finds it out.
    await reloaded.ask({ kind: 'daily' });
    expect(screen(reloaded)?.today.standing.kind).toBe('won');
  });

  test('is begun once by two tabs that press at the same time', async () => {
    const wall = at('2026-11-16T12:00:00');
    const one = await app(wall);
    const other = await app(wall, { store: one.store });
    await Promise.all([one, other].map((each) => each.ask({ kind: 'daily' })));
    await Promise.all([one, other].map((each) => each.ask({ kind: 'playDaily', date: '2026-11-16' })));
    const tables = [one, other].filter((each) => each.table() !== null);
    expect(tables).toHaveLength(1);
    const late = tables[0] === one ? other : one;
    expect(screen(late)).toMatchObject({ told: 'elsewhere', today: { standing: { kind: 'open' } } });
    await idle();
    expect((await unfinished(one.store)).length).toBe(1);
  });

  test('is given up by whoever deletes it, and not by a new game beside it', async () => {
    const wall = at('2026-11-16T12:00:00');
    const one = await app(wall);
    await begin(one);
    await one.ask({ kind: 'leave' });
    // Nothing was played in it yet, and it stays all the same.
    await one.ask({ kind: 'playCharacter' });
    await one.ask({ kind: 'leave' });
    const { game } = one.start()!.daily.standing;
    expect(one.start()?.waiting.find(({ id }) => id === game)).toMatchObject({ daily: '2026-11-16' });
    await one.ask({ kind: 'deleteWaiting', id: game! });
    await one.ask({ kind: 'deleteWaiting', id: game! });
    expect(one.start()?.daily.standing).toMatchObject({ kind: 'lost', result: null });
    await begin(one);
    expect(one.table()).toBeNull();
  });

  test('is played again for fun, which does not count, nor does its word by a link', async () => {
    const wall = at('2026-11-16T12:00:00');
    const one = await app(wall);
    await begin(one);
    const { deal } = (await unfinished(one.store))[0]!.replayed.record;
    await one.ask({ kind: 'leave' });
    await one.ask({ kind: 'deleteWaiting', id: one.start()!.daily.standing.game! });
    await one.ask({ kind: 'deleteWaiting', id: one.start()!.daily.standing.game! });
    await one.ask({ kind: 'daily' });
    await one.ask({ kind: 'playDailyForFun', date: '2026-11-16' });
    await playOut(one);
    await idle();
    const [forFun] = await finished(one.store);
    expect(forFun?.replayed.record.deal).toEqual(deal);
    expect(forFun?.saved.daily).toBeUndefined();
    expect(await standing(one, wall)).toMatchObject({ kind: 'lost', streak: 0 });
    await one.app.enter('?play=ann,computer:pip&deal=2026-11-16&pace=instant');
    await playOut(one);
    await idle();
    expect((await finished(one.store))[0]?.replayed.record.deal).toEqual(deal);
    expect(await standing(one, wall)).toMatchObject({ kind: 'lost', streak: 0 });
  });

  test('is shown anew, and not begun, where it is another date by the time of the press', async () => {
    const wall = at('2026-11-21T23:59:59');
    const one = await app(wall);
    await one.ask({ kind: 'daily' });
    wall.time += 2000;
    await one.ask({ kind: 'playDaily', date: '2026-11-21' });
    expect(screen(one)).toMatchObject({ told: 'otherDate', today: { date: '2026-11-22', character: 'ada' } });
    expect((await one.store.daily()).days).toEqual([]);
  });

  test('is another one at the door of a page that comes into sight on the next day', async () => {
    const wall = at('2026-11-21T22:00:00');
    const one = await app(wall);
    wall.time = at('2026-11-22T08:00:00').time;
    await one.app.inSight();
    expect(one.start()?.daily).toMatchObject({ date: '2026-11-22', character: 'ada' });
    await one.ask({ kind: 'daily' });
    wall.time = at('2026-11-23T08:00:00').time;
    await one.app.inSight();
    expect(screen(one)?.today).toMatchObject({ date: '2026-11-23', character: 'pip' });
  });

  test('does not count where a clock was set back, and can be played for fun', async () => {
    const wall = at('2026-11-21T12:00:00');
    const one = await app(wall);
    await begin(one);
    await one.ask({ kind: 'leave' });
    wall.time = at('2026-11-20T12:00:00').time;
    await one.ask({ kind: 'daily' });
    expect(screen(one)?.today).toMatchObject({ date: '2026-11-20', character: 'henrik', standing: { kind: 'past' } });
    await one.ask({ kind: 'playDaily', date: '2026-11-20' });
    expect(one.table()).toBeNull();
    await one.ask({ kind: 'playDailyForFun', date: '2026-11-20' });
    expect(one.table()?.seats.map(({ level }) => level)).toContain('henrik');
  });

  test('is led to by a link, which begins nothing', async () => {
    const one = await app(at('2026-11-16T12:00:00'));
    await one.app.enter('?daily');
    expect(screen(one)?.today).toMatchObject({ date: '2026-11-16', standing: { kind: 'new' } });
    expect((await one.store.daily()).days).toEqual([]);
    const reloaded = await app(at('2026-11-16T12:00:00'), { store: one.store, lastScreen: one.lastScreen });
    expect(screen(reloaded)).not.toBeNull();
  });

  test('leaves what is chosen on the start screen as it was', async () => {
    let written = 0;
    const settings: KeptSettings = { read: () => ALONE, kept: () => ALONE, write() { written += 1; } };
    const one = await app(at('2026-11-22T12:00:00'), { ports: { settings } });
    const { character } = one.start()!;
    await begin(one);
    await one.ask({ kind: 'leave' });
    expect(one.start()?.character).toBe(character);
    expect(written).toBeLessThanOrEqual(1);
  });

  test('can be played where nothing can be kept', async () => {
    const wall = at('2026-11-16T12:00:00');
    const one = await app(wall);
    const refuse = async (): Promise<never> => { throw new Error('the disk refuses'); };
    const other = await app(wall, { store: { ...one.store, daily: refuse, changeDaily: refuse, beginDaily: refuse, save: refuse } });
    await begin(other);
    await playOut(other);
    const shown = other.screen();
    expect(shown?.kind === 'table' && shown.daily).toMatchObject({ counts: true, streak: 1 });
  });
});
