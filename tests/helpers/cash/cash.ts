/** Games of Cash for tests: set-ups, games that begin, and games by chance. */
import { fraction, randomFrom } from '../../../src/chance/chance';
import { drawDeal, shuffledPacks, type CardDeal } from '../../../src/cards/pack';
import { cash, type SavedCash } from '../../../src/games/cash/kept/savedGame';
import { USUAL_TERMS, type CashSetup } from '../../../src/games/cash/kept/setup';
import { apply, startGame, type CashEvent, type CashOptions, type CashState } from '../../../src/games/cash/rules/game';
import { wantedSwap } from '../../../src/games/hands/players/collecting';
import { ACTS } from '../../../src/games/hands/rules/acts';
import { isFour } from '../../../src/games/hands/rules/deal';
import { oppositePairs, pairOf, partnerOf } from '../../../src/games/hands/rules/pairs';
import { MARKS } from '../../../src/seats/marks';
import type { Seated } from '../../../src/seats/seats';
import type { Character } from '../../../src/setup/players';

export interface CashRecord extends CardDeal {
  readonly seats: readonly string[];
  readonly options: CashOptions;
  readonly events: readonly CashEvent[];
}

/** Who sits there: people, here or elsewhere, and characters. */
export function setupOf(kinds: readonly (Seated<never>['kind'] | Character)[], terms: Partial<CashSetup> = {}): CashSetup {
  return {
    ...USUAL_TERMS, ...terms,
    players: kinds.map((kind, i): Seated<never> => (kind === 'local' || kind === 'remote'
      ? { name: `Seat ${i}`, kind, shape: MARKS[i]! }
      : { name: `Seat ${i}`, kind: 'bot', level: kind === 'bot' ? 'otto' : kind, shape: MARKS[i]! })),
  };
}

export function begunCash(setup: CashSetup, seed: string): SavedCash {
  return {
    ...cash.storage.begin({ freshWord: () => seed, today: () => 5 }, setup, seed),
    luck: setup.players.map((_, place) => `luck ${seed} ${place}`),
  };
}

/**
 * A game by chance: people collect, make faces and call as it comes, and sometimes as it is.
 * @param watch is told each event with the game before and after it
 */
export function randomGame(
  seed: string, watch: (before: CashState, event: CashEvent, after: CashState) => void = () => {},
): { readonly record: CashRecord; readonly game: CashState } {
  const random = randomFrom(seed);
  const below = (n: number): number => Math.floor(fraction(random) * n);
  const seats = [4, 6, 8][below(3)]!;
  const header = {
    seats: Array.from({ length: seats }, (_, i) => `Seat ${i}`), options: { letters: below(2) === 1, pairs: oppositePairs(seats) },
    ...drawDeal(1, seats, seed),
  };
  // Now and then nobody calls, and the only hand is a real deal.
  const bold = !header.options.letters && below(4) === 0 ? 0 : 400;
  let game = startGame(header.options, seats, header);
  const events: CashEvent[] = [];
  while (!game.over) {
    const event = nextEvent(game, below, bold, `${seed} ${game.ends.length}`);
    const outcome = apply(game, event);
    if (!outcome.ok) throw new Error(`${seed}: ${JSON.stringify(event)} is ${outcome.code}`);
    watch(game, event, outcome.state);
    game = outcome.state;
    events.push(event);
  }
  return { record: { ...header, events }, game };
}

function nextEvent(
  { hands, board, up, open, turnedNow, options }: CashState, below: (n: number) => number, bold: number, deck: string,
): CashEvent {
  if (!open) return ['deal', null, shuffledPacks(1, deck)];
  const seat = below(hands.length);
  const four = hands.findIndex(isFour);
  if (turnedNow > 0 && four >= 0 && below(1000) < bold) {
    const pair = pairOf(options, four);
    const other = options.pairs.findIndex((_, i) => i !== pair);
    return below(2) === 0 ? ['cash', partnerOf(options, four)] : ['counter', options.pairs[other]![0], pair];
  }
  if (turnedNow > 0 && below(20_000) < bold) {
    const others = options.pairs.flatMap((pair, i) => (pair.includes(seat) ? [] : [i]));
    return below(2) === 0 ? ['cash', seat] : ['counter', seat, others[below(others.length)]!];
  }
  const what = below(10);
  if (what < 3) return ['act', seat, below(ACTS)];
  if (!up) return ['go', null];
  const wanted = wantedSwap(hands[seat]!, board, new Set(), below(100) / 100) ?? { take: board[below(4)]!, give: hands[seat]![below(4)]! };
  return what < 8 ? ['swap', seat, wanted.take, wanted.give] : ['away', null];
}
