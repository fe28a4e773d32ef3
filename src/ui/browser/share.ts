/**
 * Gives a text away: by the system's own share sheet where there is one, else by the clipboard. Where both refuse, whoever asked for it
 * shows the text, to be copied by hand.
 */

/** What is given away. */
export interface ToShare {
  /** What it is called, where the receiver shows a title. */
  readonly title: string;
  readonly text: string;
  /** A whole address; a text may have none. */
  readonly url?: string;
}

/** What came of it. Who has closed the share sheet again wants nothing more: that is no failure, and nothing is copied. */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'shown';

/** What came of giving a text away, and the text itself. */
export interface Shared { readonly outcome: ShareOutcome; readonly text: string }

/** What of a browser is asked; any of it may be missing, as it is where the page has no secure address. */
export interface Sharing {
  readonly share?: ((data: ShareData) => Promise<void>) | undefined;
  readonly canShare?: ((data: ShareData) => boolean) | undefined;
  readonly clipboard?: { writeText(text: string): Promise<void> } | undefined;
}

/** All of it as one text: the address stands on a line of its own. */
export function sharedText({ text, url }: Pick<ToShare, 'text' | 'url'>): string {
  return url === undefined ? text : `${text}\n${url}`;
}

/**
 * Shares or copies. It has to be called while a press still counts as one: nothing slow may be waited for before.
 * @returns `shown` where neither was to be had: then the text has to be shown. It never rejects.
 */
export async function share(what: ToShare, browser: Sharing = navigator): Promise<ShareOutcome> {
  const { title, text, url } = what;
  const data: ShareData = { title, text, ...(url === undefined ? {} : { url }) };
  if (canShare(browser, data)) {
    try {
      await browser.share?.(data);
      return 'shared';
    } catch (error) {
      if (isAbort(error)) return 'cancelled';
    }
  }
  return await toClipboard(sharedText(what), browser) ? 'copied' : 'shown';
}

/** Says whether it worked. Without a secure context there is no clipboard, and this is false too. */
export async function toClipboard(text: string, { clipboard }: Pick<Sharing, 'clipboard'> = navigator): Promise<boolean> {
  try {
    await clipboard?.writeText(text);
    return clipboard !== undefined;
  } catch {
    return false;
  }
}

/** Older browsers have a share sheet and cannot be asked what it takes: it is tried. */
function canShare(browser: Sharing, data: ShareData): boolean {
  if (!browser.share) return false;
  try {
    return browser.canShare?.(data) ?? true;
  } catch {
    return false;
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
