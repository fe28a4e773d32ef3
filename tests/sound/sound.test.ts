/** When anything is heard and felt at all: sound off, the page hidden, a browser that waits for a press, one that has no sound. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameCue } from '../../src/games/gameApp';
import { NO_DRAFT } from '../../src/layout/draft';
import type { TableHappening, ViewState } from '../../src/session/viewState';
import type { Preferences } from '../../src/setup/kept/preferences';
import { EFFECT_LAYERS } from '../../src/sound/synth/effects';
import { fakeAudio, settle, type FakeAudio, type FakeAudioOptions } from '../helpers/fakeAudio';
import { viewState } from '../helpers/heard';

const PLACED: TableHappening = { type: 'placed', seat: 0, tile: 22 };
const TAKEN: TableHappening = {
  type: 'snagged', seat: 1, tiles: [34, 44, 54, 64], runs: [{ direction: 'down', squares: [34, 44, 54, 64], maker: 1, missed: false }],
};
const FALSE_CALL: TableHappening = { type: 'falseCall', seat: 0, penalty: 'none', paid: [] };

/** At a table, before anything has happened. */
async function atTable(options: FakeAudioOptions = {}): Promise<FakeAudio> {
  const audio = await fakeAudio(options);
  audio.sound.show({ state: viewState(), happenings: [] });
  return audio;
}
const happens = ({ sound }: FakeAudio, ...happenings: TableHappening[]): void => sound.show({ state: viewState(), happenings });
const FOUR_COUNTED = ['counted', 'counted', 'counted', 'counted'];
const names = (audio: FakeAudio): string[] => audio.begun().map(({ name }) => name);

describe('what happens is heard', () => {
  test('when it is seen, at the speed of motion, as high as its cue says', async () => {
    const audio = await atTable();
    happens(audio, PLACED);
    expect(audio.begun()).toMatchObject([{ name: 'setDown', when: 10.28, rate: expect.closeTo(1.16), stopped: false }]);
    audio.sound.setSpeed(2);
    happens(audio, TAKEN);
    const shown = audio.begun().slice(1);
    expect(shown.slice(0, 6).map(({ name, when }) => `${name} ${when.toFixed(2)}`))
      .toEqual(['shout 10.00', 'lit 10.03', 'lit 10.06', 'lit 10.09', 'lit 10.12', 'gathered 10.33']);
  });
  test.each<[string, FakeAudioOptions, number]>([
    ['motion is off', { moves: false }, 1], ['nothing waits for eyes', {}, Infinity],
  ])('at once where %s', async (_, options, speed) => {
    const audio = await atTable(options);
    audio.sound.setSpeed(speed);
    happens(audio, PLACED);
    expect(audio.begun()).toMatchObject([{ name: 'setDown', when: 10 }]);
  });
  test('as loud as it is set: the whole, and effects and voices beneath it; half of a volume is half as loud to the ear', async () => {
    const audio = await atTable({ preferences: { volume: 1, effects: 0.5, voices: 0 } });
    expect(audio.gains.map(({ value }) => value)).toEqual([1, 0.25, 0]);
    audio.preferences.set({ volume: 0.5, voices: 1 });
    expect(audio.gains.map(({ value }) => value)).toEqual([0.25, 0.25, 1]);
  });
  test('a tile is heard when it is taken up, once, and lands sooner where it was let go of over its square', async () => {
    const audio = await atTable();
    const held = { tile: 22, x: 1, y: 2 };
    for (const draft of [{ ...NO_DRAFT, held }, { ...NO_DRAFT, held: { ...held, x: 9 } }, NO_DRAFT]) audio.sound.setDraft(draft);
    expect(names(audio)).toEqual(['takenUp']);
    happens(audio, PLACED);
    expect(audio.begun()[1]?.when).toBeCloseTo(10.168);
    // What was let go of long ago is not what is played now.
    audio.sound.setDraft({ ...NO_DRAFT, held });
    audio.sound.setDraft(NO_DRAFT);
    audio.setNow(900);
    happens(audio, PLACED);
    expect(audio.begun().at(-1)?.when).toBeCloseTo(10.28);
  });
  test('and ends when the table is left; what happens at the next one is heard from its beginning', async () => {
    const audio = await atTable();
    happens(audio, TAKEN);
    audio.sound.leave();
    expect(audio.begun().every(({ stopped }) => stopped)).toBe(true);
    const before = audio.begun().length;
    happens(audio, TAKEN);
    expect(audio.begun()).toHaveLength(before);
    happens(audio, PLACED);
    expect(audio.begun()).toHaveLength(before + 1);
  });
  test('and ends when a replay goes to another step, but not when the same one is shown again', async () => {
    const replayed = (differs: Partial<ViewState> = {}): ViewState => viewState({ viewer: null, ...differs });
    const audio = await fakeAudio();
    for (const happenings of [[], [TAKEN], []]) audio.sound.show({ state: replayed(), happenings });
    expect(audio.begun().map(({ stopped }) => stopped)).not.toContain(true);
    audio.sound.show({ state: replayed({ board: [34] }), happenings: [] });
    expect(audio.begun().map(({ stopped }) => stopped)).not.toContain(false);
  });
  test('and whoever listens to a microphone is told what sounds, and from when to when', async () => {
    const audio = await atTable();
    audio.setNow(5000);
    happens(audio, PLACED);
    expect(audio.told).toEqual([{ kind: 'effect', from: expect.closeTo(5280), until: expect.closeTo(5280 + 131 / 1.16, -1) }]);
    const spoken = await atTable({ preferences: { speech: true }, voice: true });
    happens(spoken, TAKEN);
    expect(spoken.told[0]).toEqual({ kind: 'voice', from: 0, until: 900 });
  });
  test('without waiting for it to be built: all of it is, a tone at a time, while there is nothing else to do', async () => {
    const audio = await atTable();
    const atATime: number[] = [];
    for (let before = 0; audio.idle(); before = audio.rendered()) atATime.push(audio.rendered() - before);
    // A shout begins with its s, comes to the vocal cords, then to the mouth, and ends with a burst: no more than two tones in one piece.
    expect(Math.max(...atATime)).toBe(2);
    const tones = Object.values(EFFECT_LAYERS).flat().length + 3 * 3;
    expect([audio.rendered(), atATime.length > tones]).toEqual([tones, true]);
    // Then nothing is built any more.
    happens(audio, PLACED, TAKEN);
    expect(audio.rendered()).toBe(tones);
    expect(names(audio)).toContain('setDown');
  });
  test('never more of it at once than a loudspeaker can tell apart', async () => {
    const audio = await atTable();
    for (let i = 0; i < 40; i += 1) happens(audio, TAKEN);
    expect(audio.begun().length).toBeLessThan(60);
  });
});

