/**
 * A game of Snap as it is played: its table, its computer players, and what is saved of it. It knows no page; whoever shows it is told the
 * view and what happened, and hands in what people do.
 */
import type { Clock } from '../../../bots/clock';
import { createPausableClock } from '../../../bots/pausableClock';
import { createSteadyClock } from '../../../bots/steadyClock';
import { headerOf, shuffleAt } from '../kept/deal';
import type { EndedBy, SavedSnap } from '../kept/savedGame';
import { isOpen } from '../rules/claims';
import type { SnapHappening } from '../rules/happening';
import { replay } from '../rules/record';
import { createComputers, seenSince, type Computers } from './computers';
import { comeBack, counted, isNews } from './counted';
import { answer, dueAt, paint, press, tick, wantTurn } from './steps';
import { isAsking, startState, type Press, type Step, type TableState, type Terms } from './tableState';
import type { SnapTable, TablePorts, Told } from './tablePorts';
import { tableViewOf, type SnapTableAct, type SnapTableView } from './tableView';
import { SETTLE_MS } from './times';
import type { SnapView } from './view';
import { viewOf } from './viewOf';

/** Continues a game, which may have just begun: it waits until somebody goes on. One that is over lies there as it ended. */
export function createTable(game: SavedSnap, ports: TablePorts): SnapTable {
  return new Table(game, ports);
}

class Table implements SnapTable {
  readonly #game: SavedSnap;
  readonly #ports: TablePorts;
  readonly #terms: Terms;
  readonly #steady;
  readonly #clock;
  readonly #computers: Computers;
  readonly #listeners = new Set<Told>();
  /** How much later the game's own time is than its clock's. */
  readonly #ahead: number;
  #state: TableState;
  /** The table when the computer players were told of it last. */
  #seen: TableState;
  #timer: unknown = null;
  #begun = false;
  #left = false;
  #ended: EndedBy | null;

