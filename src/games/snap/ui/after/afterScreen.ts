/** After a game of Snap: how it ended, what everybody has, what one player's review tells, and the ways on. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { say } from '../../../../strings/say';
import { confetti } from '../../../../ui/parts/confetti';
import { betteredTold, endTold, figuresOf, hasTold } from '../../words/after';
import { castOf, whoIs, type Cast } from '../../words/cast';
import { minutesText } from '../../words/minutes';
import { emblem } from '../parts/emblem';
import type { AfterCommand } from '../../../../shell/commands';
import type { AfterModel } from './afterModel';
import { momentList } from './momentList';

type Ask = (command: AfterCommand) => void;

export function drawAfter(model: AfterModel, ask: Ask): TemplateResult {
  const { id, players, report, whose, cameUp, party } = model;
  const cast = castOf(players);
  const open = (event: number): void => ask({ kind: 'openReplay', id, event });
  const back = (): void => ask({ kind: 'home' });
  return html`
    <main class="start sn-after ${cameUp ? 'came-up' : ''} ${party ? 'party' : ''}"
      @keydown=${(event: KeyboardEvent) => { if (event.key === 'Escape') back(); }}>
      ${party ? confetti(party.thrownAt) : nothing}
      <h1 class="spoken" tabindex="-1" data-first aria-describedby="sn-end-told">${say('shell-after-title')}</h1>
      <div class="sn-columns">
        ${endPaper(model, cast, ask)}
        ${reviewPaper(model, cast, ask)}
        ${momentList(report.moments, whose, cast, open)}
      </div>
    </main>`;
}

function endPaper({ id, players, report, played, bettered }: AfterModel, cast: Cast, ask: Ask): TemplateResult {
  return html`
    <section class="sn-end" aria-labelledby="sn-end-title">
      <header id="sn-end-told"><h2 id="sn-end-title">${endTold(report.end, cast)}</h2>
        <p>${say('snap-after-line', { cards: report.cards, time: minutesText(Math.floor(played / 1000)) })}</p>
        ${bettered.map((name) => html`<p class="best">${betteredTold(name)}</p>`)}</header>
      <ul role="list" class="sn-has">${report.seats.map((seat) => {
        const { name } = whoIs(seat.seat, cast);
        const has = hasTold(seat);
        return html`<li class=${seat.won ? 'won' : ''}>
          <span class="spoken">${say('snap-after-has', { name, has })}</span>
          ${emblem(players[seat.seat]!)}<span class="name" aria-hidden="true">${name}</span>
          <span class="has" aria-hidden="true">${has}</span></li>`;
      })}</ul>
      <div class="ways">
        <button type="button" class="main" @click=${() => ask({ kind: 'playAgain' })}>${say('shell-after-again')}</button>
        <button type="button" @click=${() => ask({ kind: 'openReplay', id, event: -1 })}>${say('shell-after-replay')}</button>
        <button type="button" @click=${() => ask({ kind: 'openBests', name: null })}>${say('shell-after-bests')}</button>
        <button type="button" class="quiet" @click=${() => ask({ kind: 'home' })}>${say('shell-after-back')}</button>
      </div>
    </section>`;
}

function reviewPaper({ players, report, whose, id, timed }: AfterModel, cast: Cast, ask: Ask): TemplateResult {
  const people = players.flatMap(({ kind }, seat) => (kind === 'local' ? [seat] : []));
  const seat = report.seats[whose];
  return html`
    <section class="sn-review" aria-labelledby="sn-review-title">
      <h2 id="sn-review-title">${say('shell-review-title')}</h2>
      <div class="inside">
        ${people.length < 2 ? nothing : html`<label class="whose">${say('shell-review-whose')}
          <select .value=${live(String(whose))} @change=${({ target }: Event) =>
            ask({ kind: 'reviewOf', seat: Number((target as HTMLSelectElement).value) })}>${people.map((one) => html`
            <option value=${one} ?selected=${one === whose}>${whoIs(one, cast).name}</option>`)}</select></label>`}
        ${seat === undefined ? nothing : html`
          <dl>${figuresOf(seat).map(({ what, figure, event }) => html`<div><dt>${what}</dt><dd>${event === undefined ? figure : html`
            <button type="button" @click=${() => ask({ kind: 'openReplay', id, event })}>${figure}</button>`}</dd></div>`)}</dl>
          <p class="small">${say(timed ? 'snap-review-counted' : 'snap-review-untimed')}</p>`}
      </div>
    </section>`;
}
