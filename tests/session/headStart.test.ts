/** Computers never call sooner than people can, nor where people can call too before these had a second to see what there is. */
import { describe, expect, test } from 'vitest';
import type { Pace } from '../../src/setup/setup';
import { HEAD_START_MS, PAINT_PATIENCE_MS } from '../../src/session/game/headStart';
import { dealPlaying } from '../helpers/arranged';
import { setupOf, sharpEyes, sit, type Sitting } from '../helpers/sessions';

const FASTEST = 450;

interface Contest {
  readonly calls: 'classic' | 'race';
  readonly pace: Pace;
  /** How long after it was told the screen has painted what opened the run; never, where there is none. */
  readonly painted?: number;
}

/** Who took the run, and how long after the landing or draw that opened it. */
interface Taken { readonly seat: number; readonly after: number }

/** The players place 31 to 33 in turn, then Ann makes a run of them with 34, and draws without calling where nobody may call before. */
async function contest(seats: string, { calls, pace, painted }: Contest): Promise<Taken & Sitting> {
  const count = seats.split(' ').length;
  const deal = dealPlaying(count === 2 ? [97, 31, 33, 32, 34] : [31, 32, 33, 34], count);
  const sitting = sit(setupOf(seats, { callSeconds: null, pace, rules: { calls } }), { deal, thinker: sharpEyes });
  const { session, clock } = sitting;
  for (let placed: number | null = null; placed !== 34;) {
    await clock.until(() => session.state().may.place || session.state().may.look || session.state().mover === 0);
    const { mover, seats: all } = session.state();
    if (mover === null || all[mover]?.kind === 'bot') { await clock.step(); continue; }
    session.act({ kind: 'look', up: true }, clock.now());
    const tile = session.state().seats[mover]?.rack.find((held) => [97, 31, 32, 33, 34].includes(held ?? 0)) ?? 0;
    session.act({ kind: 'place', tile }, clock.now());
    await clock.until(() => session.state().lastPlaced === tile);
    placed = tile;
    if (tile === 34 && calls === 'race') break;
    session.act({ kind: 'draw' }, clock.now());
    await clock.until(() => session.state().mover !== mover);
  }
  const opened = clock.now();
  if (painted !== undefined) {
    await clock.pass(painted);
    session.painted();
  }
  await clock.until(() => sitting.happenings.some(({ type }) => type === 'snagged'));
  const taken = sitting.happenings.find((happening) => happening.type === 'snagged');
  return { ...sitting, seat: taken?.type === 'snagged' ? taken.seat : -1, after: clock.now() - opened };
}

const PACES = ['slow', 'normal', 'fast'] as const;

describe('where a person could call too, a computer calls', () => {
  test.each(PACES.flatMap((pace) => (['classic', 'race'] as const).flatMap((calls) => [0, 16, 700, 1900].map((painted) => ({
    pace, calls, painted,
  })))))('at $pace pace ($calls) not under a second after a screen has painted it in $painted ms', async (how) => {
    const { seat, after } = await contest('ann bo computer', how);
    expect(seat).toBe(2);
    expect(after).toBeGreaterThanOrEqual(how.painted + HEAD_START_MS);
    // Nor much later: the run is not left to who sleeps.
    expect(after).toBeLessThan(how.painted + HEAD_START_MS + 700);
  });
  test('in a race not sooner either where it is the only one beside the maker', async () => {
    const { seat, after } = await contest('ann computer', { calls: 'race', pace: 'fast', painted: 300 });
    expect(seat).toBe(1);
    expect(after).toBeGreaterThanOrEqual(300 + HEAD_START_MS);
  });
  test.each(['classic', 'race'] as const)('without a word from the screen, too (%s)', async (calls) => {
    const { after } = await contest('ann bo computer', { calls, pace: 'fast' });
    expect(after).toBeGreaterThanOrEqual(PAINT_PATIENCE_MS + HEAD_START_MS);
    expect(after).toBeLessThan(PAINT_PATIENCE_MS + HEAD_START_MS + 500);
  });
  test('at once, at instant pace', async () => {
    expect((await contest('ann bo computer', { calls: 'race', pace: 'instant' })).after).toBeLessThan(100);
  });
});

describe('where no person could call', () => {
  test.each(PACES)('a computer claims at %s pace never under 450 ms after the draw', async (pace) => {
    const { seat, after } = await contest('ann computer', { calls: 'classic', pace, painted: 0 });
    expect(seat).toBe(1);
    expect(after).toBeGreaterThanOrEqual(FASTEST);
    expect(after).toBeLessThan(HEAD_START_MS);
  });
});
