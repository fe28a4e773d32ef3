/** What a game agrees on, for its tests: each thing that is done with its list as a function. */
import type { AgreedTypes, Agreement } from '../../src/seats/agreement';

/** @returns functions over a game's list; the game of a link with the word of its cards as `cards` */
export function agreed<T extends AgreedTypes>(agreement: Agreement<T>) {
  return {
    openDraft: agreement.openDraft.bind(agreement), toDraftStore: agreement.stored.bind(agreement),
    draftProblem: agreement.typedProblem.bind(agreement), playersOf: agreement.players.bind(agreement),
    setupOf: agreement.setup.bind(agreement), openSetup: agreement.open.bind(agreement),
    agreedProblem: agreement.problem.bind(agreement),
    gameFromLink(asked: URLSearchParams) {
      const linked = agreement.linked(asked);
      return linked && { ...linked, cards: linked.seed };
    },
  };
}
