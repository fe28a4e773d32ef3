/** What is told of somebody's own bests at Snap Back. */
import { html, type TemplateResult } from 'lit-html';
import type { BestsCommand, BestsModel } from '../../../../shell/bests/bestsModel';
import { bestsTemplate, percent, type BestsShown } from '../../../../shell/bests/bestsScreen';
import { say } from '../../../../strings/say';
import { bestOf, MOST_AT_FIRST, spanOf, worthOf, type Bests } from '../../kept/bests';
import { FACES } from '../../rules/result';
import { spanChart } from '../parts/spanChart';

export function drawBests(model: BestsModel<{ readonly Bests: Bests }>, ask: (command: BestsCommand) => void): TemplateResult {
  return bestsTemplate(model, `${say('snap-back-promise')} ${say('shell-bests-name-note')}`, shownOf, ask);
}

function shownOf(bests: Bests): BestsShown {
  const best = bestOf(bests);
  const worths = bests.games.map(worthOf);
  return {
    // Few cards to the winning 6 say most: whoever can end a game at once has seen it all.
    figures: [
      { what: say('snap-back-bests-six'), figure: best.cards && String(best.cards.worth) },
      { what: say('snap-back-bests-die'), figure: best.die && String(best.die.worth) },
      { what: say('snap-back-bests-called'), figure: best.share && percent(best.share.worth) },
      { what: say('snap-back-bests-vain'), figure: best.falseCalls && String(best.falseCalls.worth) },
      { what: say('snap-back-bests-games'), figure: String(bests.games.length) },
    ],
    plots: [
      {
        what: say('snap-back-bests-plot-die'), values: worths.flatMap(({ die }) => die ?? []), most: FACES.length, told: String,
        more: true,
      },
      { what: say('snap-back-bests-plot-called'), values: worths.flatMap(({ share }) => share ?? []), most: 1, told: percent, more: true },
    ],
    pictures: html`<figure><figcaption aria-hidden="true">${say('snap-back-review-span')}</figcaption>${spanChart(spanOf(bests))}</figure>`,
    ...bests.games.every(({ start }) => start <= MOST_AT_FIRST) ? {}
      : { note: say('snap-back-bests-from', { die: String(MOST_AT_FIRST) }) },
  };
}
