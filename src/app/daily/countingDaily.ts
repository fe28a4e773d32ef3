/** Games of which it is noted what they come to as today's deal. The table, the rules and the record know nothing of it. */
import type { OpensGames } from '../table/openGame';
import { happeningOf } from './countDaily';
import type { DailyKeeper } from './dailyKeeper';

/** @param noted told once that is written, for whoever shows it: another tab can have changed what counts */
export function countingDaily(opens: OpensGames, keeper: Pick<DailyKeeper, 'happen'>, noted: () => void): OpensGames {
  return (game, save) => opens(game, (saved) => {
    // Before it is shown how the game ended, it is known what it counts for.
    const happening = saved.ended && saved.daily !== undefined ? happeningOf(saved) : null;
    if (happening) void keeper.happen(happening).then(noted);
    save(saved);
  });
}
