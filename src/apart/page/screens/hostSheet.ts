/** What a phone can do that is the table's host, as where whoever opened it has gone: seats, stand-in, pause, and the table's end. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { LEVEL_NAMES, type LevelName } from '../../../ai/levelNames';
import { say } from '../../../strings/say';
import { isHost, keptSeats } from '../../seating';
import type { SeatShown, TableShown } from '../../tableShown';
import type { Ask, HostAsk } from '../commands';
import type { PageState } from '../pageState';
import { characterName, seatName } from './parts';

/** The quiet way to it; nothing for anybody but the host. */
export function manage(table: TableShown, ask: Ask): unknown {
  if (!isHost(table)) return nothing;
  return html`<button type="button" class="link" @click=${() => ask({ kind: 'menu', to: 'table' })}>${say('apart-manage')}</button>`;
}

const press = (asks: HostAsk, text: string, ask: Ask, name: string = text): TemplateResult =>
  html`<button type="button" aria-label=${name} @click=${() => ask({ kind: 'host', asks })}>${text}</button>`;

/** Pauses for all, or lets all go on. */
export function pauses({ paused }: TableShown, ask: Ask): TemplateResult {
  return press({ kind: 'pause', on: !paused }, say(paused ? 'apart-menu-go-on' : 'apart-menu-pause'), ask);
}

/**
 * @param none what stands for nobody; null: somebody has to be chosen
 * @param taken characters that sit elsewhere
 * @param told what was told of a press last: where the table has turned a choice down, what holds is chosen again
 */
function characters(
  label: string, chosen: LevelName | null, none: string | null, taken: readonly unknown[], told: PageState['notice'],
  choose: (level: LevelName | null) => void,
): TemplateResult {
  return html`<select aria-label=${label}
    @change=${({ target }: Event) => choose(((target as HTMLSelectElement).value || null) as LevelName | null)}>
    ${keyed(told?.id, html`${none === null ? nothing : html`<option value="" .selected=${chosen === null}>${none}</option>`}
    ${LEVEL_NAMES.filter((level) => level === chosen || !taken.includes(level)).map((level) =>
      html`<option value=${level} .selected=${level === chosen}>${characterName(level)}</option>`)}`)}
  </select>`;
}

function seat(table: TableShown, shown: SeatShown, at: number, { sure, notice }: PageState, ask: Ask): unknown {
  if (shown.device === table.you) return nothing;
  const { level } = shown;
  if (shown.name === null) {
    const plays = table.phase === 'playing' && table.playing?.seats.includes(at) === true;
    const label = say(level === null ? 'lobby-put-name' : 'apart-manage-seat', { number: at + 1 });
    const none = plays ? null : say('apart-seat-free');
    const taken = keptSeats(table).map((one) => one.level);
    return html`<div class="line"><span aria-hidden="true">${say(level === null ? 'lobby-put' : 'apart-state-character')}</span>${
      characters(label, level, none, taken, notice, (next) => ask({
        kind: 'host', asks: { kind: 'character', seat: at, level: next },
      }))}</div>`;
  }
  const asks: HostAsk = { kind: 'turnOut', seat: at };
  const { name } = shown;
  return html`<div class="line">${sure === JSON.stringify(asks) ? press(asks, say('lobby-turn-out-sure', { name }), ask)
    : html`<span>${seatName(shown)}</span>${press(asks, say('lobby-turn-out'), ask, say('lobby-turn-out-name', { name }))}`}</div>`;
}

/** The sheet, in the menu's place. */
export function hostSheet(state: PageState, table: TableShown, ask: Ask): TemplateResult {
  const { sure, notice } = state;
  const twice = (asks: HostAsk, first: string, second: string): TemplateResult =>
    press(asks, sure === JSON.stringify(asks) ? second : first, ask);
  const closing = sure === JSON.stringify({ kind: 'close' });
  return html`<h2 tabindex="-1" id="menu-title">${say('apart-manage')}</h2>
    ${table.seats.map((shown, at) => seat(table, shown, at, state, ask))}
    <div class="line stands-in"><span>${say('lobby-stand-in')}</span>${characters(say('lobby-stand-in'), table.standIn, null, [], notice,
      (level) => { if (level !== null) ask({ kind: 'host', asks: { kind: 'standIn', level } }); })}</div>
    <div class="choices stacked">
      ${table.phase === 'playing' ? [pauses(table, ask), twice({ kind: 'stop' }, say('beside-stop'), say('beside-stop-sure'))] : nothing}
      ${twice({ kind: 'close' }, say('lobby-close'), say('lobby-close-sure'))}
      ${closing ? html`<p class="small">${say('lobby-close-line')}</p>` : nothing}
      <button type="button" class="main" @click=${() => ask({ kind: 'menu', to: 'closed' })}>${say('lobby-change-done')}</button>
    </div>`;
}
