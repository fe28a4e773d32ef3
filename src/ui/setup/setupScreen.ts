/** The set-up: who plays, as cards; what is agreed, as rows of words; and Play, which is always in sight. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { MAX_SEATS, MIN_SEATS } from '../../rules/options';
import { namedPlayers } from '../../setup/defaultNames';
import { freeNames } from '../../setup/kept/knownNames';
import { withMe } from '../../setup/kept/me';
import type { SetupDraft } from '../../setup/kept/tables';
import { callKeysOf, marksOf, severalPersons, type Player } from '../../setup/players';
import { isAsked } from '../../setup/setup';
import { minutesFor, roundMinutes } from '../../setup/time/duration';
import { say } from '../../strings/say';
import { shownName } from '../../strings/words/grammar';
import { setupSentence } from '../../strings/words/refusals/problems';
import { atTable } from '../../strings/words/setup/atTable';
import { lasts } from '../../strings/words/setup/lasts';
import { defaultNames } from '../../strings/words/start/names';
import type { Ask } from '../commands';
import { wordmark } from '../ornaments';
import { choiceRow } from '../parts/choiceRow';
import { keyTest } from '../parts/keyTest';
import { complaintPlace } from './complaint';
import { emptyPlace } from './emptyPlace';
import { rowsOf, type RowPorts } from './rows';
import { seatCard, type SeatCard } from './seatCard';
import type { SetupModel } from './setupModel';
import { sittingRow } from './sitting';

/** What the set-up asks for. */
export interface SetupPorts {
  readonly ask: Ask;
  /** Opens a dialog. */
  readonly open: (name: 'rules' | 'settings') => void;
}

/** The list of names that are offered while one is typed. */
const NAMES = 'known-names';

/** Who sits there, with all their names. A name that nobody typed is the language's, and goes with it. */
function playersOf({ players }: SetupDraft): readonly Player[] {
  return namedPlayers(withMe(players), defaultNames());
}

/** What each card shows. @param players with all their names, as a game keeps them */
function cardsOf({ draft, unfolded, complaint, names }: SetupModel, players: readonly Player[]): readonly SeatCard[] {
  // Where everyone is asked, nobody needs a key of their own.
  const keys = isAsked(draft) || draft.rules.calls === 'automatic' ? [] : callKeysOf(draft.players);
  const marks = marksOf(draft.players);
  const clocked = typeof draft.callSeconds === 'number' && draft.rules.calls !== 'automatic';
  const place = complaint && complaintPlace(complaint, players);
  // What somebody types stays as they type it.
  const shown = players.map((player, seat) =>
    (draft.players[seat]?.name === undefined ? { ...player, name: shownName(player.name) } : player));
  return shown.map((player, seat) => ({
    draft, seat, player, shape: marks[seat] ?? 'circle', key: keys[seat] ?? null, clocked: clocked && player.kind === 'local',
    removable: players.length > MIN_SEATS,
    unfolded: unfolded && unfolded.part !== 'rules' && unfolded.seat === seat ? unfolded.part : null,
    complaint: complaint && place?.seat === seat ? { field: place.field, sentence: setupSentence(complaint) } : null,
    names: names.length > 0 ? NAMES : null,
  }));
}

function seats(model: SetupModel, ports: RowPorts): TemplateResult {
  const { draft } = model;
  const players = playersOf(draft);
  const names = freeNames(model.names, players);
  const people = players.filter(({ kind }) => kind === 'local').length;
  return html`
    <section class="seats" aria-labelledby="players-title">
      <h2 class="spoken" id="players-title">${say('setup-players')}</h2>
      <ol>${cardsOf({ ...model, names }, players).map((card) => seatCard(card, ports))}${
        players.length < MAX_SEATS ? emptyPlace(draft, ports.change) : nothing}</ol>
      <datalist id=${NAMES}>${names.map((name) => html`<option value=${name}></option>`)}</datalist>
      <p class="spoken" role="status">${atTable(people, players.length - people)}</p>
      ${severalPersons(players) ? together(model, ports) : nothing}
    </section>`;
}

/** What there is to choose and to try where several people sit at this screen. */
function together({ draft }: SetupModel, { change }: RowPorts): TemplateResult {
  const keys = !isAsked(draft) && draft.rules.calls !== 'automatic';
  return html`${choiceRow(sittingRow(draft.sitting, (sitting) => change({ ...draft, sitting })))}${keys ? keyTest() : nothing}`;
}

function playBar({ draft, complaint }: SetupModel, players: readonly Player[]): TemplateResult {
  const elsewhere = complaint !== null && complaintPlace(complaint, players) === null;
  return html`
    <div class="play-bar">
      ${elsewhere ? html`<p class="note" role="alert">${setupSentence(complaint)}</p>` : nothing}
      <button type="submit" class="play">${say('setup-play')}</button>
      <p>${lasts(draft.playedFor, roundMinutes(minutesFor(draft)))}</p>
    </div>`;
}

/** The set-up. */
export function setupTemplate(model: SetupModel, { ask, open }: SetupPorts): TemplateResult {
  const { draft, unfolded } = model;
  const ports: RowPorts = {
    change: (changed) => void ask({ kind: 'change', draft: changed }), unfold: (what) => void ask({ kind: 'unfold', what }),
  };
  return html`
    <main class="setup">
      <header><span class="logo">${wordmark()}</span><h1 tabindex="-1">${
        say(severalPersons(draft.players) ? 'setup-title-several' : 'setup-title-alone')}</h1></header>
      <form novalidate @submit=${(event: Event) => { event.preventDefault(); void ask({ kind: 'play' }); }}>
        ${seats(model, ports)}
        <div class="agreed">
          <section class="paper terms" aria-labelledby="terms-title">
            <h2 class="spoken" id="terms-title">${say('setup-terms')}</h2>
            ${rowsOf(draft, unfolded, ports).map(choiceRow)}
          </section>
          ${playBar(model, playersOf(draft))}
        </div>
      </form>
      <footer>
        <button type="button" @click=${() => ask({ kind: 'leave' })}>${say('setup-back')}</button>
        <button type="button" aria-label=${say('rules-open-name')} @click=${() => open('rules')}>${say('rules-open')}</button>
        <button type="button" @click=${() => open('settings')}>${say('settings-open')}</button>
      </footer>
    </main>`;
}
