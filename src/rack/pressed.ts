/** What is pressed on a phone's rack in SNAG: the tiles, the burst, what draws, and the two answers where everyone is asked. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { Tile } from '../rules/board';
import type { ViewState } from '../session/viewState';
import type { InputSettings } from '../setup/inputSettings';
import { say } from '../strings/say';
import { shortcutsOf } from '../ui/browser/shortcuts';
import { keyedList } from '../ui/keyedList';
import { drains, type Half } from '../ui/parts/drain';
import { pressedByKey, pressedDown, rays, sentMark, stays } from '../ui/parts/play/burst';
import { pressedAt, pressedBy } from '../ui/table/input/input';
import type { Pointer } from '../ui/table/input/takeBack';
import type { RackState } from './rackState';

export interface RackActions {
  pick(index: number, at: number): void;
  takeSeats(at: number): void;
  /** A tile was tapped: it is played in its time. */
  choose(tile: Tile, at: number, by: Pointer): void;
  call(at: number): void;
  /** Draws, or counts in the last chance. */
  draw(at: number): void;
  answer(snag: boolean, at: number): void;
}

type Shown = RackState & { readonly view: ViewState };

/** The tiles of whoever plays here, each a large button on the rail. */
export function tilesTemplate({ view, tapped }: Shown, input: InputSettings, { choose }: RackActions): TemplateResult {
  const { viewer, seats, may } = view;
  const rack = viewer === null ? [] : seats[viewer]?.rack ?? [];
  const tiles = rack.filter((tile) => tile !== null);
  return html`
    <div role="group" class="rack-rail" tabindex="-1" aria-label=${say('table-rack', { you: 'yes', possessive: '' })}>
      ${keyedList(tiles, (tile) => tile, (tile, i) => html`
        <button type="button" class="rack-tile ${tile === tapped ? 'tapped' : ''}" data-tile=${tile}
          aria-label=${say('table-play', { tile })} aria-disabled=${!may.place} aria-pressed=${tile === tapped ? 'true' : nothing}
          aria-keyshortcuts=${shortcutsOf('place', input, i) ?? nothing}
          @click=${(event: MouseEvent) => choose(tile, pressedAt(event), pressedBy(event))}>${tile}</button>`)}
      ${rack.length > tiles.length ? faceDown(rack.length - tiles.length) : nothing}
    </div>`;
}

/** Tiles that lie face down: those of a seat at which a character plays. */
export function faceDown(count: number): TemplateResult {
  return html`${Array.from({ length: count }, () => html`<span class="rack-tile down" aria-hidden="true"></span>`)}<span class="spoken">${
    say('table-face-down', { count })}</span>`;
}

/** The burst. What was pressed is seen on it at once. */
export function burstTemplate(
  { view, sent, waiting }: Shown, input: InputSettings, { call }: RackActions,
): TemplateResult | typeof nothing {
  const { may, clock, calls, viewer } = view;
  if (calls === 'automatic' || viewer === null) return nothing;
  const isSent = sent === 'call' || waiting !== null;
  // Others' time is seen at their names.
  const runs = clock !== null && (clock.seat === null || clock.seat === viewer);
  const half = (which: Half): TemplateResult => html`<span class="half ${which}"><i ${drains(which, clock!)}></i></span>`;
  return html`
    <button type="button" class="rack-burst snag ${may.call ? '' : 'off'} ${isSent ? 'sent' : ''}" aria-disabled=${!may.call}
      aria-keyshortcuts=${shortcutsOf('call', input) ?? nothing}
      @pointerdown=${pressedDown(call)} @touchend=${stays} @click=${pressedByKey(call)}>
      ${rays()}<span class="shout">${say('snag-call')}</span>${sentMark(isSent)}
      ${runs ? html`<span class="clock" aria-hidden="true">${half('left')}${half('right')}</span>` : nothing}
    </button>`;
}

/** The button that draws and ends the move, or counts. */
export function drawTemplate({ view }: Shown, input: InputSettings, { draw }: RackActions): TemplateResult | typeof nothing {
  const { may, pile, viewer, enough } = view;
  if (viewer === null) return nothing;
  return html`
    <button type="button" class="rack-draw" aria-disabled=${!may.draw && !may.count} aria-keyshortcuts=${
      shortcutsOf('draw', input) ?? nothing} aria-description=${say('table-pile', { count: pile })}
      @click=${(event: MouseEvent) => draw(pressedAt(event))}>${say(may.count || enough ? 'table-count' : 'table-draw')}</button>`;
}

/** The two answers of whoever is asked. They look the same whatever others have answered. */
export function answersTemplate(input: InputSettings, { answer }: RackActions): TemplateResult {
  const button = (snag: boolean): TemplateResult => html`
    <button type="button" class=${snag ? 'snags' : 'passes'} aria-keyshortcuts=${shortcutsOf(snag ? 'call' : 'pass', input, 0) ?? nothing}
      @click=${(event: MouseEvent) => {
        // The second click of a double one would answer what is asked next.
        if (event.detail <= 1) answer(snag, pressedAt(event));
      }}>${snag ? say('snag-call') : say('prompt-pass')}</button>`;
  return html`<section class="rack-answers" aria-label=${say('table-snag-or-pass')}>${button(true)}${button(false)}</section>`;
}
