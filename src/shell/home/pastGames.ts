/** Games that wait, games that are over, and what the player of this device has done best. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { formats } from '../../strings/formats';
import { shownName } from '../../strings/words/grammar';
import { say } from '../../strings/say';
import { keyedList } from '../../ui/keyedList';
import type { HomeAsk } from '../commands';
import type { ShellGame } from '../shellGame';
import type { PlainPast, ShellTypes } from '../types';
import type { HomeModel } from './homeModel';
import type { PastParts } from './homeParts';

/** Who played, of a game that says no more. */
const namesOf = ({ names }: PlainPast): readonly TemplateResult[] => names.map((name) => html`${shownName(name)}`);

/** What can be continued: nothing where no game waits. */
export function waitingGames<T extends ShellTypes>(
  model: HomeModel<T>, parts: PastParts<T> | undefined, ask: HomeAsk<T>,
): TemplateResult | typeof nothing {
  const games = model.waiting ?? [];
  if (games.length === 0) return nothing;
  return html`
    <section class="paper shell-past" aria-labelledby="shell-waiting">
      <h2 id="shell-waiting">${say('shell-waiting')}</h2>
      ${list(games, model, parts, ask, (game) => html`
        <button type="button" class="main" aria-label=${say('shell-continue-name', { when: when(game) })}
          @click=${() => ask({ kind: 'continueGame', id: game.id })}>${say('shell-continue')}</button>`)}
      ${moreButton(model.more.waiting, false, ask)}
    </section>`;
}

/** What was played: nothing where no game is over. */
export function lastGames<T extends ShellTypes>(
  model: HomeModel<T>, { home: { past: parts }, bests }: Pick<ShellGame<T>, 'home' | 'bests'>, ask: HomeAsk<T>,
): TemplateResult | typeof nothing {
  const games = model.over ?? [];
  const best = model.bests === null ? null : parts?.best?.(model.bests) ?? null;
  if (games.length === 0 && (model.bests?.games.length ?? 0) === 0) return nothing;
  return html`
    <section class="paper shell-past" aria-labelledby="shell-over-games">
      <h2 id="shell-over-games">${say('shell-last-games')}</h2>
      ${bests === undefined ? nothing : html`
        <p class="shell-best">${best === null ? nothing : html`<span>${best}</span>`}
          <button type="button" class="quiet" @click=${() => ask({ kind: 'openBests', name: null })}>${say('shell-after-bests')}</button>
        </p>`}
      ${list(games, model, parts, ask, (game) => html`
        <button type="button" aria-label=${say('shell-look-name', { when: when(game) })}
          @click=${() => ask({ kind: 'lookAt', id: game.id })}>${say('shell-look')}</button>`)}
      ${moreButton(model.more.over, true, ask)}
    </section>`;
}

function list<T extends ShellTypes>(
  games: readonly T['Past'][], { pendingDelete }: HomeModel<T>, parts: PastParts<T> | undefined, ask: HomeAsk<T>,
  does: (game: T['Past']) => TemplateResult,
): TemplateResult {
  const seats = (game: T['Past']): readonly TemplateResult[] => parts?.seats(game) ?? namesOf(game as PlainPast);
  return html`<ul>${keyedList(games, ({ id }) => id, (game) => html`
    <li>
      <p><span class="shell-past-seats">${seats(game).map((seat) => html`<span>${seat}</span>`)}</span>
        <small>${parts?.line(game, when(game)) ?? when(game)}</small></p>
      <span class="shell-past-does">${does(game)}${deleteButton(game, pendingDelete === game.id, ask)}</span>
    </li>`)}</ul>`;
}

function when({ at }: ShellTypes['Past']): string {
  return formats().dayAndTime(at);
}

function moreButton<T extends ShellTypes>(more: boolean, over: boolean, ask: HomeAsk<T>): TemplateResult | typeof nothing {
  return more ? html`<button type="button" class="quiet" @click=${() => ask({ kind: 'moreGames', over })}>${say('shell-more')}</button>`
    : nothing;
}

function deleteButton<T extends ShellTypes>(game: T['Past'], pending: boolean, ask: HomeAsk<T>): TemplateResult {
  const press = (): void => void ask({ kind: 'deleteGame', id: game.id });
  if (pending) return html`<button type="button" class="quiet" @click=${press}>${say('shell-delete-now')}</button>`;
  const label = say('shell-delete', { when: when(game) });
  return html`<button type="button" class="quiet remove" aria-label=${label} title=${label} @click=${press}>×</button>`;
}
