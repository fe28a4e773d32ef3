/** Bell in the tests of the host. */
import type { SavedGame } from '../../../src/contract/contract';
import type { TestGame } from '../testGame';
import { bell, begunBell, type BellTypes } from './game';
import { inHand } from './rules';

/** The places whose last numbers are exchanged: two others than the one that looks. */
const others = ({ setup }: SavedGame<BellTypes>, own: number): readonly [number, number] => {
  const [one, other] = setup.players.map((_, place) => place).filter((place) => place !== own);
  return [one!, other!];
};

export const bellTest: TestGame<BellTypes> = {
  game: bell, begin: begunBell,
  choose: ({ isRinging }, _, chance) => (chance() < (isRinging ? 0.8 : 0.05) ? { kind: 'press' } : null),
  script: [{ kind: 'press' }],
  twin(saved, own) {
    const [one, other] = others(saved, own);
    const deal = bell.deal(saved.setup, saved.seed);
    const numbers = deal.numbers.with(one, deal.numbers[other]!).with(other, deal.numbers[one]!);
    return { ...saved, deal: { ...deal, numbers } };
  },
  shows: (happening, saved, own) => happening.type === 'took' && others(saved, own).includes(happening.place),
  others: ({ hands }, own) => hands.filter((_, place) => !own.has(place)),
  leak: (view, { state }) => ({ ...view, hands: state.turned.map((_, place) => inHand(state, place)) }),
};
