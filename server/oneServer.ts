/**
 * One server a folder: two would write the same tables. Whoever has it listens at an address made from it, which ends with the process
 * however that ends; a number in a file would stay after a kill.
 */
import { createHash } from 'node:crypto';
import { access, constants, mkdir, realpath, unlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Sockets with longer paths than this are refused, or cut off without a word. */
const MOST = 100;

/** The folder's own path, once it is there, and can be written to. */
async function madeFolder(folder: string): Promise<string> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
    return await realpath(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`tables can’t be kept in ${folder} (${code}). Choose another folder with --data DIR`, { cause: error });
  }
}

async function addressOf(folder: string): Promise<string> {
  const real = await madeFolder(folder);
  const name = `snag-${createHash('sha256').update(real).digest('hex').slice(0, 24)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const inside = join(real, '.server');
  return Buffer.byteLength(inside) <= MOST ? inside : join(tmpdir(), name);
}

const listens = (address: string): Promise<Server | null> => new Promise((resolve, reject) => {
  const server = createServer((socket) => socket.destroy());
  server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(null) : reject(error)));
  server.listen(address, () => resolve(server.unref()));
});

const isAnswered = (address: string): Promise<boolean> => new Promise((resolve) => {
  const socket = connect(address, () => resolve(true));
  socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
});

/**
 * Takes a folder for this server. Throws where another has it.
 * @returns gives it back
 */
export async function takeFolder(folder: string): Promise<() => Promise<void>> {
  const address = await addressOf(folder);
  let server = await listens(address);
  if (server === null && !await isAnswered(address)) {
    // It was left behind by one that was killed.
    await unlink(address).catch(() => {});
    server = await listens(address);
  }
  if (server === null) {
    const wrong = new Error(`another SNAG server keeps its tables in ${folder}. Choose another folder with --data DIR`);
    throw Object.assign(wrong, { code: 'EBUSY' });
  }
  const { close } = server;
  return () => new Promise((done) => { close.call(server, () => done()); });
}
