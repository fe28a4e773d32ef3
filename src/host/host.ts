/**
 * The host of a game, whichever it is: its table, its judge, its computer players, its record and its saving. It knows no page and no game.
 * Screens connect to it with the places that they hold, and are told what those may see (see `port`). It alone sets timers, on the game's
 * own time; it trusts nothing that a screen says.
 */
import { createGameClock, type GameClock } from '../bots/gameClock';
import { replayed } from '../contract/record';
import { isAlike } from '../outside/alike';
import type { Act, Game, GameTypes, Holder, Place, SavedGame, Standing } from '../contract/contract';
import { expect, hear, read, show, type Rules } from './judge/judge';
import { countedTable, isSettled, reseatedRound, startRound, unchanged, type Judged, type Round } from './judge/round';
import { dueAt, judgeNow, stopNow, tick } from './judge/ticking';
import { waitsFor } from './judge/waits';
import { checkMessage, type Checked } from './door';
import { inTurn } from './inTurn';
import type { HostPorts, Said } from './hostPorts';
import type { Connect } from './port';
import { Screens, type Screen } from './screens';
import { Bots } from './seatedBots';
import { Seating } from './seating';
import { hostTime, ShownTimes } from './shownTimes';

/** Continues a game, which may have just begun: it waits until somebody goes on. One that is over lies there as it ended. */
export const createHost = <T extends GameTypes>(game: Game<T>, saved: SavedGame<T>, ports: HostPorts<T>): HostedGame<T> =>
  new HostedGame(game, saved, ports);

