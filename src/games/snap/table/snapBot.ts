/** A computer player at its seat: it is asked about what everybody can see, and nothing else. */
import { fraction, randomFrom } from '../../../chance/chance';
import { plannedBot, type Planned } from '../../../characters/plannedBot';
import { DRAWS } from '../../../characters/watcher';
import type { Bot, BotFacts, BotPorts } from '../../../host/contract';
import { DEFAULT_CHARACTER } from '../../../setup/players';
import type { CreatePlayer, SnapQuestion } from '../players/player';
import type { Seen } from '../players/seen';
import type { SnapTypes } from './snapTypes';
import { CALLED_MS } from './tableState';
import type { SnapTableView } from './view';

type Doing = Planned<SnapTypes['Intent']>;

/** What a computer player sees of the table: all of it is in the view of everybody. */
function seenIn({ options: { table }, seats, piles, pot, pools, flips, flipper }: SnapTableView): Seen {
  return {
    table, isIn: seats.map(({ isOut }) => !isOut), tops: piles.map(({ top }) => top), below: table === 'A' ? piles[0]!.below : null,
    pot: pot.top, pools: pools.flatMap(({ top }) => top ?? []), flips, flipper,
  };
}

/** Sits a character down at its seat. */
export function snapBot(
  createPlayer: CreatePlayer, { place, setup, luck }: BotFacts<SnapTypes>, ports: BotPorts<SnapTypes>,
): Bot<SnapTypes> {
  const player = createPlayer(setup.players[place]?.level ?? DEFAULT_CHARACTER);
  let [looks, mayTurnFrom] = [0, -Infinity];
  let phase: SnapTableView['phase'] | null = null;

  function question(view: SnapTableView, at: number): SnapQuestion {
    looks += 1;
    const random = randomFrom(`${luck}:${view.flips}:${looks}`);
    const watchers = view.seats.filter(({ kind, isOut }) => kind === 'bot' && !isOut).length;
    const chance = Array.from({ length: DRAWS }, () => fraction(random));
    return { seen: seenIn(view), at, watchers, mayTurnFrom: Math.max(mayTurnFrom, at), chance };
  }
  function plan(view: SnapTableView, since: number): readonly Doing[] {
    const turning = (at: number): readonly Doing[] => (view.turn === place ? [{ at, intent: { kind: 'turn' } }] : []);
    if (view.phase === 'asked') return [{ at: since, intent: { kind: 'answer', says: player.answer(question(view, since)) ?? 'pass' } }];
    if (view.asked) return view.turn === place ? turning(player.turnAt(question(view, since))) : [];
    const { calls, turnAt } = player.look(question(view, since));
    const calling = calls.map(({ kind, at }): Doing => ({ at, intent: { kind: 'call', called: kind, orTurn: false } }));
    return [...calling, ...turning(turnAt)];
  }
  return plannedBot(ports, ({ view, happenings, since }) => {
    const isNew = happenings.length > 0 || view.phase !== phase;
    ({ phase } = view);
    // As whoever looks on knows: a card is seen for a while, and so is what calls came to.
    for (const { type } of happenings) {
      const lies = type === 'flipped' ? view.least : ['took', 'tied', 'wrong'].includes(type) ? CALLED_MS : -Infinity;
      mayTurnFrom = Math.max(mayTurnFrom, since + lies);
    }
    if (view.phase === 'over' || view.seats[place]?.isOut !== false) return [];
    // That somebody else has answered is nothing to look at.
    if (!isNew || (view.phase === 'asked' && view.seats[place].answered)) return null;
    return plan(view, since);
  });
}
