/** What a character does at a board: it takes what brings it nearer to four of a rank, at a person's pace, until it wants no more. */
import { rankOf, type Card, type Rank } from '../../../cards/card';
import type { Planned } from '../../../characters/plannedBot';
import type { Profile } from '../../../characters/profiles';
import type { Board, BoardHappening } from '../rules/board';
import { isFour } from '../rules/deal';
import { reachTime, wantedSwap } from './collecting';

export type SwapIntent = { readonly kind: 'swap'; readonly take: Card; readonly give: Card } | { readonly kind: 'pass' };

/** A board as a seat sees it. */
interface SeenBoard extends Pick<Board, 'board'> {
  readonly phase: string;
  readonly seats: readonly { readonly kind: string; readonly passed: boolean }[];
}

/** It wants no more so much later than it would have reached for a card, in milliseconds. */
const GIVING_UP = 500;

export class Swapper {
  readonly #place: number;
  readonly #profile: Profile;
  readonly #draw: () => number;
  #board: readonly Card[] = [];
  /** The ranks of which it remembers that a card is gone. */
  #gone: ReadonlySet<Rank> = new Set();
  #next: Planned<SwapIntent> | null = null;

  /** @param draw gives a number from 0 up to 1 */
  constructor(place: number, profile: Profile, draw: () => number) { [this.#place, this.#profile, this.#draw] = [place, profile, draw]; }

  see(happening: BoardHappening): void {
    switch (happening.type) {
      case 'turned': this.#board = happening.board; return;
      case 'swapped': this.#board = this.#board.map((card) => (card === happening.take ? happening.give : card)); return;
      case 'away': {
        const kept = this.#board.filter(() => this.#draw() >= this.#profile.overlooking.miss).map(rankOf);
        this.#gone = new Set([...this.#gone, ...kept]);
      }
    }
  }

  /** Another hand is dealt. */
  forget(): void { [this.#gone, this.#next] = [new Set(), null]; }

  /** What it does next; null: nothing. @param since when it saw what lies there */
  plan({ board, phase, seats }: SeenBoard, hand: readonly Card[], since: number, now: number): Planned<SwapIntent> | null {
    const next = this.#next !== null && this.#next.at > now ? this.#next : null;
    const isGone = next?.intent.kind === 'swap' && (!board.includes(next.intent.take) || !hand.includes(next.intent.give));
    this.#next = isGone || phase !== 'swapping' ? null : next;
    if (phase !== 'swapping' || this.#next?.intent.kind === 'swap') return this.#next;
    const wanted = isFour(hand) ? null : wantedSwap(hand, board, this.#gone, this.#draw());
    const at = since + reachTime(this.#profile, seats.filter(({ kind }) => kind === 'bot').length, this.#draw());
    const later = (intent: SwapIntent, when: number): Planned<SwapIntent> => ({ at: Math.max(when, now + 1), intent });
    if (wanted !== null) this.#next = later({ kind: 'swap', ...wanted }, at);
    else if (this.#next === null && !seats[this.#place]!.passed) this.#next = later({ kind: 'pass' }, at + GIVING_UP);
    return this.#next;
  }
}