/** What whoever keeps a game can ask of it, beside what a screen can. */
export class HostedGame<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #saved: SavedGame<T>;
  readonly #ports: HostPorts<T>;
  readonly #rules: Rules<T>;
  readonly #clock: GameClock;
  readonly #screens: Screens<T>;
  readonly #shown = new ShownTimes();
  readonly #bots: Bots<T>;
  readonly #seating: Seating<T>;
  #round: Round<T>;
  #standing: Standing<T>;
  #wake = (): void => {};
  #left = false;
  readonly #do = inTurn();

  constructor(game: Game<T>, saved: SavedGame<T>, ports: HostPorts<T>) {
    this.#game = game;
    this.#saved = saved;
    this.#ports = ports;
    this.#rules = { table: game.table, waits: waitsFor(ports.line ?? 0, ports.settle) };
    this.#clock = createGameClock(ports.clock, saved.played, () => this.#pause());
    this.#seating = new Seating(game, saved);
    this.#round = startRound(this.#seating.seated(game.table.start(saved, this.#clock.now(), ports)));
    this.#standing = { begun: false, paused: false, ended: game.table.end(this.#round.table) ?? saved.ended };
    const past = game.past?.(saved) ?? replayed(game, saved).happenings.flat();
    this.#screens = new Screens(game, ports.epoch, past, {
      look: (own) => ({ view: game.view(this.#round.table, own, this.#standing), standing: this.#standing }),
      eyes: (places) => this.#seating.eyes(places),
      time: () => this.#clock.now(), at: () => ({ lays: this.#round.lays, takes: this.#round.takes }), failed: ports.failed,
    });
    this.#bots = new Bots(game, saved, past, {
      now: () => this.#clock.now(), at: (time, act) => this.#clock.at(time, act),
    }, (place, intent, at) => this.#do(() => this.#hear({ place, intent, at })));
    this.#bots.sit(this.#seating.setup);
  }

  connect: Connect<T> = (places, receive, back) =>
    this.#screens.connect(places, receive, back, (screen, message) => this.#do(() => this.#take(screen, message)));

  /** Begins the game, or goes on with it, though nobody who plays has asked for that. */
  goOn(): void { this.say({ kind: 'goOn' }); }

  /** Says what a screen may say beside its acts, though none has: at a table of several devices no screen does so for all. */
  say(said: Said): void { this.#do(() => { if (!this.#left) this.#follow(said, new Set()); }); }

  /** Does something now, in a pause, too: for a place, or for none (-1), which is only whoever keeps the game. */
  act(place: Place, intent: T['Intent']): void {
    const at = this.#clock.now();
    this.#do(() => this.#become(hear(this.#rules, this.#round, { place, intent, at }, at)));
  }

  /** Somebody else plays at a place from now on. Once a game is over nobody does any more. */
  seat(place: Place, who: Holder): void {
    this.#do(() => {
      if (this.#left || this.#standing.ended !== null) return;
      const { table } = this.#game;
      this.#seating.take(place, table.written(this.#keptOf(this.#round)).events.length, who);
      this.#bots.sit(this.#seating.setup, [place]);
      this.#save();
      this.#become(unchanged(reseatedRound(this.#round, (before) => table.seat?.(before, place, who) ?? before)));
      // Whose place it was, or is again, sees something else.
      this.#screens.tell([]);
    });
  }

  /** The game as it stands. */
  saved(): SavedGame<T> {
    const { decided = null, noted: _, ...written } = this.#game.table.written(this.#keptOf(this.#round));
    return {
      ...this.#saved, ...written, ...this.#seating.written(), ended: this.#standing.ended ?? decided,
      played: this.#clock.now(), savedAt: this.#ports.today(),
    };
  }

  /** What was pressed before counts and is saved; then nothing happens here any more. */
  leave(): void {
    if (this.#left) return;
    this.#screens.close();
    if (this.#isOpen) this.#become(judgeNow(this.#rules, this.#round, this.#clock.now()));
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
    const { place, intent, seen } = message;
    const waits = this.#round.waiting.some((one) => one.place === place);
    const pressed = this.#shown.pressedAt(screen, message, this.#ports.clock.now(), waits);
    // What is pressed in a pause does nothing; what was pressed before it counts.
    const at = this.#isOpen ? this.#clock.timeOf(pressed) : null;
    const knows = screen.told[(seen?.sequence ?? 0) - 1]?.takes;
    if (at === null) return;
    this.#shown.heard(place, pressed);
    this.#hear({ place, intent, at, ...knows === undefined ? {} : { knows } });
  }

  #show(screen: Screen<T>, { sequence, ...times }: Checked<T> & { readonly kind: 'shown' }): void {
    const told = screen.told[sequence - 1];
    if (told === undefined || sequence <= screen.shown) return;
    const at = hostTime(times, this.#ports.clock.now());
    this.#shown.show(screen, screen.shown, sequence, at);
    screen.shown = sequence;
    const time = this.#isOpen ? this.#clock.timeOf(at) : null;
    if (time === null) return;
    const round = show(this.#rules, this.#round, told.lays, time);
    this.#become(unchanged({ ...round, table: this.#game.table.painted?.(round.table, screen.places, told.time, time) ?? round.table }));
  }

  #hear(act: Act<T>): void {
    if (this.#isOpen && !this.#left) this.#become(hear(this.#rules, this.#round, act, this.#clock.now(), this.#isOn));
  }

  /** Takes what something has come to, and does all that time has come for: what is to be saved first, then screens, then computers. */
  #become(first: Judged<T>): void {
    if (this.#left) return;
    const { round, happenings, settled } = first;
    const before = this.#round;
    const then = this.#isOn ? tick(this.#rules, round, this.#clock.now()) : unchanged(round);
    this.#round = then.round;
    const ended = isSettled(this.#round) ? this.#game.table.end(this.#round.table) : null;
    const ends = ended !== null && this.#standing.ended === null;
    if (ends) this.#end(ended);
    if (ends || !isAlike(this.#writtenIn(before), this.#writtenIn(this.#round))) this.#save();
    this.#wait();
    const told = [...happenings, ...then.happenings];
    // That an act waits to be judged is no news.
    if (before.table !== this.#round.table || told.length > 0 || ends) this.#screens.tell(told);
    this.#bots.follow(before, this.#round, this.#standing, [...settled, ...then.settled], this.#clock.now());
  }

  /** What is kept as soon as it has changed. */
  #writtenIn(round: Round<T>): readonly unknown[] {
    const table = this.#keptOf(round);
    const { events, noted = 0 } = this.#game.table.written(table);
    // What was laid and taken back leaves as many events as before, though others.
    return [events.length + noted, this.#game.table.open?.(table) ?? null, ...this.#ports.laidToo ? [events] : []];
  }

  /** The table as it is kept. */
  #keptOf(round: Round<T>): T['Table'] { return this.#ports.laidToo ? round.table : countedTable(round); }

  /** Wakes up when the table wants to be looked at again. */
  #wait(): void {
    this.#wake();
    const at = this.#isOn ? dueAt(this.#rules, this.#round) : null;
    this.#wake = at === null ? () => {} : this.#clock.at(at, () => this.#do(() => this.#become(unchanged(this.#round))));
  }

  #save(saved = this.saved()): void {
    const open = this.#game.table.open?.(this.#keptOf(this.#round)) ?? null;
    if (saved.events.length > 0 || open !== null || saved.held) this.#ports.save(saved, open);
  }

  #goOn(): void {
    if (this.#standing.ended !== null || this.#isOn) return;
    this.#standing = { ...this.#standing, begun: true, paused: false };
    this.#clock.goOn();
    this.#become(unchanged(this.#round));
    this.#screens.tell([]);
  }

  /** Lets the game's time stand still. One that is not on has none. */
  #pause(): void {
    if (this.#left || !this.#isOn) return;
    this.#standing = { ...this.#standing, paused: true };
    this.#clock.stand();
    this.#save();
    this.#wait();
    this.#screens.tell([]);
  }

  #stop(places: ReadonlySet<Place>): void {
    if (this.#standing.ended === null) this.#become(stopNow(this.#rules, this.#round, places, this.#clock.now()));
    if (this.#standing.ended !== null) return;
    this.#end(this.#game.table.written(this.#round.table).decided ?? 'stopped');
    this.#save();
    this.#screens.tell([]);
  }

  #end(by: NonNullable<Standing<T>['ended']>): void {
    this.#standing = { ...this.#standing, paused: false, ended: by };
    this.#bots.stop();
    this.#wake();
    if (!this.#clock.isStanding()) this.#clock.stand();
  }
}
