/** What a table's client asks of the browser: requests, sockets, storage, and when page or network come back. */
import { pageClock } from '../../bots/clock';
import { APART_VERSION } from '../tableShown';
import { enter, type NotIn, type Post } from './door';
import type { ClientPorts } from './openTable';
import { freshSecret, keptSecrets } from './secret';

/** So long an answer may take. */
const ANSWERED_WITHIN = 8000;

/** Asks the server from which the page came; null where nobody answers. */
export const post: Post = async (address, body) => {
  const given = new AbortController();
  const timer = setTimeout(() => given.abort(), ANSWERED_WITHIN);
  try {
    const answer = await fetch(address, {
      method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body), signal: given.signal, cache: 'no-store',
      credentials: 'omit',
    });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
};

/** This device's, for each table. */
export const secrets = keptSecrets(() => localStorage);

function woken(told: () => void): () => void {
  const seen = (): void => { if (!document.hidden) told(); };
  addEventListener('online', told);
  addEventListener('pageshow', told);
  document.addEventListener('visibilitychange', seen);
  return () => {
    removeEventListener('online', told);
    removeEventListener('pageshow', told);
    document.removeEventListener('visibilitychange', seen);
  };
}

/** @param has the games that are kept here already */
export function clientInPage(has: ClientPorts['has']): ClientPorts {
  return {
    post, socket: (address) => new WebSocket(address), page: location.href, clock: pageClock, chance: Math.random, woken, secrets, has,
  };
}

/**
 * Opens a table, which is this device's: `OpenTable` then finds its secret.
 * @returns its code; why there is none; null: nobody answered
 */
export async function newTable(
  game: string, agreed: Readonly<Record<string, unknown>>,
): Promise<{ readonly code: string } | NotIn | null> {
  const secret = freshSecret();
  const entered = await enter(post, null, { version: APART_VERSION, secret, game, agreed });
  if (entered === null || typeof entered === 'string') return entered;
  secrets.keep(entered.code, secret);
  return { code: entered.code };
}
