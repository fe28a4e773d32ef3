/**
 * A Debian made by debootstrap, with this machine's Node, in which the steps of hosting/Dockerfile are played where there's no Docker: by
 * chroot and mounts of its own. The base image itself isn't there: a Debian of the same release, and this machine's Node, stand in for it.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { lastOf, listOf, type Stage } from './containerFile';

const RELEASE = 'bookworm';
const NEEDED = ['debootstrap', 'unshare', 'chroot', 'mount', 'cp', 'npm'];

/** Why it can't be made here; null: it can. */
export function whyNoRoot(): string | null {
  if (process.getuid?.() !== 0) return 'only root can make another root';
  const missing = NEEDED.filter((name) => spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0);
  if (missing.length > 0) return `${missing.join(', ')} isn’t here`;
  return spawnSync('unshare', ['-m', '--pid', '--fork', 'mount', '-t', 'tmpfs', 'tmpfs', '/tmp']).status === 0 ? null
    : 'this machine gives nobody mounts and processes of their own';
}

function must(program: string, args: readonly string[], env?: NodeJS.ProcessEnv): void {
  const { status, stderr, stdout } = spawnSync(program, args, { encoding: 'utf8', ...env ? { env } : {} });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stdout.slice(-2000)}${stderr.slice(-2000)}`);
}

/** What of this machine has to be there: Node with npm, and how the outside is reached. */
function putNode(root: string): void {
  const node = realpathSync(process.execPath);
  mkdirSync(join(root, 'usr/local/bin'), { recursive: true });
  cpSync(node, join(root, 'usr/local/bin/node'));
  const npm = ['../lib/node_modules/npm', '../../lib/node_modules/npm'].map((path) => join(dirname(node), path)).find(existsSync)!;
  cpSync(npm, join(root, 'usr/local/lib/node_modules/npm'), { recursive: true, verbatimSymlinks: true });
  must('ln', ['-sf', '../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm')]);
  for (const path of ['/etc/resolv.conf', '/etc/ssl']) must('cp', ['-aL', path, join(root, dirname(path))]);
}

/** Files of the project as `COPY . .` takes them: those that are in its history, but for what .dockerignore leaves out. */
function copyProject(to: string): void {
  const left = readFileSync('.dockerignore', 'utf8').split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 1e8 });
  for (const file of stdout.split('\0')) {
    if (file === '' || left.some((one) => file === one || file.startsWith(`${one}/`))) continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(file, join(to, file));
  }
}

/** What `npm` and Node need to know of this machine to reach what the project is made of. */
const OUTSIDE = Object.fromEntries(Object.entries(process.env).filter(([name]) => /^(?:npm_config_|SSL_|NODE_EXTRA_CA)/iu.test(name)));
const ENV = { ...OUTSIDE, PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', HOME: '/tmp', LANG: 'C.UTF-8' };

export interface Root {
  readonly path: string;
  /**
   * Starts what the stage starts, as compose.yaml has it: as its user, without any right and no way to one, with a root that can't be
   * written to, and as the first of its processes, to which a signal does nothing by itself.
   * @param said in the place of its CMD
   * @param volume this machine's folder that's /data there
   */
  start(said: readonly string[], env: Readonly<Record<string, string>>, volume?: string): ChildProcess;
  /** The same for another command. @returns its status, and what it said */
  run(command: readonly string[], env?: Readonly<Record<string, string>>): { readonly status: number | null; readonly said: string };
}

/** The process that was started, as this machine numbers it: what's started first only waits for it. */
export function pidOf({ pid }: ChildProcess): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim());
}

/** How the last of the stages runs: its root read-only, /tmp in memory. */
function runs(path: string, stage: Stage): Root {
  const workdir = lastOf(stage, 'WORKDIR');
  const own = Object.fromEntries(stage.steps.flatMap(({ kind, said }) => (kind === 'ENV' ? [said.split('=') as [string, string]] : [])));
  const [uid, gid] = lastOf(stage, 'USER').split(':');
  const enter = `mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && mount -t tmpfs tmpfs "$0/tmp" && mount --bind /dev "$0/dev" \
    && mount -t proc proc "$0/proc" && if [ -n "$VOLUME" ]; then mount --bind "$VOLUME" "$0/data"; fi && unset VOLUME \
    && exec chroot "$0" setpriv --reuid=${uid} --regid=${gid} --clear-groups --bounding-set=-all --inh-caps=-all --no-new-privs \
      sh -c 'cd ${workdir} && exec "$0" "$@"' "$@"`;
  const args = (command: readonly string[]): string[] => ['-m', '--pid', '--fork', '--kill-child', 'sh', '-c', enter, path, ...command];
  const given = (env: Readonly<Record<string, string>>) => ({ PATH: ENV.PATH, HOME: '/tmp', ...own, ...env });
  return {
    path,
    start: (said, env, volume = '') =>
      spawn('unshare', args([...listOf(lastOf(stage, 'ENTRYPOINT')), ...said]), { env: given({ ...env, VOLUME: volume }), stdio: 'pipe' }),
    run(command, env = {}) {
      const { status, stdout, stderr } = spawnSync('unshare', args(command), { env: given(env), encoding: 'utf8' });
      return { status, said: stdout + stderr };
    },
  };
}

/** Plays the steps of a stage up to what it starts. @param from other stages' roots, by their names */
function play({ steps }: Stage, root: string, from: ReadonlyMap<string, string>, told: (step: string) => void): void {
  let workdir = '/';
  for (const { kind, said } of steps) {
    if (kind === 'WORKDIR') mkdirSync(join(root, workdir = said), { recursive: true });
    if (kind !== 'COPY' && kind !== 'RUN') continue;
    told(`${kind} ${said}`);
    if (kind === 'RUN') must('chroot', [root, 'sh', '-c', `cd ${workdir} && ${said}`], ENV);
    else if (said === '. .') copyProject(join(root, workdir));
    else {
      const [, stage, paths = said] = /^--from=(\w+) (.*)$/u.exec(said) ?? [];
      const base = stage === undefined ? resolve('.') : from.get(stage)!;
      const [to = '', ...what] = paths.split(' ').toReversed();
      for (const one of what) {
        const target = resolve(join(root, workdir), to, to.endsWith('/') ? one.split('/').at(-1)! : '.');
        cpSync(join(base, one), target, { recursive: true });
      }
    }
  }
}

export interface Played { readonly root: Root; remove(): void }

/** Makes a root for each stage, and plays them. @param told of each step */
export function playStages(stages: readonly Stage[], told: (step: string) => void): Played {
  const folder = mkdtempSync(join(tmpdir(), 'container-'));
  const base = join(folder, 'base');
  told(`debootstrap ${RELEASE}`);
  must('debootstrap', ['--variant=minbase', RELEASE, base, 'http://deb.debian.org/debian']);
  putNode(base);
  const roots = new Map<string, string>();
  for (const [i, stage] of stages.entries()) {
    const root = join(folder, `stage-${i}`);
    must('cp', ['-a', base, root]);
    play(stage, root, roots, told);
    roots.set(stage.name ?? String(i), root);
  }
  return {
    root: runs(join(folder, `stage-${stages.length - 1}`), stages.at(-1)!),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
