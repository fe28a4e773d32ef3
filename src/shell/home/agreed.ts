/** A game as it is agreed: what every one begins with, and at whose seat a complaint stands. Pure. */
import type { GameAppPorts } from '../../games/gameApp';
import { sameName } from '../../setup/names';
import type { SetPlayer } from '../types';

/** What every game has before its first event. @param seed the word that chance hangs on */
export function begun<Setup extends { readonly players: readonly SetPlayer[] }>(
  { freshWord, today }: Pick<GameAppPorts, 'freshWord' | 'today'>, setup: Setup, seed = freshWord(),
) {
  const now = today();
  return {
    id: freshWord(), setup, seed, luck: setup.players.map(() => freshWord()), events: [], played: 0, ended: null,
    startedAt: now, savedAt: now,
  };
}

/** At whose seat a complaint stands: of two with the same name or key it is the one who came later. @param keysOf somebody's keys */
export function seatOf<Player extends SetPlayer>(
  problem: { readonly code: string; readonly name?: string; readonly key?: string }, players: readonly Player[],
  keysOf: (player: Player) => readonly (string | undefined)[],
): number | null {
  const last = (is: (player: Player) => boolean): number | null => {
    const seat = players.findLastIndex(is);
    // A computer player's name is not typed: whoever took it is told.
    const person = players.findLastIndex((player) => player.kind === 'local' && is(player));
    return person >= 0 ? person : seat >= 0 ? seat : null;
  };
  switch (problem.code) {
    case 'long-name': case 'same-name': return last(({ name }) => sameName(name, problem.name!));
    case 'same-key': return last((player) => keysOf(player).includes(problem.key));
    default: return null;
  }
}
