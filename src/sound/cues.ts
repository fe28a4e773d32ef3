/**
 * The table of cues: what is heard of what happens. Pure. A game, its replay and a lesson ask here alike, so they sound alike. A cue hangs
 * on nothing but what every seat is told at that moment; when it comes, on the times by which the picture moves.
 */
import type { Tile } from '../rules/board';
import type { Seat } from '../rules/position';
import { winnersOf } from '../rules/scoring';
import type { TableHappening } from '../session/viewState';
import {
  COUNTED, DEAL_STEP, flightOf, lineOf, litEach, litTime, loudness, NO_AT, PAY, STING_AT, stings, SWEEP, sweepOf, untilNext,
  type Surroundings,
} from '../view/motion/times';
import type { AudibleTable } from './audibleTable';
import { effect, endFor, type Cue, type EffectName, type VoiceCue } from './cue';
import { voiceAt } from './voices';

/** What cues are made from. */
export interface Heard {
  /** The table as it was told before: of what happened before somebody listened nothing is heard. */
  readonly before: AudibleTable | null;
  readonly table: AudibleTable;
  readonly happenings: readonly TableHappening[];
  /** The tile that somebody here let go of just now, near its square. */
  readonly dropped: Tile | null;
  /** Whether nothing moves: then a tile lies as soon as it is told. Only a sweep is still heard tile by tile. */
  readonly still: boolean;
  /** How fast the picture moves. */
  readonly speed: number;
}

/** A false call is told once the word was heard. */
const AFTER_SHOUT = 300;

/** Between the two rings of runs that cross. */
const CROSSING = 150;

const SEMITONE = 2 ** (1 / 12);

/** A board with this many tiles more sounds a semitone lower. */
const TILES_A_SEMITONE = 8;

/** From so many tiles on a placed one rings, each time that so many more lie there one note higher, up to the highest. */
const TENSION = { from: 9, tiles: 3, notes: 7 } as const;

/** The steps in semitones by which the tiles of a sweep rise: five to an octave, so that any two sound well together. */
const PENTATONIC = [0, 2, 4, 7, 9];

/** From here on the sweep of a very long call rises no more. */
const HIGHEST = 12;

/** How high a tile sounds that is laid on a board. @param lying how many lie there with it */
function boardPitch(lying: number): number {
  return SEMITONE ** (3 - lying / TILES_A_SEMITONE);
}

/** How high a tile of a sweep sounds, counted from 0. */
export function sweepPitch(nth: number): number {
  const step = Math.min(nth, HIGHEST);
  return SEMITONE ** (12 * Math.floor(step / PENTATONIC.length) + PENTATONIC[step % PENTATONIC.length]!);
}

/**
 * What rings with a tile as it lands. It rises with the number of tiles on the board, falls as a run is taken off it, and hangs on nothing
 * that they make: it tells no run.
 */
function tension(lying: number, at: number): Cue[] {
  if (lying < TENSION.from) return [];
  return [effect('tension', at, sweepPitch(Math.min(TENSION.notes, Math.floor((lying - TENSION.from) / TENSION.tiles))))];
}

/** The call of a seat. @param at when it is heard, as a cue tells it */
export function shout(seats: Parameters<typeof voiceAt>[0], seat: Seat, at = 0): VoiceCue {
  return { kind: 'voice', name: 'shout', at, voice: voiceAt(seats, seat) };
}

/** How many tiles lay on the board before it all happened. */
function lyingBefore({ table, happenings }: Heard): number {
  return happenings.reduce((lying, happening) => {
    if (happening.type === 'placed') return lying - 1;
    return happening.type === 'snagged' ? lying + happening.tiles.length : lying;
  }, table.lying);
}

/** The end, for the people at this screen; where only computers have played, for the one who won. */
function endOf(seats: AudibleTable['seats']): EffectName {
  const winners = winnersOf(seats.map(({ won }) => won));
  if (hasPeople(seats)) return endFor(winners, seats);
  return winners.length > 1 ? 'tied' : 'won';
}

function hasPeople(seats: AudibleTable['seats']): boolean {
  return seats.some(({ kind }) => kind === 'local');
}

