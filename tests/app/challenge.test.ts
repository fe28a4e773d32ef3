/** A friend's challenge in the app: its page, the lessons before it and the way back, the game with the score to beat, and its end. */
import { describe, expect, test, vi } from 'vitest';
import { openSaved, type SavedGame } from '../../src/session/savedGame';
import type { TableModel } from '../../src/ui/table/tableModel';
import { newLastScreen, openApp, TWO_COMPUTERS, type AppParts, type TestApp } from '../helpers/apps';
import { newStore } from '../helpers/stores';

const LINK = '?play=you,computer:pip&deal=monday&from=Ann&score=50-16';
/** Plays alone, quickly, and goes by a name. */
const BO: AppParts = { settings: {
  ...TWO_COMPUTERS, me: 'Bo', players: [{ kind: 'local', me: true, shape: 'diamond', clock: 'longer' }, { kind: 'bot', level: 'otto' }],
} };

const opened = async (parts: AppParts = BO, link = LINK): Promise<TestApp> => {
  const app = await openApp(parts);
  await app.app.enter(link);
  return app;
};
const onTable = ({ screen }: TestApp): TableModel => {
  const shown = screen();
  if (shown?.kind !== 'table') throw new Error(`shown is ${String(shown?.kind)}`);
  return shown;
};

const press = async (app: TestApp, tile: number): Promise<void> => {
  await app.ask({ kind: 'act', act: { kind: 'place', tile }, at: app.clock.now() });
  await app.clock.pass(12_000);
};

describe('a challenge', () => {
  test('opens a page of its own, from which nothing has begun; a reload shows it again, and one press leads out', async () => {
    const lastScreen = newLastScreen();
    const store = await newStore();
    const app = await opened({ ...BO, lastScreen, store });
    expect(app.screen()).toMatchObject({ kind: 'challenge', by: 'Ann', tiles: [50, 16] });
    expect(await store.readAll()).toMatchObject({ games: [] });
    const again = await openApp({ ...BO, lastScreen, store });
    expect(again.screen()).toMatchObject({ kind: 'challenge', link: LINK, by: 'Ann' });
    await again.ask({ kind: 'leave' });
    expect(again.screen()?.kind).toBe('start');
    expect(lastScreen.read()).toBeNull();
  });

  test('is played at one’s own pace, under one’s own name, mark and clock, with the score to beat at the chip', async () => {
    const app = await opened(BO, `${LINK}&pace=slow`);
    expect(app.screen()).toMatchObject({ setup: { pace: 'instant' } });
    await app.ask({ kind: 'playChallenge' });
    const { state, pace, challenge } = onTable(app);
    expect(pace).toBe('instant');
    expect(state.seats.map(({ name, shape, toBeat }) => [name, shape, toBeat])).toEqual([
      ['Bo', 'diamond', 50], ['Pip', 'square', undefined],
    ]);
    expect(challenge).toEqual({ by: 'Ann', tiles: 50 });
    await app.clock.pass(3000);
    expect((await app.store.readAll()).games).toMatchObject([
      { challenge: { by: 'Ann', tiles: 50 }, setup: { seed: 'monday', players: [{ me: true, clock: 'longer' }, { level: 'pip' }] } },
    ]);
  });

  test('stays one through a reload of its game, and the next game is none', async () => {
    const lastScreen = newLastScreen();
    const store = await newStore();
    const first = await opened({ ...BO, lastScreen, store });
    await first.ask({ kind: 'playChallenge' });
    await first.ask({ kind: 'act', act: { kind: 'place', tile: onTable(first).state.seats[0]!.rack[0]! }, at: first.clock.now() });
    await first.clock.pass(2000);
    const app = await openApp({ ...BO, lastScreen, store });
    expect(onTable(app).state.seats[0]?.toBeat).toBe(50);
    await app.ask({ kind: 'newGame' });
    expect(onTable(app).state.seats.some(({ toBeat }) => toBeat !== undefined)).toBe(false);
  });

  test('without a score is played with nothing to beat', async () => {
    const app = await opened(BO, '?play=you,computer:pip&deal=monday&from=Ann');
    expect(app.screen()).toMatchObject({ kind: 'challenge', by: 'Ann', tiles: null });
    await app.ask({ kind: 'playChallenge' });
    expect(onTable(app).challenge).toBeUndefined();
    expect(onTable(app).state.seats[0]).toMatchObject({ name: 'Bo' });
  });

  test('of before links said so begins at once, as it always did', async () => {
    const app = await opened(BO, '?play=you,computer:pip&deal=monday&pace=fast');
    expect(onTable(app).challenge).toBeUndefined();
    expect(onTable(app).state.seats[0]).toMatchObject({ name: 'Bo' });
  });

  test('that cannot be played is told on the start screen', async () => {
    const app = await opened(BO, `${LINK}-3`);
    expect(app.start()?.notices).toContainEqual({ kind: 'linkRefused', problem: { code: 'bad-score', score: '50-16-3' } });
  });

  test('sent on from the end of a game says who made what, as it stands at the table', async () => {
    vi.stubGlobal('location', { href: 'https://snag.example/' });
    const app = await opened();
    await app.ask({ kind: 'playChallenge' });
    const link = new URL(await app.ask({ kind: 'challenge' })).searchParams;
    vi.unstubAllGlobals();
    expect([link.get('play'), link.get('deal'), link.get('from'), link.get('score'), link.get('pace')])
      .toEqual(['you,computer:pip', 'monday', 'Bo', '0-0', null]);
  });
});

