/** The first screen of a game: what it is, games that wait, who plays and how, and Play, which is always in sight. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { keysWanted } from '../../seats/keys';
import type { DraftSeat } from '../../seats/seats';
import { peopleIn, type OwnKeys } from '../../setup/seats/ownKeys';
import { say } from '../../strings/say';
import { seatsSentence } from '../../strings/words/refusals/seats';
import { defaultNames } from '../../strings/words/start/names';
import { keyTest } from '../../ui/parts/keyTest';
import { seatsSection, setupFrame } from '../../ui/parts/setup/frame';
import { emptyPlace } from '../../ui/parts/setup/seat';
import type { HomeAsk } from '../commands';
import type { ShellGame } from '../shellGame';
import { screenNow } from '../../ui/browser/abilities';
import type { DraftOf, SetPlayer, SetupOf, ShellTypes } from '../types';
import type { HomeModel } from './homeModel';
import { lastGames, waitingGames } from './pastGames';
import { seatPanel, type SeatPanel, type SeatsOf } from './seatPanel';
import { sitsAt, termRows } from './termRows';

export function homeTemplate<T extends ShellTypes>(game: ShellGame<T>, model: HomeModel<T>, ask: HomeAsk<T>): TemplateResult {
  const { draft, me, complaint, from } = model;
  const { agreement, home } = game;
  const sits = sitsAt(draft, screenNow());
  const agreed = agreement.setup(draft, agreement.players(draft, me, defaultNames()), sits.around);
  const change = (changed: DraftOf<T>): void => void ask({ kind: 'draft', draft: changed });
  const leave = (): void => void ask({ kind: 'leaveGuest' });
  return setupFrame({
    as: 'shell-home', title: home.title(), rows: termRows(agreement.of.terms, draft, sits, change),
    wrong: complaint !== null && complaint.seat === null ? seatsSentence(agreement, complaint.problem) : null,
    lasts: home.lasts?.(agreed) ?? null, play: () => void ask({ kind: 'play' }), leave,
    left: html`
      <div class="shell-home-left">
        ${about(game, agreed, ask)}
        ${waitingGames(model, game, ask)}
        ${seats(game, model, agreed.players, change, ask)}
        ${lastGames(model, game, ask)}
      </div>`,
    otherwise: html`${complaint ? home.instead?.(complaint.problem, draft, change) : nothing}${model.isApart ? html`
      <button type="button" class="pill" @click=${() => ask({ kind: 'apart' })}>${say('door-apart')}</button>` : nothing}`,
    foot: [
      html`<button type="button" @click=${leave}>${say('guest-leave', { to: from })}</button>`,
      html`<button type="button" @click=${() => ask({ kind: 'settings' })}>${say('shell-settings')}</button>`,
    ],
  });
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

/** Who plays, with room for more. */
export function seats<T extends ShellTypes>(
  game: SeatsOf<T>, model: SeatPanel<T>['model'] & Pick<HomeModel<T>, 'names'>, players: readonly SetPlayer[],
  change: (draft: DraftOf<T>) => void, ask: HomeAsk<T>,
): TemplateResult {
  const { draft, names } = model;
  const { limits: { most, people }, keys, together } = game.agreement.of;
  const seated = (all: readonly DraftSeat<never>[]): void => change({ ...draft, seats: all });
  const wanted = keysWanted(keys, draft);
  const place = draft.seats.length >= most ? nothing : emptyPlace({
    seated: draft.seats.map(({ level }) => level),
    addPerson: peopleIn(draft.seats) < people ? () => seated(withPerson(draft.seats)) : null,
    add: (level) => seated([...draft.seats, { kind: 'bot', level }]),
  });
  return seatsSection(players, names, (list) => [
    ...players.map((player, seat) => seatPanel({ game, model, seat, player, list, change }, ask)), place,
  ], wanted.length === 0 ? nothing : keyTest(
    players.map((one) => wanted.flatMap((key) => (one as OwnKeys<string>)[key] ?? [])),
    together === undefined ? null : { each: together, passed: () => void ask({ kind: 'keysTogether', each: together }) },
  ));
}

/** One more person, beside the others: computer players sit after them. */
function withPerson(all: readonly DraftSeat<never>[]): readonly DraftSeat<never>[] {
  const after = all.findLastIndex(({ kind }) => kind === 'local') + 1;
  // Who was alone here is the player of this device, and stays that.
  const kept = peopleIn(all) > 1 ? all : all.map((seat) => (seat.kind === 'local' ? { ...seat, me: true as const } : seat));
  return kept.toSpliced(after, 0, { kind: 'local' });
}