describe('what is wanted before it is built', () => {
  /** Lets the page find the time to build what is wanted. */
  const build = (audio: FakeAudio): void => { while (audio.soon()); };

  test('is built before all else, but not while it is told; and is heard when its time comes', async () => {
    const audio = await atTable({ busy: true });
    happens(audio, PLACED);
    expect([audio.rendered(), names(audio)]).toEqual([0, []]);
    audio.context.currentTime += 0.1;
    build(audio);
    expect(audio.begun()).toMatchObject([{ name: 'setDown', when: expect.closeTo(10.28) }]);
    expect(audio.rendered()).toBe(EFFECT_LAYERS.setDown.length);
    expect(audio.told).toMatchObject([{ kind: 'effect', from: expect.closeTo(180) }]);
  });
  test('is heard a little late rather than never', async () => {
    const audio = await atTable({ busy: true });
    happens(audio, PLACED);
    audio.context.currentTime += 0.4;
    build(audio);
    expect(audio.begun()).toMatchObject([{ name: 'setDown', when: 10.4 }]);
  });
  test('is passed over where it would tell of what is long past; the next time it is there', async () => {
    const audio = await atTable({ busy: true });
    happens(audio, PLACED);
    audio.context.currentTime += 0.5;
    build(audio);
    expect(names(audio)).toEqual([]);
    happens(audio, PLACED);
    expect(names(audio)).toEqual(['setDown']);
  });
  test('is not heard where the table was left meanwhile', async () => {
    const audio = await atTable({ busy: true });
    happens(audio, PLACED);
    audio.sound.leave();
    build(audio);
    expect(names(audio)).toEqual([]);
  });
  test('comes in the order in which it was wanted, each as often as it was', async () => {
    const audio = await atTable({ busy: true });
    happens(audio, TAKEN, PLACED);
    build(audio);
    expect(names(audio)).toEqual(['shout', 'lit', 'lit', 'lit', 'lit', 'gathered', ...FOUR_COUNTED, 'setDown']);
    // Behind it goes on what was asked for while there was nothing else to do.
    const rendered = audio.rendered();
    expect(audio.idle()).toBe(true);
    while (audio.rendered() === rendered) expect(audio.idle()).toBe(true);
  });
});

