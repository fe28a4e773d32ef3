/** What is played on a date, and what is told of it afterwards. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { characterOn } from '../../src/daily/characters';
import { datePlus, weekdayOf } from '../../src/daily/dates';
import { dailySetup } from '../../src/daily/deal';
import { dailyResultOf, ownRuns } from '../../src/daily/result';
import { randomFrom } from '../../src/chance/chance';
import { dealOf, orderTilesOf } from '../../src/rules/deal';
import { applyEvent, startGame } from '../../src/rules/game';
import { PRINTED_RULES } from '../../src/rules/options';
import type { GameEvent } from '../../src/rules/position';
import { readRecordText, type GameRecord } from '../../src/rules/record';
import { countRuns } from '../../src/rules/runCount';
import { CHARACTERS } from '../../src/setup/players';
import { checkNewGame, type GameSetup } from '../../src/setup/setup';
import { dailyShareText } from '../../src/strings/words/daily/daily';
import { randomEvent } from '../helpers/randomGame';

const YEAR = Array.from({ length: 365 }, (_, i) => datePlus('2026-01-01', i));

describe('the deal of a date', () => {
  test('is played against one of the six, each of them every week, and the champion on Sundays', () => {
    for (const character of CHARACTERS) expect(YEAR.slice(0, 7).map(characterOn)).toContain(character);
    expect(YEAR.slice(4, 11).map(characterOn)).toEqual(['pip', 'wanda', 'otto', 'viola', 'henrik', 'otto', 'ada']);
    for (const date of YEAR) expect(characterOn(date) === 'ada').toBe(weekdayOf(date) === 6);
    expect(characterOn('2026-11-21')).toBe('otto');
  });
  test('is set up by the word alone: tiles, rules, five seconds, and who starts', () => {
    const [one, other] = ['Ann', 'Bo'].map((name) => dailySetup('2026-11-21', { kind: 'local', name }, 'slow'));
    expect(one).toMatchObject({ seed: '2026-11-21', order: 'given', rules: PRINTED_RULES, callSeconds: 5, memoryAid: false });
    expect(one?.players.map(({ kind }) => kind)).toEqual(other?.players.map(({ kind }) => kind));
  });
  test('is begun by whoever has the lower of the first two tiles of the draw for order', () => {
    for (const date of YEAR) {
      const [mine = 0, others = 0] = orderTilesOf(date);
      expect(dailySetup(date, { kind: 'local' }, 'fast').players[0]?.kind).toBe(mine < others ? 'local' : 'bot');
    }
    const mine = YEAR.filter((date) => dailySetup(date, { kind: 'local' }, 'fast').players[0]?.kind === 'local').length;
    expect(mine).toBeGreaterThan(140);
    expect(mine).toBeLessThan(225);
  });
});

/** The referee's games by the printed rules. */
const GAMES: readonly GameRecord[] = readFileSync(new URL('../vectors/games.jsonl', import.meta.url), 'utf8').trim().split('\n')
  .flatMap((text) => {
    const read = readRecordText(text);
    const same = read.ok
      && Object.entries(PRINTED_RULES).every(([rule, choice]) => read.record.rules[rule as keyof typeof PRINTED_RULES] === choice);
    return read.ok && same ? [read.record] : [];
  });

describe('one\'s own runs', () => {
  test('are as many as were made, and missed, in whole games of the referee', () => {
    expect(GAMES.length).toBeGreaterThan(20);
    for (const record of GAMES) {
      countRuns(record).forEach(({ made, missed }, seat) => {
        const runs = ownRuns(record, seat);
        expect([runs.length, runs.filter((called) => !called).length]).toEqual([made, missed]);
      });
    }
  });
});

/** A game of a date's deal, played at random. */
function playedOn(date: string, changed: Partial<GameSetup> = {}): { readonly setup: GameSetup; readonly record: GameRecord } {
  const drafted = dailySetup(date, { kind: 'local' }, 'normal');
  const players = drafted.players.map((seat) => ({ ...seat, name: seat.kind === 'bot' ? 'Otto' : 'You' }));
  const checked = checkNewGame({ ...drafted, ...changed, players });
  if (!checked.ok) throw new Error(checked.problem.code);
  const { setup } = checked;
  const events: GameEvent[] = [];
  const random = randomFrom('at random');
  let position = startGame(setup.rules, 2, 0, dealOf(setup.seed));
  for (let event = randomEvent(position, random); event; event = randomEvent(position, random)) {
    const outcome = applyEvent(position, event);
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    position = outcome.position;
    events.push(event);
  }
  return { setup, record: { rules: setup.rules, seats: players.map(({ name }) => name), starter: 0, deal: dealOf(setup.seed), events } };
}

