/** Who asks: from which address, and whether by a name of this server and from a page of it. */
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

export interface Callers {
  /** What limits count by. */
  addressOf(req: IncomingMessage): string;
  /**
   * Whether it comes by a name of this server, and from no other site's page. Names are checked because a site can let its own name lead
   * here; a program that is no page sends no Origin.
   */
  isWelcome(req: IncomingMessage): boolean;
}

export interface CallersOptions {
  /** Names it is called by, besides those of this machine. */
  readonly names: readonly string[];
  /** Whether it serves the house network: then by its addresses there too. */
  readonly lan: boolean;
  /** Whether a proxy stands before it, which says whom it asks for: nobody else is believed. */
  readonly behindProxy: boolean;
}

const THIS_MACHINE = ['127.0.0.1', 'localhost', '[::1]'];

/** The addresses of this machine in the house network. */
export function lanAddresses(): readonly string[] {
  return Object.values(networkInterfaces()).flat().flatMap((one) => (one && !one.internal && one.family === 'IPv4' ? [one.address] : []));
}

/** The name in a Host header, or in the address of a page; null where there is none. */
function nameIn(host: string | undefined): string | null {
  const found = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+?)\.?(?::\d{1,5})?$/.exec((host ?? '').toLowerCase());
  return found?.[1] ?? null;
}

function nameOfOrigin(origin: string): string | null {
  const found = /^https?:\/\/([^/?#@\s]+)$/.exec(origin.toLowerCase());
  return nameIn(found?.[1]);
}

/** A house has many addresses of the sixth version, and they share the first half. */
function counted(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const between = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...between, ...last].slice(0, 4).map((part) => Number.parseInt(part, 16).toString(16)).join(':');
}

/** The proxy has written whom it asks for behind what it was told. */
function forwarded(req: IncomingMessage): string | undefined {
  const said = req.headers['x-forwarded-for'];
  return (Array.isArray(said) ? said.join(',') : said)?.split(',').at(-1)?.trim() || undefined;
}

export function createCallers({ names, lan, behindProxy }: CallersOptions): Callers {
  const fixed = new Set([...THIS_MACHINE, ...names.map((name) => name.toLowerCase())]);
  // Addresses in the house network can change while it runs.
  const isOurs = (name: string | null): boolean => name !== null && (fixed.has(name) || (lan && lanAddresses().includes(name)));
  return {
    addressOf: (req) => counted((behindProxy ? forwarded(req) : undefined) ?? req.socket.remoteAddress ?? ''),
    isWelcome(req) {
      const { host, origin } = req.headers;
      return isOurs(nameIn(host)) && (origin === undefined || isOurs(nameOfOrigin(origin)));
    },
  };
}