test('a press builds nothing, and opens nothing before the page has a moment to spare', async () => {
  let spare = (): void => {};
  const audio = await fakeAudio({ busy: true, calm: () => new Promise((resolve) => { spare = resolve; }) });
  for (let n = 0; n < 3; n += 1) await audio.press();
  expect([audio.loads(), audio.rendered()]).toEqual([0, 0]);
  spare();
  await settle();
  expect([audio.loads(), audio.rendered()]).toEqual([1, 0]);
  await audio.press();
  expect([audio.loads(), audio.rendered()]).toEqual([1, 0]);
});

test('where a browser lets sound begin in a press alone, each press asks for it as it is handled', async () => {
  const audio = await atTable({ state: 'suspended' });
  audio.context.state = 'suspended';
  audio.context.asked.length = 0;
  const pressed = audio.press();
  expect(audio.context.asked).toEqual(['resume']);
  await pressed;
});

describe('nothing is heard', () => {
  test('while sound is off: zzfx is not even loaded; and from the moment on at which it is put on', async () => {
    const audio = await atTable({ preferences: { muted: true } });
    await audio.press();
    happens(audio, TAKEN);
    expect([audio.loads(), audio.begun().length]).toEqual([0, 0]);
    audio.preferences.set({ muted: false });
    await audio.press();
    happens(audio, PLACED);
    expect([audio.loads(), names(audio)]).toEqual([1, ['setDown']]);
    audio.preferences.set({ muted: true });
    await settle();
    expect([audio.context.state, audio.begun()[0]?.stopped]).toEqual(['suspended', true]);
    happens(audio, TAKEN);
    expect(audio.begun()).toHaveLength(1);
  });
  test('where the whole is set to nothing', async () => {
    const audio = await atTable({ preferences: { volume: 0 } });
    await audio.press();
    expect(audio.loads()).toBe(0);
  });
  test('while the page is hidden, and nothing of that afterwards', async () => {
    const audio = await atTable({ preferences: { speech: true }, voice: true });
    happens(audio, PLACED);
    await audio.setHidden(true);
    expect([audio.context.state, audio.begun()[0]?.stopped, audio.spoken.at(-1)]).toEqual(['suspended', true, 'hush']);
    happens(audio, TAKEN, FALSE_CALL);
    await audio.setHidden(false);
    expect([audio.context.state, audio.begun().length, audio.pulses.length]).toEqual(['running', 1, 1]);
    happens(audio, PLACED);
    expect(audio.begun()).toHaveLength(2);
  });
  test.each<AudioContextState>(['suspended', 'interrupted'])('while the browser has it %s; the next press asks for it', async (state) => {
    const audio = await atTable({ state });
    audio.context.state = state;
    happens(audio, TAKEN);
    expect(audio.begun()).toEqual([]);
    audio.context.asked.length = 0;
    await audio.press();
    expect(audio.context.asked).toEqual(['resume']);
    happens(audio, PLACED);
    expect(names(audio)).toEqual(['setDown']);
    await audio.press();
    expect(audio.context.asked).toEqual(['resume']);
  });
  test('where it cannot be loaded; the game goes on, and the next press tries again', async () => {
    let there = false;
    const audio = await atTable({ loads: () => there });
    happens(audio, TAKEN);
    there = true;
    await audio.press();
    happens(audio, PLACED);
    expect([audio.loads(), names(audio)]).toEqual([1, ['setDown']]);
  });
});

test('what is put off and on again at once is on: a context that falls asleep still says that it runs', async () => {
  const audio = await atTable();
  for (const muted of [true, false]) audio.preferences.set({ muted });
  await settle();
  expect(audio.context.state).toBe('running');
  for (const muted of [true, false, true]) audio.preferences.set({ muted });
  await settle();
  expect(audio.context.state).toBe('suspended');
});

