/** The way back to a table from the start screen: which one this device was at last, and what its door says now. */
import { keepJson, keptJson } from '../../outside/kept';
import { readCode } from '../code';
import { APART_VERSION } from '../tableShown';
import { enter, type NotIn } from './door';
import { post, secrets } from './inPage';

const KEY = 'snag-last-table';

/** Asks at a table's door whether this device is let in; why it isn't; null where nobody answered. */
export async function atDoor(code: string): Promise<'in' | NotIn | null> {
  const entered = await enter(post, code, { version: APART_VERSION, secret: secrets.of(code) });
  return entered === null || typeof entered === 'string' ? entered : 'in';
}

/** The table that this device was at last on the big page. */
export const lastTable = {
  read(): string | null {
    const code = keptJson(() => localStorage, KEY);
    return typeof code === 'string' ? readCode(code) : null;
  },
  write(code: string | null): void { keepJson(() => localStorage, KEY, code); },
};
