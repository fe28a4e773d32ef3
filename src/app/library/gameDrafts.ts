/** Takes names out of what guests have agreed on last, which lies in the browser's storage: loaded when a name is to be deleted. */
import { parseJson } from '../../outside/json';
import { APPS } from '../../games/catalogue';
import { adapterOf, bringAdapters } from '../../storage/entries/gameRows';

type Drafts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** @param name null: all names */
export async function forgetInDrafts(storage: () => Drafts, name: string | null): Promise<void> {
  await bringAdapters();
  for (const guest of APPS) {
    const agreed = adapterOf(guest)?.agreed;
    if (agreed) forgetIn(storage, agreed.key, (value) => agreed.withoutName(value, name));
  }
}

function forgetIn(storage: () => Drafts, key: string, without: (value: unknown) => unknown): void {
  try {
    const kept = storage().getItem(key);
    if (kept === null) return;
    const left = textWithout(kept, without);
    if (left === null) storage().removeItem(key);
    else storage().setItem(key, left);
  } catch {
    // A browser that keeps nothing keeps no names.
  }
}

/** Null where it cannot be read: nobody could say whose names stand in it. */
function textWithout(kept: string, without: (value: unknown) => unknown): string | null {
  try {
    return JSON.stringify(without(parseJson(kept)));
  } catch {
    return null;
  }
}
