/** Spoons and Pig in the tests of the host. */
import { rankOf, type Card } from '../../../src/cards/card';
import type { Game, SavedGame } from '../../../src/contract/contract';
import { pigGame, spoonsGame } from '../../../src/games/spoons/table/passingGame';
import type { PlayedPassingTypes } from '../../../src/games/spoons/table/passingTable';
import { MARKS } from '../../../src/seats/marks';
import type { TestGame } from '../testGame';

type Saved = SavedGame<PlayedPassingTypes>;

/** Which cards of the stock are exchanged: the first that comes off it, and the next of another rank. */
function exchanged(game: Game<PlayedPassingTypes>, { setup, seed }: Saved): readonly [number, number] {
  const { deck } = game.deal(setup, seed);
  const one = 4 * setup.players.length + 2;
  return [one, deck.findIndex((card, i) => i > one && rankOf(card) !== rankOf(deck[one]!))];
}

function testOf(game: Game<PlayedPassingTypes>): TestGame<PlayedPassingTypes> {
  return {
    game,
    begin: (players, seed) => ({
      id: seed, seed, luck: players.map((_, seat) => `luck ${seed} ${seat}`), events: [], times: [], played: 0, ended: null,
      startedAt: 5, savedAt: 5,
      setup: {
        packs: 1, letters: 1,
        players: players.map(({ kind }, i) => ({
          name: `Seat ${i}`, kind, shape: MARKS[i]!, ...kind === 'bot' ? { level: i % 2 === 0 ? 'ada' : 'wanda' } as const : {},
        })),
      },
    }),
    choose({ seats, left }, place, chance) {
      const { hand, cards, draws, took } = seats[place]!;
      if (took !== null) return draws > 0 ? { kind: 'on' } : null;
      const ranks = hand?.map((card) => rankOf(card)) ?? [];
      const counts = ranks.map((rank) => ranks.filter((one) => one === rank).length);
      if (chance() < (Math.max(0, ...counts) > 3 || left < seats.length - 1 ? 0.6 : 0.02)) return { kind: 'call' };
      if (cards < 5) return draws > 0 ? { kind: 'draw' } : null;
      return { kind: 'pass', place: hand === null ? Math.floor(5 * chance()) : counts.lastIndexOf(Math.min(...counts)) };
    },
    // What comes goes on: so all that is drawn from the stock comes by everybody.
    script: [{ kind: 'draw' }, { kind: 'pass', place: 4 }],
    twin(saved) {
      const [one, other] = exchanged(game, saved);
      const deal = saved.deal ?? game.deal(saved.setup, saved.seed);
      return { ...saved, deal: { ...deal, deck: deal.deck.with(one, deal.deck[other]!).with(other, deal.deck[one]!) } };
    },
    isOwn: true,
    shows(happening, saved, own) {
      const cards: readonly Card[] = exchanged(game, saved).map((i) => game.deal(saved.setup, saved.seed).deck[i]!);
      return happening.type === 'drew' && happening.seat === own && happening.card !== null && cards.includes(happening.card);
    },
    others: ({ seats }, own) => seats.flatMap(({ hand }, place) => (own.size === 1 && own.has(place) ? [] : hand ?? [])),
    leak: (view, { game: { hands } }) => ({ ...view, seats: view.seats.map((seat, place) => ({ ...seat, hand: hands[place]! })) }),
  };
}

export const spoonsTest = testOf(spoonsGame);
export const pigTest = testOf(pigGame);
