/** What people press to call, or to answer where everybody is asked: a burst each, with their key, their name and their mark. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { singlesOf, type KeySettings } from '../../../setup/tableKeys';
import { upper } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { shownName } from '../../../strings/words/grammar';
import { burst, keyCap, type BurstShown } from './burst';
import { mark, type Mark } from './emblem';

/** The keys that call, as `aria-keyshortcuts` has them, for somebody alone. */
export function callShortcuts(keys: KeySettings): string {
  return [...singlesOf('call', keys).map((key) => key.toUpperCase()), 'Space'].join(' ');
}

/** A burst of somebody's. */
export interface OwnBurst extends Omit<BurstShown, 'shortcuts' | 'label'> {
  /** Their own key; null: none. */
  readonly key: string | null;
  /** The keys of whoever plays alone. */
  readonly shortcuts: string | null;
  /** How it is called, where several people have one each; null: it is the only person's. */
  readonly label: string | null;
}

/** @param press is told when it was pressed */
export function ownBurst({ key, shortcuts, ...shown }: OwnBurst, press: (at: number) => void): TemplateResult {
  return html`<span class="play-called-by">${
    burst({ ...shown, shortcuts: key === null ? shortcuts : upper(key) }, press)}${keyCap(key === null ? null : upper(key))}</span>`;
}

export interface Asked {
  /** Whose name the question needs; null: that of the only person here. */
  readonly name: string | null;
  readonly answered: boolean;
  readonly shortcuts?: string;
  readonly pass: () => void;
}

/** What somebody is asked, where everybody is: their bursts and a button, or that they have answered. Nothing says what. */
export function askedOf({ name, answered, shortcuts, pass }: Asked, bursts: readonly TemplateResult[]): TemplateResult {
  if (answered) return html`<p class="play-answered">${say('shell-several-answered')}</p>`;
  return html`${bursts}<button type="button" class="play-button" aria-keyshortcuts=${shortcuts ?? nothing}
    aria-label=${name === null ? nothing : say('shell-several-passes', { name: shownName(name) })} @click=${pass}>${
      say('shell-pass')}</button>`;
}

/** Several people beside each other before one screen: what each presses, with their mark and name under it. */
export function callers(
  seats: readonly { readonly name: string; readonly shape: Mark }[], people: readonly number[],
  own: (seat: number) => TemplateResult | typeof nothing,
): TemplateResult {
  return html`
    <div class="play-callers on-table" data-people=${people.length}>${people.map((seat) => {
      const { name, shape } = seats[seat]!;
      return html`<div class="play-caller">${own(seat)}<b aria-hidden="true">${mark(shape)}<span>${shownName(name)}</span></b></div>`;
    })}</div>`;
}
