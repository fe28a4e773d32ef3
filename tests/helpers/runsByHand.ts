/** The runs of a game with calls counted a second time, by a way of its own: what `rules/runCount` is held against. */
import { liveRuns } from '../../src/rules/calls';
import { applyEvent, startGame } from '../../src/rules/game';
import type { GameRecord } from '../../src/rules/record';

interface RunCount {
  /** Moves in which the tile completed a run, or several at once. */
  readonly made: number;
  /** Those of them that the maker did not call before their move ended, or that another called first. */
  readonly missed: number;
  /** Calls that took a run which another had made. */
  readonly snagged: number;
}

/** Counts a game's runs, for each seat. */
export function runsByHand({ rules, seats, starter, deal, events }: GameRecord): RunCount[] {
  const counts = seats.map(() => ({ made: 0, missed: 0, snagged: 0 }));
  let position = startGame(rules, seats.length, starter, deal);
  /** Whether the mover has made a run in this move that they have not called yet. */
  let uncalled = false;
  for (const event of events) {
    const outcome = applyEvent(position, event);
    if (!outcome.ok) throw new Error(`the game does not replay: ${outcome.refusal.code}`);
    position = outcome.position;
    const count = counts[event[1]]!;
    const taken = outcome.happenings.flatMap((happening) => (happening.type === 'snagged' ? happening.runs : []));
    if (event[0] === 'place') {
      uncalled = liveRuns(position).length > 0;
      if (uncalled || taken.length > 0) count.made += 1;
    } else if (event[0] === 'snag') {
      if (taken.some(({ maker }) => maker !== event[1])) count.snagged += 1;
      if (taken.some(({ maker, missed }) => maker === event[1] && !missed)) uncalled = false;
    } else if (uncalled) {
      count.missed += 1;
      uncalled = false;
    }
  }
  return counts;
}
