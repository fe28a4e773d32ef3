/** The arena: that both its ways of playing are one, that a seed says all, that every seating is played, and how it counts and prints. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEFAULT_LEVEL as LEVEL } from '../../src/ai/levelNames';
import type { Question } from '../../src/ai/questions';
import { readRecordText } from '../../src/rules/record';
import type { SeatView } from '../../src/rules/seatView';
import { main } from '../../tools/arena';
import { playFast } from '../../tools/arena/fast';
import type { Game, Played } from '../../tools/arena/game';
import { createMatch, seatings, type DealOutcome, type GameOutcome, type MatchPlan } from '../../tools/arena/match';
import { createProgress } from '../../tools/arena/report';
import { playAtTable } from '../../tools/arena/table';
import { createTally, interval, marginOf, shareOf, studentPoint } from '../../tools/arena/tally';
import { watchTool } from '../helpers/tool';
import { LONG } from '../long/amount';

const tool = watchTool('arena');
const { folder } = tool;

const plan = (players: string, changes: Partial<MatchPlan> = {}): MatchPlan =>
  ({ players: players.split(','), calls: 'automatic', seed: 'test', records: true, ...changes });

/** Plays a deal and keeps every view that a player was asked about. */
async function watched(match: MatchPlan, play: (game: Game) => Promise<Played>): Promise<{ deal: DealOutcome; views: SeatView[] }> {
  const views: SeatView[] = [];
  const deal = await createMatch(match, (game) => play({
    ...game,
    seats: game.seats.map(({ player, seed }) => ({
      seed, player: { ...player,
        thinker: { ...player.thinker, choose(question: Question) { views.push(question.view); return player.thinker.choose(question); } } },
    })),
  })).play(1);
  return { deal, views };
}

/** What a deal came to, without how long it took. */
const timeless = ({ games }: DealOutcome): object[] => games.map((game) => ({ ...game, spans: game.spans.map(({ length }) => length) }));

describe('the two ways of playing with automatic calls', () => {
  test.each([
    'random,greedy', `careful,${LEVEL}`, 'greedy,careful,random', ...(LONG ? ['random,greedy,careful,careful', 'champion,linear'] : []),
  ])('come to the same with %s', async (players) => {
    const fast = await watched(plan(players), playFast);
    const table = await watched(plan(players), playAtTable);
    expect(fast.views.length).toBe(76 * seatings(players.split(',')).length);
    expect(fast.views).toEqual(table.views);
    expect(timeless(fast.deal)).toEqual(timeless(table.deal));
  });
});

describe('a match', () => {
  test('is played with every seating, players alike counted once', () => {
    expect(seatings(['a', 'b'])).toEqual([[0, 1], [1, 0]]);
    expect(seatings(['a', 'b', 'c'])).toHaveLength(6);
    expect(seatings(['a', 'b', 'c', 'd'])).toHaveLength(24);
    expect(seatings(['a', 'b', 'b'])).toEqual([[0, 1, 2], [1, 0, 2], [1, 2, 0]]);
    expect(seatings(['a', 'b', 'a', 'b'])).toHaveLength(6);
    expect(seatings(['a', 'a'])).toEqual([[0, 1]]);
  });
  test.each(['classic', 'race'] as const)('with %s calling plays the same again, and its records replay', async (calls) => {
    const match = plan(`${LEVEL},careful,greedy`, { calls });
    const once = await createMatch(match).play(2);
    expect(timeless(await createMatch(match).play(2))).toEqual(timeless(once));
    for (const { record, tiles, runs } of once.games) {
      expect(readRecordText(JSON.stringify(record))).toMatchObject({ ok: true, result: { tiles, over: true } });
      const sum = (of: 'made' | 'missed' | 'snagged'): number => runs!.reduce((all, count) => all + count[of], 0);
      expect(sum('made')).toBeGreaterThan(0);
      expect(sum('missed')).toBeLessThanOrEqual(sum('made'));
    }
  });
  test('counts each run at its end: taken by its maker, by another, or by nobody', async () => {
    // A sharp player and one who overlooks: what the first misses is nothing, what it takes the second has missed.
    const match = createMatch(plan(`${LEVEL},careful`, { calls: 'classic' }));
    let [missed, snagged] = [0, 0];
    for (let deal = 1; deal <= 4; deal += 1) {
      for (const { seating, runs } of (await match.play(deal)).games) {
        const of = (player: number) => runs![seating.indexOf(player)]!;
        expect(of(1).missed).toBe(0);
        expect(of(0).snagged).toBe(0);
        expect(of(1).snagged).toBeLessThanOrEqual(of(0).missed);
        missed += of(0).missed;
        snagged += of(1).snagged;
      }
    }
    expect(missed).toBeGreaterThan(0);
    expect(snagged).toBeGreaterThan(0);
  });
});