describe('who learns first', () => {
  test('comes back to the challenge from any lesson, through a reload, and from another lesson of the list', async () => {
    const lastScreen = newLastScreen();
    const app = await opened({ ...BO, lastScreen });
    await app.ask({ kind: 'learnFirst' });
    expect(onTable(app).lesson).toMatchObject({ name: 'place', challenge: LINK });
    await app.ask({ kind: 'learn', lesson: 'safe' });
    expect(onTable(app).lesson).toMatchObject({ name: 'safe', challenge: LINK });
    const again = await openApp({ ...BO, lastScreen });
    expect(onTable(again).lesson).toMatchObject({ challenge: LINK });
    await again.ask({ kind: 'leave' });
    expect(again.screen()).toMatchObject({ kind: 'challenge', by: 'Ann' });
    // The way out of the page is the start screen, and lessons from there lead nowhere else.
    await again.ask({ kind: 'leave' });
    expect(again.screen()?.kind).toBe('start');
    await again.ask({ kind: 'learn' });
    expect(onTable(again).lesson?.challenge).toBeNull();
  });

  test('is led there by the end of the course, too', async () => {
    const app = await opened();
    await app.ask({ kind: 'learnFirst' });
    await app.ask({ kind: 'learn', lesson: 'safe' });
    await press(app, 60);
    await app.ask({ kind: 'lessonOn' });
    await app.clock.pass(12_000);
    await press(app, 4);
    expect(onTable(app).lesson).toMatchObject({ next: 'play', challenge: LINK });
    await app.ask({ kind: 'lessonOn' });
    expect(app.screen()).toMatchObject({ kind: 'challenge', link: LINK });
  });
});

test('what is kept of a challenge with a game is sound or passed over: the game is never lost for it', async () => {
  const app = await opened();
  await app.ask({ kind: 'playChallenge' });
  await app.clock.pass(3000);
  const [game] = (await app.store.readAll()).games as SavedGame[];
  const kept = (challenge: unknown): unknown => {
    const read = openSaved({ ...game, challenge });
    return read.ok ? read.game.saved.challenge : 'lost';
  };
  expect(kept({ by: null, tiles: 76 })).toEqual({ by: null, tiles: 76 });
  for (const wrong of [7, { by: 'Ann' }, { by: 'Ann', tiles: 77 }, { by: 'Ann', tiles: -1 }, { by: 'a'.repeat(30), tiles: 5 }]) {
    expect(kept(wrong)).toBeUndefined();
  }
});
