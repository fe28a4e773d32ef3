/**
 * The sounds as they are rendered, held to a table: nothing clips, also where several sound together; nothing is longer than it is told
 * to be; and a phone's loudspeaker, which carries little below 400 Hz, carries most of it.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import type { TableHappening, ViewState } from '../../src/session/viewState';
import { effect, EFFECTS, type Cue, type EffectName } from '../../src/sound/cue';
import { cuesOf, shout } from '../../src/sound/cues';
import { samplesOf, soundKey } from '../../src/sound/synth/render';
import { mixed, SAMPLE_RATE, type BuildSamples } from '../../src/sound/synth/tone';
import { heardOf, viewState, zzfx } from '../helpers/heard';

let build: BuildSamples;
beforeAll(async () => { build = await zzfx(); });

const rendered = new Map<string, Float32Array>();

/** The samples of a cue, rendered once. */
function samplesIn(cue: Cue): Float32Array {
  const key = soundKey(cue);
  const samples = rendered.get(key) ?? samplesOf(cue, build);
  rendered.set(key, samples);
  return samples;
}

const known = new Map<string, Figures>();

/** What there is to say of a cue, worked out once. */
function figuresIn(cue: Cue): Figures {
  const key = soundKey(cue);
  const figures = known.get(key) ?? figuresOf(samplesIn(cue));
  known.set(key, figures);
  return figures;
}

/** How strong a pitch is in a sound: the power at it, by Goertzel. */
function powerAt(samples: Float32Array, hertz: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * hertz) / SAMPLE_RATE);
  let one = 0;
  let two = 0;
  // Without lists and iterators: it's gone through for each sample of each sound at each pitch.
  for (let i = 0; i < samples.length; i += 1) {
    const next = samples[i]! + turn * one - two;
    two = one;
    one = next;
  }
  return one * one + two * two - turn * one * two;
}

/** Pitches from 60 to 12,000 Hz, a quarter of a tone apart. */
const PITCHES = Array.from({ length: 184 }, (_, i) => 60 * 2 ** (i / 24));

interface Figures { readonly peak: number; readonly lasts: number; readonly loudest: number; readonly carried: number }

/** `lasts` in milliseconds; `loudest`: the strongest pitch in hertz; `carried`: the part of the power that lies above 400 Hz. */
function figuresOf(samples: Float32Array): Figures {
  const powers = PITCHES.map((hertz) => ({ hertz, power: powerAt(samples, hertz) * hertz }));
  const sum = (some: typeof powers): number => some.reduce((all, { power }) => all + power, 0);
  return {
    peak: samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
    lasts: Math.round((samples.length / SAMPLE_RATE) * 1000),
    loudest: powers.toSorted((a, b) => b.power - a.power)[0]!.hertz,
    carried: sum(powers.filter(({ hertz }) => hertz > 400)) / sum(powers),
  };
}

const all: readonly Cue[] = [...EFFECTS.map((name) => effect(name)), ...(['pip', 'otto', 'ada', null] as const).map((level) => (
  shout([{ level }], 0)
))];

describe('each sound', () => {
  test.each<[EffectName, peak: number, lasts: number, loudest: number]>([
    ['takenUp', 0.27, 81, 988], ['setDown', 0.54, 131, 428], ['drawn', 0.3, 211, 762], ['turnedUp', 0.48, 291, 605],
    ['scramble', 0.33, 708, 784], ['dealt', 0.23, 51, 831], ['lit', 0.2, 341, 523], ['gathered', 0.31, 251, 539],
    ['counted', 0.29, 171, 784], ['tension', 0.09, 501, 440],
    ['missed', 0.38, 431, 523], ['falseCall', 0.37, 600, 247], ['paid', 0.33, 141, 699], ['lostMove', 0.41, 271, 360],
    ['tick', 0.34, 46, 1245], ['timeUp', 0.25, 921, 1319], ['won', 0.42, 1621, 1569], ['lost', 0.32, 1421, 523],
    ['tied', 0.28, 1221, 1047], ['cardUp', 0.25, 111, 3421], ['cardDown', 0.14, 141, 555],
    ['dieUp', 0.28, 571, 1047], ['dieDown', 0.28, 591, 440], ['dieStays', 0.28, 161, 679],
  ])('%s: a peak of %f, %i ms, loudest at %i Hz', (name, peak, lasts, loudest) => {
    const figures = figuresIn(effect(name));
    expect({ ...figures, loudest: Math.round(figures.loudest) }).toMatchObject({ peak: expect.closeTo(peak, 2), lasts, loudest });
  });
  test('is carried by a phone', () => {
    for (const cue of all) expect(figuresIn(cue).carried, soundKey(cue)).toBeGreaterThan(0.4);
  });
  test('is made without chance, begins and ends in silence, and pushes the loudspeaker to neither side', () => {
    for (const cue of all) {
      const samples = samplesOf(cue, build);
      expect(samples.every((sample, i) => sample === samplesIn(cue)[i]), cue.name).toBe(true);
      expect(Math.max(Math.abs(samples[0]!), Math.abs(samples.at(-1)!)), cue.name).toBeLessThan(0.02);
      expect(Math.abs(samples.reduce((sum, sample) => sum + sample, 0) / samples.length), cue.name).toBeLessThan(0.005);
    }
  });
});

