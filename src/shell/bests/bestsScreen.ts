/** Somebody's own bests: the best of each, and how their games went one after the other. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { say } from '../../strings/say';
import { shownName } from '../../strings/words/grammar';
import { inPercent, inSeconds } from '../../strings/words/measures';
import { wordmark } from '../../ui/ornaments';
import { barFigure } from '../../ui/parts/charts/bars';
import { whoseRow } from '../../ui/parts/whoseRow';
import type { BestsMore, RecordsOf } from '../after/told';
import type { BestsModel, ShellTypes } from '../types';
import type { BestsKeeper, BestsOf, Measure, PlayedBase } from '../../games/keptBests';
import type { Way } from '../commands';

type Ask = (command: Way) => void;

export function bestsTemplate<T extends ShellTypes>(
  { kept, promise, more }: RecordsOf<T>, { people, whose, bests, after }: BestsModel<T>, ask: Ask,
): TemplateResult {
  const back = (): void => ask(after === null ? { kind: 'home' } : { kind: 'lookAt', id: after });
  const about = [...promise === undefined ? [] : [say(promise)], say('shell-bests-name-note')].join(' ');
  return html`
    <main class="start shell-bests" @keydown=${(event: KeyboardEvent) => { if (event.key === 'Escape') back(); }}>
      <header>${wordmark()}<h1 tabindex="-1" data-first>${say('shell-bests-title')}</h1>
        ${whoseRow(say('shell-bests-whose'), people.map(({ shown }) => shownName(shown)), whose,
          (i) => ask({ kind: 'openBests', name: people[i]!.name }))}</header>
      <section class="paper shell-best-paper" aria-label=${shownName(people[whose]?.shown ?? '')}>
        ${bests.games.length === 0 ? html`<p>${say('shell-bests-none')}</p>` : figures(kept, bests, more(bests.games))}
        <p class="small">${about}</p>
      </section>
      <footer><button type="button" class="back" @click=${back}>${say('shell-after-back')}</button></footer>
    </main>`;
}

const TOLD_AS = { count: String, share: inPercent, time: inSeconds } as const;

/** How a worth is told. */
const toldAs = <Played>({ as }: Measure<Played>, worth: number): string => TOLD_AS[as](worth);

/** The best of each, and how the games went one after the other. */
function figures<Played extends PlayedBase>(
  { rules: { measures, plots }, bestOf, worthsOf }: BestsKeeper<Played>, bests: BestsOf<Played>, { count, pictures, note }: BestsMore,
): TemplateResult {
  const best = bestOf(bests);
  const known = Object.entries(measures).flatMap(([name, measure]) => {
    const found = best[name];
    return found ? [{ what: say(measure.what), figure: toldAs(measure, found.worth) }] : [];
  });
  return html`
    <dl class="shell-figures">${[...known, count].map(({ what, figure }) => html`<div><dt>${what}</dt><dd>${figure}</dd></div>`)}</dl>
    <div class="shell-plots">${plots.map(({ of, what, most }) =>
      plot(measures[of]!, worthsOf(bests, of), say(what), most))}${pictures ?? nothing}</div>
    ${note === undefined ? nothing : html`<p class="small">${note}</p>`}`;
}

/** What games were worth, as bars; told in a sentence to whoever cannot see them. @param most what the full height stands for */
function plot<Played>(
  measure: Measure<Played>, values: readonly number[], what: string, most = Math.max(...values),
): TemplateResult | typeof nothing {
  const last = values.at(-1);
  if (last === undefined) return nothing;
  const best = measure.better === 'more' ? Math.max(...values) : Math.min(...values);
  const told = (value: number): string => toldAs(measure, value);
  return barFigure(what, values, most, say('shell-bests-told', { what, last: told(last), best: told(best), games: values.length }));
}
