/** The games of an evening as a list that can be changed: each line is drawn or chosen, and moves up and down. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { say } from '../../strings/say';
import type { Playable } from '../draw';

/** A game, with its name in the language that is spoken. */
export interface NamedGame extends Playable { readonly name: () => string }

export interface GameLines {
  /** The game of each line, by its word; and the one that somebody chose (null: it is drawn). */
  readonly games: readonly string[];
  readonly chosen: readonly (string | null)[];
  /** All that can be chosen. */
  readonly from: readonly NamedGame[];
  readonly choose: (line: number, game: string | null) => void;
  readonly move: (line: number, by: 1 | -1) => void;
  readonly draw: () => void;
}

export function gameLines({ games, chosen, from, choose, move, draw }: GameLines): TemplateResult {
  const name = (game: string): string => from.find((one) => one.game === game)?.name() ?? game;
  const mover = (line: number, by: 1 | -1): TemplateResult => {
    const label = say(by < 0 ? 'evening-up' : 'evening-down', { game: name(games[line]!) });
    const isOut = games[line + by] === undefined;
    return html`
      <button type="button" class="quiet" aria-label=${label} title=${label} ?disabled=${isOut} @click=${() => move(line, by)}>
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${by < 0 ? 'M12 5 L20 18 H4 Z' : 'M12 19 L4 6 H20 Z'} /></svg></button>`;
  };
  return html`
    <section class="paper evening-games" aria-labelledby="evening-games">
      <h2 id="evening-games">${say('evening-games')}</h2>
      <ol>${games.map((game, line) => {
        const isOwn = chosen[line] === game;
        return html`<li>
          <select aria-label=${say('evening-which', { number: line + 1 })} .value=${live(isOwn ? game : '')}
            @change=${({ target }: Event) => choose(line, (target as HTMLSelectElement).value || null)}>
            <option value="" ?selected=${!isOwn}>${say('evening-drawn', { game: isOwn ? '…' : name(game) })}</option>
            ${from.map((one) => html`<option value=${one.game} ?selected=${isOwn && one.game === game}>${one.name()}</option>`)}
          </select>${mover(line, -1)}${mover(line, 1)}</li>`;
      })}</ol>
      ${games.every((game, line) => chosen[line] === game) ? nothing
        : html`<button type="button" class="pill" @click=${draw}>${say('evening-draw')}</button>`}
    </section>`;
}
