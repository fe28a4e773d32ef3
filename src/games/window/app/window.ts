/** Through the Window as its screens are made of it: one value, which the family's room makes them of. */
import { writeRecord } from '../../../contract/record';
import { say } from '../../../strings/say';
import { headerOf } from '../../dealtRules';
import { callsShell } from '../../small/app/callsShell';
import { rules, storage } from '../kept/savedGame';
import { agreement } from '../kept/setup';
import { COURSE } from '../lesson/course';
import { WINDOW_RECORD } from '../rules/record';
import { tableOf, viewOf } from '../table/state';
import { windowGame } from '../table/windowGame';
import { parts } from '../ui/parts';
import type { WindowNames } from '../ui/shellTypes';
import { happeningText } from '../words/told';
import { windowRules } from '../words/rules';

/** Minutes for each player, who turns four cards, as computers play with each other. */
const MINUTES = 0.4;
const EVERYBODY = new Set<number>();

export const windowShell = callsShell<WindowNames>({
  game: windowGame, storage, agreement, parts, rules: windowRules, tells: happeningText, calls: 'call', stops: 'word',
  about: () => say('window-about'), keys: () => say('window-keys'), minutes: ({ players }) => MINUTES * players.length,
  record(saved, last) {
    const { events, times, setup: { letters } } = saved;
    return writeRecord(WINDOW_RECORD, { ...headerOf(rules, saved, { letters }), events, times }, last);
  },
  file: 'window-replay-file', agreed: ({ letters, time, seats }) => ({ letters, time, players: seats }),
  first: ({ turn }) => turn,
  seen: ({ game, setup }) => viewOf(tableOf(setup, game), EVERYBODY, { begun: true, paused: false, ended: null }),
  lesson: { ...COURSE, told: (said) => say(`window-pip-${said}`) },
});
