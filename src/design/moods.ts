/**
 * The six faces in their moods, as data: what is printed over a face, and how its head is held. A mood has to be known at the size of a
 * thumbnail, so it is in the eyes, the mouth and the tilt of the head. It comes with the games, after the faces themselves.
 */
import type { LevelName } from '../ai/levelNames';
import type { Mood } from '../session/viewState';
import {
  DROP, fill, GROUNDS, line, NOTE, openMouth, pupils, round, shut, SNORE, START, wide, type Eyes, type Gaze, type Shapes,
} from './moodParts';
import { PALETTE } from './palette';
import { disc, oval, PORTRAITS, star, type PortraitShape } from './portraits';

export type { Gaze } from './moodParts';

const {
  ink: INK, paperShade: TAN, ivory: IVORY, ivoryEdge: SHADE, tomato: TOMATO, tomatoDeep: BRICK, mustard: MUSTARD, teal: TEAL, wood: WOOD,
  woodLit: OAK,
} = PALETTE;

/** A face as it is printed: what lies behind the head, and the head with what is beside it. */
export interface MoodFace {
  readonly ground: readonly PortraitShape[];
  readonly head: readonly PortraitShape[];
  /** How the head is held: turned clockwise about the neck, in degrees, and moved down, in units of the box. */
  readonly turn: number;
  readonly down: number;
  /** How much closer the head comes, about the neck: 1 is as always. */
  readonly zoom: number;
  /** What is not part of the head. */
  readonly beside: readonly PortraitShape[];
}

/** The point about which a head is turned. */
export const NECK = { x: 24, y: 46 } as const;

/** What is printed over a face in a mood. */
interface Features {
  readonly glance: (gaze: Gaze) => Shapes;
  readonly gloat: Shapes;
  readonly wince: Shapes;
  readonly doze: Shapes;
  readonly gasp: Shapes;
  /** The mouth of somebody who hums. */
  readonly hum: Shapes;
}

const PIP_EYES: Eyes = {
  at: [[19, 27.5], [29, 27.5]], radius: 3.1, ink: INK, width: 1.7, lids: [fill(`${disc(19, 27.5, 3.6)} ${disc(29, 27.5, 3.6)}`, TAN)],
};
const PIP_MOUTH = fill('M18.6 32.9 H29.4 V38 H18.6 Z', TAN);
const PIP: Features = {
  glance: (gaze) => [
    fill(`${disc(19, 27.5, 3.3)} ${disc(29, 27.5, 3.3)}`, IVORY), pupils(PIP_EYES.at, gaze, 1.6, 1.7, INK),
    fill(disc(24, 30.5, 1.3), TOMATO),
  ],
  gloat: [
    ...shut(PIP_EYES, 'gloat'), fill('M17.2 32.4 H30.8 C30.8 40.2 17.2 40.2 17.2 32.4 Z', BRICK),
    fill('M19.6 32.4 H28.4 V34.9 H19.6 Z', IVORY),
  ],
  wince: [...shut(PIP_EYES, 'wince'), PIP_MOUTH, line('M19.4 36.4 L21.7 34.2 L24 36.4 L26.3 34.2 L28.6 36.4', BRICK, 1.6)],
  doze: [...shut(PIP_EYES, 'doze'), PIP_MOUTH, fill(oval(24, 35.4, 1.9, 2.2), BRICK)],
  gasp: [...wide(PIP_EYES), PIP_MOUTH, openMouth([24, 35.2], 6.2)],
  hum: [PIP_MOUTH, openMouth([24, 35.2], 3.2)],
};

