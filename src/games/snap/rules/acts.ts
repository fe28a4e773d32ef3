/** What may happen next in a game of Snap, and what comes of it. Pure: the order that a shuffle gives is handed in. */
import type { Card } from '../../../cards/card';
import type { Shuffle } from '../../piles/rules/events';
import { Acting } from '../../piles/rules/acting';
import { isIn, isOpen, seatOrder, seatsFrom, withoutPiles, type Claim, type PilesAct, type Seat } from '../../piles/rules/game';
import { areNoSeats, refusalIn } from '../../piles/rules/refusals';
import { claimOf, endOf } from './claims';
import { callsAt, isOutDue, pileOf, type CallKind, type EndKind, type SnapGame } from './game';
import type { SnapHappening, SnapOwn } from './happening';

/** What somebody does, or time: they turn a card, are out, or call something. */
export type ActKind = 'flip' | 'out' | CallKind;
export type SnapAct = PilesAct<ActKind>;

/** Why something cannot happen, in the order in which it is looked at. Who calls before a card lies open has called nothing. */
const REFUSALS = {
  'game-over': ({ end }) => end !== null,
  'unknown-event': ({ options }, { kind }) => !(['flip', 'out', ...callsAt(options)] as ActKind[]).includes(kind),
  'unknown-seat': (game, { kind, seats }) => seats.length === 0 || (seats.length > 1 && (kind === 'flip' || kind === 'out'))
    || areNoSeats(game, seats),
  'seat-out': (game, { seats }) => seats.some((seat) => !isIn(game, seat)),
  'not-turn': ({ turn }, { kind, seats }) => kind === 'flip' && seats[0] !== turn,
  'out-first': (game, { kind }) => kind === 'flip' && game.out.some((_, seat) => isOutDue(game, seat)),
  'not-out': (game, { kind, seats }) => kind === 'out' && !isOutDue(game, seats[0]!),
  'nothing-open': (game, { kind }) => kind !== 'flip' && kind !== 'out' && !isOpen(game),
} as const satisfies Readonly<Record<string, (game: SnapGame, act: SnapAct) => boolean>>;

export type RefusalCode = keyof typeof REFUSALS;

export type Outcome =
  | { readonly ok: true; readonly state: SnapGame; readonly happenings: readonly SnapHappening[] }
  | { readonly ok: false; readonly code: RefusalCode };

/** Lets something happen, if it may. @param shuffle gives an order to cards that are shuffled, each time that some are */
export function act(game: SnapGame, doing: SnapAct, shuffle: Shuffle): Outcome {
  const code = refusalIn(REFUSALS, game, doing);
  return code === null ? new OneAct(game, shuffle).done(doing) : { ok: false, code };
}

/** One act on its way. */
class OneAct extends Acting<SnapGame, CallKind, EndKind, SnapOwn> {
  readonly #shuffle: Shuffle;

  constructor(game: SnapGame, shuffle: Shuffle) {
    super(game);
    this.#shuffle = shuffle;
  }

  done({ kind, seats }: SnapAct): Outcome {
    if (kind === 'flip') this.#flip(seats[0]!);
    else if (kind === 'out') this.putOut(seats[0]!);
    else this.#call(kind, seatOrder(this.game).filter((seat) => seats.includes(seat)));
    return this.closed(endOf);
  }

