/** A computer player at its seat: it is asked about what everybody can see, and nothing else. */
import { fraction, randomFrom } from '../../../chance/chance';
import type { Bot, BotFacts, BotPorts } from '../../../host/contract';
import { plannedBot, type Planned } from '../../../host/plannedBot';
import { DEFAULT_CHARACTER } from '../../../setup/players';
import { DRAWS, type CreatePlayer, type Question } from '../players/player';
import type { Seen } from '../players/seen';
import type { SnapHappening } from '../rules/happening';
import type { SnapTypes } from './snapTypes';
import type { SnapTableView } from './tableView';
import { CALLED_MS } from './times';
import type { SnapView } from './view';

/** What a computer player sees of the table: all of it is in the view of everybody. */
export function seenIn({ options: { table }, seats, piles, pot, pools, flips, flipper }: Omit<SnapView, 'phase'>): Seen {
  return {
    table, isIn: seats.map(({ isOut }) => !isOut), tops: piles.map(({ top }) => top), below: table === 'A' ? piles[0]!.below : null,
    pot: pot.top, pools: pools.flatMap(({ top }) => (top === null ? [] : [top])), flips, flipper,
  };
}

/** From when on the next card may be turned, as whoever looks on knows: a card is seen for a while, and so is what calls came to. */
function mayTurnAfter(from: number, happenings: readonly SnapHappening[], since: number, { least }: SnapTableView): number {
  return happenings.reduce((time, { type }) => {
    if (type === 'flipped') return Math.max(time, since + least);
    return type === 'took' || type === 'tied' || type === 'wrong' ? Math.max(time, since + CALLED_MS) : time;
  }, from);
}

/** Sits a character down at its seat. */
export function snapBot(
  createPlayer: CreatePlayer, { place, setup, luck }: BotFacts<SnapTypes>, ports: BotPorts<SnapTypes>,
): Bot<SnapTypes> {
  const player = createPlayer(setup.players[place]?.level ?? DEFAULT_CHARACTER);
  let [looks, mayTurnFrom] = [0, -Infinity];
  let phase: SnapTableView['phase'] | null = null;

  function question(view: SnapTableView, at: number): Question {
    looks += 1;
    const random = randomFrom(`${luck}:${view.flips}:${looks}`);
    // How many computers look for the same thing.
    const watchers = view.seats.filter(({ kind, isOut }) => kind === 'bot' && !isOut).length;
    const chance = Array.from({ length: DRAWS }, () => fraction(random));
    return { seen: seenIn(view), at, watchers, mayTurnFrom: Math.max(mayTurnFrom, at), chance };
  }
  function timed(view: SnapTableView, since: number): readonly Planned<SnapTypes>[] {
    const { calls, turnAt } = player.look(question(view, since));
    const turning: readonly Planned<SnapTypes>[] = view.turn === place ? [{ at: turnAt, intent: { kind: 'turn' } }] : [];
    const calling = calls.map(({ kind, at }): Planned<SnapTypes> => ({ at, intent: { kind: 'call', called: kind, orTurn: false } }));
    return [...calling, ...turning];
  }
  /** Where everybody is asked. */
  function asked(view: SnapTableView, since: number): readonly Planned<SnapTypes>[] {
    if (view.phase === 'asked') return [{ at: since, intent: { kind: 'answer', says: player.answer(question(view, since)) ?? 'pass' } }];
    return view.turn === place ? [{ at: player.turnAt(question(view, since)), intent: { kind: 'turn' } }] : [];
  }
  return plannedBot(ports, ({ view, happenings, since }) => {
    const isNew = happenings.length > 0 || view.phase !== phase;
    ({ phase } = view);
    mayTurnFrom = mayTurnAfter(mayTurnFrom, happenings, since, view);
    if (view.phase === 'over' || view.seats[place]?.isOut !== false) return [];
    // That somebody else has answered is nothing to look at.
    if (!isNew || (view.phase === 'asked' && view.seats[place].answered)) return null;
    return view.asked ? asked(view, since) : timed(view, since);
  });
}
