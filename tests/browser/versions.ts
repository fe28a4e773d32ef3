// A server of a test's own, which can be stopped, and can give out another version of the game: one in which every file has another name,
// as if all of it had changed.
import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeWorker } from '../../tools/offline/list';
import { readBuiltFiles } from '../../tools/serve/builtFiles.mjs';
import { createHandler } from '../../tools/serve/handler.mjs';
import { HOST, listen } from '../../tools/serve/listen.mjs';

/** The name of a file in another version. */
const renamed = (name: string, version: string): string => name.replace(/\.\w+$/, (ending) => `${version}${ending}`);

/** Writes another version of the built game into a folder. @param version letters and digits, which come to every hashed name */
async function writeVersion(folder: string, version: string): Promise<void> {
  cpSync('dist', folder, { recursive: true });
  const assets = join(folder, 'assets');
  const names = readdirSync(assets).toSorted((a, b) => b.length - a.length);
  for (const name of names) renameSync(join(assets, name), join(assets, renamed(name, version)));
  const texts = [...readdirSync(assets).map((name) => join(assets, name)), ...readdirSync(folder).map((name) => join(folder, name))]
    .filter((file) => /\.(?:js|css|html)$/.test(file));
  const any = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  for (const file of texts) writeFileSync(file, readFileSync(file, 'utf8').replace(any, (name) => renamed(name, version)));
  await writeWorker(folder, readFileSync(join(folder, 'sw.js'), 'utf8'));
}

export interface Versions {
  readonly url: string;
  /** From now on there is no server. */
  stop(): void;
  /** The server is there again, or gives out another version from now on. @param change what is changed in that version's folder */
  serve(version?: string, change?: (folder: string) => void): Promise<void>;
  /** Tidies everything away. */
  close(): void;
}

/** A server for the built game, at a port of its own. */
export async function serveVersions(): Promise<Versions> {
  const folder = mkdtempSync(join(tmpdir(), 'snag-versions-'));
  let handler: RequestListener = createHandler(readBuiltFiles('dist'));
  const answer: RequestListener = (request, response) => handler(request, response);
  let server: Awaited<ReturnType<typeof listen>> | null = await listen(answer, 0);
  const { port } = server;
  const stop = (): void => {
    server?.close();
    server = null;
  };
  return {
    url: `http://${HOST}:${port}/`,
    stop,
    async serve(version, change = () => {}) {
      if (version !== undefined) {
        const lies = join(folder, version);
        await writeVersion(lies, version);
        change(lies);
        handler = createHandler(readBuiltFiles(lies));
      }
      server ??= await listen(answer, port, true);
    },
    close() {
      stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
