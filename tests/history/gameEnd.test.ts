/** How games end: figures by hand and over whole games of the referee's, points and their sums, and which character says what. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LEVEL_NAMES, type LevelName } from '../../src/ai/levelNames';
import { endOf, playedOut } from '../../src/history/gameEnd';
import type { EndFigure, EndModel, EndPlayer, WordFact } from '../../src/history/endView';
import { gameFacts, type SeatFacts } from '../../src/history/gameFacts';
import { lastWordOf } from '../../src/history/lastWord';
import { addGame, card, correct, newMatch, type Match } from '../../src/match/match';
import { PRINTED_RULES } from '../../src/rules/options';
import { readRecord, type GameRecord } from '../../src/rules/record';
import { countRuns } from '../../src/rules/runCount';
import { PARTS, winnersOf, type PlayedFor } from '../../src/rules/scoring';
import type { ToBeat } from '../../src/setup/challenge';
import { SHAPES } from '../../src/setup/players';
import { challengeCompared } from '../../src/strings/words/challenge/challenge';
import { challengeText, endFigure, endLine, endTitle } from '../../src/strings/words/past/end';
import { lastWord } from '../../src/strings/words/past/lastWord';
import { dealHolding, events } from '../helpers/arranged';
import { finished } from '../helpers/finished';

/** A quarter of them: all ways to call and all house rules are among them. */
const GAMES = readFileSync('tests/vectors/games.jsonl', 'utf8').trim().split('\n').filter((_, i) => i % 4 === 0).map((line): GameRecord => {
  const read = readRecord(JSON.parse(line));
  if (!read.ok) throw new Error('a vector does not read');
  return read.record;
});

/** Ann makes two runs and calls one; Bo takes the other and calls once in vain. The rest of the game is not needed. */
const HAND: GameRecord = {
  rules: PRINTED_RULES, seats: ['Ann', 'Bo'], starter: 0,
  deal: dealHolding([[4, 5, 6, 7], [40, 41, 51, 53]], [94, 83, 95, 96, 85, 97, 87, 13, 18]),
  events: events('0:4- 1:40!- 0:5- 0:6- 1:41- 0:7!- 1:51- 0:94- 1:53- 0:95- 1:83- 0:96- 1:85- 0:97- 1! 0:13-'),
};

describe('the facts of a game', () => {
  test('by hand', () => {
    const [ann, bo] = gameFacts(HAND, [null, 820, 1300]);
    expect(ann).toMatchObject({
      tiles: 4, vain: 0, quickest: 820, hauls: [{ tiles: 4, longest: 4 }], claimed: [],
      made: [{ tiles: [4, 5, 6, 7], called: true, by: null }, { tiles: [94, 95, 96, 97], line: [94, 95, 96, 97], called: false, by: 1 }],
    });
    expect(bo).toMatchObject({ tiles: 4, vain: 1, quickest: 1300, made: [], claimed: [{ from: 0, line: [94, 95, 96, 97] }] });
  });

  test('over all the referee\'s games they are those that the statistics count', () => {
    for (const record of GAMES) {
      const facts = gameFacts(record, []);
      const counts = countRuns(record);
      expect(facts.map(({ tiles, made, vain }) => [tiles, vain, made.length, made.filter(({ called }) => !called).length]))
        .toEqual(counts.map(({ tiles, vain, made, missed }) => [tiles, vain, made, missed]));
      // What somebody took of others' is told of those that they were taken from.
      for (const [seat, { claimed, made }] of facts.entries()) {
        expect(claimed.every(({ from }) => from !== seat)).toBe(true);
        for (const { called, by } of made) expect(called && by !== null).toBe(false);
      }
      expect(facts.every(({ quickest }) => quickest === null)).toBe(true);
    }
  });
});

const players = (text: string): EndPlayer[] => text.split(' ').map((one, seat): EndPlayer => {
  const [name = '', tiles = '0', level] = one.split(':');
  return {
    name, tiles: Number(tiles), kind: level === undefined ? 'local' : 'bot', shape: SHAPES[seat]!,
    level: level === undefined ? null : level as LevelName,
  };
});
const seatFacts = (changes: Partial<SeatFacts>): SeatFacts =>
  ({ tiles: 0, made: [], hauls: [], claimed: [], vain: 0, quickest: null, ...changes });

