/**
 * The card over a match: games are added once, corrections are made and taken back, all that is shown follows, and what was kept is
 * checked.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PARTS, MATCH_GAMES, type PlayedFor } from '../../src/rules/scoring';
import { cardCsv } from '../../src/match/cardCsv';
import type { CorrectionProblem, MatchProblem } from '../../src/setup/problems';
import { readMatch } from '../../src/match/savedMatch';
import { cardTiles, isOver } from '../../src/match/counted';
import { addGame, card, cardForNext, correct, inCardOrder, newMatch, type Match } from '../../src/match/match';
import { SHAPES } from '../../src/setup/players';
import { cardCaption, cardRowName, cellName, gameOfMatch, standing, undoName } from '../../src/strings/words/past/card';
import { csvWords } from '../../src/strings/words/past/csvWords';
import { points, signed } from '../../src/strings/words/past/points';
import { matchSentence } from '../../src/strings/words/refusals/broken';
import { correctionSentence } from '../../src/strings/words/refusals/corrections';

const TO_100: PlayedFor = { kind: 'to-100' };

function matchOf(names: string, playedFor: PlayedFor = TO_100, ...games: readonly (readonly number[])[]): Match {
  const players = names.split(',').map((name, i) => ({ name, shape: SHAPES[i] ?? 'circle' }));
  const empty = newMatch({ id: 'match', players, playedFor, createdAt: 5 });
  return games.reduce<Match>(
    (match, tiles, i) => addGame(match, { id: `game ${i + 1}`, tiles, startedBy: card(match).starter ?? 0 }), empty,
  );
}

/** The match with a correction that must be taken. */
function corrected(match: Match, game: number, player: number, tiles: number | null): Match {
  const outcome = correct(match, game, player, tiles);
  if (!outcome.ok) throw new Error(correctionSentence(outcome.problem));
  return outcome.match;
}

