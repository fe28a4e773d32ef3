/**
 * A link to a guest of the house: `?game=snap-back`, or `?guest=snap-back` as it was once, which wins. What else it asks for is the guest's
 * own, who checks it.
 */
import { isGame } from '../../games/catalogue';
import type { GameName } from '../../games/gameEntry';

export interface GameLink {
  /** Null where the house has no such guest. */
  readonly guest: GameName | null;
  readonly asked: URLSearchParams;
}

/** What a link's query asks for. */
export function gameLink(query: string): GameLink {
  const asked = new URLSearchParams(query);
  const name = (asked.get('guest') ?? asked.get('game') ?? '').trim().toLowerCase();
  return { guest: isGame(name) ? name : null, asked };
}
