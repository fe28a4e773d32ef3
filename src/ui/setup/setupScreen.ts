/** The set-up: who plays, as cards; what is agreed, as rows of words; and Play, which is always in sight. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { MAX_SEATS, MIN_SEATS } from '../../rules/options';
import { namedPlayers } from '../../setup/defaultNames';
import { withMe } from '../../setup/kept/me';
import type { SetupDraft } from '../../setup/kept/tables';
import { callKeysOf, marksOf, severalPersons, type Player } from '../../setup/players';
import { isAsked } from '../../setup/setup';
import { minutesFor, roundMinutes } from '../../setup/time/duration';
import { say } from '../../strings/say';
import { shownName } from '../../strings/words/grammar';
import { setupSentence } from '../../strings/words/refusals/problems';
import { lasts } from '../../strings/words/setup/lasts';
import { defaultNames } from '../../strings/words/start/names';
import type { Ask } from '../commands';
import { choiceRow } from '../parts/choiceRow';
import { keyTest } from '../parts/keyTest';
import { seatsSection, setupFrame } from '../parts/setup/frame';
import { emptyPlace } from '../parts/setup/seat';
import { complaintPlace } from './complaint';
import { rowsOf, type RowPorts } from './rows';
import { seatCard, type SeatCard } from './seatCard';
import { addCharacter, addPerson, nextCharacter } from './setupDraft';
import type { SetupModel } from './setupModel';
import { sittingRow } from './sitting';

/** What the set-up asks for. */
export interface SetupPorts {
  readonly ask: Ask;
  /** Opens a dialog. */
  readonly open: (name: 'rules' | 'settings') => void;
}

/** Who sits there, with all their names. A name that nobody typed is the language's, and goes with it. */
function playersOf({ players }: SetupDraft): readonly Player[] {
  return namedPlayers(withMe(players), defaultNames());
}

/** What each card shows. @param players with all their names, as a game keeps them */
function cardsOf({ draft, unfolded, complaint }: SetupModel, players: readonly Player[], names: string | null): readonly SeatCard[] {
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
    names,
  }));
}

function seats(model: SetupModel, ports: RowPorts): TemplateResult {
  const { draft } = model;
  const { change } = ports;
  const players = playersOf(draft);
  return seatsSection(players, model.names, (list) => [
    ...cardsOf(model, players, list).map((card) => seatCard(card, ports)),
    players.length < MAX_SEATS ? emptyPlace({
      seated: draft.players.map(({ level }) => level), addPerson: () => change(addPerson(draft)),
      addAny: () => change(addCharacter(draft, nextCharacter(draft))), add: (one) => change(addCharacter(draft, one)),
    }) : nothing,
  ], severalPersons(players) ? together(model, ports) : nothing);
}

/** What there is to choose and to try where several people sit at this screen. */
function together({ draft }: SetupModel, { change }: RowPorts): TemplateResult {
  const keys = !isAsked(draft) && draft.rules.calls !== 'automatic';
  return html`${choiceRow(sittingRow(draft.sitting, (sitting) => change({ ...draft, sitting })))}${
    keys ? keyTest(callKeysOf(draft.players).map((key) => (key === null ? [] : [key]))) : nothing}`;
}

/** The set-up. */
export function setupTemplate(model: SetupModel, { ask, open }: SetupPorts): TemplateResult {
  const { draft, unfolded, complaint } = model;
  const ports: RowPorts = {
    change: (changed) => void ask({ kind: 'change', draft: changed }), unfold: (what) => void ask({ kind: 'unfold', what }),
  };
  return setupFrame({
    as: '', title: say(severalPersons(draft.players) ? 'setup-title-several' : 'setup-title-alone'), left: seats(model, ports),
    rows: rowsOf(draft, unfolded, ports), play: () => void ask({ kind: 'play' }), leave: null,
    wrong: complaint !== null && complaintPlace(complaint, playersOf(draft)) === null ? setupSentence(complaint) : null,
    lasts: lasts(draft.playedFor, roundMinutes(minutesFor(draft))),
    foot: [
      html`<button type="button" @click=${() => ask({ kind: 'leave' })}>${say('setup-back')}</button>`,
      html`<button type="button" aria-label=${say('rules-open-name')} @click=${() => open('rules')}>${say('rules-open')}</button>`,
      html`<button type="button" @click=${() => open('settings')}>${say('settings-open')}</button>`,
    ],
  });
}
