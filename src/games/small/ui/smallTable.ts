/**
 * The table of a small game, which says what lies there, what each of its people presses and how what happens is told. All else is made
 * here: who sits there and how far the game is, its screen and what becomes of it, its keys, and what is heard.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { Game } from '../../../contract/contract';
import { peopleOf } from '../../../strings/words/cast';
import type { ShellAsk } from '../../../shell/commands';
import type { TableScreen } from '../../../shell/shellGame';
import type { ShellTypes } from '../../../shell/types';
import { callers } from '../../../ui/parts/play/calls';
import type { OverParts } from '../../../shell/table/overTable';
import { take } from '../../../shell/table/acts';
import { atHost } from '../../../shell/table/ownScreen';
import { overButtons, startButton, tableFrame } from '../../../shell/table/tableFrame';
import { keysWith, pressedBy, smallAfter, smallLies, smallOpened, smallSaid, smallSeats, smallSentence, type Shown } from './smallParts';
import type { SmallShell, SmallTable, SmallTypes } from './smallTypes';

/** A small game at its table. */
export interface SmallParts<T extends SmallTypes> extends Shown<T> {
  /** The game as its host plays it. */
  readonly game: Game<T>;
  /** What can be opened over it: always the same, or as the game was agreed. */
  readonly over: OverParts | ((view: SmallTable<T>['view']) => OverParts);
  /** What sounds with what happens. */
  readonly cues?: TableScreen<SmallShell<T>>['cues'];
}

/** What a small game hands to the shell of its table. @typeParam S its types on its screens, where it has more than a small game has */
export function smallTable<T extends SmallTypes, S extends ShellTypes = SmallShell<T>>(parts: SmallParts<T>): TableScreen<S> {
  const saidNow = (model: SmallTable<T>): string => smallSaid(parts, model);
  const small: TableScreen<SmallShell<T>> = {
    open(saved, ports) {
      const told = (happenings: readonly T['Happening'][]): void => ports.told(viewOf(), happenings);
      const { screen, ...table } = atHost<T>(parts.game, saved, ports, (_, happenings) => told(happenings));
      function viewOf(): SmallTable<T>['view'] {
        const { view, standing: { begun, ended, paused } } = screen.seen();
        const { setup: { players: seats }, events } = table.saved();
        // A game that says it itself knows more of it.
        return { seats, paused, hasBegun: events.length > 0, phase: ended !== null ? 'over' : begun ? 'playing' : 'ready', ...view };
      }
      return { ...table, view: viewOf, act: (act) => { take<T>(screen, act, ports.clock.now()); } };
    },
    opened: smallOpened,
    after: smallAfter, saidNow, painted: (_, at) => ({ kind: 'painted', at }), keys: keysWith(parts),
    ...parts.cues ? { cues: parts.cues } : {}, ...parts.calls ? { calls: parts.calls } : {},
    draw: (model, ask, teacher) => tableFrame(model, {
      title: parts.title(), terms: parts.terms ? html`<p class="play-terms">${parts.terms(model.view)}</p>` : html``,
      as: `small-table on-table ${teacher ? 'taught' : ''}`, around: false,
      over: typeof parts.over === 'function' ? parts.over(model.view) : parts.over, said: saidNow(model), urgent: true,
    }, html`
      ${smallSeats(parts, model.view)}${smallLies(parts, model.view)}
      ${teacher ?? html`<p class="play-prompt">${model.view.paused ? nothing : smallSentence(parts, model)}</p>`}
      <div class="play-pressed">${pressed(parts, model, ask)}</div>`, ask),
  };
  return small as unknown as TableScreen<S>;
}

function pressed<T extends SmallTypes>(
  parts: SmallParts<T>, model: SmallTable<T>, ask: ShellAsk<SmallShell<T>>,
): TemplateResult | typeof nothing {
  const { view } = model;
  if (view.phase === 'ready') return startButton(view.hasBegun, ask);
  if (view.phase === 'over') return overButtons(view.hasBegun, 'play-button', ask);
  const people = peopleOf(view);
  const own = (seat: number): TemplateResult => pressedBy(parts, model, seat, ask);
  return people.length === 1 ? own(people[0]!) : callers(view.seats, people, own);
}
