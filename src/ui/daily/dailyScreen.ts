/** The screen of today's deal: against whom, how it counts, and how it stands. Nothing is begun here without a press. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { DAILY_SECONDS } from '../../daily/deal';
import type { TodaysDeal } from '../../daily/today';
import { say } from '../../strings/say';
import {
  dailyAgainst, dailyDate, dailyEarlier, dailyGoOnEarlier, dailyOutcome, dailyQuickest, dailyStreak, dailyTerms,
} from '../../strings/words/daily/daily';
import type { Ask } from '../commands';
import { face } from '../ornaments';
import type { DailyModel } from './dailyModel';
import { runBoxes, shareOutcome } from './dailyParts';
import { shareDaily } from './dailyShare';

export function dailyTemplate({ today, told, shared }: DailyModel, ask: Ask, openSettings: () => void): TemplateResult {
  const { date, character, standing } = today;
  return html`
    <main class="start past daily" @keydown=${(event: KeyboardEvent) => { if (event.key === 'Escape') void ask({ kind: 'leave' }); }}>
      <header><h1 tabindex="-1" data-first>${say('today-title')}</h1>
        <button type="button" class="back" @click=${() => ask({ kind: 'leave' })}><span aria-hidden="true">←</span> ${
          say('history-back')}</button>
        <button type="button" class="back" @click=${openSettings}>${say('settings-open')}</button>
      </header>
      <div class="notes" role="status">${told === null ? nothing
        : html`<p class="note">${say(told === 'elsewhere' ? 'daily-elsewhere' : 'daily-other-date')}</p>`}</div>
      <section class="paper today" aria-labelledby="daily-date">
        <div class="how">
          <div class="whom">${face(character)}<div>
            <h2 id="daily-date">${dailyDate(date)}</h2>
            <p>${dailyAgainst(character)}</p>
          </div></div>
          <p>${say(`character-${character}-line`)}</p>
          ${stands(today)}
          ${standing.best === 0 ? nothing
            : html`<p class="streak">${dailyStreak(standing.streak, standing.best)}</p>`}
        </div>
        <div class="does">
          <div class="choices">${choices(today, ask)}</div>
          ${shareOutcome(shared)}
        </div>
        <div class="terms">
          <h3>${say('daily-terms')}</h3>
          <ul>${dailyTerms(character, DAILY_SECONDS).map((line) => html`<li>${line}</li>`)}</ul>
        </div>
      </section>
    </main>`;
}

/** How it stands, in a sentence or two. */
function stands({ standing: { kind, result, earlier } }: TodaysDeal): TemplateResult | typeof nothing {
  switch (kind) {
    case 'new': return html`<p class="stands">${
      earlier === null ? say('daily-once') : dailyEarlier(earlier.date)}</p>`;
    case 'open': return html`<p class="stands">${say('daily-open')}</p>`;
    case 'past': return html`<p class="stands">${say('daily-past')}</p>`;
    case 'won': case 'lost': return html`
      <p class="stands">${dailyOutcome(result)}</p>
      ${result === null ? nothing : html`${runBoxes(result.runs)}${
        result.quickest === null ? nothing : html`<p>${dailyQuickest(result.quickest)}</p>`}`}`;
  }
}

function button(name: string, press: () => unknown, main = false): TemplateResult {
  return html`<button type="button" class=${main ? 'main' : ''} @click=${press}>${name}</button>`;
}

/** What can be done: one thing above all others. */
function choices({ date, character, standing: { kind, game, result, earlier } }: TodaysDeal, ask: Ask): TemplateResult {
  const forFun = (name: string): TemplateResult => button(name, () => ask({ kind: 'playDailyForFun', date }));
  switch (kind) {
    // Whoever begins today's gives the earlier one up: that is not the first thing to press.
    case 'new': return html`${earlier === null ? nothing
      : button(dailyGoOnEarlier(earlier.date), () => ask({ kind: 'continue', id: earlier.game }), true)}${
      button(say('daily-play'), () => ask({ kind: 'playDaily', date }), earlier === null)}`;
    case 'open': return game === null ? html`` : button(say('daily-continue'), () => ask({ kind: 'continue', id: game }), true);
    case 'won': case 'lost': return html`${result === null ? nothing : button(say('daily-share'), async () =>
      ask({ kind: 'dailyShared', shared: await shareDaily({ date, character, result }) }), true)}${
      forFun(say('daily-play-again-for-fun'))}`;
    case 'past': return forFun(say('daily-play-for-fun'));
  }
}