describe('what a game came to', () => {
  test('is told, one\'s own tiles first, with one\'s own runs and quickest call', () => {
    const { setup, record } = playedOn('2026-11-21');
    const mine = setup.players.findIndex(({ kind }) => kind === 'local');
    const callers = record.events.flatMap(([kind, seat]) => (kind === 'snag' ? seat : []));
    const callTimes = callers.map((_, i) => 1000 + i * 10);
    const result = dailyResultOf({ daily: '2026-11-21', setup, record, callTimes });
    const counts = countRuns(record);
    expect(result?.tiles).toEqual([counts[mine]?.tiles, counts[1 - mine]?.tiles]);
    expect(result?.runs).toEqual(ownRuns(record, mine));
    expect(result?.quickest).toBe(callers.includes(mine) ? 1000 + callers.indexOf(mine) * 10 : null);
  });
  test.each([
    ['another date', { daily: '2026-11-22' }], ['no date', { daily: undefined }],
  ])('is nothing for %s', (_, changed) => {
    expect(dailyResultOf({ ...playedOn('2026-11-21'), ...changed })).toBeNull();
  });
  test.each([
    ['other tiles', { seed: 'monday' }], ['other rules', { rules: { ...PRINTED_RULES, falseCall: 'none' } }],
    ['no clock', { callSeconds: null }],
    ['a memory aid', { memoryAid: true }], ['practice', { practice: true }],
  ] as const)('is nothing with %s', (_, changed) => {
    expect(dailyResultOf({ daily: '2026-11-21', ...playedOn('2026-11-21', changed) })).toBeNull();
  });
});

describe('the text to share', () => {
  test.each([
    [{ tiles: [31, 24], runs: [true, true, false, true, true], quickest: 812 },
      'SNAG 21 Nov · 31–24 v Otto · ▮▮▯▮▮ · quickest 0.8 s'],
    [{ tiles: [0, 12], runs: [], quickest: null }, 'SNAG 21 Nov · 0–12 v Otto'],
    [{ tiles: [9, 9], runs: [false], quickest: null }, 'SNAG 21 Nov · 9–9 v Otto · ▯'],
    [{ tiles: [4, 30], runs: [], quickest: 2049 }, 'SNAG 21 Nov · 4–30 v Otto · quickest 2.0 s'],
  ] as const)('of %j is "%s"', (result, text) => expect(dailyShareText('2026-11-21', 'otto', result)).toBe(text));
  test('has no number of the deal in it, of whole games of the referee', () => {
    const texts = GAMES.filter(({ seats }) => seats.length === 2).slice(0, 6).map((record) => {
      const [mine, theirs] = countRuns(record);
      return dailyShareText('2026-09-06', 'ada', {
        tiles: [mine?.tiles ?? 0, theirs?.tiles ?? 0], runs: ownRuns(record, 0), quickest: 1234,
      });
    });
    expect(texts).toMatchInlineSnapshot(`
      [
        "SNAG 6 Sept · 40–20 v Ada · ▮▮▮▮▮▮▮▮ · quickest 1.2 s",
        "SNAG 6 Sept · 20–35 v Ada · ▯▮▯ · quickest 1.2 s",
        "SNAG 6 Sept · 19–34 v Ada · ▯▮▮▮ · quickest 1.2 s",
        "SNAG 6 Sept · 39–23 v Ada · ▯▯▯▮▮▮▯▮▮ · quickest 1.2 s",
        "SNAG 6 Sept · 28–33 v Ada · ▯▮▯▮▮▮▮▯ · quickest 1.2 s",
        "SNAG 6 Sept · 36–24 v Ada · ▮▮▮▮▮▮▮▮ · quickest 1.2 s",
      ]
    `);
  });
});
