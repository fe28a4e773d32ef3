/**
 * Which game a link leads to: `?game=snap-back`, or `?guest=snap-back` as it was once, which wins. What else it asks for is the game's own,
 * who checks it. The link is parsed once: the game gets what was parsed.
 */
import { CATALOGUE, isGame } from '../../games/catalogue';
import type { GameName } from '../../games/gameEntry';

/** A link that leads to a game with a card on the card table. */
export interface GameLink {
  readonly kind: 'gameLink';
  /** Null where the house has no such game. */
  readonly guest: GameName | null;
  readonly asked: URLSearchParams;
}

/** Where a link that names a game leads; null where it names none. 'house': to the house's own, whose links say the rest. */
export function gameLink(asked: URLSearchParams): GameLink | 'house' | null {
  const named = asked.get('guest') ?? asked.get('game');
  if (named === null) return null;
  const name = named.trim().toLowerCase();
  if (isGame(name)) return { kind: 'gameLink', guest: name, asked };
  return Object.hasOwn(CATALOGUE, name) ? 'house' : { kind: 'gameLink', guest: null, asked };
}
