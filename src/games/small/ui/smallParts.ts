/** What a small game shows at its table and at a phone's rack: what lies there, what each presses, its keys, what becomes of it. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { keysOf } from '../../../setup/seats/ownKeys';
import { foldedKey, singlesOf } from '../../../setup/tableKeys';
import { say } from '../../../strings/say';
import { aloneAt } from '../../../strings/words/cast';
import { shownName } from '../../../strings/words/grammar';
import { emblem } from '../../../ui/parts/play/emblem';
import type { ShellAsk } from '../../../shell/commands';
import type { TableScreen } from '../../../shell/shellGame';
import type { SetBase, TableChange } from '../../../shell/types';
import { callShortcuts, ownBurst } from '../../../ui/parts/play/calls';
import type { TableAct } from '../../../shell/table/acts';
import type { FocusedOn, TableKeys } from '../../../shell/table/tableKeys';
import { SMALL_KEY } from '../kept/agreed';
import type { SmallShell, SmallTable, SmallTypes } from './smallTypes';

/** What somebody presses: the only one by Space, several by keys of their own (`SMALL_KEY`). */
export interface Pressed<Intent> {
  readonly word: () => string;
  /** How it is called where several people have one each. */
  readonly label: (name: string) => string;
  readonly intent: Intent;
  /** Whether it's a plain button, since nobody races with it. */
  readonly plain?: true;
}

/** What of a small game is shown, at a phone's rack, too. */
export interface Shown<T extends SmallTypes> {
  readonly title: () => string;
  /** What can be done now, in a sentence: before the game begins, and while it goes on. That a game waits is said by itself. */
  readonly prompt: (view: SmallTable<T>['view']) => string;
  /** On what terms it is played, beside the title; without it nothing is said of them. */
  readonly terms?: (view: SmallTable<T>['view']) => string;
  /** What lies on the table, and what somebody has, as it stands beside their name; and more classes of their place. */
  readonly lies: (view: SmallTable<T>['view']) => TemplateResult;
  readonly has: (view: SmallTable<T>['view'], seat: number) => string | TemplateResult;
  readonly placeAs?: (view: SmallTable<T>['view'], seat: number) => string;
  /** What each of the people here presses: always the same; or what they can press now, null where that is nothing. */
  readonly press: Pressed<T['Intent']> | ((view: SmallTable<T>['view'], seat: number) => Pressed<T['Intent']> | null);
  /** What else somebody here has before them, as a field to write in. @param alone whether they are the only person here */
  readonly before?: (
    view: SmallTable<T>['view'], seat: number, alone: boolean, act: (intent: T['Intent'], at: number) => void,
  ) => TemplateResult | typeof nothing;
  /** What is raced for by calls, where whoever calls is to see at once that they did, though the judge is elsewhere. */
  readonly calls?: TableScreen<SmallShell<T>>['calls'];
  /** What is said of something that happened, to be heard, and to be read until something else happens; '': nothing. */
  readonly told: (happening: T['Happening'], view: SmallTable<T>['view']) => string;
}

/** What is to be heard of a table now. */
export function smallSaid<T extends SmallTypes>({ told }: Pick<Shown<T>, 'told'>, { said, view }: SmallTable<T>): string {
  return said.what.map(({ happening }) => told(happening, view)).filter((one) => one !== '').join(' ');
}

export function smallOpened<T extends SmallTypes>(view: SmallTable<T>['view'], set: SetBase): SmallTable<T> {
  return { kind: 'table', view, ...set, said: { id: 0, what: [] }, over: null };
}

/** Who sits there, with what each has. */
export function smallSeats<T extends SmallTypes>(parts: Shown<T>, view: SmallTable<T>['view']): TemplateResult {
  return html`
    <ul class="play-seats" role="list" aria-label=${say('shell-players')}>${view.seats.map((seat, at) => html`
      <li class=${parts.placeAs?.(view, at) ?? ''}>${emblem(seat)}<b>${shownName(seat.name)}</b> <span>${
        parts.has(view, at)}</span></li>`)}</ul>`;
}

/** What lies in the middle. */
export function smallLies<T extends SmallTypes>({ lies }: Shown<T>, view: SmallTable<T>['view']): TemplateResult {
  return html`<div class="play-lies">${lies(view)}</div>`;
}

