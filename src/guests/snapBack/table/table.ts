/**
 * A game of Snap Back as it is played: its table, its computer players, and what is saved of it. It knows no page; whoever shows it is told
 * the view and what happened, and hands in what people do.
 */
import { createActor } from 'xstate';
import type { Clock } from '../../../bots/clock';
import { createPausableClock } from '../../../bots/pausableClock';
import type { PlayableSnapBack, SavedSnapBack } from '../kept/savedGame';
import type { CreatePlayer } from '../players/player';
import type { SnapBackHappening } from '../rules/happening';
import { replay } from '../rules/record';
import { cardsOf } from '../rules/shoe';
import { createComputers, type Computers } from './computers';
import type { TableEmission } from './emissions';
import { gameMachine } from './gameMachine';
import type { TableEvent } from './machineParts';
import { createSteadyClock } from '../../../bots/steadyClock';
import { playedAt, type TableState, type Terms } from './tableState';
import type { SnapBackAct, SnapBackView } from './view';
import { viewOf } from './viewOf';
import { pastOf, revealedAtEnd } from './past';

export interface TablePorts {
  /** The page's time, on the scale of an event's `timeStamp`. */
  readonly clock: Clock;
  /** Milliseconds since 1970. */
  readonly today: () => number;
  readonly createPlayer: CreatePlayer;
  /** Whether what happens is read aloud: then the numbers wait for whoever listens. */
  readonly aloud?: boolean;
  /** After each event of the record, at the end, and when a game that is being played is paused or left. */
  readonly onSave: (saved: SavedSnapBack) => void;
}

export interface SnapBackTable {
  view(): SnapBackView;
  act(act: SnapBackAct): void;
  /** Tells of each change, with what happened in it. @returns ends it */
  subscribe(told: (view: SnapBackView, happenings: readonly SnapBackHappening[]) => void): () => void;
  saved(): SavedSnapBack;
  /** What was called before counts and is saved; then nothing happens here any more. */
  leave(): void;
}

/** Cards are looked up in advance, so many at a time. */
const CARDS_AHEAD = 360;

/** Continues a game, which may have just begun: it waits until somebody goes on. One that is over lies there as it ended. */
export function createTable(game: PlayableSnapBack, ports: TablePorts): SnapBackTable {
  return new Table(game, ports);
}

class Table implements SnapBackTable {
  readonly #game: PlayableSnapBack;
  readonly #ports: TablePorts;
  readonly #terms: Terms;
  readonly #steady;
  readonly #clock;
  readonly #actor;
  readonly #computers: Computers;
  readonly #listeners = new Set<(view: SnapBackView, happenings: readonly SnapBackHappening[]) => void>();
  #emitted: TableEmission[] = [];
  #known: TableState;

