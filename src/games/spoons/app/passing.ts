/** Spoons and Pig as the screens of every game take them: one value each. */
import { theirsIn } from '../../../setup/seats/sitters';
import { say } from '../../../strings/say';
import { handsShell } from '../../hands/app/handsShell';
import { rulesTold } from '../../piles/ui/rules';
import { pig, spoons, type KeptPassing, type Passing } from '../kept/savedGame';
import { courseOf } from '../lesson/course';
import { isStop, playedOf, reportOf, stayOf, stepsOf } from '../review/report';
import type { PassingOptions } from '../rules/options';
import { cuesOf } from '../sound/cues';
import { passingGame } from '../table/passingGame';
import type { PlayedPassingTypes } from '../table/passingTable';
import { partsOf } from '../ui/parts';
import { stepTable } from '../ui/room';
import type { PassingShell } from '../ui/shellTypes';
import { storyOf, toldAfter } from '../words/after';
import { fullRules, quickRules } from '../words/rules';

/** Minutes for each letter of each player, as computers play with each other. */
const MINUTES = { spoon: 0.5, nose: 0.5 } as const;

function passingShell(passing: Passing) {
  const { taking } = passing;
  const rules = (options: PassingOptions) => rulesTold(quickRules(taking, options), fullRules(taking, options));
  return handsShell<PlayedPassingTypes, KeptPassing, PassingShell, PassingOptions>({
    kept: passing, game: passingGame(passing), parts: partsOf(taking), rules, note: () => say('spoons-bests-note'),
    options: ({ packs, letters }) => ({ packs, letters }), about: () => say('spoons-about', { taking }),
    over: ({ options }) => ({ rules: () => rules(options), keys: () => say('spoons-keys', { taking }) }),
    cues: (happening, { seats }) => cuesOf(taking, say('spoons-shout'), happening, seats),
    minutes: ({ letters, players }) => letters * players.length * MINUTES[taking],
    after: {
      report: (game) => reportOf(game, theirsIn(game.saved)), acted: ({ seats }, seat) => seats[seat]!.acted, played: playedOf,
      told: (model, cast) => toldAfter(taking, model, cast),
    },
    replay: {
      steps: stepsOf, isStop, stay: stayOf, calls: [taking], file: `spoons-replay-file-${taking}`, scene: stepTable,
      story: (step, cast, ended) => storyOf(taking, step, cast, ended),
    },
    lesson: { ...courseOf(taking), told: (said) => say(`spoons-pip-${said}`, { taking }) },
  });
}

export const spoonsShell = passingShell(spoons);
export const pigShell = passingShell(pig);
