/**
 * What this device has shown to somebody in their first game. It stands by itself in the browser, as their first false call does: whatever
 * becomes of games, names and settings, nobody is shown twice what they know.
 */
import * as v from 'valibot';
import { parseJson } from '../../../outside/json';
import { keepJson } from '../../../outside/kept';
import { FIRST_MARKS } from '../../../layout/beside/firstMarks';

const schema = v.object({
  shown: v.pipe(v.array(v.picklist(FIRST_MARKS)), v.readonly()),
  /** The game that was given more time to call, because it was the first. */
  time: v.nullable(v.string()),
});
export type FirstGameState = Readonly<v.InferOutput<typeof schema>>;

export interface KeptFirstGame {
  /** Null as long as nobody has begun a first game here. */
  read(): FirstGameState | null;
  write(state: FirstGameState): void;
}

const KEY = 'snag-first-game';

/** All has been shown: what somebody gets who has edited it. */
const ALL_SHOWN: FirstGameState = { shown: FIRST_MARKS, time: null };

/** What this browser remembers. One that keeps nothing remembers for as long as the page is open. */
export function keptFirstGame(storage: () => Pick<Storage, 'getItem' | 'setItem'>): KeptFirstGame {
  let known: FirstGameState | null = null;
  return {
    read() {
      known ??= stored(storage);
      return known;
    },
    write(state) {
      known = state;
      keepJson(storage, KEY, state);
    },
  };
}

function stored(storage: () => Pick<Storage, 'getItem'>): FirstGameState | null {
  try {
    const text = storage().getItem(KEY);
    if (text === null) return null;
    const parsed = v.safeParse(schema, parseJson(text));
    return parsed.success ? parsed.output : ALL_SHOWN;
  } catch {
    return ALL_SHOWN;
  }
}