  constructor(game: PlayableSnapBack, ports: TablePorts) {
    const { setup, seed, luck, events, callTimes, played, ended } = game;
    this.#game = game;
    this.#ports = ports;
    this.#terms = termsOf(game, ports.aloud ?? false);
    const deck = cardsOf(seed, events.length);
    const replayed = replay({ seats: setup.players.map(({ name }) => name), dice: setup.dice, deck }, events);
    if (!replayed.ok) throw new Error('Only a game that was opened is played on.');
    this.#steady = createSteadyClock(ports.clock, () => { this.#pause(true); });
    this.#clock = createPausableClock(this.#steady);
    const clock = this.#clock;
    this.#computers = createComputers(setup, luck, pastOf(replayed), {
      clock, createPlayer: ports.createPlayer, called: (seat, at) => { this.#send({ type: 'call', seat, at }); },
    });
    this.#actor = createActor(gameMachine, {
      clock: { setTimeout: (act, after) => clock.setTimeout(act, after), clearTimeout: (id) => { clock.clearTimeout(id); } },
      input: {
        terms: this.#terms, now: () => clock.now(),
        sofar: { game: replayed.games.at(-1)!, events, callTimes, played, ended, revealed: revealedAtEnd(replayed) },
      },
    });
    this.#actor.on('*', (emission) => { this.#emitted.push(emission); });
    this.#known = this.#actor.getSnapshot().context.state;
    this.#actor.subscribe(() => { this.#hear(); });
    this.#actor.start();
  }

  view(): SnapBackView {
    const { value, context: { state } } = this.#actor.getSnapshot();
    const { now } = this.#ports.clock;
    return viewOf(state, value, this.#game.setup, this.#terms, {
      now: now(), played: playedAt(state, this.#clock.now()), paused: this.#clock.isPaused(),
      hostTime: (time) => this.#steady.hostTime(this.#clock.hostTime(time)),
    });
  }

  act(act: SnapBackAct): void {
    // Who comes back after a leap of time did not mean what lay there before.
    if (this.#steady.look()) return;
    // Nobody at this screen plays for a computer player.
    if ('seat' in act && !this.#terms.people.includes(act.seat)) return;
    switch (act.kind) {
      case 'pause': this.#pause(act.paused); break;
      case 'goOn':
        if (this.#clock.isPaused()) this.#pause(false);
        else this.#send({ type: 'goOn' });
        break;
      case 'stop': this.#stop(); break;
      case 'call': this.#sendAt(act.at, (at) => ({ type: 'call', seat: act.seat, at })); break;
      case 'painted': this.#sendAt(act.at, (at) => ({ type: 'painted', number: act.shown, at })); break;
      case 'answer': this.#sendInTime({ type: 'answer', seat: act.seat, calls: act.calls }); break;
      case 'choose': this.#sendInTime({ type: 'choose', seat: act.seat, claim: act.claim }); break;
      case 'together': case 'reading': case 'hold': this.#send({ type: act.kind, on: act.on }); break;
    }
  }

  subscribe(told: (view: SnapBackView, happenings: readonly SnapBackHappening[]) => void): () => void {
    this.#listeners.add(told);
    return () => { this.#listeners.delete(told); };
  }

  saved(): SavedSnapBack {
    const { game, events, callTimes, ended } = this.#known;
    return {
      // A true 6 has ended it as soon as it is shown: whoever leaves or reloads while it lies open has played the game to its end.
      ...this.#game, events, callTimes, ended: game.over ? 'trueSix' : ended, played: playedAt(this.#known, this.#clock.now()),
      savedAt: this.#ports.today(),
    };
  }

  leave(): void {
    this.#listeners.clear();
    // What was pressed counts, though nobody goes on with the game.
    this.#send({ type: 'judgeNow' });
    this.#actor.stop();
    this.#computers.rest();
    this.#steady.watch(false);
    if (this.#known.playedSince !== null) this.#save();
  }

  /** Takes note of what the machine tells, and tells it on: what is to be saved first, then the page, then the computer players. */
  #hear(): void {
    const { context: { state } } = this.#actor.getSnapshot();
    const emitted = this.#emitted;
    const before = this.#known;
    this.#emitted = [];
    this.#known = state;
    if (state.events !== before.events || state.ended !== before.ended) this.#save();
    this.#steady.watch(state.playedSince !== null && !this.#clock.isPaused());
    if (emitted.length > 0 || isNews(before, state)) this.#tell(emitted.flatMap((emission) => happeningsIn(emission, 'people')));
    for (const emission of emitted) this.#tellComputers(emission, state);
  }

  #tellComputers(emission: TableEmission, { top }: TableState): void {
    const computers = this.#computers;
    if (emission.type === 'laid') computers.rest();
    if (emission.type === 'choose') {
      for (const { seat, claim } of computers.claims()) this.#send({ type: 'choose', seat, claim });
    }
    for (const happening of happeningsIn(emission, 'computers')) {
      computers.hear(happening);
      if (happening.type === 'called' || happening.type === 'over') computers.rest();
      if (happening.type !== 'shown') continue;
      if (!this.#terms.untimed) computers.call(top?.paintedAt ?? this.#clock.now());
      else for (const { seat, calls } of computers.answers()) this.#send({ type: 'answer', seat, calls });
    }
  }

  #tell(happenings: readonly SnapBackHappening[]): void {
    if (this.#listeners.size === 0) return;
    const view = this.view();
    for (const listener of this.#listeners) listener(view, happenings);
  }

  #save(): void {
    if (this.#known.events.length > 0) this.#ports.onSave(this.saved());
  }

  /** Whether the game can still change here. */
  get #isActive(): boolean { return this.#actor.getSnapshot().status === 'active'; }

  #send(event: TableEvent): void {
    if (this.#isActive) this.#actor.send(event);
  }

  /** What was pressed in a pause does nothing. */
  #sendAt(at: number, event: (at: number) => TableEvent): void {
    const pressed = this.#clock.gameTime(this.#steady.ownTime(Math.min(at, this.#ports.clock.now())));
    if (pressed !== null && Number.isFinite(pressed)) this.#send(event(pressed));
  }

  #sendInTime(event: TableEvent): void {
    if (!this.#clock.isPaused()) this.#send(event);
  }

  /** Lets the game's time stand still, or go on. A game that does not run has none. */
  #pause(paused: boolean): void {
    if (paused === this.#clock.isPaused() || this.#known.playedSince === null || !this.#isActive) return;
    if (paused) this.#clock.pause();
    else this.#clock.resume();
    this.#steady.watch(!paused);
    if (paused) this.#save();
    this.#tell([]);
  }

  #stop(): void {
    if (this.#clock.isPaused()) this.#clock.resume();
    // What was pressed before counts, as it does when the table is left.
    this.#send({ type: 'judgeNow' });
    this.#send({ type: 'stop' });
  }
}

function termsOf({ setup: { players, pace, untimed, minutes }, seed }: SavedSnapBack, aloud: boolean): Terms {
  let deck = cardsOf(seed, CARDS_AHEAD);
  const people = players.flatMap(({ kind }, seat) => (kind === 'local' ? [seat] : []));
  return {
    seats: players.length, people, pace, limit: minutes === null ? null : minutes * 60_000,
    // Computers alone would play on without end in one moment if nothing timed them.
    untimed: untimed && people.length > 0, aloud: aloud && people.length > 0,
    cardAt(number) {
      if (number > deck.length) deck = cardsOf(seed, deck.length + CARDS_AHEAD);
      return deck[number - 1]!;
    },
  };
}

function happeningsIn(emission: TableEmission, to: 'people' | 'computers'): readonly SnapBackHappening[] {
  return emission.type === 'happened' && (emission.to === 'all' || emission.to === to) ? [emission.happening] : [];
}

/** What people can see of the table; the rest is no news, least of all that a call waits to be judged. */
const SEEN = ['game', 'answers', 'claims', 'countEndsAt', 'revealed', 'again', 'playedSince', 'ended'] as const;

function isNews(before: TableState, state: TableState): boolean {
  return SEEN.some((key) => state[key] !== before[key]) || state.top?.number !== before.top?.number || state.top?.open !== before.top?.open;
}
