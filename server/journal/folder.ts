/** Journals as files of one folder, which is this server's alone. */
import { mkdir, readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { CODE_LENGTH, CODE_LETTERS } from '../../src/apart/code';
import type { Journals } from './journal';
import { createJournal, openJournal } from './journalFile';

/** A table goes so long after its last move, in milliseconds. */
const KEPT_MS = 30 * 86_400_000;
const ENDING = '.journal';
const NAME = new RegExp(`^([${CODE_LETTERS}]{${CODE_LENGTH}})\\${ENDING}$`);

const codeOf = (error: unknown): string | undefined => (error as { readonly code?: string }).code;

/** What an attempt comes to; null: it failed for just this reason. */
async function unless<Value>(reason: string, attempt: Promise<Value>): Promise<Value | null> {
  try {
    return await attempt;
  } catch (error) {
    if (codeOf(error) === reason) return null;
    throw error;
  }
}

/** @param data the folder: it's made where there is none @param today milliseconds since 1970 */
export async function journalsIn(data: string, today: () => number): Promise<Journals> {
  await mkdir(data, { recursive: true, mode: 0o700 });
  const path = (code: string): string => join(data, code + ENDING);
  return {
    create: (code, ports) => unless('EEXIST', createJournal(path(code), ports)),
    open: (code, ports) => unless('ENOENT', openJournal(path(code), ports)),
    // Those who closed it remember that as long as they run.
    wasClosed: () => false,
    async sweep(isOn) {
      for (const name of await readdir(data)) {
        const code = NAME.exec(name)?.[1];
        if (code === undefined || isOn(code)) continue;
        if (today() - (await stat(path(code))).mtimeMs > KEPT_MS && !isOn(code)) await unlink(path(code));
      }
    },
  };
}
