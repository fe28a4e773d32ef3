/**
 * What stands over a game at a table of several devices: where everybody is, on their cards; how to join while a seat is free; signs; and
 * that the line is cut, or the host has paused.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import { SIGNS } from '../../apart/signs';
import { seatsOf, type SeatShown, type TableShown } from '../../apart/tableShown';
import { signGiven, signTold } from '../../apart/words/told';
import { say } from '../../strings/say';
import type { Ask } from '../commands';
import { at } from '../table/place';
import type { ApartCommand } from './apartCommands';
import { isHost, type ApartModel, type SeatBox } from './apartModel';
import { besideTold } from './presence';
import { smallCode } from './tableCode';
import { tryingBanner } from './tryingBanner';

export function besideTemplate(model: ApartModel, page: Ask, boxes: readonly SeatBox[]): TemplateResult {
  const { table, code } = model;
  if (table === null) return html``;
  const ask = (what: ApartCommand): void => void page({ kind: 'apart', what });
  return html`
    ${boxes.map((box) => onCard(model, table, box))}
    <aside class="apart-beside" aria-label=${say('beside-label', { code: code ?? '' })}>
      ${table.seats.some(({ name }) => name === null) && table.phase !== 'over' ? smallCode(model) : nothing}
      <button type="button" class="pill" @click=${() => ask({ kind: 'toLobby' })}>${say('beside-to-table')}</button>
      ${signs(model, table, ask)}
    </aside>
    <div class="spoken" role="status">${model.signs.map(({ seat, sign }) => signGiven(table.seats[seat]?.name ?? '', sign)).join(' ')}</div>
    ${tryingBanner(model)}`;
}

/** Whose card it is: who sits at a place of the game has the name that they began it with. */
function seatAt({ seats }: TableShown, { name }: SeatBox): number {
  return seats.findIndex((seat) => seat.name === name);
}

function onCard({ signs: given }: ApartModel, table: TableShown, box: SeatBox): TemplateResult | typeof nothing {
  const seat = seatAt(table, box);
  const shown: SeatShown | undefined = table.seats[seat];
  if (shown === undefined) return nothing;
  const sign = given.find((one) => one.seat === seat);
  const told = besideTold(shown, table);
  return html`
    <div class="apart-card" ${at(box)}>${told === null ? nothing : html`<span class="where">${told}</span>`}${
      sign === undefined ? nothing : html`<span class="sign" aria-hidden="true">${signTold(sign.sign)}</span>`}</div>`;
}

/** The signs of those who play at this screen; and that nobody's are shown. */
function signs(model: ApartModel, table: TableShown, ask: (what: ApartCommand) => void): TemplateResult {
  const own = seatsOf(table);
  const { muted } = model;
  return html`
    <details class="signs"><summary>${say('beside-signs')}</summary>
      ${own.map((seat) => html`
        <div role="group" aria-label=${say('beside-signs-as', { name: table.seats[seat]!.name ?? '' })}>${SIGNS.map((sign) => html`
          <button type="button" @click=${() => ask({ kind: 'sign', seat, sign })}>${signTold(sign)}</button>`)}</div>`)}
      <button type="button" class="link" @click=${() => ask({ kind: 'mute', on: !muted })}>${
        say(muted ? 'beside-unmute' : 'beside-mute')}</button>
    </details>`;
}

/** Whether the game lies there paused by its host, to somebody who is not. */
export function waitsForHost(model: ApartModel): boolean {
  return model.table?.paused === true && !isHost(model);
}
