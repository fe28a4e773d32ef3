/** The table of a game with a hand of one's own as the shell takes it. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { Game, SavedGame } from '../../../contract/contract';
import { openTable, type TablePorts } from '../../../shell/table/ownScreen';
import type { OverParts } from '../../../shell/table/overTable';
import { overButtons, startButton, tableFrame } from '../../../shell/table/tableFrame';
import type { TableChange } from '../../../shell/types';
import { peopleOf } from '../../../strings/words/cast';
import type { GameCue } from '../../gameApp';
import {
  acted, after, answer, keyed, opened, own, saidNow, sentence, type HandsAsk, type HandsModel, type HandsParts, type HandsShell,
  type HandsTypes,
} from './handsParts';

/** The same where it is heard, too, and where something can be opened over it. */
export interface HandsTableParts<T extends HandsTypes> extends HandsParts<T> {
  readonly over: (view: T['View']) => OverParts;
  readonly cues: (happening: T['Happening'], view: T['View']) => readonly GameCue[];
}

/** What begins. Where a teacher stands they have a button for it. */
function startOf<T extends HandsTypes>(
  { view }: HandsModel<T>, ask: HandsAsk<T>, teacher: TemplateResult | undefined,
): TemplateResult | typeof nothing {
  return teacher !== undefined && !view.paused ? nothing : startButton(view.hasBegun, ask);
}

/** What a game hands to the shell of its table. */
export function handsTable<T extends HandsTypes>(game: Game<T>, parts: HandsTableParts<T>) {
  return {
    open: (saved: SavedGame<T>, ports: TablePorts<T>) => openTable(game, saved, ports), opened: opened<T>, keys: keyed(parts), answer,
    acted,
    after: (model: HandsModel<T>, change: TableChange<HandsShell<T>>) => after(parts, model, change),
    saidNow: (model: HandsModel<T>) => saidNow(parts, model), calls: parts.calls, cues: parts.cues,
    painted: ({ hasBegun }: T['View'], at: number) => (hasBegun ? { kind: 'painted', at } as const : null),
    draw: (model: HandsModel<T>, ask: HandsAsk<T>, teacher?: TemplateResult) => tableFrame(model, {
      title: parts.title(), terms: html`<p class="play-terms">${parts.terms(model.view)}</p>`,
      around: model.sitting === 'around' && peopleOf(model.view).length > 1,
      as: `${parts.look ?? 'hands'} on-table ${parts.as(model.view)} ${teacher ? 'taught' : ''}`, over: parts.over(model.view),
      said: saidNow(parts, model), urgent: true,
    }, html`
      ${parts.room(model, ask, false)}
      ${teacher !== undefined && !model.view.paused && model.over === null ? teacher
        : html`<p class="play-prompt" aria-hidden="true"><span>${sentence(parts, model)}</span></p>`}
      ${own(parts, model, 'held', ask)}
      <div class="play-pressed">${model.view.phase === 'ready' ? startOf(model, ask, teacher)
        : model.view.phase === 'over' ? overButtons(model.view.hasBegun, 'play-button', ask)
          : own(parts, model, 'pressed', ask)}</div>`, ask),
  };
}
