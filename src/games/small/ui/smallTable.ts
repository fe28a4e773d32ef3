/**
 * The table of a small game, which says what lies there, what each of its people presses and how what happens is told. All else is made
 * here: who sits there and how far the game is, its screen and what becomes of it, its keys, and what is heard.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { Game } from '../../../contract/contract';
import { keysOf } from '../../../setup/seats/ownKeys';
import { foldedKey, singlesOf } from '../../../setup/tableKeys';
import { say } from '../../../strings/say';
import { aloneAt, peopleOf } from '../../../strings/words/cast';
import { shownName } from '../../../strings/words/grammar';
import { emblem } from '../../../ui/parts/play/emblem';
import type { ShellAsk } from '../../../shell/commands';
import type { TableScreen } from '../../../shell/shellGame';
import type { TableChange } from '../../../shell/types';
import { callers, ownBurst } from '../../../ui/parts/play/calls';
import type { OverParts } from '../../../shell/table/overTable';
import { take, type TableAct } from '../../../shell/table/acts';
import { atHost } from '../../../shell/table/ownScreen';
import { overButtons, startButton, tableFrame } from '../../../shell/table/tableFrame';
import type { FocusedOn, TableKeys } from '../../../shell/table/tableKeys';
import { SMALL_KEY, type SmallShell, type SmallTable, type SmallTypes } from './smallTypes';

/** A small game at its table. */
export interface SmallParts<T extends SmallTypes> {
  /** The game as its host plays it. */
  readonly game: Game<T>;
  readonly title: () => string;
  readonly over: OverParts;
  /** What can be done now, in a sentence: before the game begins, and while it goes on. That a game waits is said by itself. */
  readonly prompt: (view: SmallTable<T>['view']) => string;
  /** What lies on the table, and what somebody has, as it stands beside their name. */
  readonly lies: (view: SmallTable<T>['view']) => TemplateResult;
  readonly has: (view: SmallTable<T>['view'], seat: number) => string;
  /** What each of the people here presses: the only one by Space, several by keys of their own (`SMALL_KEY`). */
  readonly press: {
    readonly word: () => string;
    /** How it is called where several people have one each. */
    readonly label: (name: string) => string;
    readonly intent: T['Intent'];
  };
  /** What is said of something that happened, to be heard, and to be read until something else happens; '': nothing. */
  readonly told: (happening: T['Happening'], view: SmallTable<T>['view']) => string;
  /** What sounds with it. */
  readonly cues?: TableScreen<SmallShell<T>>['cues'];
}

/** What a small game hands to the shell of its table. */
export function smallTable<T extends SmallTypes>(parts: SmallParts<T>): TableScreen<SmallShell<T>> {
  const saidNow = ({ said, view }: SmallTable<T>): string =>
    said.what.map(({ happening }) => parts.told(happening, view)).filter((one) => one !== '').join(' ');
  return {
    open(saved, ports) {
      const told = (happenings: readonly T['Happening'][]): void => ports.told(viewOf(), happenings);
      const { screen, ...table } = atHost<T>(parts.game, saved, ports, (_, happenings) => told(happenings));
      function viewOf(): SmallTable<T>['view'] {
        const { view, standing: { begun, ended, paused } } = screen.seen();
        const { setup: { players: seats }, events } = table.saved();
        return { ...view, seats, paused, hasBegun: events.length > 0, phase: ended !== null ? 'over' : begun ? 'playing' : 'ready' };
      }
      return { ...table, view: viewOf, act: (act) => { take<T>(screen, act, ports.clock.now()); } };
    },
    opened: (view, set) => ({ kind: 'table', view, ...set, said: { id: 0, what: [] }, over: null }),
    after: smallAfter, saidNow, painted: (_, at) => ({ kind: 'painted', at }), keys: keysWith(parts),
    ...parts.cues ? { cues: parts.cues } : {},
    draw: (model, ask, teacher) => tableFrame(model, {
      title: parts.title(), terms: html``, as: 'small-table on-table', around: false, over: parts.over, said: saidNow(model), urgent: true,
    }, html`
      <ul class="play-seats" role="list" aria-label=${say('shell-players')}>${model.view.seats.map((seat, at) => html`
        <li>${emblem(seat)}<b>${shownName(seat.name)}</b> <span>${parts.has(model.view, at)}</span></li>`)}</ul>
      <div class="play-lies">${parts.lies(model.view)}</div>
      ${teacher ?? html`<p class="play-prompt">${model.view.paused ? nothing : sentence(parts, model, saidNow(model))}</p>`}
      <div class="play-pressed">${pressed(parts, model, ask)}</div>`, ask),
  };
}

