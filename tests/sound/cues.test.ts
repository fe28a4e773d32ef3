/** The table of cues: what is heard of what happens, when, and that it tells no more than everybody is told. */
import { describe, expect, test } from 'vitest';
import { layoutOf } from '../../src/layout/layout';
import type { TableHappening, ViewState } from '../../src/session/viewState';
import type { Cue } from '../../src/sound/cue';
import { cuesOf, sweepPitch } from '../../src/sound/cues';
import { pulseOf } from '../../src/sound/pulses';
import { voiceAt } from '../../src/sound/voices';
import { movingPlan } from '../../src/view/motion/plan';
import { TWO_COMPUTERS, openApp } from '../helpers/apps';
import { heardOf, viewState } from '../helpers/heard';

const RUN = { direction: 'down', squares: [34, 44, 54, 64], maker: 1, missed: false } as const;
const TAKEN: TableHappening = { type: 'snagged', seat: 1, tiles: [34, 44, 54, 64], runs: [RUN] };
const MISSED: TableHappening = { ...TAKEN, runs: [{ ...RUN, missed: true }] };
const PLACED: TableHappening = { type: 'placed', seat: 1, tile: 64 };
const COUNTED: TableHappening = { type: 'counted' };

/** A cue in short: its name, and when. */
const short = ({ name, at }: Cue): string => `${name} ${Math.round(at)}`;
const cues = (happenings: readonly TableHappening[], state?: ViewState, before?: ViewState | null): string[] =>
  cuesOf(heardOf(happenings, state, before)).map(short);
/** Each of four tiles as it comes to the score, the first of them at a time. */
const counted = (from: number): string[] => [0, 24, 48, 72].map((more) => `counted ${from + more}`);
const won = (...tiles: readonly number[]): ViewState =>
  viewState({ seats: viewState().seats.map((seat, i) => ({ ...seat, won: tiles[i]! })) });
const onlyBots = (...tiles: readonly number[]): ViewState =>
  viewState({ seats: won(...tiles).seats.map((seat) => ({ ...seat, kind: 'bot' })) });

describe('the table of cues', () => {
  test.each<[string, readonly TableHappening[], ViewState, readonly string[]]>([
    ['a tile is placed', [PLACED], viewState(), ['setDown 280']],
    ['a tile is drawn', [{ type: 'drew', seat: 1, tile: null, pile: 39 }, { type: 'turn', seat: 2 }], viewState(), ['drawn 0']],
    ['the pile is used up', [{ type: 'drew', seat: 1, tile: null, pile: 40 }], viewState(), []],
    ['a run is taken', [TAKEN], viewState(),
      ['shout 0', 'lit 60', 'lit 120', 'lit 180', 'lit 240', 'gathered 658', ...counted(722)]],
    ['a missed run is taken', [MISSED], viewState(),
      ['shout 0', 'missed 60', 'lit 260', 'lit 320', 'lit 380', 'lit 440', 'gathered 858', ...counted(922)]],
    ['runs are taken without a call', [PLACED, TAKEN], viewState({ calls: 'automatic' }),
      ['setDown 280', 'lit 340', 'lit 400', 'lit 460', 'lit 520', 'gathered 938', ...counted(1002)]],
    ['a call is false', [{ type: 'falseCall', seat: 1, penalty: 'lose-move', paid: [] }], viewState(), ['shout 0', 'falseCall 380']],
    ['a false call costs tiles', [{ type: 'falseCall', seat: 1, penalty: 'pay-tile', paid: [{ to: 0, tile: 4 }, { to: 2, tile: 5 }] }],
      viewState(), ['shout 0', 'falseCall 380', 'paid 640', 'paid 700']],
    ['a move is lost', [{ type: 'lostMove', seat: 2 }, { type: 'turn', seat: 1 }], viewState(), ['lostMove 0']],
    ['a tile is picked for the order', [{ type: 'picked', seat: 1, index: 3, tile: 77 }], viewState(), ['turnedUp 0']],
    ['the time is up', [{ type: 'timeUp', seat: 0 }], viewState(), ['timeUp 0']],
    ['Ann has won', [COUNTED], won(9, 4, 4), ['won 0']],
    ['Otto has won', [COUNTED], won(4, 9, 4), ['lost 0']],
    ['Ann has won with another', [COUNTED], won(9, 9, 4), ['tied 0']],
    ['two computers have won against Ann', [COUNTED], won(4, 9, 9), ['lost 0']],
    ['a computer has won among computers', [COUNTED], onlyBots(4, 9, 4), ['won 0']],
    ['computers have tied', [COUNTED], onlyBots(9, 9, 4), ['tied 0']],
    ['nothing that is heard', [
      { type: 'seated', from: [1, 0, 2] }, { type: 'over', tiles: [9, 4, 4] }, { type: 'raced', maker: 0, callers: [] },
    ], viewState(), []],
  ])('%s', (_, happenings, state, expected) => { expect(cues(happenings, state)).toEqual(expected); });

  test('the deal: tiles are scrambled while they come to the racks, one after another', () => {
    const [first, ...others] = cuesOf(heardOf([{ type: 'dealt' }]));
    expect(first).toMatchObject({ name: 'scramble', at: 0 });
    expect(others.map(short)).toEqual(Array.from({ length: 12 }, (_, i) => `dealt ${i * 44}`));
  });
  test('of what happened before somebody listened nothing is heard', () => { expect(cues([TAKEN], viewState(), null)).toEqual([]); });
  test('where nothing moves a tile lies at once; a sweep is still heard tile by tile', () => {
    const still = (...happenings: TableHappening[]): string[] => cuesOf({ ...heardOf(happenings), still: true }).map(short);
    expect(still(PLACED)).toEqual(['setDown 0']);
    expect(still(TAKEN).slice(0, 3)).toEqual(['shout 0', 'lit 60', 'lit 120']);
  });
  test('a tile that was let go of over its square lands sooner', () => {
    expect(cuesOf({ ...heardOf([{ ...PLACED, seat: 0 }]), dropped: 64 }).map(short)).toEqual(['setDown 168']);
  });
});

