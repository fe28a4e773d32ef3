/** The games of tables that this device has taken in, by their ids: a table sends the others. They lie in the browser's storage. */
import * as v from 'valibot';
import { fitting } from '../../outside/fitting';
import { keepJson, keptJson } from '../../outside/kept';

const KEY = 'snag-table-games';
/** A table asks for no more of them. */
const MOST = 200;

const read = fitting(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(200))));

export interface KeptIds {
  all(): readonly string[];
  add(id: string): void;
}

/** @param storage the browser's, which may be denied */
export function keptIds(storage: () => Pick<Storage, 'getItem' | 'setItem'>): KeptIds {
  /** For browsers that keep nothing. */
  let here: readonly string[] = [];
  const all = (): readonly string[] => [...new Set([...read(keptJson(storage, KEY)) ?? [], ...here])].slice(-MOST);
  return {
    all,
    add(id) {
      here = [...here, id].slice(-MOST);
      keepJson(storage, KEY, all());
    },
  };
}
