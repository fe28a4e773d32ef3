/** A computer player at its seat: it is asked about what everybody can see, and nothing else. */
import { fraction, randomFrom } from '../../../chance/chance';
import { DRAWS, type Question } from '../../../characters/watcher';
import type { Bot, BotFacts, BotPorts } from '../../../contract/contract';
import { plannedBot, type Planned } from '../../../characters/plannedBot';
import { DEFAULT_CHARACTER } from '../../../setup/players';
import type { PilesTypes } from '../rules/family';
import { takenIn } from '../rules/happening';
import type { CreatePlayer, PlayedPiles } from './types';
import { seenIn, type Seen } from './seen';
import { CALLED_MS } from './state';
import type { Phase, TableView } from './view';

type Doing<T extends PilesTypes> = Planned<PlayedPiles<T>['Intent']>;

/**
 * Sits a character down at its seat.
 * @param goesOn whether it goes on where the rules ask it
 * @param answers whether everybody answers cards, and sees who has done so
 */
export function pilesBot<T extends PilesTypes>(
  createPlayer: CreatePlayer<T>, { place, setup, luck }: BotFacts<PlayedPiles<T>>, ports: BotPorts<PlayedPiles<T>>,
  goesOn: (view: TableView<T>, place: number) => boolean = () => true, answers = false,
): Bot<PlayedPiles<T>> {
  const player = createPlayer(setup.players[place]?.level ?? DEFAULT_CHARACTER);
  let [looks, mayTurnFrom] = [0, -Infinity];
  let phase: Phase | null = null;

  function question(view: TableView<T>, at: number): Question<Seen<T>> {
    looks += 1;
    const random = randomFrom(`${luck}:${view.flips}:${looks}`);
    const watchers = view.seats.filter(({ kind, isOut }) => kind === 'bot' && !isOut).length;
    const chance = Array.from({ length: DRAWS }, () => fraction(random));
    return { seen: seenIn(view, answers ? place : undefined), at, watchers, mayTurnFrom: Math.max(mayTurnFrom, at), chance };
  }
  function plan(view: TableView<T>, since: number): readonly Doing<T>[] {
    const declines = view.choosing === place && !goesOn(view, place);
    const turning = (at: number): readonly Doing<T>[] =>
      (view.turn === place && at < Infinity ? [{ at, intent: { kind: declines ? 'decline' : 'turn' } }] : []);
    if (view.phase === 'asked') return [{ at: since, intent: { kind: 'answer', says: player.answer(question(view, since)) ?? 'pass' } }];
    if (view.asked) return view.turn === place ? turning(player.turnAt(question(view, since))) : [];
    const { calls, turnAt } = player.look(question(view, since));
    const calling = calls.map(({ kind, at }): Doing<T> => ({ at, intent: { kind: 'call', called: kind, orTurn: false } }));
    return [...calling, ...turning(turnAt)];
  }
  return plannedBot(ports, ({ view, happenings, since }) => {
    const isNew = happenings.length > 0 || view.phase !== phase;
    ({ phase } = view);
    // As whoever looks on knows: a card is seen for a while, and so is what calls came to.
    for (const one of happenings) {
      const isTold = ['took', 'tied', 'wrong'].includes(one.type) || takenIn(one) !== null;
      const lies = one.type === 'flipped' ? view.least : isTold ? CALLED_MS : -Infinity;
      mayTurnFrom = Math.max(mayTurnFrom, since + lies);
    }
    if (view.phase === 'over' || view.seats[place]?.isOut !== false) return [];
    // That somebody else has answered is nothing to look at.
    if (!isNew || (view.phase === 'asked' && view.seats[place].answered)) return null;
    return plan(view, since);
  });
}
