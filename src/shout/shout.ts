/** Calling by voice: opens and closes the microphone, sets how loud a call has to be, and tells of calls. It knows no game. */
import type { Ear, EarListener, OpenEar, OpenedEar } from './ear';
import { createSoundGate, type GameSound, type PageTime, type SoundGate } from './gameSounds';
import type { KeptShout } from './keptShout';
import { callsNow, closedShout, levelNow, shoutAfter, type ShoutChange, type ShoutState } from './shoutState';

export interface ShoutPorts extends PageTime {
  readonly openEar: OpenEar;
  readonly kept: KeptShout;
}

/** Who hears of it. */
export interface ShoutListener {
  changed(): void;
  /** Something began that may turn out to be a call: it comes within so many milliseconds, or not at all. */
  expect(within: number): void;
  /** Somebody called. @param at when they began, in milliseconds of the page's time */
  called(at: number): void;
}

export interface Shout {
  state(): ShoutState;
  /** Who calls by voice. */
  choose(caller: string): void;
  /** Opens the microphone: while a press is handled. */
  open(): Promise<void>;
  /** @param by a person does not want it any more; a game that ends closes it until the next one */
  close(by: 'person' | 'game'): void;
  /** Sets the level anew, by trial shouts. */
  setAgain(): void;
  /** What was heard last was talk. */
  wasTalk(): void;
  /** From now on a shout is a call. */
  endTrial(): void;
  /** The game makes these sounds now or soon. */
  gameSounds(sounds: readonly GameSound[]): void;
}

/** A shout is known so long after it began to be heard, at most: what waits for it may wait as long, in milliseconds. */
const KNOWN_WITHIN = 350;
/** After something that was none, the table goes on for so long before another is waited for: a noise must not stop the game. */
const GOES_ON = 300;
/** A table waits no longer than this for one announcement, in milliseconds. */
const ANNOUNCED = 100;

/** The microphone is closed. */
export function createShout(ports: ShoutPorts, listener: ShoutListener): Shout {
  return new Calling(ports, listener);
}

class Calling implements Shout {
  readonly #ports: ShoutPorts;
  readonly #listener: ShoutListener;
  readonly #sounds: SoundGate;
  readonly #announcing: Announcing;
  #state: ShoutState;
  #ear: Ear | null = null;
  /** Counts what was opened, so that a microphone that comes late is closed at once. */
  #opened = 0;

  constructor(ports: ShoutPorts, listener: ShoutListener) {
    this.#ports = ports;
    this.#listener = listener;
    this.#state = closedShout(ports.kept.read());
    this.#sounds = createSoundGate(ports, (by) => this.#ear?.raise(by));
    this.#announcing = createAnnouncing(ports, (within) => { if (callsNow(this.#state)) listener.expect(within); });
  }

  state(): ShoutState { return this.#state; }

  choose(caller: string): void { this.#happen({ type: 'chosen', caller }); }

  async open(): Promise<void> {
    if (this.#state.microphone !== 'closed') return;
    this.#happen({ type: 'asked' });
    const mine = this.#opened += 1;
    const asked = await this.#ports.openEar(levelNow(this.#state), this.#heard());
    if (mine === this.#opened) this.#take(asked);
    else if (asked.ok) asked.ear.close();
  }

  close(by: 'person' | 'game'): void {
    if (this.#state.microphone === 'closed' && by === 'game') return;
    this.#shut();
    this.#happen({ type: 'closed', by });
  }

  setAgain(): void { this.#happen({ type: 'again' }); }

  wasTalk(): void { this.#happen({ type: 'wasTalk' }); }

  endTrial(): void { if (this.#state.trial !== null) this.#happen({ type: 'trialOver' }); }

  gameSounds(sounds: readonly GameSound[]): void { this.#sounds.add(sounds); }

  #happen(change: ShoutChange): void {
    const before = this.#state;
    this.#state = shoutAfter(before, change);
    if (this.#state.wish !== before.wish) this.#ports.kept.write(this.#state.wish);
    if (levelNow(this.#state) !== levelNow(before)) this.#ear?.setLevel(levelNow(this.#state));
    if (this.#state !== before) this.#listener.changed();
  }

  #take(asked: OpenedEar): void {
    if (asked.ok) this.#ear = asked.ear;
    this.#happen(asked.ok ? { type: 'opened' } : { type: 'failed', problem: asked.problem });
    this.#ear?.setLevel(levelNow(this.#state));
    this.#sounds.follow();
  }

  #shut(): void {
    this.#opened += 1;
    this.#announcing.end();
    this.#ear?.close();
    this.#ear = null;
  }

  #heard(): EarListener {
    return {
      rising: this.#announcing.begin,
      fell: () => this.#announcing.end(GOES_ON),
      shout: (at) => {
        this.#announcing.end();
        if (callsNow(this.#state)) this.#listener.called(at);
      },
      loudest: (level) => this.#happen({ type: 'loudest', level }),
      lost: () => {
        this.#shut();
        this.#happen({ type: 'failed', problem: 'lost' });
      },
    };
  }
}

interface Announcing {
  begin(): void;
  /** @param pause how long nothing is announced after it, in milliseconds */
  end(pause?: number): void;
}

/** Announces a call that may come, again and again for as long as it may still come. */
function createAnnouncing({ now, wait }: PageTime, tell: (within: number) => void): Announcing {
  let until = 0;
  let notBefore = 0;

  function announce(): void {
    if (now() >= until) return;
    tell(ANNOUNCED);
    wait(announce, ANNOUNCED * 0.8);
  }

  return {
    begin() {
      if (now() < notBefore) return;
      const running = now() < until;
      until = now() + KNOWN_WITHIN;
      if (!running) announce();
    },
    end(pause = 0) {
      until = 0;
      notBefore = now() + pause;
    },
  };
}