const game = (changes: Partial<GameOutcome>): GameOutcome =>
  ({ seating: [0, 1], tiles: [10, 20], spans: [[1], [3]], forfeit: null, runs: null, record: null, ...changes });

describe('the count', () => {
  test('shares a win among those who tie, and what a faulty player has lost among the others', () => {
    expect([0, 1, 2].map((seat) => shareOf({ tiles: [9, 4, 9], forfeit: null }, seat))).toEqual([0.5, 0, 0.5]);
    expect([0, 1, 2].map((seat) => shareOf({ tiles: [9, 4, 0], forfeit: { seat: 0, reason: '' } }, seat))).toEqual([0, 0.5, 0.5]);
    expect(marginOf([30, 10, 6], 0)).toBe(22);
  });
  test('takes the deals as the sample of its interval', () => {
    // Shares 0.5, 1, 0.5, 1, 0: mean 0.6, deviation 0.41833, standard error 0.187083, Student's point for 4 degrees 2.776.
    const { low, high } = interval(5, 3, 2.5);
    expect(low).toBeCloseTo(0.6 - 2.776 * 0.187083, 4);
    expect(high).toBe(1);
    const many = interval(1000, 600, 400);
    expect((many.low + many.high) / 2).toBeCloseTo(0.6, 10);
    expect(many.high - many.low).toBeCloseTo(2 * 1.9623 * Math.sqrt((0.4 - 0.36) / 999), 4);
    expect([20, 30, 100].map(studentPoint)).toEqual([2.086, 2.042, 1.984].map((point) => expect.closeTo(point, 3)));
  });
  test('is not sure of anything after one deal, nor of all when nothing was lost', () => {
    expect(interval(1, 1, 1)).toEqual({ low: 0, high: 1 });
    expect(interval(10, 10, 10)).toEqual({ low: expect.closeTo(0.6915, 4), high: 1 });
    expect(interval(10, 0, 0)).toEqual({ low: 0, high: expect.closeTo(0.3085, 4) });
    expect(interval(10, 5, 2.5)).toEqual({ low: 0.5, high: 0.5 });
  });
  test('adds up games, margins and times, and takes players alike as one', () => {
    const tally = createTally(['a', 'b']);
    tally.add({ deal: 1, games: [game({}), game({ seating: [1, 0], spans: [[3], [1]] })] });
    tally.add({ deal: 2, games: [game({ tiles: [30, 20] }), game({ seating: [1, 0], forfeit: { seat: 0, reason: '' } })] });
    expect(tally.standings()).toMatchObject([
      { name: 'a', games: 4, winShare: 0.75, margin: expect.closeTo(10 / 3), forfeits: 0, msMean: 1.5 },
      { name: 'b', games: 4, winShare: 0.25, margin: expect.closeTo(-10 / 3), forfeits: 1, msP95: expect.closeTo(3, 1) },
    ]);
    const alike = createTally(['a', 'b', 'b']);
    alike.add({ deal: 1, games: [game({ seating: [0, 1, 2], tiles: [1, 2, 3] })] });
    expect(alike.standings()).toMatchObject([{ name: 'a', winShare: 0 }, { name: 'b', games: 1, winShare: 0.5 }]);
  });
});

