/** The line that takes its time: what was sent comes through whole, and in the order in which it was sent, on a busy machine too. */
import { connect, createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { lagProxy } from './lagProxy';

/** As a machine that has something else to do for a while. */
function busyFor(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('nothing overtakes what was sent before it', async () => {
  const echo = createServer((socket) => {
    socket.setNoDelay(true);
    socket.pipe(socket);
  });
  await new Promise<void>((done) => { echo.listen(0, '127.0.0.1', done); });
  const line = await lagProxy((echo.address() as AddressInfo).port, { delay: 12, jitter: 6 }, 'order');
  const near = connect({ host: '127.0.0.1', port: line.port, noDelay: true });
  const heard: Buffer[] = [];
  near.on('data', (bytes) => { heard.push(bytes); });
  const sent = Array.from({ length: 400 }, (_, i) => `${i} `);
  for (const [i, piece] of sent.entries()) {
    near.write(piece);
    await new Promise((done) => { setImmediate(done); });
    busyFor(i % 7 / 2);
  }
  await expect.poll(() => Buffer.concat(heard).length, { timeout: 10_000 }).toBe(sent.join('').length);
  expect(Buffer.concat(heard).toString()).toBe(sent.join(''));
  near.destroy();
  await line.close();
  echo.close();
});