describe('how high it is', () => {
  const pitches = (happenings: readonly TableHappening[], state: ViewState, name: string): number[] =>
    cuesOf(heardOf(happenings, state)).flatMap((cue) => (cue.kind === 'effect' && cue.name === name ? [cue.pitch] : []));
  test('a tile is set down lower as the board fills, and higher again when a run has left it', () => {
    const boardOf = (tiles: number): ViewState => viewState({ board: Array.from({ length: tiles }, (_, i) => i) });
    const on = (tiles: number): number => pitches([PLACED], boardOf(tiles), 'setDown')[0]!;
    const all = Array.from({ length: 76 }, (_, i) => on(i + 1));
    expect(all).toEqual(all.toSorted((a, b) => b - a));
    expect(new Set(all).size).toBe(76);
    expect(all[0]! / all.at(-1)!).toBeCloseTo(2 ** (75 / 8 / 12));
    // One that is swept up in the same moment lay on a full board.
    const [swept] = pitches([PLACED, TAKEN], viewState({ board: [70], calls: 'automatic' }), 'setDown');
    expect(swept).toBe(on(5));
  });
  test('a tile rings from the ninth on, ever higher as more lie there, and no higher than people like to hear', () => {
    const boardOf = (tiles: number): ViewState => viewState({ board: Array.from({ length: tiles }, (_, i) => i) });
    const rings = Array.from({ length: 76 }, (_, i) => pitches([PLACED], boardOf(i + 1), 'tension'));
    expect(rings.slice(0, 8).flat()).toEqual([]);
    const heard = rings.slice(8).flat();
    expect(heard).toHaveLength(68);
    expect(heard).toEqual(heard.toSorted((a, b) => a - b));
    expect(new Set(heard).size).toBe(8);
    expect(heard.at(-1)).toBeLessThan(3);
  });
  test('tiles are counted in rising notes, one for each', () => {
    const rising = pitches([TAKEN], viewState(), 'counted');
    expect(rising).toHaveLength(4);
    expect(rising.toSorted((a, b) => a - b)).toEqual(rising);
    expect(new Set(rising).size).toBe(4);
  });
  test('a sweep rises, and the longest one no further than people like to hear', () => {
    const rising = Array.from({ length: 16 }, (_, nth) => sweepPitch(nth));
    expect(rising).toEqual(rising.toSorted((a, b) => a - b));
    expect(rising.at(-1)).toBeLessThan(6);
    expect(pitches([TAKEN], viewState(), 'lit')).toEqual(rising.slice(0, 4));
  });
  test('everybody calls in a voice of their own, and two of the same character do not sound alike', () => {
    const levels = ['pip', 'wanda', 'otto', 'viola', 'henrik', 'ada', null, null, null, null] as const;
    const seats = levels.map((level) => ({ level }));
    const voices = seats.map((_, seat) => voiceAt(seats, seat));
    expect(new Set(voices.map(({ pitch }) => pitch)).size).toBe(levels.length);
    const pips = [{ level: 'pip' }, { level: 'pip' }] as const;
    expect(voiceAt(pips, 1).pitch).toBeGreaterThan(voiceAt(pips, 0).pitch);
    const calls = cuesOf(heardOf([TAKEN, { ...TAKEN, seat: 2 }])).flatMap((cue) => (cue.kind === 'voice' ? [cue.voice] : []));
    expect(calls).toEqual([1, 2].map((seat) => voiceAt(viewState().seats, seat)));
  });
});

