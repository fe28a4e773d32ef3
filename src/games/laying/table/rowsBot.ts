/** A computer player before two rows of stacks: it sees what everybody at the table does, and lays cards in its own time. */
import { plannedBot } from '../../../characters/plannedBot';
import type { Bot, BotFacts, BotPorts } from '../../../contract/contract';
import { DEFAULT_CHARACTER } from '../../../setup/players';
import { Layer, type Part, type Ways } from '../players/layer';
import { groupsIn, keyOf, topsIn, type Top } from '../players/rows';
import { isSameSpot } from '../rules/game';
import { isWrongIn } from './layingBot';
import type { KeptRows, RowsView } from './rowsTable';
import type { LayingTypes } from './state';

type RowsTypes = LayingTypes & KeptRows & { readonly View: RowsView };

/** What a player has in mind of its own hand: how many cards are left, and which tops lay there while it still had some. */
export interface Own { readonly left: number; readonly old: ReadonlySet<string> }

/** What somebody does with tops that are alike. */
export type Does<Intent> = (alike: readonly Top[], own: Own) => readonly Part<Intent>[];

/**
 * Sits a character down at its seat.
 * @param ways what the game asks of eyes
 * @param does what it does with a match, and with what it takes for one
 */
export function rowsBot<T extends RowsTypes>(
  { place, setup, luck }: BotFacts<T>, ports: BotPorts<T>, ways: Ways, does: Does<T['Intent']>,
): Bot<T> {
  const player = new Layer<T['Intent']>(setup.players[place]?.level ?? DEFAULT_CHARACTER, ways, setup.slower, luck);
  let [freeAt, old]: [number, ReadonlySet<string>] = [-Infinity, new Set()];
  return plannedBot(ports, ({ view, happenings, since }) => {
    if (view.phase !== 'playing' || view.paused) return [];
    if (isWrongIn(happenings, place)) freeAt = since + view.options.lock;
    const { left } = view.seats[place]!;
    const tops = topsIn(view.rows.map((row) => row.map(({ top }) => top)));
    const groups = groupsIn(tops, (alike) => does(alike, { left, old }));
    const hinted = tops.find(({ on }) => view.hint !== null && isSameSpot(on, view.hint));
    const keys = tops.map(keyOf);
    if (left > 0) old = new Set(keys);
    return player.look({
      groups, lies: new Set([...keys, ...groups.flatMap(({ parts }) => parts.map(({ key }) => key))]),
      hint: hinted && left > 0 ? does([hinted], { left, old })[0] ?? null : null,
      at: since, freeAt, watchers: view.seats.filter(({ kind }) => kind === 'bot').length,
    });
  });
}
