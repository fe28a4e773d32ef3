/** Cash as the screens of every game take it: one value. */
import { openTable } from '../../../shell/table/ownScreen';
import { say } from '../../../strings/say';
import { handsShell } from '../../hands/app/handsShell';
import { taughtPairs } from '../../hands/table/taughtPairs';
import { rulesTold } from '../../piles/ui/rules';
import { cash, type KeptCash } from '../kept/savedGame';
import { optionsOf } from '../kept/setup';
import { COURSE, PIP } from '../lesson/course';
import { isStop, playedOf, reportOf, stayOf, stepsOf } from '../review/report';
import type { CashOptions } from '../rules/game';
import { cuesOf } from '../sound/cues';
import { cashGame } from '../table/cashGame';
import type { CashTypes } from '../table/view';
import { parts } from '../ui/parts';
import { stepTable } from '../ui/room';
import type { CashShell } from '../ui/shellTypes';
import { storyOf, toldAfter } from '../words/after';
import { fullRules, quickRules, type Rules } from '../words/rules';

/** Minutes of a match, and of one hand, as characters play them, however many pairs they are: in 12 games each 4.5–4.9, and 0.8–0.9. */
const MINUTES = { match: 5, hand: 1 } as const;

const rulesOf = (terms: Rules) => rulesTold(quickRules(terms), fullRules(terms));

export const cashShell = handsShell<CashTypes, KeptCash, CashShell, CashOptions>({
  kept: cash, game: cashGame, parts, rules: rulesOf, options: optionsOf, about: () => say('cash-about'), note: () => say('cash-bests-note'),
  open: (saved, { hands, ...ports }) => openTable<CashTypes>(hands ? taughtPairs(cashGame, PIP, hands) : cashGame, saved, ports),
  over: (view) => ({ rules: () => rulesOf(view), keys: () => say('cash-keys') }),
  cues: (happening, { seats, pairs }) => cuesOf(happening, [say('cash-shout'), say('cash-shout-counter')], seats, pairs),
  minutes: ({ letters }) => MINUTES[letters ? 'match' : 'hand'],
  after: { report: reportOf, acted: ({ seats }, seat) => seats[seat]!.hands > 0, told: toldAfter, played: playedOf },
  replay: {
    steps: stepsOf, isStop, stay: stayOf, calls: ['cash', 'counter'], file: 'cash-replay-file', scene: stepTable, story: storyOf,
  },
  lesson: { ...COURSE, told: (said) => say(`cash-pip-${said}`) },
});
