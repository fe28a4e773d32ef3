/** Somebody's own bests: the best of each, and how their games went one after the other. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { formats } from '../../../../strings/formats';
import { say } from '../../../../strings/say';
import { shownName } from '../../../../strings/words/grammar';
import { BARS_BOX, bars } from '../../../../ui/parts/bars';
import { wordmark } from '../../../../ui/ornaments';
import { bestOf, MOST_AT_FIRST, spanOf, worthOf, type Bests } from '../../kept/bests';
import { FACES } from '../../rules/result';
import { spanChart } from '../parts/spanChart';
import type { BestsCommand, BestsModel } from '../../../../shell/bestsModel';

type Ask = (command: BestsCommand) => void;

export function drawBests({ people, whose, bests, after }: BestsModel<{ readonly Bests: Bests }>, ask: Ask): TemplateResult {
  const back = (): void => ask(after === null ? { kind: 'home' } : { kind: 'lookAt', id: after });
  return html`
    <main class="start sb-bests" @keydown=${(event: KeyboardEvent) => { if (event.key === 'Escape') back(); }}>
      <header>${wordmark()}<h1 tabindex="-1" data-first>${say('shell-bests-title')}</h1>
        ${people.length < 2 ? nothing : html`<label class="whose"><span>${say('shell-bests-whose')}</span>
          <select @change=${({ target }: Event) =>
            ask({ kind: 'openBests', name: people[(target as HTMLSelectElement).selectedIndex]?.name ?? null })}>${
            people.map(({ shown }, i) => html`<option .selected=${i === whose}>${shownName(shown)}</option>`)}</select></label>`}</header>
      <section class="paper sb-best-paper" aria-label=${shownName(people[whose]?.shown ?? '')}>
        ${bests.games.length === 0 ? html`<p>${say('shell-bests-none')}</p>` : bestsOf(bests)}
        <p class="small">${say('snap-back-promise')} ${say('shell-bests-name-note')}</p>
      </section>
      <footer><button type="button" class="back" @click=${back}>${say('shell-after-back')}</button></footer>
    </main>`;
}

const percent = (share: number): string => say('shell-bests-percent', { share: formats().number(share * 100) });

function bestsOf(bests: Bests): TemplateResult {
  const best = bestOf(bests);
  const figures = [
    { what: say('snap-back-bests-die'), figure: best.die && String(best.die.worth) },
    { what: say('snap-back-bests-six'), figure: best.cards && String(best.cards.worth) },
    { what: say('snap-back-bests-called'), figure: best.share && percent(best.share.worth) },
    { what: say('snap-back-bests-vain'), figure: best.falseCalls && String(best.falseCalls.worth) },
    { what: say('snap-back-bests-games'), figure: String(bests.games.length) },
  ];
  const worths = bests.games.map(worthOf);
  const dice = worths.flatMap(({ die }) => die ?? []);
  const shares = worths.flatMap(({ share }) => share ?? []);
  return html`
    <dl class="sb-figures">${figures.flatMap(({ what, figure }) => (figure === null ? [] : html`
      <div><dt>${what}</dt><dd>${figure}</dd></div>`))}</dl>
    <div class="sb-plots">
      ${plot(say('snap-back-bests-plot-die'), dice, FACES.length, String)}
      ${plot(say('snap-back-bests-plot-called'), shares, 1, percent)}
      <figure><figcaption aria-hidden="true">${say('snap-back-review-span')}</figcaption>${spanChart(spanOf(bests))}</figure>
    </div>
    ${bests.games.every(({ start }) => start <= MOST_AT_FIRST) ? nothing : html`
      <p class="small">${say('snap-back-bests-from', { die: String(MOST_AT_FIRST) })}</p>`}`;
}

/** Values from game to game as bars, told in a sentence to whoever cannot see them. @param most what the full height stands for */
function plot(what: string, values: readonly number[], most: number, told: (value: number) => string): TemplateResult | typeof nothing {
  const last = values.at(-1);
  if (last === undefined) return nothing;
  const sentence = say('shell-bests-told', { what, last: told(last), best: told(Math.max(...values)), games: values.length });
  return html`
    <figure><figcaption aria-hidden="true">${what}</figcaption>
      <svg class="sb-plot" viewBox=${BARS_BOX} role="img" aria-label=${sentence}>${
        bars(values.map((value) => value / most))}</svg></figure>`;
}