/** The end of a game that came to this, on a card of its own or of a match. */
function end(text: string, { on = [], playedFor = { kind: 'single' }, facts = [], fix, toBeat = null }: {
  on?: readonly (readonly number[])[]; playedFor?: PlayedFor; facts?: readonly Partial<SeatFacts>[];
  fix?: readonly [number, number]; toBeat?: ToBeat | null;
} = {}): EndModel {
  const seats = players(text);
  const games = [...on, seats.map(({ tiles }) => tiles)];
  const empty = newMatch({ id: 'm', players: seats, playedFor, createdAt: 0 });
  let match: Match = games.reduce((all, tiles, i) => addGame(all, { id: `g${i}`, tiles, startedBy: 0 }), empty);
  if (fix) {
    const corrected = correct(match, games.length - 1, ...fix);
    if (corrected.ok) match = corrected.match;
  }
  const told = seats.map(({ tiles }, seat) => seatFacts({ tiles, ...facts[seat] }));
  return endOf({ players: seats, facts: told, word: null, toBeat }, card(match));
}

const told = (model: EndModel): string[] => model.figures.map((one) => Object.values(endFigure(one, model)).join(' | '));
const points = (model: EndModel): string => told(model).at(-1) ?? '';
const run = (called: boolean) => ({ tiles: [4, 5, 6, 7], line: [4, 5, 6, 7], called, by: null });

