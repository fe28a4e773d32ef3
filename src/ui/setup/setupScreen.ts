/** The set-up: who plays, as which character, by which rules, how fast. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { MAX_SEATS, MIN_SEATS } from '../../rules/options';
import { MATCH_GAMES, type PlayedFor } from '../../rules/scoring';
import { TIMES_TO_CALL, isAsked, type CallSeconds } from '../../setup/setup';
import { callKeysOf, CHARACTERS, DEFAULT_CHARACTER, marksOf, severalPersons, type Character, type Player } from '../../setup/players';
import { namedPlayers } from '../../setup/defaultNames';
import { freeNames } from '../../setup/kept/knownNames';
import { NAME_LENGTH } from '../../setup/names';
import { words } from '../../strings';
import { callTimeSelect, paceSelect, sittingSelect } from '../dialogs/selects';
import type { Ask } from '../commands';
import { noticeText, type Notice } from '../notice';
import { star, wordmark } from '../ornaments';
import { rulesForm } from './rulesForm';
import { keyTest } from './keyTest';
import { clockSelect, markSelect } from './playerChoices';
import type { SetupDraft } from '../../setup/kept/tables';
import { addPlayer, choose, chooseClock, chooseKey, chooseMark, removePlayer, rename } from './setupDraft';

export interface SetupModel {
  readonly kind: 'setup';
  readonly draft: SetupDraft;
  /** What is wrong with it. */
  readonly notices: readonly Notice[];
  /** Who has sat down here before, the latest first. */
  readonly names: readonly string[];
}

/** What the set-up asks for. */
export interface SetupPorts {
  readonly ask: Ask;
  /** Opens the rules in brief. */
  readonly openRules: () => void;
}

/** Whether somebody is a person, or which computer player. The weakest stands first. */
function kindSelect(
  { kind, level = DEFAULT_CHARACTER }: Player, seat: number, choice: (character: Character | null) => void,
): TemplateResult {
  return html`
    <select aria-label=${words().START.kind(seat)} aria-describedby=${kind === 'bot' ? lineId(seat) : nothing}
      @change=${(event: Event) => choice(CHARACTERS.find((character) => character === (event.target as HTMLSelectElement).value) ?? null)}>
      <option value="human" .selected=${live(kind === 'local')}>${words().START.human}</option>
      <optgroup label=${words().START.computer}>
        ${CHARACTERS.map((character) => html`
          <option value=${character} .selected=${live(kind === 'bot' && character === level)}>${
            words().characterChoice(character)}</option>`)}
      </optgroup>
    </select>`;
}

/** The list of names that are offered while one is typed. */
const NAMES = 'known-names';

const lineId = (seat: number): string => `line-of-${seat}`;

/** @param offered whether there are names to be offered to a person */
function playerRow(draft: SetupDraft, player: Player, seat: number, offered: boolean, change: (draft: SetupDraft) => void): TemplateResult {
  // Where everyone is asked, nobody needs a key of their own.
  const key = isAsked(draft) ? null : callKeysOf(draft.players)[seat] ?? null;
  // Where no clock runs nobody needs one of their own.
  const clocked = player.kind === 'local' && typeof draft.callSeconds === 'number' && draft.rules.calls !== 'automatic';
  return html`
    <li>
      ${markSelect(player, marksOf(draft.players)[seat] ?? 'circle', (shape) => change(chooseMark(draft, seat, shape)))}
      <input type="text" autocomplete="off" spellcheck="false" maxlength=${NAME_LENGTH} required aria-label=${words().START.name(seat)}
        list=${offered && player.kind === 'local' ? NAMES : nothing}
        .value=${live(player.name)} @input=${(event: Event) => change(rename(draft, seat, (event.target as HTMLInputElement).value))}
        @focus=${(event: Event) => (event.target as HTMLInputElement).select()} />
      ${kindSelect(player, seat, (character) => change(choose(draft, seat, character)))}
      ${draft.players.length > MIN_SEATS
        ? html`<button type="button" class="quiet remove" aria-label=${words().START.remove(player.name)}
          title=${words().START.remove(player.name)}
            @click=${() => change(removePlayer(draft, seat, words().DEFAULT_NAMES))}>×</button>`
        : nothing}
      ${key === null && !clocked ? nothing : html`<div class="character own">${key === null ? nothing : html`
        <label class="small call-key"><span>${words().START.callsWith}</span>
          <input type="text" autocomplete="off" spellcheck="false" maxlength="1" required
            aria-label=${words().START.callKey(player.name)} .value=${live(words().upper(key))}
            @input=${(event: Event) => change(chooseKey(draft, seat, (event.target as HTMLInputElement).value))}
            @focus=${(event: Event) => (event.target as HTMLInputElement).select()} /></label>`}
        ${clocked ? clockSelect(player, draft.callSeconds, (clock) => change(chooseClock(draft, seat, clock))) : nothing}</div>`}
      ${player.kind === 'bot'
        ? html`<p class="small character" id=${lineId(seat)}>${words().CHARACTER_WORDS[player.level ?? DEFAULT_CHARACTER].line}</p>`
        : nothing}
    </li>`;
}