  constructor(game: SavedSnap, ports: TablePorts) {
    const { setup, seed, luck, events, times, played, ended } = game;
    this.#game = game;
    this.#ports = ports;
    this.#terms = { least: setup.least, asked: setup.asked, beat: setup.beat, shuffleAt: (event) => shuffleAt(seed, event) };
    const replayed = replay(headerOf(setup, seed), events);
    if (!replayed.ok) throw new Error('Only a game that was opened is played on.');
    this.#steady = createSteadyClock(ports.clock, () => { this.#pause(true); });
    this.#clock = createPausableClock(this.#steady);
    // Time stands still until somebody goes on.
    this.#clock.pause();
    this.#ahead = Math.max(played, times.at(-1) ?? 0) - this.#clock.now();
    const start = startState(replayed.games.at(-1)!, events, times, this.#now());
    this.#state = comeBack(start, setup.asked);
    // What computers have not been asked about yet they are asked about again.
    this.#seen = start;
    this.#ended = replayed.result.end ?? ended;
    const clock: Clock = {
      now: () => this.#now(), setTimeout: (act, after) => this.#clock.setTimeout(act, after),
      clearTimeout: (id) => { this.#clock.clearTimeout(id); },
    };
    this.#computers = createComputers(setup.players.map(({ level }) => level ?? null), luck, setup.asked, {
      clock, createPlayer: ports.createPlayer,
      called: (seat, kind, at) => { this.#press({ seat, called: kind, orTurn: false, at }); },
      turns: (seat) => { this.#take({ state: wantTurn(this.#state, seat, this.#terms), happenings: [] }); },
    });
  }

  view(): SnapTableView {
    return tableViewOf(this.#openView(), this.#game.setup, { begun: this.#begun, paused: this.#isPaused, ended: this.#ended });
  }

  act(act: SnapTableAct): void {
    // Who comes back after a leap of time did not mean what lay there before.
    if (this.#left || this.#steady.look()) return;
    // Nobody at this screen plays for a computer player.
    if ('seat' in act && this.#game.setup.players[act.seat]?.kind !== 'local') return;
    switch (act.kind) {
      case 'goOn': return this.#goOn();
      case 'pause': return this.#pause(act.paused);
      case 'stop': return this.#stop();
      case 'call': return this.#call(act);
      case 'painted': {
        const at = this.#timeOf(act.at);
        return at === null ? undefined : this.#take({ state: paint(this.#state, act.flips, at), happenings: [] });
      }
      case 'turn': return this.#isRunning ? this.#take({ state: wantTurn(this.#state, act.seat, this.#terms), happenings: [] }) : undefined;
      case 'answer': return this.#isRunning ? this.#take(answer(this.#state, act.seat, act.says, this.#terms, this.#now())) : undefined;
      // The next card waits until what is read is through.
      case 'reading': return this.#take({ state: { ...this.#state, since: act.on ? Infinity : this.#now() }, happenings: [] });
    }
  }

  subscribe(told: Told): () => void {
    this.#listeners.add(told);
    return () => { this.#listeners.delete(told); };
  }

  saved(): SavedSnap {
    const { events, times } = counted(this.#state);
    return { ...this.#game, events, times, ended: this.#ended, played: this.#now(), savedAt: this.#ports.today() };
  }

  leave(): void {
    if (this.#left) return;
    this.#listeners.clear();
    this.#judgeNow();
    this.#left = true;
    this.#computers.rest();
    this.#clock.clearTimeout(this.#timer);
    this.#steady.watch(false);
    if (this.#begun && this.#ended === null) this.#save();
  }

  /** What everybody may see who looks while time runs. */
  #openView(): SnapView {
    const view = viewOf(this.#state, this.#terms);
    // While something is read nobody knows how long that takes.
    return { ...view, mayTurnFrom: Number.isFinite(view.mayTurnFrom) ? view.mayTurnFrom : null };
  }

  #now(): number { return this.#clock.now() + this.#ahead; }

  get #isPaused(): boolean { return this.#begun && this.#ended === null && this.#clock.isPaused(); }

  get #isRunning(): boolean { return this.#begun && this.#ended === null && !this.#clock.isPaused(); }

  /** When something was pressed or painted, in the game's time; null in a pause, where it does nothing. */
  #timeOf(at: number): number | null {
    if (!this.#begun || this.#ended !== null) return null;
    const time = this.#clock.gameTime(this.#steady.ownTime(Math.min(at, this.#ports.clock.now())));
    return time !== null && Number.isFinite(time) ? time + this.#ahead : null;
  }

  #call({ seat, called, orTurn, at }: Extract<SnapTableAct, { kind: 'call' }>): void {
    const time = this.#timeOf(at);
    if (time === null) return;
    // With no card open there is nothing to be right or wrong about.
    if (orTurn && !isOpen(this.#state.game)) return this.#take({ state: wantTurn(this.#state, seat, this.#terms), happenings: [] });
    this.#press({ seat, called, orTurn: orTurn && this.#terms.beat === null, at: time });
  }

  #press(call: Omit<Press, 'kind'>): void {
    this.#take({ state: press(this.#state, call, this.#terms, this.#now()), happenings: [] });
  }

  /** Takes what a step has come to, and does all that time has come for: what is to be saved first, then the page, then the computers. */
  #take(step: Step): void {
    if (this.#left) return;
    const before = this.#state;
    const due = this.#isRunning ? tick(step.state, this.#terms, this.#now()) : { state: step.state, happenings: [] };
    this.#state = due.state;
    const { game, last } = this.#state;
    const ends = game.end !== null && (last === null || last.final) && this.#ended === null;
    if (ends) this.#end(game.end!.kind);
    if (ends || counted(before).events.length !== counted(this.#state).events.length) this.#save();
    this.#wait();
    const happenings = [...step.happenings, ...due.happenings];
    if (ends || happenings.length > 0 || isNews(before, this.#state)) this.#tell(happenings);
    this.#tellComputers();
  }

  /** Wakes up when the table wants to be asked again. */
  #wait(): void {
    this.#clock.clearTimeout(this.#timer);
    const at = this.#isRunning ? dueAt(this.#state, this.#terms) : null;
    if (at === null || !Number.isFinite(at)) return;
    this.#timer = this.#clock.setTimeout(() => { this.#take({ state: this.#state, happenings: [] }); }, at - this.#now());
  }

  #tellComputers(): void {
    if (!this.#isRunning) return;
    const state = this.#state;
    const since = seenSince(this.#seen, state, this.#terms, this.#now());
    if (since === null) return;
    this.#seen = state;
    const view = this.#openView();
    this.#computers.look(view, since);
    if (!isAsking(state, this.#terms)) return;
    for (const { seat, says } of this.#computers.answers(view, this.#now())) {
      this.#take(answer(this.#state, seat, says, this.#terms, this.#now()));
    }
  }

  #tell(happenings: readonly SnapHappening[]): void {
    if (this.#listeners.size === 0) return;
    const view = this.view();
    for (const listener of this.#listeners) listener(view, happenings);
  }

  #save(): void {
    if (this.#state.events.length > 0) this.#ports.onSave(this.saved());
  }

  #goOn(): void {
    if (this.#ended !== null) return;
    if (this.#begun) return this.#pause(false);
    this.#begun = true;
    this.#clock.resume();
    this.#steady.watch(true);
    this.#computers.look(this.#openView(), this.#now());
    this.#take({ state: { ...this.#state, since: this.#now() }, happenings: [] });
    this.#tell([]);
  }

  /** Lets the game's time stand still, or go on. A game that does not run has none. */
  #pause(paused: boolean): void {
    if (this.#left || !this.#begun || this.#ended !== null || paused === this.#clock.isPaused()) return;
    if (paused) this.#clock.pause();
    else this.#clock.resume();
    this.#steady.watch(!paused);
    if (paused) this.#save();
    this.#wait();
    this.#tell([]);
  }

  /** Judges what was pressed before: it counts, though nobody goes on with the game. */
  #judgeNow(): void {
    if (!this.#isRunning || this.#state.waiting.length === 0) return;
    const now = this.#now();
    const judged = tick({ ...this.#state, waitsUntil: this.#state.waitsUntil ?? now }, this.#terms, now + SETTLE_MS);
    this.#take({ state: judged.state, happenings: judged.happenings });
  }

  #stop(): void {
    if (this.#clock.isPaused() && this.#begun && this.#ended === null) this.#clock.resume();
    this.#judgeNow();
    if (!this.#isRunning) return;
    this.#end('stopped');
    this.#save();
    this.#tell([]);
  }

  #end(by: EndedBy): void {
    this.#ended = by;
    this.#computers.rest();
    this.#steady.watch(false);
    this.#clock.clearTimeout(this.#timer);
    if (!this.#clock.isPaused()) this.#clock.pause();
  }
}
