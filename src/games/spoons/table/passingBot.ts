/** A computer player at its seat: it sees what anybody in its place would, and does what it means to in its own time. */
import { plannedBot, type Planned } from '../../../characters/plannedBot';
import type { Bot, BotFacts, BotPorts } from '../../../contract/contract';
import { DEFAULT_CHARACTER } from '../../../setup/players';
import { DEALT, hasFour } from '../../hands/rules/deal';
import { createKeeper } from '../../hands/players/keeper';
import type { PassingIntent, PlayedPassingTypes } from './passingTable';
import type { PassingView } from './view';

/** A nose is a small sign, and is overlooked so much more often than a spoon that goes. */
const HARDER = { spoon: 1, nose: 2.5 } as const;

/** Sits a character down at its seat. */
export function passingBot(
  { place, setup, luck }: BotFacts<PlayedPassingTypes>, ports: BotPorts<PlayedPassingTypes>,
): Bot<PlayedPassingTypes> {
  const player = createKeeper(setup.players[place]?.level ?? DEFAULT_CHARACTER, luck);
  /** What it does with its own cards. */
  let doing: Planned<PassingIntent> | null = null;
  /** When it takes, since it has noticed that others have; how many had by then; and which hand it is. */
  let [takesAt, seen, hand]: [number | null, number, number] = [null, 0, -1];

  function next({ seats }: PassingView, since: number): typeof doing {
    const { hand: cards, draws, took } = seats[place]!;
    if (took !== null) return draws > 0 ? { at: since + player.takingUp(), intent: { kind: 'on' } } : null;
    if (cards === null) return null;
    if (hasFour(cards)) return { at: since + player.choosing(), intent: { kind: 'call' } };
    if (cards.length > DEALT) return { at: since + player.choosing(), intent: { kind: 'pass', place: player.gives(cards) } };
    return draws > 0 ? { at: since + player.takingUp(), intent: { kind: 'draw' } } : null;
  }

  return plannedBot(ports, ({ view, happenings, since }) => {
    const { phase, seats, played, taking } = view;
    const me = seats[place]!;
    if (played !== hand || phase !== 'playing') [doing, takesAt, seen, hand] = [null, null, 0, phase === 'playing' ? played : -1];
    if (phase !== 'playing' || me.isOut) return [];
    const taken = seats.filter(({ took }) => took !== null).length;
    const sees = taken > seen && me.took === null;
    const isOwn = happenings.some((one) => 'seat' in one && one.seat === place);
    if (!isOwn && !sees && doing !== null) return null;
    if (isOwn || doing === null) doing = next(view, since);
    if (sees) {
      const watchers = seats.filter(({ kind, isOut, took }) => kind === 'bot' && !isOut && took === null).length;
      takesAt = Math.min(takesAt ?? Infinity, since + player.noticing(HARDER[taking] / taken, watchers));
    }
    seen = taken;
    // What it meant to do before that is done.
    const takes = takesAt === null || me.took !== null ? null : { at: takesAt, intent: { kind: 'call' } as const };
    return [doing, takes].filter((one) => one !== null && one.at > since) as Planned<PassingIntent>[];
  });
}
