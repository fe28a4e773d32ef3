/** Aggravation as the screens of every game take it: one value. */
import { html, type TemplateResult } from 'lit-html';
import { writeRecord } from '../../../contract/record';
import { theirsIn } from '../../../setup/seats/sitters';
import type { ShellGame } from '../../../shell/shellGame';
import { say } from '../../../strings/say';
import { headerOf } from '../../dealtRules';
import { bests } from '../../laying/kept/bests';
import type { LayingOptions } from '../../laying/rules/game';
import { isStop, playedOf, reportOf, stayOf, stepsOf } from '../../laying/review/report';
import { chancesOnRows } from '../../laying/review/rows';
import { cuesOf } from '../../laying/sound/cues';
import { stepRows } from '../../laying/ui/stepRows';
import { layingTableOf } from '../../laying/ui/table';
import { bestsMore, toldAfter } from '../../laying/words/after';
import { fullRows, quickRows } from '../../laying/words/rules';
import { rowsStory } from '../../laying/words/story';
import { rulesTold } from '../../piles/ui/rules';
import { agreement, rules, storage } from '../kept/savedGame';
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
  after: {
    report: (game) => reportOf(chancesOnRows, game, theirsIn(game.saved)), acted: ({ seats }, seat) => seats[seat]!.laid > 0,
    played: (_, report, seat) => playedOf(report, seat), told: toldAfter,
  },
  replay: {
    steps: stepsOf, isStop, stay: stayOf, calls: ['lay', 'call'], file: 'laying-replay-file-rows',
    scene: (step, players) => stepRows(step, players, LEAST), story: (step, cast, ended) => rowsStory('rows', step, cast, ended),
    record({ saved, replayed: { states } }) {
      const { setup: { lock }, events, times } = saved;
      return writeRecord(record, { ...headerOf(rules, saved, { lock }), events, times }, states.at(-1)!);
    },
  },
  bests: { kept: bests, more: bestsMore },
  lesson: { ...COURSE, told: (said) => say(`laying-rows-pip-${said}`) },
};