/** What a happening is heard with. */
interface On {
  readonly at: number;
  readonly heard: Heard;
  readonly around: Surroundings;
  /** How many tiles lie on the board when it begins. */
  readonly lying: number;
}

type Of<T extends TableHappening['type']> = Extract<TableHappening, { type: T }>;

/** A loud call rings out when its last tile is lit: higher, the louder it is, and twice where runs cross. */
function rings(happening: Of<'snagged'>, at: number): Cue[] {
  const loud = loudness(happening);
  if (loud === 0) return [];
  const ring = effect('longRun', at, SEMITONE ** (loud - 1));
  return happening.runs.length > 1 ? [ring, { ...ring, at: at + CROSSING, pitch: ring.pitch * SEMITONE ** 5 }] : [ring];
}

function snagged(happening: Of<'snagged'>, { at, around, heard: { table } }: On): Cue[] {
  const line = lineOf(happening);
  const missed = stings(happening);
  const { start, step, leaves, leaveStep } = sweepOf(line.length, missed, around.lit);
  return [
    ...(table.calls === 'automatic' ? [] : [shout(table.seats, happening.seat, at)]),
    ...(missed ? [effect('missed', at + STING_AT)] : []),
    ...line.map((_, nth) => effect('lit', at + start + nth * step, sweepPitch(nth))),
    ...rings(happening, at + start + line.length * step),
    effect('gathered', at + leaves + (line.length - 1) * leaveStep + SWEEP * 0.4),
    ...line.map((_, nth) => effect('counted', at + leaves + COUNTED + nth * leaveStep, SEMITONE ** nth)),
  ];
}

function dealt({ at, around }: On): Cue[] {
  const tiles = Array.from({ length: around.dealt }, (_, nth) => effect('dealt', at + nth * DEAL_STEP, SEMITONE ** ((nth * 5) % 4)));
  return [effect('scramble', at), ...tiles];
}

/** The row of the table for one happening. */
function cuesOfOne(happening: TableHappening, on: On): Cue[] {
  const { at, heard, around, lying } = on;
  switch (happening.type) {
    case 'placed': {
      const lands = heard.still ? 0 : flightOf(happening.tile, around.dropped);
      return [effect('setDown', at + lands, boardPitch(lying + 1)), ...tension(lying + 1, at + lands)];
    }
    case 'snagged': return snagged(happening, on);
    case 'falseCall': return [
      shout(heard.table.seats, happening.seat, at),
      effect('falseCall', at + NO_AT + AFTER_SHOUT),
      ...happening.paid.map((_, nth) => effect('paid', at + PAY.first + nth * PAY.step + PAY.flight)),
    ];
    case 'drew': return around.pile === happening.pile ? [] : [effect('drawn', at)];
    case 'lostMove': return [effect('lostMove', at)];
    case 'picked': return [effect('turnedUp', at)];
    case 'dealt': return dealt(on);
    case 'timeUp': return [effect('timeUp', at)];
    case 'counted': return [effect(endOf(heard.table.seats), at)];
    // Panels show whose turn it is. That the game is over is heard when it is counted, and the order of a race is read.
    case 'seated': case 'turn': case 'over': case 'raced': return [];
  }
}

/** All cues of an update, one happening after the other. */
export function cuesOf(heard: Heard): Cue[] {
  const { before, table, happenings, dropped, still, speed } = heard;
  if (before === null) return [];
  const beside = { dropped, pile: before.pile, dealt: table.onRacks };
  const timed = still ? happenings.filter(({ type }) => type === 'snagged') : happenings;
  const around = { ...beside, lit: litEach(timed, beside, litTime(table.breath, speed)) };
  const cues: Cue[] = [];
  let at = 0;
  let lying = lyingBefore(heard);
  for (const happening of happenings) {
    cues.push(...cuesOfOne(happening, { at, heard, around, lying }));
    if (happening.type === 'placed') lying += 1;
    if (happening.type === 'snagged') lying -= happening.tiles.length;
    at += still ? 0 : untilNext(happening, around);
  }
  return cues;
}
