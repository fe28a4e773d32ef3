/** The table that this device was at last, kept in the browser for the way back from the start screen while it's there. */
import { keepJson, keptJson } from '../../outside/kept';
import { readCode } from '../code';
import type { TableClientState } from './tableClient';

/** `isPhone`: it was on the phone's page, and not on the whole table. */
export interface LastTable { readonly code: string; readonly isPhone: boolean }

export interface LastKept {
  read(): LastTable | null;
  write(last: LastTable | null): void;
}

/** Why nobody comes back to a table. */
export const GONE: readonly unknown[] = ['no-table', 'closed', 'not-here', 'turned-out'];

/** Remembers where this device is: no table that is gone for it. */
export function rememberTable(last: LastKept, { code, line, table }: TableClientState, isPhone: boolean): void {
  const why = line.kind === 'gone' ? line.because : line.kind === 'refused' && line.why;
  const kept = last.read();
  if (GONE.includes(why)) {
    // Another table than this may be remembered.
    if (kept?.code === code) last.write(null);
  } else if (line.kind === 'open' && table !== null && (kept?.code !== code || kept.isPhone !== isPhone)) last.write({ code, isPhone });
}

const KEY = 'snag-last-table';
/** What stands after the code where it was the phone's page. */
const PHONE = 'phone';

export const lastTable: LastKept = {
  read() {
    const [text, page] = String(keptJson(() => localStorage, KEY)).split(' ');
    const code = readCode(text!);
    return code === null ? null : { code, isPhone: page === PHONE };
  },
  write(last) { keepJson(() => localStorage, KEY, last?.isPhone ? `${last.code} ${PHONE}` : last?.code ?? null); },
};
