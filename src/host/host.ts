/**
 * The host of a game, whichever it is: its table, its judge, its computer players, its record and its saving. It knows no page and no game.
 * Screens connect to it with the places that they hold, and are told what those may see (see `port`). It alone sets timers, on the game's
 * own time; it trusts nothing that a screen says.
 */
import { createGameClock, type GameClock } from '../bots/gameClock';
import { replayed } from '../contract/record';
import type { Act, Game, GameTypes, Holder, KeptCall, Place, SavedGame, Standing } from '../contract/contract';
import { expect, hear, read, show } from './judge/judge';
import { isSettled, paintedRound, reseatedRound, startRound, unchanged, waitingIn, type Judged, type Round } from './judge/round';
import { dueAt, judgeNow, stopNow, tick } from './judge/ticking';
import { checkMessage, type Checked } from './door';
import { FarLines } from './farLines';
import { inTurn } from './inTurn';
import { Keeping } from './keeping';
import type { HostPorts, Said } from './hostPorts';
import type { Connect } from './port';
import { Screens, type Screen } from './screens';
import { Bots } from './seatedBots';
import { Seating } from './seating';

/** Continues a game, which may have just begun: it waits until somebody goes on. One that is over lies there as it ended. */
export const createHost = <T extends GameTypes>(game: Game<T>, saved: SavedGame<T>, ports: HostPorts<T>): HostedGame<T> =>
  new HostedGame(game, saved, ports);

