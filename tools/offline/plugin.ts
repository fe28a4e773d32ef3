/**
 * Plugins for Vite. One builds the service worker beside the page: as one plain script, because Firefox takes no module for it, and with
 * the list of all files of the build before it. The other sees to it that there is none while the game is developed.
 */
import { readFileSync } from 'node:fs';
import { build, type Plugin } from 'vite';
import { WORKER_FILE, writeWorker } from './list.ts';

const SOURCE = 'workers/offline.worker.ts';

/** The worker's script. @param plugins see to what comes into it */
async function workerCode(plugins: Plugin[]): Promise<string> {
  const built = await build({
    configFile: false, logLevel: 'warn', publicDir: false, plugins, define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2022', write: false, modulePreload: false,
      rollupOptions: { input: SOURCE, output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('the service worker was not built');
  const [{ code }] = output.output;
  return code;
}

/** @param licences collects what of others came into the worker */
export function offlineWorker(licences: () => Plugin): Plugin {
  let code = '';
  return {
    name: 'offline-worker',
    apply: 'build',
    // Once there is a page: a worker is built by itself. And before the licences are written down.
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        if (bundle['index.html']) code = await workerCode([licences()]);
      },
    },
    writeBundle: {
      order: 'post',
      async handler({ dir = 'dist' }, bundle) {
        if (bundle['index.html']) await writeWorker(dir, code);
      },
    },
  };
}

/**
 * Where a built game was served at the same address before, its copy would go on to be shown instead of what is developed. Its browser asks
 * for the worker anew, and gets the one that takes it out.
 */
export function noOfflineWorker(): Plugin {
  return {
    name: 'no-offline-worker',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(`/${WORKER_FILE}`, (_request, response) => {
        response.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' });
        response.end(readFileSync('hosting/sw.js'));
      });
    },
  };
}
