/** The way back to a table from the start screen: which one this device was at last, and whether it still stands. */
import { keepJson, keptJson } from '../../outside/kept';
import { readCode } from '../code';
import { APART_VERSION } from '../tableShown';
import { enter } from './door';
import { post, secrets } from './inPage';

const KEY = 'snag-last-table';

/** Whether there is still such a table, and this device is let in there. */
export async function tableStands(code: string): Promise<boolean> {
  const entered = await enter(post, code, { version: APART_VERSION, secret: secrets.of(code) });
  return entered !== null && typeof entered !== 'string';
}

/** The table that this device was at last on the big page. */
export const lastTable = {
  read(): string | null {
    const code = keptJson(() => localStorage, KEY);
    return typeof code === 'string' ? readCode(code) : null;
  },
  write(code: string | null): void { keepJson(() => localStorage, KEY, code); },
};
