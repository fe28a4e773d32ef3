/**
 * A table on the page, whether a game is played at it or a lesson: what is done there, what becomes of its screen, its keys, and what is
 * heard of it, until it is left.
 */
import type { Spoken } from '../../seats/draftSeats';
import { settingsOf, type Stage } from '../app/stage';
import { CallsMade, type CallMade } from '../../ui/parts/called/callsMade';
import type { ShellAsk, TableCommandBase } from '../commands';
import type { TableOf, TablePortsOf } from '../shellGame';
import type { ShellTypes, TableChange, TableOver } from '../types';
import { Ear } from './ear';
import type { ActBase } from './acts';
import { listenForKeys } from './tableKeys';

type OverTable = Extract<TableCommandBase<never>, { readonly kind: 'overTable' }>;

export interface LivePorts<T extends ShellTypes> extends Omit<TablePortsOf<T>, 'told'> {
  readonly spoken: Spoken;
  /** How it is set, beside what is set on this device. */
  readonly set: Partial<T['Set']>;
  /** Something has happened. It is shown once that is said (`show`). */
  readonly told: (happenings: readonly T['Happening'][]) => void;
  /** Shows the screen of which it is a part. */
  readonly show: (table: T['Table']) => void;
  readonly act: (act: T['Act'] | ActBase) => void;
  readonly ask: ShellAsk<T>;
  /** The table as it is shown, where that is not as it is. */
  readonly shownAs?: (table: T['Table']) => T['Table'];
}

export class LiveTable<T extends ShellTypes> {
  /** The game at its host. */
  readonly table: TableOf<T>;
  readonly #stage: Stage<T>;
  readonly #ports: LivePorts<T>;
  readonly #ear: Ear<T['Table']>;
  readonly #left = new AbortController();
  /** Calls that a judge elsewhere has to decide; null where none is. */
  readonly #calls: CallsMade | null;
  #model: T['Table'];

  constructor(stage: Stage<T>, saved: T['Saved'], ports: LivePorts<T>) {
    const { game: { table: screen }, ports: { clock, speak }, device: { page } } = stage;
    [this.#stage, this.#ports] = [stage, ports];
    this.#calls = ports.far && screen.calls ? new CallsMade({
      silent: screen.calls.silent, clock, changed: (calls) => this.change({ type: 'set', set: { calls } as Partial<T['Set']> }),
    }) : null;
    this.table = screen.open(saved, { ...ports, told: (view, happenings) => {
      const isOther = view.phase !== this.#model.view.phase;
      this.#model = screen.after(this.#model, { type: 'told', view, happenings, now: clock.now() });
      this.#calls?.told(happenings, isOther);
      ports.told(happenings);
    } });
    this.#model = screen.opened(this.table.view(), { ...settingsOf(stage), ...ports.set } as T['Set']);
    this.#ear = new Ear({ saidNow: screen.saidNow, speak, act: ports.act, clock });
    if (page) listenForKeys(page, screen.keys, { table: () => (this.left.aborted ? null : this.shown), ask: ports.ask, signal: this.left });
  }

  /** Comes when it is left. */
  get left(): AbortSignal { return this.#left.signal; }

  /** The table as it is shown. */
  get shown(): T['Table'] { return this.#ports.shownAs?.(this.#model) ?? this.#model; }

  /** Does something at the table, and what becomes of the screen with it. */
  act(act: T['Act'] | ActBase): void {
    const { acted, calls } = this.#stage.game.table;
    if (act.kind === 'call' && calls?.hears(this.#model.view)) this.#calls?.send(act as unknown as CallMade);
    this.table.act(act);
    const change = acted?.(this.#model, act);
    if (change) this.change(change);
  }

  /** Opens something over the table, or answers what is asked for only at this game's. */
  ask(asked: T['TableCommand'] | OverTable): void {
    const command = asked as OverTable;
    if (command.kind !== 'overTable') return this.change(this.#stage.game.table.answer!(asked as T['TableCommand']));
    // The table is covered from the first moment to the last: whoever goes on finds the focus on a table that takes it.
    if (command.over === null) this.#ports.act({ kind: 'pause', paused: false, at: command.at });
    this.cover(command.over);
    if (command.over !== null) this.#ports.act({ kind: 'pause', paused: true, at: command.at });
  }

  /** Lays something over the table, or (null) takes it away. */
  cover(over: TableOver | null): void { this.change({ type: 'over', over }); }

  /** Something is set on this device. */
  setAnew(): void { this.change({ type: 'set', set: settingsOf(this.#stage) }); }

  change(change: TableChange<T>): void {
    this.#model = this.#stage.game.table.after(this.#model, change);
    this.show([]);
  }

  /** @param at when what was shown last was painted, in the page's milliseconds */
  painted(at: number): void {
    const act = this.#stage.game.table.painted?.(this.#model.view, at);
    if (act) this.#ports.act(act);
  }

  /** Nobody sees it. */
  hide(): void { this.#ports.act({ kind: 'pause', paused: true, at: this.#stage.ports.clock.now() }); }

  /** Shows it, and lets be heard what has happened. */
  show(happenings: readonly T['Happening'][]): void {
    if (this.left.aborted) return;
    const { game, ports } = this.#stage;
    const { shown } = this;
    ports.play(happenings.flatMap((happening) => game.table.cues?.(happening, shown.view) ?? []));
    this.#ports.show(shown);
    this.#ear.follow(shown);
  }

  leave(): void {
    this.#left.abort();
    this.#ear.leave();
    this.#calls?.leave();
    this.table.leave();
  }
}
