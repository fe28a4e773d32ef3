/**
 * What is said of one game that is over, and the printed rules, as text to be read by people who speak the language: told/en.txt and
 * told/sv.txt. A change shows as a changed line. `npx vitest run tests/strings/told -u` writes them anew: then read them again.
 */
import { afterAll, expect, test } from 'vitest';
import { endOf, playedOut } from '../../src/history/gameEnd';
import { replayOf } from '../../src/history/replay';
import { cardCsv } from '../../src/match/cardCsv';
import { addGame, card, newMatch } from '../../src/match/match';
import type { GameRecord } from '../../src/rules/record';
import { PRINTED_RULES } from '../../src/rules/options';
import { SHAPES } from '../../src/setup/players';
import { say, speakNow } from '../../src/strings/say';
import { cardCaption, padName } from '../../src/strings/words/past/card';
import { csvWords } from '../../src/strings/words/past/csvWords';
import { challengeText, endFigure, endLine, endTitle } from '../../src/strings/words/past/end';
import { lastWord } from '../../src/strings/words/past/lastWord';
import { momentName, rackTold } from '../../src/strings/words/past/replay';
import { noteSentence } from '../../src/strings/words/past/review';
import { rulesInBrief } from '../../src/strings/words/rules/rulesInBrief';
import { rulesInFull } from '../../src/strings/words/rules/rulesInFull';
import { ENGLISH, allWordsOf } from '../helpers/english';
import { finished } from '../helpers/finished';
import { randomGame } from '../helpers/randomGame';

afterAll(() => speakNow(ENGLISH));

/** The player without a name, and three with one; in Swedish one of them takes no s. */
const NAMES = ['You', 'Otto', 'Max', 'Ann'];

/** A game of four, as its end, its replay and its review tell it. */
function gameTold(record: GameRecord): string[] {
  const game = finished({ ...record, seats: NAMES });
  const end = { ...endOf(playedOut(game), null), you: 0 };
  const replay = replayOf(game);
  return [
    ...(replay?.moments.slice(0, 12) ?? []).map((moment) => momentName(moment, NAMES)),
    ...NAMES.map((name) => rackTold(name, name === 'Ann' ? [] : [4, 17, 22])),
    noteSentence({ kind: 'awaited', seat: 1, ply: 30, tile: 46, goneWith: [45, 47, 48], by: 0 }, NAMES),
    noteSentence({ kind: 'missed', seat: 1, ply: 31, tiles: [31, 32, 33, 34], by: 2 }, NAMES),
    endTitle(end), endLine(end), challengeText(end),
    ...end.figures.map((one) => Object.values(endFigure(one, end)).join(' | ')),
    lastWord('otto', { outcome: 'lost', about: 'big', tiles: 7 }),
  ];
}

/** How a match to 100 stands, game after game. */
function matchTold(): string[] {
  const players = NAMES.map((name, seat) => ({ name, shape: SHAPES[seat] ?? 'circle' }));
  let match = newMatch({ id: 'm', players, playedFor: { kind: 'to-100' }, createdAt: 0 });
  const games = [[40, 20, 10, 6], [10, 40, 20, 6], [30, 20, 10, 16], [30, 30, 6, 10]];
  const told = games.map((tiles, i) => {
    match = addGame(match, { id: `g${i}`, tiles, startedBy: i });
    return padName(card(match));
  });
  return [cardCaption({ kind: 'to-100' }), ...told, ...cardCsv(card(match), csvWords()).trim().split('\r\n')];
}

const rulesTold = (): string[] => {
  const terms = { rules: PRINTED_RULES, memoryAid: false, callSeconds: 5 } as const;
  return [...rulesInBrief(terms), ...rulesInFull(terms).flatMap(({ title, lines }) =>
    ['', title, ...lines.map(({ text, house }) => (house ? `${say('rules-house')}: ${text}` : text))])];
};

test.each(['en', 'sv'] as const)('what is told in %s can be read', async (language) => {
  speakNow(await allWordsOf(language));
  const text = [...gameTold(randomGame('t31').record), '', ...matchTold(), '', ...rulesTold(), ''].join('\n');
  await expect(text).toMatchFileSnapshot(`told/${language}.txt`);
});
