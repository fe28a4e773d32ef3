/** Games of Snap in the midst of which something is looked at: only what matters lies there. */
import type { Card } from '../../../src/cards/card';
import { act, type ActKind, type Outcome } from '../../../src/games/snap/rules/acts';
import type { SnapGame, SnapTable, Ties } from '../../../src/games/snap/rules/game';

export interface MidGame {
  readonly table: SnapTable;
  readonly ties?: Ties;
  /** The next card first: `5d Kh`. */
  readonly stocks: readonly string[];
  /** The top card last. */
  readonly piles: readonly string[];
  /** The piles in the order in which they got their top cards; all in their own order, where none is told. */
  readonly laid?: readonly number[];
  readonly pot?: string;
  readonly pools?: readonly string[];
  readonly flipper?: number;
  readonly turn?: number;
  /** Who is out already. */
  readonly gone?: readonly number[];
  /** At table A: whose last card lies on the pile. */
  readonly lastLies?: readonly number[];
  readonly flips?: number;
}

const cardsOf = (text: string): readonly Card[] => text.split(' ').filter((word) => word !== '') as Card[];

export function midGame(from: MidGame): SnapGame {
  const { table, stocks, piles, laid = piles.map((_, i) => i), gone = [], lastLies = [], flipper = 0, ...more } = from;
  return {
    options: { table, packs: 1, ties: more.ties ?? (table === 'C' ? 'seat' : 'pot') },
    stocks: stocks.map(cardsOf),
    piles: piles.map((text, i) => ({ cards: cardsOf(text), toppedAt: text === '' ? 0 : laid.indexOf(i) + 1 })),
    pot: cardsOf(more.pot ?? ''), pools: (more.pools ?? []).map(cardsOf), flips: more.flips ?? 10, flipper,
    turn: more.turn ?? (flipper + 1) % stocks.length, out: stocks.map((_, seat) => (gone.includes(seat) ? 0 : null)),
    lastLies: stocks.map((_, seat) => lastLies.includes(seat)), events: 10, end: null,
  };
}

/** Plays on from there, without shuffling: what is won lies as it was gathered. @throws where something may not happen */
export function playOn(game: SnapGame, ...acts: readonly (readonly [ActKind, ...number[]])[]): SnapGame {
  return acts.reduce((now, [kind, ...seats]) => {
    const outcome: Outcome = act(now, { kind, seats }, (cards) => cards);
    if (!outcome.ok) throw new Error(`${kind} ${seats.join(' ')}: ${outcome.code}`);
    return outcome.state;
  }, game);
}

/** The parts of a game that tests look at, as text. */
export function shownGame({ stocks, piles, pot, pools, turn, out, end }: SnapGame): object {
  const text = (cards: readonly Card[]): string => cards.join(' ');
  return {
    stocks: stocks.map(text), piles: piles.map(({ cards }) => text(cards)), pot: text(pot), pools: pools.map(text), turn,
    out: out.flatMap((one, seat) => (one === null ? [] : [seat])), end: end && `${end.kind} ${end.winners.join(' ')}`,
  };
}
