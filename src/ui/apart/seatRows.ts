/** The seats of a table before a game: who sits there and how far away, what is free, and what the host can do about it. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { marksAt, takenMarks } from '../../apart/seating';
import type { SeatShown, TableShown } from '../../apart/tableShown';
import { MARKS, type Mark } from '../../seats/marks';
import { charactersToAdd } from '../../setup/players';
import { say } from '../../strings/say';
import { characterChoice } from '../../strings/words/setup/profiles';
import { face } from '../ornaments';
import { choiceRow, rowOf } from '../parts/choiceRow';
import { emblem, mark } from '../parts/play/emblem';
import { nameField } from '../parts/seatFields';
import type { ApartCommand } from './apartCommands';
import { isHost, type ApartModel } from './apartModel';
import { seatName, whereTold } from './presence';

type Ask = (command: ApartCommand) => unknown;
type Seats = ApartModel & { readonly table: TableShown };

/** The list, in order. */
export function seatRows(model: Seats, ask: Ask): TemplateResult {
  const { table } = model;
  return html`
    <section class="table-seats" aria-labelledby="table-seats">
      <h2 id="table-seats" class="spoken">${say('apart-wait-seats')}</h2>
      <ol>${table.seats.map((seat, at) => row(model, seat, at, ask))}</ol>
    </section>`;
}

function row(model: Seats, seat: SeatShown, at: number, ask: Ask): TemplateResult {
  const name = seatName(seat);
  if (name === null) return freeRow(model, at, ask);
  const { table } = model;
  const isPerson = seat.name !== null;
  const shape = seat.mark ?? MARKS[at]!;
  return html`
    <li class="table-seat ${seat.isHere || !isPerson ? '' : 'away'}">
      ${emblem(isPerson ? { kind: 'remote', shape } : { kind: 'bot', level: seat.level!, shape })}
      <div class="who-is"><b>${name}</b>${isPerson && seat.device === table.host ? html` <small>${
        say('apart-state-host')}</small>` : nothing}
        <p>${isPerson ? whereTold(seat, table) : say(`profile-strength-${seat.level!}`)}</p></div>
      <div class="does">${isPerson ? personDoes(model, seat, at, ask) : characterDoes(model, name, at, ask)}</div>
    </li>`;
}

function personDoes(model: Seats, { name, device }: SeatShown, at: number, ask: Ask): TemplateResult | typeof nothing {
  const { table, asked } = model;
  if (device === table.you) {
    return html`<button type="button" class="link" aria-label=${say('lobby-rise-name', { name: name! })}
      @click=${() => ask({ kind: 'rise', seat: at })}>${say('lobby-rise')}</button>`;
  }
  if (!isHost(model)) return nothing;
  const turnOut = (): void => void ask({ kind: 'turnOut', seat: at });
  if (asked?.kind === 'turnOut' && asked.seat === at) {
    return html`<button type="button" class="pill sure" @click=${turnOut}>${say('lobby-turn-out-sure', { name: name! })}</button>
      <button type="button" class="link" @click=${() => ask({ kind: 'neverMind' })}>${say('lobby-never-mind')}</button>`;
  }
  return html`<button type="button" class="link" aria-label=${say('lobby-turn-out-name', { name: name! })}
    @click=${turnOut}>${say('lobby-turn-out')}</button>`;
}

function characterDoes(model: Seats, name: string, at: number, ask: Ask): TemplateResult | typeof nothing {
  return isHost(model) ? html`<button type="button" class="link" aria-label=${say('lobby-take-away-name', { name })}
    @click=${() => ask({ kind: 'character', seat: at, level: null })}>${say('lobby-take-away')}</button>` : nothing;
}

/** A seat that nobody has. Whoever is at this screen can take it, and the host can give it to a character. */
function freeRow(model: Seats, at: number, ask: Ask): TemplateResult {
  const { unfolded, table } = model;
  const open = unfolded !== null && 'seat' in unfolded && unfolded.seat === at ? unfolded.part : null;
  const unfold = (part: 'sit' | 'character') => (): void => void ask({ kind: 'unfold', what: open === part ? null : { part, seat: at } });
  const number = at + 1;
  const isFirst = table.seats.findIndex((seat) => seatName(seat) === null) === at;
  return html`
    <li class="table-seat free">
      <div class="who-is"><b>${say('lobby-free')}</b>${isFirst ? html`<p>${say('lobby-free-line')}</p>` : nothing}</div>
      <div class="does">
        <button type="button" class="pill" aria-expanded=${open === 'sit'} aria-label=${say('lobby-sit-name', { number })}
          @click=${(event: Event) => { unfold('sit')(); intoForm(event); }}>${say('lobby-sit')}</button>
        ${isHost(model) ? html`<button type="button" class="pill" aria-expanded=${open === 'character'}
          aria-label=${say('lobby-put-name', { number })} @click=${unfold('character')}>${say('lobby-put')}</button>` : nothing}
      </div>
      ${open === 'sit' ? sitForm(model, at, ask) : open === 'character' ? characters(model, at, ask) : nothing}
    </li>`;
}

/** Whoever sits down here types their name next. */
function intoForm({ currentTarget }: Event): void {
  const own = (currentTarget as Element).closest('li');
  requestAnimationFrame(() => own?.querySelector<HTMLElement>('.sit-form .name')?.focus());
}

function characters({ table }: Seats, at: number, ask: Ask): TemplateResult {
  const seated = table.seats.map(({ level, name }) => (name === null ? level : null));
  return html`
    <div class="away-faces">${charactersToAdd(seated).map((one) => html`
      <button type="button" title=${characterChoice(one)} aria-label=${characterChoice(one)}
        @click=${() => ask({ kind: 'character', seat: at, level: one })}>${face(one)}<span>${
          say(`character-${one}`)}</span></button>`)}</div>`;
}

/** Who sits down at this screen says their name, and takes a mark that nobody has. */
function sitForm({ table, sitting }: Seats, at: number, ask: Ask): TemplateResult {
  const taken = takenMarks(table);
  const free = marksAt(table).filter((one) => !taken.has(one));
  return html`
    <form class="paper sit-form" novalidate @submit=${(event: Event) => { event.preventDefault(); ask({ kind: 'sitHere', seat: at }); }}>
      <div class="named"><span aria-hidden="true">${say('apart-join-name')}</span>${nameField({
        value: sitting.name, label: say('apart-join-name'), invalid: 'false', describedBy: 'sit-line', list: null,
        change: (name) => void ask({ kind: 'typed', name }),
      })}</div>
      ${choiceRow(rowOf<Mark>({
        name: 'sit-mark', label: say('apart-join-mark'), as: 'pictures', of: free, chosen: sitting.mark ?? free[0]!,
        words: (one) => ({ word: say(`mark-${one}`), picture: mark(one) }),
        choose: (one) => void ask({ kind: 'marked', mark: one }),
      }))}
      <p class="small" id="sit-line">${say('lobby-sit-line')}</p>
      <button type="submit" class="main">${say('apart-join-sit')}</button>
    </form>`;
}
