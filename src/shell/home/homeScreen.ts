/** The first screen of a game: what it is, games that wait, who plays and how, and Play, which is always in sight. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { keysWanted, peopleIn } from '../../seats/keys';
import { freeNames } from '../../setup/kept/knownNames';
import { CHARACTERS } from '../../setup/players';
import { say } from '../../strings/say';
import { seatsSentence } from '../../strings/words/refusals/seats';
import { atTable } from '../../strings/words/setup/atTable';
import { characterChoice } from '../../strings/words/setup/profiles';
import { defaultNames } from '../../strings/words/start/names';
import { keyedList } from '../../ui/keyedList';
import { face, wordmark } from '../../ui/ornaments';
import { choiceRow } from '../../ui/parts/choiceRow';
import { keyTest } from '../../ui/parts/keyTest';
import { screenNow } from '../../ui/browser/abilities';
import type { HomeAsk } from '../commands';
import type { ShellGame } from '../shellGame';
import type { DraftOf, SetPlayer, SetupOf, ShellTypes } from '../types';
import { addCharacter, addPerson, mayAddCharacter, mayAddPerson } from './draftChanges';
import type { HomeModel } from './homeModel';
import { lastGames, waitingGames } from './pastGames';
import { seatPanel } from './seatPanel';
import { sitsAt, termRows } from './termRows';

/** The list of names that are offered while one is typed. */
const NAMES = 'shell-known-names';

export function homeTemplate<T extends ShellTypes>(game: ShellGame<T>, model: HomeModel<T>, ask: HomeAsk<T>): TemplateResult {
  const { draft, me } = model;
  const { agreement, home } = game;
  const sits = sitsAt(draft, screenNow());
  const agreed = agreement.setup(draft, agreement.players(draft, me, defaultNames()), sits.around);
  const rows = termRows(agreement.of.terms, draft, sits, (changed) => void ask({ kind: 'draft', draft: changed }));
  return html`
    <main class="setup shell-home" @keydown=${(event: KeyboardEvent) => { if (event.key === 'Escape') void ask({ kind: 'leaveGuest' }); }}>
      <header><span class="logo">${wordmark()}</span><h1 tabindex="-1" data-first>${home.title()}</h1></header>
      <form novalidate @submit=${(event: Event) => { event.preventDefault(); void ask({ kind: 'play' }); }}>
        <div class="shell-home-left">
          ${about(game, agreed, ask)}
          ${waitingGames(model, home.past, ask)}
          ${seats(game, model, agreed.players, ask)}
          ${lastGames(model, game, ask)}
        </div>
        <div class="agreed">
          ${rows.length === 0 ? nothing : html`
            <section class="paper terms" aria-labelledby="shell-terms">
              <h2 class="spoken" id="shell-terms">${say('setup-terms')}</h2>
              ${rows.map(choiceRow)}
            </section>`}
          ${playBar(game, agreed, model)}
        </div>
      </form>
      <footer>
        <button type="button" @click=${() => ask({ kind: 'leaveGuest' })}>${say('guest-leave', { to: model.from })}</button>
        <button type="button" @click=${() => ask({ kind: 'settings' })}>${say('shell-settings')}</button>
      </footer>
    </main>`;
}

function about<T extends ShellTypes>({ home, lesson }: ShellGame<T>, agreed: SetupOf<T>, ask: HomeAsk<T>): TemplateResult {
  return html`
    <section class="shell-about">
      ${home.about()}
      <div class="shell-ways">
        ${lesson ? html`<button type="button" class="pill" @click=${() => ask({ kind: 'learn' })}>${say('shell-learn')}</button>` : nothing}
        <details class="shell-in-short"><summary>${say('shell-rules')}</summary><div class="paper">${home.rules(agreed)}</div></details>
      </div>
    </section>`;
}

function seats<T extends ShellTypes>(
  game: ShellGame<T>, { draft, unfolded, complaint, names }: HomeModel<T>, players: readonly SetPlayer[], ask: HomeAsk<T>,
): TemplateResult {
  const offered = freeNames(names, players);
  const people = peopleIn(draft.seats);
  const { limits, keys } = game.agreement.of;
  return html`
    <section class="seats" aria-labelledby="shell-who">
      <h2 class="spoken" id="shell-who">${say('setup-players')}</h2>
      <ol>${players.map((player, seat) => seatPanel({
        game, draft, seat, player, unfolded: unfolded === seat, complaint: complaint?.seat === seat ? complaint : null,
        names: offered.length > 0 ? NAMES : null,
      }, ask))}${mayAddCharacter(draft, limits) ? emptyPlace(game, draft, ask) : nothing}</ol>
      ${keysWanted(keys, draft).length > 0 ? keyTest() : nothing}
      <datalist id=${NAMES}>${offered.map((name) => html`<option value=${name}></option>`)}</datalist>
      <p class="spoken" role="status">${atTable(people, players.length - people)}</p>
    </section>`;
}

/** Who is pressed there sits down. */
function emptyPlace<T extends ShellTypes>(
  { agreement: { of: { limits } } }: ShellGame<T>, draft: DraftOf<T>, ask: HomeAsk<T>,
): TemplateResult {
  const change = (changed: DraftOf<T>): void => void ask({ kind: 'draft', draft: changed });
  const away = CHARACTERS.filter((one) => draft.seats.every(({ level }) => level !== one));
  return html`
    <li class="empty-place">
      ${mayAddPerson(draft, limits) ? html`<div class="adders"><button type="button" class="pill" aria-label=${say('setup-add-person-name')}
        @click=${() => change(addPerson(draft, limits))}>${say('setup-add-person')}</button></div>` : nothing}
      <div class="away">${keyedList(away, (one) => one, (one) => html`
        <button type="button" aria-label=${say('setup-add-character', { name: say(`character-${one}`) })} title=${characterChoice(one)}
          @click=${() => change(addCharacter(draft, one, limits))}>${face(one)}</button>`)}</div>
    </li>`;
}

function playBar<T extends ShellTypes>(
  { agreement, home: { lasts } }: ShellGame<T>, agreed: SetupOf<T>, { complaint }: HomeModel<T>,
): TemplateResult {
  return html`
    <div class="play-bar">
      ${complaint !== null && complaint.seat === null
        ? html`<p class="note" role="alert" tabindex="-1">${seatsSentence(agreement, complaint.problem)}</p>` : nothing}
      <button type="submit" class="play">${say('setup-play')}</button>
      ${lasts ? html`<p>${lasts(agreed)}</p>` : nothing}
    </div>`;
}
