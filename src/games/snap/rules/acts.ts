/** What may happen next in a game of Snap, and what comes of it. Pure: the order that a shuffle gives is handed in. */
import type { Card } from '../../../cards/card';
import type { Shuffle } from '../../piles/rules/events';
import { claimOf, endOf, type Claim } from './claims';
import {
  isIn, isOpen, isOutDue, pileOf, seatOrder, seatsFrom, withoutPiles, type CallKind, type Seat, type SnapGame, type SnapTable,
} from './game';
import type { SnapHappening } from './happening';

/** What somebody does, or time: they turn a card, are out, or call something. */
export type ActKind = 'flip' | 'out' | CallKind;

/** `seats`: who; for a call all who made it at one instant, in any order. */
export interface SnapAct { readonly kind: ActKind; readonly seats: readonly Seat[] }

const KINDS: Readonly<Record<SnapTable, readonly ActKind[]>> = {
  A: ['flip', 'out', 'snap', 'pot'], B: ['flip', 'out', 'snap', 'pot'], C: ['flip', 'out', 'snap', 'pool'],
};

/** Why something cannot happen, in the order in which it is looked at. Who calls before a card lies open has called nothing. */
const REFUSALS = {
  'game-over': ({ end }) => end !== null,
  'unknown-event': ({ options }, { kind }) => !KINDS[options.table].includes(kind),
  'unknown-seat': ({ out }, { kind, seats }) => seats.length === 0 || (seats.length > 1 && (kind === 'flip' || kind === 'out'))
    || new Set(seats).size < seats.length || seats.some((seat) => !Number.isInteger(seat) || out[seat] === undefined),
  'seat-out': (game, { seats }) => seats.some((seat) => !isIn(game, seat)),
  'not-turn': ({ turn }, { kind, seats }) => kind === 'flip' && seats[0] !== turn,
  'out-first': (game, { kind }) => kind === 'flip' && game.out.some((_, seat) => isOutDue(game, seat)),
  'not-out': (game, { kind, seats }) => kind === 'out' && !isOutDue(game, seats[0]!),
  'nothing-open': (game, { kind }) => kind !== 'flip' && kind !== 'out' && !isOpen(game),
} as const satisfies Readonly<Record<string, (game: SnapGame, act: SnapAct) => boolean>>;

/** `bad-order`: the order after a shuffle is missing, of other cards, or one too many. */
export type RefusalCode = keyof typeof REFUSALS | 'bad-order';

export type Outcome =
  | { readonly ok: true; readonly state: SnapGame; readonly happenings: readonly SnapHappening[] }
  | { readonly ok: false; readonly code: RefusalCode };

/** Lets something happen, if it may. @param shuffle gives an order to cards that are shuffled, each time that some are */
export function act(game: SnapGame, doing: SnapAct, shuffle: Shuffle): Outcome {
  const codes = Object.keys(REFUSALS) as (keyof typeof REFUSALS)[];
  const code = codes.find((one) => REFUSALS[one](game, doing));
  return code === undefined ? new OneAct(game, shuffle).done(doing) : { ok: false, code };
}

/** One act on its way: the game as it stands, and what has happened in it. */
class OneAct {
  #game: SnapGame;
  readonly #shuffle: Shuffle;
  readonly #happenings: SnapHappening[] = [];

  constructor(game: SnapGame, shuffle: Shuffle) {
    this.#game = game;
    this.#shuffle = shuffle;
  }

  done({ kind, seats }: SnapAct): Outcome {
    if (kind === 'flip') this.#flip(seats[0]!);
    else if (kind === 'out') this.#putOut(seats[0]!);
    else this.#call(kind, seatOrder(this.#game).filter((seat) => seats.includes(seat)));
    const end = endOf(this.#game);
    this.#become({ events: this.#game.events + 1, end }, ...end ? [{ type: 'ended', by: end.kind, winners: end.winners } as const] : []);
    return { ok: true, state: this.#game, happenings: this.#happenings };
  }

  #become(game: Partial<SnapGame>, ...happenings: readonly SnapHappening[]): void {
    this.#game = { ...this.#game, ...game };
    this.#happenings.push(...happenings);
  }

  /** Turns the next card of a seat. */
  #flip(seat: Seat): void {
    this.#turnOver(seat);
    const { stocks, piles, lastLies, flips } = this.#game;
    const [card, ...stock] = stocks[seat]!;
    const pile = pileOf(this.#game, seat);
    this.#become({
      stocks: stocks.with(seat, stock), piles: piles.with(pile, { cards: [...piles[pile]!.cards, card!], toppedAt: flips + 1 }),
      flips: flips + 1, flipper: seat, turn: seatsFrom(this.#game, seat)[0]!, lastLies: lastLies.with(seat, stock.length === 0),
    }, { type: 'flipped', seat, card: card!, pile });
  }

  /** At table B an open pile is shuffled and is the stock from then on, where that has run out. */
  #turnOver(seat: Seat): void {
    const { options, stocks, piles } = this.#game;
    const { cards } = piles[pileOf(this.#game, seat)]!;
    if (options.table !== 'B' || stocks[seat]!.length > 0 || cards.length === 0) return;
    this.#become({ stocks: stocks.with(seat, this.#shuffle(cards)), piles: withoutPiles(piles, [seat]) },
      { type: 'turnedOver', seat, cards: cards.length });
  }