/** What whoever keeps a game can ask of it, beside what a screen can. */
export class HostedGame<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #ports: HostPorts<T>;
  readonly #clock: GameClock;
  readonly #screens: Screens<T>;
  readonly #far: FarLines | null;
  readonly #bots: Bots<T>;
  readonly #seating: Seating<T>;
  readonly #keeping: Keeping<T>;
  #round: Round<T>;
  #standing: Standing<T>;
  #wake = (): void => {};
  #left = false;
  readonly #do = inTurn();

  constructor(game: Game<T>, saved: SavedGame<T>, ports: HostPorts<T>) {
    this.#game = game;
    this.#ports = ports;
    this.#clock = createGameClock(ports.clock, saved.played, () => this.#pause());
    this.#seating = new Seating(game, saved);
    this.#far = ports.far ? new FarLines(saved.farCalls ?? [], (place, events) => this.#seating.personAt(place, events)) : null;
    this.#keeping = new Keeping({ game, saved, ports, seating: this.#seating, far: this.#far });
    this.#round = startRound(this.#seating.started(saved, this.#clock.now(), ports), this.#far && []);
    this.#standing = { begun: false, paused: false, ended: game.table.end(this.#round.table) ?? saved.ended };
    const past = game.past?.(saved) ?? replayed(game, saved).happenings.flat();
    this.#screens = new Screens(game, ports.epoch, past, {
      look: (own) => ({ view: game.view(this.#round.table, own, this.#standing), standing: this.#standing }),
      eyes: (places) => this.#seating.eyes(places),
      time: () => this.#clock.now(), at: () => ({ lays: this.#round.lays, takes: this.#round.takes.length }), failed: ports.failed,
    });
    this.#bots = new Bots(game, saved, past, {
      now: () => this.#clock.now(), at: (time, act) => this.#clock.at(time, act),
    }, (place, intent, at) => this.#do(() => {
      this.#far?.note(place, at, this.#keeping.calls(this.#round, intent));
      this.#hear({ place, intent, at });
    }));
    this.#bots.sit(this.#seating.setup);
  }

  connect: Connect<T> = (places, receive, back) => {
    const connection = this.#screens.connect(places, receive, back, (screen, message) => this.#do(() => this.#take(screen, message)));
    if (this.#far !== null) this.#tell([]);
    return connection;
  };

  /** Begins the game, or goes on with it, though nobody who plays has asked for that. */
  goOn(): void { this.say({ kind: 'goOn' }); }

  /** Says what a screen may say beside its acts, though none has: at a table of several devices no screen does so for all. */
  say(said: Said): void { this.#do(() => { if (!this.#left) this.#follow(said, new Set()); }); }

  /** Does something now, in a pause, too: for a place, or for none (-1), which is only whoever keeps the game. */
  act(place: Place, intent: T['Intent']): void {
    const at = this.#clock.now();
    this.#do(() => this.#become(hear(this.#game.table, this.#round, { place, intent, at }, at)));
  }

  /** Somebody else plays at a place from now on. Once a game is over nobody does any more. */
  seat(place: Place, who: Holder): void {
    this.#do(() => {
      if (this.#left || this.#standing.ended !== null) return;
      const [{ table }, now] = [this.#game, this.#clock.now()];
      this.#seating.take(place, this.#keeping.events(this.#round), who);
      this.#bots.sit(this.#seating.setup, [place]);
      this.#save();
      this.#become(unchanged(reseatedRound(this.#round, (before) => table.seat?.(before, place, who, now) ?? before)));
      // Whose place it was, or is again, sees something else.
      this.#tell([]);
    });
  }

  /** The game as it stands. */
  saved(): SavedGame<T> { return this.#keeping.saved(this.#round, this.#standing, this.#clock.now()); }

  /** Who called in the last race that was won over a line, the first of them first. Of a call that still waits nobody is told. */
  lastRace(): readonly KeptCall[] { return this.#far?.lastRace(waitingIn(this.#game.table, this.#round)) ?? []; }

  /** What was pressed before counts and is saved; then nothing happens here any more. */
  leave(): void {
    if (this.#left) return;
    this.#screens.close();
    if (this.#isOpen) this.#become(judgeNow(this.#game.table, this.#round, this.#clock.now()));
    this.#left = true;
    this.#bots.stop();
    this.#wake();
    this.#clock.leave();
    if (this.#isOpen) this.#save();
  }

  /** How it has ended, once its end was reached and not only decided; null: it hasn't. */
  get ended(): Standing<T>['ended'] { return this.#standing.ended; }

  get #isOpen(): boolean { return this.#standing.begun && this.#standing.ended === null; }
  get #isOn(): boolean { return this.#isOpen && !this.#standing.paused; }

  /** What a screen says is checked here, at the door. */
  #take(screen: Screen<T>, value: unknown): void {
    // Who comes back after a leap of time did not mean what lay there before.
    if (this.#left || this.#clock.look()) return;
    const checked = checkMessage(this.#game, this.#seating.setup, this.#ports.epoch, screen, value);
    if (!checked.ok) return this.#screens.refuse(screen, checked.number, checked.code);
    const { message } = checked;
    screen.number = message.number;
    switch (message.kind) {
      case 'act': return this.#act(screen, message);
      case 'shown': return this.#show(screen, message);
      case 'expect': return this.#isOn ? this.#become(unchanged(expect(this.#round, message.within, this.#clock.now()))) : undefined;
      default: return this.#follow(message, screen.places);
    }
  }

  #follow(said: Said, places: ReadonlySet<Place>): void {
    switch (said.kind) {
      case 'reading': return this.#become(unchanged(read(this.#round, said.on, this.#clock.now())));
      case 'hold': return this.#become(unchanged({ ...this.#round, held: said.on }));
      case 'goOn': return this.#goOn();
      case 'pause': return this.#pause();
      case 'stop': return this.#stop(places);
    }
  }

  #act(screen: Screen<T>, message: Checked<T> & { readonly kind: 'act' }): void {
    if (!this.#isOpen) return;
    const { place, intent, seen } = message;
    const told = screen.told[(seen?.sequence ?? 0) - 1];
    const calls = this.#keeping.calls(this.#round, intent);
    // What is pressed in a pause does nothing; what was pressed before it counts.
    const times = this.#far === null ? this.#hereAt(message) : this.#far.press(screen, message, this.#clock, calls);
    if (times !== null) this.#hear({ place, intent, ...times, ...told && { knows: told.takes, sees: told.lays } });
  }

  /** When something at this device was, in the game's time; null: time stood still then. */
  #hereAt({ at, now }: { readonly at: number; readonly now: number }): { readonly at: number } | null {
    const time = this.#clock.timeOf(this.#ports.clock.now() - Math.max(0, now - at));
    return time === null ? null : { at: time };
  }

  #show(screen: Screen<T>, { sequence, ...times }: Checked<T> & { readonly kind: 'shown' }): void {
    const told = screen.told[sequence - 1];
    if (this.#far !== null || told === undefined || sequence <= screen.shown) return;
    screen.shown = sequence;
    const time = this.#isOpen ? this.#hereAt(times) : null;
    if (time === null) return;
    const round = show(this.#game.table, this.#round, told.lays, time.at);
    this.#become(unchanged(paintedRound(this.#game.table, round, screen.places, told.time, time.at)));
  }

  #hear(act: Act<T>): void {
    if (this.#isOpen && !this.#left) this.#become(hear(this.#game.table, this.#round, act, this.#clock.now(), this.#isOn));
  }

  /** Takes what something has come to, and does all that time has come for: what is to be saved first, then screens, then computers. */
  #become(first: Judged<T>): void {
    if (this.#left) return;
    const { round, happenings, settled } = first;
    const before = this.#round;
    const isRaced = this.#game.table.unraced?.(round.table) !== true;
    const lined = this.#far === null ? round : { ...round, lines: isRaced ? this.#far.lines(this.#screens.open()) : [] };
    const then = this.#isOn ? tick(this.#game.table, lined, this.#clock.now()) : unchanged(lined);
    this.#round = then.round;
    this.#far?.settle(this.#round.takes);
    const ended = isSettled(this.#round) ? this.#game.table.end(this.#round.table) : null;
    const ends = ended !== null && this.#standing.ended === null;
    if (ends) this.#end(ended);
    if (ends || this.#keeping.isNews(before, this.#round)) this.#save();
    this.#wait();
    const told = [...happenings, ...then.happenings];
    // That an act waits to be judged is no news.
    if (before.table !== this.#round.table || told.length > 0 || ends) this.#tell(told);
    this.#bots.follow(before, this.#round, this.#standing, [...settled, ...then.settled], this.#clock.now());
  }

  #tell(happenings: readonly T['Happening'][]): void {
    this.#screens.tell(happenings);
    if (this.#far === null) return;
    // Over lines screens have painted all as soon as it's told: their acts are reckoned from then.
    const now = this.#clock.now();
    for (const { places } of this.#screens.open()) this.#round = paintedRound(this.#game.table, this.#round, places, now, now);
  }

  /** Wakes up when the table wants to be looked at again. */
  #wait(): void {
    this.#wake();
    const at = this.#isOn ? dueAt(this.#game.table, this.#round) : null;
    const look = (): void => this.#do(() => this.#become(unchanged(this.#round)));
    // Over lines what has come meanwhile is let in first: one turn of the event loop.
    this.#wake = at === null ? () => {} : this.#clock.at(at, this.#far === null ? look : () => { this.#wake = this.#clock.at(at, look); });
  }

  #save(): void { this.#keeping.save(this.saved(), this.#round); }

  #goOn(): void {
    if (this.#standing.ended !== null || this.#isOn) return;
    this.#standing = { ...this.#standing, begun: true, paused: false };
    this.#clock.goOn();
    this.#become(unchanged(this.#round));
    this.#tell([]);
  }

  /** Lets the game's time stand still. One that is not on has none. */
  #pause(): void {
    if (this.#left || !this.#isOn) return;
    this.#standing = { ...this.#standing, paused: true };
    this.#clock.stand();
    this.#save();
    this.#wait();
    this.#tell([]);
  }

  #stop(places: ReadonlySet<Place>): void {
    if (this.#standing.ended === null) this.#become(stopNow(this.#game.table, this.#round, places, this.#clock.now()));
    if (this.#standing.ended !== null) return;
    this.#end(this.#game.table.written(this.#round.table).decided ?? 'stopped');
    this.#save();
    this.#tell([]);
  }

  #end(by: NonNullable<Standing<T>['ended']>): void {
    this.#standing = { ...this.#standing, paused: false, ended: by };
    this.#bots.stop();
    this.#wake();
    if (!this.#clock.isStanding()) this.#clock.stand();
  }
}
