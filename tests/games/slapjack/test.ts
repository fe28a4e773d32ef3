/** Slapjack in the tests of the host. */
import type { SavedGame } from '../../../src/contract/contract';
import type { PlayedPiles } from '../../../src/games/piles/table/types';
import type { SlapjackTypes } from '../../../src/games/slapjack/kept/savedGame';
import { slapjackGame } from '../../../src/games/slapjack/table/slapjackGame';
import { MARKS } from '../../../src/seats/marks';
import { begun, setupFor } from '../../helpers/slapjack/slapjack';
import type { TestGame } from '../testGame';

type Played = PlayedPiles<SlapjackTypes>;

const dealIn = ({ setup, seed, deal }: SavedGame<Played>): Played['Deal'] => deal ?? slapjackGame.deal(setup, seed);

/** Which cards of the pack, as they are dealt, are exchanged: two of other ranks, in the stocks of two others; the first is a jack. */
function exchanged(saved: SavedGame<Played>, own: number): readonly [number, number] {
  const { deck, dealer } = slapjackGame.deal(saved.setup, saved.seed);
  const seatOf = (i: number): number => (dealer + 1 + i) % saved.setup.players.length;
  // What is dealt last is turned first: the two come a little later.
  const to = deck.length - 8;
  const one = deck.findLastIndex((card, i) => i < to && card.startsWith('J') && seatOf(i) !== own);
  const other = deck.findLastIndex((card, i) => i < to && !card.startsWith('J') && seatOf(i) !== own && seatOf(i) !== seatOf(one));
  return [one, other];
}

export const slapjackTest: TestGame<Played> = {
  game: slapjackGame,
  begin: (players, seed) => begun(setupFor(players.map(({ kind }, i) => ({
    name: `Seat ${i}`, kind, shape: MARKS[i]!, ...kind === 'bot' ? { level: i % 2 === 0 ? 'ada' : 'wanda' } as const : {},
  })), { asked: seed === 'bots', outOfTurn: seed !== 'bots' && [...seed].length % 2 === 0 }), seed),
  choose(view, place, chance) {
    if (view.phase === 'asked') return view.seats[place]!.answered ? null : { kind: 'answer', says: chance() < 0.3 ? 'any' : 'pass' };
    if (chance() < (view.turn === place ? 0.8 : 0.05)) return { kind: 'turn' };
    return chance() < 0.08 ? { kind: 'call', called: 'any', orTurn: chance() < 0.5 } : null;
  },
  script: [{ kind: 'turn' }],
  twin(saved, own) {
    const [one, other] = exchanged(saved, own);
    const deal = dealIn(saved);
    return { ...saved, deal: { ...deal, deck: deal.deck.with(one, deal.deck[other]!).with(other, deal.deck[one]!) } };
  },
  shows(happening, saved, own) {
    const { deck } = slapjackGame.deal(saved.setup, saved.seed);
    return happening.type === 'flipped' && exchanged(saved, own).some((i) => deck[i] === happening.card);
  },
  leak: (view, table) => ({ ...view, seats: view.seats.map((seat, i) => ({ ...seat, last: table.game.stocks[i]!.toSorted() })) }),
};
