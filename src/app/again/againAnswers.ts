/** What one can do with a moment of a game that is over, besides looking at it. */
import type { Screen } from '../../ui/screen';
import type { Answers } from '../answers';
import { goTo, type Screens, type ToGames } from '../navigation';
import type { MomentOf } from './playOnController';

type AgainAnswers = Pick<Answers, 'playOnFromHere' | 'tryAgain' | 'showBetter' | 'tryNext' | 'backToReview'>;

/** Who answers it. */
export function againAnswers(screens: Screens, toGames: ToGames): AgainAnswers {
  const { games } = screens;
  return {
    playOnFromHere: (moment) => toGames(async ({ playOn }) => goTo(screens, await playOn.begin(moment))),
    tryAgain: (moment) => toGames(async ({ again, replay, history }) => {
      const following = slipsAfter(screens.presenter.screen(), moment);
      if (await again.open(moment, following)) {
        // Whoever went back before the move was judged looks at the replay again.
        if (again.isOn()) replay.close();
      } else goTo(screens, await history.review(moment.game, moment.seat, moment.step));
    }),
    showBetter: () => games.now()?.again.showMe(),
    tryNext: () => games.now()?.again.next(),
    async backToReview() {
      const there = games.now();
      const left = there?.again.close() ?? null;
      const next = left ? await there?.history.review(left.game, left.seat, left.step) : await there?.playOn.back();
      if (next) goTo(screens, next);
    },
  };
}

/** The slips after a moment in the review that is shown: what can be tried next. */
function slipsAfter(screen: Screen | null, { game, seat, step }: MomentOf): MomentOf[] {
  const report = screen?.kind === 'replay' ? screen.review?.report : null;
  if (!report || report.game !== game || report.seat !== seat) return [];
  return report.moves.filter((move) => move.account !== null && move.toldAt === null && move.step > step)
    .map((move) => ({ game, seat, step: move.step }));
}
