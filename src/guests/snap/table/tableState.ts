/** All that the table knows, and what can be worked out from it. Pure; times are the game's own, in milliseconds. */
import type { Shuffle } from '../rules/change';
import { isOpen } from '../rules/claims';
import { isIn, isOutDue, type CallKind, type Seat, type SnapGame } from '../rules/game';
import type { SnapHappening } from '../rules/happening';
import type { GameEvent } from '../rules/record';
import { OUT_MS, TAKEN_MS } from './times';

/** What was agreed, as the table needs it. */
export interface Terms {
  /** So long a card is seen before the next may be turned. */
  readonly least: number;
  /** Whether everybody is asked after each card, and nothing hurries. */
  readonly asked: boolean;
  /** From card to card where a drum turns them; null where each turns their own. */
  readonly beat: number | null;
  /** The chance of an event's shuffles: the same for the same event of the same game. */
  readonly shuffleAt: (event: number) => Shuffle;
}

/** What somebody calls: a kind, or whatever fits (`any`). */
export type Called = CallKind | 'any';

/** A call that waits to be judged. */
export interface Press {
  readonly kind: 'call';
  readonly seat: Seat;
  readonly called: Called;
  /** Whether it turns a card where it is their turn and nothing can be called: the key is one for both. */
  readonly orTurn: boolean;
  /** When the key or finger went down. */
  readonly at: number;
}

/** The card that was turned last. */
export interface LastCard {
  readonly laidAt: number;
  /** When it was painted; null as long as nobody has said so. */
  readonly paintedAt: number | null;
  /** Whether no call for what lay before it can come any more. */
  readonly final: boolean;
  /** The table before it was turned: a call for what lay then takes it back. */
  readonly before: SnapGame;
}

/** What a seat that is asked answers: a call, or that it lets the card pass. */
export type Answer = Called | 'pass';

export interface TableState {
  readonly game: SnapGame;
  readonly events: readonly GameEvent[];
  /** When each event happened: a card when it was painted, a call when it was pressed. */
  readonly times: readonly number[];
  /** Null before the first card. */
  readonly last: LastCard | null;
  readonly waiting: readonly Press[];
  /** When the calls that wait are to be judged; null where none does. */
  readonly judgeAt: number | null;
  /** Set where the page has stood still: what was pressed and painted meanwhile is waited for until then, once. */
  readonly waitsUntil: number | null;
  /** When something was taken, or calls were tied, last. */
  readonly takenAt: number;
  /** For each seat when it called wrongly last. */
  readonly wrongAt: readonly number[];
  /** Who wants to turn a card as soon as it may be. */
  readonly turning: Seat | null;
  /** For each seat what it answers, where everybody is asked; null: nothing yet. */
  readonly answers: readonly (Answer | null)[];
  /** Since when there is somebody to turn: cards were dealt, or play went on after a break. */
  readonly since: number;
}

/** What a step makes of the table, and what happened in it. */
export interface Step { readonly state: TableState; readonly happenings: readonly SnapHappening[] }

/** A table that begins, or goes on with a game as it was kept. */
export function startState(game: SnapGame, events: readonly GameEvent[], times: readonly number[], now: number): TableState {
  return {
    game, events, times, last: null, waiting: [], judgeAt: null, waitsUntil: null, takenAt: -Infinity,
    wrongAt: game.out.map(() => -Infinity), turning: null, answers: game.out.map(() => null), since: now,
  };
}

/** Whether everybody is to be asked about the cards that lie open, and somebody has not answered yet. */
export function isAsking({ game, last, answers }: TableState, { asked }: Terms): boolean {
  return asked && game.end === null && last !== null && isOpen(game) && answers.some((answer, seat) => answer === null && isIn(game, seat));
}

/** From when on the next card may be turned; null where something has to happen before. */
export function mayTurnFrom(state: TableState, terms: Terms): number | null {
  const { game, last, waiting, since } = state;
  if (game.end || waiting.length > 0 || isAsking(state, terms) || game.out.some((_, seat) => isOutDue(game, seat))) return null;
  if (last === null) return since;
  if (!last.final || last.paintedAt === null) return null;
  return Math.max(last.paintedAt + terms.least, seenFrom(state), since);
}

/** When those are out who can turn no card; null where nobody is about to be. */
export function outFrom(state: TableState, terms: Terms): number | null {
  const { game, last, waiting, since } = state;
  if (game.end || waiting.length > 0 || isAsking(state, terms) || !game.out.some((_, seat) => isOutDue(game, seat))) return null;
  if (last !== null && (!last.final || last.paintedAt === null)) return null;
  // Where everybody was asked, everybody has had their time.
  const wait = terms.asked ? 0 : OUT_MS;
  return Math.max((last?.paintedAt ?? -Infinity) + wait, seenFrom(state), since + wait);
}

/** Until when what calls came to is to be seen, right or wrong. */
function seenFrom({ takenAt, wrongAt }: TableState): number {
  return Math.max(takenAt, ...wrongAt) + TAKEN_MS;
}
