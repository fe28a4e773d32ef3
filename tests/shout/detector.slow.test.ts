/** What the detector hears as a call, and when: all of it synthesised, so none of it says how it is with a human voice. */
import { describe, expect, test } from 'vitest';
import { amount, LONG, SEED } from '../long/amount';
import { calibrated, heardIn, oneShout, shoutsIn, type Recorded, type Seated } from './synth/hearing';
import { clipped, emptyRoom, LIVING_ROOM, place } from './synth/room';
import { between, chanceOf, mix, RATE, type Chance } from './synth/sound';
import { chair, clap, knock } from './synth/table';
import { laughter, SHOUTED, shouterOf, talk } from './synth/voice';


/** Tells a figure where all of the program is played. */
const tell = (what: string): void => { if (LONG) process.stdout.write(`${what}\n`); };

/** How loud people shout, in dB SPL at a metre: as somebody whom others sleep next door, as at a game, as on a football ground. */
const LEVELS = { soft: 76, middle: 84, loud: 94 } as const;
const PITCHES = [90, 130, 180, 240, 300, 400];
const DISTANCES = [0.4, 0.6, 1.2, 2];

/** All of it takes minutes, on a busy machine many of them. */
const MINUTES = amount(120_000, 1_200_000);

interface Score { made: number; heard: number; twice: number; late: number[]; after: number[]; announced: number[] }

const none = (): Score => ({ made: 0, heard: 0, twice: 0, late: [], after: [], announced: [] });

const share = ({ heard, made }: Score): string => `${heard} of ${made} (${((100 * heard) / made).toFixed(1)} %)`;

/** The value below which such a part of all lies. */
function quantile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;
}

function count(score: Score, { sound, begins }: Recorded, level: number): void {
  const heard = heardIn(sound, level);
  const shouts = heard.filter((one) => one.kind === 'shout');
  const first = heard.find(({ kind }) => kind === 'rising');
  score.made += 1;
  if (shouts.length > 0) score.heard += 1;
  if (shouts.length > 1) score.twice += 1;
  for (const { onset, at } of shouts.slice(0, 1)) {
    score.late.push((onset - begins) * 1000);
    score.after.push((at - begins) * 1000);
    score.announced.push(((first?.at ?? at) - begins) * 1000);
  }
}

/** In the sample each pitch has one vowel. */
const VOWELS_OF = PITCHES.map((_, i) => (LONG ? SHOUTED : [SHOUTED[i % SHOUTED.length]!]));

/** Shouts of every pitch and vowel, each by somebody who has set their level at arm's length. */
function shoutsAt(level: number, distance: number, times: number, recorded: (chance: Chance, seated: Seated) => Recorded): Score {
  const score = none();
  for (const [i, pitch] of PITCHES.entries()) {
    for (const vowel of VOWELS_OF[i]!) {
      const chance = chanceOf(SEED * 7919 + pitch * 31 + SHOUTED.indexOf(vowel) * 7 + Math.round(level * 3 + distance * 10));
      const shouter = shouterOf(chance, pitch, vowel);
      const set = calibrated(chance, LIVING_ROOM, { shouter, level, distance: 0.6 });
      for (let time = 0; time < times; time += 1) count(score, recorded(chance, { shouter, level, distance }), set);
    }
  }
  return score;
}

/** The levels that people set who shout as loud as this. */
const SET = Object.values(LEVELS).map((level) => {
  const chance = chanceOf(SEED * 104_729 + level);
  return calibrated(chance, LIVING_ROOM, { shouter: shouterOf(chance, 180, 'ae'), level, distance: 0.6 });
});

/** How often recordings call, for each of these levels. */
function falseCalls(times: number, made: (chance: Chance) => Float32Array): number[] {
  const chance = chanceOf(SEED * 15_485_863 + times);
  const calls = SET.map(() => 0);
  for (let i = 0; i < times; i += 1) {
    const sound = clipped(made(chance));
    SET.forEach((set, k) => { calls[k]! += shoutsIn(sound, set).length; });
  }
  return calls;
}

/** So many of something, two seconds apart, in the empty room. */
function rowOf(chance: Chance, times: number, make: (chance: Chance) => Float32Array, level: () => number): Float32Array {
  const sound = emptyRoom(chance, LIVING_ROOM, 2 * times + 1);
  for (let i = 0; i < times; i += 1) {
    place(sound, LIVING_ROOM, make(chance), { at: 1 + 2 * i, level: level(), distance: between(chance, 0.3, 0.8) });
  }
  return sound;
}

/** So many people talk at once, each as loud as this at a metre, at 0.5 to 1.5 m from the microphone. */
function babble(chance: Chance, people: number, seconds: number, level: number): Float32Array {
  const sound = emptyRoom(chance, LIVING_ROOM, seconds);
  for (let i = 0; i < people; i += 1) {
    const where = { at: 0, level: between(chance, level - 3, level + 3), distance: between(chance, 0.5, 1.5) };
    place(sound, LIVING_ROOM, talk(chance, seconds), where);
  }
  return sound;
}

