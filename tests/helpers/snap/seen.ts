/** What a computer player sees of a table of Snap, and questions about it. */
import type { Card } from '../../../src/cards/card';
import { fraction, randomFrom } from '../../../src/chance/chance';
import { DRAWS } from '../../../src/characters/watcher';
import type { SnapQuestion } from '../../../src/games/snap/players/player';
import type { Seen } from '../../../src/games/snap/players/seen';

/** Own piles with these tops, `-` for none: `5c - 5d`. The last seat that has one turned its card last, where nobody else is told. */
export function tops(text: string, more: Partial<Seen> = {}): Seen {
  const cards = text.split(' ').map((word) => (word === '-' ? null : word as Card));
  return {
    table: 'B', isIn: cards.map(() => true), tops: cards, below: null, pot: null, pools: [], flips: 10,
    flipper: cards.findLastIndex((card) => card !== null), ...more,
  };
}

/** One pile with this card on top of that one. */
export function common(top: Card, below: Card | null, more: Partial<Seen> = {}): Seen {
  return { ...tops('- -'), table: 'A', tops: [top], below, flipper: 0, ...more };
}

/** A question, its chance drawn by a word. */
export function question(seen: Seen, seed: string, more: Partial<SnapQuestion> = {}): SnapQuestion {
  const random = randomFrom(seed);
  return { seen, at: 1000, watchers: 1, mayTurnFrom: 1800, chance: Array.from({ length: DRAWS }, () => fraction(random)), ...more };
}
