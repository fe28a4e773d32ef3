/** One act on its way: the game as it stands, and what has happened in it. What an act of some game comes to is made of these steps. */
import { seatsFrom, type PilesState, type Seat } from './game';
import type { OwnHappening, PilesHappening } from './happening';

export abstract class Acting<Game extends PilesState<End>, Call extends string, End extends string, Own extends OwnHappening> {
  protected game: Game;
  readonly #happenings: (PilesHappening<Call, End> | Own)[] = [];

  constructor(game: Game) { this.game = game; }

  protected become(game: Partial<Game>, ...happenings: readonly (PilesHappening<Call, End> | Own)[]): void {
    this.game = { ...this.game, ...game };
    this.#happenings.push(...happenings);
  }

  /**
   * Turns the next card of a seat onto a pile. The turn passes on.
   * @param isDead whether it is turned out of turn, and counts for nothing
   */
  protected flipOnto(seat: Seat, pile: number, isDead = false): void {
    const { stocks, piles, flips } = this.game;
    const [card, ...stock] = stocks[seat]!;
    const dead = isDead ? { isDead } : {};
    this.#move({
      stocks: stocks.with(seat, stock), piles: piles.with(pile, { cards: [...piles[pile]!.cards, card!], toppedAt: flips + 1, ...dead }),
      flips: flips + 1, flipper: seat, turn: seatsFrom(this.game, seat)[0]!,
    }, { type: 'flipped', seat, card: card!, pile, ...dead });
  }

  /** A seat goes out at this event. Where it was its turn, that passes on. */
  protected putOut(seat: Seat): void {
    const { turn, events } = this.game;
    const out = this.game.out.with(seat, events);
    this.#move({ out, turn: turn === seat ? seatsFrom({ out }, seat)[0] ?? seat : turn }, { type: 'out', seat });
  }

  /** A seat's top card goes under another's stock. */
  protected pay(from: Seat, to: Seat): void {
    const { stocks } = this.game;
    const [card, ...left] = stocks[from]!;
    this.#move({ stocks: stocks.with(from, left).with(to, [...stocks[to]!, card!]) }, { type: 'paid', from, to });
  }

  /** @param endOf how the game ends as it stands now; null where it goes on */
  protected closed(endOf: (game: Game) => Game['end']) {
    const end = endOf(this.game);
    this.#move({ events: this.game.events + 1, end }, ...end ? [{ type: 'ended', by: end.kind, winners: end.winners } as const] : []);
    return { ok: true, state: this.game, happenings: this.#happenings as readonly (PilesHappening<Call, End> | Own)[] } as const;
  }

  #move(game: Partial<PilesState<End>>, ...happenings: readonly PilesHappening<Call, End>[]): void {
    this.become(game as Partial<Game>, ...happenings);
  }
}
