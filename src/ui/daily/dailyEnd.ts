/** What the end of a game tells of today's deal, if it was begun as such. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { DailyGame } from '../../daily/today';
import { say } from '../../strings/say';
import { dailyName } from '../../strings/words/start/today';
import { runBoxes } from './dailyParts';
import type { DailyTold } from './dailyShare';

/** The date and the streak, and one's own runs in order of play. */
export function dailyEnd({ date, result, streak }: DailyGame): TemplateResult {
  return html`
    <section class="daily-end" aria-labelledby="daily-end-title">
      <p><b id="daily-end-title">${dailyName(date)}</b><span>${
        result === null ? say('daily-does-not-count') : streak === 0 ? nothing : say('today-in-a-row', { days: streak })}</span></p>
      ${result === null ? nothing : runBoxes(result.runs)}
    </section>`;
}

/** What can be told of it to others; null where it does not count. */
export function toldOf(game: DailyGame | null): DailyTold | null {
  return game?.result ? { date: game.date, character: game.character, result: game.result } : null;
}