describe('a match', () => {
  test('grows game by game: tiles, running totals, winners, who starts next', () => {
    const match = matchOf('Ann,Sally,Henrik', TO_100, [24, 31, 6], [30, 22, 14]);
    const shown = card(match, [17, 21, 8]);
    expect(shown.games.map(({ cells }) => cells.map(({ tiles, total }) => [tiles, total]))).toEqual([
      [[24, 24], [31, 31], [6, 6]], [[30, 54], [22, 53], [14, 20]],
    ]);
    expect(shown.games.map(({ startedBy, winners }) => [startedBy, winners])).toEqual([[0, [1]], [1, [0]]]);
    expect(shown).toMatchObject({ totals: [54, 53, 20], leaders: [0], starter: 0, over: false, scores: null, now: [17, 21, 8] });
    expect(shown.games[0]?.cells[0]).toEqual({ tiles: 24, was: null, total: 24, score: null });
  });
  test('marks games that were played for practice, and keeps the mark when they are corrected, kept and written as text', () => {
    const match = addGame(matchOf('Ann,Bo', TO_100, [24, 31]), { id: 'p', tiles: [20, 30], startedBy: 0, practice: true });
    const read = readMatch(JSON.parse(JSON.stringify(corrected(match, 1, 0, 21))));
    if (!read.ok) throw new Error('refused');
    expect(card(read.match).games.map(({ practice }) => practice)).toEqual([false, true]);
    expect(cardCsv(card(read.match), csvWords()).split('\r\n').map((line) => line.includes('Practice'))).toEqual([
      false, false, true, false, false,
    ]);
  });
  test('is empty at first', () => {
    expect(card(matchOf('Ann,Bo'))).toMatchObject({
      games: [], totals: [0, 0], leaders: [], starter: null, over: false, scores: null, now: null,
    });
    expect(card(matchOf('Ann,Bo', { kind: 'single' }))).toMatchObject({
      leaders: [], scores: [{ plus: 0, minus: 0 }, { plus: 0, minus: 0 }],
    });
  });
  test('is scored when it is over', () => {
    const shown = card(matchOf('Ann,Bo', TO_100, [40, 30], [25, 44], [38, 21]));
    expect(shown).toMatchObject({ over: true, leaders: [0], scores: [{ plus: 108 * PARTS, minus: 0 }, { plus: 0, minus: 8 * PARTS }] });
    expect(shown.games.every(({ cells }) => cells.every(({ score }) => score === null))).toBe(true);
  });
  test('of games by themselves is scored game by game', () => {
    const shown = card(matchOf('Ann,Bo', { kind: 'single' }, [31, 28], [20, 24]));
    expect(shown.games.map(({ cells }) => cells.map(({ score }) => signed(score ?? { plus: 0, minus: 0 })))).toEqual([
      ['+13', '−3'], ['−4', '+14'],
    ]);
    expect(shown.scores).toEqual([{ plus: 13 * PARTS, minus: 4 * PARTS }, { plus: 14 * PARTS, minus: 3 * PARTS }]);
  });
  test('has each game once, however often it is added', () => {
    const match = matchOf('Ann,Bo', { kind: 'games', games: 2 }, [31, 28], [20, 24]);
    expect(addGame(match, { id: 'game 2', tiles: [1, 2], startedBy: 0 })).toBe(match);
    expect(() => addGame(match, { id: 'game 3', tiles: [1, 2], startedBy: 0 })).toThrow('all games');
    expect(() => addGame(matchOf('Ann,Bo'), { id: 'x', tiles: [1, 2, 3], startedBy: 0 })).toThrow('players');
    expect(() => addGame(matchOf('Ann,Bo'), { id: 'x', tiles: [1, 2], startedBy: 2 })).toThrow('players');
  });
  test('is followed by an empty card once it is over, and not before', () => {
    const on = matchOf('Ann,Bo', TO_100, [40, 30]);
    expect(cardForNext(on, 'next', 9)).toBe(on);
    const over = matchOf('Ann,Bo', { kind: 'games', games: 2 }, [40, 30], [1, 2]);
    expect(cardForNext(over, 'next', 9)).toEqual({ ...over, id: 'next', createdAt: 9, games: [] });
    const single = matchOf('Ann,Bo', { kind: 'single' }, [40, 30]);
    expect(isOver(single)).toBe(true);
    expect(cardForNext(single, 'next', 9)).toBe(single);
  });
  test('knows its players wherever they sit', () => {
    const match = matchOf('Ann,Bo,Kim');
    expect(inCardOrder(match, ['Kim', 'Ann', 'Bo'], [3, 1, 2])).toEqual([1, 2, 3]);
    expect(inCardOrder(match, ['Kim', 'Ann', 'Eve'], [3, 1, 2])).toBeNull();
    expect(inCardOrder(match, ['Kim', 'Ann'], [3, 1])).toBeNull();
  });
  test('the tied player who is first from the last starter leftward starts next, counted round the card', () => {
    const match = addGame(matchOf('Ann,Bo,Kim'), { id: 'a', tiles: [20, 5, 20], startedBy: 1 });
    expect(card(match).starter).toBe(2);
  });
});

