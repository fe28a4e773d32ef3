/** After a game of Snap Back: how it ended, what everybody's die did, what one player's review tells, and the ways on. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { say } from '../../../../strings/say';
import { confetti } from '../../../../ui/parts/confetti';
import { endTold, figuresOf } from '../../words/after';
import { minutesText } from '../../words/minutes';
import { castOf, whoIs, type Cast } from '../../words/cast';
import { die } from '../parts/die';
import { emblem } from '../parts/emblem';
import { spanChart } from '../parts/spanChart';
import type { AfterCommand } from '../../../../shell/commands';
import type { AfterModel } from './afterModel';
import { momentList } from './momentList';

type Ask = (command: AfterCommand) => void;

/** The words for what was bettered. */
const BETTERED = { die: 'die', cards: 'cards', share: 'share', falseCalls: 'vain' } as const;

export function drawAfter(model: AfterModel, ask: Ask): TemplateResult {
  const { id, players, report, whose, cameUp, party } = model;
  const cast = castOf(players);
  const open = (event: number): void => ask({ kind: 'openReplay', id, event });
  const back = (): void => ask({ kind: 'home' });
  return html`
    <main class="start sb-after ${cameUp ? 'came-up' : ''} ${party ? 'party' : ''}"
      @keydown=${(event: KeyboardEvent) => { if (event.key === 'Escape') back(); }}>
      ${party ? confetti(party.thrownAt) : nothing}
      <h1 class="spoken" tabindex="-1" data-first aria-describedby="sb-end-told">${say('shell-after-title')}</h1>
      <div class="sb-columns">
        ${endPaper(model, cast, ask)}
        ${reviewPaper(model, cast, ask)}
        ${momentList(report.moments, whose, cast, open)}
      </div>
    </main>`;
}

function endPaper({ id, players, report, ended, played, bettered }: AfterModel, cast: Cast, ask: Ask): TemplateResult {
  const six = report.seats.filter(({ trueSix }) => trueSix).map(({ seat }) => seat);
  return html`
    <section class="sb-end" aria-labelledby="sb-end-title">
      <header id="sb-end-told"><h2 id="sb-end-title">${endTold(ended, six, cast)}</h2>
        <p>${say('snap-back-after-line', { cards: report.cards, time: minutesText(Math.floor(played / 1000)) })}</p>
        ${bettered.map((name) => html`<p class="best">${say(`snap-back-better-${BETTERED[name]}`)}</p>`)}</header>
      <ul role="list" class="sb-dice">${report.seats.map(({ seat, die: { start, end } }) => {
        const { name } = whoIs(seat, cast);
        return html`<li class=${six.includes(seat) ? 'six' : ''}>
          <span class="spoken">${say('snap-back-after-die', { name, start, end })}</span>
          ${emblem(players[seat]!)}<span class="name" aria-hidden="true">${name}</span>
          <span class="went" aria-hidden="true">${die(start)}<i class="to"></i>${die(end)}</span></li>`;
      })}</ul>
      <div class="ways">
        <button type="button" class="main" @click=${() => ask({ kind: 'playAgain' })}>${say('shell-after-again')}</button>
        <button type="button" @click=${() => ask({ kind: 'openReplay', id, event: -1 })}>${say('shell-after-replay')}</button>
        <button type="button" @click=${() => ask({ kind: 'openBests', name: null })}>${say('shell-after-bests')}</button>
        <button type="button" class="quiet" @click=${() => ask({ kind: 'home' })}>${say('shell-after-back')}</button>
      </div>
    </section>`;
}

function reviewPaper({ players, report, whose, id }: AfterModel, cast: Cast, ask: Ask): TemplateResult {
  const people = players.flatMap(({ kind }, seat) => (kind === 'local' ? [seat] : []));
  const seat = report.seats[whose];
  return html`
    <section class="sb-review" aria-labelledby="sb-review-title">
      <h2 id="sb-review-title">${say('shell-review-title')}</h2>
      <div class="inside">
        ${people.length < 2 ? nothing : html`<label class="whose">${say('shell-review-whose')}
          <select .value=${live(String(whose))} @change=${({ target }: Event) =>
            ask({ kind: 'reviewOf', seat: Number((target as HTMLSelectElement).value) })}>${people.map((one) => html`
            <option value=${one} ?selected=${one === whose}>${whoIs(one, cast).name}</option>`)}</select></label>`}
        ${seat === undefined ? nothing : html`
          <dl>${figuresOf(seat).map(({ what, figure, event }) => html`<div><dt>${what}</dt><dd>${event === undefined ? figure : html`
            <button type="button" @click=${() => ask({ kind: 'openReplay', id, event })}>${figure}</button>`}</dd></div>`)}</dl>
          <h3>${say('snap-back-review-span')}</h3>
          ${spanChart(seat.span)}
          <p class="small">${say('snap-back-review-worth')}</p>`}
      </div>
    </section>`;
}
