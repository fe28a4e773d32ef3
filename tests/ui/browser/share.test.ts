import { describe, expect, test } from 'vitest';
import { share, sharedText, toClipboard, type Sharing } from '../../../src/ui/browser/share';

const DEAL = { title: 'SNAG', text: 'Play this deal.', url: 'https://example.org/?play=ann,computer&deal=x' };

/** A browser that remembers what it was given. */
function browser(with_: { share?: Error | null; canShare?: boolean; clipboard?: Error | null }): Sharing & { told: unknown[] } {
  const told: unknown[] = [];
  const answer = async (data: unknown, error: Error | null): Promise<void> => {
    if (error) throw error;
    told.push(data);
  };
  const { share: sheet, canShare, clipboard } = with_;
  return {
    told,
    share: sheet === undefined ? undefined : (data) => answer(data, sheet),
    canShare: canShare === undefined ? undefined : () => canShare,
    clipboard: clipboard === undefined ? undefined : { writeText: (text) => answer(text, clipboard) },
  };
}

const abort = new DOMException('closed', 'AbortError');
const refused = new DOMException('not now', 'NotAllowedError');

describe('sharing', () => {
  test('takes the share sheet where there is one', async () => {
    const there = browser({ share: null, canShare: true, clipboard: null });
    expect(await share(DEAL, there)).toBe('shared');
    expect(there.told).toEqual([DEAL]);
    expect(await share(DEAL, browser({ share: null }))).toBe('shared');
  });

  test('leaves it at that where somebody closes the sheet again', async () => {
    const there = browser({ share: abort, clipboard: null });
    expect(await share(DEAL, there)).toBe('cancelled');
    expect(there.told).toEqual([]);
  });

  test.each([
    ['there is no sheet', { clipboard: null }],
    ['the sheet does not take it', { share: null, canShare: false, clipboard: null }],
    ['the sheet fails', { share: refused, clipboard: null }],
  ])('copies text and address where %s', async (_, parts) => {
    const there = browser(parts);
    expect(await share(DEAL, there)).toBe('copied');
    expect(there.told).toEqual([`${DEAL.text}\n${DEAL.url}`]);
  });

  test.each([
    ['nothing is to be had', {}],
    ['the clipboard is refused', { clipboard: refused }],
    ['both are refused', { share: refused, clipboard: refused }],
  ])('asks for the text to be shown where %s', async (_, parts) => {
    expect(await share(DEAL, browser(parts))).toBe('shown');
    expect(await toClipboard('x', browser(parts))).toBe(false);
  });

  test('needs no address', async () => {
    const there = browser({ share: null });
    await share({ title: 'SNAG', text: 'Won.' }, there);
    expect(there.told).toEqual([{ title: 'SNAG', text: 'Won.' }]);
    expect(sharedText({ text: 'Won.' })).toBe('Won.');
  });
});
