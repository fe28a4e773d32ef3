/** What frames every set-up: who plays, as cards; what is agreed, as rows of words; and Play, which is always in sight. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { freeNames } from '../../../setup/kept/knownNames';
import { say } from '../../../strings/say';
import { atTable } from '../../../strings/words/setup/atTable';
import { wordmark } from '../../ornaments';
import { choiceRow, type ChoiceRow } from '../choiceRow';

export interface SetupShown {
  /** More classes of the screen. */
  readonly as: string;
  readonly title: string;
  /** Who plays, with what stands around it. */
  readonly left: TemplateResult;
  readonly rows: readonly ChoiceRow[];
  /** What is wrong, where that stands at nobody's seat; null: nothing. */
  readonly wrong: string | null;
  /** How long a game lasts; null: nobody says. */
  readonly lasts: string | null;
  /** Another way to play it, beside Play. */
  readonly otherwise?: TemplateResult | typeof nothing;
  readonly foot: readonly TemplateResult[];
  readonly play: () => void;
  /** What Escape does; null: nothing. */
  readonly leave: (() => void) | null;
}

/** The whole screen. */
export function setupFrame({ as, title, left, rows, wrong, lasts, foot, play, leave, otherwise = nothing }: SetupShown): TemplateResult {
  return html`
    <main class="setup ${as}" @keydown=${(event: KeyboardEvent) => { if (event.key === 'Escape') leave?.(); }}>
      <header><span class="logo">${wordmark()}</span><h1 tabindex="-1" data-first>${title}</h1></header>
      <form novalidate @submit=${(event: Event) => { event.preventDefault(); play(); }}>
        ${left}
        <div class="agreed">
          ${rows.length === 0 ? nothing : html`
            <section class="paper terms" aria-labelledby="terms-title">
              <h2 class="spoken" id="terms-title">${say('setup-terms')}</h2>
              ${rows.map(choiceRow)}
            </section>`}
          <div class="play-bar">
            ${wrong === null ? nothing : html`<p class="note" role="alert" tabindex="-1">${wrong}</p>`}
            <button type="submit" class="play">${say('setup-play')}</button>
            ${otherwise}
            ${lasts === null ? nothing : html`<p>${lasts}</p>`}
          </div>
        </div>
      </form>
      <footer>${foot}</footer>
    </main>`;
}

/** The list of names that are offered while one is typed. */
const NAMES = 'known-names';

interface Sitting { readonly name: string; readonly kind: 'local' | 'bot' | 'remote' }

/**
 * Who plays.
 * @param names everybody who has sat down here before
 * @param cards a card for each, with the list of names that are offered (null: none are), and the place that is empty
 * @param more what stands beneath them
 */
export function seatsSection(
  players: readonly Sitting[], names: readonly string[], cards: (list: string | null) => readonly unknown[], more: unknown,
): TemplateResult {
  const offered = freeNames(names, players);
  const people = players.filter(({ kind }) => kind === 'local').length;
  return html`
    <section class="seats" aria-labelledby="players-title">
      <h2 class="spoken" id="players-title">${say('setup-players')}</h2>
      <ol>${cards(offered.length > 0 ? NAMES : null)}</ol>
      <datalist id=${NAMES}>${offered.map((name) => html`<option value=${name}></option>`)}</datalist>
      <p class="spoken" role="status">${atTable(people, players.length - people)}</p>
      ${more}
    </section>`;
}
