/** How others come to the table: the QR code and the four letters, large before a game and small beside one. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { say } from '../../strings/say';
import type { ApartModel } from './apartModel';
import { qrCode } from './qr';

/** What lets phones in. */
const LAN = 'npm start -- --lan';

type Shown = Pick<ApartModel, 'code' | 'address' | 'link' | 'copied'>;

/** The paper with code and picture. */
export function tableCode({ code, address, link, copied }: Shown, copy: () => void): TemplateResult {
  return html`
    <section class="paper table-code">
      ${address === null ? nothing : qrCode(link, say('lobby-qr'))}
      <div>
        ${address === null ? nothing : html`
          <p class="small">${say('lobby-point')} <b class="address">${address}</b> ${say('lobby-type')}</p>`}
        <p><output class="code" aria-label=${say('apart-code-label')}>${code}</output></p>
        ${address === null
          ? html`<p class="only-here"><b>${say('lobby-only-here')}</b> ${toType(say('lobby-start-lan', { command: LAN }), LAN)}</p>`
          : html`<p class="small">${say('lobby-phone-is-rack')}</p>`}
        <button type="button" class="quiet" @click=${copy}>${say('lobby-copy')}</button>
        <span class="small" role="status">${copied === null ? nothing : say(copied ? 'lobby-copied' : 'lobby-not-copied')}</span>
        ${copied === false ? html`<input class="link" readonly aria-label=${say('lobby-link')} .value=${link} @focus=${select}>` : nothing}
      </div>
    </section>`;
}

/** The same beside a game, as long as a seat is free. */
export function smallCode({ code, address, link }: Shown): TemplateResult {
  return html`
    <div class="small-code">${address === null ? nothing : qrCode(link, say('lobby-qr'))}<b class="code" aria-label=${
      say('beside-join', { code: code ?? '' })}>${code}</b></div>`;
}

/** A sentence with something to type in it, drawn so that each dash is seen. */
function toType(text: string, typed: string): TemplateResult {
  const [before = '', after = ''] = text.split(typed);
  return html`${before}<code>${typed}</code>${after}`;
}

/** From this size on the picture has room beside the cards of a table, and is there without a press. */
const ROOM = '(min-width: 1100px) and (min-height: 600px)';
/** So many play at most where the cards leave that room. */
const FEW = 3;

/** The same in the head of a table: the picture lies beneath, until somebody folds it up. @param playing how many do */
export function headCode({ code, address, link }: Shown, playing: number): TemplateResult {
  const told = say('beside-join', { code: code ?? '' });
  if (address === null) return html`<b class="code" aria-label=${told}>${code}</b>`;
  return html`
    <details class="join" ?open=${playing <= FEW && matchMedia(ROOM).matches}>
      <summary aria-label=${told}><b class="code">${code}</b></summary>
      <div class="sheet">${qrCode(link, say('lobby-qr'))}</div></details>`;
}

function select({ currentTarget }: FocusEvent): void {
  (currentTarget as HTMLInputElement).select();
}
