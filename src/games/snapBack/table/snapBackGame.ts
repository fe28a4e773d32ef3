/** Snap Back as one value, as the host of all games plays it. */
import type { Game } from '../../../contract/contract';
import { replayed } from '../../../contract/record';
import type { Spoken } from '../../../seats/draftSeats';
import { rules } from '../kept/savedGame';
import { createPlayer, type CreatePlayer } from '../players/player';
import { MAX_SEATS } from '../rules/game';
import { happeningsOf } from '../rules/happening';
import { snapBackBot } from './snapBackBot';
import { snapBackTableWith } from './snapBackTable';
import type { SnapBackTypes } from './snapBackTypes';
import { intentForm } from './tableState';
import { viewOf } from './view';

/** @param create who plays the seats of computers @param spoken how what happens is read aloud */
export function snapBackGameWith(create: CreatePlayer = createPlayer, spoken: Spoken = 'off'): Game<SnapBackTypes> {
  return {
    ...rules, seats: [1, MAX_SEATS], intent: intentForm, table: snapBackTableWith(spoken),
    // Everybody sees the same, from their own seat.
    view: viewOf,
    seen: (happening) => happening,
    bot: (facts, ports) => snapBackBot(create, facts, ports),
    // All until the last event. What is shown once more after the last reveal is shown again when the game goes on.
    past(saved) {
      const [, ...after] = replayed(rules, saved).states;
      return after.flatMap(({ game, reveal }, i) => happeningsOf(saved.events[i]!, game, reveal, saved.events[i + 1] ?? null));
    },
    result({ game: { over, dice }, reveal }, ended) {
      if (!over && ended === null) return null;
      const won = (seat: number): boolean => (over ? reveal?.trueSix.includes(seat) === true : dice[seat] === Math.max(...dice));
      return dice.map((score, seat) => ({ won: won(seat), score }));
    },
  };
}
