/** A player of the set-up as a card: who sits there, with what is theirs alone, and what can be unfolded of it to choose from. */
import { html, nothing, type TemplateResult } from 'lit-html';
import {
  CHARACTERS, DEFAULT_CHARACTER, OWN_CLOCKS, SHAPES, severalPersons, type Character, type Player, type Shape,
} from '../../setup/players';
import type { SetupDraft } from '../../setup/kept/tables';
import { say } from '../../strings/say';
import { isYou } from '../../strings/words/grammar';
import { onCard } from '../../strings/words/setup/atTable';
import { characterChoice } from '../../strings/words/setup/profiles';
import { ownClockName } from '../../strings/words/setup/terms';
import { isNameOf } from '../../strings/words/start/characters';
import { defaultNames } from '../../strings/words/start/names';
import { face, mark } from '../ornaments';
import { choiceRow, rowOf, type ChoiceRow } from '../parts/choiceRow';
import { keyField, nameField } from '../parts/seatFields';
import type { RowPorts } from './rows';
import { choose, chooseClock, chooseKey, chooseMark, makeMe, removePlayer, rename } from './setupDraft';
import type { SeatPart } from './setupModel';

/** What a card shows. */
export interface SeatCard {
  readonly draft: SetupDraft;
  readonly seat: number;
  readonly player: Player;
  readonly shape: Shape;
  /** The player's own key to call with; null where nobody needs one. */
  readonly key: string | null;
  /** Whether a clock runs for this player, so that they can have one of their own. */
  readonly clocked: boolean;
  /** Whether the others would still be enough to play. */
  readonly removable: boolean;
  readonly unfolded: SeatPart | null;
  readonly complaint: { readonly field: 'name' | 'key'; readonly sentence: string } | null;
  /** The list of names that are offered to a person; null where there are none. */
  readonly names: string | null;
}

export function seatCard(card: SeatCard, ports: RowPorts): TemplateResult {
  const { draft, seat, player, shape, removable } = card;
  const bot = player.kind === 'bot';
  return html`
    <li class="paper seat">
      <div class="who-sits">
        ${bot ? html`<span class="emblem">${face(player.level ?? DEFAULT_CHARACTER)}</span>` : markButton(card, 'emblem', ports)}
        <div class="naming">
          ${nameOf(card, ports)}
          <p class="small" id="line-of-${seat}">${bot ? lineOf(player.level ?? DEFAULT_CHARACTER, player.name) : personOf(player)}</p>
        </div>
        ${removable
          ? html`<button type="button" class="quiet remove" aria-label=${say('setup-remove', onCard(player.name))}
              title=${say('setup-remove', onCard(player.name))}
              @click=${(event: Event) => {
                // A second press must not remove whoever comes to stand there.
                (event.target as Element).closest('li')?.querySelector<HTMLElement>('.mark-button')?.focus();
                ports.change(removePlayer(draft, seat, defaultNames()));
              }}>×</button>`
          : nothing}
      </div>
      ${card.complaint === null ? nothing : html`<p class="complaint" role="alert" id="complaint">${card.complaint.sentence}</p>`}
      <div class="own">
        ${bot ? markButton(card, 'small-mark', ports) : keyOf(card, ports)}
        ${meButton(card, ports)}
        ${bot ? otherButton(card, ports) : clockButton(card, ports)}
      </div>
      ${unfoldedRow(card, shape, ports)}
    </li>`;
}

/** Whether somebody is the player of this device. The name "You" says so already. */
function personOf({ me, name }: Player): string {
  return me === true && !isYou(name) ? say('setup-you') : say('setup-person');
}

/** What is said of a character; and who it is, where its name does not tell. */
function lineOf(level: Character, name: string): string {
  const line = say(`character-${level}-line`);
  return isNameOf(level, name) ? line : say('setup-plays-as', { name: say(`character-${level}`), line });
}

/** What says of a field that something is wrong with it, and what. */
function faultOf({ complaint }: SeatCard, field: 'name' | 'key'): { readonly invalid: 'true' | 'false'; readonly id: string | null } {
  return complaint?.field === field ? { invalid: 'true', id: 'complaint' } : { invalid: 'false', id: null };
}

function nameOf(card: SeatCard, { change }: RowPorts): TemplateResult {
  const { draft, seat, player, names } = card;
  const { invalid, id } = faultOf(card, 'name');
  return nameField({
    value: player.name, label: say('setup-name', { number: seat + 1 }), invalid, describedBy: id ?? `line-of-${seat}`,
    list: player.kind === 'local' ? names : null, change: (name) => change(rename(draft, seat, name)),
  });
}

