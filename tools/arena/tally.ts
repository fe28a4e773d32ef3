/** Adds a match's games up, for each player: wins with their interval, margins, time, runs. */
import type { DealOutcome, GameOutcome } from './match';

/** One line of the arena's answer. */
export interface Standing {
  readonly name: string;
  readonly games: number;
  /** The share of wins, from 0 to 1, ties shared; of players alike the mean. */
  readonly winShare: number;
  /** Its 95 % interval. */
  readonly low: number;
  readonly high: number;
  /** Tiles won more than the others on average, over the games that were played to the end. */
  readonly margin: number;
  /** Milliseconds a move. */
  readonly msMean: number;
  readonly msP95: number;
  /** Games lost by a fault. */
  readonly forfeits: number;
  /** Runs, with calls. */
  readonly made: number;
  readonly missed: number;
  readonly snagged: number;
}

/** Two-sided 95 % points of Student's t for 1 to 10 degrees of freedom. */
const STUDENT = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];
const NORMAL = 1.959964;

/** What a standard error is multiplied by: above 10 degrees of freedom Fisher's expansion about the normal (two terms, right to 0.001). */
export function studentPoint(freedom: number): number {
  const z = NORMAL;
  return STUDENT[freedom - 1] ?? z + (z ** 3 + z) / (4 * freedom) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2);
}

/**
 * The 95 % interval of a mean share of wins. The deals are the sample, not the games, since the seatings of one deal hang together:
 * mean ± t·s/√deals. One deal tells nothing. Where all deals were won, or none, the deviation tells nothing either, and the exact bound
 * of Clopper and Pearson (1934) stands in.
 * @param sum of the deals' shares @param squares the sum of their squares
 */
export function interval(deals: number, sum: number, squares: number): { readonly low: number; readonly high: number } {
  if (deals < 2) return { low: 0, high: 1 };
  const mean = sum / deals;
  if (mean >= 1) return { low: 0.025 ** (1 / deals), high: 1 };
  if (mean <= 0) return { low: 0, high: 1 - 0.025 ** (1 / deals) };
  const variance = Math.max(0, (squares - sum * mean) / (deals - 1));
  const half = studentPoint(deals - 1) * Math.sqrt(variance / deals);
  return { low: Math.max(0, mean - half), high: Math.min(1, mean + half) };
}

/** What part of the win a seat gets: all, none, or a part of a tie. The others share what a faulty player has lost. */
export function shareOf({ tiles, forfeit }: Pick<GameOutcome, 'tiles' | 'forfeit'>, seat: number): number {
  if (forfeit !== null) return seat === forfeit.seat ? 0 : 1 / (tiles.length - 1);
  const most = Math.max(...tiles);
  return tiles[seat] === most ? 1 / tiles.filter((won) => won === most).length : 0;
}

/** How many more tiles a seat won than the others on average. */
export function marginOf(tiles: readonly number[], seat: number): number {
  const own = tiles[seat]!;
  return own - (tiles.reduce((sum, won) => sum + won, 0) - own) / (tiles.length - 1);
}

/** Times by their size, in steps of half a percent: however many there are, they take no more room. */
class Spans {
  static readonly least = 1e-4;
  static readonly step = Math.log(1.005);
  readonly #counts = new Map<number, number>();
  #count = 0;
  #sum = 0;

  add(span: number): void {
    const size = Math.round(Math.log(Math.max(span, Spans.least) / Spans.least) / Spans.step);
    this.#counts.set(size, (this.#counts.get(size) ?? 0) + 1);
    this.#count += 1;
    this.#sum += span;
  }

  get mean(): number { return this.#count === 0 ? 0 : this.#sum / this.#count; }

  /** The time that so large a part of them does not pass. */
  quantile(part: number): number {
    let left = Math.ceil(this.#count * part);
    for (const [size, count] of [...this.#counts].toSorted(([a], [b]) => a - b)) {
      left -= count;
      if (left <= 0) return Spans.least * Math.exp(size * Spans.step);
    }
    return 0;
  }
}

/** The sums for one name. Players alike are one. */
class Sums {
  deals = 0;
  games = 0;
  share = 0;
  squares = 0;
  margin = 0;
  finished = 0;
  forfeits = 0;
  readonly spans = new Spans();
  readonly runs = { made: 0, missed: 0, snagged: 0 };

  constructor(readonly name: string) {}

  add({ games }: DealOutcome, players: readonly string[]): void {
    let share = 0;
    let seats = 0;
    for (const game of games) {
      game.seating.forEach((player, seat) => {
        if (players[player] !== this.name) return;
        seats += 1;
        share += shareOf(game, seat);
        for (const span of game.spans[seat] ?? []) this.spans.add(span);
        if (game.forfeit === null) {
          this.margin += marginOf(game.tiles, seat);
          this.finished += 1;
        } else if (game.forfeit.seat === seat) this.forfeits += 1;
        const { made = 0, missed = 0, snagged = 0 } = game.runs?.[seat] ?? {};
        this.runs.made += made;
        this.runs.missed += missed;
        this.runs.snagged += snagged;
      });
    }
    const mean = share / seats;
    this.deals += 1;
    this.games += games.length;
    this.share += mean;
    this.squares += mean * mean;
  }

  standing(): Standing {
    const { name, games, deals, share, squares, finished, margin, spans, forfeits, runs } = this;
    return {
      name, games, winShare: deals === 0 ? 0 : share / deals, ...interval(deals, share, squares),
      margin: finished === 0 ? 0 : margin / finished,
      msMean: spans.mean, msP95: spans.quantile(0.95), forfeits, ...runs,
    };
  }
}

/** Takes up deals one after the other and gives the standings. @param players the match's players, seat by seat */
export function createTally(players: readonly string[]): { add(deal: DealOutcome): void; standings(): Standing[] } {
  const sums = [...new Set(players)].map((name) => new Sums(name));
  return {
    add(deal) { for (const player of sums) player.add(deal, players); },
    standings: () => sums.map((player) => player.standing()),
  };
}
