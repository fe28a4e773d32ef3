/** Who joins at this device: the name and mark of the last table; before that the name that the device's own player has. */
import * as v from 'valibot';
import { keepJson, keptJson } from '../../outside/kept';
import { MARKS } from '../../seats/marks';
import { isPersonsName } from '../../setup/names';
import type { Joined } from './tablePage';

const KEY = 'snag-joined';
/** Where the house keeps what the player of this device is called (setup/kept/settings). */
const SETTINGS = 'snag-settings';

const form = v.object({ name: v.pipe(v.string(), v.check(isPersonsName)), mark: v.nullable(v.picklist(MARKS)) });
const named = v.object({ me: v.pipe(v.string(), v.check(isPersonsName)) });

export function keptJoined(storage: () => Pick<Storage, 'getItem' | 'setItem'>): { read(): Joined; write(joined: Joined): void } {
  return {
    read() {
      const kept = v.safeParse(form, keptJson(storage, KEY));
      if (kept.success) return kept.output;
      const me = v.safeParse(named, keptJson(storage, SETTINGS));
      return { name: me.success ? me.output.me : '', mark: null };
    },
    write: (joined) => keepJson(storage, KEY, joined),
  };
}