function keyOf(card: SeatCard, { change }: RowPorts): TemplateResult | typeof nothing {
  const { draft, seat, player, key } = card;
  if (key === null) return nothing;
  const { invalid, id } = faultOf(card, 'key');
  return keyField({
    value: key, label: say('setup-call-key', onCard(player.name)), invalid, describedBy: id,
    change: (typed) => change(chooseKey(draft, seat, typed)),
  });
}

/** The mark, to be pressed for another one. */
function markButton({ seat, player, shape, unfolded }: SeatCard, look: 'emblem' | 'small-mark', { unfold }: RowPorts): TemplateResult {
  const open = unfolded === 'mark';
  return html`
    <button type="button" class="${look} mark-button" aria-expanded=${open} title=${say('setup-mark', onCard(player.name))}
      aria-label=${say('setup-mark', onCard(player.name))}
      @click=${() => unfold(open ? null : { part: 'mark', seat })}>${mark(shape)}</button>`;
}

/** Says that another one of several is the player of this device. */
function meButton({ draft, seat, player }: SeatCard, { change }: RowPorts): TemplateResult | typeof nothing {
  if (player.kind !== 'local' || player.me === true || !severalPersons(draft.players)) return nothing;
  return html`
    <button type="button" class="quiet" aria-label=${say('setup-this-is-me-name', onCard(player.name))}
      @click=${() => change(makeMe(draft, seat))}>${say('setup-this-is-me')}</button>`;
}

function otherButton(card: SeatCard, ports: RowPorts): TemplateResult {
  return unfolder(card, 'faces', say('setup-other-player'), say('setup-other-player-name', onCard(card.player.name)), ports);
}

/** Tells the player's own clock, where there is one, and unfolds the choice. */
function clockButton(card: SeatCard, ports: RowPorts): TemplateResult | typeof nothing {
  const { player, draft, clocked } = card;
  if (!clocked) return nothing;
  const told = player.clock === undefined ? say('setup-more-time') : ownClockName(draft.callSeconds, player.clock);
  return unfolder(card, 'clock', told, say('setup-more-time-name', { ...onCard(player.name), told }), ports);
}

/**
 * A word that unfolds something.
 * @param name what it is called for those who do not see on whose card it stands; it begins with the word
 */
function unfolder({ seat, unfolded }: SeatCard, part: SeatPart, word: string, name: string, { unfold }: RowPorts): TemplateResult {
  const open = unfolded === part;
  return html`
    <button type="button" class="quiet unfolds" aria-expanded=${open} aria-label=${name}
      @click=${() => unfold(open ? null : { part, seat })}>${word}</button>`;
}

function unfoldedRow(card: SeatCard, shape: Shape, { change }: RowPorts): TemplateResult | typeof nothing {
  const { draft, seat, player, unfolded } = card;
  const row = (): ChoiceRow | null => {
    switch (unfolded) {
      case null: return null;
      case 'faces': return rowOf({
        name: `faces-${seat}`, label: say('setup-character', { number: seat + 1 }), as: 'portraits', of: CHARACTERS,
        chosen: player.level ?? DEFAULT_CHARACTER,
        words: (one) => ({
          word: say(`character-${one}`), note: say(`profile-strength-${one}`), spoken: characterChoice(one),
          line: say(`character-${one}-line`), picture: face(one),
        }),
        choose: (one) => change(choose(draft, seat, one)),
      });
      case 'mark': return rowOf({
        name: `mark-${seat}`, label: say('setup-mark', onCard(player.name)), as: 'pictures', of: SHAPES, chosen: shape,
        words: (one) => ({ word: say(`mark-${one}`), picture: mark(one) }),
        choose: (one) => change(chooseMark(draft, seat, one)),
      });
      case 'clock': return rowOf({
        name: `clock-${seat}`, label: say('setup-own-clock', onCard(player.name)), of: [null, ...OWN_CLOCKS], chosen: player.clock ?? null,
        words: (one) => ({ word: ownClockName(draft.callSeconds, one) }),
        choose: (one) => change(chooseClock(draft, seat, one)),
      });
    }
  };
  const unfolds = row();
  return unfolds === null ? nothing : choiceRow(unfolds);
}
