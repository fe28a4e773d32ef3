/** The sign on the table that shows whether the microphone is open, and closes it or opens it again. */
import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { shoutSignBox } from '../../layout/beside/shoutSign';
import type { Layout } from '../../layout/types';
import type { ShoutState } from '../../shout/shoutState';
import { say } from '../../strings/say';
import { who } from '../../strings/words/grammar';
import { at } from '../table/place';

export interface ShoutSignActions {
  open(): void;
  close(): void;
}

export interface ShoutSignModel {
  readonly state: ShoutState;
  /** Who calls by voice; null where nobody is chosen. */
  readonly caller: string | null;
  /** Whether they are the only person here. */
  readonly alone: boolean;
  readonly layout: Pick<Layout, 'board'>;
  /** Whether somebody could call by voice at this table. */
  readonly here: boolean;
}

export function shoutSign(
  { state: { microphone, wish }, caller, alone, layout, here }: ShoutSignModel, { open, close }: ShoutSignActions,
): TemplateResult | typeof nothing {
  if (!here || (microphone === 'closed' && !wish.on)) return nothing;
  const isOpen = microphone === 'open';
  const name = isOpen ? say('shout-close') : say('shout-open-microphone');
  return html`
    <button type="button" class="shout-sign ${microphone}" aria-label=${name} title=${name} ${at(shoutSignBox(layout))}
      aria-disabled=${microphone === 'opening'} @pointerdown=${(event: PointerEvent) => event.preventDefault()}
      @click=${() => { if (isOpen) close(); else open(); }}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><rect x="9" y="3" width="6" height="11" rx="3"/>
        <path d="M5.5 11v.5a6.5 6.5 0 0 0 13 0V11M12 18v3M8.5 21h7"/>${isOpen ? nothing : svg`<path d="M4 3l16 18"/>`}</svg>
    </button>
    <p class="spoken" role="status">${isOpen && caller !== null ? say('shout-ready', who(caller, alone)) : nothing}</p>`;
}
