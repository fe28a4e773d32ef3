/**
 * The one door to a game for everything that people see: intents go in, a read-only view state and what happened come
 * out. It owns the record and saves it as it grows, and it tells each computer's hand what that seat could see.
 */
import { createActor } from 'xstate';
import type { LevelName } from '../ai/levels';
import type { Thinker } from '../ai/questions';
import { fraction, randomFrom } from '../rules/deal';
import { writeText } from '../rules/notation/writer';
import type { Seat } from '../rules/position';
import { writeRecord, type GameRecord } from '../rules/record';
import type { TableEmission } from '../table/emissions';
import { gameMachine, type TableContext } from '../table/gameMachine';
import type { Intent, TableRefusal } from '../table/intents';
import { createCallRound } from './callRound';
import type { Clock } from '../bots/clock';
import { createComputerSeats } from './computerSeats';
import { happeningsOf } from './happenings';
import { createGameLog, pastOf } from './gameLog';
import { TIME_FACTOR } from '../setup/pace';
import { privateSeats, viewStateOf, viewerOf } from './projection';
import { createRaceTimes } from './raceTimes';
import { callTimesOf, isSeated, levelsInOrder, namesInOrder, seatedPlayers, toStore, type OpenedGame, type SavedGame } from './savedGame';
import { isAsked, type Pace } from '../setup/setup';
import { tableInput } from './tableInput';
import { seenBy, type Act, type Phase, type TableHappening, type Update, type ViewState } from './viewState';

export interface SessionPorts {
  /** What computer seats think with. Must always answer (see `wire`). */
  readonly thinker: Thinker;
  readonly clock: Clock;
  /** Keeps the game as it stands; called after every event. */
  readonly save: (game: SavedGame) => void;
  /** Milliseconds since 1970. */
  readonly today: () => number;
}

/** A game as it was played so far, for those who look back at it. */
export interface PlayedGame {
  readonly record: GameRecord;
  /** For each seat the character that plays it; null for a person. */
  readonly levels: readonly (LevelName | null)[];
  /** For each seat what its player's chance hangs on. */
  readonly seeds: readonly string[];
}

export interface SessionListener {
  update(update: Update): void;
  /** A person's act was turned down, and why. */
  refused?(refusal: TableRefusal): void;
  /** The call of the only person here waits until the maker's move ends. With more persons nobody is told. */
  held?(maker: Seat): void;
}

export interface Session {
  /** Hears of every change from now on, and of the state now. Returns what ends it. */
  subscribe(listener: SessionListener): () => void;
  /** What a person's hand does. `at`: when the key or finger went down, in the clock's milliseconds. */
  act(act: Act, at: number): void;
  state(): ViewState;
  /** Plays on at another pace. */
  setPace(pace: Pace): void;
  /** The game as its record stands now, with the result so far. */
  record(): Record<string, unknown>;
  /** The same for people to read, one move a line. */
  text(): string;
  /** What has happened so far in a game that goes on, as persons here saw it. */
  readonly past: readonly TableHappening[];
  /** The game as it was played so far: record, characters, and what their chance hangs on. */
  played(): PlayedGame;
  stop(): void;
}

