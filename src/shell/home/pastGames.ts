/** Games that wait, games that are over, and what the player of this device has done best. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { formats } from '../../strings/formats';
import { say } from '../../strings/say';
import { shownName } from '../../strings/words/grammar';
import { keyedList } from '../../ui/keyedList';
import type { HomeAsk } from '../commands';
import type { ShellGame } from '../shellGame';
import type { PlainPast, ShellTypes } from '../types';
import type { HomeModel } from './homeModel';

type Game<T extends ShellTypes> = Pick<ShellGame<T>, 'home' | 'bests'>;

/** What can be continued: nothing where no game waits. */
export function waitingGames<T extends ShellTypes>(
  model: HomeModel<T>, game: Game<T>, ask: HomeAsk<T>,
): TemplateResult | typeof nothing {
  return (model.waiting?.length ?? 0) === 0 ? nothing : section(model, game, 'waiting', nothing, (id, when) => html`
    <button type="button" class="main" aria-label=${say('shell-continue-name', { when })}
      @click=${() => ask({ kind: 'continueGame', id })}>${say('shell-continue')}</button>`, ask);
}

/** What was played: nothing where no game is over. */
export function lastGames<T extends ShellTypes>(
  model: HomeModel<T>, game: Game<T>, ask: HomeAsk<T>,
): TemplateResult | typeof nothing {
  const { over, bests } = model;
  if ((over?.length ?? 0) === 0 && (bests?.games.length ?? 0) === 0) return nothing;
  const best = bests && (game.home.past?.best?.(bests) ?? null);
  const records = game.bests === undefined ? nothing : html`
    <p class="shell-best">${best === null ? nothing : html`<span>${best}</span>`}
      <button type="button" class="quiet" @click=${() => ask({ kind: 'openBests', name: null })}>${say('shell-after-bests')}</button></p>`;
  return section(model, game, 'over', records, (id, when) => html`
    <button type="button" aria-label=${say('shell-look-name', { when })} @click=${() => ask({ kind: 'lookAt', id })}>${
      say('shell-look')}</button>`, ask);
}

/** A list of games. @param does what can be done with one, by when it was played */
function section<T extends ShellTypes>(
  model: HomeModel<T>, { home: { past } }: Game<T>, list: 'waiting' | 'over', records: TemplateResult | typeof nothing,
  does: (id: string, when: string) => TemplateResult, ask: HomeAsk<T>,
): TemplateResult {
  const { pendingDelete, more } = model;
  // A game that says no more of it lists who played.
  const seats = (game: T['Past']): readonly unknown[] => past?.seats(game) ?? (game as PlainPast).names.map(shownName);
  return html`
    <section class="paper shell-past" aria-labelledby="shell-${list}">
      <h2 id="shell-${list}">${say(list === 'waiting' ? 'shell-waiting' : 'shell-last-games')}</h2>
      ${records}
      <ul>${keyedList(model[list] ?? [], ({ id }) => id, (game) => {
        const when = formats().dayAndTime(game.at);
        return html`<li>
          <p><span class="shell-past-seats">${seats(game).map((seat) => html`<span>${seat}</span>`)}</span>
            <small>${past?.line(game, when) ?? when}</small></p>
          <span class="shell-past-does">${does(game.id, when)}${deleteButton(game.id, when, pendingDelete === game.id, ask)}</span></li>`;
      })}</ul>
      ${more[list] ? html`
        <button type="button" class="quiet" @click=${() => ask({ kind: 'moreGames', over: list === 'over' })}>${say('shell-more')}</button>`
        : nothing}
    </section>`;
}

function deleteButton<T extends ShellTypes>(id: string, when: string, pending: boolean, ask: HomeAsk<T>): TemplateResult {
  const press = (): void => void ask({ kind: 'deleteGame', id });
  if (pending) return html`<button type="button" class="quiet" @click=${press}>${say('shell-delete-now')}</button>`;
  const label = say('shell-delete', { when });
  return html`<button type="button" class="quiet remove" aria-label=${label} title=${label} @click=${press}>×</button>`;
}
