/** What is told of somebody's own bests at Snap. */
import type { TemplateResult } from 'lit-html';
import type { BestsCommand, BestsModel } from '../../../../shell/bests/bestsModel';
import { bestsTemplate, percent, type BestsShown } from '../../../../shell/bests/bestsScreen';
import { say } from '../../../../strings/say';
import { bestOf, ENOUGH, winsOf, worthOf, type Bests } from '../../kept/bests';
import { inSeconds } from '../../words/after';

export function drawBests(model: BestsModel<{ readonly Bests: Bests }>, ask: (command: BestsCommand) => void): TemplateResult {
  return bestsTemplate(model, say('shell-bests-name-note'), shownOf, ask);
}

function shownOf(bests: Bests): BestsShown {
  const { quickest, callTime, share, falseCalls } = bestOf(bests);
  const worths = bests.games.map(worthOf);
  const times = worths.flatMap((worth) => worth.callTime ?? []);
  return {
    figures: [
      { what: say('snap-bests-quickest'), figure: quickest && inSeconds(quickest.worth) },
      { what: say('snap-bests-call-time'), figure: callTime && inSeconds(callTime.worth) },
      { what: say('snap-bests-share'), figure: share && percent(share.worth) },
      { what: say('snap-bests-vain'), figure: falseCalls && String(falseCalls.worth) },
      { what: say('snap-bests-won'), figure: say('shell-review-of', { part: winsOf(bests), whole: bests.games.length }) },
    ],
    plots: [
      { what: say('snap-bests-plot-share'), values: worths.flatMap((worth) => worth.share ?? []), most: 1, told: percent, more: true },
      { what: say('snap-bests-plot-time'), values: times, most: Math.max(...times), told: inSeconds, more: false },
    ],
    note: say('snap-bests-enough', { least: String(ENOUGH) }),
  };
}
