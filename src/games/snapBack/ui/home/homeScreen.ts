/** The first screen of Snap Back: what it is, games that wait, who plays and how, and Play, which is always in sight. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { freeNames } from '../../../../setup/kept/knownNames';
import { CHARACTERS } from '../../../../setup/players';
import { say } from '../../../../strings/say';
import { atTable } from '../../../../strings/words/setup/atTable';
import { characterChoice } from '../../../../strings/words/setup/profiles';
import { defaultNames } from '../../../../strings/words/start/names';
import { keyedList } from '../../../../ui/keyedList';
import { face, wordmark } from '../../../../ui/ornaments';
import { choiceRow } from '../../../../ui/parts/choiceRow';
import { keyTest } from '../../../../ui/parts/keyTest';
import { playersOf } from '../../kept/draft';
import type { SnapBackPlayer } from '../../kept/setup';
import { complaintText } from '../../words/home/complaints';
import { lengthText } from '../../words/home/length';
import { rulesInShort } from '../parts/rules';
import { addCharacter, addPerson, mayAddCharacter, mayAddPerson, peopleIn } from './draftChanges';
import type { HomeAsk, HomeModel } from './homeModel';
import { lastGames, waitingGames } from './pastGames';
import { seatCard } from './seatCard';
import { termRows } from './terms';

/** The list of names that are offered while one is typed. */
const NAMES = 'sb-known-names';

export function homeTemplate(model: HomeModel, ask: HomeAsk): TemplateResult {
  const { draft, me, from } = model;
  const players = playersOf(draft, me, defaultNames());
  return html`
    <main class="setup sb-home" @keydown=${(event: KeyboardEvent) => { if (event.key === 'Escape') void ask({ kind: 'leaveGuest' }); }}>
      <header><span class="logo">${wordmark()}</span><h1 tabindex="-1" data-first>${say('snap-back-title')}</h1></header>
      <form novalidate @submit=${(event: Event) => { event.preventDefault(); void ask({ kind: 'play' }); }}>
        <div class="sb-home-left">
          ${about(ask)}
          ${waitingGames(model, ask)}
          ${seats(model, players, ask)}
          ${lastGames(model, ask)}
        </div>
        <div class="agreed">
          <section class="paper terms" aria-labelledby="sb-terms">
            <h2 class="spoken" id="sb-terms">${say('setup-terms')}</h2>
            ${termRows(draft, (changed) => void ask({ kind: 'draft', draft: changed })).map(choiceRow)}
          </section>
          ${playBar(model)}
        </div>
      </form>
      <footer>
        <button type="button" @click=${() => ask({ kind: 'leaveGuest' })}>${say('guest-leave', { to: from })}</button>
        <button type="button" @click=${() => ask({ kind: 'settings' })}>${say('snap-back-settings')}</button>
      </footer>
    </main>`;
}

function about(ask: HomeAsk): TemplateResult {
  return html`
    <section class="sb-about">
      <p>${say('snap-back-about')} ${say('snap-back-about-dice')}</p>
      <p class="small">${say('snap-back-promise')}</p>
      <div class="sb-ways">
        <button type="button" class="pill" @click=${() => ask({ kind: 'learn' })}>${say('snap-back-learn')}</button>
        <details class="sb-in-short"><summary>${say('snap-back-rules')}</summary><div class="paper">${rulesInShort()}</div></details>
      </div>
    </section>`;
}

function seats({ draft, unfolded, complaint, names }: HomeModel, players: readonly SnapBackPlayer[], ask: HomeAsk): TemplateResult {
  const offered = freeNames(names, players);
  const people = peopleIn(draft);
  return html`
    <section class="seats" aria-labelledby="sb-who">
      <h2 class="spoken" id="sb-who">${say('setup-players')}</h2>
      <ol>${players.map((player, seat) => seatCard({
        draft, seat, player, unfolded: unfolded === seat, complaint: complaint?.seat === seat ? complaint : null,
        names: offered.length > 0 ? NAMES : null,
      }, ask))}${mayAddCharacter(draft) ? emptyPlace({ draft, ask }) : nothing}</ol>
      ${draft.untimed || draft.seats.filter(({ kind }) => kind === 'local').length < 2 ? nothing : keyTest()}
      <datalist id=${NAMES}>${offered.map((name) => html`<option value=${name}></option>`)}</datalist>
      <p class="spoken" role="status">${atTable(people, players.length - people)}</p>
    </section>`;
}

/** Who is pressed there sits down. */
function emptyPlace({ draft, ask }: { readonly draft: HomeModel['draft']; readonly ask: HomeAsk }): TemplateResult {
  const change = (changed: HomeModel['draft']): void => void ask({ kind: 'draft', draft: changed });
  const away = CHARACTERS.filter((one) => draft.seats.every(({ level }) => level !== one));
  return html`
    <li class="empty-place">
      ${mayAddPerson(draft) ? html`<div class="adders"><button type="button" class="pill" aria-label=${say('setup-add-person-name')}
        @click=${() => change(addPerson(draft))}>${say('setup-add-person')}</button></div>` : nothing}
      <div class="away">${keyedList(away, (one) => one, (one) => html`
        <button type="button" aria-label=${say('setup-add-character', { name: say(`character-${one}`) })} title=${characterChoice(one)}
          @click=${() => change(addCharacter(draft, one))}>${face(one)}</button>`)}</div>
    </li>`;
}

function playBar({ draft, complaint }: HomeModel): TemplateResult {
  return html`
    <div class="play-bar">
      ${complaint !== null && complaint.seat === null
        ? html`<p class="note" role="alert" tabindex="-1">${complaintText(complaint.problem)}</p>` : nothing}
      <button type="submit" class="play">${say('setup-play')}</button>
      <p>${lengthText(draft)}</p>
    </div>`;
}
