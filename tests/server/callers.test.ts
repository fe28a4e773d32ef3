/** Who asks: by which name and from whose page somebody may come, and by which address they are counted. */
import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { type CallersOptions, createCallers, lanAddresses } from '../../server/callers';

const HERE: CallersOptions = { names: [], lan: false, behindProxy: false };

const asked = (headers: Record<string, string | undefined>, remoteAddress = '127.0.0.1') =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

const welcome = (headers: Record<string, string | undefined>, options: Partial<CallersOptions> = {}): boolean =>
  createCallers({ ...HERE, ...options }).isWelcome(asked(headers));

describe('a name', () => {
  test.each(['127.0.0.1', '127.0.0.1:4173', 'localhost', 'LOCALHOST:80', 'localhost.', '[::1]:4173'])('%s is of this machine', (host) => {
    expect(welcome({ host })).toBe(true);
  });

  test.each([
    undefined, '', 'evil.example', '127.0.0.1.evil.example', 'localhost.evil.example', 'evil.example#localhost', 'localhost@evil.example',
    'localhost:80:80', '[::1', '192.168.1.5', '127.0.0.2', 'localhost:port', ' localhost', '0.0.0.0',
  ])('%s is not', (host) => {
    expect(welcome({ host })).toBe(false);
  });

  test('of its own is welcome where it was given one', () => {
    for (const host of ['snag.example', 'Snag.Example:443', 'localhost']) expect(welcome({ host }, { names: ['snag.example'] })).toBe(true);
    for (const host of ['other.example', 'a.snag.example']) expect(welcome({ host }, { names: ['snag.example'] })).toBe(false);
  });

  test('in the house network is welcome where that is served', () => {
    for (const host of lanAddresses()) {
      expect(welcome({ host: `${host}:4173` }, { lan: true })).toBe(true);
      expect(welcome({ host: `${host}:4173` })).toBe(false);
    }
    expect(welcome({ host: '203.0.113.9' }, { lan: true })).toBe(false);
  });
});

describe('a page', () => {
  const host = '127.0.0.1:4173';

  test.each(['http://127.0.0.1:4173', 'http://localhost:4173', 'https://localhost', 'http://[::1]:4173'])('at %s is ours', (origin) => {
    expect(welcome({ host, origin })).toBe(true);
  });

  test.each([
    'null', '', 'http://evil.example', 'http://localhost.evil.example', 'http://localhost@evil.example', 'file://',
    'http://evil.example/localhost', 'localhost', 'ws://localhost', 'http://localhost, http://evil.example',
  ])('at %j is not', (origin) => {
    expect(welcome({ host, origin })).toBe(false);
  });

  test('is not believed for a wrong name', () => {
    expect(welcome({ host: 'evil.example', origin: 'http://localhost' })).toBe(false);
  });
});

describe('an address', () => {
  const { addressOf } = createCallers(HERE);
  const behind = createCallers({ ...HERE, behindProxy: true });

  test.each([
    ['192.168.1.5', '192.168.1.5'], ['::ffff:192.168.1.5', '192.168.1.5'], ['::1', '0:0:0:0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'], ['2001:0db8:1:2::9', '2001:db8:1:2'], ['2001:db8::9', '2001:db8:0:0'],
    ['fe80::1', 'fe80:0:0:0'],
  ])('%s counts as %s', (address, counted) => {
    expect(addressOf(asked({}, address))).toBe(counted);
  });

  test('is nobody’s word, but that of a proxy which stands before it', () => {
    const said = asked({ 'x-forwarded-for': '198.51.100.1, 203.0.113.9', 'x-real-ip': '198.51.100.2' }, '10.0.0.1');
    expect(addressOf(said)).toBe('10.0.0.1');
    // The last is what the proxy saw; what stands before it anybody can have written.
    expect(behind.addressOf(said)).toBe('203.0.113.9');
    expect(behind.addressOf(asked({}, '10.0.0.1'))).toBe('10.0.0.1');
    expect(behind.addressOf(asked({ 'x-forwarded-for': ' , ' }, '10.0.0.1'))).toBe('10.0.0.1');
  });
});