describe('time that runs out', () => {
  beforeEach(() => { vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }); });
  afterEach(() => { vi.useRealTimers(); });
  const clock = { seat: 0, startedAt: 0, endsAt: 5000, left: null };
  /** Lets the page's time and its timers go on. */
  const go = (audio: FakeAudio, to: number, by: number): void => {
    audio.setNow(to);
    vi.advanceTimersByTime(by);
  };

  test('ticks in its last two seconds, and no more once the move has ended', async () => {
    const audio = await atTable();
    audio.sound.show({ state: viewState({ clock }), happenings: [] });
    go(audio, 2990, 2990);
    expect(names(audio)).toEqual([]);
    go(audio, 3001, 20);
    expect(names(audio)).toEqual(['tick']);
    go(audio, 3501, 500);
    expect(names(audio)).toEqual(['tick', 'tick']);
    audio.sound.show({ state: viewState(), happenings: [] });
    go(audio, 9000, 9000);
    expect(names(audio)).toEqual(['tick', 'tick']);
  });
  const short = { ...clock, endsAt: 3000 };
  test.each([
    ['of a computer', { ...clock, seat: 1 }, 2999, []], ['in a pause', { ...clock, left: 1900 }, 2999, []],
    ['of the last chance', { ...clock, seat: null }, 2999, ['tick']],
    ['of three seconds, before its last half', short, 999, []], ['of three seconds, in its last half', short, 1499, ['tick']],
  ])('%s', async (_, some, now, heard) => {
    const audio = await atTable();
    audio.setNow(now);
    audio.sound.show({ state: viewState({ clock: some }), happenings: [] });
    go(audio, now + 20, 20);
    expect(names(audio)).toEqual(heard);
  });
  test('is not heard late, from a page that was hidden or a device that slept', async () => {
    const audio = await atTable();
    audio.sound.show({ state: viewState({ clock }), happenings: [] });
    go(audio, 3300, 3001);
    expect(names(audio)).toEqual([]);
    go(audio, 3501, 201);
    expect(names(audio)).toEqual(['tick']);
  });
  test('is not heard any more once the table is left', async () => {
    const audio = await atTable();
    audio.sound.show({ state: viewState({ clock }), happenings: [] });
    audio.sound.leave();
    go(audio, 9000, 9000);
    expect(names(audio)).toEqual([]);
  });
});

describe('calls', () => {
  test('are spoken where that is wanted and this device has a voice, as loud as voices are', async () => {
    const audio = await atTable({ preferences: { speech: true, volume: 0.5, voices: 0.5 }, voice: true });
    happens(audio, TAKEN);
    expect(audio.spoken).toEqual(['Snag! en 110 0.25']);
    expect(names(audio)).toEqual(['lit', 'lit', 'lit', 'lit', 'gathered', ...FOUR_COUNTED]);
  });
  test.each<[string, FakeAudioOptions]>([
    ['no voice is there', { preferences: { speech: true } }], ['nobody wants it', { voice: true }],
    ['voices are set to nothing', { preferences: { speech: true, voices: 0 }, voice: true }],
  ])('are shouted where %s', async (_, options) => {
    const audio = await atTable(options);
    happens(audio, TAKEN);
    expect([audio.spoken, names(audio)[0]]).toEqual([[], 'shout']);
  });
});

describe('a call that comes after something else', () => {
  beforeEach(() => { vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }); });
  afterEach(() => { vi.useRealTimers(); });
  const spoken = ({ spoken: all }: FakeAudio): string[] => all.filter((word) => word.startsWith('Snag!'));

  test('is spoken when it is seen, and each of two', async () => {
    const audio = await atTable({ preferences: { speech: true }, voice: true });
    happens(audio, PLACED, FALSE_CALL);
    expect(spoken(audio)).toHaveLength(0);
    vi.advanceTimersByTime(280);
    expect(spoken(audio)).toHaveLength(1);
    happens(audio, TAKEN, FALSE_CALL);
    expect(spoken(audio)).toHaveLength(2);
    vi.advanceTimersByTime(2000);
    expect(spoken(audio)).toHaveLength(3);
  });
  test.each<[string, (audio: FakeAudio) => unknown]>([
    ['the table is left', ({ sound }) => sound.leave()], ['the page is hidden', (audio) => audio.setHidden(true)],
    ['sound is put off', ({ preferences }) => preferences.set({ muted: true })],
  ])('is not spoken once %s', async (_, ends) => {
    const audio = await atTable({ preferences: { speech: true }, voice: true });
    happens(audio, PLACED, FALSE_CALL);
    await ends(audio);
    vi.advanceTimersByTime(2000);
    expect(spoken(audio)).toEqual([]);
  });
});

