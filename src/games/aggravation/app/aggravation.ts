/** Aggravation as the screens of every game take it: one value. */
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
import { fullRows, quickRows } from '../../laying/words/rules';
import { rowsStory } from '../../laying/words/story';
import { rulesTold } from '../../piles/ui/rules';
import { agreement, rules, storage, type KeptAggravation } from '../kept/savedGame';
import { COURSE } from '../lesson/course';
import { record } from '../rules/record';
import { aggravationGame, BEAT_MS, FALSE_MS } from '../table/aggravationGame';
import { LEAST, parts, titleText } from '../ui/parts';
import type { AggravationShell } from '../ui/shellTypes';

const TIMES = { beat: BEAT_MS, call: FALSE_MS };
const rulesOf = (options: LayingOptions): TemplateResult => rulesTold(quickRows(options, TIMES), fullRows(options, TIMES));

/** About so many minutes, as computers play with each other, at their usual speed. */
const MINUTES = 2;

export const aggravationShell: ShellGame<AggravationShell> = {
  ...storage, agreement,
  home: {
    title: titleText, about: () => html`<p>${say('laying-about', { kind: 'rows' })}</p>`, rules: ({ lock }) => rulesOf({ lock }),
    lasts: ({ slower }) => say('piles-lasts', { minutes: MINUTES * slower }),
  },
  table: layingTableOf(aggravationGame, 'rows', { ...parts, cues: (happening, { seats }) => cuesOf(happening, seats) },
    ({ options }) => rulesOf(options)),
  ...pastOf<KeptAggravation>({
    looks: chancesOnRows, calls: ['lay', 'call'], file: 'laying-replay-file-rows', scene: (step, players) => stepRows(step, players, LEAST),
    story: (step, cast, ended) => rowsStory('rows', step, cast, ended),
    record({ saved, replayed: { states } }) {
      const { setup: { lock }, events, times } = saved;
      return writeRecord(record, { ...headerOf(rules, saved, { lock }), events, times }, states.at(-1)!);
    },
  }),
  lesson: { ...COURSE, told: (said) => say(`laying-rows-pip-${said}`) },
};
