/** A banner over whatever is shown: something is wrong for as long as it stands there, or until somebody has read it and closes it. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { say } from '../../strings/say';
import type { StartNotice } from '../notice';
import { saveByRescue } from '../start/startSignal';
import { startNoticeText } from './startNotice';

/** The banner. One that was closed comes again only with the next that is wrong. @param close takes it away */
export function bannerTemplate(notice: StartNotice | null, close: () => void): TemplateResult | typeof nothing {
  if (notice === null) return nothing;
  return html`
    <div class="banner" role="alert"><p>${startNoticeText(notice)}</p>
      ${notice.kind === 'superseded' || notice.kind === 'notLoaded'
        ? html`<button type="button" class="main" @click=${() => location.reload()}>${say('banner-reload')}</button>${
          // What would save them may be what has not come: the rescue needs nothing.
          notice.kind === 'notLoaded'
            ? html`<button type="button" class="main" @click=${saveByRescue}>${say('banner-save-all')}</button>` : nothing}`
        : html`<button type="button" aria-label=${say('banner-close')} title=${say('banner-close')} @click=${close}>×</button>`}
    </div>`;
}
