/** What the page of a challenge asks for, and what comes of it. */
import type { Answers } from '../answers';
import { openCourse } from '../lessons/openCourse';
import { goTo, type Screens, type ToGames } from '../navigation';

type ChallengeAnswers = Pick<Answers, 'playChallenge' | 'learnFirst'>;

export function challengeAnswers(screens: Screens, toGames: ToGames): ChallengeAnswers {
  return {
    playChallenge: () => screens.games.now()?.challenge.play(),
    learnFirst: () => toGames(async ({ challenge }) =>
      void await openCourse(screens, { lesson: null, pace: null, challenge: challenge.link() })),
  };
}

/** Shows a challenge, by its link; where that cannot be played, the start screen says why. */
export function toChallenge(screens: Screens, link: string): Promise<void> | void {
  const { challenge } = screens.games.now() ?? {};
  if (challenge) return goTo(screens, challenge.open(link));
}
