/**
 * What a phone shows of a game as the rack alone: one value, which the page around it draws and hands keys to. A game gives what makes it
 * (`rack` in `games/catalogue.ts`); one without is played as the whole table only. Types alone.
 *
 * The page draws `template()` anew after each `changed`, into an element with a size of its own that is a size container
 * (`container-type: size`): the rack fills it, upright or on its side, and has its own live regions in it. In the frame after that the
 * page calls `painted`.
 */
import type { TemplateResult } from 'lit-html';
import type { GameTypes, Place } from '../contract/contract';
import type { Connect } from '../host/port';
import type { InputSettings } from '../setup/inputSettings';

export interface RackPorts {
  /** The way to the game, whose first message comes later. What is cut is taken up again behind it. */
  readonly connect: Connect<GameTypes>;
  /** The places of the game that this device holds: a rack lies open if it is one. */
  readonly places: readonly Place[];
  /** This page's time, on the scale of an event's `timeStamp`. */
  readonly now: () => number;
  /** Something else is to be seen or heard, also while it is made: the page draws the rack anew. */
  readonly changed: () => void;
  readonly input: () => InputSettings;
  /** Whether it is held in the left hand. */
  readonly mirrored: () => boolean;
  /** The address of the whole table, for a device with several places: their racks are looked at there, behind the curtain. */
  readonly whole: string;
}

/** What a game has to tell of somebody, for the line of all who play. */
export interface RackSeat {
  readonly place: Place;
  /** What they have: tiles won, cards left, their die. */
  readonly figure: string;
  /** The same in words, with their name. */
  readonly told: string;
  /** Whether it is their turn. */
  readonly moves: boolean;
}

export interface Rack {
  /** Null as long as the game has told nothing. */
  template(): TemplateResult | null;
  /** Everybody who plays, in order of play; none as long as the game has told nothing. */
  seats(): readonly RackSeat[];
  /** A key went down that nothing else on the page takes. @returns whether the rack did, so that the browser must not */
  key(event: KeyboardEvent): boolean;
  /** All that was drawn is painted. @param at since when, in the page's time */
  painted(at: number): void;
  /** Nothing more is told, and nothing that was begun comes to its end. The seat stays. */
  leave(): void;
}

/** What a game brings. */
export interface GameRack {
  /** What the game is called, once its words are there. */
  readonly title: () => string;
  /** What is agreed on it, in a few words each. */
  readonly terms?: (agreed: Readonly<Record<string, unknown>>) => readonly string[];
  /** The parts of the words that it speaks with: they have to be there before it is made. */
  readonly words: readonly string[];
  readonly create: (ports: RackPorts) => Rack;
}
