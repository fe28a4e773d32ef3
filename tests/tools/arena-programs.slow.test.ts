/** Seats of the arena that are other programs: those that play, die, babble, hang, flood, and those that do not exist. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { DEFAULT_LEVEL } from '../../src/ai/levelNames';
import { readRecordText } from '../../src/rules/record';
import { main } from '../../tools/arena';
import { watchTool } from '../helpers/tool';

// Processes are started here: on a machine with much to do that takes its time.
vi.setConfig({ testTimeout: 30_000 });
const tool = watchTool('programs');
const { folder } = tool;

/** A program that does `start` once, and `act` with every message `m`; `say` writes a line, `first` is the first tile of the rack. */
function program(name: string, act: string, start = ''): string {
  const file = join(folder, `${name}.cjs`);
  writeFileSync(file, `
    const say = (value) => process.stdout.write(JSON.stringify(value) + '\\n');
    const note = (text) => require('node:fs').appendFileSync(${JSON.stringify(join(folder, `${name}.log`))}, text + '\\n');
    let moves = 0;
    ${start};
    require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
      const m = JSON.parse(line);
      if (m.type === 'move') moves += 1;
      const first = () => say({ tile: m.view.rack[0] });
      ${act}
    });`);
  return `cmd:"${process.execPath}" "${file}"`;
}
const log = (name: string): string[] => readFileSync(join(folder, `${name}.log`), 'utf8').trim().split('\n');
const arena = (seats: string, ...more: string[]): Promise<number> =>
  main(['--seats', seats, '--deals', '1', '--seed', '7', '--json', ...more]);
/** The arena with little patience: for programs that never answer, not for those that should. */
const hasty = (seats: string, ...more: string[]): Promise<number> =>
  main(['--seats', seats, '--deals', '1', '--seed', '7', '--json', ...more], { answerMs: 300 });
interface Standing { name: string; games: number; winShare: number; margin: number; made?: number; missed?: number; snagged?: number }
const standings = (): Standing[] => (JSON.parse(tool.printed) as { players: Standing[] }).players;

describe('a program that plays', () => {
  test('is started once and hears of each game, each of its moves, and each end', async () => {
    const good = program('good', 'note(line); if (m.type === "move") first();', 'note("started")');
    expect(await arena(`${good},random`, '--deals', '2')).toBe(0);
    expect(tool.complained).toBe('');
    expect(standings()).toMatchObject([{ name: good, games: 4 }, { name: 'random', games: 4 }]);
    const [started, ...lines] = log('good');
    expect(started).toBe('started');
    const heard = lines.map((line) =>
      JSON.parse(line) as { type: string; seat?: number; view?: Record<string, unknown>; tiles?: number[] });
    expect(heard.map(({ type }) => type)).toEqual(`game ${'move '.repeat(38)}end `.repeat(4).trim().split(' '));
    expect(heard[0]).toEqual({ type: 'game', seat: 0, players: 2, seed: expect.any(Number) });
    expect(heard.filter(({ type }) => type === 'game').map(({ seat }) => seat)).toEqual([0, 1, 0, 1]);
    expect(heard[1]!.view).toEqual({ seat: 0, rack: expect.any(Array), board: [], gone: [], pile: 68, racks: [4, 4], won: [0, 0] });
    const last = heard[38]!.view as { rack: number[]; board: number[]; gone: number[]; pile: number; racks: number[] };
    expect(last).toMatchObject({ pile: 0, racks: [1, 1] });
    expect(last.rack.length + last.board.length + last.gone.length).toBe(75);
    expect(heard[39]).toEqual({ type: 'end', tiles: [expect.any(Number), expect.any(Number)] });
  });
  test('calls its own runs where there are calls', async () => {
    const caller = program('caller', 'if (m.type === "move") first();');
    expect(await arena(`${caller},${DEFAULT_LEVEL}`, '--calls', 'classic', '--deals', '2')).toBe(0);
    const [own] = standings();
    expect(own!.made).toBeGreaterThan(0);
    expect(own).toMatchObject({ missed: 0 });
  });
  test('may have a comma in its command', async () => {
    const good = program('comma', 'if (m.type === "move") first();');
    expect(await arena(`${good} a\\,b,random`)).toBe(0);
    expect(standings()[0]!.name).toBe(`${good} a,b`);
  });
});

