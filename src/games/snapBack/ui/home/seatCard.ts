/** Somebody who sits down at the game, as a card: who it is, what is theirs, and for a computer player the others to choose from. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { CHARACTERS, DEFAULT_CHARACTER } from '../../../../setup/players';
import { say } from '../../../../strings/say';
import { shownName, isYou } from '../../../../strings/words/grammar';
import { onCard } from '../../../../strings/words/setup/atTable';
import { characterChoice } from '../../../../strings/words/setup/profiles';
import { defaultNames } from '../../../../strings/words/start/names';
import { face } from '../../../../ui/ornaments';
import { choiceRow, rowOf } from '../../../../ui/parts/choiceRow';
import { keyField, nameField } from '../../../../ui/parts/seatFields';
import type { Draft } from '../../kept/draft';
import type { SnapBackPlayer } from '../../kept/setup';
import { spanOf } from '../../players/levels';
import type { Seat } from '../../rules/game';
import { complaintText } from '../../words/home/complaints';
import { mark } from '../parts/mark';
import { chooseCharacter, chooseKey, mayRemove, removeSeat, renameSeat } from './draftChanges';
import type { Complaint, HomeAsk } from './homeModel';

export interface SeatCard {
  readonly draft: Draft;
  readonly seat: Seat;
  readonly player: SnapBackPlayer;
  readonly unfolded: boolean;
  /** What is wrong with this seat; null: nothing. */
  readonly complaint: Complaint | null;
  /** The list of names that are offered to a person; null where there are none. */
  readonly names: string | null;
}

export function seatCard(card: SeatCard, ask: HomeAsk): TemplateResult {
  const { draft, seat, player: { kind, level = DEFAULT_CHARACTER, shape, name }, complaint } = card;
  const isBot = kind === 'bot';
  const shown = shownName(name);
  return html`
    <li class="paper seat sb-sits">
      <div class="who-sits">
        <span class="emblem">${isBot ? face(level) : nothing}${mark(shape)}</span>
        <div class="naming">
          ${isBot ? html`<b class="sb-bot-name">${shown}</b>` : nameOf(card, ask)}
          <p class="small" id="sb-line-${seat}">${isBot ? remembers(card) : isYou(name) || card.player.me !== true
            ? say('setup-person') : say('setup-you')}</p>
        </div>
        ${mayRemove(draft, seat) ? removeButton(card, shown, ask) : nothing}
      </div>
      ${complaint === null ? nothing : html`<p class="complaint" role="alert" id="complaint">${complaintText(complaint.problem)}</p>`}
      <div class="own">${isBot ? otherButton(card, shown, ask) : callKey(card, shown, ask)}</div>
      ${isBot && card.unfolded ? faces(card, ask) : nothing}
    </li>`;
}

/** How far back a computer player remembers. */
function remembers({ player: { level = DEFAULT_CHARACTER } }: SeatCard): string {
  return say('snap-back-remembers', { back: spanOf(level) });
}

function isAbout({ complaint }: SeatCard, field: 'name' | 'key'): boolean {
  return complaint !== null && ['same-key', 'bad-key'].includes(complaint.problem.code) === (field === 'key');
}

function nameOf(card: SeatCard, ask: HomeAsk): TemplateResult {
  const { draft, seat, player, names } = card;
  const wrong = isAbout(card, 'name');
  return nameField({
    // What somebody types stays as they type it.
    value: draft.seats[seat]?.name ?? shownName(player.name), label: say('setup-name', { number: seat + 1 }),
    invalid: wrong ? 'true' : 'false', describedBy: wrong ? 'complaint' : `sb-line-${seat}`, list: names,
    change: (name) => void ask({ kind: 'draft', draft: renameSeat(draft, seat, name) }),
  });
}

function callKey(card: SeatCard, shown: string, ask: HomeAsk): TemplateResult | typeof nothing {
  const { draft, seat, player: { callKey: key } } = card;
  if (key === undefined) return nothing;
  const wrong = isAbout(card, 'key');
  return keyField({
    value: key, label: say('setup-call-key', onCard(shown)), invalid: wrong ? 'true' : 'false', describedBy: wrong ? 'complaint' : null,
    change: (typed) => void ask({ kind: 'draft', draft: chooseKey(draft, seat, typed) }),
  });
}

function removeButton({ draft, seat }: SeatCard, shown: string, ask: HomeAsk): TemplateResult {
  const label = say('setup-remove', onCard(shown));
  return html`<button type="button" class="quiet remove" aria-label=${label} title=${label}
    @click=${() => void ask({ kind: 'draft', draft: removeSeat(draft, seat, defaultNames()) })}>×</button>`;
}

/** A word that unfolds the characters to choose from. */
function otherButton({ seat, unfolded }: SeatCard, shown: string, ask: HomeAsk): TemplateResult {
  const label = say('setup-other-player-name', onCard(shown));
  return html`<button type="button" class="quiet unfolds" aria-expanded=${unfolded} aria-label=${label}
    @click=${() => void ask({ kind: 'unfold', seat: unfolded ? null : seat })}>${say('setup-other-player')}</button>`;
}

function faces({ draft, seat, player: { level = DEFAULT_CHARACTER } }: SeatCard, ask: HomeAsk): TemplateResult {
  return choiceRow(rowOf({
    name: `faces-${seat}`, label: say('setup-character', { number: seat + 1 }), as: 'portraits', of: CHARACTERS, chosen: level,
    words: (one) => ({
      word: say(`character-${one}`), note: say('snap-back-remembers-short', { back: spanOf(one) }), spoken: characterChoice(one),
      picture: face(one),
    }),
    choose: (one) => void ask({ kind: 'draft', draft: chooseCharacter(draft, seat, one) }),
  }));
}
