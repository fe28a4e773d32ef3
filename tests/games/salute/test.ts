/** Salute the King in the tests of the host. */
import type { SavedGame } from '../../../src/contract/contract';
import type { PlayedPiles } from '../../../src/games/piles/table/types';
import type { SaluteTypes } from '../../../src/games/salute/kept/savedGame';
import { GESTURES } from '../../../src/games/salute/rules/triggers';
import { saluteGame } from '../../../src/games/salute/table/saluteGame';
import { MARKS } from '../../../src/seats/marks';
import { begun, setupFor } from '../../helpers/salute/salute';
import type { TestGame } from '../testGame';

type Played = PlayedPiles<SaluteTypes>;

const dealIn = ({ setup, seed, deal }: SavedGame<Played>): Played['Deal'] => deal ?? saluteGame.deal(setup, seed);

/** Which cards of the pack, as they are dealt, are exchanged: two of other ranks, in the stocks of two others; the first is a king. */
function exchanged(saved: SavedGame<Played>, own: number): readonly [number, number] {
  const { deck, dealer } = saluteGame.deal(saved.setup, saved.seed);
  const seatOf = (i: number): number => (dealer + 1 + i) % saved.setup.players.length;
  // What is dealt last is turned first: the two come a little later.
  const to = deck.length - 8;
  const one = deck.findLastIndex((card, i) => i < to && card.startsWith('K') && seatOf(i) !== own);
  const other = deck.findLastIndex((card, i) => i < to && !card.startsWith('K') && seatOf(i) !== own && seatOf(i) !== seatOf(one));
  return [one, other];
}

export const saluteTest: TestGame<Played> = {
  game: saluteGame,
  begin: (players, seed) => begun(setupFor(players.map(({ kind }, i) => ({
    name: `Seat ${i}`, kind, shape: MARKS[i]!, ...kind === 'bot' ? { level: i % 2 === 0 ? 'ada' : 'wanda' } as const : {},
  })), { plainTakes: [...seed].length % 2 === 0, wants: [...seed].length % 3 === 0 ? 'dealer' : 'court' }), seed),
  choose(view, place, chance) {
    if (chance() < (view.turn === place ? 0.8 : 0.05)) return { kind: 'turn' };
    return chance() < 0.2 ? { kind: 'call', called: GESTURES[Math.floor(chance() * 4)]!, orTurn: chance() < 0.5 } : null;
  },
  script: [{ kind: 'turn' }],
  twin(saved, own) {
    const [one, other] = exchanged(saved, own);
    const deal = dealIn(saved);
    return { ...saved, deal: { ...deal, deck: deal.deck.with(one, deal.deck[other]!).with(other, deal.deck[one]!) } };
  },
  shows(happening, saved, own) {
    const { deck } = saluteGame.deal(saved.setup, saved.seed);
    return happening.type === 'flipped' && exchanged(saved, own).some((i) => deck[i] === happening.card);
  },
  leak: (view, table) => ({ ...view, seats: view.seats.map((seat, i) => ({ ...seat, last: table.game.stocks[i]!.toSorted() })) }),
};