describe('a program that does not', () => {
  test.each([
    ['dies at once', 'start', 'process.exit(3)', 'it died (status 3)'],
    ['dies with an error', 'move', 'throw new Error("no idea")', 'it died (status 1, its last words'],
    ['dies later on', 'move', 'if (moves < 5) first(); else process.kill(process.pid, "SIGKILL")', 'it died ('],
    ['babbles', 'move', 'process.stdout.write("hm, let me see\\u001b[2J\\n")',
      'it answered "hm, let me see\\u001b[2J" instead of {"tile": NUMBER}'],
    ['answers null', 'move', 'say(null)', 'it answered "null" instead of'],
    ['answers half a tile', 'move', 'say({ tile: 44.5 })', 'it answered "{\\"tile\\":44.5}" instead of'],
    ['places what it does not hold', 'move', 'say({ tile: 1 })', 'it placed 1, which is not on its rack ('],
    ['greets', 'game', 'process.stdout.write("Ready\\n")', 'it '],
    ['answers twice', 'move', 'first(); first();', 'it '],
    ['floods', 'start', 'setInterval(() => process.stdout.write("x".repeat(100000)), 1)', 'it wrote a line of over 10000 characters'],
    ['hangs', 'game', '', 'it took longer than 0.3 s'],
    ['hangs with an end of its own that never comes', 'start',
      'process.on("SIGTERM", () => {}); process.stdin.destroy(); setInterval(() => {}, 1000)', 'it took longer than 0.3 s'],
  ])('%s loses its games, and the arena goes on', async (name, at, act, reason) => {
    const bad = at === 'start' ? program(name.replaceAll(' ', '-'), '', act)
      : program(name.replaceAll(' ', '-'), `if (m.type === "${at}") { ${act} }`);
    const file = join(folder, 'bad.jsonl');
    expect(await (name.startsWith('hangs') ? hasty : arena)(`${bad},careful`, '--records', file)).toBe(0);
    expect(tool.complained.trim().split('\n')).toEqual([
      expect.stringContaining(`lost deal 1 on seat 0: ${reason}`), expect.stringContaining(`lost deal 1 on seat 1: ${reason}`),
    ]);
    expect(tool.complained).not.toContain('\u001b');
    expect(standings()).toMatchObject([{ name: bad, games: 2, winShare: 0, margin: 0 }, { name: 'careful', winShare: 1 }]);
    const records = readFileSync(file, 'utf8').trim().split('\n');
    expect(records.map((text) => readRecordText(text).ok)).toEqual([true, true]);
    expect(JSON.parse(records[0]!)).toMatchObject({ result: { over: false }, forfeit: { seat: 0 } });
  });
  test('is started again for its next game', async () => {
    const weak = program('weak', 'if (m.type === "move") { if (moves > 50) process.exit(1); first(); }', 'note("started")');
    expect(await arena(`${weak},random`, '--deals', '2')).toBe(0);
    expect(tool.complained.match(/lost deal/g)).toHaveLength(2);
    expect(log('weak')).toEqual(['started', 'started']);
  });
  test('loses at the real table too', async () => {
    const bad = program('tired', 'if (m.type === "move") { if (moves < 9) first(); else say("sleepy"); }');
    expect(await arena(`${bad},careful,${DEFAULT_LEVEL}`, '--calls', 'race')).toBe(0);
    expect(tool.complained.match(/it answered "\\"sleepy\\"" instead of/g)).toHaveLength(6);
    expect(standings()[0]).toMatchObject({ winShare: 0 });
  });
  test('exists is named in a sentence with what is possible, and status 2', async () => {
    expect(await arena('careful,cmd:./no-such-program --fast')).toBe(2);
    expect(tool.complained).toContain('The command "./no-such-program --fast" cannot be run');
    expect(tool.complained).toContain('Possible players: random, greedy, careful,');
    expect(tool.printed).toBe('');
  });
  test('exists is found out in another process too', async () => {
    expect(await arena('careful,cmd:no-such-program', '--deals', '4', '--jobs', '2')).toBe(2);
    expect(tool.complained).toContain('The command "no-such-program" cannot be run');
  });
});
