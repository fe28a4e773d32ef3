/**
 * The host of a game of SNAG: its table, its computer players, its record and its saving. It knows no page. Screens connect to it with the
 * places that they play, and are told what those may see (see `port`); what the players there do comes back as intents.
 */
import type { LevelName } from '../../ai/levelNames';
import { fraction, randomFrom } from '../../chance/chance';
import { writeText } from '../../rules/notation/writer';
import { writeRecord, type GameRecord } from '../../rules/record';
import type { Seat } from '../../rules/position';
import { TIME_FACTOR } from '../../setup/pace';
import { isAsked, type Pace, type TimeToCall } from '../../setup/setup';
import type { TableEmission } from '../../table/emissions';
import type { Intent } from '../../table/intents';
import { isCallOver } from '../../table/judge';
import { createConnections, type Connections } from '../connections';
import { lastPlacedIn, logged } from '../gameLog';
import { callTimesOf, levelsInOrder, luckOf, namesInOrder, toStore, type OpenedGame } from '../savedGame';
import { seenBy, tableViewOf, type HostIntent, type Reply, type SnagHost, type TableView } from '../tableView';
import type { Raced, TableHappening } from '../viewState';
import { createBreathClock, type BreathClock } from './breathClock';
import { createCallRound, type CallRound } from './callRound';
import { createComputerSeats, type ComputerSeats } from './computerSeats';
import { afterHearing, happeningsOf, isKept, startState, type Heard, type HostState } from './hostState';
import type { HostedGame, HostPorts, PlayedGame } from './hostedGame';
import { createPausableClock, type PausableClock } from '../../bots/pausableClock';
import { createSteadyClock, type SteadyClock } from '../../bots/steadyClock';
import { createRaceTimes, type RaceTimes } from './raceTimes';
import { runningClock } from './runningClock';
import { afterHeadStart, afterPainting } from './headStart';
import { createTableActor, type TableActor } from './tableActor';
import { tableInput } from './tableInput';

/** Continues `game`, which may have just begun, or be over: then it lies there as it was counted. */
export function createHost(game: OpenedGame, ports: HostPorts): HostedGame {
  return new Host(game, ports);
}

class Host implements HostedGame {
  readonly #game: OpenedGame;
  readonly #ports: HostPorts;
  /** The game's time: that of the table and the races. Screens are told the host's. */
  readonly #clock: PausableClock;
  /** The host's time without what it leaps over while a device sleeps: the game's runs over it. */
  readonly #steady: SteadyClock;
  /** The computers' time: the game's, but that it stands still while a run lies lit. */
  readonly #botClock: BreathClock;
  #state: HostState;
  readonly #screens: Connections<TableView, HostIntent, TableHappening, Reply>;
  readonly #table: TableActor;
  readonly #bots: ComputerSeats;
  /** Null where nobody is asked. */
  readonly #callRound: CallRound | null;
  readonly #races: RaceTimes;

