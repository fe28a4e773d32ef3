/** After a game: how it ended, what everybody has, what one player's review tells, its moments, and the ways on. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { Onward } from '../../games/gameApp';
import { say } from '../../strings/say';
import { toldAt } from '../../setup/seats/sitters';
import { castOf, whoIs } from '../../strings/words/cast';
import { emblem } from '../../ui/parts/play/emblem';
import { confetti } from '../../ui/parts/confetti';
import { whoseRow } from '../../ui/parts/whoseRow';
import type { AfterCommand } from '../commands';
import type { AfterModel, ShellTypes } from '../types';
import type { AfterTold, HasTold, MomentTold, PastGame } from './told';

type Ask = (command: AfterCommand) => void;

export function afterTemplate<T extends ShellTypes>(
  { after, bests, replay }: PastGame<T>, model: AfterModel<T>, ask: Ask,
): TemplateResult {
  const { cameUp, party, onward, saved: { setup: { players } } } = model;
  const cast = castOf(players);
  const told = after.told(model, cast);
  const back = (): void => ask({ kind: 'home' });
  const rows = told.has.map((one, seat) => ({ ...one, name: whoIs(seat, cast).name, emblem: emblem(players[seat]!) }));
  return html`
    <main class="start shell-after ${cameUp ? 'came-up' : ''} ${party ? 'party' : ''}"
      @keydown=${(event: KeyboardEvent) => { if (event.key === 'Escape') back(); }}>
      ${party ? confetti(party.thrownAt) : nothing}
      <h1 class="spoken" tabindex="-1" data-first aria-describedby="end-told">${say('shell-after-title')}</h1>
      <div class="shell-columns">
        ${endPaper(model.saved.id, told, rows, model.bettered.map((name) => say(bests!.kept.rules.measures[name]!.told)), {
          replay: replay !== undefined, bests: bests !== undefined, onward,
        }, ask)}
        ${reviewPaper(model, told, toldAt(model.saved).flatMap((one, seat) =>
          (one?.local ? [{ seat, name: (model.saved.held && one.name) ?? rows[seat]!.name }] : [])), ask)}
        ${momentList(model.saved.id, told, ask)}</div>
    </main>`;
}

/** So many moments are listed at once; one more is not hidden for itself. */
export const LISTED = 6;

/** The moments that weigh most, in the order in which they happened; all where there are hardly more. */
export function heaviest<M extends { readonly weight?: number }>(moments: readonly M[]): readonly M[] {
  if (moments.length <= LISTED + 1) return moments;
  const heavy = new Set(moments.toSorted((a, b) => (b.weight ?? 0) - (a.weight ?? 0)).slice(0, LISTED));
  return moments.filter((one) => heavy.has(one));
}

interface HasShown extends HasTold { readonly name: string; readonly emblem: TemplateResult }

function endPaper(
  id: string, { title, line }: AfterTold, has: readonly HasShown[], bettered: readonly string[],
  offers: { readonly replay: boolean; readonly bests: boolean; readonly onward: Onward | null }, ask: Ask,
): TemplateResult {
  return html`
    <section class="shell-end" aria-labelledby="end-title">
      <header id="end-told"><h2 id="end-title">${title}</h2>
        <p>${line}</p>
        ${bettered.map((one) => html`<p class="best">${one}</p>`)}</header>
      <ul role="list" class="shell-has">${has.map((one) => html`<li class=${one.won ? 'won' : ''}>
          <span class="spoken">${one.heard}</span>
          ${one.emblem}<span class="name" aria-hidden="true">${one.name}</span>
          <span class="has" aria-hidden="true">${one.has}</span></li>`)}</ul>
      <div class="ways">
        ${nextButton(offers.onward, ask)}
        ${offers.replay ? html`
          <button type="button" @click=${() => ask({ kind: 'openReplay', id, event: -1 })}>${say('shell-after-replay')}</button>` : nothing}
        ${offers.bests ? html`
          <button type="button" @click=${() => ask({ kind: 'openBests', name: null })}>${say('shell-after-bests')}</button>` : nothing}
        <button type="button" class="quiet" @click=${() => ask({ kind: 'home' })}>${say('shell-after-back')}</button>
      </div>
    </section>`;
}

/** What most will want next: to go on with the games in a row, or to play this one again. */
function nextButton(onward: Onward | null, ask: Ask): TemplateResult {
  if (onward === null) {
    return html`<button type="button" class="main" @click=${() => ask({ kind: 'playAgain' })}>${say('shell-after-again')}</button>`;
  }
  return html`
    <p class="onward" id="onward">${onward.line()}</p>
    <button type="button" class="main" aria-describedby="onward" @click=${() => onward.go()}>${onward.word()}</button>`;
}

function reviewPaper<T extends ShellTypes>(
  { saved: { id }, whose }: AfterModel<T>, { figures, pictures, note }: AfterTold,
  people: readonly { readonly seat: number; readonly name: string }[], ask: Ask,
): TemplateResult | typeof nothing {
  if (figures === undefined) return nothing;
  return html`
    <section class="shell-review" aria-labelledby="review-title">
      <h2 id="review-title">${say('shell-review-title')}</h2>
      <div class="inside">
        ${whoseRow(say('shell-review-whose'), people.map(({ name }) => name), people.findIndex(({ seat }) => seat === whose),
          (i) => ask({ kind: 'reviewOf', seat: people[i]!.seat }))}
        <dl>${figures.map(({ what, figure, event }) => html`<div><dt>${what}</dt><dd>${event === undefined ? figure : html`
          <button type="button" @click=${() => ask({ kind: 'openReplay', id, event })}>${figure}</button>`}</dd></div>`)}</dl>
        ${pictures ?? nothing}
        ${note === undefined ? nothing : html`<p class="small">${note}</p>`}
      </div>
    </section>`;
}

function momentList(id: string, { moments: all, noMoments, allMoments }: AfterTold, ask: Ask): TemplateResult | typeof nothing {
  if (all === undefined) return nothing;
  const most = allMoments === undefined ? all : heaviest(all);
  const rows = (some: readonly MomentTold[]): TemplateResult => html`<ol role="list">${some.map((one) => html`
    <li><button type="button" aria-label=${one.heard} @click=${() => ask({ kind: 'openReplay', id, event: one.event })}>
      <span class="number">${one.number}</span><i class="tone ${one.tone}"></i><span>${one.line}${
        (one.note ?? null) === null ? nothing : html` <small>${one.note}</small>`}</span></button></li>`)}</ol>`;
  return html`
    <section class="shell-moments" aria-labelledby="moments-title">
      <h2 id="moments-title">${say('shell-moments')}</h2>
      ${all.length === 0 ? html`<p>${noMoments}</p>` : rows(most)}
      ${most.length === all.length ? nothing : html`<details><summary>${allMoments}</summary>${rows(all)}</details>`}
    </section>`;
}
