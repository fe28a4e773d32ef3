/** A game of piles as one value, as the host of all games plays it. */
import { createWatcher, type Sight } from '../../../characters/watcher';
import type { Game } from '../../../contract/contract';
import { keptRules } from '../kept/saved';
import type { PilesRules, PilesTypes } from '../rules/family';
import { pilesBot } from './pilesBot';
import { pilesTable } from './pilesTable';
import { openPiles, type Seen } from './seen';
import { intentForm } from './state';
import type { CreatePlayer, PlayedPiles } from './types';
import { tableViewOf, type TableView } from './view';

/** No game has more events: whoever was out at one stands behind all who weren't out. */
const MOST_EVENTS = 20_000;

/** What a game hands in of its table. */
export interface PilesAtTable<T extends PilesTypes> {
  readonly rules: PilesRules<T>;
  /** All that can be called in it. */
  readonly calls: readonly T['Call'][];
  /** All that lies there to be called, and what only looks so. */
  readonly sights: (seen: Seen<T>) => readonly Sight<T['Call']>[];
  /** Whether a character goes on where the rules ask it; without it always. */
  readonly goesOn?: (view: TableView<T>, place: number) => boolean;
  /** Whether whoever has fewer cards in the end stands before others. */
  readonly fewest?: true;
  /** Who plays the seats of computers, where they do more than watch for what can be called. */
  readonly player?: CreatePlayer<T>;
}

/** A character who watches the cards (characters/watcher). */
export function watcherOf<T extends PilesTypes>({ sights }: Pick<PilesAtTable<T>, 'sights'>): CreatePlayer<T> {
  return (character) => createWatcher<T['Call'], Seen<T>>(character, { sights, open: openPiles, flips: ({ flips }) => flips });
}

/** @param create who plays the seats of computers, where it is not the characters */
export function pilesGame<T extends PilesTypes>(
  { rules, calls, sights, goesOn, fewest, player = watcherOf({ sights }) }: PilesAtTable<T>, create: CreatePlayer<T> = player,
): Game<PlayedPiles<T>> {
  const { least, most } = rules.agreement.of.limits;
  return {
    ...keptRules(rules), seats: [least, most], intent: intentForm(calls), table: pilesTable(rules),
    // Everybody sees the same, from their own seat.
    view: (table, own, standing) => tableViewOf(rules, table, standing, own),
    seen: (happening) => happening,
    bot: (facts, ports) => pilesBot(create, facts, ports, goesOn, rules.answering !== undefined),
    // All that they have in the end: on their stock, and on the pile that is their own. Whoever was out later stands before others.
    result: ({ end, stocks, piles, out }) => end && stocks.map(({ length }, seat) => {
      const score = length + (piles.length === stocks.length ? piles[seat]!.cards.length : 0);
      const since = out[seat] ?? null;
      return { won: end.winners.includes(seat), score, rank: since === null ? (fewest ? -score : score) : since - MOST_EVENTS };
    }),
  };
}
