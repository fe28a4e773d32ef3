/** How people at this device play with hand and key, read from what is kept of its settings, and from nothing else of them. */
import * as v from 'valibot';
import { keptJson } from '../../outside/kept';
import { USUAL_INPUT, inputSchema, type InputSettings } from '../inputSettings';

const kept = v.object({ input: v.optional(inputSchema, USUAL_INPUT) });

/** Asked for each time that it counts: another tab may have changed it. */
export function inputSettingsKept(storage: () => Pick<Storage, 'getItem'>): () => InputSettings {
  return () => {
    const read = v.safeParse(kept, keptJson(storage, 'snag-settings'));
    return read.success ? read.output.input : USUAL_INPUT;
  };
}
