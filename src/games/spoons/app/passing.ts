/** Spoons and Pig as the screens of every game take them: one value each. */
import { html } from 'lit-html';
import { writeRecord } from '../../../contract/record';
import { theirsIn } from '../../../setup/seats/sitters';
import type { ShellGame } from '../../../shell/shellGame';
import { say } from '../../../strings/say';
import { aloneDoor } from '../../hands/ui/door';
import { handsTable } from '../../hands/ui/handsTable';
import { headerOf } from '../../dealtRules';
import { pig, spoons, type Passing } from '../kept/savedGame';
import { courseOf } from '../lesson/course';
import { isStop, playedOf, reportOf, stayOf, stepsOf } from '../review/report';
import { cuesOf } from '../sound/cues';
import { passingGame } from '../table/passingGame';
import { partsOf, rulesOf } from '../ui/parts';
import { stepTable } from '../ui/room';
import type { PassingShell } from '../ui/shellTypes';
import { storyOf, toldAfter } from '../words/after';

/** Minutes for each letter of each player, as computers play with each other. */
const MINUTES = { spoon: 0.5, nose: 0.5 } as const;

function passingShell(passing: Passing): ShellGame<PassingShell> {
  const { rules, agreement, record, taking, storage, bests } = passing;
  return {
    ...storage, agreement,
    home: {
      title: () => say('spoons-title', { taking }), about: () => html`<p>${say('spoons-about', { taking })}</p>`,
      rules: (agreed) => rulesOf(taking, agreed), instead: aloneDoor,
      lasts: ({ letters, players }) => say('spoons-lasts', { minutes: Math.ceil(letters * players.length * MINUTES[taking]) }),
    },
    table: handsTable(passingGame(passing), {
      ...partsOf(taking), cues: (happening, { seats }) => cuesOf(taking, say('spoons-shout'), happening, seats),
    }),
    after: {
      report: (game) => reportOf(game, theirsIn(game.saved)), acted: ({ seats }, seat) => seats[seat]!.acted,
      played: (_, report, seat) => playedOf(report, seat), told: (model, cast) => toldAfter(taking, model, cast),
    },
    replay: {
      steps: stepsOf, isStop, stay: stayOf, calls: [taking], file: `spoons-replay-file-${taking}`,
      scene: stepTable, story: (step, cast, ended) => storyOf(taking, step, cast, ended),
      record({ saved, replayed: { states } }) {
        const { setup: { packs, letters }, events, times } = saved;
        return writeRecord(record, { ...headerOf(rules, saved, { packs, letters }), events, times }, states.at(-1)!);
      },
    },
    bests: {
      kept: bests,
      more: (played) => ({
        count: { what: say('spoons-bests-won'), figure: String(played.filter(({ won }) => won).length) }, note: say('spoons-bests-note'),
      }),
    },
    lesson: { ...courseOf(taking), told: (said) => say(`spoons-pip-${said}`, { taking }) },
  };
}

export const spoonsShell = passingShell(spoons);
export const pigShell = passingShell(pig);
