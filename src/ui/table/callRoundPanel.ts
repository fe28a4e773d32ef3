/**
 * The question that is put to one player after another, where everyone is asked whether they call: their name and two equal buttons, over
 * the rack and what lies beside it, so that the board stays in sight. It looks the same whatever others have answered.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { before } from '../../layout/before';
import type { Box } from '../../layout/box';
import type { Layout } from '../../layout/types';
import type { ViewState } from '../../session/viewState';
import { say } from '../../strings/say';
import { askText } from '../../strings/words/table/prompts';
import { mark } from '../ornaments';
import { youOf } from '../story';
import type { TableActions } from './input/tableActions';
import { at, inFrame } from './place';

/** Around all of these boxes. */
function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Under or beside the board, or at somebody's edge of the table: where the rack is, and all that a player would use otherwise. */
export function room({ shape, board, rack, pile, draw, snag }: Layout): Box {
  if (shape === 'around') return around([rack, snag, draw]);
  return shape === 'wide' ? { ...rack, x: board.x, width: board.width } : around([rack, pile, draw, snag]);
}

/** The question to whoever is asked now. */
export function callRoundTemplate(
  { asking, seats }: ViewState, layout: Layout, { answer, shortcuts }: Pick<TableActions, 'answer' | 'shortcuts'>,
): TemplateResult | typeof nothing {
  const player = asking ? seats[asking.seat] : undefined;
  if (!asking || !player) return nothing;
  const { seat } = asking;
  const button = (snag: boolean): TemplateResult => html`
    <button type="button" class=${snag ? 'snags' : 'passes'} aria-keyshortcuts=${shortcuts(snag ? 'call' : 'pass', 0) ?? nothing}
      @click=${(event: MouseEvent) => {
        // The second click of a double one would answer for whoever is asked next.
        if (event.detail <= 1) answer(seat, snag);
      }}>${snag ? say('snag-call') : say('prompt-pass')}</button>`;
  const own = before(layout, seat);
  return html`
    <div class="edge" ${inFrame(own.turn)}>
      <section class="asking" ${at(room(own))} aria-label=${say('table-snag-or-pass')}>
        ${keyed(seat, html`<p class="question" tabindex="-1" role="status">${mark(player.shape)}<span>${
          askText(youOf(seats) === null ? player.name : null)}</span></p>`)}
        <div class="answers">${button(true)}${button(false)}</div>
      </section>
    </div>`;
}

/** Puts the focus where somebody is asked now; and back to the rack when nobody is any more. */
export function focusCallRound(root: HTMLElement, earlier: ViewState | null, now: ViewState): void {
  if (earlier?.asking?.seat === now.asking?.seat) return;
  if (now.asking) root.querySelector<HTMLElement>('.asking .question')?.focus();
  else if (document.activeElement === document.body) root.querySelector<HTMLElement>('.rack')?.focus();
}