describe('a correction by hand', () => {
  const match = matchOf('Ann,Bo', { kind: 'games', games: 2 }, [31, 28], [20, 24]);
  test('shows as one, moves totals and scores, and leaves what was counted', () => {
    const changed = corrected(match, 0, 0, 29);
    expect(changed.games[0]).toEqual({ id: 'game 1', tiles: [31, 28], startedBy: 0, corrected: [29, null] });
    expect(cardTiles(changed.games[0] ?? match.games[0]!)).toEqual([29, 28]);
    const shown = card(changed);
    expect(shown.games[0]?.cells.map(({ tiles, was }) => [tiles, was])).toEqual([[29, 31], [28, null]]);
    expect(shown).toMatchObject({
      totals: [49, 52], leaders: [1], scores: [{ plus: 0, minus: 3 * PARTS }, { plus: 103 * PARTS, minus: 0 }],
    });
    // The one before is as it was.
    expect(card(match).totals).toEqual([51, 52]);
  });
  test('to no tile at all is one too', () => {
    expect(card(corrected(match, 1, 0, 0)).games[1]?.cells[0]).toMatchObject({ tiles: 0, was: 20 });
  });
  test('is taken back, also by writing what was counted, and leaves no trace then', () => {
    const twice = corrected(corrected(match, 0, 0, 29), 0, 1, 30);
    expect(corrected(corrected(twice, 0, 0, null), 0, 1, 28)).toEqual(match);
    expect(corrected(twice, 0, 0, 31).games[0]?.corrected).toEqual([null, 30]);
    expect(corrected(match, 0, 0, null)).toEqual(match);
  });
  test.each<[number, number, number, CorrectionProblem]>([
    [2, 0, 5, { code: 'no-such-cell' }],
    [0, 2, 5, { code: 'no-such-cell' }],
    [-1, 0, 5, { code: 'no-such-cell' }],
    [0, 0, -1, { code: 'not-a-count', most: 76 }],
    [0, 0, 1.5, { code: 'not-a-count', most: 76 }],
    [0, 0, 77, { code: 'not-a-count', most: 76 }],
    [0, 0, Number.NaN, { code: 'not-a-count', most: 76 }],
    [0, 0, 49, { code: 'too-many-tiles', sum: 77, most: 76 }],
  ])('in game %i for player %i to %d is refused', (game, player, tiles, problem) => {
    expect(correct(match, game, player, tiles)).toEqual({ ok: false, problem });
    expect(correctionSentence(problem)).toMatch(/\.$/);
  });
  test('can open a match to 100 again, or end it: the game that is on is written down all the same', () => {
    const over = matchOf('Ann,Bo', TO_100, [60, 10], [45, 20]);
    expect(isOver(over)).toBe(true);
    const open = corrected(over, 1, 0, 30);
    expect(isOver(open)).toBe(false);
    const ended = corrected(open, 1, 0, 50);
    expect(addGame(ended, { id: 'late', tiles: [3, 4], startedBy: 0 }).games).toHaveLength(3);
  });
});

describe('the words of the card', () => {
  test.each([
    [0, '0'], [PARTS * 28, '28'], [PARTS / 2, '½'], [PARTS * 3 + 4, '3⅓'], [PARTS * 16 + 8, '16⅔'], [PARTS + 2, '1⅙'],
    [PARTS + 10, '1⅚'], [3, '¼'], [9, '¾'],
  ])('%i parts are %s points', (parts, text) => { expect(points(parts)).toBe(text); });
  test.each<[Match, string]>([
    [matchOf('Ann,Bo'), 'No games counted yet.'],
    [matchOf('Ann,Bo', TO_100, [24, 31]), 'After 1 game, Bo leads with 31 tiles. Bo starts the next game.'],
    [
      matchOf('Ann,Bo', TO_100, [24, 31], [31, 24]),
      'After 2 games, Ann and Bo share the lead with 55 tiles each. Ann starts the next game.',
    ],
    [
      matchOf('Ann,Bo', TO_100, [38, 38], [38, 38], [38, 38]),
      'After 3 games, Ann and Bo are tied with 114 tiles each. One more game decides. Ann starts the next game.',
    ],
    [matchOf('Ann,Bo', TO_100, [60, 1], [60, 2]), 'Ann won the series with 120 tiles.'],
    [matchOf('Ann,Bo', { kind: 'games', games: 2 }, [24, 31], [31, 24]), 'Ann and Bo tied the series with 55 tiles each.'],
    [matchOf('Ann,Bo', { kind: 'single' }, [24, 31], [31, 24]), 'Ann won game 2 with 31 tiles. Ann starts the next game.'],
    [matchOf('Ann,Bo,Kim', { kind: 'single' }, [24, 1, 24]), 'Ann and Kim tied game 1 with 24 tiles each. Ann starts the next game.'],
  ])('say how it stands', (match, text) => { expect(standing(card(match)).join(' ')).toBe(text); });
  test('say nothing of the next game while one is on', () => {
    expect(standing(card(matchOf('Ann,Bo', TO_100, [24, 31]), [1, 2]))).toEqual(['After 1 game, Bo leads with 31 tiles.']);
  });
  test('name a line by who started, and a cell by whose tiles they are; the player without a name is "you"', () => {
    const named = (name: string): string[] =>
      [cardRowName(2, name), cardRowName(2, name, true), cellName(name, 2), undoName(name, 2, 12)];
    expect(named('Ann')).toEqual(['Game 2, Ann started', 'Practice game 2, Ann started', 'Ann’s tiles in game 2',
      'Undo the correction: Ann’s tiles in game 2 back to 12']);
    expect(named('You')).toEqual(['Game 2, you started', 'Practice game 2, you started', 'Your tiles in game 2',
      'Undo the correction: your tiles in game 2 back to 12']);
  });
  test('name what is played for', () => {
    const all: PlayedFor[] = [{ kind: 'single' }, TO_100, ...MATCH_GAMES.map((games) => ({ kind: 'games', games }) as const)];
    expect(all.map(cardCaption).slice(0, 3)).toEqual(['Single games', 'A series to 100', 'A series of 2 games']);
    expect(all.map((one) => gameOfMatch(one, 2)).slice(0, 3)).toEqual(['Game 2', 'Game 2 of a series to 100', 'Game 2 of 2']);
  });
});

