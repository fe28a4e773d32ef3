/**
 * What the sounds of the table are made of. A tile is a small slab of wood: three modes that die at once, the higher the sooner, and the
 * click with which it hits. What sings are bars of a marimba: a tone, its double octave, and the stroke.
 */
import type { EffectName } from '../cue';
import type { Layer, Tone } from './tone';

/** A mode of something struck: it is there at once and dies away, first fast and then slowly. @param lasts in seconds */
function mode(pitch: number, volume: number, lasts: number): Tone {
  return { wave: 'sine', pitch, volume, attack: 0.001, decay: lasts * 0.3, sustainVolume: 0.3, release: lasts * 0.7 };
}

/** The click of a stroke. */
function click(volume: number, lasts = 0.006, highPass = 1200): Tone {
  return { wave: 'noise', pitch: 2917, volume, attack: 0.0005, release: lasts, highPass };
}

/** Something that slides over paper or wood. @param brightness in hertz: there it is loudest */
function rustle(volume: number, swells: number, fades: number, brightness: number): Tone {
  return { wave: 'noise', pitch: 2311, volume, attack: swells, release: fades, lowPass: brightness };
}

const at = (seconds: number, ...tones: readonly Tone[]): Layer[] => tones.map((tone) => ({ at: seconds, tone }));

/** A mode of a struck body: its pitch, volume and length as parts of the body's own. */
type Mode = readonly [pitch: number, volume: number, lasts: number];

const WOOD: readonly Mode[] = [[1, 0.62, 1], [2.57, 0.4, 0.55], [4.95, 0.2, 0.3]];
const BAR: readonly Mode[] = [[1, 0.7, 1], [3.98, 0.26, 0.34], [9.2, 0.06, 0.1]];
const BELL: readonly Mode[] = [[1, 0.5, 1], [2.76, 0.28, 0.6], [5.4, 0.12, 0.3]];

function body(modes: readonly Mode[], pitch: number, volume: number, lasts: number): Tone[] {
  return modes.map((part) => mode(pitch * part[0], volume * part[1], lasts * part[2]));
}

/** A wooden tile that hits something. @param pitch of its lowest mode */
function wood(seconds: number, pitch: number, volume: number, lasts = 0.11): Layer[] {
  return at(seconds, ...body(WOOD, pitch, volume, lasts), click(volume * 0.3));
}

/** A bar of a marimba. */
function bar(seconds: number, pitch: number, volume: number, lasts = 0.34): Layer[] {
  return at(seconds, ...body(BAR, pitch, volume, lasts), click(volume * 0.12, 0.004));
}

/** A small bell. */
function bell(seconds: number, pitch: number, volume: number, lasts: number): Layer[] {
  return at(seconds, ...body(BELL, pitch, volume, lasts), click(volume * 0.1, 0.003, 3000));
}

/** A horn of paper: a buzz that is held, as children blow it. */
function horn(seconds: number, pitch: number, volume: number, lasts: number, slide = 0): Layer[] {
  const tone: Tone = { wave: 'saw', pitch, volume, attack: 0.02, sustain: lasts * 0.5, release: lasts * 0.5, slide, lowPass: 1900 };
  return at(seconds, tone, { ...tone, pitch: pitch * 1.006, volume: volume * 0.7 });
}

/** The tiles that are scrambled: when each knocks at another, how high and how loud. No two follow alike. */
const KNOCKS = Array.from({ length: 22 }, (_, i) => ({
  when: 0.03 + i * 0.029 + ((i * 7) % 5) * 0.004,
  pitch: 560 + ((i * 37) % 11) * 46,
  volume: 0.1 + ((i * 3) % 7) * 0.018,
}));

const [C5, D5, E5, G5, A5, C6, E6, G6] = [523.3, 587.3, 659.3, 784, 880, 1046.5, 1318.5, 1568];

