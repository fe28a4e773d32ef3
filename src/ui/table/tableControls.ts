/** What lies round the board, as real page elements over the picture: rack, buttons, players, face-down tiles and the pad. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { rulesBox } from '../../layout/beside/rules';
import { chipBurst } from '../../layout/panels/chip';
import { chipCalls } from '../../layout/panels/chipCalls';
import type { Layout } from '../../layout/types';
import type { Tile } from '../../rules/board';
import type { Seat } from '../../rules/position';
import type { ViewState } from '../../session/viewState';
import type { KeyName } from '../../setup/tableKeys';
import type { LogLine } from '../../strings/logLine';
import { who } from '../../strings/words/grammar';
import { owner, playerName } from '../../strings/words/table/names';
import { say } from '../../strings/say';
import type { Entry } from '../announcer';
import { showsFocus } from '../browser/keyless';
import { keyedList } from '../keyedList';
import { LESSON_SAID } from '../lessons/lessonModel';
import { sentenceOf, stripTextOf } from '../storyText';
import { pressedAt } from './input/input';
import type { Pointer } from './input/takeBack';
import { chipSign } from './marks/chipSign';
import { at, lettered, within} from './place';

export interface ControlActions {
  pick(index: number, timeStamp: number): void;
  /** Who starts was read: the game may begin. */
  takeSeats(timeStamp: number): void;
  place(tile: Tile, timeStamp: number): void;
  /** A tile was chosen, with what: it is played in its time. */
  choose(tile: Tile, timeStamp: number, by: Pointer): void;
  call(timeStamp: number, seat?: Seat): void;
  /** Somebody calls by a press on their name. */
  callByName(timeStamp: number, seat: Seat): void;
  /** Draws, or counts when the last chance is on. */
  draw(timeStamp: number): void;
  /** Turns the viewer's rack up, or down again. */
  look(up: boolean, timeStamp: number): void;
  menu(): void;
  rules(): void;
  /** Shows again how the game ended. */
  result(): void;
  /** The keys that do something, for `aria-keyshortcuts`; null where none do. `nth`: which of several. */
  shortcuts(name: KeyName, nth?: number): string | null;
  /** A rack tile comes under the pointer or gets the focus, or (null) no longer. */
  point(tile: Tile | null): void;
  /** A rack tile is taken hold of, to be tapped or dragged. */
  hold(tile: Tile, event: PointerEvent): void;
  /** A button is pressed down, or (null) let go of; `seat`: whose, where each player has their own. */
  press(button: 'snag' | 'draw' | null, seat?: Seat): void;
}

/** The viewer's rack: a group of buttons, one for each tile. */
export function rackTemplate(state: ViewState, layout: Layout, actions: ControlActions): TemplateResult | typeof nothing {
  const viewer = state.viewer === null ? undefined : state.seats[state.viewer];
  if (!viewer || state.phase === 'order') return nothing;
  const tiles = viewer.rack.filter((tile) => tile !== null);
  const faceDown = viewer.rack.length - tiles.length;
  return html`
    <div role="group" class="rack" aria-label=${say('table-rack', owner(viewer.name))} tabindex="-1" ${at(layout.rack)}
      aria-describedby=${layout.lesson ? LESSON_SAID : nothing}>
      ${keyedList(tiles, (tile) => tile, (tile, i) => html`
        <button type="button" class="ghost tile" data-tile=${tile} aria-label=${say('table-play', { tile })}
          aria-disabled=${!state.may.place} aria-keyshortcuts=${actions.shortcuts('place', i) ?? nothing}
          ${at(within(layout.rack, layout.slots[i] ?? layout.rack))}
          @click=${(event: MouseEvent) => { if (event.detail === 0) actions.place(tile, event.timeStamp); }}
          @pointerdown=${(event: PointerEvent) => actions.hold(tile, event)}
          @pointerenter=${(event: PointerEvent) => { if (event.pointerType === 'mouse') actions.point(tile); }}
          @pointerleave=${() => actions.point(null)}
          @focus=${(event: FocusEvent) => { if (showsFocus(event.target as Element)) actions.point(tile); }}
          @blur=${() => actions.point(null)}>${tile}</button>`)}
      ${faceDown > 0 ? html`<span class="spoken">${say('table-face-down', { count: faceDown })}</span>` : nothing}
    </div>`;
}

/** The burst to call with. A call counts from the moment the finger goes down. @param seat whose it is, where each player has their own */
export function burstTemplate(
  { calls, may, seats }: ViewState, { snag }: Pick<Layout, 'snag'>, actions: ControlActions, seat?: Seat,
): TemplateResult | typeof nothing {
  if (calls === 'automatic') return nothing;
  const release = (): void => actions.press(null);
  return html`
    <button type="button" class="ghost snag" aria-disabled=${!may.call}
      aria-keyshortcuts=${(seat === undefined && actions.shortcuts('call')) || nothing} ${at(snag)}
      aria-label=${seat === undefined ? nothing : say('table-calls', who(seats[seat]?.name ?? ''))}
      @pointerdown=${(event: PointerEvent) => {
        event.preventDefault();
        if (event.button !== 0) return;
        actions.press('snag', seat);
        actions.call(event.timeStamp, seat);
      }}
      @pointerup=${release} @pointercancel=${release} @pointerleave=${release}
      @click=${(event: MouseEvent) => { if (event.detail === 0) actions.call(event.timeStamp, seat); }}>${say('snag-call')}</button>`;
}

