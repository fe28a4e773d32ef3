/**
 * The end of a game: who has won, said to whoever plays here; what was best; what a character says of it; and what can follow. It opens by
 * itself, so a press that was meant for the table must not do anything in it: see `isTooSoon`.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { EndModel, LastWord } from '../../history/endView';
import { say } from '../../strings/say';
import { challengeCompared } from '../../strings/words/challenge/challenge';
import { matchLine, standing } from '../../strings/words/past/card';
import { endFigure, endLine, endNewsTold, endTitle } from '../../strings/words/past/end';
import { lastWord } from '../../strings/words/past/lastWord';
import type { Shared } from '../browser/share';
import { dailyEnd, toldOf } from '../daily/dailyEnd';
import { face, mark, star } from '../ornaments';
import { confetti } from '../parts/confetti';
import type { ApartAtGame } from '../apart/apartModel';
import { nextApart } from '../apart/dialogsApart';
import type { TableModel } from '../table/tableModel';
import type { DialogActions } from './frame';

/** For so long after it came up, in milliseconds, a key on what has the focus was meant for the table: nobody has seen it by then. */
const TOO_SOON_MS = 300;

/** Whether a key was pressed before anybody can have seen what it would do, or is still held. @param age since the end came up */
export function isTooSoon({ key, repeat }: Pick<KeyboardEvent, 'key' | 'repeat'>, age: number): boolean {
  return (key === 'Enter' || key === ' ') && (repeat || age < TOO_SOON_MS);
}

export interface EndPart extends Pick<TableModel, 'card' | 'match' | 'daily' | 'practice' | 'onward'> {
  readonly end: EndModel;
  /** Whether it was played on from a moment of a game that was over: then the way back comes first. */
  readonly isFromReview: boolean;
  /** What came of challenging a friend; null before. */
  readonly shared: Shared | null;
  /** At a table of several devices: who begins the next game there. */
  readonly apart: ApartAtGame | null;
  /** When the end came up, in the milliseconds of input events. */
  readonly since: number;
  /** When confetti was thrown, in the same; null where it is not thrown, whoever has won. */
  readonly thrownAt: number | null;
}

/** Whether a player at this screen has won, alone. */
export function isCelebrated({ winners: [winner, ...others], players }: Pick<EndModel, 'winners' | 'players'>): boolean {
  return others.length === 0 && winner !== undefined && players[winner]?.kind === 'local';
}

/** The dialog. Between figures and choices is the place for what belongs to one kind of game alone. */
export function endDialog(
  { end, card, match, daily, practice, shared, isFromReview, since, thrownAt, apart, onward }: EndPart, actions: DialogActions,
): TemplateResult {
  const line = matchLine(match);
  const celebrated = thrownAt !== null && isCelebrated(end);
  return html`
    <dialog class="result ${celebrated ? 'celebrated' : ''}" data-comes-up
      aria-label=${say('end-title')} aria-describedby="end-told" @close=${() => actions.closed()}>
      ${celebrated ? confetti(thrownAt) : nothing}
      <div class="paper end">
        <header id="end-told">
          <h2>${endTitle(end)}</h2>
          <p>${endLine(end)}${end.challenge === null ? nothing
            : html` <span class="compared">${challengeCompared(end.challenge, end)}</span>`}</p>
          ${end.news === null ? nothing : html`<p class="news">${star()}${endNewsTold(end.news, end)}</p>`}
        </header>
        <div class="told">
          ${ranks(end)}
          ${figures(end)}
          ${daily === null ? nothing : dailyEnd(daily)}
          ${practice === null ? nothing : html`<p class="practice-end">${say('practice-at-the-end')}</p>`}
          ${onward ? html`<p class="match-line" id="onward">${say('evening-onward', onward)}</p>` : nothing}
          ${line === null ? nothing : html`<p class="match-line">${line}</p>`}
          ${card && card.playedFor.kind !== 'single' ? html`<p class="standing">${standing(card).join(' ')}</p>` : nothing}
        </div>
        <div class="follows">
          ${choices({ end, daily, isFromReview, since, apart, onward }, actions)}${apart ? nothing : sharing(end, daily, shared)}${
            ways(end, card !== null, actions)}
        </div>
      </div>
      ${end.word === null ? nothing : wordTemplate(end.word, end)}
    </dialog>`;
}

