/** A player of the set-up as a card: who sits there, with what is theirs alone, and what can be unfolded of it to choose from. */
import { html, nothing, type TemplateResult } from 'lit-html';
import {
  DEFAULT_CHARACTER, OWN_CLOCKS, SHAPES, severalPersons, type Character, type Player, type Shape,
} from '../../setup/players';
import type { SetupDraft } from '../../setup/kept/tables';
import { say } from '../../strings/say';
import { isYou } from '../../strings/words/grammar';
import { onCard } from '../../strings/words/setup/atTable';
import { ownClockName } from '../../strings/words/setup/terms';
import { isNameOf } from '../../strings/words/start/characters';
import { defaultNames } from '../../strings/words/start/names';
import { face, mark } from '../ornaments';
import { choiceRow, rowOf, type ChoiceRow } from '../parts/choiceRow';
import * as shared from '../parts/setup/seat';
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
  readonly complaint: shared.SeatComplaint | null;
  /** The list of names that are offered to a person; null where there are none. */
  readonly names: string | null;
}

export function seatCard(card: SeatCard, ports: RowPorts): TemplateResult {
  const { draft, seat, player, shape, removable, complaint, key } = card;
  const bot = player.kind === 'bot';
  const level = player.level ?? DEFAULT_CHARACTER;
  const { change } = ports;
  return shared.seatCard({
    seat, name: player.name, complaint,
    emblem: bot ? html`<span class="emblem">${face(level)}</span>` : markButton(card, 'emblem', ports),
    naming: shared.seatName(card, player.name, bot ? null : card.names, (name) => change(rename(draft, seat, name))),
    line: bot ? lineOf(level, player.name) : personOf(player),
    remove: removable ? (event) => {
      // A second press must not remove whoever comes to stand there.
      (event.target as Element).closest('li')?.querySelector<HTMLElement>('.mark-button')?.focus();
      change(removePlayer(draft, seat, defaultNames()));
    } : null,
    own: [
      bot ? markButton(card, 'small-mark', ports) : key === null ? nothing : shared.seatKey(
        complaint, { value: key, label: say('setup-call-key', onCard(player.name)) }, (typed) => change(chooseKey(draft, seat, typed)),
      ),
      meButton(card, ports),
      bot ? shared.otherPlayer(card.unfolded === 'faces', player.name, toggle(card, 'faces', ports)) : clockButton(card, ports),
    ],
    unfolded: unfoldedRow(card, shape, ports),
  });
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

/** Unfolds a part of a card, or folds it. */
function toggle({ seat, unfolded }: SeatCard, part: SeatPart, { unfold }: RowPorts): () => void {
  return () => unfold(unfolded === part ? null : { part, seat });
}

/** The mark, to be pressed for another one. */
function markButton(card: SeatCard, look: 'emblem' | 'small-mark', ports: RowPorts): TemplateResult {
  const { player, shape, unfolded } = card;
  return html`
    <button type="button" class="${look} mark-button" aria-expanded=${unfolded === 'mark'} title=${say('setup-mark', onCard(player.name))}
      aria-label=${say('setup-mark', onCard(player.name))} @click=${toggle(card, 'mark', ports)}>${mark(shape)}</button>`;
}

/** Says that another one of several is the player of this device. */
function meButton({ draft, seat, player }: SeatCard, { change }: RowPorts): TemplateResult | typeof nothing {
  if (player.kind !== 'local' || player.me === true || !severalPersons(draft.players)) return nothing;
  return html`
    <button type="button" class="quiet" aria-label=${say('setup-this-is-me-name', onCard(player.name))}
      @click=${() => change(makeMe(draft, seat))}>${say('setup-this-is-me')}</button>`;
}

/** Tells the player's own clock, where there is one, and unfolds the choice. */
function clockButton(card: SeatCard, ports: RowPorts): TemplateResult | typeof nothing {
  const { player, draft, clocked } = card;
  if (!clocked) return nothing;
  const told = player.clock === undefined ? say('setup-more-time') : ownClockName(draft.callSeconds, player.clock);
  return shared.unfolder(
    card.unfolded === 'clock', told, say('setup-more-time-name', { ...onCard(player.name), told }), toggle(card, 'clock', ports),
  );
}

function unfoldedRow(card: SeatCard, shape: Shape, { change }: RowPorts): TemplateResult | typeof nothing {
  const { draft, seat, player, unfolded } = card;
  const row = (): ChoiceRow | null => {
    switch (unfolded) {
      case null: return null;
      case 'faces': return shared.facesRow(
        seat, player.level ?? DEFAULT_CHARACTER, (one) => ({ note: say(`profile-strength-${one}`), line: say(`character-${one}-line`) }),
        (one) => change(choose(draft, seat, one)),
      );
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
