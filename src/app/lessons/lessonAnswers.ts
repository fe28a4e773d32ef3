/** What is asked in the lessons, the way out into a game among it. */
import type { Command } from '../../ui/commands';
import { toChallenge } from '../challenge/challengeAnswers';
import type { Screens, ToGames } from '../navigation';

type Asked = 'lessonOn' | 'notHeld' | 'showMe';
type LessonAnswers = { readonly [K in Asked]: (command: Extract<Command, { readonly kind: K }>) => void | Promise<void> };

/** Who answers it. */
export function lessonStepAnswers(screens: Screens, toGames: ToGames): LessonAnswers {
  const { lessons } = screens;
  return {
    async lessonOn() {
      const after = lessons.now()?.goOn();
      if (after) await toGames(async ({ table }) => (after.kind === 'game' ? table.begin(after.setup) : toChallenge(screens, after.link)));
    },
    notHeld: ({ tile }) => lessons.now()?.notHeld(tile),
    showMe: () => lessons.now()?.showMe(),
  };
}