/** The button that draws and ends the move, or counts. @param seat whose it is, where each player has their own */
export function drawTemplate(state: ViewState, layout: Pick<Layout, 'draw'>, actions: ControlActions, seat?: Seat): TemplateResult {
  const { may, enough } = state;
  const release = (): void => actions.press(null);
  const label = say(may.count || enough ? 'table-count' : 'table-draw');
  return html`
    <button type="button" class="ghost draw" aria-disabled=${!may.draw && !may.count}
      aria-keyshortcuts=${actions.shortcuts('draw') ?? nothing} ${at(layout.draw)} ${lettered(label, false)}
      @pointerdown=${(event: PointerEvent) => {
        event.preventDefault();
        actions.press('draw', seat);
      }}
      @pointerup=${release} @pointercancel=${release} @pointerleave=${release}
      aria-description=${state.phase === 'order' ? nothing : say('table-pile', { count: state.pile })}
      @click=${(event: MouseEvent) => actions.draw(pressedAt(event))}>${label}</button>`;
}

/** Leads back to how the game ended, from the board that somebody looks at: where the button was that goes on in a game. */
export function toEndTemplate({ draw }: Pick<Layout, 'draw'>, actions: ControlActions): TemplateResult {
  return html`
    <button type="button" class="to-end" aria-haspopup="dialog" ${at(draw)} @click=${() => actions.result()}>${say('end-title')}</button>`;
}

/** What lies in a corner of the table: the pile, and the buttons that open menu and rules. */
export function cornerTemplate(state: ViewState, layout: Layout, actions: ControlActions): TemplateResult {
  return html`
    <button type="button" class="ghost pile" tabindex="-1" aria-hidden="true" ${at(layout.pile)}
      @pointerdown=${(event: PointerEvent) => event.preventDefault()}
      @click=${(event: MouseEvent) => actions.draw(pressedAt(event))}>${
        state.phase === 'order' ? nothing : say('table-pile', { count: state.pile })}</button>
    <button type="button" class="menu" aria-haspopup="dialog"
      aria-keyshortcuts=${actions.shortcuts('menu') ?? nothing} ${at(layout.menu)}
      @click=${() => actions.menu()}><span class="bars" aria-hidden="true"></span><span class="spoken">${
        say('table-menu')}</span></button>
    <button type="button" class="rules-button" aria-haspopup="dialog" aria-label=${say('rules-open')}
      title=${say('rules-open')} aria-keyshortcuts=${actions.shortcuts('rules') ?? nothing} ${at(rulesBox(layout))}
      @pointerdown=${(event: PointerEvent) => event.preventDefault()}
      @click=${() => actions.rules()}>${say('rules-sign')}</button>`;
}

/** A name that calls, with its small burst: a call counts from the moment the finger goes down. */
function chipTemplate(
  { seats, may }: ViewState, layout: Layout, seat: Seat, { callByName }: Pick<ControlActions, 'callByName'>,
): TemplateResult {
  const name = say('table-calls', who(seats[seat]?.name ?? ''));
  const { width, height } = layout.players[seat] ?? layout.rack;
  return html`
    <button type="button" class="ghost caller" aria-disabled=${!may.call} aria-label=${name} title=${name}
      @pointerdown=${(event: PointerEvent) => { event.preventDefault(); callByName(event.timeStamp, seat); }}
      @click=${(event: MouseEvent) => { if (event.detail === 0) callByName(event.timeStamp, seat); }}>${
        chipSign(at(chipBurst({ width, height })))}</button>`;
}

/**
 * The players in order of play. The panel of somebody before whom the screen does not lie is their own button to call.
 * @param actions null where a game is looked at again: nobody calls there
 */
export function playersTemplate(state: ViewState, layout: Layout, actions: Pick<ControlActions, 'callByName'> | null): TemplateResult {
  return html`
    <ul role="list" class="players" aria-label=${say('table-players')}>
      ${state.seats.map((player, seat) => html`
        <li class="ghost player" ${at(layout.players[seat] ?? layout.rack)} aria-current=${seat === state.mover ? 'true' : nothing}>
          ${playerName(player, seat === state.mover)}
          ${actions && chipCalls(state, layout, seat) ? chipTemplate(state, layout, seat, actions) : nothing}
        </li>`)}
    </ul>`;
}

/**
 * The pad on which the story of the game is pencilled: to be read. What is told by ear as it happens stands in `toldTemplate`. A strip
 * shows the newest from its beginning, in few letters; whoever reads it by ear has whole sentences there, too.
 * @param first what stands there before anything has happened
 */
export function logTemplate(entries: readonly Entry[], layout: Layout, first = ''): TemplateResult {
  const strip = isStrip(layout);
  return html`
    <section class="pad ${strip ? layout.shape : 'wide'}" ${at(layout.log)}>
      <h2 aria-hidden="true" ${lettered(say('table-log'))}>${say('table-log')}</h2>
      <div class="lines"><div role="log" aria-live="off" aria-label=${say('table-log')}>
        ${keyedList(entries, ({ id }) => id, ({ line, minor }) => html`<p class=${minor ? 'spoken' : ''}>${
          strip && !minor ? inStrip(line) : sentenceOf(line)}</p>`)}${entries.length > 0 || first === '' ? nothing : html`<p>${first}</p>`}
      </div></div>
    </section>`;
}

/** Whether the story has no sheet of paper, but a strip of a few lines. */
function isStrip({ shape, log }: Layout): boolean {
  return shape !== 'wide' && !(shape === 'around' && log.height > log.width);
}

function inStrip(line: LogLine): TemplateResult {
  return html`<span class="spoken">${sentenceOf(line)}</span><span aria-hidden="true">${stripTextOf(line)}</span>`;
}
