/** Whether somebody likes to call by voice, and how loud they do: kept in the browser. The microphone itself opens only at a press. */
import * as v from 'valibot';
import { keepJson, keptJson } from '../outside/kept';
import { LOUDEST, QUIETEST } from './level';

const schema = v.object({
  on: v.fallback(v.boolean(), false),
  /** In dBFS; null until somebody has set it. */
  level: v.fallback(v.nullable(v.pipe(v.number(), v.minValue(QUIETEST), v.maxValue(LOUDEST))), null),
});

export type ShoutWish = Readonly<v.InferOutput<typeof schema>>;

export const NO_WISH: ShoutWish = { on: false, level: null };

const KEY = 'snag-shout';

export interface KeptShout {
  read(): ShoutWish;
  write(wish: ShoutWish): void;
}

/** @param storage where it is kept; what is not sound there is as if nobody had wished for anything */
export function keptShout(storage: () => Pick<Storage, 'getItem' | 'setItem'>): KeptShout {
  return {
    read() {
      const parsed = v.safeParse(schema, keptJson(storage, KEY));
      return parsed.success ? parsed.output : NO_WISH;
    },
    // In a browser that keeps nothing it is asked for again.
    write: (wish) => keepJson(storage, KEY, wish),
  };
}
