/** What page and service worker say to each other. Both may be of another version than the other: what is not understood is let pass. */
import type { TakenWhen } from './tabs';

export type ToWorker =
  /** Take over as the version that is used, if that may be. Answered with a `TakeAnswer`. */
  | { readonly snag: 'take'; readonly when: TakenWhen }
  /** A tab that the worker serves has started: which version runs in it. What no tab needs any more can go. */
  | { readonly snag: 'started'; readonly version: string };

/** `busy`: not now, a game is on or another tab is open. */
export type TakeAnswer = 'taken' | 'busy';

/** The files of this version could not be kept: the browser has no room for them, or they did not all come. */
export type NotKept = 'noRoom' | 'notFetched';

export type ToPage =
  | { readonly snag: 'notKept'; readonly why: NotKept }
  /** Another version is used by now than the one that runs in the tab. */
  | { readonly snag: 'used' };

/** A message of a page, read from anything; null where it is none. */
export function readToWorker(data: unknown): ToWorker | null {
  const { snag, when, version } = fieldsOf(data);
  if (snag === 'started') return typeof version === 'string' ? { snag, version } : null;
  return snag === 'take' && (when === 'nobodyPlays' || when === 'alone') ? { snag, when } : null;
}

/** A message of the worker, read from anything; null where it is none. */
export function readToPage(data: unknown): ToPage | null {
  const { snag, why } = fieldsOf(data);
  if (snag === 'used') return { snag };
  return snag === 'notKept' && (why === 'noRoom' || why === 'notFetched') ? { snag, why } : null;
}

/** The worker's answer, read from anything. What cannot be read is a no. */
export function readTakeAnswer(data: unknown): TakeAnswer {
  return data === 'taken' ? data : 'busy';
}

function fieldsOf(data: unknown): Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null ? { ...data } : {};
}
