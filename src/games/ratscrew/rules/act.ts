/** What an act at Egyptian Ratscrew comes to: a card, slaps, a pile that is taken, and the answer of whoever is asked. */
import { rankOf } from '../../../cards/card';
import { seatOrder, type PilesEnd, type Seat } from '../../piles/rules/game';
import { SlapsActing } from '../../piles/rules/slaps/acting';
import {
  askedIn, countOf, isPlaying, liesOf, liveCards, playingIn, refusalOf,
  type EndKind, type RatscrewAct, type RatscrewGame, type RatscrewHappening, type RatscrewOwn, type RefusalCode,
} from './game';
import { MADE_OF, patternOf } from './patterns';

export type Outcome =
  | { readonly ok: true; readonly state: RatscrewGame; readonly happenings: readonly RatscrewHappening[] }
  | { readonly ok: false; readonly code: RefusalCode };

/** Lets something happen, if it may. */
export function act(game: RatscrewGame, doing: RatscrewAct): Outcome {
  const code = refusalOf(game, doing);
  return code === null ? new OneAct(game).done(doing) : { ok: false, code };
}

/** One act on its way. */
class OneAct extends SlapsActing<RatscrewGame, 'slap', EndKind, RatscrewOwn> {
  done({ kind, seats }: RatscrewAct): Outcome {
    const asked = askedIn(this.game);
    const [seat] = seats as readonly [Seat];
    switch (kind) {
      case 'flip': this.#flip(seat); break;
      case 'slap': this.#slap(seatOrder(this.game).filter((one) => seats.includes(one))); break;
      case 'take': this.#cleared(); this.gather(seat); break;
      case 'goon': this.#answered({ answerer: seat }, { type: 'wentOn', seat }); break;
      case 'decline': this.#answered({ left: 0 }, { type: 'declined', seat });
    }
    this.#settle(asked);
    return this.closed(endOf);
  }

  protected override isPlaying(seat: Seat): boolean { return isPlaying(this.game, seat); }

  #flip(seat: Seat): void {
    const isLive = this.lay(seat);
    const { live, challenge, stocks, turn, flips, options } = this.game;
    this.become({ live: [...live, isLive] });
    const rank = rankOf(this.game.piles[0]!.cards.at(-1)!);
    const left = countOf(rank);
    // No challenge comes of the last card that is played.
    if (isLive && left > 0 && flips < options.flips) this.become({ challenge: { by: seat, rank, left, answerer: turn } });
    else if (isLive && left === 0 && challenge !== null) {
      this.become({ challenge: { ...challenge, left: challenge.left - 1 }, turn: stocks[seat]!.length > 0 ? seat : turn });
    }
    this.noteCards();
  }

  #slap(callers: readonly Seat[]): void {
    const pattern = patternOf(liveCards(this.game), this.game.options);
    if (pattern !== null) {
      const lies = liesOf(this.game, MADE_OF[pattern]);
      this.#cleared();
      return this.win(callers, 'slap', lies);
    }
    for (const seat of callers) {
      const costsNothing = playingIn(this.game).length === 1 && isPlaying(this.game, seat);
      this.become({}, { type: 'wrong', seat, kind: 'slap' });
      if (!costsNothing) this.#fine(seat);
      this.noteCards();
    }
  }

  /** What a false slap costs: a card under the pile, one's own challenge, or the game. */
  #fine(seat: Seat): void {
    const { stocks, piles, live, challenge, owed } = this.game;
    const [card, ...stock] = stocks[seat]!;
    if (card !== undefined) {
      this.become({
        stocks: stocks.with(seat, stock), piles: [{ ...piles[0]!, cards: [card, ...piles[0]!.cards] }], live: [false, ...live],
      }, { type: 'fined', seat, costs: 1 });
    } else if (challenge?.by === seat) this.become({ challenge: null, owed: owed === seat ? null : owed }, { type: 'lostChallenge', seat });
    else this.putOut(seat);
  }

  #answered(answer: { readonly answerer: Seat } | { readonly left: 0 }, happening: RatscrewOwn): void {
    this.become({ challenge: { ...this.game.challenge!, ...answer } }, happening);
  }

  /** The pile goes to somebody, and with it what was to be answered. */
  #cleared(): void { this.become({ challenge: null, live: [] }); }

  /** The pile is owed to whoever is in alone, or to whose challenge nobody has answered. @param asked who was asked before */
  #settle(asked: Seat | null): void {
    const { challenge, flips, options, piles } = this.game;
    const [first, ...others] = playingIn(this.game);
    const isAlone = others.length === 0;
    if (flips >= options.flips && isAlone) {
      this.#cleared();
      this.gather(first!);
    } else if (isAlone) this.owe(piles[0]!.cards.length > 0 ? first! : null);
    else this.owe(challenge?.left === 0 ? challenge.by : null);
    const now = flips >= options.flips ? null : askedIn(this.game);
    if (now !== null && now !== asked) this.become({}, { type: 'asked', seat: now });
  }
}

/** Whoever is in alone wins once the pile is taken, by whomever. */
function endOf(game: RatscrewGame): PilesEnd<EndKind> | null {
  const winners = playingIn(game);
  if (winners.length === 1 && game.piles[0]!.cards.length === 0) return { kind: 'last', winners };
  return game.flips >= game.options.flips ? { kind: 'flips', winners } : null;
}