/** Each player's count, the winner first. */
function ranks({ players, winners }: EndModel): TemplateResult {
  const ranked = players.map((player, seat) => ({ ...player, seat })).toSorted((a, b) => b.tiles - a.tiles);
  return html`
    <ul class="ranks" role="list">${ranked.map(({ name, tiles, shape, level, seat }) => html`
      <li class=${winners.includes(seat) ? 'winner' : ''}>
        <span class="who">${level === null ? nothing : face(level)}${mark(shape)}</span>
        <span class="name">${name}</span> <span class="count">${say('tile-count', { count: tiles })}</span></li>`)}
    </ul>`;
}

function figures(end: EndModel): TemplateResult {
  return html`
    <dl class="figures">${end.figures.map((one) => {
      const { figure, what } = endFigure(one, end);
      return html`<div><dt>${what}</dt><dd>${figure}</dd></div>`;
    })}</dl>`;
}

/** What most will want next. */
function choices(
  { end, daily, isFromReview, since, apart, onward }: Pick<EndPart, 'end' | 'daily' | 'isFromReview' | 'since' | 'apart' | 'onward'>,
  actions: DialogActions,
): TemplateResult {
  const told = toldOf(daily);
  const notTooSoon = (event: KeyboardEvent): void => { if (isTooSoon(event, event.timeStamp - since)) event.preventDefault(); };
  const challenges = end.players.some(({ kind }) => kind === 'local');
  return html`
    <div class="choices">
      ${apart ? nextApart(apart, notTooSoon, actions) : onward ? html`
        <button type="button" class="main" autofocus @keydown=${notTooSoon} aria-describedby="onward"
          @click=${() => actions.toEvening(onward.evening)}>${say('evening-to-card')}</button>` : html`
        <button type="button" class="main" autofocus @keydown=${notTooSoon}
          @click=${() => actions.newGame()}>${told ? say('end-another') : nextWord(end.next)}</button>`}
      ${isFromReview ? html`<button type="button" @click=${() => actions.backToReview()}>${say('again-back')}</button>` : nothing}
      ${challenges ? html`<button type="button" @click=${() => actions.review()}>${say('report-open')}</button>` : nothing}
      ${challenges && !apart ? html`
        <button type="button" aria-describedby="end-challenge" @click=${() => (told ? actions.shareDaily(told) : actions.challenge(end))}>${
          told ? say('daily-share') : say('end-challenge')}</button>` : nothing}
    </div>`;
}

/** What else there is to look at, and the way out: quieter than what most will want. */
function ways({ players }: EndModel, hasCard: boolean, actions: DialogActions): TemplateResult {
  return html`
    <div class="choices ways">
      ${players.some(({ level }) => level !== null) ? html`
        <button type="button" class="quiet" data-opens="review" @click=${() => actions.open('review')}>${
          say('review-open')}</button>` : nothing}
      ${hasCard ? html`
        <button type="button" class="quiet" data-opens="card" @click=${() => actions.open('card')}>${say('card-open')}</button>` : nothing}
      <button type="button" class="quiet" @click=${() => actions.close()}>${say('end-look')}</button>
      <button type="button" class="quiet" @click=${() => actions.leave()}>${say('end-leave')}</button>
    </div>`;
}

/** What the main button says, by what follows. */
function nextWord(next: EndModel['next']): string {
  switch (next) {
    case 'again': return say('end-again');
    case 'next': return say('end-next');
    case 'newMatch': return say('end-new-match');
  }
}

/** What a friend gets, and what came of sending it. */
function sharing({ players }: EndModel, daily: EndPart['daily'], shared: Shared | null): TemplateResult | typeof nothing {
  if (!players.some(({ kind }) => kind === 'local')) return nothing;
  const told = shared === null || shared.outcome === 'cancelled' ? nothing
    : toldOf(daily) ? say(`daily-share-${shared.outcome}`) : say(`end-${shared.outcome}`);
  return html`
    <div class="sharing small">
      <p id="end-challenge">${players.some(({ level }) => level !== null) ? say('end-challenge-note') : say('end-challenge-note-alone')}</p>
      <p role="status">${told}</p>
      ${shared?.outcome === 'shown'
        ? html`<textarea readonly rows="3" aria-label=${say('end-text')} @focus=${select}>${shared.text}</textarea>` : nothing}
    </div>`;
}

function select({ currentTarget }: FocusEvent): void {
  (currentTarget as HTMLTextAreaElement).select();
}

/** What a character says, beneath the paper: its face and its words. */
function wordTemplate({ seat, level, fact }: LastWord, { players }: EndModel): TemplateResult {
  return html`
    <figure class="last-word">
      <span class="who">${face(level, 'speaker')}</span>
      <blockquote>${say('word-quoted', { text: lastWord(level, fact) })}</blockquote>
      <figcaption class="spoken">${players[seat]?.name}</figcaption>
    </figure>`;
}