/** Each sound of the table, at the pitch 1. Small loudspeakers carry little below 400 Hz: all have most of what they are above that. */
export const EFFECT_LAYERS: Readonly<Record<EffectName, readonly Layer[]>> = {
  takenUp: [...at(0, rustle(0.14, 0.02, 0.04, 3400)), ...wood(0.03, 980, 0.2, 0.05)],
  setDown: [...wood(0, 430, 0.42, 0.13), ...at(0, mode(172, 0.1, 0.09))],
  drawn: [...at(0, rustle(0.2, 0.09, 0.07, 2600)), ...wood(0.15, 760, 0.22, 0.06)],
  turnedUp: [...at(0, rustle(0.14, 0.06, 0.06, 3000)), ...wood(0.2, 610, 0.34, 0.09)],
  scramble: [
    ...at(0, rustle(0.1, 0.25, 0.45, 1800)),
    ...KNOCKS.flatMap(({ when, pitch, volume }) => wood(when, pitch, volume, 0.06)),
  ],
  dealt: wood(0, 820, 0.15, 0.05),
  lit: bar(0, C5, 0.19),
  longRun: [...[C6, E6, G6].flatMap((pitch, i) => bar(i * 0.07, pitch, 0.16, 0.34)), ...bell(0.21, 2093, 0.07, 0.6)],
  gathered: [...at(0, rustle(0.16, 0.1, 0.08, 2300)), ...wood(0.13, 540, 0.22, 0.08), ...wood(0.17, 620, 0.17, 0.08)],
  counted: [...wood(0, 690, 0.2, 0.06), ...bar(0, G5, 0.1, 0.17)],
  tension: bar(0, 440, 0.09, 0.5),
  missed: [...bar(0, E5, 0.26, 0.22), ...bar(0.13, C5, 0.26, 0.3), ...wood(0.13, 420, 0.14, 0.1)],
  falseCall: [
    ...horn(0, 247, 0.1, 0.2, -0.04), ...horn(0.24, 208, 0.11, 0.34, -0.06), ...wood(0, 470, 0.2), ...wood(0.24, 420, 0.2),
  ],
  paid: [...wood(0, 700, 0.26, 0.07), ...bar(0, A5, 0.08, 0.14)],
  lostMove: [...wood(0, 410, 0.34, 0.16), ...wood(0.11, 360, 0.22, 0.16)],
  tick: wood(0, 1250, 0.24, 0.045),
  timeUp: [...bell(0, E6, 0.26, 0.7), ...bell(0.12, E6, 0.2, 0.8)],
  won: [
    ...[C5, E5, G5, C6, E6].flatMap((pitch, i) => bar(i * 0.11, pitch, 0.28, 0.4)),
    ...[C5, E5, G5].flatMap((pitch) => horn(0.62, pitch, 0.05, 0.8)), ...bar(0.62, G6, 0.22, 0.6), ...bell(0.62, 2093, 0.08, 1),
  ],
  lost: [...bar(0, G5, 0.28, 0.34), ...bar(0.2, E5, 0.28, 0.34), ...bar(0.4, D5, 0.28, 0.36), ...bar(0.62, C5, 0.3, 0.8)],
  cardUp: [...at(0, rustle(0.2, 0.03, 0.05, 3600)), ...wood(0.06, 890, 0.18, 0.05)],
  cardDown: [...at(0, rustle(0.12, 0.05, 0.05, 2200)), ...wood(0.09, 560, 0.1, 0.05)],
  dieUp: [...wood(0, 720, 0.2, 0.06), ...bar(0.07, G5, 0.24, 0.24), ...bar(0.17, C6, 0.26, 0.4)],
  dieDown: [...wood(0, 640, 0.2, 0.06), ...bar(0.07, E5, 0.26, 0.24), ...bar(0.19, 440, 0.26, 0.4)],
  dieStays: [...wood(0, 680, 0.2, 0.06), ...wood(0.1, 610, 0.16, 0.06)],
  tied: [
    ...bar(0, C5, 0.26, 0.3), ...bar(0.16, G5, 0.26, 0.3), ...bar(0.32, C5, 0.26, 0.3),
    ...bar(0.52, C6, 0.2, 0.7), ...bar(0.52, C5, 0.22, 0.7),
  ],
};
