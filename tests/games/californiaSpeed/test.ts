/** California Speed in the tests of the host. */
import { rankOf } from '../../../src/cards/card';
import type { SavedGame } from '../../../src/contract/contract';
import { californiaGame, type CaliforniaTypes } from '../../../src/games/californiaSpeed/table/californiaGame';
import { MARKS } from '../../../src/seats/marks';
import type { TestGame } from '../testGame';

type Saved = SavedGame<CaliforniaTypes>;

/** Which cards of the pack are exchanged: those that lie deepest in both hands, which are dealt first. */
const DEEP = [0, 3] as const;

export const californiaTest: TestGame<CaliforniaTypes> = {
  game: californiaGame,
  begin: (players, seed) => ({
    id: seed, seed, luck: players.slice(0, 2).map((_, seat) => `luck ${seed} ${seat}`), events: [], times: [], played: 0, ended: null,
    startedAt: 5, savedAt: 5,
    setup: {
      lock: 600, slower: 1,
      players: players.slice(0, 2).map(({ kind }, i) => ({
        name: `Seat ${i}`, kind, shape: MARKS[i]!, ...kind === 'bot' ? { level: i % 2 === 0 ? 'ada' : 'wanda' } as const : {},
      })),
    },
  }),
  choose({ rows }, _, chance) {
    const tops = rows.flatMap((row, side) => row.flatMap(({ top }, at) => (top === null ? [] : [{ on: [side, at] as const, top }])));
    const alike = tops.filter(({ top }) => tops.filter((one) => rankOf(one.top) === rankOf(top)).length > 1);
    const from = alike.length > 0 && chance() < 0.9 ? alike : tops;
    return from.length === 0 ? null : { kind: 'lay', on: from[Math.floor(chance() * from.length)]!.on };
  },
  script: [0, 1].flatMap((side) => [0, 1, 2, 3].map((at) => ({ kind: 'lay', on: [side, at] as const } as const))),
  twin(saved: Saved) {
    const [one, other] = DEEP;
    const deal = saved.deal ?? californiaGame.deal(saved.setup, saved.seed);
    return { ...saved, deal: { ...deal, deck: deal.deck.with(one, deal.deck[other]!).with(other, deal.deck[one]!) } };
  },
  isReply: ({ type }) => type === 'late',
  shows(happening, saved) {
    const { deck } = californiaGame.deal(saved.setup, saved.seed);
    const cards = DEEP.map((i) => deck[i]!);
    return happening.type === 'laid' ? cards.includes(happening.card)
      : happening.type === 'dealt' && happening.rows.flat().some((card) => cards.includes(card));
  },
  leak: (view, { game: { hands } }) => ({ ...view, seats: view.seats.map((seat, place) => ({ ...seat, next: hands[place] })) }),
};