describe('a shout', () => {
  test('of another word begins alike, and its voice ends sooner: the lips close where the tongue would', () => {
    const snag = shout([{ level: 'otto' }], 0);
    const [one, other] = [samplesIn(snag), samplesIn({ ...snag, word: 'Snap!' })];
    expect(figuresIn({ ...snag, word: 'Snap!' })).toMatchObject({ peak: expect.closeTo(0.5, 2), lasts: 576 });
    const loud = (samples: Float32Array, from: number, to: number): number =>
      Math.hypot(...samples.slice(Math.round(from * SAMPLE_RATE), Math.round(to * SAMPLE_RATE)));
    expect(loud(other, 0.15, 0.3) / loud(one, 0.15, 0.3)).toBeCloseTo(1, 1);
    expect(loud(other, 0.46, 0.51) / loud(one, 0.46, 0.51)).toBeLessThan(0.3);
  });
  test('is as loud and as long in every voice, and its pitch is the voice\'s own', () => {
    for (const level of ['pip', 'wanda', 'otto', 'viola', 'henrik', 'ada'] as const) {
      const cue = shout([{ level }], 0);
      const samples = samplesIn(cue);
      expect(figuresIn(cue)).toMatchObject({ peak: expect.closeTo(0.5, 2), lasts: 561 });
      // In the vowel, a third of the way in, the harmonics of the voice stand out from what lies between them.
      const vowel = samples.slice(Math.round(0.2 * SAMPLE_RATE), Math.round(0.3 * SAMPLE_RATE));
      const strongest = PITCHES.filter((hertz) => hertz < 500).map((hertz) => ({
        hertz, power: [1, 2, 3, 4].reduce((sum, nth) => sum + Math.sqrt(powerAt(vowel, hertz * nth)), 0),
      })).toSorted((a, b) => b.power - a.power)[0]!;
      // An octave is one pitch to the ear of this test; the melody lifts it by a fifth of itself.
      const octaves = Math.log2(strongest.hertz / (cue.voice.pitch * 1.18));
      expect(Math.abs(octaves - Math.round(octaves)), level).toBeLessThan(0.12);
    }
  });
});

describe('what sounds together never clips at full volume', () => {
  const RUN = { direction: 'across', maker: 1, missed: false } as const;
  const seven = [41, 42, 43, 44, 45, 46, 47];
  const swept = (missed: boolean): TableHappening =>
    ({ type: 'snagged', seat: 2, tiles: seven, runs: [{ ...RUN, squares: seven, missed }] });
  const long = Array.from({ length: 16 }, (_, i) => i + 31);
  const two = viewState({ seats: viewState().seats.map((seat) => ({ ...seat, level: 'pip' })) });
  test.each<[string, readonly TableHappening[], ViewState]>([
    ['a sweep of seven', [swept(false)], viewState()],
    ['a sweep of seven that was missed', [swept(true)], two],
    ['a sweep of sixteen', [{ type: 'snagged', seat: 1, tiles: long, runs: [{ ...RUN, squares: long }] }], viewState()],
    ['a tile, and a sweep at once', [{ type: 'placed', seat: 0, tile: 41 }, swept(false)], viewState({ calls: 'automatic' })],
    ['a false call that is paid for', [
      { type: 'falseCall', seat: 1, penalty: 'pay-tile', paid: [{ to: 0, tile: 1 }, { to: 2, tile: 2 }] }, { type: 'lostMove', seat: 1 },
    ], two],
    ['the deal', [{ type: 'seated', from: [0, 1, 2] }, { type: 'dealt' }], viewState()],
    ['the end', [swept(false), { type: 'over', tiles: [1, 2, 3] }, { type: 'counted' }], viewState()],
  ])('%s', (_, happenings, state) => {
    for (const still of [false, true]) {
      const sum = mixed(cuesOf({ ...heardOf(happenings, state), still }).map((cue) => ({
        at: cue.at / 1000, samples: atPitch(samplesIn(cue), cue.kind === 'effect' ? cue.pitch : 1),
      })));
      expect(sum.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeLessThan(1);
    }
  });
});

/** A sound as it is played higher or lower: faster or slower. */
function atPitch(samples: Float32Array, pitch: number): Float32Array {
  return Float32Array.from({ length: Math.ceil(samples.length / pitch) }, (_, i) => samples[Math.round(i * pitch)] ?? 0);
}
