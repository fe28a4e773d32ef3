/** The ready files of a house: containers, proxies and Redis say the same of processes, ports and paths, and what a server understands. */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readOptions } from '../../tools/serve/options.mjs';
import { commandOf, lastOf, listOf, readStages } from './containerFile';

const read = (name: string): string => readFileSync(join('hosting', name), 'utf8');
const NAMES = ['a', 'b', 'c'];
const [build, runs] = readStages('hosting/Dockerfile') as [ReturnType<typeof readStages>[number], ReturnType<typeof readStages>[number]];
/** What is started, without node and its file. */
const started = listOf(lastOf(runs, 'ENTRYPOINT')).slice(2);
/** What of the project is in it. */
const copied = runs.steps.flatMap(({ kind, said }) => /^--from=build \/src\/(\S+) /u.exec(kind === 'COPY' ? said : '')?.[1] ?? []);
const port = /^PORT=(\d+)$/u.exec(lastOf(runs, 'ENV'))![1]!;

describe('the container', () => {
  test('is built by the scripts that there are, of files that aren’t left out', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: Readonly<Record<string, string>> };
    const asked = build.steps.flatMap(({ kind, said }) => (kind === 'RUN' ? /^npm run (\S+)$/u.exec(said)?.[1] ?? [] : []));
    expect(asked).toEqual(['build', 'build:server']);
    for (const name of asked) expect(scripts).toHaveProperty([name]);
    const left = readFileSync('.dockerignore', 'utf8').split('\n');
    expect(copied.length).toBeGreaterThan(3);
    for (const path of copied.filter((one) => !one.startsWith('dist'))) {
      expect(existsSync(path), path).toBe(true);
      expect(left).not.toContain(path.split('/')[0]);
    }
  });

  test('runs as nobody, on Node as the build does, and is asked whether it’s well', () => {
    expect(lastOf(runs, 'USER')).toBe('65534:65534');
    expect(runs.base).toBe(build.base);
    expect(lastOf(runs, 'EXPOSE')).toBe(port);
    expect(existsSync(listOf(lastOf(runs, 'HEALTHCHECK'))[1]!)).toBe(true);
  });

  test('has each file, and asks for no package, of all that is started', () => {
    const seen = new Set<string>();
    const look = (name: string): void => {
      if (seen.has(name)) return;
      seen.add(name);
      expect(copied.some((one) => name === one || name.startsWith(`${one}/`)), name).toBe(true);
      // What's imported only once it's needed isn't: the builder of `npm start`, and the code that it prints.
      for (const [, from = ''] of readFileSync(name, 'utf8').matchAll(/^(?:import|export) [^;]*?from '([^']+)'/gmu)) {
        if (from.startsWith('.')) look(posix.join(posix.dirname(name), from));
        else expect([name, from]).toEqual([name, expect.stringMatching(/^node:/u)]);
      }
    };
    look(listOf(lastOf(runs, 'ENTRYPOINT'))[1]!);
    look(listOf(lastOf(runs, 'HEALTHCHECK'))[1]!);
    expect(seen.size).toBeGreaterThan(5);
  });

  test('starts with what the server understands, alone', () => {
    const alone = readOptions([...started, ...listOf(lastOf(runs, 'CMD'))], { PORT: port });
    expect(alone).toMatchObject({ noBuild: true, lan: true, json: true, data: '/data' });
  });
});

describe('a house of containers', () => {
  const compose = read('compose.yaml');
  test.each(NAMES)('has a process %s that says what the server understands, and that Caddy knows', (name) => {
    const said = commandOf(name, { SNAG_NAME: 'snag.example' });
    expect(readOptions([...started, ...said], { PORT: port, REDIS_URL: 'redis://redis:6379/0' }))
      .toMatchObject({ process: name, names: ['snag.example'], behindProxy: true, data: null });
    const address = new RegExp(`SNAG_${name.toUpperCase()}: "([^"]+)"`, 'u').exec(compose)![1];
    expect(address).toBe(`${name}:${port}`);
    expect(read('Caddyfile')).toContain(`handle /p/${name}/* {\n\t\treverse_proxy {$SNAG_${name.toUpperCase()}:`);
    expect(read('nginx.conf')).toContain(`location /p/${name}/ {`);
  });

  test('has a Redis that keeps what it has answered, read-only but for its data', () => {
    expect(compose).toContain('./redis.conf:/etc/redis.conf:ro');
    expect(read('redis.conf')).toMatch(/^appendonly yes\nappendfsync always$/mu);
    expect(compose.match(/read_only: true/gu)).toHaveLength(2);
    // It goes to the folder of redis.conf before it goes to its own, and stops where it can't.
    expect(compose).toContain(`tmpfs: [${/^dir (.*)$/mu.exec(read('redis.conf'))![1]}]`);
  });

  test('has time to hand its tables over, and is waited for until it lets people in', () => {
    const most = Number(/CLOSE_WITHIN = (\d+);/u.exec(readFileSync('tools/start.mjs', 'utf8'))![1]);
    expect(Number(/stop_grace_period: (\d+)s/u.exec(compose)![1]) * 1000).toBeGreaterThan(most);
    const [, asked = ''] = /^ {2}healthcheck: \{ test: (\[[^\]]*\])/mu.exec(compose) ?? [];
    expect(JSON.parse(asked)).toEqual(['CMD', ...listOf(lastOf(runs, 'HEALTHCHECK')), 'readyz']);
  });

  test('on three machines each process is where Caddy looks for it; all that’s asked for is in example.env and in the docs', () => {
    const three = read('compose.three.yaml');
    const docs = readFileSync('docs/hosting.md', 'utf8');
    const example = read('example.env');
    for (const [name, outside] of [['b', '4182'], ['c', '4183']] as const) {
      expect(three).toContain(`  ${name}: { <<: *process, ports: ["\${SNAG_PRIVATE:?put it into .env}:${outside}:${port}"] }`);
      const [, address = ''] = new RegExp(`SNAG_${name.toUpperCase()}=(\\S+:${outside})$`, 'mu').exec(example) ?? [];
      expect(docs).toContain(`| ${address} |`);
      expect(three).toContain(`SNAG_${name.toUpperCase()}: "\${SNAG_${name.toUpperCase()}:-${name}:${port}}"`);
    }
    // What's said anew there is a password alone.
    const redis = (file: string): string => /\["redis-server".*"--dir", "\/data"/u.exec(file)![0];
    expect(redis(three)).toBe(redis(compose).replace(' "--protected-mode", "no",', ''));
    const asked = new Set([...(compose + three).matchAll(/\$\{(\w+)/gu)].map(([, name]) => name!));
    const named = [...example.matchAll(/^#?([A-Z_]+)=/gmu)].map(([, name]) => name!);
    expect(named.toSorted()).toEqual(['COMPOSE_FILE', ...asked].toSorted());
    for (const name of named) expect(docs).toContain(`\`${name}\``);
  });
});