const WANDA_EYES: Eyes = {
  at: [[19.2, 25.8], [28.8, 25.8]], radius: 3.2, ink: INK, width: 1.7,
  lids: [fill(`${disc(19.2, 25.8, 3.9)} ${disc(28.8, 25.8, 3.9)}`, TAN)],
};
const WANDA_MOUTH = fill(oval(24, 34.3, 6.4, 4.6), TAN);
const WANDA: Features = {
  glance: (gaze) => [
    fill(`${disc(19.2, 25.8, 3.6)} ${disc(28.8, 25.8, 3.6)}`, IVORY), pupils(WANDA_EYES.at, gaze, 1.6, 1.9, INK),
  ],
  gloat: [
    ...shut(WANDA_EYES, 'gloat'), fill('M17 29.8 C20 31.4 28 31.4 31 29.8 C31.6 37 27.4 39 24 39 C20.6 39 16.4 37 17 29.8 Z', BRICK),
    fill('M17.9 30.2 C21 31.4 27 31.4 30.1 30.2 L29.6 33.2 C26.4 34 21.6 34 18.4 33.2 Z', IVORY),
  ],
  wince: [...shut(WANDA_EYES, 'wince'), WANDA_MOUTH, fill('M18.6 32 H29.4 V36.4 H18.6 Z', IVORY),
    line('M18.6 32 H29.4 V36.4 H18.6 Z M21.3 32 V36.4 M24 32 V36.4 M26.7 32 V36.4', BRICK, 1.1)],
  doze: [...shut(WANDA_EYES, 'doze'), WANDA_MOUTH, fill(oval(24, 34, 2.4, 2.8), BRICK)],
  gasp: [...wide(WANDA_EYES), WANDA_MOUTH, openMouth([24, 34.2], 7.4)],
  hum: [WANDA_MOUTH, openMouth([24, 34.2], 3.6)],
};

const OTTO_EYES: Eyes = {
  at: [[18.4, 21.6], [29.6, 21.6]], radius: 2.9, ink: INK, width: 1.6,
  lids: [fill(`${disc(18.4, 21.5, 3.9)} ${disc(29.6, 21.5, 3.9)}`, SHADE)],
};
const OTTO: Features = {
  glance: (gaze) => [
    fill(`${disc(18.4, 21.5, 3.9)} ${disc(29.6, 21.5, 3.9)}`, IVORY), pupils(OTTO_EYES.at, gaze, 1.5, 1.9, INK),
    line('M15 20.2 C15.8 17.2 21 17.2 21.8 20.2 M26.2 20.2 C27 17.2 32.2 17.2 33 20.2', SHADE, 1.6),
  ],
  gloat: [
    ...shut({ ...OTTO_EYES, lids: [fill(`${disc(18.4, 21.5, 3.9)} ${disc(29.6, 21.5, 3.9)}`, IVORY)] }, 'gloat'),
    // A moustache can be lifted at its ends.
    fill('M24 29 C20 26 12 27 10.5 35.5 C15.5 37.5 21.5 36.5 24 33 C26.5 36.5 32.5 37.5 37.5 35.5 C36 27 28 26 24 29 Z', TAN),
    fill('M24 29.6 C20 27.4 13.5 31 8.6 26.4 C8.6 33.5 20 37 24 33.4 C28 37 39.4 33.5 39.4 26.4 C34.5 31 28 27.4 24 29.6 Z', WOOD),
    fill(oval(24, 27.3, 3.4, 2.8), TOMATO), fill('M20.5 35.6 C22 36.6 26 36.6 27.5 35.6 C27.5 38.4 20.5 38.4 20.5 35.6 Z', BRICK),
  ],
  wince: [...shut(OTTO_EYES, 'wince'), line('M15.4 13.2 L21.4 16.2 M32.6 13.2 L26.6 16.2', WOOD, 1.8)],
  doze: [...shut(OTTO_EYES, 'doze'), fill(oval(24, 37, 1.7, 1.5), BRICK)],
  gasp: [...wide(OTTO_EYES), openMouth([24, 37], 4.6)],
  hum: [openMouth([24, 37], 3)],
};

