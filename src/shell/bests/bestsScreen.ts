/** Somebody's own bests: the best of each, and how their games went one after the other. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { formats } from '../../strings/formats';
import { say } from '../../strings/say';
import { shownName } from '../../strings/words/grammar';
import { wordmark } from '../../ui/ornaments';
import { BARS_BOX, bars } from '../../ui/parts/bars';
import type { ShellTypes } from '../types';
import type { BestsCommand, BestsModel } from './bestsModel';

/** Values from game to game, the oldest first. */
export interface Plot {
  readonly what: string;
  readonly values: readonly number[];
  /** What the full height stands for. */
  readonly most: number;
  readonly told: (value: number) => string;
  /** Whether more is better. */
  readonly more: boolean;
}

/** What a game tells of somebody's bests. */
export interface BestsShown {
  /** Each with its figure; null: nothing is known of it. */
  readonly figures: readonly { readonly what: string; readonly figure: string | null }[];
  readonly plots: readonly Plot[];
  /** Pictures of the game's own, beside the plots. */
  readonly pictures?: TemplateResult;
  /** What is to be known of the figures. */
  readonly note?: string;
}

type Ask = (command: BestsCommand) => void;

/** @param about what stands on the page beneath all figures @param shown tells of what somebody has played */
export function bestsTemplate<T extends Pick<ShellTypes, 'Bests'>>(
  { people, whose, bests, after }: BestsModel<T>, about: string, shown: (bests: T['Bests']) => BestsShown, ask: Ask,
): TemplateResult {
  const back = (): void => ask(after === null ? { kind: 'home' } : { kind: 'lookAt', id: after });
  return html`
    <main class="start shell-bests" @keydown=${(event: KeyboardEvent) => { if (event.key === 'Escape') back(); }}>
      <header>${wordmark()}<h1 tabindex="-1" data-first>${say('shell-bests-title')}</h1>
        ${people.length < 2 ? nothing : html`<label class="whose"><span>${say('shell-bests-whose')}</span>
          <select @change=${({ target }: Event) =>
            ask({ kind: 'openBests', name: people[(target as HTMLSelectElement).selectedIndex]?.name ?? null })}>${
            people.map((one, i) => html`<option .selected=${i === whose}>${shownName(one.shown)}</option>`)}</select></label>`}</header>
      <section class="paper shell-best-paper" aria-label=${shownName(people[whose]?.shown ?? '')}>
        ${bests.games.length === 0 ? html`<p>${say('shell-bests-none')}</p>` : figures(shown(bests))}
        <p class="small">${about}</p>
      </section>
      <footer><button type="button" class="back" @click=${back}>${say('shell-after-back')}</button></footer>
    </main>`;
}

/** A share as it is told. @param share from 0 to 1 */
export function percent(share: number): string {
  return say('shell-bests-percent', { share: formats().number(share * 100) });
}

function figures({ figures: all, plots, pictures, note }: BestsShown): TemplateResult {
  return html`
    <dl class="shell-figures">${all.flatMap(({ what, figure }) => (figure === null ? [] : html`
      <div><dt>${what}</dt><dd>${figure}</dd></div>`))}</dl>
    <div class="shell-plots">${plots.map(plot)}${pictures ?? nothing}</div>
    ${note === undefined ? nothing : html`<p class="small">${note}</p>`}`;
}

/** Values as bars, told in a sentence to whoever cannot see them. */
function plot({ what, values, most, told, more }: Plot): TemplateResult | typeof nothing {
  const last = values.at(-1);
  if (last === undefined) return nothing;
  const best = more ? Math.max(...values) : Math.min(...values);
  const sentence = say('shell-bests-told', { what, last: told(last), best: told(best), games: values.length });
  return html`
    <figure><figcaption aria-hidden="true">${what}</figcaption>
      <svg class="shell-plot" viewBox=${BARS_BOX} role="img" aria-label=${sentence}>${
        bars(values.map((value) => value / Math.max(most, 1e-9)))}</svg></figure>`;
}
