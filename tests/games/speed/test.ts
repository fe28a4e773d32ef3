/** Speed in the tests of the host. */
import type { Card } from '../../../src/cards/card';
import type { SavedGame } from '../../../src/contract/contract';
import { fits } from '../../../src/games/speed/rules/game';
import { speedGame } from '../../../src/games/speed/table/speedGame';
import type { SpeedTypes } from '../../../src/games/speed/table/speedTable';
import { MARKS } from '../../../src/seats/marks';
import type { TestGame } from '../testGame';

type Saved = SavedGame<SpeedTypes>;

/** Which cards of the pack are exchanged: one of each stock, which is drawn after a few others. */
const DEEP = [32, 33] as const;

export const speedTest: TestGame<SpeedTypes> = {
  game: speedGame,
  begin: (players, seed) => ({
    id: seed, seed, luck: players.slice(0, 2).map((_, seat) => `luck ${seed} ${seat}`), events: [], times: [], played: 0, ended: null,
    startedAt: 5, savedAt: 5,
    setup: {
      lock: 600, slower: 1, refill: 'key',
      players: players.slice(0, 2).map(({ kind }, i) => ({
        name: `Seat ${i}`, kind, shape: MARKS[i]!, ...kind === 'bot' ? { level: i % 2 === 0 ? 'ada' : 'wanda' } as const : {},
      })),
    },
  }),
  choose({ hands, piles }, place, chance) {
    const hand = hands[place] ?? [];
    const can = hand.flatMap((card) => ([0, 1] as const).filter((on) => piles[on]!.top !== null && fits(card, piles[on]!.top))
      .map((on) => ({ kind: 'lay', card, on } as const)));
    if (can.length > 0 && chance() < 0.9) return can[Math.floor(chance() * can.length)]!;
    return hand.length > 0 && chance() < 0.2 ? { kind: 'lay', card: hand[Math.floor(chance() * hand.length)]!, on: 0 } : { kind: 'draw' };
  },
  script: [{ kind: 'draw' }, ...(['7h', '2c', 'Ad', 'Ks'] as const).flatMap((card) =>
    ([0, 1] as const).map((on) => ({ kind: 'lay', card, on } as const)))],
  twin(saved: Saved) {
    const [one, other] = DEEP;
    const deal = saved.deal ?? speedGame.deal(saved.setup, saved.seed);
    return { ...saved, deal: { ...deal, deck: deal.deck.with(one, deal.deck[other]!).with(other, deal.deck[one]!) } };
  },
  isReply: ({ type }) => type === 'late',
  shows(happening, saved) {
    const { deck } = speedGame.deal(saved.setup, saved.seed);
    const cards: readonly Card[] = DEEP.map((i) => deck[i]!);
    return happening.type === 'drew' || happening.type === 'turned' ? happening.cards.some((card) => cards.includes(card))
      : happening.type === 'laid' && cards.includes(happening.card);
  },
  leak: (view, { game: { stocks } }) => ({ ...view, seats: view.seats.map((seat, place) => ({ ...seat, next: stocks[place] })) }),
};
