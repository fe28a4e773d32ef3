/** One line of a device: what comes on it is checked here, and means something only as long as it is the device's newest. */
import { APART_VERSION } from '../../src/apart/tableShown';
import { readToTable, type FromTable, type TableRefusal, type ToTable } from '../../src/apart/messages';
import { parseJson } from '../../src/outside/json';
import { meanLag } from '../../src/race/credit';
import type { AtTable, Line } from '../tables';
import type { Device } from './devices';

/** What a line asks of its table. */
export interface LinesTable {
  greet(device: Device, has: readonly string[]): void;
  cut(device: Device): void;
  ask(device: Device, message: Exclude<ToTable, { readonly kind: 'hello' }>): TableRefusal | null;
  tell(device: Device, message: FromTable): void;
  settle(): void;
}

/** So many milliseconds more or less are news to others. */
const NEWS_MS = 15;
const NEWS_SHARE = 0.25;

export class AtDevice implements AtTable {
  readonly #device: Device;
  readonly #line: Line;
  readonly #table: LinesTable;

  constructor(device: Device, line: Line, table: LinesTable) {
    [this.#device, this.#line, this.#table] = [device, line, table];
  }

  receive(text: string): void {
    if (this.#isOld) return;
    const message = read(text);
    if (message === undefined) return this.#refuse(null, 'no-message');
    if (message.kind === 'hello') return this.#greet(message);
    const refusal = this.#device.isGreeted ? this.#table.ask(this.#device, message) : 'not-now';
    if (refusal !== null) this.#refuse(message.kind, refusal);
  }

  lag(ms: number): void {
    if (this.#isOld || !Number.isFinite(ms)) return;
    const device = this.#device;
    device.lag = meanLag(device.lag, Math.max(0, ms));
    device.look?.connection?.lag?.(device.lag.ms);
    const now = Math.max(0, Math.round(ms));
    const isNews = device.ms === null || Math.abs(now - device.ms) > Math.max(NEWS_MS, NEWS_SHARE * device.ms);
    if (!isNews) return;
    device.ms = now;
    this.#table.settle();
  }

  cut(): void { if (!this.#isOld) this.#table.cut(this.#device); }

  get #isOld(): boolean { return this.#device.line !== this.#line; }

  #greet({ version, has }: Extract<ToTable, { readonly kind: 'hello' }>): void {
    if (version === APART_VERSION) return this.#table.greet(this.#device, has);
    this.#table.cut(this.#device);
    this.#line.end('version');
  }

  #refuse(what: string | null, code: TableRefusal): void { this.#table.tell(this.#device, { kind: 'refused', what, code }); }
}

function read(text: string): ToTable | undefined {
  try {
    return readToTable(parseJson(text));
  } catch {
    return undefined;
  }
}
