/** Through the Window in the tests of the host. */
import type { SavedGame } from '../../../src/contract/contract';
import { windowGame } from '../../../src/games/window/table/windowGame';
import type { WindowTypes } from '../../../src/games/window/table/windowTable';
import { MARKS } from '../../../src/seats/marks';
import { begun } from '../../helpers/window/window';
import type { TestGame } from '../testGame';

const dealIn = ({ setup, seed, deal }: SavedGame<WindowTypes>): WindowTypes['Deal'] => deal ?? windowGame.deal(setup, seed);

/** Which cards, as they are dealt, are exchanged: the second ones of two other places, of two ranks. */
function exchanged(saved: SavedGame<WindowTypes>, own: number): readonly [number, number] {
  const { deck, dealer } = windowGame.deal(saved.setup, saved.seed);
  const seats = saved.setup.players.length;
  const second = Array.from({ length: seats }, (_, i) => seats + i).filter((i) => (dealer + 1 + i) % seats !== own);
  const one = second[0]!;
  return [one, second.find((i) => deck[i]![0] !== deck[one]![0]) ?? second[1]!];
}

export const windowTest: TestGame<WindowTypes> = {
  game: windowGame,
  begin: (players, seed) => begun({
    letters: [...seed].length % 2 === 0 ? 'en' : 'sv', time: 6000, players: players.map(({ kind }, i) => ({
      name: `Seat ${i}`, kind, shape: MARKS[i]!, ...kind === 'bot' ? { level: i % 2 === 0 ? 'ada' : 'wanda' } as const : {},
    })),
  }, seed) as SavedGame<WindowTypes>,
  choose(view, place, chance) {
    if (view.stage === 'turn') return view.turn === place && chance() < 0.8 ? { kind: 'turn' } : null;
    if (view.seats[place]!.says) return { kind: 'vote', agrees: chance() < 0.5 };
    if (view.stage === 'word' && view.queue[0] === place) {
      return chance() < 0.2 ? { kind: 'aloud' } : { kind: 'word', word: chance() < 0.3 ? 'zork' : `${view.letter ?? ''}${view.turned}` };
    }
    return chance() < 0.2 ? { kind: 'call' } : null;
  },
  script: [{ kind: 'turn' }],
  twin(saved, own) {
    const [one, other] = exchanged(saved, own);
    const deal = dealIn(saved);
    return { ...saved, deal: { ...deal, deck: deal.deck.with(one, deal.deck[other]!).with(other, deal.deck[one]!) } };
  },
  shows(happening, saved, own) {
    const { deck } = windowGame.deal(saved.setup, saved.seed);
    return happening.type === 'turned' && exchanged(saved, own).some((i) => deck[i] === happening.card);
  },
  leak: (view, table) => ({ ...view, seats: view.seats.map((seat, i) => ({ ...seat, last: table.game.hands[i] })) }),
};
