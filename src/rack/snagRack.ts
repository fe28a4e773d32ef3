/** SNAG on a phone as the rack alone: holds one device's end of the game, and turns what is pressed there into acts. */
import type { GameRack, Rack, RackPorts } from '../apart/rack';
import type { Place } from '../contract/contract';
import type { Connect } from '../host/port';
import type { SnagTypes } from '../session/game/snagTypes';
import { createSeatClient } from '../session/seatClient';
import type { Act, Update } from '../session/viewState';
import { say } from '../strings/say';
import { readingText, timeText } from '../strings/words/table/reading';
import { playerName } from '../strings/words/table/names';
import { createAnnouncer } from '../ui/announcer';
import { CALLED_MS } from '../ui/parts/called/callsMade';
import { NEARLY_OVER_MS, timeTold } from '../ui/table/clock/timeTold';
import { listenForPresses } from '../ui/table/input/input';
import type { KeyAct } from '../ui/table/input/keys';
import { createTapping } from '../ui/table/input/tapping';
import { waitsForReader } from '../ui/table/order/waitsForReader';
import { readingOf } from '../ui/table/reading/readings';
import type { RackActions } from './pressed';
import { createRackKeys } from './rackKeys';
import { callsSleep, NOTHING_TOLD, rackAfter, type RackChange, type RackState } from './rackState';
import { rackTemplate, type Aloud } from './rackTemplate';
import { termsTold } from './terms';
import { timer } from './timers';
import '../ui/styles/clock.css';
import './rack.css';

/** What is told for a moment stays for so long, in milliseconds. */
const TOLD_MS = 6000;
/** What was pressed is shown as pressed no longer than this, if nothing comes of it. */
const SENT_MS = 4000;
/** The square from which the board is read aloud. */
const MIDDLE = 45;

class SnagRack implements Rack {
  readonly #ports: RackPorts;
  readonly #client: ReturnType<typeof createSeatClient>;
  readonly #story = createAnnouncer();
  readonly #toast = timer();
  readonly #unheard = timer();
  readonly #warning = timer();
  #state: RackState = NOTHING_TOLD;
  #aloud: Aloud = { id: 0, text: '', urgent: false };
  /** For each seat its place, as it was told last. */
  #places: readonly Place[] = [];
  readonly #tapping;
  readonly #keys;
  readonly #actions: RackActions;

