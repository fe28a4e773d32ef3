/**
 * A table that is on: its state is what its journal says, and everything that changes it is a line there before anybody is told. Beside
 * that it knows who is connected, and plays the game that is on.
 */
import type { DoorRefusal, FromTable, GoneBecause, TableRefusal, ToTable } from '../../src/apart/messages';
import type { Clock } from '../../src/bots/clock';
import type { Game, GameTypes, SavedGame } from '../../src/contract/contract';
import { isAlike } from '../../src/outside/alike';
import type { Journal } from '../journal/journal';
import type { JournalLine } from '../journal/lines';
import { tableAfter, type TableState } from '../journal/tableState';
import { AwakeTime } from '../awake';
import type { AtTable, Line, LiveTable } from '../tables';
import { AtDevice } from './atDevice';
import { rowOf } from './card';
import { HOSTS_ALONE, lineFor } from './commands';
import { Devices, presenceOf, type Device } from './devices';
import { GameOn, judgedIn, playedLine } from './gameOn';
import { AWAY_MS, holdersOf, placesOf, type Presence } from './holders';
import type { Outbox } from './outbox';
import { hostOf, tableShown } from './shown';
import { Telling } from './telling';
import { hashOf } from './words';

export interface TablePorts {
  readonly clock: Clock;
  readonly today: () => number;
  readonly games: ReadonlyMap<string, Game<GameTypes>>;
  readonly journal: Journal;
  readonly outbox: Outbox;
  readonly failed: (error: unknown) => void;
  /** A call was judged, so long after it counted. */
  readonly judged: (ms: number) => void;
  /** Its host has closed it. */
  readonly closed: () => void;
}

/** A journal that has grown beyond this takes in nothing but the game that is on. */
const MOST_BYTES = 64_000_000;

export class Table implements LiveTable {
  readonly code: string;
  readonly #ports: TablePorts;
  readonly #devices: Devices;
  readonly #telling: Telling;
  #state: TableState;
  #on: GameOn | null = null;
  /** By which it counts how long somebody is away. */
  readonly #awake: AwakeTime;
  #left = false;

  constructor(state: TableState, ports: TablePorts) {
    this.code = state.code;
    this.#state = state;
    this.#ports = ports;
    this.#awake = new AwakeTime(ports.clock);
    const kept = this.#game && state.playing ? holdersOf(this.#game, state.playing) : [];
    const isAway = (device: number): boolean =>
      state.playing !== null && placesOf(state, state.playing, device).some((place) => 'level' in kept[place]!);
    this.#devices = new Devices(state, this.#awake.now(), isAway);
    this.#telling = new Telling(this.#devices, ports.outbox);
    if (state.playing !== null) this.#takeUp();
    // It was over, but nobody had come to say so.
    if (state.phase === 'playing' && state.playing?.saved.ended != null) this.#end();
  }

