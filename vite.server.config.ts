// How the server of tables is built: all it needs in one folder, which runs on Node by itself. `tools/serve/bundle.mjs` says where to.
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig } from 'vite';
import { messages } from './tools/messages/plugin.ts';

/** What runs in a thread of its own has a file of its own: `NAME.worker.ts` anywhere in `server/` becomes `NAME.worker.js` beside the rest. */
const workers = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.worker.ts'))
  .map((name) => [basename(name, '.ts'), join('server', name)]);

export default defineConfig({
  plugins: [messages()],
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: true, target: 'node20', minify: false, emptyOutDir: true, outDir: '.cache/server',
    rolldownOptions: {
      input: { main: 'server/main.ts', ...Object.fromEntries(workers) },
      output: { entryFileNames: '[name].js' },
    },
  },
});
