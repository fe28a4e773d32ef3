/** While a game is on: everybody who plays in one line, and beneath it the rack, which the game draws. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { say } from '../../../strings/say';
import { wordmark } from '../../../ui/ornaments';
import { signTold } from '../../words/told';
import type { Rack } from '../../rack';
import type { SeatShown, TableShown } from '../../tableShown';
import type { Ask } from '../commands';
import type { PageState } from '../pageState';
import { presenceShort, seatName } from './parts';
import { hostSeat, isHost, presenceOf } from '../../seating';
import { pauses } from './hostSheet';
import { seatMark } from './wait';

export interface Play {
  readonly rack: Rack | null;
  /** Whether the game has a rack at all. */
  readonly has: boolean;
  readonly failed: boolean;
  /** The address of the whole table. */
  readonly whole: string;
}

/** What is told of somebody only where it isn't as usual: that they're here is seen by their playing. */
function aside(seat: SeatShown): string {
  return ['here', 'character', 'free'].includes(presenceOf(seat).kind) ? '' : presenceShort(seat);
}

function chips({ rack }: Play, table: TableShown, { signs, hidesSigns }: PageState): TemplateResult {
  const { seats: of = [] } = table.playing ?? {};
  const players = rack?.seats() ?? [];
  const all = players.length > 0 ? players : of.map((_, place) => ({ place, figure: '', told: '', moves: false }));
  const looks = `chips ${all.length > 4 ? 'many' : ''} ${all.length === 4 || all.length > 6 ? 'stacked' : ''}`;
  return html`<ul class=${looks} aria-label=${say('apart-players')}>${all.map(({ place, figure, told, moves }) => {
    const seat = of[place] ?? -1;
    const shown = table.seats[seat];
    if (shown === undefined) return nothing;
    const sign = hidesSigns ? undefined : signs.findLast((one) => one.seat === seat);
    const small = aside(shown);
    return html`<li class="${moves ? 'moves' : 'on-table'} ${shown.device === table.you ? 'own' : ''} ${shown.isHere ? '' : 'away'} ${
      small === '' ? '' : 'aside'}"
      aria-current=${moves ? 'true' : nothing}>
      ${seatMark(shown)}
      <span class="name"><b aria-hidden=${told === '' ? nothing : 'true'}>${seatName(shown)}</b>
        ${small === '' ? nothing : html`<small>${small}</small>`}</span>
      <b class="figure" aria-hidden="true">${figure}</b><span class="spoken">${told}</span>
      ${sign === undefined ? nothing : html`<q class="sign" aria-hidden="true">${signTold(sign.sign)}</q>`}
    </li>`;
  })}</ul>`;
}

function lies({ rack, has, failed, whole }: Play, ask: Ask): unknown {
  if (!has) {
    return html`<div class="beside-rack">
      <p>${say('apart-no-rack')}</p><a class="go" href=${whole}>${say('apart-menu-whole')}</a></div>`;
  }
  if (failed) {
    return html`<div class="beside-rack"><p role="alert">${say('apart-loading-failed')}</p>
      <button type="button" class="go" @click=${() => ask({ kind: 'loadAgain' })}>${say('apart-try-again')}</button></div>`;
  }
  return rack?.template() ?? html`<div class="beside-rack"><p>${say('apart-loading')}</p></div>`;
}

/** Lies over a rack while nobody may study it: that it's paused for all, and who lets it go on. */
function pausedCover(table: TableShown, ask: Ask): TemplateResult {
  const name = hostSeat(table)?.name ?? null;
  return html`<div class="rack-cover">${wordmark()}${isHost(table)
    ? html`<p>${say('beside-paused')}</p>${pauses(table, ask)}`
    : html`<p>${say('apart-paused')}</p>${name === null ? nothing : html`<p>${say('waits-host', { name })}</p>`}`}</div>`;
}

export function playScreen(state: PageState, table: TableShown, play: Play, ask: Ask): TemplateResult {
  return html`<main class="plays">
    <h1 tabindex="-1" class="spoken">${say('apart-join-title', { code: table.code })}</h1>
    ${chips(play, table, state)}
    <div class="rack-room ${table.paused ? 'paused' : ''}">${lies(play, ask)}${table.paused ? pausedCover(table, ask) : nothing}</div>
  </main>`;
}
