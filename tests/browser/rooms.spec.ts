/** A page reaches the tables of its own server, under the headers that it comes with: on this machine, and by a name over plain http. */
import { sampleIf } from '../long/amount';
import { expect } from '@playwright/test';
import { test } from './tidyTest';
import { PHONE_HOST } from './phoneHost';

for (const host of ['127.0.0.1', PHONE_HOST]) {
  test(`a page at ${host} opens a table and a line to it, and nothing complains`,
    sampleIf(host === PHONE_HOST), async ({ page, baseURL }) => {
    const complaints: string[] = [];
    page.on('console', (message) => { if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text()); });
    page.on('pageerror', (error) => complaints.push(String(error)));
    const address = new URL(baseURL!);
    address.hostname = host;
    await page.goto(address.href);
    const heard = await page.evaluate(async () => {
      const version = await (await fetch('rooms')).json() as { readonly version: number };
      const secret = 'a-secret-of-this-test'.padEnd(40, '-');
      const agreed = {
        order: 'drawn', rules: { calls: 'classic', falseCall: 'lose-move', claimCostsMove: true, missedRun: 'stays' }, callSeconds: 3,
        pace: 'normal', memoryAid: false, playedFor: { kind: 'single' },
      };
      const answer = await fetch('rooms', { method: 'POST', body: JSON.stringify({ ...version, secret, game: 'snag', agreed }) });
      const entered = await answer.json() as { readonly code: string; readonly path: string; readonly session: string };
      const line = new URL(entered.path, location.href);
      line.protocol = 'ws:';
      line.search = `?sessionId=${entered.session}&skipHandshake=1`;
      const socket = new WebSocket(line);
      socket.binaryType = 'arraybuffer';
      const table = await new Promise<string>((resolve, reject) => {
        socket.addEventListener('error', reject);
        socket.addEventListener('message', ({ data }) => {
          const frame = new Uint8Array(data as ArrayBuffer);
          if (frame[0] === 10) {
            socket.send(Uint8Array.of(10));
            const hello = JSON.stringify({ kind: 'hello', ...version, has: [] });
            socket.send(Uint8Array.of(17, 0, ...new TextEncoder().encode(hello)));
          } else if (frame[0] === 17) resolve(new TextDecoder().decode(frame.subarray(2)));
        });
      });
      socket.close();
      return { status: answer.status, code: entered.code, table };
    });
    expect(heard.status).toBe(200);
    expect(JSON.parse(heard.table)).toMatchObject({ kind: 'table', table: { code: heard.code, phase: 'gathering' } });
    expect(complaints).toEqual([]);
  });
}
