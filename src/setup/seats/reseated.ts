/** Somebody else in the place of a player, in a game that is on. */
import type { LevelName } from '../../ai/levelNames';
import type { Player } from '../players';

type Reseatable = Pick<Player, 'kind' | 'name' | 'level'> & { readonly me?: true | undefined };

/**
 * The same players with somebody else at one place: a character keeps the name of whoever sat there, a person sits at a device of their
 * own.
 * @param who the person's name, or the character
 */
export function reseatedPlayers<P extends Reseatable>(
  players: readonly P[], place: number, who: { readonly name: string } | { readonly level: LevelName },
): readonly P[] {
  const { level: _, me: __, ...player } = players[place]!;
  const seated = 'level' in who ? { ...player, kind: 'bot', level: who.level } : { ...player, kind: 'remote', name: who.name };
  return players.with(place, seated as unknown as P);
}