describe('no sound tells', () => {
  // The same happenings, on boards with as many tiles, so many that one rings: on one of them a run lies, on the other none does.
  const others = [4, 16, 22, 28, 40, 51, 77, 95];
  const withRun = viewState({ board: [34, 44, 54, 64, 70, ...others] });
  const without = viewState({ board: [34, 44, 55, 64, 70, ...others] });
  test.each<[string, readonly TableHappening[]]>([
    ['that a run is there, when its last tile is placed', [PLACED]],
    ['that a run is missed, when its maker draws', [{ type: 'drew', seat: 1, tile: null, pile: 39 }, { type: 'turn', seat: 2 }]],
    ['that there is something to call, when the time is up', [{ type: 'timeUp', seat: 0 }]],
    ['what was there, when a call is false', [{ type: 'falseCall', seat: 2, penalty: 'none', paid: [] }]],
  ])('%s', (_, happenings) => {
    expect(cuesOf(heardOf(happenings, withRun, withRun))).toEqual(cuesOf(heardOf(happenings, without, without)));
    expect(pulseOf(heardOf(happenings, withRun, withRun))).toEqual(pulseOf(heardOf(happenings, without, without)));
  });
  test('which tile somebody else draws', () => {
    const drawn = (tile: number | null): Cue[] => cuesOf(heardOf([{ type: 'drew', seat: 0, tile, pile: 39 }]));
    expect(drawn(7)).toEqual(drawn(null));
    expect(drawn(88)).toEqual(drawn(null));
  });
});

test('what is heard comes when it is seen: in a whole game tiles land and light up at the times of the picture', async () => {
  const one = await openApp({ settings: { ...TWO_COMPUTERS, rules: { ...TWO_COMPUTERS.rules, calls: 'race' } } });
  const layout = layoutOf({ width: 1280, height: 800, seats: 2 });
  const [seen, listened]: number[][] = [[], []];
  let before: ViewState | null = null;
  one.app.attach({ show({ state, happenings }) {
    if (before !== null && before.seats.length === state.seats.length) {
      for (const track of movingPlan({ before, after: state, happenings, layout }).tracks) {
        if (track.kind !== 'tile') continue;
        const lights = track.keys.find(({ face }) => face.tone === 'lit');
        if (lights) seen!.push(Math.round(lights.at));
        else if (track.covers?.startsWith('square')) seen!.push(Math.round(track.keys.at(-1)!.at));
      }
      const heard = cuesOf(heardOf(happenings, state, before)).filter(({ name }) => name === 'setDown' || name === 'lit');
      listened!.push(...heard.map(({ at }) => Math.round(at)));
    }
    before = state;
  } });
  await one.ask({ kind: 'play' });
  expect(await one.toTheEnd()).toBe(true);
  expect(seen!.length).toBeGreaterThan(80);
  expect(listened).toEqual(seen);
});
