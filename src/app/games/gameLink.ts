/**
 * A link that names a game: `?game=snap-back`, or `?guest=snap-back` as it was once, which wins. It is parsed once, where the page is
 * entered: what else it asks for is the game's own, which gets what was parsed, and checks it.
 */
import { HOUSE } from '../../games/house';

export interface GameLink {
  readonly kind: 'gameLink';
  /** The word by which it names the game. Whether there is one of that name is looked up when the catalogue has come. */
  readonly game: string;
  readonly asked: URLSearchParams;
}

/** Where a link that names a game leads; null where it names none. 'house': to the house's own, whose links say the rest. */
export function gameLink(asked: URLSearchParams): GameLink | 'house' | null {
  const named = asked.get('guest') ?? asked.get('game');
  if (named === null) return null;
  const game = named.trim().toLowerCase();
  return game === HOUSE ? 'house' : { kind: 'gameLink', game, asked };
}
