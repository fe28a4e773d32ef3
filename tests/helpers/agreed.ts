/** What a game agrees on, for its tests: each thing that is done with its list as a function. */
import type { AgreedTypes, Agreement } from '../../src/seats/agreement';
import { defaultNames } from '../../src/strings/words/start/names';

/** What is wrong with what somebody typed. */
const TYPED: readonly string[] = ['computers-name', 'nobodys-name', 'bad-key'];

/** @returns functions over a game's list; the game of a link with the word of its cards as `cards` */
export function agreed<T extends AgreedTypes>(agreement: Agreement<T>) {
  return {
    openDraft: agreement.openDraft.bind(agreement), toDraftStore: agreement.stored.bind(agreement),
    playersOf: agreement.players.bind(agreement), setupOf: agreement.setup.bind(agreement), openSetup: agreement.open.bind(agreement),
    agreedProblem: (setup: T['Setup']) => agreement.complaint(setup)?.problem ?? null,
    draftProblem(draft: T['Draft']) {
      const complaint = agreement.complaint(agreement.setup(draft, agreement.players(draft, null, defaultNames()), false));
      return complaint !== null && TYPED.includes(complaint.problem.code) ? { ...complaint.problem, seat: complaint.seat } : null;
    },
    gameFromLink(asked: URLSearchParams) {
      const linked = agreement.linked(asked);
      return linked && { ...linked, cards: linked.seed };
    },
  };
}
