/** Listens: on this machine alone, for nobody else in the network, unless somebody says otherwise. */
import { createServer } from 'node:http';

/** This machine, seen from itself. */
export const HOST = '127.0.0.1';
/** This machine, seen from anywhere in its networks. */
export const ANYWHERE = '0.0.0.0';

/**
 * @param {import('node:http').RequestListener | import('node:http').Server} served what answers, or a server that it is part of
 * @param {number} port the first to try; 0 takes any that is free
 * @param {boolean} strict rejects where it is in use, instead of taking the next free one
 * @returns {Promise<{ port: number, close: () => void }>}
 */
export function listen(served, port, strict = false, host = HOST) {
  const server = typeof served === 'function' ? createServer(served) : served;
  return new Promise((resolve, reject) => {
    const fail = (error) => {
      if (error.code === 'EADDRINUSE' && strict) {
        reject(new Error(`port ${port} is in use by another program. Stop that one, or set PORT to another number.`, { cause: error }));
      } else if (error.code !== 'EADDRINUSE' || port >= 65535) reject(error);
      else resolve(listen(server, port + 1, strict, host));
    };
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      resolve({
        port: server.address().port,
        close() {
          server.close();
          server.closeAllConnections();
        },
      });
    });
  });
}
