/**
 * The file of one journal: lines of JSON that are only ever added. What was added while the disk was busy is written together, and synced
 * before anybody is told. What a crash left of a last line is cut when the file is opened.
 */
import { open, unlink, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Journal, JournalPorts, OpenedJournal } from './journal';

/** After so many milliseconds a disk that refused is asked again. */
const AGAIN_MS = 1000;

/** A folder's own entries are on the disk, too. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(dirname(path), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Makes the file of a new journal. Rejects where there is one. */
export async function createJournal(path: string, ports: JournalPorts): Promise<Journal> {
  const handle = await open(path, 'wx+', 0o600);
  await syncFolder(path);
  return new JournalFile(path, handle, 0, ports);
}

/** Opens a journal to go on with it. @throws where something else than its last line can't be read */
export async function openJournal(path: string, ports: JournalPorts): Promise<OpenedJournal> {
  const handle = await open(path, 'r+');
  try {
    const bytes = await handle.readFile();
    const { lines, length } = readLines(bytes);
    if (length < bytes.length) await handle.truncate(length);
    return { lines, journal: new JournalFile(path, handle, length, ports) };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** The whole lines of a journal, and how many bytes they are. */
export function readLines(bytes: Uint8Array): { readonly lines: readonly unknown[]; readonly length: number } {
  const lines: unknown[] = [];
  const text = new TextDecoder();
  let length = 0;
  for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, length)) {
    try {
      lines.push(JSON.parse(text.decode(bytes.subarray(length, end))));
    } catch {
      // The last thing that was written may be torn, or be of empty blocks; what else has others after it is spoiled.
      const isTorn = bytes.subarray(length, end).includes(0) || bytes.indexOf(10, end + 1) < 0;
      if (!isTorn) throw new Error(`Line ${lines.length + 1} of the journal cannot be read.`);
      break;
    }
    length = end + 1;
  }
  return { lines, length };
}

export class JournalFile implements Journal {
  readonly #path: string;
  readonly #handle: FileHandle;
  readonly #ports: JournalPorts;
  /** How long the file is, as far as all of it is synced. */
  #length: number;
  #waiting: string[] = [];
  #synced = 0;
  #writing: Promise<void> | null = null;
  #closed = false;

  constructor(path: string, handle: FileHandle, length: number, ports: JournalPorts) {
    [this.#path, this.#handle, this.#length, this.#ports] = [path, handle, length, ports];
  }

  /** How many bytes lie on the disk. */
  get length(): number { return this.#length; }

  /** Adds a line. It's on the disk when `synced` tells of as many lines as were added since the file was opened. */
  append(line: object): void {
    if (this.#closed) return;
    this.#waiting.push(`${JSON.stringify(line)}\n`);
    this.#writing ??= this.#write();
  }

  /** Comes back once all that was added is on the disk. */
  async flush(): Promise<void> {
    while (this.#writing !== null) await this.#writing;
  }

  // No other server has this folder (`oneServer.ts`).
  async check(): Promise<boolean> { return true; }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.flush();
    await this.#handle.close();
  }

  /** Deletes it. What waits is not written any more. */
  async remove(): Promise<void> {
    this.#waiting = [];
    await this.close();
    await unlink(this.#path).catch((error: unknown) => { if ((error as { code?: string }).code !== 'ENOENT') throw error; });
    await syncFolder(this.#path);
  }

  async #write(): Promise<void> {
    // What is added in the same turn is written together.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      // What comes meanwhile is written next.
      const lines = [...this.#waiting];
      const bytes = Buffer.from(lines.join(''));
      try {
        const { bytesWritten } = await this.#handle.write(bytes, 0, bytes.length, this.#length);
        if (bytesWritten < bytes.length) throw new Error('The disk took a part only.');
        await this.#handle.datasync();
      } catch (error) {
        this.#ports.failed(error);
        if (this.#closed) break;
        // Written anew from where all was well: what lies beyond it is overwritten.
        await new Promise<void>((resolve) => { this.#ports.clock.setTimeout(resolve, AGAIN_MS); });
        continue;
      }
      this.#waiting = this.#waiting.slice(lines.length);
      this.#length += bytes.length;
      this.#synced += lines.length;
      this.#ports.synced(this.#synced);
    }
    this.#writing = null;
  }
}
