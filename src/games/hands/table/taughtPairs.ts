/** A game of pairs in a lesson, which moves the learner's partner itself. The others are ready for each hand, and dream. */
import type { BotPorts, Game, GameTypes } from '../../../contract/contract';

/** @param partner the seat that the lesson moves @param hands is handed what moves it */
export function taughtPairs<T extends GameTypes & { readonly Intent: { readonly kind: string } }>(
  game: Game<T>, partner: number, hands: (hands: BotPorts<T>) => void,
): Game<T> {
  return {
    ...game,
    bot(facts, ports) {
      if (facts.place !== partner) {
        return game.bot(facts, {
          ...ports, act: (intent, at) => { if (intent.kind === 'signal' || intent.kind === 'ready') ports.act(intent, at); },
        });
      }
      hands(ports);
      return { tell() {}, stop() {} };
    },
  };
}