describe('npm run arena', () => {
  type Printed = { players: Record<string, number | string>[] };
  const withoutTime = (text: string): object => (JSON.parse(text) as Printed).players.map((player) => ({ ...player, msMean: 0, msP95: 0 }));

  test('comes to the same in one process and in two, down to each record', async () => {
    const call = (jobs: string): string[] =>
      ['--seats', 'careful,random', '--deals', '8', '--seed', '7', '--json', '--jobs', jobs, '--records', join(folder, `${jobs}.jsonl`)];
    expect(await main(call('1'))).toBe(0);
    const once = withoutTime(tool.printed);
    tool.printed = '';
    expect(await main(call('2'))).toBe(0);
    expect(withoutTime(tool.printed)).toEqual(once);
    const records = readFileSync(join(folder, '1.jsonl'), 'utf8');
    expect(readFileSync(join(folder, '2.jsonl'), 'utf8')).toBe(records);
    const lines = records.trim().split('\n');
    expect(lines).toHaveLength(16);
    for (const line of lines) expect(readRecordText(line).ok).toBe(true);
    expect(lines.slice(0, 2).map((line) => (JSON.parse(line) as { seats: string[] }).seats))
      .toEqual([['careful', 'random'], ['random', 'careful']]);
  });
  test('prints one JSON object, in the agreed form, and nothing else', async () => {
    await main(['--seats', 'greedy,random', '--deals', '3', '--json', '--jobs', '1']);
    const { players } = JSON.parse(tool.printed) as Printed;
    expect(players.map((player) => Object.keys(player).join(' ')))
      .toEqual(Array(2).fill('name games winShare low high margin msMean msP95'));
    expect(players.map(({ name, games }) => [name, games])).toEqual([['greedy', 6], ['random', 6]]);
    expect(tool.complained).toBe('');
  });
  test('prints a table for people, with the runs where there are calls', async () => {
    await main(['--seats', `careful,${LEVEL}`, '--deals', '1', '--calls', 'classic', '--jobs', '1']);
    const head = 'player +games +wins % +95 % interval +margin +ms a move +95th +made +missed +snagged';
    expect(tool.printed)
      .toMatch(new RegExp(String.raw`^1 deal × 2 seatings, calls classic, seed "1"\n\n${head}\ncareful +2 .*\n${LEVEL} +2 .*\n$`));
  });
  test.each([
    [['--seats', 'champignon,careful'], 'There is no player "champignon". Possible players: random, greedy, careful, '],
    [['--seats', 'careful'], 'A game is for 2 to 4 players, and --seats names 1. Possible players:'],
    [['--seats', 'random,random,random', '--seats', 'random,random'], 'names 5.'],
    [['--seats', 'constructor,__proto__'], 'There is no player "constructor".'],
    [['--seats', 'careful,cmd: '], 'There is no player "cmd:".'],
    [[], 'Nobody was named to play'],
    [['--seats', 'careful,random', '--deals', '0'], '"0" is no number of deals. Possible: 1 to 1000000.'],
    [['--seats', 'careful,random', '--deals', '-5'], '"-5" is no number of deals.'],
    [['--seats', 'careful,random', '--deals', '1e3'], '"1e3" is no number of deals.'],
    [['--seats', 'careful,random', '--deals', '99999999999'], 'is no number of deals.'],
    [['--seats', 'careful,random', '--calls', 'loud'], 'There is no way of calling "loud". Possible: classic, race, automatic.'],
    [['--seats', 'careful,random', '--seed', ''], 'Possible: 1 to 60 characters.'],
    [['--seats', 'careful,random', '--jobs', '65'], 'Possible: 1 to 64.'],
    [['--seats', 'careful,random', '--loud'], '--loud\'. The call is: npm run'],
    [['--seats', 'careful,random', 'more'], 'The call is: npm run'],
    [['--seats', 'careful,random', '--records', join(folder, 'no', 'such', 'folder')], 'cannot be written'],
  ])('answers %j in a sentence, with what is possible, and status 2', async (argv, sentence) => {
    expect(await main(argv)).toBe(2);
    expect(tool.complained).toContain(sentence);
    expect(tool.complained.trim().split('\n')).toHaveLength(1);
    expect(tool.printed).toBe('');
  });
  test('says how it is called when it is asked for help', async () => {
    expect(await main(['--help'])).toBe(0);
    expect(tool.printed).toContain('--seats PLAYER,PLAYER');
    expect(tool.printed).toContain('Possible players: random, greedy');
  });
  test('shows how far it is on a terminal only', () => {
    let drawn = '';
    const write = (text: string | Uint8Array): boolean => { drawn += String(text); return true; };
    createProgress(10, { isTTY: false, write }).show(5);
    expect(drawn).toBe('');
    createProgress(10, { isTTY: true, write }).show(5);
    expect(drawn).toContain('[############............] 5 of 10 deals');
  });
});
