/** What is said and shown at the phone's page for a moment: what came of a press, signs, and what is read aloud of the table itself. */
import type { Sign } from '../signs';
import { signGiven } from '../words/told';
import { seatName } from './screens/parts';
import type { PageState } from './pageState';

/** So long what was said of a press stays, and a sign, in milliseconds. */
const TOLD_MS = 8000;
const SIGN_MS = 5000;

export class Moments {
  readonly #state: () => PageState;
  readonly #become: (change: Pick<Partial<PageState>, 'notice' | 'signs'>) => void;
  #ids = 0;
  #said = { id: 0, text: '' };

  constructor(state: () => PageState, become: (change: Pick<Partial<PageState>, 'notice' | 'signs'>) => void) {
    [this.#state, this.#become] = [state, become];
  }

  /** What is read aloud of the table itself. */
  said(): { readonly id: number; readonly text: string } { return this.#said; }

  say(text: string): void { this.#said = { id: this.#ids += 1, text }; }

  notice(text: string): void {
    const id = this.#ids += 1;
    this.say(text);
    this.#become({ notice: { id, text } });
    setTimeout(() => { if (this.#state().notice?.id === id) this.#become({ notice: null }); }, TOLD_MS);
  }

  /** Somebody has given a sign; nothing where signs are hidden. */
  sign(seat: number, sign: Sign): void {
    const { client, hidesSigns, signs } = this.#state();
    const shown = client?.table?.seats[seat];
    if (shown === undefined || hidesSigns) return;
    const id = this.#ids += 1;
    this.say(signGiven(seatName(shown), sign));
    this.#become({ signs: [...signs, { seat, sign, id }] });
    setTimeout(() => this.#become({ signs: this.#state().signs.filter((one) => one.id !== id) }), SIGN_MS);
  }
}
