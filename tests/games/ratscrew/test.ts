/** Egyptian Ratscrew in the tests of the host. */
import type { SavedGame } from '../../../src/contract/contract';
import type { PlayedPiles } from '../../../src/games/piles/table/types';
import type { RatscrewTypes } from '../../../src/games/ratscrew/kept/savedGame';
import { ratscrewGame } from '../../../src/games/ratscrew/table/ratscrewGame';
import { MARKS } from '../../../src/seats/marks';
import { begun, setupFor } from '../../helpers/ratscrew/ratscrew';
import type { TestGame } from '../testGame';

type Played = PlayedPiles<RatscrewTypes>;

const dealIn = ({ setup, seed, deal }: SavedGame<Played>): Played['Deal'] => deal ?? ratscrewGame.deal(setup, seed);

/** Which cards of the pack, as they are dealt, are exchanged: two of other ranks, in the stocks of two others; the first is a joker. */
function exchanged(saved: SavedGame<Played>, own: number): readonly [number, number] {
  const { deck, dealer } = ratscrewGame.deal(saved.setup, saved.seed);
  const seatOf = (i: number): number => (dealer + 1 + i) % saved.setup.players.length;
  // What is dealt last is turned first: the two come a little later.
  const to = deck.length - 8;
  const one = deck.findLastIndex((card, i) => i < to && card.startsWith('*') && seatOf(i) !== own);
  const other = deck.findLastIndex((card, i) => i < to && !card.startsWith('*') && seatOf(i) !== own && seatOf(i) !== seatOf(one));
  return [one, other];
}

export const ratscrewTest: TestGame<Played> = {
  game: ratscrewGame,
  begin: (players, seed) => begun(setupFor(players.map(({ kind }, i) => ({
    name: `Seat ${i}`, kind, shape: MARKS[i]!, ...kind === 'bot' ? { level: i % 2 === 0 ? 'ada' : 'wanda' } as const : {},
  })), { asked: seed === 'bots', outOfTurn: seed !== 'bots' && [...seed].length % 2 === 0, jokers: 4, runs: true }), seed),
  choose(view, place, chance) {
    if (view.phase === 'asked') return view.seats[place]!.answered ? null : { kind: 'answer', says: chance() < 0.3 ? 'any' : 'pass' };
    if (view.choosing === place && chance() < 0.4) return { kind: 'decline' };
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
    const { deck } = ratscrewGame.deal(saved.setup, saved.seed);
    return happening.type === 'flipped' && exchanged(saved, own).some((i) => deck[i] === happening.card);
  },
  leak: (view, table) => ({ ...view, seats: view.seats.map((seat, i) => ({ ...seat, last: table.game.stocks[i]!.toSorted() })) }),
};
