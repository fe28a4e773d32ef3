/** All that the table knows beside its phase, and what can be worked out from it. Times are the game's own, in milliseconds. */
import { FIRST_CARDS, type Back, type Claim, type Rank } from '../rules/cards';
import { mayCall, type Game, type GameEvent, type Reveal, type Seat } from '../rules/game';
import type { EndedBy } from '../rules/happening';
import type { TableEmission } from './emissions';

/** What was agreed, as the table needs it. */
export interface Terms {
  readonly seats: number;
  /** The seats of the people at this screen. */
  readonly people: readonly Seat[];
  /** From card to card. */
  readonly pace: number;
  /** Whether everybody is asked after each card, and nothing hurries. */
  readonly untimed: boolean;
  /** Whether somebody listens: then numbers are not chosen against the count, which would run while the call is read to them. */
  readonly aloud: boolean;
  /** How long the game lasts; null: until a true 6. */
  readonly limit: number | null;
  /** The card that is shown as the `number`th, counted from 1. */
  readonly cardAt: (number: number) => Rank;
}

/** The card on top of the others. */
export interface TopCard {
  readonly rank: Rank;
  /** The how manieth it is, counted from 1. */
  readonly number: number;
  readonly laidAt: number;
  /** When it was painted; null as long as nobody has said so. */
  readonly paintedAt: number | null;
  /** Whether it counts, and is in the record: no call for the card before it can come any more. */
  readonly final: boolean;
  readonly open: boolean;
}

/** A call that waits to be judged. */
export interface Press { readonly kind: 'call'; readonly seat: Seat; readonly at: number }

export interface TableState {
  /** The game as the record has it. */
  readonly game: Game;
  readonly events: readonly GameEvent[];
  readonly callTimes: readonly (number | null)[];
  /** Null before the first card, and after the last six were shown again. */
  readonly top: TopCard | null;
  /** The card that was on top before it; null where nobody may call it any more. */
  readonly before: TopCard | null;
  readonly waiting: readonly Press[];
  /** For each seat whether it calls, where everybody is asked; null: it has not answered. */
  readonly answers: readonly (boolean | null)[];
  readonly claims: readonly (Claim | null)[];
  /** Whether several people choose at the same time. */
  readonly together: boolean;
  readonly countEndsAt: number | null;
  readonly revealed: { readonly cards: readonly Rank[]; readonly reveal: Reveal } | null;
  /** Which of the last six lies open, while they are shown again. */
  readonly again: Back | null;
  /** Since when something is read aloud, or when that ended. */
  readonly reading: { readonly on: boolean; readonly at: number };
  readonly held: boolean;
  /** How long was played until the table was set up or the game ended, and since when it is played; null: it is not. */
  readonly played: number;
  readonly playedSince: number | null;
  readonly ended: EndedBy | null;
}

/** What a step makes of the table, and what is told of it. */
export interface Step { readonly state: TableState; readonly told: readonly TableEmission[] }

export type Sofar = Pick<TableState, 'game' | 'events' | 'callTimes' | 'played' | 'ended' | 'revealed'>;

export function startState({ seats }: Terms, sofar: Sofar): TableState {
  return {
    ...sofar, top: null, before: null, waiting: [], answers: nobody(seats), claims: nobody(seats), together: false, countEndsAt: null,
    again: null, reading: { on: false, at: 0 }, held: false, playedSince: null,
  };
}

/** A list with nothing in it for each seat. */
export function nobody(seats: number): readonly null[] {
  return Array.from({ length: seats }, () => null);
}

export function playedAt({ played, playedSince }: TableState, now: number): number {
  return played + (playedSince === null ? 0 : Math.max(0, now - playedSince));
}

export function isTimeUp(state: TableState, { limit }: Terms, now: number): boolean {
  return limit !== null && playedAt(state, now) >= limit;
}

/**
 * Whether the numbers are chosen against the count. Where nothing hurries, where somebody listens, and where people choose in turn, it
 * waits for everybody.
 */
export function isCounted({ together }: TableState, { people, untimed, aloud }: Terms): boolean {
  return !untimed && !aloud && (people.length < 2 || together);
}

/** Who of several people chooses now, in turn; null where all choose at once. */
export function chooserOf(state: TableState, terms: Terms): Seat | null {
  if (terms.people.length < 2 || isCounted(state, terms)) return null;
  return terms.people.find((seat) => state.claims[seat] === null) ?? null;
}

/** Whether everybody is to be asked about the top card. */
export function isToAsk({ game, top }: TableState, { untimed }: Terms): boolean {
  return untimed && top !== null && mayCall(game);
}

/** The last six cards that were shown, the oldest first: what the next card can be asked for. */
export function lastCards({ last }: Game): readonly Rank[] {
  return last.slice(-FIRST_CARDS);
}
