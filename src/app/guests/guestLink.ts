/**
 * A link to a guest of the house: `?game=snap-back`, or `?guest=snap-back` as it was once, which wins. What else it asks for is the guest's
 * own, who checks it.
 */
import { isGuest, type GuestName } from '../../guests/guest';

export interface GuestLink {
  /** Null where the house has no such guest. */
  readonly guest: GuestName | null;
  readonly asked: URLSearchParams;
}

/** What a link's query asks for. */
export function guestLink(query: string): GuestLink {
  const asked = new URLSearchParams(query);
  const name = (asked.get('guest') ?? asked.get('game') ?? '').trim().toLowerCase();
  return { guest: isGuest(name) ? name : null, asked };
}
