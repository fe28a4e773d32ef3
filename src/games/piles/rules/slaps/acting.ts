/** The steps of which acts are made in games at which one common pile is slapped. */
import { Acting } from '../acting';
import { seatsFrom, withoutPiles, type Seat } from '../game';
import type { OwnHappening } from '../happening';
import type { LyingCard } from '../pile';
import { withCards, type SlapsOwn, type SlapsState } from './slaps';

export abstract class SlapsActing<Game extends SlapsState<End>, Call extends string, End extends string, Own extends OwnHappening>
  extends Acting<Game, Call, End, SlapsOwn | Own> {
  /** Whether somebody is in; else they are out for the time being. */
  protected isPlaying(seat: Seat): boolean { return this.game.stocks[seat]!.length > 0; }

  /** Turns a seat's card onto the pile. Out of turn it is dead, and the turn stays. @returns whether it is live */
  protected lay(seat: Seat): boolean {
    const { turn } = this.game;
    this.flipOnto(seat, 0, seat !== turn);
    this.#become({ turn: seat === turn ? withCards(this.game, seat)[0] ?? seat : turn });
    return seat === turn;
  }

  /**
   * The first who slapped wins the pile, which lies under their stock turned over, and turns next.
   * @param callers in seat order @param lies its topmost cards, where more than two count
   */
  protected win(callers: readonly Seat[], call: Call, lies?: readonly LyingCard[]): void {
    const seat = callers[0]!;
    const { cards } = this.game.piles[0]!;
    this.#giveTo(seat);
    this.become({}, {
      type: 'took', seat, kind: call, cards: cards.length, callers, middle: null,
      piles: [{ pile: 0, top: cards.at(-1)!, below: cards.at(-2) ?? null, ...lies ? { lies } : {} }],
    });
    this.#become({ turn: seat, owed: null });
    this.noteCards();
  }

  /** The pile goes to somebody without a slap. */
  protected gather(seat: Seat): void {
    if (this.game.piles[0]!.cards.length > 0) {
      this.#giveTo(seat);
      this.become({}, { type: 'gathered', seat });
    }
    this.#become({ turn: seat, owed: null });
    this.noteCards();
  }

  /**
   * False slaps, one after the other, until one alone has cards: who has none is shut out for good.
   * @param callers in seat order @param pays what somebody does who has a card
   */
  protected fine(callers: readonly Seat[], call: Call, pays: (seat: Seat) => void): void {
    for (const seat of callers) {
      if (withCards(this.game).length === 1) return;
      this.become({}, { type: 'wrong', seat, kind: call });
      if (this.game.stocks[seat]!.length === 0) this.putOut(seat);
      else pays(seat);
      this.noteCards();
    }
  }

  /** @param to who gets the pile once the time for a last slap is over */
  protected owe(to: Seat | null): void { this.#become({ owed: to }); }

  #giveTo(seat: Seat): void {
    const { stocks, piles } = this.game;
    this.#become({ stocks: stocks.with(seat, [...stocks[seat]!, ...piles[0]!.cards]), piles: withoutPiles(piles, [0]) });
  }

  /** Tells who is out for the time being since now, and who is back. Whose turn it was without a card passes it on. */
  protected noteCards(): void {
    for (const seat of seatsFrom(this.game, -1)) {
      const [before, isBare] = [this.game.bare, !this.isPlaying(seat)];
      if (isBare === (before[seat] !== null)) continue;
      this.#become({ bare: before.with(seat, isBare ? this.game.events : null) });
      this.become({}, { type: isBare ? 'ranOut' : 'cameBack', seat });
    }
    const { turn, stocks } = this.game;
    if (stocks[turn]!.length === 0) this.#become({ turn: withCards(this.game, turn)[0] ?? turn });
  }

  #become(game: Partial<SlapsState<End>>): void { this.become(game as Partial<Game>); }
}
