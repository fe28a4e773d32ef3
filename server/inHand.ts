/**
 * What is being answered just now. A server that stops sends nobody away halfway, and leaves no connection on which a proxy would ask it
 * once more, in place of one that stays.
 */
import type { Server, ServerResponse } from 'node:http';

export interface InHand {
  /**
   * From now on each answer is the last on its connection.
   * @returns once everybody has theirs, or after so many milliseconds
   */
  finish(within: number): Promise<void>;
}

const last = (res: ServerResponse): void => { if (!res.headersSent) res.setHeader('Connection', 'close'); };

/** @param server whatever else answers its requests is told of them after this */
export function inHand(server: Server): InHand {
  const open = new Set<ServerResponse>();
  let answered: (() => void) | null = null;
  server.on('request', (_req, res: ServerResponse) => {
    open.add(res);
    if (answered !== null) last(res);
    res.once('close', () => {
      open.delete(res);
      if (open.size === 0) answered?.();
    });
  });
  return {
    async finish(within) {
      for (const res of open) last(res);
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((done) => {
        answered = done;
        timer = setTimeout(done, within);
        if (open.size === 0) done();
      });
      clearTimeout(timer);
    },
  };
}
