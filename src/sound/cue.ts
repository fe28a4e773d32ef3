/** What is to be heard of any game, as data: which sound, when, and how high or in whose voice. */
import type { LevelName } from '../ai/levelNames';

/** A sound of the table. `synth/effects` has what each is made of. */
export const EFFECTS = [
  /** A tile is taken from the rack, laid on its square, drawn from the pile, picked in the draw for order. */
  'takenUp', 'setDown', 'drawn', 'turnedUp',
  /** The tiles are scrambled at the deal, and each comes to a rack. */
  'scramble', 'dealt',
  /** A tile of a taken run lights up; all of them do, and are many; the tiles of the run come to their winner. */
  'lit', 'longRun', 'gathered',
  /** Each of them is counted. A tile is laid on a board on which much lies: it rings, the higher the more. */
  'counted', 'tension',
  /** The run that was taken had been missed by whoever made it; a call was false; a tile is paid for it; a move is lost. */
  'missed', 'falseCall', 'paid', 'lostMove',
  /** A time to call, or the last chance, is running out; it is over. */
  'tick', 'timeUp',
  /** The end, as it is for the people at this screen. */
  'won', 'lost', 'tied',
  /** A card is turned up, and down again; a die goes up, goes down, stays as it is. */
  'cardUp', 'cardDown', 'dieUp', 'dieDown', 'dieStays',
] as const;
export type EffectName = (typeof EFFECTS)[number];

/** How somebody calls. */
export interface Voice {
  /** What the voice hovers about, in hertz. */
  readonly pitch: number;
  /** How much smaller than a grown man's the throat is: 1 is his own size, a child's is 1.3. */
  readonly throat: number;
}

export interface EffectCue {
  readonly kind: 'effect';
  readonly name: EffectName;
  /** In milliseconds at speed 1, from the moment at which it was told. */
  readonly at: number;
  /** How much higher than it was made: 2 is an octave. */
  readonly pitch: number;
}

/** Somebody calls. */
export interface VoiceCue {
  readonly kind: 'voice';
  readonly name: 'shout';
  readonly at: number;
  readonly voice: Voice;
  /** What, where it is not SNAG: as it is spoken. */
  readonly word?: string;
}

/** Somebody calls a word of another game, in the voice of their seat: what a voice cue is made of. */
export interface ShoutCue {
  readonly kind: 'shout';
  /** As it is spoken, in the language that is spoken now. */
  readonly word: string;
  /** Who sits there, in the order of the seats: a character, or null for a person. */
  readonly seats: readonly { readonly level: LevelName | null }[];
  readonly seat: number;
  /** In milliseconds, from the moment at which it was told. */
  readonly at: number;
}

export type Cue = EffectCue | VoiceCue;
export type CueName = Cue['name'];

/** A sound that was begun, by the page's clock in milliseconds. */
export interface Begun {
  readonly kind: Cue['kind'];
  readonly from: number;
  readonly until: number;
}

/** Who sits there: a person at this screen, or a character. */
export interface HeardSeat {
  readonly kind: 'local' | 'bot' | 'remote';
  readonly level?: ShoutCue['seats'][number]['level'] | undefined;
}

/** A sound of the table. */
export function effect(name: EffectName, at = 0, pitch = 1): EffectCue {
  return { kind: 'effect', name, at, pitch };
}

/** What some seats call at once. @param word in the language that is spoken now */
export function shouts(callers: readonly number[], word: string, seats: readonly HeardSeat[]): ShoutCue[] {
  const levels = seats.map(({ level = null }) => ({ level }));
  return callers.map((seat) => ({ kind: 'shout', word, seats: levels, seat, at: 0 }));
}

/** How a game with winners ended for the people here. */
export function endFor(winners: readonly number[], seats: readonly Pick<HeardSeat, 'kind'>[]): EffectName {
  if (!winners.some((seat) => seats[seat]?.kind === 'local')) return 'lost';
  return winners.length > 1 ? 'tied' : 'won';
}
