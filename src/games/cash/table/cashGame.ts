/** Cash as one value, as the host of all games plays it. */
import type { Game } from '../../../contract/contract';
import { cash, endOf, type KeptCash } from '../kept/savedGame';
import { pairOf } from '../../hands/rules/pairs';
import { pairsTable } from '../../hands/table/pairsTable';
import { SEATS } from '../rules/record';
import { cashBot } from './cashBot';
import { intentForm } from './state';
import { viewOf, type CashTypes } from './view';

export const cashGame: Game<CashTypes> = {
  ...cash.rules, seats: SEATS, intent: intentForm, view: viewOf, bot: cashBot,
  table: pairsTable<KeptCash, CashTypes>({
    rules: cash.rules, end: endOf, called: (seat, { pair }) => (pair === null ? ['cash', seat] : ['counter', seat, pair]),
    // Counter cash must come before a Cash.
    before: ({ called }) => (called === 'cash' ? 0 : 1),
  }),
  // What lies open, and what somebody does on their face, everybody sees.
  seen: (happening) => happening,
  result({ over, options, hands, winners, letters }, ended) {
    if (!over && ended === null) return null;
    return hands.map((_, seat) => {
      const pair = pairOf(options, seat);
      return { won: winners.includes(pair), ...options.letters ? { score: letters[pair]! } : {} };
    });
  },
};
