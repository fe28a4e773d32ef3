/**
 * Aggravation: two rows that grow, of which anybody may cover what is alike, with no turns. Whoever has no card left wins the next match
 * with a call. No clock and no chance.
 */
import { rankOf, type Card, type Rank } from '../../../cards/card';
import type { CardDeal } from '../../../cards/pack';
import { acting, type Act, type Kinds } from '../../laying/rules/acting';
import {
  dealAllToTwo, endOf, isSameSpot, isTouched, NOTHING_DONE, SEATS, type LayingEnd, type LayingOptions, type Seat, type Stack,
} from '../../laying/rules/game';
import {
  formedBy, layKinds, marking, NO_ROWS, ontoRow, stackAt, stacksOf, stacksOfRank, topAt, type RowsCode, type RowsGame, type RowsHappening,
} from '../../laying/rules/rows';

export interface AggravationGame extends RowsGame<AggravationGame> {
  readonly options: LayingOptions;
  /** For each seat the instant in which it ran out of cards; null: it has some. */
  readonly ranOut: readonly (number | null)[];
  /** The instant in which the last match of a rank formed. */
  readonly formed: Readonly<Partial<Record<Rank, number>>>;
  /** Who has called. */
  readonly callers: readonly Seat[];
}

export type AggravationEvent =
  | readonly ['turn', null] | readonly ['lay' | 'back', Seat, Stack] | readonly ['lay', Seat, Stack, 'tie']
  | readonly ['call', Seat, Stack, Stack] | readonly ['call', Seat, Stack, Stack, 'tie'];

export type AggravationHappening =
  | RowsHappening
  /** For each seat the card that it turned onto a new stack at the end of its row; null: it turned none. */
  | { readonly type: 'turned'; readonly cards: readonly (Card | null)[] }
  | { readonly type: 'called'; readonly seat: Seat; readonly on: readonly [Stack, Stack] }
  | { readonly type: 'ended'; readonly by: LayingEnd['by']; readonly winners: readonly Seat[] };

export type AggravationCode = RowsCode | 'match-open' | 'has-cards' | 'no-match';

/** Before the first turn all cards are in the hands. */
export function startGame(options: LayingOptions, deal: CardDeal): AggravationGame {
  return {
    ...NOTHING_DONE, options, hands: dealAllToTwo(deal), rows: NO_ROWS, open: [], ranOut: [null, null], formed: {}, callers: [],
  };
}

/** Whether somebody without cards may call a match of this rank: it formed when they ran out, or later. */
function mayCall({ ranOut, formed }: Pick<AggravationGame, 'ranOut' | 'formed'>, seat: Seat, rank: Rank): boolean {
  const [since, last] = [ranOut[seat]!, formed[rank]];
  return since !== null && last !== undefined && last >= since;
}

/** The ranks that somebody without cards may call now. */
export function callable(game: AggravationGame, seat: Seat): readonly Rank[] {
  const ranks = new Set(stacksOf(game).map((stack) => rankOf(topAt(game, stack))));
  return [...ranks].filter((rank) => mayCall(game, seat, rank) && stacksOfRank(game, rank).length > 1);
}

const withoutCards = ({ hands }: AggravationGame): readonly Seat[] => SEATS.filter((seat) => hands[seat]!.length === 0);

/** Whether a match holds back the next turn: any, and once somebody has no card only one that they may call. */
export function isHeld(game: AggravationGame): boolean {
  const [seat] = withoutCards(game);
  return seat === undefined ? game.open.length > 0 : callable(game, seat).length > 0;
}

/** Who turns a card: whoever has two or more; where nobody has, whoever has one. */
export function turners({ hands }: Pick<AggravationGame, 'hands'>): readonly Seat[] {
  const [several, any] = [2, 1].map((least) => SEATS.filter((seat) => hands[seat]!.length >= least));
  return several!.length > 0 ? several! : any!;
}

/** What is noted once cards have come to lie on these stacks: which matches have formed, and who has run out. */
function noting(game: AggravationGame, came: readonly Stack[]): AggravationGame {
  const formed = { ...game.formed, ...Object.fromEntries(formedBy(game, came).map((rank) => [rank, game.instant])) };
  const ranOut = game.ranOut.map((since, seat) => since ?? (game.hands[seat]!.length === 0 ? game.instant : null));
  return { ...game, formed, ranOut };
}

type Done = ReturnType<Kinds<AggravationGame, AggravationHappening, AggravationCode>[string]['does']>;

function turned(game: AggravationGame): Done {
  const who = turners(game);
  const next = who.reduce<AggravationGame>(ontoRow, { ...game, flips: game.flips + 1 });
  const came = who.map((seat): Stack => [seat, next.rows[seat]!.length - 1]);
  const cards = SEATS.map((seat) => (who.includes(seat) ? game.hands[seat]![0]! : null));
  return { game: marking(noting(next, came), came), happenings: [{ type: 'turned', cards }] };
}

const touched = ({ parts }: Act): readonly [Stack, Stack] => parts as unknown as readonly [Stack, Stack];

/** Whether a call of two stacks is right. */
function isRight(game: AggravationGame, act: Act): boolean {
  const [one, two] = touched(act);
  if (isSameSpot(one, two) || stackAt(game, one) === undefined || stackAt(game, two) === undefined) return false;
  const [rank, twin] = [one, two].map((stack) => rankOf(topAt(game, stack)));
  return rank === twin && mayCall(game, act.seat, rank!);
}

const { lay, back } = layKinds<AggravationGame>();

const KINDS: Kinds<AggravationGame, AggravationHappening, AggravationCode | 'no-cards'> = {
  back,
  lay: {
    ...lay,
    does(game, doing) {
      const { game: next, happenings } = lay.does(game, doing);
      return { game: noting(next, [doing.parts[0] as Stack]), happenings };
    },
  },
  turn: {
    parts: [[]], isTables: true, does: turned,
    reasons: { 'no-cards': ({ hands }) => hands.every((hand) => hand.length === 0), 'match-open': isHeld },
  },
  call: {
    parts: [['stack', 'stack']], races: true,
    reasons: {
      'unknown-stack': (game, doing) => touched(doing).some((stack) => stackAt(game, stack) === undefined),
      'has-cards': ({ hands }, { seat }) => hands[seat]!.length > 0,
      'no-match': (game, doing) => !isRight(game, doing),
      'no-tie': (game, doing) => doing.isTied
        && (!isRight(game.before!, doing) || touched(doing).some((stack) => isTouched(game, stack))),
    },
    does: (game, doing) => ({
      game: { ...game, callers: [...game.callers, doing.seat] },
      happenings: [{ type: 'called', seat: doing.seat, on: touched(doing) }],
    }),
  },
};

/** How a game stands after an event: a call wins; once nobody has a card whoever ran out first does, but for a turn that made a match. */
function ending(game: AggravationGame, kind: string): LayingEnd | null {
  const { callers, ranOut, flips } = game;
  if (callers.length > 0) return endOf(flips, SEATS.filter((seat) => callers.includes(seat)), 'call');
  const [one, two] = ranOut as readonly [number | null, number | null];
  const isOver = one !== null && two !== null && !(kind === 'turn' && SEATS.some((seat) => callable(game, seat).length > 0));
  return endOf(flips, isOver ? SEATS.filter((seat) => ranOut[seat] === Math.min(one, two)) : []);
}

/** Lets any value happen as the next event, or says why it can't. */
export const act = acting<AggravationGame, AggravationHappening, AggravationCode>(KINDS, ending);
