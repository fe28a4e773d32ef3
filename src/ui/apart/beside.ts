/**
 * What stands over a game at a table of several devices: how to join while a seat is free, the way to the lobby, signs, and that the line
 * is cut. A table of the house's own has room for it at the corners of its board; wide ones beneath their draw button, too.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import { isRaced } from '../../apart/racing';
import { hostSeat } from '../../apart/seating';
import { SIGNS } from '../../apart/signs';
import { seatsOf, type TableShown } from '../../apart/tableShown';
import { raceTold, signGiven, signTold } from '../../apart/words/told';
import type { Box } from '../../layout/box';
import { say } from '../../strings/say';
import type { Ask } from '../commands';
import { at } from '../table/place';
import type { ApartCommand } from './apartCommands';
import { isHost, type ApartModel, type BesidePlaces } from './apartModel';
import { pausedByHost } from './dialogsApart';
import { whereTold } from './presence';
import { headCode, smallCode } from './tableCode';
import { tryingBanner } from './tryingBanner';

/** How large what lies at a corner of the board is, in pixels: a finger's. */
const CORNER = 48;
/** From this height on the code and its picture have room beneath the draw button. */
const ROOM_FOR_CODE = 120;

type Shown = ApartModel & { readonly table: TableShown };
type AskTable = (what: ApartCommand) => void;

export function besideTemplate(model: ApartModel, page: Ask, around: BesidePlaces | null, drawn?: TemplateResult): TemplateResult {
  const { table } = model;
  if (table === null) return html`${drawn}`;
  const shown = { ...model, table };
  const ask: AskTable = (what) => void page({ kind: 'apart', what });
  const room = around && roomIn(around);
  const isCovered = around === null && table.paused && !isHost(model) && table.phase === 'playing';
  return html`${drawn}${isCovered ? pausedByHost(hostSeat(table)?.name ?? null) : nothing}
    ${around === null ? nothing : html`
      <aside class="apart-beside placed" aria-label=${label(model)}>
        ${room ? html`<div class="in-room" ${at(room)}>${joining(shown)}${toTable(ask)}</div>`
          : html`<div class="corner left" ${at(cornerOf(around, 'left'))}>${toTable(ask)}</div>`}
        <div class="corner right" ${at(cornerOf(around, 'right'))}>${signs(shown, ask)}</div>
        <p class="waits" role="status" ${at(around.rack)}>${around.waits === null ? nothing : html`<span>${around.waits}</span>`}</p>
      </aside>`}
    ${around ? around.seats.map((box) => given(shown, box)) : html`
      <div class="apart-signs" aria-hidden="true">${model.signs.map(({ seat, sign }) => html`<p>${
        signGiven(table.seats[seat]?.name ?? '', sign)}</p>`)}</div>`}
    <div class="spoken" role="status">${model.signs.map(({ seat, sign }) => signGiven(table.seats[seat]?.name ?? '', sign)).join(' ')}</div>
    ${tryingBanner(model)}`;
}

/** The same in the head of a table that the page draws by itself: the code, where a seat is free, and who is away or far. */
export function cornerTemplate(model: ApartModel, page: Ask): TemplateResult {
  const { table } = model;
  if (table === null) return html``;
  const ask: AskTable = (what) => void page({ kind: 'apart', what });
  const isFree = table.phase !== 'over' && table.seats.some(({ name }) => name === null);
  const others = table.seats.filter(({ name, device }) => name !== null && device !== table.you);
  return html`
    <aside class="apart-beside in-head" aria-label=${label(model)}>
      <p class="where">${others.map((seat) => html`<span><b>${seat.name}</b> ${whereTold(seat, table)}</span>`)}</p>
      ${isFree ? headCode(model, table.playing?.seats.length ?? 0) : nothing}
      <div class="corner">${toTable(ask)}</div><div class="corner">${signs({ ...model, table }, ask)}</div>
    </aside>`;
}