  /** A seat goes out at this event. Where it was its turn, that passes on. */
  #putOut(seat: Seat): void {
    const { turn, events } = this.#game;
    const out = this.#game.out.with(seat, events);
    this.#become({ out, turn: turn === seat ? seatsFrom({ out }, seat)[0] ?? seat : turn }, { type: 'out', seat });
  }

  /** @param seats who calls, in seat order */
  #call(kind: CallKind, seats: readonly Seat[]): void {
    const claim = claimOf(this.#game, kind);
    if (claim === null) return this.#fine(kind, seats);
    return seats.length > 1 && this.#game.options.ties === 'pot' ? this.#tie(kind, seats, claim.piles) : this.#take(kind, seats, claim);
  }

  /** Cards are won, and lie under the first caller's stock. Whose last card lay on a pile that another takes is out. */
  #take(kind: CallKind, callers: readonly Seat[], { piles, middle }: Claim): void {
    const before = this.#game;
    const { options: { table }, pot, pools, stocks, out, lastLies } = before;
    const seat = callers[0]!;
    const fromLeft = (pile: number): number => (pile - seat - 1 + out.length) % out.length;
    const laid = (pile: number): readonly Card[] => before.piles[pile]!.cards;
    const cards = [...middle.flat(), ...piles.toSorted((a, b) => fromLeft(a) - fromLeft(b)).flatMap(laid)];
    this.#become({
      stocks: stocks.with(seat, [...stocks[seat]!, ...table === 'C' ? cards : this.#shuffle(cards)]),
      piles: withoutPiles(before.piles, piles), pot: middle.includes(pot) ? [] : pot, pools: pools.filter((pool) => !middle.includes(pool)),
      turn: table === 'A' ? seat : before.turn,
    }, {
      type: 'took', seat, kind, cards: cards.length, callers, middle: middle[0]?.at(-1) ?? null,
      piles: piles.map((pile) => ({ pile, top: laid(pile).at(-1)!, below: laid(pile).at(-2) ?? null })),
    });
    for (const other of seatsFrom(before, seat)) {
      const lay = table === 'A' ? lastLies[other]! : piles.includes(other) && laid(other).length > 0;
      if (other !== seat && stocks[other]!.length === 0 && lay) this.#putOut(other);
    }
  }

  /** Calls were tied: what they were about lies on the pot, the cards that matched on top, the newest uppermost. */
  #tie(kind: CallKind, seats: readonly Seat[], piles: readonly number[]): void {
    const { pot: before, lastLies } = this.#game;
    const disputed = piles.map((pile) => this.#game.piles[pile]!).toSorted((a, b) => a.toppedAt - b.toppedAt);
    const pot = [...before, ...disputed.flatMap(({ cards }) => cards.slice(0, -1)), ...disputed.map(({ cards }) => cards.at(-1)!)];
    this.#become({ pot, piles: withoutPiles(this.#game.piles, piles), lastLies: lastLies.map(() => false) },
      { type: 'tied', kind, seats, piles, top: pot.at(-1)! });
  }

  /** Wrong calls are paid for, until one is left. @param seats who called, in the order in which they pay */
  #fine(kind: CallKind, seats: readonly Seat[]): void {
    for (const seat of seats) {
      if (seatsFrom(this.#game, seat).length === 1) return;
      this.#become({}, { type: 'wrong', seat, kind });
      if (this.#game.options.table === 'C') this.#losePile(seat);
      else this.#payAll(seat);
    }
  }

  /** Somebody pays a card to each other seat, from their left, as long as they have any. Who cannot pay all is out. */
  #payAll(seat: Seat): void {
    for (const to of seatsFrom(this.#game, seat).filter((one) => one !== seat)) {
      this.#turnOver(seat);
      if (this.#game.stocks[seat]!.length === 0) return this.#putOut(seat);
      this.#pay(seat, to);
    }
  }

  /** A seat's top card goes under another's stock. */
  #pay(from: Seat, to: Seat): void {
    const { stocks, lastLies } = this.#game;
    const [card, ...left] = stocks[from]!;
    this.#become({
      stocks: stocks.with(from, left).with(to, [...stocks[to]!, card!]),
      lastLies: left.length === 0 ? lastLies.with(from, false) : lastLies,
    }, { type: 'paid', from, to });
  }

  /** At table C who was wrong loses the open pile, which becomes a pool; or a card to the left, if they have none. */
  #losePile(seat: Seat): void {
    const { piles, pools } = this.#game;
    const { cards } = piles[seat]!;
    if (cards.length > 0) {
      return this.#become({ piles: withoutPiles(piles, [seat]), pools: [...pools, cards] },
        { type: 'pooled', seat, top: cards.at(-1)!, cards: cards.length });
    }
    if (this.#game.stocks[seat]!.length > 0) this.#pay(seat, seatsFrom(this.#game, seat)[0]!);
    if (this.#game.stocks[seat]!.length === 0) this.#putOut(seat);
  }
}
