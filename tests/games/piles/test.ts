/** Twins, the smallest game of piles, in the tests of the host. */
import { suitOf } from '../../../src/cards/card';
import { pilesGame } from '../../../src/games/piles/table/pilesGame';
import type { PlayedPiles } from '../../../src/games/piles/table/types';
import type { SavedGame } from '../../../src/contract/contract';
import { MARKS } from '../../../src/seats/marks';
import type { TestGame } from '../testGame';
import { twins, type TwinsTypes } from './twins';

type Played = PlayedPiles<TwinsTypes>;
const game = pilesGame(twins);

const dealIn = ({ setup, seed, deal }: SavedGame<Played>): Played['Deal'] => deal ?? game.deal(setup, seed);

/** Which cards of the pack, as they are dealt, are exchanged: two of other suits, in the stocks of two others. */
function exchanged(saved: SavedGame<Played>, own: number): readonly [number, number] {
  const { deck, dealer } = game.deal(saved.setup, saved.seed);
  const seatOf = (i: number): number => (dealer + 1 + i) % saved.setup.players.length;
  // What is dealt last is turned first.
  const from = deck.length - 20;
  const one = deck.findIndex((_, i) => i >= from && seatOf(i) !== own);
  const other = deck.findIndex((card, i) =>
    i > one && seatOf(i) !== own && seatOf(i) !== seatOf(one) && suitOf(card) !== suitOf(deck[one]!));
  return [one, other];
}

export const twinsTest: TestGame<Played> = {
  game,
  begin: (players, seed) => ({
    id: seed, seed, luck: players.map((_, seat) => `luck ${seed} ${seat}`), events: [], times: [], played: 0, ended: null,
    startedAt: 5, savedAt: 5,
    setup: {
      asked: seed === 'bots', least: 500, beat: null, packs: 1,
      players: players.map(({ kind }, i) => ({
        name: `Seat ${i}`, kind, shape: MARKS[i]!, ...kind === 'bot' ? { level: i % 2 === 0 ? 'ada' : 'wanda' } as const : {},
      })),
    },
  }),
  choose(view, place, chance) {
    if (view.phase === 'asked') return view.seats[place]!.answered ? null : { kind: 'answer', says: chance() < 0.3 ? 'any' : 'pass' };
    if (view.turn === place && chance() < 0.8) return { kind: 'turn' };
    return chance() < 0.08 ? { kind: 'call', called: 'any', orTurn: chance() < 0.5 } : null;
  },
  script: [{ kind: 'turn' }],
  twin(saved, own) {
    const [one, other] = exchanged(saved, own);
    const deal = dealIn(saved);
    return { ...saved, deal: { ...deal, deck: deal.deck.with(one, deal.deck[other]!).with(other, deal.deck[one]!) } };
  },
  shows(happening, saved, own) {
    const { deck } = game.deal(saved.setup, saved.seed);
    return happening.type === 'flipped' && exchanged(saved, own).some((i) => deck[i] === happening.card);
  },
  leak: (view, table) => ({ ...view, seats: view.seats.map((seat, i) => ({ ...seat, last: table.game.stocks[i]!.toSorted() })) }),
};
