/** The fields of a seat that is being agreed: who sits there, and the key that they call with. For every game that is set up here. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { lettersOf } from '../../setup/letters';
import { NAME_LENGTH } from '../../setup/names';
import { upper } from '../../strings/formats';
import { say } from '../../strings/say';

interface SeatField {
  readonly value: string;
  /** What it is called for those who do not see where it stands. */
  readonly label: string;
  /** Whether something is wrong with it. */
  readonly invalid: 'true' | 'false';
  /** The element that tells more of it; null: none. */
  readonly describedBy: string | null;
  /** Told with each letter that is typed. */
  readonly change: (value: string) => void;
}

/** @property list the list of names that are offered; null where there are none */
export function nameField(field: SeatField & { readonly list: string | null }): TemplateResult {
  const { value, label, invalid, describedBy, change, list } = field;
  return html`
    <input type="text" class="name ${sizeOf(value)}" autocomplete="off" spellcheck="false" maxlength=${NAME_LENGTH}
      aria-label=${label} aria-invalid=${invalid} aria-describedby=${describedBy ?? nothing} list=${list ?? nothing}
      .value=${live(value)} @input=${(event: Event) => change((event.target as HTMLInputElement).value)}
      @focus=${(event: Event) => (event.target as HTMLInputElement).select()} />`;
}

/** @property word what stands before it, where that is not that they call with it */
export function keyField({ value, label, invalid, describedBy, change, word }: SeatField & { readonly word?: string }): TemplateResult {
  return html`
    <label class="call-key"><span>${word ?? say('setup-calls-with')}</span>
      <input type="text" autocomplete="off" spellcheck="false" maxlength="1" aria-label=${label}
        aria-invalid=${invalid} aria-describedby=${describedBy ?? nothing} .value=${live(upper(value))}
        @input=${(event: Event) => change((event.target as HTMLInputElement).value)}
        @focus=${(event: Event) => (event.target as HTMLInputElement).select()} /></label>`;
}

/** A long name is written smaller, so that it is seen whole. */
function sizeOf(name: string): string {
  const letters = lettersOf(name).length;
  return letters > 13 ? 'longer' : letters > 8 ? 'long' : '';
}
