/** What the page knows of its offline copy and of a newer version, after whatever happens. */
import { expect, test } from 'vitest';
import { NOTHING_KEPT, offlineAfter, type OfflineChange, type OfflineState } from '../../src/offline/offlineState';

const after = (...changes: readonly OfflineChange[]): OfflineState => changes.reduce(offlineAfter, NOTHING_KEPT);

test('a first visit: nothing is kept, until everything is', () => {
  expect(after()).toEqual({ copy: 'not-yet', update: 'none' });
  expect(after({ type: 'kept' })).toEqual({ copy: 'yes', update: 'none' });
});

test('a disk that is full, a server that is gone and a browser that refuses are told apart', () => {
  expect(after({ type: 'notKept', why: 'noRoom' }).copy).toBe('no-room');
  expect(after({ type: 'notKept', why: 'notFetched' }).copy).toBe('not-yet');
  expect(after({ type: 'refused' }).copy).toBe('never');
  expect(after({ type: 'notKept', why: 'noRoom' }, { type: 'kept' }).copy).toBe('yes');
});

test('an update for which there is no room leaves the copy that is there', () => {
  expect(after({ type: 'kept' }, { type: 'notKept', why: 'noRoom' })).toEqual({ copy: 'yes', update: 'none' });
});

test('an update waits, is busy while a game is on, may be asked for again, and is used in the end', () => {
  const waits = after({ type: 'kept' }, { type: 'waits' });
  expect(waits.update).toBe('waits');
  const busy = offlineAfter(waits, { type: 'busy' });
  expect(busy).toEqual({ copy: 'yes', update: 'busy' });
  expect(offlineAfter(busy, { type: 'waits' }).update).toBe('waits');
  expect(offlineAfter(busy, { type: 'used' }).update).toBe('used');
});

test('a tab of an older version stays one, and nothing is busy that does not wait', () => {
  expect(after({ type: 'used' }, { type: 'waits' }).update).toBe('used');
  expect(after({ type: 'busy' }).update).toBe('none');
});