const VIOLA_EYES: Eyes = {
  at: [[19, 26.8], [29, 26.8]], radius: 3.4, ink: INK, width: 1.6,
  lids: [
    fill('M14.6 27.4 C15.6 21.4 22.4 21.4 23.2 27.4 C21.6 31 16.4 31 14.6 27.4 Z', TAN),
    fill('M24.8 27.4 C25.6 21.4 32.4 21.4 33.4 27.4 C31.6 31 26.4 31 24.8 27.4 Z', TAN),
  ],
};
const VIOLA_MOUTH = fill(oval(24, 33.5, 3.6, 2.3), TAN);
const VIOLA: Features = {
  glance: (gaze) => [
    fill('M15.2 27 C16.4 22.8 21.6 22.8 22.8 27 C21.6 30.4 16.4 30.4 15.2 27 Z', IVORY),
    fill('M25.2 27 C26.4 22.8 31.6 22.8 32.8 27 C31.6 30.4 26.4 30.4 25.2 27 Z', IVORY),
    pupils(VIOLA_EYES.at, gaze, 1.5, 2, TEAL), pupils(VIOLA_EYES.at, gaze, 1.5, 1, INK),
    line('M15.2 26.6 C16.4 22.6 21.4 22.6 22.8 27 M32.8 26.6 C31.6 22.6 26.6 22.6 25.2 27', INK, 1.1),
  ],
  gloat: [
    ...shut(VIOLA_EYES, 'gloat'), VIOLA_MOUTH, fill('M20 32 H28 C27.6 37 20.4 37 20 32 Z', TOMATO),
    fill('M21.2 32 H26.8 V33.3 H21.2 Z', IVORY),
  ],
  wince: [...shut(VIOLA_EYES, 'wince'), VIOLA_MOUTH, line('M20.8 35 C22.4 32.6 25.6 32.6 27.2 35', TOMATO, 1.7)],
  doze: [...shut(VIOLA_EYES, 'doze'), VIOLA_MOUTH, fill(oval(24, 33.6, 1.5, 1.7), TOMATO)],
  gasp: [...wide(VIOLA_EYES), VIOLA_MOUTH, openMouth([24, 34], 5.2)],
  hum: [VIOLA_MOUTH, openMouth([24, 34], 2.8)],
};

const HENRIK_EYES: Eyes = {
  at: [[19.4, 23.2], [28.6, 23.2]], radius: 2.7, ink: INK, width: 1.5,
  lids: [fill('M16 21.6 H22.6 V25.6 H16 Z M25.4 21.6 H32 V25.6 H25.4 Z', TAN)],
};
/** He shows as little as can be: a brow, a corner of the mouth. */
const HENRIK_MOUTH = fill('M19.6 33 H28.4 V37.2 H19.6 Z', MUSTARD);
const HENRIK_BROWS = fill('M15.6 17 H22.8 V20.2 H15.6 Z M25.2 17 H32.4 V20.2 H25.2 Z', TAN);
const HENRIK: Features = {
  glance: ({ x, y }) => [
    fill('M16.8 22.4 H22 C21.8 26 17 26 16.8 22.4 Z M26 22.4 H31.2 C31 26 26.2 26 26 22.4 Z', IVORY),
    fill([19.4, 28.6].map((at) => disc(round(at + x * 1.3), round(23.6 + Math.max(0, y) * 0.4), 1.3)).join(' '), INK),
    line('M16.6 22.4 H22 M26 22.4 H31.4', INK, 1.1),
  ],
  gloat: [
    HENRIK_MOUTH, line('M19.8 34 C22 37.4 26.6 37 28.6 33', WOOD, 1.7), HENRIK_BROWS,
    line('M16.4 17.4 C18 15.4 20.4 15.4 22 16.8 M31.6 19.2 C30 18 27.6 18 26 18.8', OAK, 1.6),
  ],
  wince: [
    ...shut(HENRIK_EYES, 'wince'), HENRIK_BROWS, line('M16.4 17.6 L21.8 20 M31.6 17.6 L26.2 20', OAK, 1.6),
    HENRIK_MOUTH, line('M20.4 36 C22.4 34 25.6 34 27.6 36', WOOD, 1.7),
  ],
  doze: [...shut(HENRIK_EYES, 'doze'), HENRIK_MOUTH, fill(oval(24, 35, 1.7, 1.5), WOOD)],
  gasp: [...wide(HENRIK_EYES), HENRIK_MOUTH, openMouth([24, 35], 5)],
  hum: [HENRIK_MOUTH, openMouth([24, 35], 2.8)],
};

