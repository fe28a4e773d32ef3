/**
 * What every table knows at which two people lay cards at the same time, and what its game tells it. There are no turns: all else follows
 * from what was laid when. Times are the game's own, in milliseconds.
 */
import type { GameRules, GameTypes } from '../../../contract/contract';
import type { DealtTable } from '../../hands/table/dealtTable';
import type { KeptLaying } from '../kept/saved';
import type { LayingOptions, Seat, Spot } from '../rules/game';

/** A game with what is done and seen at its table. */
export interface LayingTypes extends KeptLaying {
  readonly Table: LayingTable<KeptLaying>;
  readonly Intent: { readonly kind: string };
}

/** When a stack got the card that lies on top of it, and how many were laid, or dealt at once, by then. */
export interface Topped { readonly at: number; readonly takes: number }

export interface LayingTable<T extends KeptLaying> extends DealtTable<T> {
  readonly dealer: Seat;
  /** Of each seat that can do nothing until when, and on what it was wrong; null: it can. */
  readonly locked: readonly ({ readonly until: number; readonly on: Spot } | null)[];
  /** By what it is called: what was laid just now. */
  readonly topped: ReadonlyMap<string, Topped>;
  /** How many cards were laid since the game was taken up, and how often cards were dealt. */
  readonly takes: number;
  readonly lays: number;
  /** When cards were dealt last, and shown; since when what comes by itself is waited for; and when somebody laid a card last. */
  readonly dealtAt: number;
  readonly since: number;
  readonly laidAt: number;
  /** How far it has counted. */
  readonly count: number;
  /** What it shows, since nobody has laid a card for long; null: nothing. */
  readonly hint: Spot | null;
}

/** What comes by itself: after each of these times something is counted, and with the last it happens. */
export interface Next<T extends GameTypes> {
  readonly after: readonly number[];
  /** Whether that is told; or first of all that both are blocked. */
  readonly counts: boolean | 'blocked';
  /** What happens; its chance is drawn once it does. */
  readonly event: () => T['Event'];
  /** Whether people race for what it brings. */
  readonly deals: boolean;
}

/** So long after the last card it begins to count, and so long each of its words takes, in milliseconds: then cards come on three. */
export const COUNTED = { after: [700, 1250, 1800], counts: true, deals: true } as const;

/** What a game tells its table. */
export interface LaysAtTable<T extends LayingTypes> {
  readonly rules: GameRules<T>;
  /** What an act is for: a card laid on one stack, a call for two; none where nobody races with it. */
  readonly stacks: (intent: T['Intent']) => readonly Spot[];
  /** What it comes to. */
  readonly eventOf: (seat: Seat, intent: T['Intent']) => readonly [string, Seat, ...unknown[]];
  /** Whose the tie is on a stack. */
  readonly tieTo: (game: T['State'], on: Spot) => Seat;
  /** For how long whoever was wrong can do nothing. */
  readonly lock: (options: LayingOptions, intent: T['Intent']) => number;
  /** What comes by itself; null: nothing, as long as somebody can lay a card. */
  readonly next: (table: LayingTable<T>) => Next<T> | null;
  /** What is shown where nobody has laid a card for long; null: nothing. */
  readonly forgotten: (game: T['State']) => Spot | null;
}
