/** The first screen: who plays, how fast, and the games that wait to be gone on with. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { MAX_SEATS, MIN_SEATS } from '../rules/options';
import { SHAPES } from '../session/viewState';
import { CALL_SECONDS, NAME_LENGTH, defaultCallSeconds, type CallSeconds, type Pace, type Player } from '../session/setup';
import { PLAYER_NAMES, START, callTimeName } from '../strings/en';
import { paceSelect } from './dialogs';
import { mark, star, wordmark } from './ornaments';

/** What is being agreed: a draft until Play is pressed. */
export interface StartDraft {
  readonly players: readonly Player[];
  readonly callSeconds: CallSeconds;
  readonly pace: Pace;
}

/** A game that can be gone on with. */
export interface WaitingGame {
  readonly id: string;
  readonly names: readonly string[];
  readonly tiles: number;
  /** Whether it was asked to be deleted, and is so at the next press. */
  readonly doomed: boolean;
}

export interface StartModel {
  readonly draft: StartDraft;
  readonly waiting: readonly WaitingGame[];
  /** What went wrong, as sentences. */
  readonly notes: readonly string[];
}

export interface StartActions {
  change(draft: StartDraft): void;
  play(): void;
  goOn(id: string): void;
  forget(id: string): void;
  rules(): void;
}

/** Other players: the clock follows what is usual for them, unless it was set otherwise. */
function withPlayers(draft: StartDraft, players: readonly Player[]): StartDraft {
  const usual = draft.callSeconds === defaultCallSeconds(draft.players);
  return { ...draft, players, callSeconds: usual ? defaultCallSeconds(players) : draft.callSeconds };
}

function playerRow(draft: StartDraft, seat: number, actions: StartActions): TemplateResult {
  const player = draft.players[seat] as Player;
  const put = (changed: Player): void => actions.change(withPlayers(draft, draft.players.map((other, s) => (s === seat ? changed : other))));
  return html`
    <li>
      ${mark(player.shape ?? SHAPES[seat] ?? 'circle')}
      <input type="text" autocomplete="off" spellcheck="false" maxlength=${NAME_LENGTH} required aria-label=${START.name(seat)}
        .value=${live(player.name)} @input=${(event: Event) => put({ ...player, name: (event.target as HTMLInputElement).value })}
        @focus=${(event: Event) => (event.target as HTMLInputElement).select()} />
      <select aria-label=${START.kind(seat)} @change=${(event: Event) =>
        put({ ...player, kind: (event.target as HTMLSelectElement).value === 'computer' ? 'computer' : 'person' })}>
        <option value="person" ?selected=${player.kind === 'person'}>${START.person}</option>
        <option value="computer" ?selected=${player.kind === 'computer'}>${START.computer}</option>
      </select>
      ${draft.players.length > MIN_SEATS
        ? html`<button type="button" class="quiet remove" aria-label=${START.remove(player.name)} title=${START.remove(player.name)}
            @click=${() => actions.change(withPlayers(draft, draft.players.filter((_, s) => s !== seat)))}>×</button>`
        : nothing}
    </li>`;
}

function addPlayer(draft: StartDraft): StartDraft {
  const name = PLAYER_NAMES.find((free) => draft.players.every((player) => player.name !== free)) ?? '';
  return withPlayers(draft, [...draft.players, { name, kind: 'computer' }]);
}

function form(draft: StartDraft, actions: StartActions): TemplateResult {
  const persons = draft.players.filter(({ kind }) => kind === 'person').length;
  return html`
    <form class="paper setup" @submit=${(event: Event) => { event.preventDefault(); actions.play(); }}>
      <h2>${START.players}</h2>
      <ol class="players-form">${draft.players.map((_, seat) => playerRow(draft, seat, actions))}</ol>
      ${draft.players.length < MAX_SEATS
        ? html`<button type="button" class="quiet add" @click=${() => actions.change(addPlayer(draft))}>+ ${START.add}</button>`
        : nothing}
      ${persons > 1 ? html`<p class="small">${START.openRacks}</p>` : nothing}
      <div class="options">
        <label class="line"><span>${START.callTime}</span>
          <select @change=${(event: Event) => {
            const chosen = Number((event.target as HTMLSelectElement).value);
            actions.change({ ...draft, callSeconds: CALL_SECONDS.find((seconds) => seconds === chosen) ?? null });
          }}>
            ${[...CALL_SECONDS, null].map((seconds) =>
              html`<option value=${seconds ?? ''} ?selected=${seconds === draft.callSeconds}>${callTimeName(seconds)}</option>`)}
          </select></label>
        <label class="line"><span>${START.pace}</span>${paceSelect(draft.pace, (pace) => actions.change({ ...draft, pace }))}</label>
      </div>
      <button type="submit" class="main play">${START.play}</button>
      <button type="button" class="quiet" @click=${() => actions.rules()}>${START.rules}</button>
    </form>`;
}

function waitingGames(waiting: readonly WaitingGame[], actions: StartActions): TemplateResult | typeof nothing {
  if (waiting.length === 0) return nothing;
  return html`
    <section class="paper waiting" aria-labelledby="waiting-title">
      <h2 id="waiting-title">${START.goOnTitle}</h2>
      <ul>${waiting.map(({ id, names, tiles, doomed }) => html`
        <li><span>${START.game(names, tiles)}</span>
          <button type="button" class="main" @click=${() => actions.goOn(id)}>${START.goOn}</button>
          ${doomed
            ? html`<button type="button" class="quiet" @click=${() => actions.forget(id)}>${START.forgetNow}</button>`
            : html`<button type="button" class="quiet remove" aria-label=${START.forget} title=${START.forget} @click=${() => actions.forget(id)}>×</button>`}
        </li>`)}
      </ul>
    </section>`;
}

/** The start screen. */
export function startTemplate({ draft, waiting, notes }: StartModel, actions: StartActions): TemplateResult {
  return html`
    <main class="start">
      <header>${star()}<h1><span class="spoken">${START.title}</span>${wordmark()}</h1>${star()}
        <p>${START.tagline}</p>
      </header>
      <div class="notes" role="status">${notes.map((note) => html`<p class="note">${note}</p>`)}</div>
      <div class="cards">${waitingGames(waiting, actions)}${form(draft, actions)}</div>
    </main>`;
}