const label = ({ code }: ApartModel): string => say('apart-join-title', { code: code ?? '' });

/** Beneath the draw button of a wide table, where there is room for more than a button; null elsewhere. */
function roomIn({ shape, draw, height }: BesidePlaces): Box | null {
  const y = draw.y + draw.height + 20;
  const room = { x: draw.x, y, width: draw.width, height: height - y - 12 };
  return shape === 'wide' && room.height >= ROOM_FOR_CODE ? room : null;
}

/** The lower corners of the square in which the octagon lies are free. */
function cornerOf({ board }: BesidePlaces, side: 'left' | 'right'): Box {
  const y = board.y + board.height - CORNER;
  return { x: side === 'left' ? board.x + 4 : board.x + board.width - CORNER - 4, y, width: CORNER, height: CORNER };
}

/** As long as a seat is free. */
function joining(model: Shown): TemplateResult | typeof nothing {
  const { seats, phase } = model.table;
  return seats.some(({ name }) => name === null) && phase !== 'over' ? smallCode(model) : nothing;
}

function toTable(ask: AskTable): TemplateResult {
  const word = say('beside-to-table');
  return html`<button type="button" class="pill to-table" aria-label=${word} title=${word} @click=${() => ask({ kind: 'toLobby' })}><svg
    viewBox="0 0 24 24" aria-hidden="true"><circle cx="8" cy="8" r="3.4" /><circle cx="16.5" cy="9" r="2.6" /><path
    d="M2 20c0-4 2.6-6.3 6-6.3s6 2.3 6 6.3M16 14c3 0 5.5 1.9 5.5 5.2" /></svg><span>${word}</span></button>`;
}

/** A sign that somebody has just given, at their seat. */
function given({ signs: all, table }: Shown, box: Box & { readonly name: string }): TemplateResult | typeof nothing {
  const sign = all.find(({ seat }) => table.seats[seat]?.name === box.name);
  return sign === undefined ? nothing : html`
    <div class="apart-card" ${at(box)} aria-hidden="true"><span class="sign">${signTold(sign.sign)}</span></div>`;
}

const close = ({ currentTarget }: Event): void => (currentTarget as Element).closest('details')?.removeAttribute('open');

/** The signs of those who play at this screen; and whether anybody's are shown. */
function signs({ table, muted, calls, games }: Shown, ask: AskTable): TemplateResult {
  const own = seatsOf(table);
  const { playing } = table;
  const raced = playing !== null
    && isRaced(playing.setup as TableShown['agreed'], games.find(({ game }) => game === playing.game)?.unhurried);
  const word = say('beside-signs');
  return html`
    <details class="signs"><summary aria-label=${word} title=${word}><svg viewBox="0 0 24 24" aria-hidden="true"><path
      d="M4 4h16a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-8l-5 4v-4H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Z" /><path
      d="M8 9.4v.2M16 9.4v.2M8 12.4c2.2 1.9 5.800 1.900 8 0" /></svg></summary>
      <div class="sheet">
        ${own.map((seat) => html`
          <div role="group" aria-label=${say('beside-signs-as', { name: table.seats[seat]!.name ?? '' })}>${
            own.length > 1 ? html`<b>${table.seats[seat]!.name}</b>` : nothing}${SIGNS.map((sign) => html`
            <button type="button" @click=${(event: Event) => { close(event); ask({ kind: 'sign', seat, sign }); }}>${
              signTold(sign)}</button>`)}</div>`)}
        <button type="button" class="link" @click=${() => ask({ kind: 'mute', on: !muted })}>${
          say(muted ? 'beside-unmute' : 'beside-mute')}</button>
        ${!raced ? nothing : html`
          <button type="button" class="link" @click=${() => ask({ kind: 'calls', game: playing.id })}>${say('apart-calls')}</button>
          <p class="small" role="status">${calls === null ? nothing : raceTold(calls, table).join(' ')}</p>`}
      </div>
    </details>`;
}
