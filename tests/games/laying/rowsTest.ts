/** Games with rows of stacks in the tests of the host. */
import { rankOf, type Card } from '../../../src/cards/card';
import type { Game, SavedGame } from '../../../src/contract/contract';
import type { RowsGame } from '../../../src/games/laying/rules/rows';
import type { KeptRows, RowsView } from '../../../src/games/laying/table/rowsTable';
import type { LayingTable, LayingTypes } from '../../../src/games/laying/table/state';
import { MARKS } from '../../../src/seats/marks';
import type { TestGame } from '../testGame';

type RowsTypes = LayingTypes & KeptRows & { readonly View: RowsView; readonly Table: LayingTable<KeptRows & { readonly State: RowsGame }> };

/** Which cards of the pack are exchanged: those that lie deepest in both hands, which are dealt first. */
const DEEP = [0, 3] as const;

/** @param came the cards with which rows begin or go on, at a happening that brings some */
export function rowsTest<T extends RowsTypes>(game: Game<T>, came: (happening: T['Happening']) => readonly (Card | null)[]): TestGame<T> {
  const deckOf = (saved: SavedGame<T>): readonly Card[] => (game.deal(saved.setup, saved.seed) as { readonly deck: readonly Card[] }).deck;
  return {
    game,
    begin: (players, seed) => ({
      id: seed, seed, luck: players.slice(0, 2).map((_, seat) => `luck ${seed} ${seat}`), events: [], times: [], played: 0, ended: null,
      startedAt: 5, savedAt: 5,
      setup: {
        lock: 600, slower: 1,
        players: players.slice(0, 2).map(({ kind }, i) => ({
          name: `Seat ${i}`, kind, shape: MARKS[i]!, ...kind === 'bot' ? { level: i % 2 === 0 ? 'ada' : 'wanda' } as const : {},
        })),
      },
    }) as unknown as SavedGame<T>,
    choose({ rows, seats }, place, chance) {
      const tops = rows.flatMap((row, side) => row.flatMap(({ top }, at) => (top === null ? [] : [{ on: [side, at] as const, top }])));
      const alike = tops.filter(({ top }) => tops.filter((one) => rankOf(one.top) === rankOf(top)).length > 1);
      const from = alike.length > 0 && chance() < 0.9 ? alike : tops;
      const one = from[Math.floor(chance() * from.length)];
      if (one === undefined) return null;
      if (seats[place]!.left > 0) return { kind: 'lay', on: one.on } as T['Intent'];
      // Whoever has no card left calls.
      const twin = tops.find(({ top, on }) => on !== one.on && rankOf(top) === rankOf(one.top));
      return twin === undefined ? null : { kind: 'call', on: [one.on, twin.on] } as object as T['Intent'];
    },
    script: [0, 1].flatMap((side) => [0, 1, 2, 3].map((at) => ({ kind: 'lay', on: [side, at] } as object as T['Intent']))),
    twin(saved) {
      const [one, other] = DEEP;
      const deal = (saved.deal ?? game.deal(saved.setup, saved.seed)) as { readonly deck: readonly Card[] };
      const deck = deal.deck.with(one, deal.deck[other]!).with(other, deal.deck[one]!);
      return { ...saved, deal: { ...deal, deck } } as object as SavedGame<T>;
    },
    isReply: ({ type }) => type === 'late',
    shows(happening, saved) {
      const cards = DEEP.map((i) => deckOf(saved)[i]!);
      const shown = happening.type === 'laid' ? [(happening as unknown as { readonly card: Card }).card] : came(happening);
      return shown.some((card) => card !== null && cards.includes(card));
    },
    leak: (view, table) => ({
      ...view,
      seats: view.seats.map((seat, place) => ({ ...seat, next: (table as unknown as RowsTypes['Table']).game.hands[place] })),
    }),
  };
}