describe('the end of a game', () => {
  test('tells whoever plays alone what they did', () => {
    const model = end('Ann:31 Otto:24:otto', { facts: [{
      quickest: 812, made: [run(true), run(true), run(false)], hauls: [{ tiles: 4, longest: 4 }, { tiles: 7, longest: 7 }],
    }] });
    expect(endTitle(model)).toBe('You win!');
    expect(endLine(model)).toBe('31 tiles to 24, with a run of seven.');
    expect(told(model)).toEqual([
      '0.8 s | your quickest call', '2 of 3 | your runs called in time', '+17 | points: 10 for the win + 7 tiles ahead',
    ]);
    expect(model.next).toBe('again');
  });

  test.each([
    ['Ann:31 Otto:24:otto', { by: 'Bo', tiles: 24 }, 'Challenge won: you took 31 tiles, Bo 24!'],
    ['Ann:31 Otto:24:otto', { by: null, tiles: 31 }, 'Challenge tied: you and your friend took 31 tiles each.'],
    ['Ann:1 Otto:24:otto', { by: 'Bo', tiles: 2 }, 'Challenge lost: you took 1 tile, Bo 2.'],
    ['Ann:20 Bo:31 Ada:9:ada', { by: 'Cleo', tiles: 30 }, 'Challenge won: your best took 31 tiles, Cleo 30!'],
  ])('%s is held against what a friend made of these tiles', (who, toBeat, said) => {
    const model = end(who, { toBeat });
    expect(model.challenge && challengeCompared(model.challenge, model)).toBe(said);
    expect(end(who).challenge).toBeNull();
  });

  test.each([
    ['Ann:24 Otto:31:otto', 'Otto wins!', '31 tiles to 24.', '−7 | points: 7 tiles behind'],
    ['Ann:28 Otto:28:otto', 'It’s a tie!', 'You and Otto have 28 tiles each.', '+5 | points: 10 for the win, shared by 2'],
    ['Ann:26 Otto:26:otto Ada:21:ada', 'It’s a tie!', 'You and Otto have 26 tiles each.',
      '+7½ | points: 10 for the win + 5 tiles ahead, shared by 2'],
    ['Ann:31 Otto:24:otto Ada:16:ada', 'You win!', '31 tiles to 24 and 16.', '+32 | points: 10 for the win + 7 and 15 tiles ahead'],
    ['Ann:31 Bo:24', 'Ann wins!', '31 tiles to 24.', '+17 | points for Ann: 10 for the win + 7 tiles ahead'],
    ['Otto:20:otto Ada:31:ada', 'Ada wins!', '31 tiles to 20.', '+21 | points for Ada: 10 for the win + 11 tiles ahead'],
  ])('%s', (who, title, line, onCard) => {
    const model = end(who);
    expect([endTitle(model), endLine(model), points(model)]).toEqual([title, line, onCard]);
  });

  test('names what went at once where it was no single run, and the best of those who lost', () => {
    const hauls = [{ tiles: 9, longest: 5 }];
    expect(endLine(end('Ann:31 Otto:24:otto', { facts: [{ hauls }] }))).toBe('31 tiles to 24, with nine in one call.');
    expect(endLine(end('Ann:24 Otto:31:otto', { facts: [{ hauls }] }))).toBe('31 tiles to 24. Your best call took nine tiles.');
  });

  test('tells several people what was best of all, and whose it was', () => {
    const model = end('Ann:31 Bo:24 Otto:12:otto', { facts: [
      { quickest: 900, hauls: [{ tiles: 8, longest: 5 }] }, { quickest: 640, hauls: [{ tiles: 5, longest: 5 }] }, { quickest: 1200 },
    ] });
    expect(told(model).slice(0, 2)).toEqual(['5 | tiles in the longest run: Ann and Bo', '0.6 s | quickest call: Bo']);
    expect(model.you).toBeNull();
  });

  test('tells of the longest run where nobody is timed, and of nothing that there was not', () => {
    expect(told(end('Ann:31 Otto:24:otto', { facts: [{ hauls: [{ tiles: 6, longest: 5 }] }] }))[0]).toBe('5 | tiles in your longest run');
    expect(end('Ann:0 Otto:24:otto').figures).toHaveLength(1);
  });

  test.each<[string, PlayedFor, readonly (readonly number[])[], string, EndModel['next']]>([
    ['goes on', { kind: 'to-100' }, [[40, 20]], '71 | tiles after 2 games', 'next'],
    ['is won', { kind: 'to-100' }, [[70, 0]], '+177 | points: 100 for the win + 77 tiles ahead', 'newMatch'],
    ['of two games is lost', { kind: 'games', games: 2 }, [[30, 40]], '−3 | points: 3 tiles behind', 'newMatch'],
  ])('in a match that %s', (_, playedFor, on, onCard, next) => {
    const model = end('Ann:31 Otto:24:otto', { on, playedFor });
    expect(model.next).toBe(next);
    expect(points(model)).toBe(onCard);
  });

  test('goes by what somebody has corrected on the card', () => {
    expect(points(end('Ann:31 Otto:24:otto', { fix: [1, 20] }))).toBe('+21 | points: 10 for the win + 11 tiles ahead');
    expect(points(end('Ann:31 Otto:24:otto', { fix: [0, 20] }))).toBe('−4 | points: 4 tiles behind');
  });

  test('is told of every game that was ever played', () => {
    for (const [i, record] of GAMES.entries()) {
      const seats = record.seats.map((name) => name);
      const opened = finished(record, `g${i}`);
      const model = endOf(playedOut(opened), null);
      expect(model.players.map(({ name }) => name)).toEqual(seats);
      expect(model.winners).toEqual(winnersOf(model.players.map(({ tiles }) => tiles)));
      expect(model.figures.length).toBeLessThanOrEqual(3);
      const score = model.figures.flatMap((one: EndFigure) => (one.kind === 'points' && one.points.kind === 'plus' ? one.points : []))[0];
      if (score) {
        const sum = score.bonus + score.differences.reduce((a, b) => a + b, 0);
        expect(score.score.plus).toBe((sum * PARTS) / score.shared);
      }
      expect(`${endTitle(model)} ${endLine(model)} ${told(model).join()} ${challengeText(model)}`).not.toMatch(/undefined|NaN|null/);
    }
  });
});

describe('the text for a friend', () => {
  test.each([
    ['Ann:31 Otto:24:otto', 'I beat Otto at SNAG, 31 tiles to 24. Here are the same tiles.'],
    ['Ann:24 Otto:31:otto', 'I played SNAG against Otto and lost, 24 tiles to 31. Here are the same tiles.'],
    ['Ann:28 Otto:28:otto', 'I tied with Otto at SNAG, 28 tiles each. Here are the same tiles.'],
    ['Ann:28 Otto:28:otto Viola:12:viola', 'I tied with Otto at SNAG, 28 tiles each. Here are the same tiles.'],
    ['Ann:31 Otto:16:otto Viola:24:viola', 'I beat Viola and Otto at SNAG, 31 tiles to 24 and 16. Here are the same tiles.'],
    ['Ann:31 Bo:24', 'We played SNAG with these tiles: Ann 31 and Bo 24.'],
  ])('%s', (who, text) => { expect(challengeText(end(who))).toBe(`${text} Can you do better?`); });
});