const CALL_TIMES: readonly CallSeconds[] = [...TIMES_TO_CALL, 'asked'];

/** Everything that can be played for. */
const PLAYED_FOR: readonly PlayedFor[] = [
  { kind: 'single' }, { kind: 'to-100' }, ...MATCH_GAMES.map((games) => ({ kind: 'games', games }) as const),
];

function playedForSelect(playedFor: PlayedFor, chosen: (playedFor: PlayedFor) => void): TemplateResult {
  const is = (one: PlayedFor): boolean => JSON.stringify(one) === JSON.stringify(playedFor);
  return html`
    <select @change=${(event: Event) => chosen(PLAYED_FOR[(event.target as HTMLSelectElement).selectedIndex] ?? { kind: 'single' })}>
      ${PLAYED_FOR.map((one) => html`<option .selected=${live(is(one))}>${words().playedForName(one)}</option>`)}
    </select>`;
}

function form({ draft, names }: SetupModel, { ask, openRules }: SetupPorts): TemplateResult {
  const change = (changed: SetupDraft): void => void ask({ kind: 'change', draft: changed });
  // A name that nobody typed is the language's, and goes with it.
  const players = namedPlayers(draft.players, words().DEFAULT_NAMES);
  const offered = freeNames(names, players);
  const several = severalPersons(draft.players);
  const calls = draft.rules.calls !== 'automatic';
  const asked = isAsked(draft);
  return html`
    <form class="paper setup" @submit=${(event: Event) => { event.preventDefault(); void ask({ kind: 'play' }); }}>
      <h2>${words().START.players}</h2>
      <div class="seats">
        <ol class="players-form">${players.map((player, seat) => playerRow(draft, player, seat, offered.length > 0, change))}</ol>
        <datalist id=${NAMES}>${offered.map((name) => html`<option value=${name}></option>`)}</datalist>
        ${draft.players.length < MAX_SEATS
          ? html`<button type="button" class="quiet add" @click=${() => change(addPlayer(draft))}>+ ${words().START.add}</button>`
          : nothing}
        ${several ? html`<p class="small">${words().START.openRacks} ${asked ? words().START.whoIsAsked
          : calls ? words().START[draft.sitting === 'around' ? 'callsAround' : 'whoCalls'] : nothing}</p>${
          calls && !asked ? keyTest() : nothing}` : nothing}
      </div>
      ${rulesForm(draft, (terms) => change({ ...draft, ...terms }))}
      <div class="options">
        <label class="line"><span>${words().START.playedFor}</span>${
          playedForSelect(draft.playedFor, (playedFor) => change({ ...draft, playedFor }))}</label>
        ${calls ? html`<label class="line"><span>${words().START.callTime}</span>
          ${callTimeSelect(CALL_TIMES, draft.callSeconds, (callSeconds) => change({ ...draft, callSeconds }))}</label>` : nothing}
        <label class="line"><span>${words().START.pace}</span>${paceSelect(draft.pace, (pace) => change({ ...draft, pace }))}</label>
        ${several ? html`<label class="line"><span>${words().START.sitting}</span>${
          sittingSelect(draft.sitting, (sitting) => change({ ...draft, sitting }))}</label>
          ${draft.sitting === 'around' ? html`<p class="small">${words().START.around}</p>` : nothing}` : nothing}
      </div>
      <button type="submit" class="main play">${words().START.play}</button>
      <button type="button" class="quiet" aria-label=${words().RULES_OPEN.name} @click=${() => openRules()}>${
        words().RULES_OPEN.short}</button>
    </form>`;
}

/** The set-up. */
export function setupTemplate(model: SetupModel, ports: SetupPorts): TemplateResult {
  return html`
    <main class="start">
      <header>${star()}<h1 tabindex="-1"><span class="spoken">${words().START.title}</span>${wordmark()}</h1>${star()}</header>
      <div class="notes" role="status">${model.notices.map((notice) => html`<p class="note">${noticeText(notice)}</p>`)}</div>
      <div class="cards">${form(model, ports)}</div>
      <button type="button" class="back" @click=${() => ports.ask({ kind: 'leave' })}>${words().START.back}</button>
    </main>`;
}