/** What happened last, and what can be done now. What happened is spoken as it happens (`saidNow`): screen readers need it only once. */
export function smallSentence<T extends SmallTypes>(parts: Shown<T>, model: SmallTable<T>): TemplateResult | string | typeof nothing {
  const [{ view }, news] = [model, smallSaid(parts, model)];
  if (view.phase === 'over') return nothing;
  if (view.phase === 'ready') return view.hasBegun ? say('shell-waits') : parts.prompt(view);
  const prompt = parts.prompt(view);
  return news === '' || news === prompt ? prompt : html`<span aria-hidden="true">${news} </span>${prompt}`;
}

export function smallAfter<T extends SmallTypes>(model: SmallTable<T>, change: TableChange<SmallShell<T>>): SmallTable<T> {
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

/** What somebody presses now; null: nothing. */
function pressOf<T extends SmallTypes>({ press }: Shown<T>, view: SmallTable<T>['view'], seat: number): Pressed<T['Intent']> | null {
  return typeof press === 'function' ? press(view, seat) : press;
}

/** @returns null where they can press nothing now */
function actOf<T extends SmallTypes>(parts: Shown<T>, view: SmallTable<T>['view'], seat: number, at: number): TableAct<T> | null {
  const pressing = pressOf(parts, view, seat);
  return pressing && { ...pressing.intent, seat, at };
}

/** @param name whose it is; null: the only person's */
function plainButton<Intent>(
  { word, label, intent }: Pressed<Intent>, name: string | null, act: (intent: Intent, at: number) => void,
): TemplateResult {
  return html`<button type="button" class="play-button main" aria-label=${name === null ? nothing : label(name)}
    aria-keyshortcuts=${name === null ? 'Space' : nothing} @click=${({ timeStamp }: Event) => act(intent, timeStamp)}>${word()}</button>`;
}

/** What one of the people here has before them. */
export function pressedBy<T extends SmallTypes>(
  parts: Shown<T>, model: SmallTable<T>, seat: number, ask: ShellAsk<SmallShell<T>>,
): TemplateResult {
  const { view, calls } = model;
  const [alone, pressing] = [aloneAt(view) !== null, pressOf(parts, view, seat)];
  const act = (intent: T['Intent'], at: number): void => { ask({ kind: 'act', act: { ...intent, seat, at } }); };
  const name = shownName(view.seats[seat]!.name);
  const own = pressing === null ? nothing : pressing.plain ? plainButton(pressing, alone ? null : name, act) : ownBurst({
    word: pressing.word(), on: true, seat, key: ownKeys(model)[seat] ?? null, sent: calls?.sent.some((one) => one.seat === seat),
    label: alone ? null : pressing.label(name), shortcuts: alone ? callShortcuts(model.input) : null,
  }, (at) => act(pressing.intent, at));
  return html`${own}${parts.before?.(view, seat, alone, act) ?? nothing}`;
}

export function keysWith<T extends SmallTypes>(parts: Shown<T>): TableKeys<SmallShell<T>> {
  const press = (view: SmallTable<T>['view'], seat: number | null, at: number) => {
    const act = seat === null ? null : actOf(parts, view, seat, at);
    return act && { kind: 'act', act } as const;
  };
  return (key, focus: FocusedOn, model, at) => {
    const { view, input } = model;
    if (key === ' ' || key === 'Enter') {
      if (focus === 'button' || view.phase === 'over') return null;
      if (view.phase === 'ready') return { kind: 'act', act: { kind: 'goOn' } };
      return press(view, typeof focus === 'object' ? focus.seat : aloneAt(view), at);
    }
    const seat = view.phase === 'playing' ? ownKeys(model).indexOf(foldedKey(key)) : -1;
    if (seat >= 0) return press(view, seat, at);
    const me = aloneAt(view);
    if (me !== null && view.phase === 'playing' && singlesOf('call', input).includes(foldedKey(key))) return press(view, me, at);
    return singlesOf('menu', input).includes(foldedKey(key)) ? { kind: 'overTable', over: 'menu', at } : null;
  };
}
