/** Somebody who sits down at the game, as a panel: who it is, what is theirs, and for a computer player the others to choose from. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { OwnKey } from '../../seats/keys';
import type { OwnKeys } from '../../seats/seats';
import { CHARACTERS, DEFAULT_CHARACTER, type Character } from '../../setup/players';
import { formats } from '../../strings/formats';
import { say } from '../../strings/say';
import { shownName, isYou } from '../../strings/words/grammar';
import { seatsSentence } from '../../strings/words/refusals/seats';
import { onCard } from '../../strings/words/setup/atTable';
import { characterChoice } from '../../strings/words/setup/profiles';
import { defaultNames } from '../../strings/words/start/names';
import { face } from '../../ui/ornaments';
import { choiceRow, rowOf } from '../../ui/parts/choiceRow';
import { keyField, nameField } from '../../ui/parts/seatFields';
import { mark } from '../../ui/parts/play/emblem';
import type { HomeAsk } from '../commands';
import type { ShellGame } from '../shellGame';
import type { DraftOf, SetPlayer, ShellTypes } from '../types';
import { chooseCharacter, chooseKey, chooseStart, mayRemove, removeSeat, renameSeat } from './draftChanges';
import type { Complaint } from './homeModel';

export interface SeatPanel<T extends ShellTypes> {
  readonly game: Pick<ShellGame<T>, 'home' | 'agreement'>;
  readonly draft: DraftOf<T>;
  readonly seat: number;
  readonly player: SetPlayer;
  readonly unfolded: boolean;
  /** What is wrong with this seat; null: nothing. */
  readonly complaint: Complaint<T> | null;
  /** The list of names that are offered to a person; null where there are none. */
  readonly names: string | null;
}

export function seatPanel<T extends ShellTypes>(panel: SeatPanel<T>, ask: HomeAsk<T>): TemplateResult {
  const { draft, seat, player: { kind, level = DEFAULT_CHARACTER, shape, name }, complaint } = panel;
  const isBot = kind === 'bot';
  const shown = shownName(name);
  return html`
    <li class="paper seat shell-sits">
      <div class="who-sits">
        <span class="emblem">${isBot ? face(level) : nothing}${mark(shape)}</span>
        <div class="naming">
          ${isBot ? html`<b class="shell-bot-name">${shown}</b>` : nameOf(panel, ask)}
          <p class="small" id="shell-line-${seat}">${isBot ? lineOf(panel.game.home, level) : isYou(name) || panel.player.me !== true
            ? say('setup-person') : say('setup-you')}</p>
        </div>
        ${mayRemove(draft, seat) ? removeButton(panel, shown, ask) : nothing}
      </div>
      ${complaint === null ? nothing
        : html`<p class="complaint" role="alert" id="complaint">${seatsSentence(panel.game.agreement, complaint.problem)}</p>`}
      <div class="own">${startOf(panel, shown, ask)}${isBot ? otherButton(panel, shown, ask) : ownKeys(panel, shown, ask)}</div>
      ${isBot && panel.unfolded ? faces(panel, ask) : nothing}
    </li>`;
}

/** What is told of a character where they sit. */
function lineOf<T extends ShellTypes>({ characterLine }: ShellGame<T>['home'], level: Character): string {
  return characterLine ? characterLine(level) : say(`profile-strength-${level}`);
}

function isAbout<T extends ShellTypes>({ complaint }: SeatPanel<T>, field: 'name' | 'key'): boolean {
  return complaint !== null && ['same-key', 'bad-key'].includes(complaint.problem.code) === (field === 'key');
}

function nameOf<T extends ShellTypes>(panel: SeatPanel<T>, ask: HomeAsk<T>): TemplateResult {
  const { draft, seat, player, names } = panel;
  const wrong = isAbout(panel, 'name');
  return nameField({
    // What somebody types stays as they type it.
    value: draft.seats[seat]?.name ?? shownName(player.name), label: say('setup-name', { number: seat + 1 }),
    invalid: wrong ? 'true' : 'false', describedBy: wrong ? 'complaint' : `shell-line-${seat}`, list: names,
    change: (name) => void ask({ kind: 'draft', draft: renameSeat(draft, seat, name) }),
  });
}

/** The keys of somebody's own. What is wrong with keys is told at the first. */
function ownKeys<T extends ShellTypes>(panel: SeatPanel<T>, shown: string, ask: HomeAsk<T>): readonly TemplateResult[] {
  const { draft, seat, player, game: { agreement: { of: { keys } } } } = panel;
  return Object.entries<OwnKey<never>>(keys).flatMap(([name, { label, word }], i) => {
    const key = (player as OwnKeys<string>)[name];
    const wrong = i === 0 && isAbout(panel, 'key');
    return key === undefined ? [] : keyField({
      value: key, label: label(shown), ...word ? { word: word() } : {}, invalid: wrong ? 'true' : 'false',
      describedBy: wrong ? 'complaint' : null, change: (typed) => void ask({ kind: 'draft', draft: chooseKey(draft, seat, typed, name) }),
    });
  });
}

/** What somebody begins with, where each may have something of their own. */
function startOf<T extends ShellTypes>(
  { game: { agreement: { start } }, draft, seat }: SeatPanel<T>, shown: string, ask: HomeAsk<T>,
): TemplateResult | typeof nothing {
  if (start === null) return nothing;
  const usual = draft[start.name as keyof typeof draft] as number;
  const change = ({ target }: Event): void =>
    void ask({ kind: 'draft', draft: chooseStart(draft, seat, Number((target as HTMLSelectElement).value), usual) });
  const own = draft.seats[seat]?.start ?? usual;
  return html`
    <label class="shell-start"><span>${start.word()}</span>
      <select aria-label=${start.label(shown)} .value=${live(String(own))} @change=${change}>${start.of.map((one) => html`
        <option value=${one} ?selected=${one === own}>${formats().number(one)}</option>`)}</select></label>`;
}

function removeButton<T extends ShellTypes>(
  { draft, seat }: SeatPanel<T>, shown: string, ask: HomeAsk<T>,
): TemplateResult {
  const label = say('setup-remove', onCard(shown));
  return html`<button type="button" class="quiet remove" aria-label=${label} title=${label}
    @click=${() => void ask({ kind: 'draft', draft: removeSeat(draft, seat, defaultNames()) })}>×</button>`;
}

/** A word that unfolds the characters to choose from. */
function otherButton<T extends ShellTypes>(
  { seat, unfolded }: SeatPanel<T>, shown: string, ask: HomeAsk<T>,
): TemplateResult {
  const label = say('setup-other-player-name', onCard(shown));
  return html`<button type="button" class="quiet unfolds" aria-expanded=${unfolded} aria-label=${label}
    @click=${() => void ask({ kind: 'unfold', seat: unfolded ? null : seat })}>${say('setup-other-player')}</button>`;
}

function faces<T extends ShellTypes>(
  { game: { home: { characterNote } }, draft, seat, player: { level = DEFAULT_CHARACTER } }: SeatPanel<T>, ask: HomeAsk<T>,
): TemplateResult {
  return choiceRow(rowOf({
    name: `faces-${seat}`, label: say('setup-character', { number: seat + 1 }), as: 'portraits', of: CHARACTERS, chosen: level,
    words: (one) => ({
      word: say(`character-${one}`), ...characterNote ? { note: characterNote(one) } : {}, spoken: characterChoice(one),
      picture: face(one),
    }),
    choose: (one) => void ask({ kind: 'draft', draft: chooseCharacter(draft, seat, one) }),
  }));
}
