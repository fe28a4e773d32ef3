/** What is played next at a table, in words; the host can unfold all that can be agreed. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { TableShown } from '../../apart/tableShown';
import { CHARACTERS } from '../../setup/players';
import { say } from '../../strings/say';
import { characterChoice } from '../../strings/words/setup/profiles';
import { face } from '../ornaments';
import { choiceRow, rowOf } from '../parts/choiceRow';
import type { ApartCommand } from './apartCommands';
import { isHost, type ApartModel } from './apartModel';

type Ask = (command: ApartCommand) => unknown;

export function setUp(model: ApartModel & { readonly table: TableShown }, ask: Ask): TemplateResult {
  const { table, games, terms, unfolded } = model;
  const named = games.find(({ game }) => game === table.game);
  const canChange = isHost(model) && table.phase !== 'playing';
  const open = canChange && unfolded?.part === 'game';
  return html`
    <section class="paper set-up" aria-labelledby="set-up">
      <h2 class="spoken" id="set-up">${say('lobby-game')}</h2>
      <div class="what"><b>${named?.name() ?? table.game}</b>
        ${canChange ? html`<button type="button" class="quiet" aria-expanded=${open}
          @click=${() => ask({ kind: 'unfold', what: open ? null : { part: 'game' } })}>${
            say(open ? 'lobby-change-done' : 'lobby-change')}</button>` : nothing}</div>
      ${open ? changes(model, ask) : html`<ul class="terms-told">${terms?.told().map((line) => html`<li>${line}</li>`)}</ul>`}
    </section>`;
}

function changes({ table, games, terms }: ApartModel & { readonly table: TableShown }, ask: Ask): TemplateResult {
  return html`
    <div class="terms">
      ${choiceRow(rowOf({
        name: 'table-game', label: say('lobby-which-game'), of: games.map(({ game }) => game), chosen: table.game,
        words: (one) => ({ word: games.find(({ game }) => game === one)?.name() ?? one }),
        choose: (game) => void ask({ kind: 'chooseGame', game }),
      }))}
      ${terms?.rows().map(choiceRow)}
      ${choiceRow(rowOf({
        name: 'stand-in', label: say('lobby-stand-in'), as: 'portraits', of: CHARACTERS, chosen: table.standIn,
        words: (one) => ({ word: say(`character-${one}`), spoken: characterChoice(one), picture: face(one) }),
        choose: (level) => void ask({ kind: 'standIn', level }),
      }))}
    </div>`;
}