  constructor(game: OpenedGame, ports: HostPorts) {
    const steady = createSteadyClock(ports.clock, () => this.#pause(true));
    const clock = createPausableClock(steady);
    const botClock = createBreathClock(clock);
    const { setup } = game.saved;
    const asked = isAsked(setup);
    const luck = luckOf(game);
    const chance = randomFrom(`chance:${luck.join()}`);
    this.#game = game;
    this.#ports = ports;
    this.#steady = steady;
    this.#clock = clock;
    this.#botClock = botClock;
    this.#state = startState(game, botClock.now());
    this.#screens = createConnections({
      now: ports.clock.now,
      view: (places) => this.#viewFor(places),
      past: (places) => this.#state.log.all.map((happening) => seenBy(happening, this.#seatsOf(places))),
      masked: (happening, places) => seenBy(happening, this.#seatsOf(places)),
      take: (intent, places, at) => this.#take(intent, this.#seatsOf(places), at),
    });
    this.#table = createTableActor(tableInput(game, clock.now, () => this.#state), clock, {
      // A race that ends by this is told of before it.
      emitted: (emission) => this.#races.hear(emission),
      changed: (heard) => this.#hear(heard),
    });
    this.#bots = createComputerSeats({
      thinker: ports.thinker, clock: botClock, due: botClock.due, asked, pace: () => TIME_FACTOR[this.#state.pace],
      callsAt: (moment) => afterHeadStart({ ...this.#state, position: this.#state.table.position }, moment, botClock.now()),
      chance: () => fraction(chance), seedOf: (seat) => luck[seat]!, send: (intent) => this.#send({ ...intent, at: clock.now() }),
    });
    this.#callRound = asked ? createCallRound({
      clock, table: () => this.#table.context(), players: () => this.#state.players, send: (intent) => this.#table.send(intent),
      computerCalls: (seat) => this.#bots.answer(seat), changed: () => this.#screens.tell([]),
    }) : null;
    this.#races = createRaceTimes({
      clock, unlitTime: botClock.at, seats: setup.players.length, known: callTimesOf(game), races: game.saved.races ?? [],
      events: game.replayed.record.events.length, timed: !asked, calls: setup.rules.calls, tell: (raced) => this.#tellRace(raced),
    });
    this.#table.start();
    this.#watch();
    if (!this.#wasOver) this.#save();
  }

  connect: SnagHost['connect'] = (places, receive) => this.#screens.connect(places, receive);

  setPace(pace: Pace): void {
    this.#state = { ...this.#state, pace };
    this.#save();
  }

  setCallSeconds(callSeconds: TimeToCall): void {
    if (this.#callRound || this.#wasOver) return;
    this.#state = { ...this.#state, callSeconds };
    this.#save();
  }

  record(): Record<string, unknown> { return { ...writeRecord(this.#record()), levels: this.#levels() }; }

  text(): string { return writeText(this.#record()); }

  played(): PlayedGame {
    return { record: this.#record(), levels: this.#levels(), seeds: luckOf(this.#game) };
  }

  stop(): void {
    // What was pressed before a pause, or while a run lay lit, counts, though nobody goes on with the game.
    if (this.#clock.isPaused() || this.#table.context().breath) this.#table.judge();
    this.#bots.stop();
    this.#races.stop();
    this.#callRound?.stop();
    this.#table.stop();
    this.#steady.watch(false);
  }

  /** A game that was counted before is looked at: it is kept as it is, with the day on which it was played. */
  get #wasOver(): boolean { return this.#game.saved.ended; }

  /** Takes note of what the table tells, and tells it on: first to the screens, then to the computer players. */
  #hear(heard: Heard): void {
    const { emitted, context } = heard;
    this.#botClock.follow(context.breath);
    this.#callRound?.judged();
    // Who changes seats plays with the new seat's bot.
    if (emitted.some(({ type }) => type === 'seated')) this.#bots.stop();
    const unaware = this.#bots.unaware(emitted.flatMap(happeningsOf));
    this.#state = afterHearing(this.#state, this.#game.saved.setup, heard, this.#botClock.now(), unaware);
    if (!this.#wasOver && emitted.some(isKept)) this.#save();
    this.#screens.tell(emitted.flatMap(happeningsOf));
    this.#watch();
    for (const emission of emitted) this.#answer(emission);
    this.#bots.tell(this.#state);
    this.#callRound?.look();
  }

  /** Who was how fast is told of after the event, and kept with it. */
  #tellRace(raced: Raced): void {
    this.#state = { ...this.#state, log: logged(this.#state.log, [raced]) };
    this.#save();
    this.#screens.tell([raced]);
  }

  #answer(emission: TableEmission): void {
    const { places, players } = this.#state;
    if (emission.type === 'refused') {
      const { intent: { seat }, refusal } = emission;
      if (players[seat]?.kind !== 'bot') this.#screens.reply(places[seat] ?? seat, { type: 'refused', seat, refusal });
    } else if (emission.type === 'held' && !this.#callRound) {
      const { seat, maker } = emission;
      this.#screens.reply(places[seat] ?? seat, { type: 'held', seat, maker });
    }
  }

  /** What a player asks of the table, person or computer. */
  #send(intent: Intent): void {
    if (this.#callRound) this.#callRound.take(intent);
    else this.#table.send(intent);
  }

  /** What a screen asks; it moves the tiles of its own seats only. */
  #take(intent: HostIntent, own: ReadonlySet<Seat>, at: number): void {
    // Who comes back after a leap of time did not mean what lay there before.
    if (this.#steady.look()) return;
    if (intent.kind === 'pause') {
      if (own.size > 0) this.#pause(intent.paused);
      return;
    }
    if (intent.kind === 'takeSeats') {
      if (own.size > 0 && !this.#clock.isPaused()) this.#table.takeSeats();
      return;
    }
    if (intent.kind === 'painted') {
      const now = this.#botClock.now();
      const told = this.#botClock.at(this.#clock.standingTime(this.#steady.ownTime(intent.told)));
      this.#state = { ...this.#state, opened: afterPainting(this.#state.opened, own, told, now) };
      return;
    }
    const pressed = this.#clock.gameTime(this.#steady.ownTime(at));
    // What is pressed in a pause does nothing.
    if (pressed === null || !own.has(intent.seat)) return;
    if (intent.kind === 'answer') this.#callRound?.answer(intent.seat, intent.snag);
    else if (intent.kind === 'expect') this.#table.expect(intent.within);
    else this.#send({ ...intent, at: pressed });
  }

  /** Lets the game's time stand still, or go on. A game that is over has none. */
  #pause(paused: boolean): void {
    if (paused === this.#clock.isPaused() || this.#state.phase === 'over') return;
    if (paused) this.#clock.pause();
    else this.#clock.resume();
    this.#watch();
    this.#screens.tell([]);
  }

  /** Looks for leaps of time as long as there is time to be lost. */
  #watch(): void { this.#steady.watch(!this.#clock.isPaused() && this.#state.phase !== 'over'); }

  /** The seats on which the people of these places sit now. */
  #seatsOf(held: ReadonlySet<number>): ReadonlySet<Seat> {
    const { places, players } = this.#state;
    return new Set(places.flatMap((place, seat) => (held.has(place) && players[seat]?.kind !== 'bot' ? [seat] : [])));
  }

  #viewFor(places: ReadonlySet<number>): TableView {
    const { table, phase, players, log, unaware } = this.#state;
    return tableViewOf({
      table, phase, players, unaware, lastPlaced: lastPlacedIn(log), gone: log.gone, memoryAid: this.#game.saved.setup.memoryAid,
      asks: this.#callRound !== null, round: this.#callRound?.round() ?? null, callOver: isCallOver(table), breath: table.breath,
      clock: runningClock(this.#state, this.#clock, this.#steady.hostTime), paused: this.#clock.isPaused(),
    }, this.#seatsOf(places));
  }

  #record(): GameRecord {
    const { picks, events } = this.#table.context();
    return { ...this.#game.replayed.record, seats: namesInOrder(this.#game.saved.setup, picks), events };
  }

  #levels(): (LevelName | null)[] { return levelsInOrder(this.#game.saved.setup, this.#table.context().picks); }

  #save(): void {
    const { won: _, ...saved } = this.#game.saved;
    const { phase, callSeconds, pace } = this.#state;
    const { position, events } = this.#table.context();
    const won = phase === 'over' || events.length === 0 ? {} : { won: position.won.map((tiles) => tiles.length) };
    this.#ports.save({
      ...saved, ...won,
      setup: { ...saved.setup, callSeconds, pace },
      savedAt: this.#wasOver ? saved.savedAt : this.#ports.today(),
      ended: phase === 'over',
      picks: this.#table.context().picks.map(({ seat, index }) => ({ seat, index })),
      record: toStore(this.#record()),
      callTimes: [...this.#races.times()],
      races: [...this.#races.races()],
    });
  }
}
