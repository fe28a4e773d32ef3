/** Cash as the screens of every game take it: one value. */
import { html } from 'lit-html';
import { writeRecord } from '../../../contract/record';
import type { ShellGame } from '../../../shell/shellGame';
import { openTable } from '../../../shell/table/ownScreen';
import { say } from '../../../strings/say';
import { aloneDoor } from '../../hands/ui/door';
import { handsTable } from '../../hands/ui/handsTable';
import { rulesTold } from '../../piles/ui/rules';
import { headerOf } from '../../hands/kept/rules';
import { cashBests, rules, storage } from '../kept/savedGame';
import { agreement, optionsOf } from '../kept/setup';
import { COURSE, PIP } from '../lesson/course';
import { isStop, playedOf, reportOf, stayOf, stepsOf } from '../review/report';
import { CASH_RECORD } from '../rules/record';
import { cuesOf } from '../sound/cues';
import { cashGame, taughtGame } from '../table/cashGame';
import type { CashTypes } from '../table/types';
import { parts } from '../ui/parts';
import { stepTable } from '../ui/room';
import type { CashShell } from '../ui/shellTypes';
import { storyOf, toldAfter } from '../words/after';
import { fullRules, quickRules, type Rules } from '../words/rules';

/** Minutes for each hand, and about how many hands a match takes with so many pairs, as computers play with each other. */
const MINUTES = 0.8;
const HANDS = [5, 7, 8] as const;

const rulesOf = (terms: Rules) => rulesTold(quickRules(terms), fullRules(terms));

export const cashShell: ShellGame<CashShell> = {
  ...storage, agreement,
  home: {
    title: () => say('cash-title'), about: () => html`<p>${say('cash-about')}</p>`, rules: rulesOf, instead: aloneDoor,
    lasts: ({ letters, players }) =>
      say('cash-lasts', { minutes: Math.max(1, Math.round(MINUTES * (letters ? HANDS[players.length / 2 - 2] ?? HANDS[0] : 1))) }),
  },
  table: {
    ...handsTable(cashGame, {
      ...parts, over: (view) => ({ rules: () => rulesOf(view), keys: () => say('cash-keys') }),
      cues: (happening, { seats, pairs }) => cuesOf(happening, [say('cash-shout'), say('cash-shout-counter')], seats, pairs),
    }),
    open: (saved, { hands, ...ports }) => openTable<CashTypes>(hands ? taughtGame(PIP, hands) : cashGame, saved, ports),
  },
  after: {
    report: reportOf, acted: ({ seats }, seat) => seats[seat]!.hands > 0, told: toldAfter,
    played: (_, report, seat) => playedOf(report, seat),
  },
  replay: {
    steps: stepsOf, isStop, stay: stayOf, calls: ['cash', 'counter'], file: 'cash-replay-file', scene: stepTable, story: storyOf,
    record: ({ saved, replayed: { states } }) =>
      writeRecord(CASH_RECORD, {
        ...headerOf(rules, saved, optionsOf(saved.setup)), events: saved.events, times: saved.times,
      }, states.at(-1)!),
  },
  bests: {
    kept: cashBests,
    more: (played) => ({
      count: {
        what: say('cash-bests-won'), figure: say('shell-review-of', { part: played.filter(({ won }) => won).length, whole: played.length }),
      },
      note: say('cash-bests-note'),
    }),
  },
  lesson: { ...COURSE, told: (said) => say(`cash-pip-${said}`) },
};
