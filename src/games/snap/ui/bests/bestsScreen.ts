/** Somebody's own bests: the best of each, and how their games went one after the other. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { formats } from '../../../../strings/formats';
import { say } from '../../../../strings/say';
import { shownName } from '../../../../strings/words/grammar';
import { BARS_BOX, bars } from '../../../../ui/parts/bars';
import { wordmark } from '../../../../ui/ornaments';
import { bestOf, ENOUGH, winsOf, worthOf, type Bests } from '../../kept/bests';
import { inSeconds } from '../../words/after';
import type { BestsCommand, BestsModel } from '../../../../shell/bestsModel';

type Ask = (command: BestsCommand) => void;

export function drawBests({ people, whose, bests, after }: BestsModel<{ readonly Bests: Bests }>, ask: Ask): TemplateResult {
  const back = (): void => ask(after === null ? { kind: 'home' } : { kind: 'lookAt', id: after });
  return html`
    <main class="start sn-bests" @keydown=${(event: KeyboardEvent) => { if (event.key === 'Escape') back(); }}>
      <header>${wordmark()}<h1 tabindex="-1" data-first>${say('shell-bests-title')}</h1>
        ${people.length < 2 ? nothing : html`<label class="whose"><span>${say('shell-bests-whose')}</span>
          <select @change=${({ target }: Event) =>
            ask({ kind: 'openBests', name: people[(target as HTMLSelectElement).selectedIndex]?.name ?? null })}>${
            people.map(({ shown }, i) => html`<option .selected=${i === whose}>${shownName(shown)}</option>`)}</select></label>`}</header>
      <section class="paper sn-best-paper" aria-label=${shownName(people[whose]?.shown ?? '')}>
        ${bests.games.length === 0 ? html`<p>${say('shell-bests-none')}</p>` : bestsOf(bests)}
        <p class="small">${say('shell-bests-name-note')}</p>
      </section>
      <footer><button type="button" class="back" @click=${back}>${say('shell-after-back')}</button></footer>
    </main>`;
}

const percent = (share: number): string => say('shell-bests-percent', { share: formats().number(share * 100) });

function bestsOf(bests: Bests): TemplateResult {
  const { quickest, callTime, share, falseCalls } = bestOf(bests);
  const figures = [
    { what: say('snap-bests-quickest'), figure: quickest && inSeconds(quickest.worth) },
    { what: say('snap-bests-call-time'), figure: callTime && inSeconds(callTime.worth) },
    { what: say('snap-bests-share'), figure: share && percent(share.worth) },
    { what: say('snap-bests-vain'), figure: falseCalls && String(falseCalls.worth) },
    { what: say('snap-bests-won'), figure: say('shell-review-of', { part: winsOf(bests), whole: bests.games.length }) },
  ];
  const worths = bests.games.map(worthOf);
  const shares = worths.flatMap((worth) => worth.share ?? []);
  const times = worths.flatMap((worth) => worth.callTime ?? []);
  return html`
    <dl class="sn-figures">${figures.flatMap(({ what, figure }) => (figure === null ? [] : html`
      <div><dt>${what}</dt><dd>${figure}</dd></div>`))}</dl>
    <div class="sn-plots">
      ${plot(say('snap-bests-plot-share'), shares, 1, percent, Math.max)}
      ${plot(say('snap-bests-plot-time'), times, Math.max(...times), inSeconds, Math.min)}
    </div>
    <p class="small">${say('snap-bests-enough', { least: String(ENOUGH) })}</p>`;
}

/**
 * Values from game to game as bars, told in a sentence to whoever cannot see them.
 * @param most what the full height stands for @param best gives the best of them
 */
function plot(
  what: string, values: readonly number[], most: number, told: (value: number) => string, best: (...values: readonly number[]) => number,
): TemplateResult | typeof nothing {
  const last = values.at(-1);
  if (last === undefined) return nothing;
  const sentence = say('shell-bests-told', { what, last: told(last), best: told(best(...values)), games: values.length });
  return html`
    <figure><figcaption aria-hidden="true">${what}</figcaption>
      <svg class="sn-plot" viewBox=${BARS_BOX} role="img" aria-label=${sentence}>${
        bars(values.map((value) => value / Math.max(most, 1e-9)))}</svg></figure>`;
}
