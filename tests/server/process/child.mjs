// A server of tables as a process of its own, so that it can be killed: node child.mjs BUNDLE DATA PORT LIMITS. It says when it listens.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [bundle, data, port, limits] = process.argv.slice(2);
const { serve, tablesIn } = await import(pathToFileURL(join(bundle, 'main.js')).href);
const server = createServer();
const tables = await tablesIn(data, pathToFileURL(join(bundle, 'thinker.worker.js')));
await serve({
  server, tables, names: [], lan: false, behindProxy: false, limits: JSON.parse(limits), page: (_, res) => { res.end(''); },
});
process.on('message', (asked) => {
  if (asked === 'memory') process.send({ memory: process.memoryUsage().rss, cpu: process.cpuUsage() });
});
// Whoever started it is gone.
process.on('disconnect', () => process.exit());
server.listen(Number(port), '127.0.0.1', () => { process.send({ port: server.address().port }); });
