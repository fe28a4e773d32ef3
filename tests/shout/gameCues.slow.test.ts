/** The game's own sounds, as loud as a telephone makes them that lies before somebody, do not call for them. */
import { beforeAll, expect, test } from 'vitest';
import { LEVEL_NAMES } from '../../src/ai/levelNames';
import { raisedBy } from '../../src/shout/gameSounds';
import { effect, EFFECTS, type Cue } from '../../src/sound/cue';
import { samplesOf } from '../../src/sound/synth/render';
import { SAMPLE_RATE, type BuildSamples } from '../../src/sound/synth/tone';
import { voiceAt } from '../../src/sound/voices';
import { zzfx } from '../helpers/heard';
import { LONG, SEED } from '../long/amount';
import { calibrated, shoutsIn } from './synth/hearing';
import { atMicrophone, clipped, echoOf, emptyRoom, LIVING_ROOM } from './synth/room';
import { chanceOf, loudness as loudnessOf, mix } from './synth/sound';
import { shouterOf } from './synth/voice';

let build: BuildSamples;
beforeAll(async () => { build = await zzfx(); });

const FROM = 0.8;

const CUES: readonly Cue[] = [
  ...EFFECTS.map((name) => effect(name)),
  ...LEVEL_NAMES.map((level): Cue => ({ kind: 'voice', name: 'shout', at: 0, voice: voiceAt([{ level }], 0) })),
];

/** A cue in the room. @param gain by which the loudspeaker makes it louder: the same for all */
function played(cue: Cue, gain: number): { readonly sound: Float32Array; readonly lasts: number } {
  const samples = samplesOf(cue, build);
  const lasts = samples.length / SAMPLE_RATE;
  const sound = emptyRoom(chanceOf(3), LIVING_ROOM, FROM + lasts + 0.6, SAMPLE_RATE);
  mix(sound, samples, FROM, gain, SAMPLE_RATE);
  mix(sound, echoOf(samples, LIVING_ROOM.echo, SAMPLE_RATE), FROM, gain, SAMPLE_RATE);
  return { sound: clipped(sound), lasts };
}

/** The levels that people set who shout with 76, 84 and 94 dB at a metre. */
const SET = Object.entries({ soft: 76, middle: 84, loud: 94 }).map(([how, level]) => {
  const chance = chanceOf(SEED + level);
  return { how, level: calibrated(chance, LIVING_ROOM, { shouter: shouterOf(chance, 180, 'ae'), level, distance: 0.6 }) };
});

test.each(LONG ? [70, 78] : [78])('where the game’s own call comes with %i dB to the microphone', (loudness) => {
  const voice = samplesOf(CUES.at(-1)!, build);
  const gain = atMicrophone(LIVING_ROOM, loudness) / loudnessOf(voice, SAMPLE_RATE);
  const called = SET.map(() => ({ told: [] as string[], untold: 0 }));
  for (const cue of CUES) {
    const { sound, lasts } = played(cue, gain);
    // The page hears of it as it begins, in milliseconds.
    const told = { kind: cue.kind, from: FROM * 1000, until: (FROM + lasts) * 1000 };
    SET.forEach(({ level }, i) => {
      if (shoutsIn(sound, level, SAMPLE_RATE, (at) => raisedBy([told], at * 1000).by).length > 0) called[i]!.told.push(cue.name);
      if (LONG) called[i]!.untold += shoutsIn(sound, level, SAMPLE_RATE).length > 0 ? 1 : 0;
    });
  }
  if (LONG) {
    SET.forEach(({ how }, i) => process.stdout.write(`the game's cues (its call ${loudness} dB) beside ${how} shouts: ${
      called[i]!.told.length} of ${CUES.length} call; ${called[i]!.untold} would if nobody told of them\n`));
  }
  expect(called.map(({ told }) => told)).toEqual([[], [], []]);
});
