/** What the start screen asks for, and what comes of it. */
import { isNoName } from '../../setup/kept/me';
import { UNNAMED_ME, cleanText } from '../../setup/names';
import { newNameProblem } from '../../setup/setup';
import { shownName } from '../../strings/words/grammar';
import type { Answers } from '../answers';
import { goTo, showStart, tellOfBackup, type Screens, type ToGames } from '../navigation';

type StartAnswers = Pick<
  Answers,
  'chooseCharacter' | 'nameMe' | 'playCharacter' | 'openSetup' | 'continue' | 'deleteWaiting' | 'backupTexts' | 'backupDone' | 'restore'
>;

/** What the start screen asks for. */
export function startAnswers(parts: Screens, toGames: ToGames): StartAnswers {
  const { presenter, start, setup, agreement, freshWord } = parts;
  return {
    chooseCharacter({ character }) {
      agreement.choose(character);
      showStart(parts);
    },
    nameMe({ name }) {
      const typed = cleanText(name.replaceAll(',', ' '));
      const unnamed = isNoName(typed, shownName(UNNAMED_ME));
      const problem = unnamed ? null : newNameProblem(typed);
      start.tell(problem ? [{ kind: 'setupRefused', problem }] : []);
      if (!problem) agreement.nameMe(unnamed ? null : typed);
      showStart(parts);
      return problem === null;
    },
    async playCharacter() {
      const agreed = setup.agreeAgainst(freshWord());
      start.tell(agreed.ok ? [] : [{ kind: 'setupRefused', problem: agreed.problem }]);
      const { waiting, past } = start.screen();
      const untouched = waiting.length === 0 && past === 0;
      if (agreed.ok) await toGames(({ table, newcomer }) => newcomer.begin(agreed.setup, untouched, table.begin));
      else showStart(parts);
    },
    openSetup: ({ for: who }) => toGames(async () => {
      setup.open(who);
      presenter.show(setup.screen());
    }),
    continue: ({ id, steal }) => toGames(async ({ table }) => goTo(parts, await table.goOn(id, steal ? 'steal' : undefined))),
    async deleteWaiting({ id }) {
      presenter.tell(await start.deleteWaiting(id));
      if (presenter.screen()?.kind === 'start') showStart(parts);
    },
    backupTexts: () => start.backupTexts(),
    backupDone: ({ saved }) => tellOfBackup(parts, start.backupDone(saved)),
    restore: async ({ file, takeSettings }) => tellOfBackup(parts, await start.restore(file, takeSettings)),
  };
}