  constructor(ports: RackPorts) {
    this.#ports = ports;
    this.#tapping = createTapping({
      setting: () => ports.input().takeBack, now: ports.now, play: (tile, at) => this.#send({ kind: 'place', tile }, at, 'place'),
      show: (tile) => this.#change({ type: 'tapped', tile, again: ports.input().takeBack === 'always' }),
      after: (ms, act) => { const wait = setTimeout(act, ms); return () => clearTimeout(wait); },
    });
    this.#actions = this.#actionsOf();
    this.#keys = createRackKeys(() => this.#state.view, ports.input, (act, at) => this.#key(act, at));
    const connect = this.#noting(ports.connect as unknown as Connect<SnagTypes>);
    this.#client = createSeatClient({ connect, places: ports.places, now: ports.now });
    this.#client.subscribe({
      update: (update) => this.#told(update),
      refused: (refusal) => this.#change({ type: 'refused', refusal }),
      held: (maker) => this.#change({ type: 'held', maker }),
    });
  }

  template() {
    if (this.#state.view === null) return null;
    const { input, mirrored, places, whole } = this.#ports;
    return rackTemplate({
      state: this.#state, entries: this.#story.entries(), aloud: this.#aloud, input: input(), mirrored: mirrored(), own: places, whole,
    }, this.#actions);
  }

  seats() {
    const { view } = this.#state;
    return view === null ? [] : view.seats.map((player, seat) => {
      const moves = seat === view.mover || (view.order !== null && seat === view.order.picker);
      return { place: this.#places[seat] ?? seat, figure: String(player.won), told: playerName(player, moves), moves };
    });
  }

  key(event: KeyboardEvent): boolean { return this.#keys.press(event); }

  painted(at: number): void { this.#client.painted(at); }

  leave(): void {
    for (const one of [this.#toast, this.#unheard, this.#warning, this.#keys]) one.stop();
    this.#tapping.takeBack();
    this.#client.close();
  }

  /** Notes who sits where, which is told with the table. */
  #noting(connect: Connect<SnagTypes>): Connect<SnagTypes> {
    return (places, receive, back) => connect(places, (message) => {
      if (message.kind !== 'refused') this.#places = message.view.places;
      receive(message);
    }, back);
  }

  #change(change: RackChange): void {
    const before = this.#state;
    this.#state = rackAfter(before, change);
    const { toast, sent } = this.#state;
    if (toast !== before.toast) this.#toast.in(toast.length > 0 ? TOLD_MS : null, () => this.#change({ type: 'toast', toast: [] }));
    if (sent !== before.sent) {
      this.#unheard.in(sent === null ? null : sent === 'call' ? CALLED_MS : SENT_MS, () => this.#change({ type: 'unheard' }));
    }
    this.#ports.changed();
  }

  #told({ state: view, happenings }: Update): void {
    const { view: before } = this.#state;
    const past = before === null ? this.#client.past() : [];
    this.#story.tell([...past, ...happenings], view, past.length);
    const { now: told, warnIn } = timeTold(before, view, this.#ports.now());
    this.#warning.in(warnIn, () => {
      this.#say(timeText({ kind: 'left', seconds: NEARLY_OVER_MS / 1000 }), true);
      this.#ports.changed();
    });
    if (told !== null) this.#say(timeText(told), false);
    if (this.#tapping.waiting() !== null && (!view.may.place || view.paused)) this.#tapping.takeBack();
    this.#change({ type: 'told', view, places: this.#places, happenings });
  }

  #say(text: string, urgent: boolean): void { this.#aloud = { id: this.#aloud.id + 1, text, urgent }; }

  #send(act: Act, at: number, what: NonNullable<RackState['sent']>): void {
    this.#change({ type: 'sent', what });
    this.#client.act(act, at);
  }

  /** Who starts was read: any press that goes on does. */
  #takesSeats(at: number): boolean {
    const { view } = this.#state;
    if (view === null || !waitsForReader(view)) return false;
    this.#client.act({ kind: 'takeSeats' }, at);
    return true;
  }

  #actionsOf(): RackActions {
    return {
      pick: (index, at) => { if (!this.#takesSeats(at) && this.#state.view?.may.pick) this.#client.act({ kind: 'pick', index }, at); },
      takeSeats: (at) => { this.#takesSeats(at); },
      choose: (tile, at, by) => {
        // What cannot be played now is turned down by the table, with the reason.
        this.#tapping.choose(tile, at, this.#state.view?.may.place ? by : 'key');
      },
      call: (at) => this.#call(at),
      draw: (at) => {
        if (this.#takesSeats(at)) return;
        this.#tapping.goOn(at);
        this.#client.act({ kind: this.#state.view?.may.count ? 'count' : 'draw' }, at);
      },
      answer: (snag, at) => {
        const asking = this.#state.view?.asking;
        if (asking) this.#send({ kind: 'answer', seat: asking.seat, snag }, at, 'answer');
      },
    };
  }

  #call(at: number): void {
    if (this.#takesSeats(at)) return;
    this.#tapping.goOn(at);
    const { view } = this.#state;
    if (view === null) return;
    if (view.asks && view.phase === 'playing' && !view.may.call) this.#change({ type: 'toast', toast: [{ kind: 'askedLater' }] });
    else if (callsSleep(this.#state)) this.#change({ type: 'toast', toast: [{ kind: 'callsSleep' }] });
    else this.#send({ kind: 'call' }, at, 'call');
  }

  #key(act: KeyAct, at: number): void {
    const { view } = this.#state;
    switch (act.kind) {
      case 'place': return this.#actions.choose(act.tile, at, 'key');
      case 'call': return this.#actions.call(at);
      case 'draw': return this.#actions.draw(at);
      case 'answer': return this.#actions.answer(act.snag, at);
      case 'escape': this.#tapping.takeBack(); return;
      case 'read':
        if (view === null) return;
        this.#say(readingText(readingOf(act.what, view, view.lastPlaced ?? MIDDLE, this.#ports.now())), false);
        return this.#ports.changed();
      default:
    }
  }
}

let listens = false;

export const rack: GameRack = {
  title: () => say('start-title'), terms: termsTold,
  words: ['table', 'apart'],
  create(ports) {
    // Clicks count from when the finger went down.
    if (!listens) listenForPresses(document);
    listens = true;
    return new SnagRack(ports);
  },
};
