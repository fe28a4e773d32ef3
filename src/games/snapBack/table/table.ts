/**
 * A game of Snap Back at the host of all games, with this page as its only screen: what is asked for in the page's words and times comes to
 * the host as it wants it, and the other way round.
 */
import type { Clock } from '../../../bots/clock';
import type { BotPorts } from '../../../host/contract';
import { createHost, type HostedGame } from '../../../host/host';
import { inHands } from '../../../host/ownScreen';
import { createScreen, type GameScreen, type Seen } from '../../../host/screen';
import type { Spoken } from '../../../seats/draftSeats';
import type { PlayableSnapBack, SavedSnapBack } from '../kept/savedGame';
import type { CreatePlayer } from '../players/player';
import type { SnapBackHappening } from '../rules/happening';
import { snapBackGameWith } from './snapBackGame';
import type { SnapBackTypes } from './snapBackTypes';
import type { SnapBackIntent } from './tableState';
import type { SnapBackAct, SnapBackView } from './view';

export interface TablePorts {
  /** The page's time, on the scale of an event's `timeStamp`. */
  readonly clock: Clock;
  /** Milliseconds since 1970. */
  readonly today: () => number;
  readonly createPlayer: CreatePlayer;
  /** How what happens is read aloud: the count waits for a voice, and with a screen reader the numbers wait for whoever listens. */
  readonly spoken?: Spoken;
  /** After each event of the record, at the end, and when a game that is being played is paused or left. */
  readonly onSave: (saved: SavedSnapBack) => void;
  /** Is handed what the seats of computers act with, where they don't play by themselves. */
  readonly hands?: (hands: BotPorts<SnapBackTypes>) => void;
}

type Told = (view: SnapBackView, happenings: readonly SnapBackHappening[]) => void;

export interface SnapBackTable {
  view(): SnapBackView;
  act(act: SnapBackAct): void;
  /** Tells of each change, with what happened in it. @returns ends it */
  subscribe(told: Told): () => void;
  saved(): SavedSnapBack;
  /** What was called before counts and is saved; then nothing happens here any more. */
  leave(): void;
}

/** Continues a game, which may have just begun: it waits until somebody goes on. One that is over lies there as it ended. */
export function createTable(game: PlayableSnapBack, ports: TablePorts): SnapBackTable {
  return new Table(game, ports);
}

class Table implements SnapBackTable {
  readonly #clock: Clock;
  readonly #host: HostedGame<SnapBackTypes>;
  readonly #screen: GameScreen<SnapBackTypes>;
  readonly #listeners = new Set<Told>();
  readonly #people: readonly number[];
  /** Whether the people at this screen want to choose together, and what the host knows of it. */
  #together = { wanted: false, known: false };
  #wasOver: boolean;

  constructor(game: PlayableSnapBack, { clock, today, createPlayer, spoken = 'off', onSave, hands }: TablePorts) {
    this.#clock = clock;
    this.#people = game.setup.players.flatMap(({ kind }, seat) => (kind === 'local' ? [seat] : []));
    this.#wasOver = game.ended !== null;
    const rules = snapBackGameWith(createPlayer, spoken);
    this.#host = createHost(hands ? inHands(rules, hands) : rules, game, {
      clock, today, epoch: `${game.id}:${today()}`, save: onSave,
      // It is told as any other error of the page.
      failed: (error) => { clock.setTimeout(() => { throw error; }, 0); },
    });
    // Where nobody plays the first seat is looked from: somebody has to begin.
    const places = this.#people.length > 0 ? this.#people : [0];
    this.#screen = createScreen(this.#host.connect, places, {
      now: () => clock.now(), told: (seen, happened) => this.#told(seen, happened),
    });
  }

  view(): SnapBackView {
    const { view: { endsAt, countEndsAt, ...view }, standing } = this.#screen.seen();
    const runs = standing.begun && !standing.paused && standing.ended === null;
    return {
      ...view,
      countEndsAt: countEndsAt === null ? null : this.#clock.now() + countEndsAt - this.#screen.time(),
      time: endsAt === null ? null : { left: Math.max(0, endsAt - this.#screen.time()), at: this.#clock.now(), runs },
    };
  }

  act(act: SnapBackAct): void {
    const { standing, view } = this.#screen.seen();
    switch (act.kind) {
      case 'pause': return act.paused ? this.#screen.pause() : standing.begun ? this.#screen.goOn() : undefined;
      case 'goOn': return standing.begun && !standing.paused ? this.#say(this.#people[0] ?? 0, { kind: 'next' }) : this.#screen.goOn();
      case 'stop': return this.#screen.stop();
      case 'painted': return act.shown === view.shown && view.open?.back === null ? this.#screen.shown(act.at) : undefined;
      case 'reading': return this.#screen.reading(act.on);
      case 'hold': return view.phase === 'revealed' || !act.on ? this.#screen.hold(act.on) : undefined;
      case 'together':
        this.#together = { ...this.#together, wanted: act.on };
        return this.#sayTogether();
      case 'call': return this.#say(act.seat, { kind: 'call' }, act.at);
      case 'answer': return this.#say(act.seat, { kind: 'answer', calls: act.calls });
      case 'choose': return this.#say(act.seat, { kind: 'choose', claim: act.claim });
    }
  }

  subscribe(told: Told): () => void {
    this.#listeners.add(told);
    return () => { this.#listeners.delete(told); };
  }

  saved(): SavedSnapBack { return this.#host.saved(); }

  leave(): void {
    this.#listeners.clear();
    this.#host.leave();
  }

  #say(seat: number, intent: SnapBackIntent, at = this.#clock.now()): void { this.#screen.act(seat, intent, at); }

  /** Before time runs nothing is asked of the host: then it is told as soon as it does. */
  #sayTogether(): void {
    const { begun, paused, ended } = this.#screen.seen().standing;
    const { wanted, known } = this.#together;
    if (wanted === known || !begun || paused || ended !== null || this.#people.length === 0) return;
    this.#together = { wanted, known: wanted };
    this.#say(this.#people[0]!, { kind: 'together', on: wanted });
  }

  #told({ standing: { ended } }: Seen<SnapBackTypes>, happened: readonly SnapBackHappening[]): void {
    const ends = ended !== null && !this.#wasOver;
    this.#wasOver = ended !== null;
    if (this.#listeners.size > 0) {
      const happenings = ends ? [...happened, { type: 'over', by: ended } as const] : happened;
      const view = this.view();
      for (const listener of this.#listeners) listener(view, happenings);
    }
    if (this.#together.wanted !== this.#together.known) this.#sayTogether();
  }
}
