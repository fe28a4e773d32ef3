/**
 * What people at this device have learnt of the names that call, where several sit side by side: whether they were told of them once, and
 * whether somebody's first false call by a name was forgiven. It stands by itself in the browser, as what a newcomer is shown does.
 */
import * as v from 'valibot';
import { parseJson } from '../../../outside/json';
import { keepJson } from '../../../outside/kept';

const schema = v.object({ told: v.boolean(), forgiven: v.boolean() });
export type NameCalls = Readonly<v.InferOutput<typeof schema>>;

export interface KeptNameCalls {
  read(): NameCalls;
  write(changed: Partial<NameCalls>): void;
}

const KEY = 'snag-name-calls';
const NOTHING: NameCalls = { told: false, forgiven: false };

/** What this browser remembers. One that keeps nothing remembers for as long as the page is open. */
export function keptNameCalls(storage: () => Pick<Storage, 'getItem' | 'setItem'>): KeptNameCalls {
  let known: NameCalls | null = null;
  const read = (): NameCalls => known ??= stored(storage);
  return {
    read,
    write(changed) {
      known = { ...read(), ...changed };
      keepJson(storage, KEY, known);
    },
  };
}

/** Somebody who has edited it knows names that call. */
function stored(storage: () => Pick<Storage, 'getItem'>): NameCalls {
  try {
    const text = storage().getItem(KEY);
    const parsed = text === null ? null : v.safeParse(schema, parseJson(text));
    return parsed === null ? NOTHING : parsed.success ? parsed.output : { told: true, forgiven: true };
  } catch {
    return { told: true, forgiven: true };
  }
}
