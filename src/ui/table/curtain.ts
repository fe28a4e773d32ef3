/**
 * The curtain before a rack, where more than one player sits before the screen: it bears their name, and lifts while they look. A short
 * press lifts it until they play or press again. One that is held lifts it as long as it is held; let go of over a tile, it plays that
 * tile.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { Box } from '../../layout/box';
import type { Layout } from '../../layout/types';
import type { Tile } from '../../rules/board';
import type { ViewState } from '../../session/viewState';
import type { KeyName } from '../../setup/tableKeys';
import { say } from '../../strings/say';
import { owner } from '../../strings/words/table/names';
import { HELD_MS } from './input/keyboard';
import type { Pointer } from './input/takeBack';
import { at } from './place';

export interface CurtainActions {
  /** Turns the rack up, or down again. */
  look(up: boolean, timeStamp: number): void;
  /** A tile was chosen. */
  choose(tile: Tile, timeStamp: number, by: Pointer): void;
  shortcuts(name: KeyName): string | null;
}

/** The tile of the rack at a point of the screen, or null. */
function tileAt(root: Document, x: number, y: number): Tile | null {
  const button = root.elementsFromPoint(x, y).find((element) => element.matches('.rack [data-tile]'));
  return button instanceof HTMLElement ? Number(button.dataset['tile']) : null;
}

/** Follows a press on the curtain until it is lifted. */
function press(down: PointerEvent, wasUp: boolean, actions: CurtainActions): void {
  if (down.button !== 0) return;
  const button = down.currentTarget as HTMLElement;
  // No focus by mouse: Space must go on to call.
  down.preventDefault();
  button.setPointerCapture(down.pointerId);
  actions.look(!wasUp, down.timeStamp);
  const stop = new AbortController();
  button.addEventListener('pointerup', (event) => {
    if (event.pointerId !== down.pointerId) return;
    stop.abort();
    if (wasUp) return;
    const tile = tileAt(button.ownerDocument, event.clientX, event.clientY);
    if (tile !== null) actions.choose(tile, event.timeStamp, event.pointerType === 'mouse' ? 'mouse' : 'finger');
    else if (event.timeStamp - down.timeStamp >= HELD_MS) actions.look(false, event.timeStamp);
  }, { signal: stop.signal });
  button.addEventListener('pointercancel', () => {
    stop.abort();
    actions.look(false, performance.now());
  }, { signal: stop.signal });
}

/** Before all that can stand on the rack. */
function overRack({ rack, slots }: Layout): Box {
  const top = (slots[0]?.y ?? rack.y) - 4;
  return { ...rack, y: top, height: rack.y + rack.height - top };
}

/** Where nothing else is touched while a tile is chosen: beside the rack, or beneath it where the screen is narrow. */
function besideRack({ rack, board, shape, draw }: Layout): Box {
  const height = 44;
  // Around the table nobody draws while they look.
  if (shape === 'around') return draw;
  if (shape !== 'wide') return { x: rack.x, y: rack.y + rack.height - 4, width: rack.width * 0.46, height };
  const x = rack.x + rack.width + 10;
  return { x, y: rack.y + rack.height - height, width: board.x + board.width - x, height };
}

/** The curtain over the viewer's rack, or, when it is lifted, the tab that lets it down. */
export function curtainTemplate(state: ViewState, layout: Layout, actions: CurtainActions): TemplateResult | typeof nothing {
  const viewer = state.viewer === null ? undefined : state.seats[state.viewer];
  if (!viewer || !state.may.look) return nothing;
  const up = state.may.place;
  return html`
    <button type="button" class="curtain ${up ? 'lifted' : ''}" ${at(up ? besideRack(layout) : overRack(layout))}
      aria-pressed=${up} aria-keyshortcuts=${actions.shortcuts('look') ?? nothing}
      aria-description=${up ? nothing : say('table-curtain-how')}
      @pointerdown=${(event: PointerEvent) => press(event, up, actions)}
      @click=${(event: MouseEvent) => { if (event.detail === 0) actions.look(!up, event.timeStamp); }}>
      <span>${up ? say('table-curtain-down') : say('table-curtain', owner(viewer.name))}</span>${
        up ? nothing : html`<small aria-hidden="true">${say('table-curtain-how')}</small>`}
    </button>`;
}