const ADA_EYES: Eyes = {
  at: [[19, 26.8], [29, 26.8]], radius: 2.6, ink: INK, width: 1.5,
  lids: [
    fill('M15.4 24.6 C17.6 25 19.6 25 21.8 25.2 C21.8 29.4 16.2 30.2 15.4 24.6 Z', IVORY),
    fill('M32.6 24.6 C30.4 25 28.4 25 26.2 25.2 C26.2 29.4 31.8 30.2 32.6 24.6 Z', IVORY),
  ],
};
const ADA_MOUTH = fill('M19.6 32 H28.8 V35.6 H19.6 Z', OAK);
const ADA: Features = {
  glance: ({ x, y }) => [
    ...ADA_EYES.lids, fill([19, 28.8].map((at) => disc(round(at + x * 1.3), round(26.8 + y * 0.8), 1.5)).join(' '), INK),
  ],
  gloat: [
    ...shut(ADA_EYES, 'gloat'), ADA_MOUTH, line('M19.8 32.6 C21.8 36.6 26.8 36.4 29 31.8', BRICK, 1.8),
    fill(star(33.6, 22.6, 4, 3.6, 1), MUSTARD),
  ],
  wince: [...shut(ADA_EYES, 'wince'), ADA_MOUTH, line('M20.4 35 C22.4 33 25.8 33 27.8 35', BRICK, 1.7)],
  doze: [
    ...shut({ ...ADA_EYES, lids: ADA_EYES.lids.map((lid) => ({ ...lid, fill: OAK })) }, 'doze'), ADA_MOUTH,
    fill(oval(24, 34.2, 1.8, 1.7), BRICK),
  ],
  gasp: [...wide(ADA_EYES), ADA_MOUTH, openMouth([24, 34.2], 5.6)],
  hum: [ADA_MOUTH, openMouth([24, 34.2], 3)],
};

const FEATURES: Readonly<Record<LevelName, Features>> = { pip: PIP, wanda: WANDA, otto: OTTO, viola: VIOLA, henrik: HENRIK, ada: ADA };

/** Where somebody looks who hums: anywhere but at the board. */
const AWAY: Gaze = { x: 0.5, y: -0.9 };

/** How a head is held in each mood, and what is beside it. A head comes closer the more it has to say. */
const HELD = {
  gloat: { turn: 6, down: 2, zoom: 1.2, beside: [] },
  wince: { turn: -9, down: 4, zoom: 1.2, beside: DROP },
  doze: { turn: 15, down: 4, zoom: 1.1, beside: SNORE },
  gasp: { turn: 0, down: 3, zoom: 1.22, beside: START },
  hum: { turn: -7, down: 0, zoom: 1, beside: NOTE },
} as const;

/** A face in a mood. @param gaze where it looks, when it glances at something */
export function moodFace(level: LevelName, mood: Mood | null, gaze: Gaze): MoodFace {
  const [own, ...face] = PORTRAITS[level];
  const ground = own ? [own] : [];
  if (mood === null) return { ground, head: face, turn: 0, down: 0, zoom: 1, beside: [] };
  const features = FEATURES[level];
  switch (mood) {
    case 'glance': {
      const [turn, down] = [round(gaze.x * 5), round(Math.max(0, gaze.y) * 1.5)];
      return { ground, head: [...face, ...features.glance(gaze)], turn, down, zoom: 1.06, beside: [] };
    }
    case 'hum': return { ground, head: [...face, ...features.glance(AWAY), ...features.hum], ...HELD.hum };
    default: return { ground: GROUNDS[mood], head: [...face, ...features[mood]], ...HELD[mood] };
  }
}
