/** A seat as it is seen by the screens of whoever plays there, and by others, in the view of any game. */
import type { Seated } from './seats';

/**
 * To a screen, others sit elsewhere; which keys they press, and whose device theirs is, is for their own.
 * @param isOwn whether it is a place of the screen that looks
 */
export function seenSeat<P extends Seated<never>>(player: P, isOwn: boolean): P {
  if (player.kind !== 'bot' && isOwn) return { ...player, kind: 'local' };
  const { name, kind, shape, level, start } = player;
  const seen: Seated<never> = {
    name, shape, kind: kind === 'bot' ? kind : 'remote', ...level === undefined ? {} : { level }, ...start === undefined ? {} : { start },
  };
  return seen as P;
}