describe('the card for a spreadsheet', () => {
  const lines = (match: Match): string[] => cardCsv(card(match), csvWords()).split('\r\n');
  test('has a line a game, the sums, and what was corrected', () => {
    const match = corrected(matchOf('Ann,Bo', TO_100, [60, 10], [45, 20]), 1, 1, 19);
    expect(lines(match)).toEqual([
      'Game,Started by,Ann: tiles,Ann: total,Ann: plus,Ann: minus,Bo: tiles,Bo: total,Bo: plus,Bo: minus,Corrections',
      '1,Ann,60,60,,,10,10,,,',
      '2,Ann,45,105,,,19,29,,,Bo: 19 instead of 20',
      'Total,,,105,176,0,,29,0,76,',
      '',
    ]);
  });
  test('writes thirds to two places', () => {
    expect(lines(matchOf('A,B,C,D', { kind: 'single' }, [20, 20, 2, 20]))[1]).toBe('1,A,20,20,9.33,0,20,20,9.33,0,2,2,0,18,20,20,9.33,0,');
  });
  test('quotes what would break a line, and disarms what a spreadsheet would take for a formula', () => {
    const [head = '', first = ''] = lines(matchOf('=1+1,@x "y",-2,+3', TO_100, [9, 1, 2, 3]));
    expect(head).toContain(`'=1+1: tiles`);
    expect(head).toContain(`"'@x ""y"": tiles"`);
    expect(head).toContain(`'-2: tiles`);
    expect(head).toContain(`'+3: tiles`);
    expect(first.startsWith(`1,'=1+1,9,`)).toBe(true);
  });
  test('has as many fields in every line, whatever the names', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
    fc.assert(fc.property(fc.array(name, { minLength: 2, maxLength: 4 }), (names) => {
      const players = names.map((one, i) => ({ name: one, shape: SHAPES[i] ?? 'circle' }));
      const match = addGame(newMatch({ id: 's', players, playedFor: TO_100, createdAt: 0 }), {
        id: 'g', tiles: names.map((_, i) => i), startedBy: 0,
      });
      const rows = parseCsv(cardCsv(card(match), csvWords()));
      expect(rows).toHaveLength(3);
      for (const row of rows) expect(row).toHaveLength(3 + 4 * names.length);
      expect([names[0], `'${names[0]}`]).toContain(rows[1]?.[1]);
      for (const text of rows.flat()) expect(text).not.toMatch(/^\s*[=+\-@]/u);
    }));
  });
});

