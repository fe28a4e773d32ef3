/** What is told while the browser's data base doesn't answer, before there is any screen. */
import { html, nothing, render } from 'lit-html';
import { say } from '../../strings/say';

/** Waited for; or one can play without it; or (null) it has answered. */
export type Silence = { readonly playWithout: (() => void) | null } | null;

/** Shows it in an element of its own: it goes when the data base answers, and not before. */
export function createSilenceBanner(page: HTMLElement): (silence: Silence) => void {
  const place = document.createElement('div');
  page.after(place);
  return (silence) => render(silence === null ? nothing : html`
    <div class="banner" role="alert"><p>${say(silence.playWithout ? 'silence-still' : 'silence-waits')}</p>${silence.playWithout ? html`
      <button type="button" class="main" @click=${() => location.reload()}>${say('banner-reload')}</button>
      <button type="button" class="main" @click=${silence.playWithout}>${say('silence-play')}</button>` : nothing}
    </div>`, place);
}
