/** Snap Back in the tests of the host. */
import { cardsIn, dealOf } from '../../../src/games/snapBack/kept/deal';
import { MARKS } from '../../../src/seats/marks';
import { CLAIMS } from '../../../src/games/snapBack/rules/cards';
import { snapBackGameWith } from '../../../src/games/snapBack/table/snapBackGame';
import type { SnapBackTypes } from '../../../src/games/snapBack/table/snapBackTypes';
import { newGame, setupOf } from '../../helpers/snapBack/tables';
import type { TestGame } from '../testGame';

/** The cards that lie after the ones that are shown soon; two of them are exchanged. */
const FIRST = 12;
const MANY = 60;

/** Which two cards are exchanged: the first after some that is unlike the one before it, with that one. */
function exchanged(cards: readonly number[]): readonly [number, number] {
  const one = cards.findIndex((card, i) => i >= FIRST && card !== cards[i + 1]);
  return [one, one + 1];
}

export const snapBackTest: TestGame<SnapBackTypes> = {
  game: snapBackGameWith(),
  begin: (players, seed) => ({
    ...newGame(setupOf(players.map(({ kind }, i) => ({
      name: `Seat ${i}`, kind, shape: MARKS[i]!, ...kind === 'bot' ? { level: i % 2 === 0 ? 'ada' : 'pip' } as const : {},
    })), { minutes: 3, pace: 1500, untimed: seed === 'bots' }), seed), id: seed,
  }),
  choose(view, place, chance) {
    switch (view.phase) {
      case 'asked': return view.seats[place]!.chosen ? null : { kind: 'answer', calls: chance() < 0.2 };
      case 'choosing': return { kind: 'choose', claim: CLAIMS[Math.floor(chance() * CLAIMS.length)]! };
      case 'dealing': return chance() < 0.1 ? { kind: 'call' } : { kind: 'next' };
      default: return chance() < 0.5 ? { kind: 'next' } : null;
    }
  },
  script: [{ kind: 'next' }],
  twin(saved) {
    const cards = cardsIn(saved.deal ?? dealOf(saved.setup, saved.seed), MANY);
    const [one, other] = exchanged(cards);
    return { ...saved, deal: { word: saved.seed, cards: cards.with(one, cards[other]!).with(other, cards[one]!) } };
  },
  shows(happening, saved) {
    const [one] = exchanged(cardsIn(dealOf(saved.setup, saved.seed), MANY));
    return happening.type === 'shown' && happening.number === one + 1;
  },
  leak: (view, { terms: { deal } }) => ({ ...view, next: cardsIn(deal, MANY) }),
};
