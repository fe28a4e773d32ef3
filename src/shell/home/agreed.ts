/** A game as it is agreed: why it cannot be played, and at whose seat that stands. Pure. */
import type { Agreement } from '../../seats/agreement';
import type { OwnKeys } from '../../seats/seats';
import { sameName } from '../../setup/names';
import type { DraftOf, SetPlayer, SetupOf, ShellTypes } from '../types';
import type { Complaint } from './homeModel';

/** Why it cannot be played; null: it can. @param draft cleaned */
export function complaintOf<T extends ShellTypes>(
  agreement: Agreement<T['Agreed']>, draft: DraftOf<T>, setup: SetupOf<T>,
): Complaint<T> | null {
  const typed = agreement.typedProblem(draft);
  if (typed) return { problem: typed, seat: typed.seat };
  const problem = agreement.problem(setup);
  return problem && { problem, seat: seatOf(problem, setup.players, Object.keys(agreement.of.keys)) };
}

/** At whose seat a complaint stands: of two with the same name or key it is the one who came later. */
function seatOf(
  problem: { readonly code: string; readonly name?: string; readonly key?: string }, players: readonly (SetPlayer & OwnKeys<string>)[],
  keys: readonly string[],
): number | null {
  const last = (is: (player: SetPlayer & OwnKeys<string>) => boolean): number | null => {
    const seat = players.findLastIndex(is);
    // A computer player's name is not typed: whoever took it is told.
    const person = players.findLastIndex((player) => player.kind === 'local' && is(player));
    return person >= 0 ? person : seat >= 0 ? seat : null;
  };
  switch (problem.code) {
    case 'long-name': case 'same-name': return last(({ name }) => sameName(name, problem.name!));
    case 'same-key': return last((player) => keys.some((key) => player[key] === problem.key));
    default: return null;
  }
}
