/** What one can do with a moment of a game that is over, besides looking at it. */
import type { Answers } from '../answers';
import { goTo, type Screens, type ToGames } from '../navigation';

type AgainAnswers = Pick<Answers, 'playOnFromHere' | 'backToReview'>;

/** Who answers it. */
export function againAnswers(screens: Screens, toGames: ToGames): AgainAnswers {
  return {
    playOnFromHere: (moment) => toGames(async ({ playOn }) => goTo(screens, await playOn.begin(moment))),
    async backToReview() {
      const next = await screens.games.now()?.playOn.back();
      if (next) goTo(screens, next);
    },
  };
}
