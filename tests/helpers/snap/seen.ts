/** What a computer player sees of a table of Snap, and questions about it. */
import type { Card } from '../../../src/cards/card';
import { fraction, randomFrom } from '../../../src/chance/chance';
import { DRAWS } from '../../../src/characters/watcher';
import type { SnapQuestion, Seen } from './snap';
import type { SnapTable } from '../../../src/games/snap/rules/game';

/** What lies in the middle, and at which table. */
type More = Partial<Omit<Seen, 'options' | 'middle'>> & {
  readonly table?: SnapTable; readonly pot?: Card; readonly pools?: readonly Card[];
};

/** Own piles with these tops, `-` for none: `5c - 5d`. The last seat that has one turned its card last, where nobody else is told. */
export function tops(text: string, { table = 'B', pot, pools = [], ...more }: More = {}): Seen {
  const cards = text.split(' ').map((word) => (word === '-' ? null : word as Card));
  return {
    options: { table, packs: 1, ties: table === 'C' ? 'seat' : 'pot' }, isIn: cards.map(() => true), tops: cards, below: null,
    middle: [...pot ? [pot] : [], ...pools], flips: 10, flipper: cards.findLastIndex((card) => card !== null), ...more,
  };
}

/** One pile with this card on top of that one. */
export function common(top: Card, below: Card | null, more: More = {}): Seen {
  return { ...tops('- -', { table: 'A', ...more }), tops: [top], below, flipper: 0 };
}

/** A question, its chance drawn by a word. */
export function question(seen: Seen, seed: string, more: Partial<SnapQuestion> = {}): SnapQuestion {
  const random = randomFrom(seed);
  return { seen, at: 1000, watchers: 1, mayTurnFrom: 1800, chance: Array.from({ length: DRAWS }, () => fraction(random)), ...more };
}
