/** Games of California Speed, Aggravation and Speed in which cards lie as a test wants them, and events played from there. */
import { RANKS, type Card } from '../../../src/cards/card';
import { act as aggravationAct, startGame as startAggravation, type AggravationGame } from '../../../src/games/aggravation/rules/game';
import { act as californiaAct, startGame as startCalifornia, type CaliforniaGame } from '../../../src/games/californiaSpeed/rules/game';
import type { LayingGame } from '../../../src/games/laying/rules/game';
import { marking, stacksOf, type RowsGame } from '../../../src/games/laying/rules/rows';
import { act as speedAct, startGame as startSpeed, type SpeedGame } from '../../../src/games/speed/rules/game';

/** The pack of RECORDS' examples in dealing order: As Ah Ad Ac Ks … 2d 2c. */
const SORTED: readonly Card[] =
  RANKS.toReversed().flatMap((rank) => (['s', 'h', 'd', 'c'] as const).map((suit): Card => `${rank}${suit}`));
export const SORTED_DEAL = { deck: SORTED, dealer: 0 };
const LOCK = { lock: 600 } as const;

const cardsIn = (text: string): readonly Card[] => text.split(' ').filter((word) => word !== '') as Card[];

/** A row as text: its stacks, bottom to top, with strokes between them. */
const rowIn = (text: string): readonly (readonly Card[])[] => (text === '' ? [] : text.split('|').map(cardsIn));

/** How cards lie, as text. */
interface Lying { readonly hands: readonly [string, string]; readonly rows: readonly [string, string] }

/** All that is alike there is marked, as if it had just come. */
function lying<Game extends RowsGame>(game: Game, { hands, rows }: Lying): Game {
  const laid = { ...game, hands: hands.map(cardsIn), rows: rows.map(rowIn) };
  return marking(laid, stacksOf(laid));
}

export const california = (at: Lying): CaliforniaGame => lying(startCalifornia(LOCK, SORTED_DEAL), at);

/** @param notes what is known of matches and of who ran out */
export const aggravation = (at: Lying, notes: Partial<AggravationGame> = {}): AggravationGame =>
  ({ ...lying(startAggravation(LOCK, SORTED_DEAL), at), ...notes });

type Two = readonly [string, string];

export function speed(
  at: { readonly hands: Two; readonly piles: Two; readonly stocks?: Two; readonly talons?: Two }, refill: 'key' | 'auto' = 'key',
): SpeedGame {
  const { hands, piles, stocks = ['', ''], talons = ['', ''] } = at;
  return {
    ...startSpeed({ ...LOCK, refill }, SORTED_DEAL), flips: 1, hands: hands.map(cardsIn), piles: piles.map(cardsIn),
    stocks: stocks.map(cardsIn), talons: talons.map(cardsIn),
  };
}

type Applied<Game> = { readonly ok: true; readonly state: Game } | { readonly ok: false; readonly code: string };

/** Plays events one after the other. @returns the game after the last, or the code of the first that is refused */
function playing<Game extends LayingGame>(apply: (game: Game, event: unknown) => Applied<Game>) {
  return (from: Game, ...events: readonly unknown[]): { readonly game: Game; readonly code: string | null } => {
    let game = from;
    for (const event of events) {
      const outcome = apply(game, event);
      if (!outcome.ok) return { game, code: outcome.code };
      game = outcome.state;
    }
    return { game, code: null };
  };
}

export const playCalifornia = playing<CaliforniaGame>(californiaAct);
export const playAggravation = playing<AggravationGame>(aggravationAct);
export const playSpeed = playing<SpeedGame>(speedAct);
