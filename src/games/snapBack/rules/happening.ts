/** What happens at a table of Snap Back, as everybody may know it. Cards that were turned down are in none. */
import { BACKS, type Back, type Rank } from './cards';
import type { Game, GameEvent, Reveal, Seat } from './game';

/** How a game ended: by a true 6, because its time was over, or because somebody stopped it. */
export type EndedBy = 'trueSix' | 'time' | 'stopped';

/** What happens, as everybody may know it. It is all that a computer player is told. */
export type SnapBackHappening =
  /** The nth card, counted from 1, lies open. */
  | { readonly type: 'shown'; readonly rank: Rank; readonly number: number }
  | { readonly type: 'turnedDown' }
  | { readonly type: 'called'; readonly seats: readonly Seat[] }
  /** "Three, two, one": so many are left. */
  | { readonly type: 'count'; readonly left: 3 | 2 | 1 }
  /** `cards`: the last seven, the oldest first. */
  | { readonly type: 'revealed'; readonly cards: readonly Rank[]; readonly reveal: Reveal }
  /**
   * One of the last six that were shown, the top card among them, was shown once more: the card that was shown as the `number`th, which is
   * the `back`th before the card that comes next.
   */
  | { readonly type: 'shownAgain'; readonly rank: Rank; readonly number: number; readonly back: Back }
  | { readonly type: 'over'; readonly by: EndedBy };

/** What came of an event. @param next the event after it, where that is known */
export function happeningsOf(
  [kind]: GameEvent, { shown, last, callers }: Game, reveal: Reveal | null, next: GameEvent | null = null,
): SnapBackHappening[] {
  const down: SnapBackHappening = { type: 'turnedDown' };
  if (kind === 'call') return [{ type: 'called', seats: callers ?? [] }];
  if (kind === 'show') {
    const card: SnapBackHappening = { type: 'shown', rank: last.at(-1)!, number: shown };
    return next?.[0] === 'show' ? [card, down] : [card];
  }
  if (reveal === null) return [];
  const again = next === null ? [] : BACKS.toReversed().map((back): SnapBackHappening =>
    ({ type: 'shownAgain', rank: last.at(-back)!, number: shown + 1 - back, back }));
  return [down, { type: 'revealed', cards: last, reveal }, ...again];
}
