/** Cash as one value, as the host of all games plays it. */
import type { BotPorts, Game } from '../../../contract/contract';
import { cash } from '../kept/savedGame';
import { pairOf } from '../../hands/rules/pairs';
import { SEATS } from '../rules/record';
import { cashBot } from './cashBot';
import { cashTable } from './cashTable';
import { intentForm } from './state';
import { viewOf, type CashTypes } from './view';

export const cashGame: Game<CashTypes> = {
  ...cash.rules, seats: SEATS, intent: intentForm, table: cashTable, view: viewOf, bot: cashBot,
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

/** The same in a lesson, which moves the learner's partner itself. The others are ready for each hand, and dream. */
export function taughtGame(partner: number, hands: (hands: BotPorts<CashTypes>) => void): Game<CashTypes> {
  return {
    ...cashGame,
    bot(facts, ports) {
      if (facts.place !== partner) {
        return cashBot(facts, {
          ...ports, act: (intent, at) => { if (intent.kind === 'signal' || intent.kind === 'ready') ports.act(intent, at); },
        });
      }
      hands(ports);
      return { tell() {}, stop() {} };
    },
  };
}