  get state(): TableState { return this.#state; }
  /** How many lines there are. */
  get lines(): number { return this.#devices.all().filter(({ line }) => line !== null).length; }

  knows(secret: string): boolean { return this.holds(this.#devices.withSecret(hashOf(secret))?.number ?? -1); }

  holds(device: number): boolean { return this.#state.devices[device] !== undefined; }

  enter(secret: string): { readonly device: number } | DoorRefusal {
    const hash = hashOf(secret);
    if (this.#left) return 'no-table';
    if (this.#state.turnedOut.includes(hash)) return 'turned-out';
    const device = this.#devices.withSecret(hash) ?? this.#devices.enter(hash, this.#state, this.#awake.now());
    return typeof device === 'string' ? device : { device: device.number };
  }

  connect(number: number, line: Line): AtTable {
    const device = this.#devices.get(number);
    if (this.#left || device === undefined) {
      // It may be on somewhere else; if not, the doors know why.
      line.again();
      return { receive() {}, lag() {}, cut() {} };
    }
    this.#leaveLine(device, 'elsewhere');
    device.line = line;
    // Another line may be another way.
    device.lag = null;
    return new AtDevice(device, line, this);
  }

  /** A device has said who it is: from now on it's told. */
  greet(device: Device, has: readonly string[]): void {
    if (!this.#presence.somebody) this.#devices.beginAgain(device, this.#state, this.#awake.now());
    device.isGreeted = true;
    device.told = '';
    this.#telling.greet(device);
    for (const id of has) device.has.add(id);
    this.settle();
    this.#telling.over(this.#state, this.#ports.games);
  }

  /** A device isn't here any more. */
  cut(device: Device): void {
    device.line = null;
    if (device.isGreeted) device.since = this.#awake.now();
    device.isGreeted = false;
    this.#on?.away(device);
    // It may have been cut in the midst of being told something.
    queueMicrotask(() => this.settle());
  }

  /** Does what a device asks. @returns why not; null: it's done */
  ask(device: Device, message: Exclude<ToTable, { readonly kind: 'hello' }>): TableRefusal | null {
    const isHost = hostOf(this.#state, this.#presence) === device.number;
    if (!isHost && HOSTS_ALONE.includes(message.kind)) return 'not-host';
    switch (message.kind) {
      case 'look':
        if (this.#on === null || this.#state.playing === null || message.game !== this.#on.id) return 'not-now';
        return this.#on.look(device, placesOf(this.#state, this.#state.playing, device.number), message.back);
      case 'game': case 'calls': return message.game !== this.#on?.id ? 'not-now' : this.#on.hear(device, message);
      case 'sign':
        if (this.#state.seats[message.seat]?.person?.device !== device.number) return 'not-yours';
        return this.#telling.sign(device, message.seat, message.sign, this.#ports.clock.now());
      case 'stop':
        if (this.#state.phase !== 'playing') return 'not-now';
        this.#on?.stop();
        return null;
      case 'close':
        for (const one of this.#devices.all()) this.#leaveLine(one, 'closed');
        this.#ports.closed();
        return null;
      default: return this.#write(device, message, isHost);
    }
  }

  /** Tells a device something, once all that was written lies on the disk. */
  tell(device: Device, message: FromTable): void { this.#telling.tell(device, message); }

  /** Nothing happens here any more; what was pressed before counts, and is kept. */
  leave(): void {
    if (this.#left) return;
    this.#on?.host.leave();
    this.#left = true;
    this.#awake.stop();
  }

  /** Nothing can be kept for the time being, or can again: meanwhile nobody plays on. Everybody is told at once. */
  hold(on: boolean): void { if (!this.#left && this.#telling.hold(on)) this.settle(); }

  /** Whoever is here finds the table somewhere else. */
  yield(): void { for (const { line } of this.#devices.all()) line?.again(); }

  /** Sees to it that all follows from who is here and what was agreed: who plays where, whether time goes on, what everybody is told. */
  settle(): void {
    if (this.#left) return;
    const presence = this.#presence;
    if (this.#state.phase === 'playing') this.#on?.settle(() => this.#state, presence);
    const playing = this.#state.playing;
    for (const device of this.#devices.all()) {
      // Whoever plays at other places than before looks anew.
      const isSame = playing !== null && isAlike(device.look?.places, placesOf(this.#state, playing, device.number));
      if (device.look !== null && (device.look.game !== playing?.saved.id || !isSame)) this.#on?.away(device);
    }
    this.#telling.table(tableShown(this.#state, this.#game, this.#devices.all(), presence));
    this.#awake.wait(this.#devices.untilAway(this.#awake.now(), AWAY_MS), () => this.settle());
  }

  get #game(): Game<GameTypes> | undefined { return this.#ports.games.get(this.#state.playing?.game ?? ''); }
  get #presence(): Presence { return presenceOf(this.#state, this.#devices, this.#awake.now(), this.#telling.isHeld); }

  #add(line: JournalLine): void {
    this.#state = tableAfter(this.#state, line);
    this.#ports.journal.append(line);
    this.#ports.outbox.wrote();
  }

  #write(device: Device, message: Parameters<typeof lineFor>[1], isHost: boolean): TableRefusal | null {
    const { games, today, journal } = this.#ports;
    if (journal.length > MOST_BYTES) return 'not-now';
    const line = lineFor(this.#state, message, { device: device.number, secret: device.secret, isHost, games, today: today() });
    if (typeof line === 'string') return line;
    const out = message.kind === 'turnOut' ? this.#state.seats[message.seat]?.person?.device : undefined;
    this.#add(line);
    if (line.kind === 'began') this.#takeUp();
    this.settle();
    if (line.kind === 'rose' && line.out !== undefined) this.#turnOut(this.#devices.get(out ?? -1));
    return null;
  }

  #turnOut(device: Device | undefined): void {
    if (device === undefined) return;
    this.#leaveLine(device, 'turned-out');
    this.#devices.forget(device.number);
    this.settle();
  }

  /** Plays the game that the state says is on, in place of the one before. */
  #takeUp(): void {
    const [game, { playing }] = [this.#game, this.#state];
    this.#on?.host.leave();
    if (game === undefined || playing === null) throw new Error('There is no such game here.');
    const on: GameOn = new GameOn(game, playing, {
      clock: this.#ports.clock, today: this.#ports.today, failed: this.#ports.failed,
      save: (saved, open) => { if (this.#on === on) this.#keep(saved, open); },
      calls: (device, calls) => this.tell(device, { kind: 'calls', game: on.id, calls }),
      tell: (device, message) => {
        this.tell(device, { kind: 'game', game: on.id, message });
        // Time has leapt, as where this computer slept, and stands still: it goes on where somebody is there.
        if (message.kind === 'refused' || !message.standing.paused || this.#state.paused) return;
        this.#ports.clock.setTimeout(() => this.settle(), 0);
      },
    });
    this.#on = on;
  }

  #keep(now: SavedGame<GameTypes>, open: unknown = this.#state.playing?.open): void {
    const { playing, phase } = this.#state;
    if (phase !== 'playing' || playing === null) return;
    const line = playedLine(playing, { version: this.#on!.game.version, ...now }, open);
    if (line !== null) this.#add(line);
    judgedIn(playing.saved, now).forEach(this.#ports.judged);
    // Once it was told how it ended.
    if (this.#on!.host.ended !== null) queueMicrotask(() => { if (!this.#left) this.#end(); });
  }

  #end(): void {
    const { playing, phase } = this.#state;
    if (playing === null || phase !== 'playing' || this.#game === undefined) return;
    this.#add({ kind: 'ended', row: rowOf(this.#game, playing) });
    this.settle();
    this.#telling.over(this.#state, this.#ports.games);
  }

  /** Says to a device that it's told nothing more on the line that it has. */
  #leaveLine(device: Device, because: GoneBecause): void {
    const { line } = device;
    if (line === null) return;
    this.#on?.away(device);
    device.line = null;
    device.isGreeted = false;
    device.since = this.#awake.now();
    line.end(because);
  }
}