/** Goes on with `game`, which may have just begun, or be over: then it lies there as it was counted. */
export function createSession(game: OpenedGame, ports: SessionPorts): Session {
  const { setup } = game.saved;
  const { clock } = ports;
  /** A game that was counted before is looked at: it is kept as it is, with the day on which it was played. */
  const wasOver = game.saved.ended;
  let { pace } = setup;
  const listeners = new Set<SessionListener>();
  const chance = randomFrom(`chance:${setup.seed}`);
  const history = createGameLog();
  for (const happening of pastOf(game)) history.add(happening);

  // In the order in which they sit now. The table asks for it as soon as it is set up.
  let players = seatedPlayers(setup, isSeated(setup, game.picks) ? game.picks : []);

  const actor = createActor(gameMachine, {
    clock: { setTimeout: (act, after) => clock.setTimeout(act, after), clearTimeout: (id) => clock.clearTimeout(id) },
    input: tableInput(game, clock.now, (mover) => players[mover]),
  });

  const hands = createComputerSeats({
    thinker: ports.thinker, clock, pace: () => TIME_FACTOR[pace], chance: () => fraction(chance), seedOf, send, asked: isAsked(setup),
  });
  const asking = isAsked(setup) ? createCallRound({
    clock, table, players: () => players, send: toTable, computerCalls: (seat) => hands.answer(seat), changed: showAgain,
  }) : null;
  let viewer: Seat | null = null;
  /** Whether the viewer looks at his rack, where he is not the only person here. */
  let looks = false;
  let state = viewNow();
  let landedAt = clock.now();
  let turnAt = clock.now();
  let ended = false;
  let waiting: TableEmission[] = [];
  function table(): TableContext { return actor.getSnapshot().context; }

  function toTable(intent: Intent): void { actor.send({ type: 'intent', intent }); }

  /** What a hand asks of the table, whoever's hand it is. */
  function send(intent: Intent): void { if (asking) asking.take(intent); else toTable(intent); }

  function phase(): Phase {
    const snapshot = actor.getSnapshot();
    if (snapshot.matches('over')) return 'over';
    if (!snapshot.context.seated) return 'order';
    return snapshot.context.position.mover === null ? 'lastChance' : 'playing';
  }

  function viewNow(): ViewState {
    return viewStateOf({
      table: table(), phase: phase(), players, viewer, lastPlaced: history.lastPlaced(), looks, gone: history.past().gone, memoryAid: setup.memoryAid,
      asks: asking !== null, round: asking?.round() ?? null,
    });
  }

  function record(): GameRecord {
    const { picks, events } = table();
    return { ...game.replayed.record, seats: namesInOrder(setup, picks), events };
  }

  /** Takes note of what was told since the last state, and tells it on. */
  function pass(told: readonly TableEmission[]): void {
    asking?.judged();
    if (table().seated) players = seatedPlayers(setup, table().picks);
    // Who changes seats plays with the new seat's hand.
    if (told.some(({ type }) => type === 'seated')) hands.stop();
    const happenings = told.flatMap(happeningsOf);
    for (const happening of happenings) history.add(happening);
    if (happenings.some(({ type }) => type === 'placed')) landedAt = clock.now();
    if (happenings.some(({ type }) => type === 'turn' || type === 'dealt')) turnAt = clock.now();
    ended = phase() === 'over';
    viewer = viewerOf(players, table().position, viewer);
    // Each look is for one tile: whose turn comes next begins behind the curtain.
    if (happenings.some(({ type }) => type !== 'drew')) looks = false;
    state = viewNow();
    // What is dealt is saved as the game begins, or with the seats that were taken before it.
    if (!wasOver && told.some(({ type }) => type !== 'refused' && type !== 'dealt')) save();
    const seen = happenings.map((happening) => seenBy(happening, privateSeats(players)));
    inform(seen);
    for (const emission of told) {
      if (emission.type === 'refused' && players[emission.intent.seat]?.kind === 'local') {
        for (const listener of listeners) listener.refused?.(emission.refusal);
      }
      if (emission.type === 'held' && !asking && privateSeats(players).has(emission.seat)) {
        for (const listener of listeners) listener.held?.(emission.maker);
      }
    }
    hands.tell({ table: table(), phase: phase(), players, past: history.past(), landedAt, turnAt });
    asking?.look();
  }

  function inform(happenings: readonly TableHappening[]): void { for (const listener of listeners) listener.update({ state, happenings }); }

  /** Shows what has changed without anything having happened at the table. */
  function showAgain(): void {
    state = viewNow();
    inform([]);
  }

  /** Turns the viewer's rack up or down, for those who look at the screen. */
  function turnRack(up: boolean): void {
    if (looks === up) return;
    looks = up;
    showAgain();
  }

  function save(): void {
    const picks = table().picks.map(({ seat, index }) => ({ seat, index }));
    ports.save({ ...game.saved, setup: { ...setup, pace }, savedAt: wasOver ? game.saved.savedAt : ports.today(), ended, picks, record: toStore(record()), callTimes: [...races.times()] });
  }

  /** What a seat's player hangs his chance on. */
  function seedOf(seat: Seat): string { return `${setup.seed}:${seat}`; }

  const races = createRaceTimes({
    clock, seats: setup.players.length, known: callTimesOf(game), timed: !asking,
    // That is looked back at: nothing has changed by it, and no rack that somebody looks at is covered.
    tell: (raced) => inform([raced]),
  });
  for (const type of ['played', 'picked', 'seated', 'dealt', 'counted', 'timeUp', 'held', 'refused'] as const) {
    actor.on(type, (emission) => {
      races.hear(emission);
      waiting.push(emission);
    });
  }
  actor.on('beaten', (emission) => races.hear(emission));
  let known: TableContext | null = null;
  actor.subscribe(({ context }) => {
    const told = waiting;
    waiting = [];
    // That an intent waits to be judged is no news, least of all for the hand that sent it.
    const same = known?.position === context.position && known.picks === context.picks && known.seated === context.seated
      && known.clock === context.clock && known.counted === context.counted;
    known = context;
    if (!same || told.length > 0) pass(told);
  });
  actor.start();
  if (!wasOver) save();

  return {
    past: history.seen(privateSeats(players)),
    subscribe(listener) {
      listeners.add(listener);
      listener.update({ state, happenings: [] });
      return () => { listeners.delete(listener); };
    },
    act(act, at) {
      if (act.kind === 'answer') {
        asking?.answer(act.seat, act.snag);
        return;
      }
      const seat = act.kind === 'pick' ? state.order?.picker : act.kind === 'call' ? act.seat ?? state.viewer : state.viewer;
      // A hand at this screen moves persons' tiles only.
      if (seat === undefined || seat === null || players[seat]?.kind !== 'local') return;
      if (act.kind === 'look') {
        if (state.may.look) turnRack(act.up);
        return;
      }
      if (act.kind === 'place' && state.may.look) {
        // A rack that lies face down is played by nobody, and it lies so again before the tile leaves it.
        if (!state.may.place) return;
        turnRack(false);
      }
      send({ ...act, seat, at: Math.min(at, clock.now()) });
    },
    state: () => state,
    setPace(changed) {
      pace = changed;
      save();
    },
    record: () => ({ ...writeRecord(record()), levels: levelsInOrder(setup, table().picks) }),
    text: () => writeText(record()),
    played: () => ({ record: record(), levels: levelsInOrder(setup, table().picks), seeds: players.map((_, seat) => seedOf(seat)) }),
    stop() {
      hands.stop();
      races.stop();
      asking?.stop();
      actor.stop();
    },
  };
}