describe('a character\'s word', () => {
  const wordOf = (text: string, facts: readonly Partial<SeatFacts>[] = [], game = 'a') => {
    const seats = players(text);
    return lastWordOf({
      facts: seats.map(({ tiles }, seat) => seatFacts({ tiles, ...facts[seat] })), levels: seats.map(({ level }) => level),
      winners: winnersOf(seats.map(({ tiles }) => tiles)), game,
    });
  };
  const missed = { tiles: [26, 36, 46, 56], line: [26, 36, 46, 56], called: false, by: null };

  test('is of what really happened', () => {
    expect(wordOf('Ann:31 Otto:24:otto')).toEqual({ seat: 1, level: 'otto', fact: { outcome: 'lost', about: 'plain' } });
    expect(wordOf('Ann:31 Otto:24:otto', [{}, { made: [run(true), missed] }])?.fact)
      .toEqual({ outcome: 'lost', about: 'missed', run: [26, 56] });
    expect(wordOf('Ann:31 Otto:24:otto', [{}, { vain: 1 }])?.fact).toMatchObject({ about: 'vain' });
    expect(wordOf('Ann:31 Otto:24:otto', [{ hauls: [{ tiles: 7, longest: 4 }] }])?.fact).toMatchObject({ about: 'big', tiles: 7 });
    expect(wordOf('Ann:31 Otto:29:otto')?.fact).toMatchObject({ outcome: 'lost', about: 'close' });
    const claimed = (from: number): Partial<SeatFacts> => ({ claimed: [{ from, line: [4, 5, 6, 7] }] });
    expect(wordOf('Ann:24 Otto:31:otto', [{}, claimed(0)])?.fact).toMatchObject({ outcome: 'won', run: [4, 7] });
    // Who is spoken to has to be somebody who is there.
    expect(wordOf('Ann:24 Otto:31:otto Ada:9:ada', [{}, claimed(2)])?.fact).toMatchObject({ about: 'plain' });
    expect(wordOf('Ann:28 Otto:28:otto')?.fact).toEqual({ outcome: 'tied' });
  });

  test('comes of the computer that won, or came nearest; of nobody where none played', () => {
    expect(wordOf('Ann:31 Otto:24:otto Ada:26:ada')?.level).toBe('ada');
    expect(wordOf('Ann:21 Otto:28:otto Ada:28:ada')).toMatchObject({ level: 'otto', fact: { outcome: 'won' } });
    expect(wordOf('Ann:31 Bo:24')).toBeNull();
  });

  test('is the same in the same game, and another in some other', () => {
    const facts = [{ hauls: [{ tiles: 7, longest: 4 }] }, { vain: 1, made: [missed] }];
    const words = Array.from({ length: 40 }, (_, i) => JSON.stringify(wordOf('Ann:31 Otto:24:otto', facts, `game ${i}`)));
    expect(words).toEqual(Array.from({ length: 40 }, (_, i) => JSON.stringify(wordOf('Ann:31 Otto:24:otto', facts, `game ${i}`))));
    expect(new Set(words).size).toBe(3);
  });

  test('is there for every character and everything that there is to say, and no two say the same', () => {
    const facts: WordFact[] = [
      { outcome: 'lost', about: 'missed', run: [26, 56] }, { outcome: 'lost', about: 'vain' }, { outcome: 'lost', about: 'big', tiles: 7 },
      { outcome: 'lost', about: 'close' }, { outcome: 'lost', about: 'plain' }, { outcome: 'won', about: 'claimed', run: [26, 56] },
      { outcome: 'won', about: 'big', tiles: 7 }, { outcome: 'won', about: 'close' }, { outcome: 'won', about: 'plain' },
      { outcome: 'tied' },
    ];
    const all = LEVEL_NAMES.flatMap((level) => facts.map((fact) => lastWord(level, fact)));
    expect(new Set(all).size).toBe(LEVEL_NAMES.length * facts.length);
    for (const text of all) expect(text).toMatch(/^[A-Z0-9].*[.!?]$/);
    expect(lastWord('otto', facts[0]!)).toBe('I never saw 26–56. It was right under my nose.');
  });
});
