/** California Speed as the screens of every game take it: one value. */
import { html, type TemplateResult } from 'lit-html';
import { writeRecord } from '../../../contract/record';
import type { ShellGame } from '../../../shell/shellGame';
import { say } from '../../../strings/say';
import { headerOf } from '../../dealtRules';
import { pastOf } from '../../laying/app/past';
import type { LayingOptions } from '../../laying/rules/game';
import { chancesOnRows } from '../../laying/review/rows';
import { cuesOf } from '../../laying/sound/cues';
import { stepRows } from '../../laying/ui/stepRows';
import { layingTableOf } from '../../laying/ui/table';
import { fullBox, quickBox } from '../../laying/words/rules';
import { rulesTold } from '../../piles/ui/rules';
import { rowsStory } from '../../laying/words/story';
import { agreement, rules, storage, type KeptCalifornia } from '../kept/savedGame';
import { COURSE } from '../lesson/course';
import { ROW } from '../rules/game';
import { record } from '../rules/record';
import { californiaGame } from '../table/californiaGame';
import { parts, titleText } from '../ui/parts';
import type { CaliforniaShell } from '../ui/shellTypes';

const rulesOf = (options: LayingOptions): TemplateResult => rulesTold(quickBox(options), fullBox(options));

/** About so many minutes, as computers play with each other, at their usual speed. */
const MINUTES = 2;

export const californiaShell: ShellGame<CaliforniaShell> = {
  ...storage, agreement,
  home: {
    title: titleText, about: () => html`<p>${say('laying-about', { kind: 'box' })}</p>`, rules: ({ lock }) => rulesOf({ lock }),
    lasts: ({ slower }) => say('piles-lasts', { minutes: MINUTES * slower }),
  },
  table: layingTableOf(californiaGame, 'box', { ...parts, cues: (happening, { seats }) => cuesOf(happening, seats) },
    ({ options }) => rulesOf(options)),
  ...pastOf<KeptCalifornia>({
    looks: chancesOnRows, calls: ['lay'], file: 'laying-replay-file-box', scene: (step, players) => stepRows(step, players, ROW),
    story: (step, cast, ended) => rowsStory('box', step, cast, ended),
    record({ saved, replayed: { states } }) {
      const { setup: { lock }, events, times } = saved;
      return writeRecord(record, { ...headerOf(rules, saved, { lock }), events, times }, states.at(-1)!);
    },
  }),
  lesson: { ...COURSE, told: (said) => say(`laying-pip-${said}`) },
};