describe('what is set is tried out', () => {
  beforeEach(() => { vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }); });
  afterEach(() => { vi.useRealTimers(); });
  test.each<[string, readonly Partial<Preferences>[], readonly string[]]>([
    ['how loud the whole is, once the slider has come to rest', [{ volume: 0.3 }, { volume: 0.4 }, { volume: 0.5 }], ['setDown']],
    ['how loud voices are', [{ voices: 0.3 }], ['shout']], ['sound that is put on again', [{ muted: true }, { muted: false }], ['setDown']],
    ['but not sound that is put off', [{ muted: true }], []], ['nor what is not heard', [{ textSize: 'large' }], []],
  ])('%s', async (_, changes, heard) => {
    const audio = await atTable();
    for (const change of changes) {
      audio.preferences.set(change);
      await settle();
    }
    vi.advanceTimersByTime(200);
    expect(names(audio)).toEqual(heard);
    expect(audio.pulses).toEqual([]);
  });
  test('a vibration that is put on', async () => {
    const audio = await atTable({ preferences: { vibration: false } });
    audio.preferences.set({ vibration: true });
    expect(audio.pulses).toEqual([[14]]);
  });
});

describe('a short vibration', () => {
  const others: TableHappening = { ...PLACED, seat: 1 };
  test.each<[string, TableHappening, number[][]]>([
    ['tells that an own tile has landed', PLACED, [[0, 280, 14]]], ['not that another\'s has', others, []],
    ['tells of a run that is taken', TAKEN, [[28, 50, 28]]], ['tells of a false call', FALSE_CALL, [[70, 60, 70]]],
  ])('%s', async (_, happening, felt) => {
    const audio = await atTable({ preferences: { muted: true } });
    happens(audio, happening);
    expect(audio.pulses).toEqual(felt);
  });
  test('not where it is switched off, and not in a replay, in which nobody acts', async () => {
    const audio = await atTable({ preferences: { vibration: false } });
    happens(audio, TAKEN);
    expect(audio.pulses).toEqual([]);
    const replay = await atTable();
    replay.sound.show({ state: viewState({ viewer: null }), happenings: [TAKEN] });
    expect(replay.pulses).toEqual([]);
  });
});

describe('a guest of the house', () => {
  const CALL: GameCue = { kind: 'shout', word: 'Snap!', seats: [{ level: null }, { level: 'pip' }], seat: 1, at: 0 };
  const CARD: GameCue = { kind: 'effect', name: 'cardUp', at: 100, pitch: 1 };

  test('is heard by the cues of the house, and calls its own word in the voices of the house', async () => {
    const audio = await fakeAudio();
    audio.sound.play([CALL, CARD]);
    expect(audio.begun().map(({ name, when }) => `${name} ${when.toFixed(1)}`)).toEqual(['shout 10.0', 'cardUp 10.1']);
    const spoken = await fakeAudio({ voice: true, preferences: { speech: true } });
    spoken.sound.play([CALL]);
    expect(spoken.spoken).toEqual([expect.stringMatching(/^Snap! en 392 /u)]);
  });
  test('is not heard while sound is off or the page hidden, and what it has read aloud is not read then', async () => {
    const done = vi.fn();
    const muted = await fakeAudio({ voice: true, preferences: { muted: true } });
    muted.sound.play([CALL, CARD]);
    expect(muted.begun()).toEqual([]);
    expect(muted.sound.read('Seven.', done)).toBe(false);
    const soft = await fakeAudio({ voice: true, preferences: { volume: 0.5, voices: 0.5 } });
    expect(soft.sound.read('Seven.', done)).toBe(true);
    expect(soft.spoken).toEqual(['Seven. en 0.25']);
    expect(done).toHaveBeenCalledTimes(1);
    expect((await fakeAudio({ voice: true, preferences: { voices: 0 } })).sound.read('Seven.', done)).toBe(false);
    expect((await fakeAudio()).sound.read('Seven.', done)).toBe(false);
  });
});
