/** Listens on this machine alone, for nobody else in the network. */
import { createServer } from 'node:http';

/** This machine, seen from itself. */
export const HOST = '127.0.0.1';

/**
 * @param {import('node:http').RequestListener} handler
 * @param {number} port the first to try; 0 takes any that is free
 * @param {boolean} strict rejects where it is in use, instead of taking the next free one
 * @returns {Promise<{ port: number, close: () => void }>}
 */
export function listen(handler, port, strict = false) {
  return new Promise((resolve, reject) => {
    const server = createServer(handler);
    server.once('error', (error) => {
      if (error.code !== 'EADDRINUSE' || strict || port >= 65535) reject(error);
      else resolve(listen(handler, port + 1));
    });
    server.listen(port, HOST, () => resolve({
      port: server.address().port,
      close() {
        server.close();
        server.closeAllConnections();
      },
    }));
  });
}
