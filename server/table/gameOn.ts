/**
 * One life of a game at a table: its host, and how devices look at it. What a device says to the game is let through here as far as it may
 * say it: no device pauses for all, and what is read aloud or held open at one lasts as long as that device says so.
 */
import type { Clock } from '../../src/bots/clock';
import { CRYPTO_CHANCE } from '../../src/chance/drawn';
import type { Game, GameTypes, Place, SavedGame } from '../../src/contract/contract';
import { createHost, type HostedGame } from '../../src/host/host';
import { readToHost, type FromHost, type LastTold } from '../../src/host/port';
import type { TableRefusal, ToldCall, ToTable } from '../../src/apart/messages';
import { isAlike } from '../../src/outside/alike';
import type { JournalLine } from '../journal/lines';
import { patchOf } from '../journal/patch';
import type { GameState, TableState } from '../journal/tableState';
import type { Device } from './devices';
import { holdersOf, wanted, type Presence } from './holders';
import { freshWord } from './words';

/** So often a device may look anew within so many milliseconds. */
const MOST_LOOKS = 12;
const LOOKS_MS = 10_000;

export interface GamePorts {
  readonly clock: Clock;
  readonly today: () => number;
  readonly failed: (error: unknown) => void;
  /** @param open left out where it's as it was */
  readonly save: (saved: SavedGame<GameTypes>, open?: unknown) => void;
  /** Tells a device what its places may know. */
  readonly tell: (device: Device, message: FromHost<GameTypes>) => void;
  readonly calls: (device: Device, calls: readonly ToldCall[]) => void;
}

/** What is new in a game since it was written down last; null: nothing is. */
export function playedLine(before: GameState, now: object, open: unknown): JournalLine | null {
  const [saved, opened] = [patchOf(before.saved, now), patchOf(before.open, open)];
  return saved === null && opened === null ? null : { kind: 'played', saved, ...opened === null ? {} : { open: opened } };
}

/** How long after they counted calls were judged that are new in a game, in milliseconds. */
export function judgedIn(before: object, now: SavedGame<GameTypes>): readonly number[] {
  const { farCalls: known = [] } = before as Partial<SavedGame<GameTypes>>;
  return (now.farCalls ?? []).slice(known.length).map(({ at }) => now.played - at);
}

export class GameOn {
  readonly id: string;
  readonly game: Game<GameTypes>;
  readonly host: HostedGame<GameTypes>;
  readonly #ports: GamePorts;
  readonly #reading = new Set<Device>();
  readonly #holding = new Set<Device>();

  constructor(game: Game<GameTypes>, { saved, open }: Pick<GameState, 'saved' | 'open'>, ports: GamePorts) {
    this.id = saved.id;
    this.game = game;
    this.#ports = ports;
    this.host = createHost(game, saved as unknown as SavedGame<GameTypes>, {
      clock: ports.clock, today: ports.today, failed: ports.failed, save: ports.save,
      epoch: freshWord(), chance: CRYPTO_CHANCE, far: true, ...open === null ? {} : { open },
    });
  }

  /** Sees to it that whoever shall play does, and that time goes on where somebody is there and the host hasn't paused. */
  settle(state: () => TableState, presence: Presence): void {
    const { playing } = state();
    if (playing === null) return;
    for (const [place, now] of holdersOf(this.game, playing).entries()) {
      const who = wanted(state(), playing, place, now, presence);
      if (isAlike(who, now)) continue;
      this.host.seat(place, who);
      // Before the first event nothing of a game is saved by itself.
      this.#ports.save(this.host.saved());
    }
    this.host.say({ kind: presence.somebody && !state().paused ? 'goOn' : 'pause' });
  }

  /** Ends it before its end. */
  stop(): void {
    this.host.say({ kind: 'stop' });
    this.#ports.save(this.host.saved());
  }

  /** Lets a device look, with the places that it plays. @param back where it goes on @returns why not; null: it does */
  look(device: Device, places: readonly Place[], back: LastTold | null): TableRefusal | null {
    const before = device.look;
    // Nobody takes up what somebody else was told.
    const isOwn = back !== null && before !== null && before.game === this.id && isAlike(before.places, places)
      && before.screen?.epoch === back.epoch && before.screen.screen === back.screen;
    if (!isOwn) {
      const now = this.#ports.clock.now();
      const lately = device.looks.filter((at) => now - at < LOOKS_MS);
      if (lately.length >= MOST_LOOKS) return 'too-many';
      device.looks = [...lately, now];
    }
    before?.connection?.close(!isOwn);
    const look: NonNullable<Device['look']> = { game: this.id, places, connection: null, isOn: true, screen: null };
    device.look = look;
    look.connection = this.host.connect(places, (message) => {
      if (message.kind !== 'refused') look.screen = { epoch: message.epoch, screen: message.screen };
      if (device.look === look) this.#ports.tell(device, message);
    }, isOwn ? back : undefined);
    look.connection.lag?.(device.lag?.ms ?? null);
    return null;
  }

  /** A device looks on no more, for now or for good: what it read aloud or held open is at an end. */
  away(device: Device): void {
    this.#say(this.#reading, 'reading', device, false);
    this.#say(this.#holding, 'hold', device, false);
    device.look?.connection?.close();
    if (device.look !== null) device.look.isOn = false;
  }

  /** What a device says to the game, or asks of it. @returns why it's turned down; null: it isn't */
  hear(device: Device, asked: Extract<ToTable, { readonly kind: 'game' | 'calls' }>): TableRefusal | null {
    if (asked.kind === 'calls') {
      this.#ports.calls(device, this.host.lastRace().map(({ place, at, credit, lag, line }) => ({ place, at, credit, lag, line })));
      return null;
    }
    const { look } = device;
    const value = asked.message;
    if (look?.connection == null || !look.isOn || look.game !== this.id) return 'not-now';
    const message = readToHost(value);
    switch (message?.kind) {
      // The game itself says that it has no form.
      case undefined: case 'act':
        look.connection.send(value);
        return null;
      // Each act says what its screen had shown. What is announced would put the judging off for all, again and again.
      case 'shown': case 'expect': return null;
      case 'reading': return look.places.length === 0 ? null : this.#say(this.#reading, message.kind, device, message.on);
      case 'hold': return look.places.length === 0 ? null : this.#say(this.#holding, message.kind, device, message.on);
      default: return 'not-host';
    }
  }

  /** Something lasts as long as any device says so. */
  #say(who: Set<Device>, kind: 'reading' | 'hold', device: Device, on: boolean): null {
    const was = who.size > 0;
    if (on) who.add(device);
    else who.delete(device);
    if (on || (was && who.size === 0)) this.host.say({ kind, on });
    return null;
  }
}
