/** Snap in the tests of the host. */
import { MARKS } from '../../../src/seats/marks';
import { snapGame } from '../../../src/games/snap/table/snapGame';
import type { SavedGame } from '../../../src/contract/contract';
import { begun, setupFor } from '../../helpers/snap/savedGames';
import type { TestGame } from '../testGame';
import { dealOf, type PlayedSnap as SnapTypes } from '../../helpers/snap/snap';

/** Which cards of the pack, as they are dealt, are exchanged: two of other ranks, in the stocks of two others. */
function exchanged({ setup, seed }: SavedGame<SnapTypes>, own: number): readonly [number, number] {
  const { deck, dealer } = dealOf(setup, seed);
  const seatOf = (i: number): number => (dealer + 1 + i) % setup.players.length;
  // What is dealt last is turned first.
  const from = deck.length - 20;
  const one = deck.findIndex((_, i) => i >= from && seatOf(i) !== own);
  const other = deck.findIndex((card, i) => i > one && seatOf(i) !== own && seatOf(i) !== seatOf(one) && card[0] !== deck[one]![0]);
  return [one, other];
}

export const snapTest: TestGame<SnapTypes> = {
  game: snapGame,
  begin(players, seed) {
    const table = ([...seed].length % 2 === 0 ? 'B' : 'A') as 'A' | 'B';
    return begun(setupFor(players.map(({ kind }, i) => ({
      name: `Seat ${i}`, kind, shape: MARKS[i]!, ...kind === 'bot' ? { level: i % 2 === 0 ? 'ada' : 'wanda' } as const : {},
    })), { table, asked: seed === 'bots' }), seed);
  },
  choose(view, place, chance) {
    if (view.phase === 'asked') return view.seats[place]!.answered ? null : { kind: 'answer', says: chance() < 0.3 ? 'any' : 'pass' };
    if (view.turn === place && chance() < 0.8) return { kind: 'turn' };
    return chance() < 0.08 ? { kind: 'call', called: 'any', orTurn: chance() < 0.5 } : null;
  },
  script: [{ kind: 'turn' }],
  twin(saved, own) {
    const [one, other] = exchanged(saved, own);
    const deal = saved.deal ?? dealOf(saved.setup, saved.seed);
    return { ...saved, deal: { ...deal, deck: deal.deck.with(one, deal.deck[other]!).with(other, deal.deck[one]!) } };
  },
  shows(happening, saved, own) {
    const { deck } = dealOf(saved.setup, saved.seed);
    return happening.type === 'flipped' && exchanged(saved, own).some((i) => deck[i] === happening.card);
  },
  leak: (view, table) => ({ ...view, seats: view.seats.map((seat, i) => ({ ...seat, last: table.game.stocks[i]!.toSorted() })) }),
};
