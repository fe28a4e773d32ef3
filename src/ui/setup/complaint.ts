/** What is wrong with a set-up, and where: at whose card it has to stand, and which field puts it right. */
import { foldedKey } from '../../setup/tableKeys';
import { cleanText, sameName } from '../../setup/names';
import { callKeysOf, type Player } from '../../setup/players';
import type { SetupProblem } from '../../setup/problems';

/** The field of a seat that a complaint is about. */
export interface ComplaintPlace { readonly seat: number; readonly field: 'name' | 'key' }

/**
 * Where a complaint stands. Of two players with the same name or key it is the one who came later; null where it is nobody's.
 * @param players as they were refused
 */
export function complaintPlace(problem: SetupProblem, players: readonly Player[]): ComplaintPlace | null {
  const at = (seat: number, field: ComplaintPlace['field']): ComplaintPlace | null => (seat < 0 ? null : { seat, field });
  const named = (name: string): number => players.findLastIndex((player) => sameName(cleanText(player.name.replaceAll(',', ' ')), name));
  const keys = callKeysOf(players);
  switch (problem.code) {
    case 'no-name': return at(problem.seat, 'name');
    case 'long-name': case 'same-name': case 'computers-name': case 'nobodys-name': return at(named(problem.name), 'name');
    case 'bad-key': return at(named(problem.name), 'key');
    case 'same-key': return at(keys.findLastIndex((key) => key !== null && foldedKey(key) === problem.key), 'key');
    default: return null;
  }
}
