/** What every screen of the phone's page has around it: the wordmark with the table's code, how the line stands, and what is said. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { minutes } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { wordmark } from '../../../ui/ornaments';
import type { SeatShown } from '../../tableShown';
import type { Ask } from '../commands';
import type { PageState } from '../pageState';
import { presenceOf } from '../../seating';

/** What a character is called. */
export const characterName = (level: NonNullable<SeatShown['level']>): string => say(`character-${level}`);

/** Whoever is shown at a seat: by their name, or the character that keeps it. */
export function seatName({ name, level }: SeatShown): string {
  return name ?? (level === null ? say('apart-seat-free') : characterName(level));
}

/** How it stands with a seat, in a few words; '' where the name says it all. */
export function presenceShort(seat: SeatShown): string {
  const presence = presenceOf(seat);
  switch (presence.kind) {
    case 'free': return '';
    case 'here': return say('apart-state-here');
    case 'away': return say('apart-state-away');
    case 'far': return say('apart-state-far', { ms: presence.ms });
    case 'character': return say('apart-state-character');
    case 'played': return say('apart-state-played', { character: characterName(presence.level) });
  }
}

/** The same as a sentence with the name in it; null where nobody is there. */
export function presenceTold(seat: SeatShown): string | null {
  const presence = presenceOf(seat);
  const name = seat.name ?? '';
  switch (presence.kind) {
    case 'free': return null;
    case 'here': return say('apart-who-here', { name });
    case 'away': return say('apart-who-away', { name });
    case 'far': return say('apart-who-far', { name });
    case 'character': return say('apart-who-character', { character: characterName(presence.level) });
    case 'played': return say('apart-who-played', { name, character: characterName(presence.level) });
  }
}

/** The line at the top. @param title of the game @param ask null where there is no menu yet */
export function head(code: string | null, title: string, ask: Ask | null): TemplateResult {
  return html`<header class="head">
    ${wordmark()}
    ${code === null ? nothing : html`<p>${title === '' ? nothing : html`<span class="of-game">${title} · </span>`}${
      say('apart-table', { code })}</p>`}
    ${ask === null ? nothing : html`<button type="button" class="menu-open" aria-haspopup="dialog"
      @click=${() => ask({ kind: 'menu', to: 'open' })}>
      <span class="spoken">${say('apart-menu')}</span><i aria-hidden="true"></i></button>`}
  </header>`;
}

/**
 * What was said last of something that was pressed, and how long the line has been tried.
 * @param beside whether the screen says the first where it was pressed
 */
export function banner({ client, notice, now }: Pick<PageState, 'client' | 'notice' | 'now'>, beside: boolean): TemplateResult {
  const { line } = client ?? {};
  const tried = line?.kind === 'trying' ? Math.max(0, Math.floor((now - line.since) / 1000)) : null;
  return html`<div class="banners">
    ${line?.kind === 'open' && line.held ? html`<p class="note trying">${say('apart-held')}</p>` : nothing}
    ${tried === null ? nothing
      : html`<p class="note trying">${tried < 3 ? say('apart-trying-now') : say('apart-trying', { time: minutes(tried) })}</p>`}
    ${notice === null || beside ? nothing : html`<p class="note">${notice.text}</p>`}
  </div>`;
}

/** What is read aloud of the table itself. What happens in a game its rack says. */
export function spoken({ id, text }: { readonly id: number; readonly text: string }): TemplateResult {
  return html`<p class="spoken" role="status">${keyed(id, html`<span>${text}</span>`)}</p>`;
}
