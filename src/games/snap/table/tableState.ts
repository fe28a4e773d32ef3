/** All that the table knows, and what can be worked out from it. Pure; times are the game's own, in milliseconds. */
import type { SnapSetup } from '../kept/setup';
import { isOpen } from '../rules/claims';
import { isIn, isOutDue, type CallKind, type Seat, type SnapGame } from '../rules/game';
import type { GameEvent } from '../rules/record';
import { CALLED_MS, OUT_MS } from './times';

/** What somebody calls: a kind, or whatever fits (`any`). */
export type Called = CallKind | 'any';

/** What a seat that is asked answers: a call, or that it lets the card pass. */
export type Answer = Called | 'pass';

/** What somebody at the table does. */
export type SnapIntent =
  /** `orTurn`: the key is one for both, and turns a card where it is their turn and nothing can be called. */
  | { readonly kind: 'call'; readonly called: Called; readonly orTurn: boolean }
  | { readonly kind: 'turn' }
  /** Where everybody is asked. */
  | { readonly kind: 'answer'; readonly says: Answer };

export interface TableState {
  readonly setup: SnapSetup;
  /** The word of all shuffles; null: cards stay as they were gathered. */
  readonly seed: string | null;
  readonly game: SnapGame;
  readonly events: readonly GameEvent[];
  /** When each event happened: a card when it was painted, a call when it was pressed. */
  readonly times: readonly number[];
  /** When the card that was turned last was painted: null as long as nobody has said so. Without one before the first card. */
  readonly card: { readonly paintedAt: number | null } | null;
  /** When calls came to something last, right or wrong. */
  readonly calledAt: number;
  /** Who wants to turn a card as soon as it may be. */
  readonly turning: Seat | null;
  /** For each seat what it answers, where everybody is asked; null: nothing yet. */
  readonly answers: readonly (Answer | null)[];
  /** Since when there is somebody to turn: cards were dealt, or play went on after a break. */
  readonly since: number;
}

/** What of a table is to be seen hangs on this. */
export type Lying = Pick<TableState, 'game' | 'card' | 'answers'> & { readonly setup: Pick<SnapSetup, 'asked'> };

/** A game that is taken up at a table. */
type TakenUp = Pick<TableState, 'setup' | 'seed' | 'game'> & Partial<Pick<TableState, 'events' | 'times'>>;

/** A table that begins, or goes on with a game as it was kept. */
export function startState({ setup, seed, game, events = [], times = [] }: TakenUp, now: number): TableState {
  return {
    setup, seed, game, events, times, calledAt: -Infinity, turning: null, answers: nobody(game), since: now,
    // Where everybody is asked, a game that comes back asks about what lies there once more.
    card: setup.asked && events.length > 0 ? { paintedAt: now } : null,
  };
}

/** A game as it lies there, with nobody at it. */
export function lying(game: SnapGame): Lying {
  return { game, card: null, answers: nobody(game), setup: { asked: false } };
}

/** An answer for each seat, none given. */
export function nobody({ out }: SnapGame): readonly null[] { return out.map(() => null); }

/** Whether everybody is to be asked about the cards that lie open, and somebody has not answered yet. */
export function isAsking({ game, card, answers, setup: { asked } }: Lying): boolean {
  return asked && game.end === null && card !== null && isOpen(game)
    && answers.some((answer, seat) => answer === null && isIn(game, seat));
}

/** From when on the next card may be turned; null where something has to happen before. @param quiet since when nothing is read aloud */
export function mayTurnFrom(state: TableState, quiet: number): number | null {
  const { game, card, calledAt, since, setup: { least } } = state;
  if (game.end || isAsking(state) || game.out.some((_, seat) => isOutDue(game, seat))) return null;
  return Math.max((card?.paintedAt ?? -Infinity) + least, calledAt + CALLED_MS, since, quiet);
}

/** When the next card is turned by itself: because somebody wanted to, or by the drum; null where nobody does. */
export function turnsAt(state: TableState, quiet: number): number | null {
  const { game, card, turning, since, setup: { beat } } = state;
  const from = mayTurnFrom(state, quiet);
  if (from === null) return null;
  if (beat !== null) return Math.max(from, (card?.paintedAt ?? since) + beat);
  return turning === game.turn ? from : null;
}

/** When those are out who can turn no card; null where nobody is about to be. */
export function outFrom(state: TableState, quiet: number): number | null {
  const { game, card, calledAt, since, setup: { asked } } = state;
  if (game.end || isAsking(state) || !game.out.some((_, seat) => isOutDue(game, seat))) return null;
  // Where everybody was asked, everybody has had their time.
  const wait = asked ? 0 : OUT_MS;
  return Math.max((card?.paintedAt ?? -Infinity) + wait, calledAt + CALLED_MS, Math.max(since, quiet) + wait);
}
