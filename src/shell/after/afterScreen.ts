/** After a game: how it ended, what everybody has, what one player's review tells, its moments, and the ways on. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { say } from '../../strings/say';
import { confetti } from '../../ui/parts/confetti';
import type { AfterCommand } from '../commands';
import type { AfterBase } from '../types';

/** What one player has. */
export interface HasShown {
  readonly name: string;
  /** As it is heard, with the name. */
  readonly heard: string;
  readonly won: boolean;
  readonly emblem: TemplateResult;
  readonly has: TemplateResult;
}

/** A figure of a review; with an event it leads to its place in the replay. */
export interface Figure { readonly what: string; readonly figure: string; readonly event?: number | undefined }

/** A moment in the list. */
export interface MomentShown {
  readonly event: number;
  /** The number before it, and what stands after it where that is told, too. */
  readonly number: number;
  readonly line: string;
  readonly note: string | null;
  readonly heard: string;
  readonly tone: string;
}

/** What a game tells after it, in words. */
export interface AfterParts {
  readonly title: string;
  /** How long it took. */
  readonly line: string;
  readonly bettered: readonly string[];
  readonly has: readonly HasShown[];
  /** The people whose review there is. */
  readonly people: readonly { readonly seat: number; readonly name: string }[];
  /** The review of who is looked at; null: there is none. */
  readonly review: { readonly figures: readonly Figure[]; readonly pictures?: TemplateResult; readonly note: string } | null;
  /** First those that weigh most, then all; where both are the same, one list. */
  readonly moments: {
    readonly most: readonly MomentShown[]; readonly all: readonly MomentShown[]; readonly none: string; readonly allTold: string;
  };
}

type Ask = (command: AfterCommand) => void;

export function afterTemplate(model: AfterBase, parts: AfterParts, ask: Ask): TemplateResult {
  const { cameUp, party } = model;
  const back = (): void => ask({ kind: 'home' });
  return html`
    <main class="start shell-after ${cameUp ? 'came-up' : ''} ${party ? 'party' : ''}"
      @keydown=${(event: KeyboardEvent) => { if (event.key === 'Escape') back(); }}>
      ${party ? confetti(party.thrownAt) : nothing}
      <h1 class="spoken" tabindex="-1" data-first aria-describedby="end-told">${say('shell-after-title')}</h1>
      <div class="shell-columns">
        ${endPaper(model, parts, ask)}${reviewPaper(model, parts, ask)}${momentList(model, parts.moments, ask)}</div>
    </main>`;
}

function endPaper({ id }: AfterBase, { title, line, bettered, has }: AfterParts, ask: Ask): TemplateResult {
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
        <button type="button" class="main" @click=${() => ask({ kind: 'playAgain' })}>${say('shell-after-again')}</button>
        <button type="button" @click=${() => ask({ kind: 'openReplay', id, event: -1 })}>${say('shell-after-replay')}</button>
        <button type="button" @click=${() => ask({ kind: 'openBests', name: null })}>${say('shell-after-bests')}</button>
        <button type="button" class="quiet" @click=${() => ask({ kind: 'home' })}>${say('shell-after-back')}</button>
      </div>
    </section>`;
}

function reviewPaper({ id, whose }: AfterBase, { people, review }: AfterParts, ask: Ask): TemplateResult {
  return html`
    <section class="shell-review" aria-labelledby="review-title">
      <h2 id="review-title">${say('shell-review-title')}</h2>
      <div class="inside">
        ${people.length < 2 ? nothing : html`<label class="whose">${say('shell-review-whose')}
          <select .value=${live(String(whose))} @change=${({ target }: Event) =>
            ask({ kind: 'reviewOf', seat: Number((target as HTMLSelectElement).value) })}>${people.map(({ seat, name }) => html`
            <option value=${seat} ?selected=${seat === whose}>${name}</option>`)}</select></label>`}
        ${review === null ? nothing : html`
          <dl>${review.figures.map(({ what, figure, event }) => html`<div><dt>${what}</dt><dd>${event === undefined ? figure : html`
            <button type="button" @click=${() => ask({ kind: 'openReplay', id, event })}>${figure}</button>`}</dd></div>`)}</dl>
          ${review.pictures ?? nothing}
          <p class="small">${review.note}</p>`}
      </div>
    </section>`;
}

function momentList({ id }: AfterBase, { most, all, none, allTold }: AfterParts['moments'], ask: Ask): TemplateResult {
  const rows = (some: readonly MomentShown[]): TemplateResult => html`<ol role="list">${some.map((one) => html`
    <li><button type="button" aria-label=${one.heard} @click=${() => ask({ kind: 'openReplay', id, event: one.event })}>
      <span class="number">${one.number}</span><i class="tone ${one.tone}"></i><span>${one.line}${
        one.note === null ? nothing : html` <small>${one.note}</small>`}</span></button></li>`)}</ol>`;
  return html`
    <section class="shell-moments" aria-labelledby="moments-title">
      <h2 id="moments-title">${say('shell-moments')}</h2>
      ${all.length === 0 ? html`<p>${none}</p>` : rows(most)}
      ${most.length === all.length ? nothing : html`<details><summary>${allTold}</summary>${rows(all)}</details>`}
    </section>`;
}
