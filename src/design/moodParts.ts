/**
 * What all faces in a mood are made with: eyes that are shut for joy, pain or sleep, or wide open; what lies behind a head then, and the
 * signs beside it. Behind and beside are large shapes: they are what is known first where a face is as small as a thumbnail.
 */
import { PALETTE } from './palette';
import { disc, oval, star, type PortraitShape } from './portraits';

const {
  ink: INK, paper: PAPER, ivory: IVORY, tomato: TOMATO, tomatoDeep: BRICK, mustard: MUSTARD, sky: SKY,
} = PALETTE;

/** Where somebody looks: to the right and down, each from -1 to 1. */
export interface Gaze { readonly x: number; readonly y: number }

export type Point = readonly [number, number];
export type Shapes = readonly PortraitShape[];

export const fill = (d: string, colour: string): PortraitShape => ({ d, fill: colour });
export const line = (d: string, stroke: string, width: number): PortraitShape => ({ d, stroke, width });
export const round = (value: number): number => Math.round(value * 100) / 100;

/** Eyes shut for joy, for pain, or in sleep: each drawn in one stroke about its middle. */
const JOY = ([x, y]: Point, r: number): string =>
  `M${round(x - r)} ${round(y + r * 0.45)} C${round(x - r * 0.7)} ${round(y - r)} ${round(x + r * 0.7)} ${round(y - r)} ${
    round(x + r)} ${round(y + r * 0.45)}`;
const SLEEP = ([x, y]: Point, r: number): string =>
  `M${round(x - r)} ${round(y - r * 0.1)} C${round(x - r * 0.6)} ${round(y + r * 0.9)} ${round(x + r * 0.6)} ${round(y + r * 0.9)} ${
    round(x + r)} ${round(y - r * 0.1)}`;
const PAIN = ([x, y]: Point, r: number, inwards: number): string =>
  `M${round(x - inwards * r)} ${round(y - r * 0.75)} L${round(x + inwards * r * 0.8)} ${y} L${round(x - inwards * r)} ${
    round(y + r * 0.75)}`;

/** Both eyes, and what they are covered with while they are shut. */
export interface Eyes {
  readonly at: readonly [Point, Point];
  readonly radius: number;
  readonly lids: Shapes;
  readonly ink: string;
  readonly width: number;
}

/** Both eyes shut, each in one stroke. */
export const shut = ({ at: [left, right], radius, lids, ink, width }: Eyes, mood: 'gloat' | 'wince' | 'doze'): Shapes => {
  const strokes = {
    gloat: [JOY(left, radius), JOY(right, radius)], doze: [SLEEP(left, radius), SLEEP(right, radius)],
    wince: [PAIN(left, radius, 1), PAIN(right, radius, -1)],
  }[mood];
  return [...lids, line(strokes.join(' '), ink, width)];
};

/** Eyes as wide as they go, with small pupils, and brows that have gone up. */
export const wide = ({ at, radius, lids }: Eyes): Shapes => {
  const size = radius + 1.2;
  const brow = ([x, y]: Point): string => `M${x - radius} ${y - size - 1.6} C${x - 1} ${y - size - 3.2} ${x + 1} ${y - size - 3.2} ${
    x + radius} ${y - size - 1.6}`;
  return [
    ...lids, { d: at.map(([x, y]) => disc(x, y, size)).join(' '), fill: IVORY, stroke: INK, width: 1.1 },
    fill(at.map(([x, y]) => disc(x, y, 1.4)).join(' '), INK), line(at.map(brow).join(' '), INK, 1.3),
  ];
};

/** A mouth that stands open, or is pursed to whistle. @param size across, in units of the box */
export const openMouth = ([x, y]: Point, size: number): PortraitShape => fill(oval(x, y, size / 2, size * 0.58), BRICK);

/** Pupils that have gone to where somebody looks. */
export const pupils = (at: readonly [Point, Point], { x, y }: Gaze, reach: number, radius: number, colour: string): PortraitShape =>
  fill(at.map(([left, top]) => disc(round(left + x * reach), round(top + y * reach), radius)).join(' '), colour);

/** A sleeper's letter, which every language knows. */
export const SNORE: Shapes = ['M32 7.5 H40 L32 16.5 H40'].flatMap((d) => [line(d, INK, 5.4), line(d, IVORY, 2.8)]);
/** A drop of sweat. */
export const DROP: Shapes = [{
  d: 'M38.5 13 C41.5 17 42.5 18.5 42.5 20.4 C42.5 24.6 34.5 24.6 34.5 20.4 C34.5 18.5 35.5 17 38.5 13 Z',
  fill: SKY, stroke: INK, width: 1.2,
}];

/** A note that is hummed. */
export const NOTE: Shapes = [
  { d: 'M36 19 V8 L42 6.6 V10', stroke: INK, width: 4.6 }, { d: oval(33.9, 19.4, 2.5, 2), stroke: INK, width: 3, fill: INK },
  { d: 'M36 19 V8 L42 6.6 V10', stroke: IVORY, width: 2 }, { d: oval(33.9, 19.4, 2.5, 2), fill: IVORY },
];
/** What a start makes: an exclamation mark. */
export const START: Shapes = [
  { d: 'M41 9 L39.8 17', stroke: INK, width: 6.4 }, { d: disc(39, 22.6, 2.2), fill: INK, stroke: INK, width: 2.6 },
  { d: 'M41 9 L39.8 17', stroke: TOMATO, width: 3.6 }, { d: disc(39, 22.6, 2.2), fill: TOMATO },
];

const ground = (colour: string, rays: number, inner: number, lit: string): Shapes => [
  fill('M0 0 H48 V48 H0 Z', colour), fill(star(24, 24, rays, 24, inner), lit),
];
/** What lies behind a head in a mood, in place of the face's own ground: rays of joy, jags of pain, a night with stars, and a flash. */
export const GROUNDS = {
  gloat: ground(MUSTARD, 12, 14, PAPER),
  wince: ground(BRICK, 9, 17, TOMATO),
  doze: [fill('M0 0 H48 V48 H0 Z', INK), fill([[9, 13], [7, 31], [42, 30]].map(([x, y]) => star(x!, y!, 4, 3.6, 1.1)).join(' '), MUSTARD)],
  gasp: ground(SKY, 16, 17, IVORY),
} as const satisfies Readonly<Record<string, Shapes>>;
