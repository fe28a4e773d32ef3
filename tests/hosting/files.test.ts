/** The ready files of a house: containers, proxies and Redis say the same of processes, ports and paths, and what a server understands. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readOptions } from '../../tools/serve/options.mjs';
import { lastOf, listOf, readStages } from './containerFile';

const read = (name: string): string => readFileSync(join('hosting', name), 'utf8');
const NAMES = ['a', 'b', 'c'];
const [build, runs] = readStages('hosting/Dockerfile') as [ReturnType<typeof readStages>[number], ReturnType<typeof readStages>[number]];
/** What is started, without node and its file. */
const started = listOf(lastOf(runs, 'ENTRYPOINT')).slice(2);
const port = /^PORT=(\d+)$/u.exec(lastOf(runs, 'ENV'))![1]!;

describe('the container', () => {
  test('is built by the scripts that there are, of files that aren’t left out', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: Readonly<Record<string, string>> };
    const asked = build.steps.flatMap(({ kind, said }) => (kind === 'RUN' ? /^npm run (\S+)$/u.exec(said)?.[1] ?? [] : []));
    expect(asked).toEqual(['build', 'build:server']);
    for (const name of asked) expect(scripts).toHaveProperty([name]);
    const left = readFileSync('.dockerignore', 'utf8').split('\n');
    const copied = runs.steps.flatMap(({ kind, said }) => /^--from=build \/src\/(\S+) /u.exec(kind === 'COPY' ? said : '')?.[1] ?? []);
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

  test('starts with what the server understands, alone', () => {
    const alone = readOptions([...started, ...listOf(lastOf(runs, 'CMD'))], { PORT: port });
    expect(alone).toMatchObject({ noBuild: true, lan: true, json: true, data: '/data' });
  });
});

describe('a house of containers', () => {
  const compose = read('compose.yaml');
  test.each(NAMES)('has a process %s that says what the server understands, and that Caddy knows', (name) => {
    const [, command = ''] = new RegExp(`^  ${name}: \\{ <<: \\*process, command: (\\[.*\\]) \\}$`, 'mu').exec(compose) ?? [];
    const said = (JSON.parse(command) as string[]).map((one) => one.replace('${SNAG_NAME:-snag.example}', 'snag.example'));
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
  });
});
