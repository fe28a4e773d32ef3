/** Page and service worker may be of different versions: what one of them does not understand is let pass. */
import { expect, test } from 'vitest';
import { readTakeAnswer, readToPage, readToWorker } from '../../src/offline/messages';

const NOISE = [
  undefined, null, 3, 'taken', [], {}, { type: 'SKIP_WAITING' }, { snag: 'take' }, { snag: 'take', when: 'now' }, { snag: 'notKept' },
  { snag: 'notKept', why: 'tired' }, { snag: 'started' }, { snag: 'started', version: 3 }, { snag: 'tomorrow' },
];

test('what both sides say is read', () => {
  expect(readToWorker({ snag: 'started', version: 'index-1.js' })).toEqual({ snag: 'started', version: 'index-1.js' });
  expect(readToWorker({ snag: 'take', when: 'alone', more: 1 })).toEqual({ snag: 'take', when: 'alone' });
  expect(readToWorker({ snag: 'take', when: 'nobodyPlays' })).toEqual({ snag: 'take', when: 'nobodyPlays' });
  expect(readToPage({ snag: 'notKept', why: 'noRoom' })).toEqual({ snag: 'notKept', why: 'noRoom' });
  expect(readToPage({ snag: 'notKept', why: 'notFetched' })).toEqual({ snag: 'notKept', why: 'notFetched' });
  expect(readToPage({ snag: 'used' })).toEqual({ snag: 'used' });
  expect(readTakeAnswer('taken')).toBe('taken');
});

test.each(NOISE.map((noise) => [noise] as const))('%j is none of it', (noise) => {
  expect(readToWorker(noise)).toBeNull();
  expect(readToPage(noise)).toBeNull();
});

test('an answer that cannot be read is a no', () => {
  for (const answer of ['busy', 'later', null, undefined, { taken: true }]) expect(readTakeAnswer(answer)).toBe('busy');
});
