/** What `npm start` can be told, what it says to what it cannot make out, and what it prints. */
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { readOptions } from '../../tools/serve/options.mjs';
import { qrText, welcome } from '../../tools/serve/welcome.mjs';

const NONE = {
  port: 4173, lan: false, names: [], data: null, behindProxy: false, built: false, noBuild: false,
  redis: null, process: null, mayLose: false, limits: [], json: false, metrics: null,
};

describe('options', () => {
  test('there need be none', () => {
    expect(readOptions([], {})).toEqual(NONE);
    expect(readOptions([], { PORT: '' })).toEqual(NONE);
  });

  test('are read in any order, with = or without', () => {
    expect(readOptions(['--name', 'Snag.Example', '--lan', '--data=/srv/tables', '--behind-proxy', '--name=table.lan'], { PORT: '80' }))
      .toEqual({ ...NONE, port: 80, lan: true, names: ['snag.example', 'table.lan'], data: '/srv/tables', behindProxy: true });
  });

  test.each([
    [['--lna'], /^There’s no option "--lna"\. npm start takes --lan, --name HOST, --data DIR, --behind-proxy, --limit NAME=NUMBER/],
    [['lan'], /^There’s no option "lan"\./],
    [['--lan=yes'], /^There’s no option "yes"\./],
    [['--toString'], /^There’s no option "--toString"\./],
    [['--name'], /^--name takes the host name/],
    [['--name', '--lan'], /^--name takes the host name/],
    [['--name', 'http://snag.example/'], /^--name takes a host name alone, like snag\.example, not "http:\/\/snag\.example\/"\.$/],
    [['--name', 'snag.example:80'], /^--name takes a host name alone/],
    [['--data'], /^--data takes the folder/],
    [['--data='], /^--data takes the name of a folder\.$/],
    [['--process', 'a'], /^--process and --may-lose-seconds are for a house of several processes: set REDIS_URL\.$/],
    [['--may-lose-seconds'], /set REDIS_URL\.$/],
    [['--metrics', 'all'], /^--metrics takes a port, a number from 1 to 65535, not "all"\.$/],
    [['--limit'], /^--limit takes NAME=NUMBER\./],
  ])('%j are refused with a sentence', (args, sentence) => {
    expect(readOptions(args, {})).toMatch(sentence);
  });

  test('a house is named by REDIS_URL, and each of its processes by a name', () => {
    const REDIS_URL = 'redis://127.0.0.1:6379/0';
    expect(readOptions(['--process', 'a', '--limit', 'linesOfAll=9', '--metrics=9464', '--json', '--no-build'], { REDIS_URL }))
      .toEqual({ ...NONE, noBuild: true, redis: REDIS_URL, process: 'a', limits: ['linesOfAll=9'], metrics: 9464, json: true });
    expect(readOptions([], { REDIS_URL })).toBe('With REDIS_URL each process needs a name of its own in the house: --process NAME.');
    expect(readOptions(['--data', 'd', '--process', 'a'], { REDIS_URL })).toMatch(/^Tables are kept in one place/);
  });

  test.each(['0', '70000', '-1', '80.5', 'http', '1e3', ' 80'])('PORT %j is refused', (PORT) => {
    expect(readOptions([], { PORT })).toBe(`PORT must be a number from 1 to 65535, not "${PORT}".`);
  });

  test('a wrong one ends it before anything is built', () => {
    const { status, stderr } = spawnSync(process.execPath, ['tools/start.mjs', '--wan'], { encoding: 'utf8' });
    expect([status, stderr.split('.')[0]]).toEqual([2, 'There’s no option "--wan"']);
  });
});

describe('what is printed', () => {
  const here = { port: 4173, host: '127.0.0.1', lan: null, names: [], colours: false };

  test('is where, and nothing of the network as long as nobody else is served', () => {
    expect(welcome(here)).toBe('SNAG is served at http://127.0.0.1:4173/\n');
  });

  test('says plainly whom it serves, with a code for the first address', () => {
    const text = welcome({ ...here, lan: ['192.168.1.5', '10.0.0.2'] });
    expect(text).toContain('Anyone in your house network can open it');
    expect(text).toContain('http://192.168.1.5:4173/');
    expect(text).toContain('http://10.0.0.2:4173/');
    expect(text).toContain(qrText('http://192.168.1.5:4173/', false));
  });

  test('has the name where there is one', () => {
    const text = welcome({ ...here, lan: ['192.168.1.5'], names: ['table.lan'] });
    expect(text).toContain(qrText('http://table.lan:4173/', false));
    expect(text).toContain('http://192.168.1.5:4173/');
  });

  test('says that there is no network', () => {
    expect(welcome({ ...here, lan: [] })).toContain('isn’t in a house network yet');
  });

  test('a code is square, light around and of the form that cameras look for', () => {
    const rows = qrText('http://192.168.1.5:4173/', false).trimEnd().split('\n');
    const dark = rows.flatMap((row) => [[...row].map((at) => ' ▄'.includes(at)), [...row].map((at) => ' ▀'.includes(at))]);
    const size = rows[0]!.length;
    expect([29, 33]).toContain(size);
    expect([dark[0], dark[1]].every((row) => row!.every((at) => !at))).toBe(true);
    // The eye at the top on the left: a frame of seven.
    expect(dark[2]!.slice(2, 10)).toEqual([true, true, true, true, true, true, true, false]);
    expect(dark[3]!.slice(2, 10)).toEqual([true, false, false, false, false, false, true, false]);
  });
});
