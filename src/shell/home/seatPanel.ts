/** Somebody who sits down at the game, as a card: who it is, what is theirs, and for a computer player the others to choose from. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { OwnKey } from '../../seats/keys';
import { peopleIn, type OwnKeys } from '../../setup/seats/ownKeys';
import { DEFAULT_CHARACTER } from '../../setup/players';
import { withoutSeat, withSeat } from '../../setup/seats/seatChanges';
import { formats } from '../../strings/formats';
import { say } from '../../strings/say';
import { isYou, shownName } from '../../strings/words/grammar';
import { seatsSentence } from '../../strings/words/refusals/seats';
import { defaultNames } from '../../strings/words/start/names';
import { face } from '../../ui/ornaments';
import { choiceRow } from '../../ui/parts/choiceRow';
import { mark } from '../../ui/parts/play/emblem';
import { facesRow, otherPlayer, seatCard, seatKey, seatName, type SeatComplaint } from '../../ui/parts/setup/seat';
import type { HomeAsk } from '../commands';
import type { ShellGame } from '../shellGame';
import type { DraftOf, SetPlayer, ShellTypes } from '../types';
import type { HomeModel } from './homeModel';

/** What seats need of whatever is to be played. */
export type SeatsOf<T extends ShellTypes> = Pick<ShellGame<T>, 'agreement'> & {
  readonly home: Pick<ShellGame<T>['home'], 'characterLine' | 'characterNote'>;
};

export interface SeatPanel<T extends ShellTypes> {
  readonly game: SeatsOf<T>;
  readonly model: Pick<HomeModel<T>, 'draft' | 'unfolded' | 'complaint'>;
  readonly seat: number;
  readonly player: SetPlayer;
  /** The list of names that are offered to a person; null where there are none. */
  readonly list: string | null;
  readonly change: (draft: DraftOf<T>) => void;
}

export function seatPanel<T extends ShellTypes>(panel: SeatPanel<T>, ask: HomeAsk<T>): TemplateResult {
  const { game: { home }, model: { draft, unfolded }, seat, player, list, change } = panel;
  const { kind, level = DEFAULT_CHARACTER, shape, me } = player;
  const [isBot, isOpen, name] = [kind === 'bot', unfolded === seat, shownName(player.name)];
  const complaint = complaintAt(panel);
  const own = (part: object): void => change({ ...draft, seats: withSeat(draft.seats, seat, part) });
  const toggle = (): void => void ask({ kind: 'unfold', seat: isOpen ? null : seat });
  return seatCard({
    seat, name, complaint, emblem: html`<span class="emblem">${isBot ? face(level) : nothing}${mark(shape)}</span>`,
    naming: isBot ? html`<b class="shell-bot-name">${name}</b>`
      // What somebody types stays as they type it.
      : seatName({ seat, complaint }, draft.seats[seat]?.name ?? name, list, (typed) => own({ name: typed })),
    line: isBot ? home.characterLine?.(level) ?? say(`profile-strength-${level}`)
      : say(me === true && !isYou(player.name) ? 'setup-you' : 'setup-person'),
    // Somebody can go as long as a person is left.
    remove: draft.seats.length > 1 && (isBot || peopleIn(draft.seats) > 1)
      ? () => change({ ...draft, seats: withoutSeat(draft.seats, seat, defaultNames()) }) : null,
    own: [startOf(panel, name, own), isBot ? otherPlayer(isOpen, name, toggle) : ownKeys(panel, name, complaint, own)],
    unfolded: isBot && isOpen ? choiceRow(facesRow(
      seat, level, (one) => (home.characterNote ? { note: home.characterNote(one) } : {}), (one) => own({ level: one }),
    )) : nothing,
  });
}

function complaintAt<T extends ShellTypes>({ game: { agreement }, model: { complaint }, seat }: SeatPanel<T>): SeatComplaint | null {
  return complaint?.seat !== seat ? null : {
    field: ['same-key', 'bad-key'].includes(complaint.problem.code) ? 'key' : 'name',
    sentence: seatsSentence(agreement, complaint.problem),
  };
}

/** The keys of somebody's own. What is wrong with keys is told at the first. */
function ownKeys<T extends ShellTypes>(
  { game, player }: SeatPanel<T>, shown: string, complaint: SeatComplaint | null, own: (part: object) => void,
): readonly TemplateResult[] {
  return Object.entries<OwnKey<never>>(game.agreement.of.keys).flatMap(([name, { label, word }], i) => {
    const key = (player as OwnKeys<string>)[name];
    // What is no letter and no digit changes nothing: the key stands there again.
    const field = { label: label(shown), ...word ? { word: word() } : {} };
    return key === undefined ? [] : seatKey(i === 0 ? complaint : null, { value: key, ...field }, (typed) =>
      own(/^[\p{L}\p{N}]$/u.test(typed) ? { [name]: typed.toLocaleLowerCase('en') } : {}));
  });
}

/** What somebody begins with, where each may have something of their own: with what all others do, it is nothing of their own. */
function startOf<T extends ShellTypes>(
  { game: { agreement: { start } }, model: { draft }, seat }: SeatPanel<T>, shown: string, own: (part: object) => void,
): TemplateResult | typeof nothing {
  if (start === null) return nothing;
  const usual = draft[start.name as keyof typeof draft] as number;
  const change = ({ target }: Event): void => {
    const chosen = Number((target as HTMLSelectElement).value);
    own({ start: chosen === usual ? undefined : chosen });
  };
  const now = draft.seats[seat]?.start ?? usual;
  return html`
    <label class="shell-start"><span>${start.word()}</span>
      <select aria-label=${start.label(shown)} .value=${live(String(now))} @change=${change}>${start.of.map((one) => html`
        <option value=${one} ?selected=${one === now}>${formats().number(one)}</option>`)}</select></label>`;
}
