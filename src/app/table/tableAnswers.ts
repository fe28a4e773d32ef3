/** What is asked at the table, and who has it: a game, a lesson, or a move that is tried again. */
import { challengeTo } from '../../setup/challenge';
import { linkTo } from '../../setup/links';
import type { GameSetup } from '../../setup/setup';
import type { Answers } from '../answers';
import { playingIn, type Screens } from '../navigation';
import type { PauseCommand } from './pause';
import type { Playing } from './playing';
import type { TableGame } from './tableGame';

/** What is asked at the table. */
type AtTable =
  | 'act' | 'pause' | 'dialog' | 'outOfSight' | 'point' | 'newGame' | 'setPace' | 'setCallSeconds' | 'setSitting'
  | 'hint' | 'takeBack' | 'practiceRead' | 'markShown'
  | 'link' | 'challenge' | 'record' | 'text' | 'review' | 'correctCard' | 'cardCsv';

/** Who answers it. */
export function tableAnswers(screens: Screens): Pick<Answers, AtTable> {
  const { presenter, agreement, games } = screens;
  const game = (): TableGame | null => games.now()?.game ?? null;
  /** What lies over the page, a guest of the house is told, too. */
  const pause = (command: PauseCommand): void => {
    playing()?.pause(command);
    screens.training.now()?.guests.pause(command);
  };
  const playing = (): Playing | null => playingIn(screens);
  const playersOn = () => game()?.setup()?.players;
  return {
    act: ({ act, at }) => playing()?.act(act, at),
    pause, dialog: pause, outOfSight: pause,
    point: ({ draft }) => presenter.setDraft(draft),
    newGame() {
      games.now()?.replay.close();
      return games.now()?.table.newGame();
    },
    hint: () => games.now()?.practice.hint(),
    takeBack: () => games.now()?.practice.takeBack(),
    practiceRead: () => games.now()?.practice.read(),
    markShown: ({ mark }) => games.now()?.newcomer.shown(mark),
    setPace({ pace }) {
      playing()?.setPace(pace);
      agreement.change({ pace }, playersOn());
    },
    setCallSeconds({ seconds }) {
      game()?.session()?.setCallSeconds(seconds);
      agreement.change({ callSeconds: seconds }, playersOn());
      game()?.showAgain();
    },
    setSitting({ sitting }) {
      agreement.change({ sitting });
      game()?.showAgain();
    },
    link: () => linkOf(game(), linkTo),
    challenge: () => linkOf(game(), (setup) => challengeTo(setup, game()?.session()?.state().seats.map(({ won }) => won) ?? [])),
    record: () => JSON.stringify(game()?.session()?.record() ?? null),
    text: () => game()?.session()?.text() ?? '',
    review: () => game()?.session()?.review() ?? [],
    correctCard({ game: number, player, tiles }) {
      const problem = game()?.match.correct(number, player, tiles) ?? null;
      game()?.showAgain();
      return problem;
    },
    cardCsv: () => game()?.cardCsv() ?? '',
  };
}

/** The whole address of a link to the deal that is on. */
function linkOf(game: TableGame | null, write: (setup: GameSetup) => string): string {
  const setup = game?.setup() ?? null;
  return setup ? new URL(write(setup), location.href).href : location.href;
}