  #flip(seat: Seat): void {
    this.#turnOver(seat);
    this.flipOnto(seat, pileOf(this.game, seat));
    const { stocks, lastLies } = this.game;
    this.become({ lastLies: lastLies.with(seat, stocks[seat]!.length === 0) });
  }

  /** At table B an open pile is shuffled and is the stock from then on, where that has run out. */
  #turnOver(seat: Seat): void {
    const { options, stocks, piles } = this.game;
    const { cards } = piles[pileOf(this.game, seat)]!;
    if (options.table !== 'B' || stocks[seat]!.length > 0 || cards.length === 0) return;
    this.become({ stocks: stocks.with(seat, this.#shuffle(cards)), piles: withoutPiles(piles, [seat]) },
      { type: 'turnedOver', seat, cards: cards.length });
  }

  /** @param seats who calls, in seat order */
  #call(kind: CallKind, seats: readonly Seat[]): void {
    const claim = claimOf(this.game, kind);
    if (claim === null) return this.#fine(kind, seats);
    return seats.length > 1 && this.game.options.ties === 'pot' ? this.#tie(kind, seats, claim.piles) : this.#take(kind, seats, claim);
  }

  /** Cards are won, and lie under the first caller's stock. Whose last card lay on a pile that another takes is out. */
  #take(kind: CallKind, callers: readonly Seat[], { piles, middle }: Claim): void {
    const before = this.game;
    const { options: { table }, pot, pools, stocks, out, lastLies } = before;
    const seat = callers[0]!;
    const fromLeft = (pile: number): number => (pile - seat - 1 + out.length) % out.length;
    const laid = (pile: number): readonly Card[] => before.piles[pile]!.cards;
    const cards = [...middle.flat(), ...piles.toSorted((a, b) => fromLeft(a) - fromLeft(b)).flatMap(laid)];
    this.become({
      stocks: stocks.with(seat, [...stocks[seat]!, ...table === 'C' ? cards : this.#shuffle(cards)]),
      piles: withoutPiles(before.piles, piles), pot: middle.includes(pot) ? [] : pot, pools: pools.filter((pool) => !middle.includes(pool)),
      turn: table === 'A' ? seat : before.turn,
    }, {
      type: 'took', seat, kind, cards: cards.length, callers, middle: middle[0]?.at(-1) ?? null,
      piles: piles.map((pile) => ({ pile, top: laid(pile).at(-1)!, below: laid(pile).at(-2) ?? null })),
    });
    for (const other of seatsFrom(before, seat)) {
      const lay = table === 'A' ? lastLies[other]! : piles.includes(other) && laid(other).length > 0;
      if (other !== seat && stocks[other]!.length === 0 && lay) this.putOut(other);
    }
  }

  /** Calls were tied: what they were about lies on the pot, the cards that matched on top, the newest uppermost. */
  #tie(kind: CallKind, seats: readonly Seat[], piles: readonly number[]): void {
    const { pot: before, lastLies } = this.game;
    const disputed = piles.map((pile) => this.game.piles[pile]!).toSorted((a, b) => a.toppedAt - b.toppedAt);
    const pot = [...before, ...disputed.flatMap(({ cards }) => cards.slice(0, -1)), ...disputed.map(({ cards }) => cards.at(-1)!)];
    this.become({ pot, piles: withoutPiles(this.game.piles, piles), lastLies: lastLies.map(() => false) },
      { type: 'tied', kind, seats, piles, top: pot.at(-1)! });
  }

  /** Wrong calls are paid for, until one is left. @param seats who called, in the order in which they pay */
  #fine(kind: CallKind, seats: readonly Seat[]): void {
    for (const seat of seats) {
      if (seatsFrom(this.game, seat).length === 1) return;
      this.become({}, { type: 'wrong', seat, kind });
      if (this.game.options.table === 'C') this.#losePile(seat);
      else this.#payAll(seat);
    }
  }

  /** Somebody pays a card to each other seat, from their left, as long as they have any. Who cannot pay all is out. */
  #payAll(seat: Seat): void {
    for (const to of seatsFrom(this.game, seat).filter((one) => one !== seat)) {
      this.#turnOver(seat);
      if (this.game.stocks[seat]!.length === 0) return this.putOut(seat);
      this.#pay(seat, to);
    }
  }

  /** What was paid does not lie open. */
  #pay(from: Seat, to: Seat): void {
    this.pay(from, to);
    const { stocks, lastLies } = this.game;
    if (stocks[from]!.length === 0) this.become({ lastLies: lastLies.with(from, false) });
  }

  /** At table C who was wrong loses the open pile, which becomes a pool; or a card to the left, if they have none. */
  #losePile(seat: Seat): void {
    const { piles, pools } = this.game;
    const { cards } = piles[seat]!;
    if (cards.length > 0) {
      return this.become({ piles: withoutPiles(piles, [seat]), pools: [...pools, cards] },
        { type: 'pooled', seat, top: cards.at(-1)!, costs: cards.length });
    }
    if (this.game.stocks[seat]!.length > 0) this.#pay(seat, seatsFrom(this.game, seat)[0]!);
    if (this.game.stocks[seat]!.length === 0) this.putOut(seat);
  }
}
