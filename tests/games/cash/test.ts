/** Cash in the tests of the host. */
import type { SavedGame } from '../../../src/contract/contract';
import { cashGame } from '../../../src/games/cash/table/cashGame';
import type { CashTypes } from '../../../src/games/cash/table/view';
import { begunCash, setupOf } from '../../helpers/cash/cash';
import type { TestGame } from '../testGame';

/** Which cards of the pack, as they're dealt, are exchanged: one of another's hand, and one of the board. */
function exchanged({ setup, seed }: SavedGame<CashTypes>, own: number): readonly [number, number] {
  const { deck, dealer } = cashGame.deal(setup, seed);
  const seats = setup.players.length;
  const partner = (own + 1) % seats;
  return [deck.findIndex((_, i) => (dealer + 1 + i) % seats === partner), seats * 4 + 1];
}

export const cashTest: TestGame<CashTypes> = {
  game: cashGame,
  // Four play at least: where the tests of the host seat three, a character sits down with them.
  begin(players, seed) {
    const kinds = players.map(({ kind }) => kind);
    return begunCash(setupOf(kinds.length < 4 ? [...kinds, 'bot'] : kinds, { letters: seed !== 'bots' }), seed);
  },
  choose({ phase, seats, hand, board, signal, mayStart, pairs, mayCall }, place, chance) {
    const of = <One>(list: readonly One[]): One => list[Math.floor(chance() * list.length)]!;
    if (phase === 'agreeing') {
      if (!mayStart || signal === null || chance() < 0.1) return { kind: 'signal', acts: chance() < 0.5 ? [2] : [1, 5] };
      return seats[place]!.ready ? null : { kind: 'ready' };
    }
    if (mayCall && chance() < 0.01) {
      const others = [...pairs.keys()].filter((pair) => pair !== seats[place]!.pair);
      return chance() < 0.5 ? { kind: 'call', called: 'cash', pair: null } : { kind: 'call', called: 'counter', pair: of(others) };
    }
    if (chance() < 0.2) return { kind: 'act', act: Math.floor(chance() * 8) };
    if (phase !== 'swapping') return null;
    return hand !== null && board.length > 0 && chance() < 0.5 ? { kind: 'swap', take: of(board), give: of(hand) } : { kind: 'pass' };
  },
  script: [{ kind: 'signal', acts: [3] }, { kind: 'ready' }, { kind: 'act', act: 1 }, { kind: 'pass' }],
  twin(saved, own) {
    const [one, other] = exchanged(saved, own);
    const deal = saved.deal ?? cashGame.deal(saved.setup, saved.seed);
    return { ...saved, deal: { ...deal, deck: deal.deck.with(one, deal.deck[other]!).with(other, deal.deck[one]!) } };
  },
  shows: (happening) => ['turned', 'handOver', 'swapped'].includes(happening.type),
  others: ({ hand, signal }, own) => (own.size === 1 ? [] : [hand, own.size === 0 ? signal : null]),
  leak: (view, { game }) => ({ ...view, hand: game.hands[(game.dealer + 1) % game.hands.length]!, board: game.board }),
};