/** What happened last, and what can be done now. What happened is spoken as it happens (`saidNow`): screen readers need it only once. */
function sentence<T extends SmallTypes>(
  parts: SmallParts<T>, { view }: SmallTable<T>, news: string,
): TemplateResult | string | typeof nothing {
  if (view.phase === 'over') return nothing;
  if (view.phase === 'ready') return view.hasBegun ? say('shell-waits') : parts.prompt(view);
  const prompt = parts.prompt(view);
  return news === '' || news === prompt ? prompt : html`<span aria-hidden="true">${news} </span>${prompt}`;
}

function smallAfter<T extends SmallTypes>(model: SmallTable<T>, change: TableChange<SmallShell<T>>): SmallTable<T> {
  switch (change.type) {
    case 'over': return { ...model, over: change.over };
    case 'set': return { ...model, ...change.set };
    case 'told': return {
      ...model, view: change.view, over: change.view.phase === 'over' ? null : model.over,
      said: change.happenings.length === 0 ? model.said
        : { id: model.said.id + 1, what: change.happenings.map((happening) => ({ kind: 'happened', happening })) },
    };
  }
}

/** The key of each of several people; null: none. */
function ownKeys<T extends SmallTypes>({ view, input }: SmallTable<T>): readonly (string | null)[] {
  return input.singleKeys ? keysOf(SMALL_KEY, view.seats, 'key') : view.seats.map(() => null);
}

function actOf<T extends SmallTypes>({ press: { intent } }: SmallParts<T>, seat: number, at: number): TableAct<T> {
  return { ...intent, seat, at };
}

function pressed<T extends SmallTypes>(
  parts: SmallParts<T>, model: SmallTable<T>, ask: ShellAsk<SmallShell<T>>,
): TemplateResult | typeof nothing {
  const { view } = model;
  const { word, label } = parts.press;
  if (view.phase === 'ready') return startButton(view.hasBegun, ask);
  if (view.phase === 'over') return overButtons(view.hasBegun, 'play-button', ask);
  const [keys, alone] = [ownKeys(model), aloneAt(view) !== null];
  const own = (seat: number): TemplateResult => ownBurst({
    word: word(), on: true, seat, key: keys[seat] ?? null, label: alone ? null : label(shownName(view.seats[seat]!.name)),
    shortcuts: alone ? 'Space' : null,
  }, (at) => void ask({ kind: 'act', act: actOf(parts, seat, at) }));
  const people = peopleOf(view);
  return people.length === 1 ? own(people[0]!) : callers(view.seats, people, own);
}

function keysWith<T extends SmallTypes>(parts: SmallParts<T>): TableKeys<SmallShell<T>> {
  return (key, focus: FocusedOn, model, at) => {
    const { view, input } = model;
    if (key === ' ' || key === 'Enter') {
      if (focus === 'button' || view.phase === 'over') return null;
      if (view.phase === 'ready') return { kind: 'act', act: { kind: 'goOn' } };
      const seat = typeof focus === 'object' ? focus.seat : aloneAt(view);
      return seat === null ? null : { kind: 'act', act: actOf(parts, seat, at) };
    }
    const seat = view.phase === 'playing' ? ownKeys(model).indexOf(foldedKey(key)) : -1;
    if (seat >= 0) return { kind: 'act', act: actOf(parts, seat, at) };
    return singlesOf('menu', input).includes(foldedKey(key)) ? { kind: 'overTable', over: 'menu', at } : null;
  };
}
