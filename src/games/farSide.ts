/** What a game does at a table of several devices, where its host is elsewhere: what the house asks of it then. Types alone. */
import type { TemplateResult } from 'lit-html';
import type { GameTypes, Place } from '../contract/contract';
import type { Connect } from '../host/port';

/** A choice between what can be agreed, in words. */
export interface TermRow {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly { readonly word: string; readonly spoken?: string; readonly line?: string }[];
  readonly chosen: number;
  readonly choose: (which: number) => void;
  readonly within?: boolean;
}

export type FarAgreed = Readonly<Record<string, unknown>>;

/** A game that is on there. */
export interface FarPlay {
  readonly id: string;
  /** As it was agreed, from outside. */
  readonly setup: unknown;
  /** The places that are played at this screen. */
  readonly places: readonly Place[];
  /** The way to it, which tells at once how it stands. */
  readonly connect: Connect<GameTypes>;
  /** Whether this device is the table's host: nobody else pauses, goes on, stops or begins anew for all. */
  readonly isHost: () => boolean;
  /** What stands in the head of its table: the code, who is where, signs. */
  readonly corner: () => TemplateResult;
  readonly pause: (on: boolean) => void;
  readonly stop: () => void;
  readonly playAgain: () => void;
  readonly toLobby: () => void;
}

export interface FarSide {
  /** What was agreed last on this device, but for who plays. */
  agreed(): FarAgreed;
  /** @param agreed as a table has it, from outside @param change told what is agreed from then on */
  rows(agreed: unknown, change: (agreed: FarAgreed) => void): readonly TermRow[];
  /** Why so many can't play by what is agreed, in a sentence; null: they can. */
  wrong(agreed: unknown, players: number): string | null;
  /** Sits down at a game, or looks on. @returns false where its set-up cannot be read */
  play(far: FarPlay): boolean;
  /** The game is over, and lies among those of this device: shows what it came to. */
  over(): void;
}
