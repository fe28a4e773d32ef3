/** Asks, once, whether this page comes from a server that has tables of several devices. */
import * as v from 'valibot';
import { APART_VERSION } from '../../apart/tableShown';
import type { Server } from './reach';

const form = v.object({
  version: v.literal(APART_VERSION),
  address: v.fallback(v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:/u)), undefined), undefined),
});

/** @returns null where there is none, or one of another version. Never rejects. */
export async function askServer(ask: typeof fetch = fetch): Promise<Server | null> {
  try {
    const answer = await ask('rooms', { headers: { accept: 'application/json' } });
    if (!answer.ok) return null;
    const read = v.safeParse(form, await answer.json());
    return read.success ? { address: read.output.address ?? null } : null;
  } catch {
    return null;
  }
}