/** Reads RFC 4180, written apart from what writes it. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, field = '', end] of text.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/gu)) {
    rows.at(-1)?.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

describe('a match that was kept', () => {
  const sound = corrected(matchOf('Ann,Bo', { kind: 'games', games: 3 }, [31, 28], [20, 24]), 0, 1, 27);
  const problem = (value: unknown): MatchProblem | null => {
    const opened = readMatch(value);
    return opened.ok ? null : opened.problem;
  };
  test('comes back through its text, whatever was played', () => {
    const playedFor = fc.constantFrom<PlayedFor>({ kind: 'single' }, TO_100, { kind: 'games', games: 7 });
    const games = fc.array(fc.tuple(fc.nat(38), fc.nat(38)), { maxLength: 7 });
    fc.assert(fc.property(playedFor, games, fc.nat(8), fc.nat(1), fc.option(fc.nat(76)), (what, played, game, player, tiles) => {
      const match = matchOf('Ann,Computer', what, ...played);
      const outcome = correct(match, game, player, tiles);
      const kept = outcome.ok ? outcome.match : match;
      expect(readMatch(JSON.parse(JSON.stringify(kept)))).toEqual({ ok: true, match: kept });
      expect(readMatch(structuredClone(kept))).toEqual({ ok: true, match: kept });
    }));
  });
  test.each<[string, object, MatchProblem]>([
    ['no list of games', { games: 'none' }, { code: 'not-a-series', where: 'games' }],
    ['another version', { version: 2 }, { code: 'not-a-series', where: 'version' }],
    ['eight games', { playedFor: { kind: 'games', games: 8 } }, { code: 'not-a-series', where: 'playedFor.games' }],
    ['something else to play for', { playedFor: { kind: 'money' } }, { code: 'not-a-series', where: 'playedFor.kind' }],
    ['one player', { players: sound.players.slice(1) }, { code: 'not-a-series', where: 'players' }],
    ['one name twice', { players: [{ name: 'ann', shape: 'circle' }, { name: 'Ann', shape: 'square' }] }, { code: 'bad-names' }],
    ['a name that is too long', {
      players: [{ name: 'x'.repeat(21), shape: 'circle' }, { name: 'Ann', shape: 'square' }],
    }, { code: 'bad-names' }],
    ['a name that turns the writing', {
      players: [{ name: 'A\u202enn', shape: 'circle' }, { name: 'Bo', shape: 'square' }],
    }, { code: 'bad-names' }],
    ['one mark twice', { players: sound.players.map(({ name }) => ({ name, shape: 'circle' })) }, { code: 'bad-marks' }],
    ['more games than agreed', {
      playedFor: { kind: 'games', games: 2 }, games: [...sound.games, { id: 'x', tiles: [1, 2], startedBy: 0 }],
    }, { code: 'too-many-games', games: 3, most: 2 }],
    ['a game of three', { games: [{ id: 'x', tiles: [1, 2, 3], startedBy: 0 }] }, { code: 'bad-game', game: 1, problem: 'players' }],
    ['half a tile', { games: [{ id: 'x', tiles: [1.5, 2], startedBy: 0 }] }, { code: 'bad-game', game: 1, problem: 'tiles' }],
    ['77 tiles', { games: [{ id: 'x', tiles: [38, 39], startedBy: 0 }] }, { code: 'bad-game', game: 1, problem: 'tiles' }],
    ['a starter who is not there', { games: [sound.games[0], { id: 'x', tiles: [1, 2], startedBy: 2 }] }, {
      code: 'bad-game', game: 2, problem: 'starter',
    }],
    ['a correction that corrects nothing', { games: [{ id: 'x', tiles: [1, 2], startedBy: 0, corrected: [null, null] }] }, {
      code: 'bad-game', game: 1, problem: 'correction',
    }],
    ['a correction to what was counted', { games: [{ id: 'x', tiles: [1, 2], startedBy: 0, corrected: [null, 2] }] }, {
      code: 'bad-game', game: 1, problem: 'correction',
    }],
    ['a correction to too many tiles', { games: [{ id: 'x', tiles: [1, 2], startedBy: 0, corrected: [null, 76] }] }, {
      code: 'bad-game', game: 1, problem: 'correction',
    }],
    ['a game that stands there twice', { games: [sound.games[0], sound.games[0]] }, { code: 'bad-game', game: 2, problem: 'twice' }],
  ])('with %s is refused', (_, change, expected) => {
    expect(problem({ ...sound, ...change })).toEqual(expected);
    expect(matchSentence(expected)).toMatch(/^We couldn’t read a score card, so we put it aside\. .+\.$/);
  });
  test('is refused, never thrown at, whatever it is', () => {
    fc.assert(fc.property(fc.anything(), (value) => { expect(problem(value)).not.toBeNull(); }));
    expect(problem(sound)).toBeNull();
  });
  test('is refused when any one thing in it is another', () => {
    fc.assert(fc.property(fc.constantFrom('id', 'version', 'players', 'playedFor', 'games', 'createdAt'), fc.anything(), (key, value) => {
      const opened = readMatch({ ...sound, [key]: value });
      // What passes is sound enough to be shown.
      if (opened.ok) expect(() => standing(card(opened.match))).not.toThrow();
    }));
  });
});