describe('synthesised shouts', { timeout: MINUTES }, () => {
  const far: Readonly<Record<number, number>> = { 0.4: 0.95, 0.6: 0.95, 1.2: 0.9, 2: 0.8 };
  const times = amount(1, 25);

  function tellOnsets({ late, after, announced }: Score): void {
    const off = late.map(Math.abs);
    tell(`  onset off by: median ${quantile(late, 0.5).toFixed(1)} ms, half within ${quantile(off, 0.5).toFixed(1)}, `
      + `nine of ten within ${quantile(off, 0.9).toFixed(1)}, most ${Math.max(...off).toFixed(0)} ms; `
      + `waited for from ${quantile(announced, 0.5).toFixed(0)} ms after it (nine of ten ${quantile(announced, 0.9).toFixed(0)} ms), `
      + `known ${quantile(after, 0.5).toFixed(0)} ms after it (nine of ten within ${quantile(after, 0.9).toFixed(0)} ms)`);
  }

  test.each(Object.entries(LEVELS))('%s ones are heard, once each, with their beginning', (_, level) => {
    const all = none();
    for (const distance of DISTANCES) {
      const score = shoutsAt(level, distance, times, (chance, seated) => oneShout(chance, LIVING_ROOM, seated));
      tell(`shouts of ${level} dB at ${distance} m: heard ${share(score)}, twice ${score.twice}`);
      expect(score.heard / score.made).toBeGreaterThan(far[distance]!);
      all.twice += score.twice;
      all.late.push(...score.late);
      all.after.push(...score.after);
      all.announced.push(...score.announced);
    }
    tellOnsets(all);
    expect(all.twice).toBe(0);
    expect(quantile(all.late.map(Math.abs), 0.9)).toBeLessThan(20);
  });

  test('they are heard while others talk', () => {
    const score = shoutsAt(LEVELS.middle, 0.6, times, (chance, seated) => {
      const { sound, begins, voice } = oneShout(chance, LIVING_ROOM, seated);
      mix(sound, babble(chance, 3, sound.length / RATE, 60), 0);
      return { sound: clipped(sound), begins, voice };
    });
    tell(`shouts of ${LEVELS.middle} dB while 3 talk (60 dB): heard ${share(score)}, twice ${score.twice}`);
    tellOnsets(score);
    expect(score.heard / score.made).toBeGreaterThan(0.9);
    expect(quantile(score.late.map(Math.abs), 0.5)).toBeLessThan(20);
  });
});

describe('what is no call', { timeout: MINUTES }, () => {
  const check = (what: string, calls: readonly number[], most: readonly number[]): void => {
    tell(`${what}: false beside soft shouts ${calls[0]}, middle ones ${calls[1]}, loud ones ${calls[2]}`);
    calls.forEach((made, i) => expect([what, i, made]).toEqual([what, i, Math.min(made, most[i]!)]));
  };
  const [minutes, length] = [amount(1, 15), amount(10, 60)];

  test('talk at the table', () => {
    for (const people of [1, 2, 4]) {
      const calls = falseCalls(minutes, (chance) => babble(chance, people, length, 60));
      check(`${minutes} min of ${people} talking (60 dB)`, calls, [minutes * 2, 0, 0]);
    }
    const loud = falseCalls(minutes, (chance) => babble(chance, 3, length, 66));
    check(`${minutes} min of 3 talking loudly (66 dB)`, loud, [Infinity, minutes * 2, 0]);
  });

  test('what is struck, pulled or laughed', () => {
    const many = amount(1, 20);
    const row = (make: (chance: Chance) => Float32Array, least: number, most: number): number[] =>
      falseCalls(many, (chance) => rowOf(chance, 20, make, () => between(chance, least, most)));
    check(`${many * 20} knocks (60 to 85 dB)`, row(knock, 60, 85), [many * 2, many, 0]);
    check(`${many * 20} claps (75 to 95 dB)`, row(clap, 75, 95), [0, 0, 0]);
    check(`${many * 20} chairs (55 to 75 dB)`, row(chair, 55, 75), [many, many, 0]);
    check(`${many * 20} laughs (65 to 80 dB)`, row(laughter, 65, 80), [Infinity, many * 10, 0]);
    check(`${minutes} min of silence`, falseCalls(minutes, (chance) => emptyRoom(chance, LIVING_ROOM, 60)), [0, 0, 0]);
  });
});

test('the same shout is heard alike at every rate that a microphone gives', () => {
  for (const rate of [16_000, 44_100, 48_000]) {
    const chance = chanceOf(SEED + 5);
    const { sound, begins } = oneShout(chance, LIVING_ROOM, { shouter: shouterOf(chance, 200, 'a'), level: 88, distance: 0.6 }, rate);
    const [first, ...rest] = shoutsIn(sound, -40, rate);
    expect(rest).toEqual([]);
    expect(Math.abs((first?.onset ?? Infinity) - begins)).toBeLessThan(0.02);
  }
});
