/** The address at which others come to this page, and the link to a table there. */

/** What the server tells of itself, once it has answered. */
export interface Server {
  /** The address at which others in the house reach it, where it knows one. */
  readonly address: string | null;
}

export interface Reach {
  /** What somebody types to come here, without its beginning; null where nobody else can. */
  readonly address: string | null;
  readonly link: string;
}

/** Names of a device for itself: nobody else comes anywhere by them. */
const OWN = /^(?:localhost|127(?:\.\d+){3}|\[::1\]|0\.0\.0\.0)$/u;

/** @param href the address of this page */
export function reachOf(code: string, href: string, server: Server | null): Reach {
  const here = new URL('.', href);
  const base = OWN.test(here.hostname) && server?.address != null ? new URL(server.address) : here;
  return {
    address: OWN.test(base.hostname) ? null : `${base.host}${base.pathname === '/' ? '' : base.pathname}`,
    link: new URL(`?table=${code}`, base).href,
  };
}
