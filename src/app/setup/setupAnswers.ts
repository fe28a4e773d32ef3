/** What the set-up asks for, and what comes of it. */
import type { Answers } from '../answers';
import type { Screens, ToGames } from '../navigation';

type SetupAnswers = Pick<Answers, 'change' | 'unfold' | 'play'>;

/** What the set-up asks for. */
export function setupAnswers({ presenter, setup, freshWord }: Screens, toGames: ToGames): SetupAnswers {
  const showIfOpen = (): void => {
    if (presenter.screen()?.kind === 'setup') presenter.show(setup.screen());
  };
  return {
    change({ draft }) {
      setup.change(draft);
      showIfOpen();
    },
    unfold({ what }) {
      setup.unfold(what);
      showIfOpen();
    },
    async play() {
      const agreed = setup.agree(freshWord());
      if (agreed.ok) await toGames(({ table }) => table.begin(agreed.setup));
      else showIfOpen();
    },
  };
}
