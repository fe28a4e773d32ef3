/** What the devices of a table are told, in order: nothing before all that was written until then lies on the disk. */
import type { FromTable, TableRefusal } from '../../src/apart/messages';
import type { Sign } from '../../src/apart/signs';
import type { TableShown } from '../../src/apart/tableShown';
import type { Game, GameTypes, SavedGame } from '../../src/contract/contract';
import { toStore } from '../../src/contract/savedGame';
import type { TableState } from '../journal/tableState';
import type { Device, Devices } from './devices';
import type { Outbox } from './outbox';

/** So many signs may come of a device within so many milliseconds. */
const MOST_SIGNS = 3;
const SIGNS_MS = 4000;

export class Telling {
  readonly #devices: Devices;
  readonly #outbox: Outbox;

  constructor(devices: Devices, outbox: Outbox) { [this.#devices, this.#outbox] = [devices, outbox]; }

  /** Whether nothing can be kept for the time being. */
  get isHeld(): boolean { return this.#outbox.isHeld; }

  /** From now on nothing is told, or again all that waits: that it's so is told at once. @returns whether it wasn't so before */
  hold(on: boolean): boolean {
    if (on === this.isHeld) return false;
    for (const device of this.#here()) this.#held(device, on);
    this.#outbox.hold(on);
    return true;
  }

  /** A device that has just come. */
  greet(device: Device): void { if (this.isHeld) this.#held(device, true); }

  tell(device: Device, message: FromTable): void { this.#text(device, JSON.stringify(message)); }

  /** The table as it is now, to all who have not been told so. */
  table(shown: Omit<TableShown, 'you'>): void {
    for (const device of this.#here()) {
      const text = JSON.stringify({ kind: 'table', table: { ...shown, you: device.number } } satisfies FromTable);
      if (text !== device.told) this.#text(device, text);
      device.told = text;
    }
  }

  /** What is over, all of it, to devices that haven't got it: nothing of that is hidden any more. */
  over({ finished }: TableState, games: ReadonlyMap<string, Game<GameTypes>>): void {
    for (const device of this.#here()) {
      for (const { game, saved } of finished) {
        const played = games.get(game);
        if (played === undefined || device.has.has(saved.id)) continue;
        device.has.add(saved.id);
        this.tell(device, { kind: 'over', game, id: saved.id, saved: toStore(played, saved as unknown as SavedGame<GameTypes>) });
      }
    }
  }

  /** A sign of somebody to all. @returns why not; null: it was given */
  sign(device: Device, seat: number, sign: Sign, now: number): TableRefusal | null {
    const lately = device.signs.filter((at) => now - at < SIGNS_MS);
    if (lately.length >= MOST_SIGNS) return 'too-many';
    device.signs = [...lately, now];
    for (const other of this.#here()) this.tell(other, { kind: 'sign', seat, sign });
    return null;
  }

  #held({ line }: Device, on: boolean): void { line?.send(JSON.stringify({ kind: 'held', on } satisfies FromTable)); }

  #here(): Device[] { return this.#devices.all().filter(({ isGreeted }) => isGreeted); }

  #text(device: Device, text: string): void {
    const { line } = device;
    this.#outbox.whenKept(() => {
      if (line !== null && device.line === line) line.send(text);
    });
  }
}
