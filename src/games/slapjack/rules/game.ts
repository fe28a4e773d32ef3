/** A game of Slapjack as the rules know it, and what may happen next in it. Plain data, no clock and no chance. */
import { rankOf } from '../../../cards/card';
import type { CardDeal } from '../../../cards/pack';
import {
  isIn, seatOrder, seatsFrom, type Claim, type OpenMatch, type PilesAct, type PilesEnd, type Seat,
} from '../../piles/rules/game';
import type { PilesHappening } from '../../piles/rules/happening';
import { refusalIn } from '../../piles/rules/refusals';
import { SlapsActing } from '../../piles/rules/slaps/acting';
import { firstReasons, LATER_REASONS } from '../../piles/rules/slaps/refusals';
import { startSlaps, withCards, type SlapsOptions, type SlapsOwn, type SlapsState } from '../../piles/rules/slaps/slaps';

export const MIN_SEATS = 2;
export const MAX_SEATS = 8;
/** From so many players on two packs are proposed. */
export const TWO_PACKS_FROM = 6;

/** How a game ended: one is left with cards, or by the last flip that is played. */
export type EndKind = 'last' | 'flips';
export type SlapjackHappening = PilesHappening<'slap', EndKind> | SlapsOwn;

export interface SlapjackGame extends SlapsState<EndKind> {
  /** The event that laid the jack on top; null where no live jack lies there. */
  readonly jackAt: number | null;
}

/** A game before its first card. */
export function startGame(options: SlapsOptions, seats: number, deal: CardDeal): SlapjackGame {
  return { ...startSlaps(options, seats, deal), jackAt: null };
}

export type SlapjackAct = PilesAct<'flip' | 'slap' | 'take'>;

/** Why something cannot happen, in the order in which it is looked at. */
const REFUSALS = { ...firstReasons({ flip: 1, slap: Infinity, take: 1 }), ...LATER_REASONS };

export type RefusalCode = keyof typeof REFUSALS;

export type Outcome =
  | { readonly ok: true; readonly state: SlapjackGame; readonly happenings: readonly SlapjackHappening[] }
  | { readonly ok: false; readonly code: RefusalCode };

/** Lets something happen, if it may. */
export function act(game: SlapjackGame, doing: SlapjackAct): Outcome {
  const code = refusalIn(REFUSALS, game, doing);
  return code === null ? new OneAct(game).done(doing) : { ok: false, code };
}

/** What a slap is about; null where no jack lies there. */
export function claimOf({ jackAt }: SlapjackGame): Claim | null {
  return jackAt === null ? null : { piles: [0], middle: [] };
}

/** The jack that can be slapped: each is one of its own. */
export function openJack({ jackAt }: SlapjackGame): readonly OpenMatch<'slap'>[] {
  return jackAt === null ? [] : [{ kind: 'slap', rank: 'J', at: jackAt }];
}

/** One act on its way. */
class OneAct extends SlapsActing<SlapjackGame, 'slap', EndKind, SlapsOwn> {
  done({ kind, seats }: SlapjackAct): Outcome {
    const [seat] = seats as readonly [Seat];
    if (kind === 'flip') this.#flip(seat);
    else if (kind === 'slap') this.#slap(seatOrder(this.game).filter((one) => seats.includes(one)));
    else {
      this.gather(seat);
      this.#passJack(seat);
    }
    this.#settle();
    return this.closed(endOf);
  }

  /** What is turned covers a jack, also where it is dead. */
  #flip(seat: Seat): void {
    this.#passJack(null);
    const isLive = this.lay(seat);
    this.noteCards();
    const { events, piles } = this.game;
    this.become({ jackAt: isLive && rankOf(piles[0]!.cards.at(-1)!) === 'J' ? events : null });
  }

  #slap(callers: readonly Seat[]): void {
    if (this.game.jackAt === null) return this.fine(callers, 'slap', (seat) => this.pay(seat, this.#paidBy(seat)));
    this.win(callers, 'slap');
    this.#passJack(callers[0]!);
  }

  /** Whoever had no card before the jack came, and has not won it, had their chance. */
  #passJack(winner: Seat | null): void {
    const { jackAt, bare } = this.game;
    if (jackAt === null) return;
    for (const seat of seatsFrom(this.game, -1)) {
      const since = bare[seat]!;
      if (seat !== winner && since !== null && since < jackAt) this.putOut(seat);
    }
    this.become({ jackAt: null });
  }

  /** Who gets the card of a false slap: whose card was slapped, or the next at that one's left who has cards. */
  #paidBy(payer: Seat): Seat {
    const owner = this.game.flipper!;
    if (owner !== payer && isIn(this.game, owner)) return owner;
    return withCards(this.game, owner).find((seat) => seat !== payer)!;
  }

  /** Where one alone has cards the pile is theirs: at once, or once nobody has slapped a last jack. */
  #settle(): void {
    const { jackAt, flips, options } = this.game;
    const [seat, ...others] = withCards(this.game);
    const isLast = others.length === 0 && this.game.end === null;
    if (isLast && (jackAt === null || flips >= options.flips)) {
      this.gather(seat!);
      this.become({ jackAt: null });
    } else this.owe(isLast ? seat! : null);
  }
}

function endOf(game: SlapjackGame): PilesEnd<EndKind> | null {
  const winners = withCards(game).toSorted((a, b) => a - b);
  if (winners.length === 1 && game.owed === null) return { kind: 'last', winners };
  return game.flips >= game.options.flips ? { kind: 'flips', winners } : null;
}
