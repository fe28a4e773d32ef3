/** What is asked at the list of slips over all games. */
import type { Answers } from '../answers';
import { goTo, type Screens, type ToGames } from '../navigation';

type SlipsAnswers = Pick<Answers, 'slips' | 'moreSlips' | 'workOnSlips' | 'toSlip'>;

/** Who answers it. */
export function slipsAnswers(screens: Screens, toGames: ToGames): SlipsAnswers {
  const { games } = screens;
  return {
    slips: ({ whose }) => toGames(async ({ slips }) => slips.open(whose)),
    moreSlips: () => games.now()?.slips.more(),
    workOnSlips: ({ on }) => games.now()?.slips.work(on),
    async toSlip({ at, again }) {
      const there = games.now();
      const [slip, ...others] = there?.slips.leave(at) ?? [];
      if (!there || !slip) return;
      if (again && await there.again.open(slip, others.filter(({ tile }) => tile !== null))) return;
      goTo(screens, await there.history.review(slip.game, slip.seat, slip.step));
    },
  };
}
