/** Another language is spoken in the middle of everything: what is shown comes out in it, and nothing that was kept has to be made anew. */
import { afterEach, describe, expect, test } from 'vitest';
import { namedPlayers } from '../../src/setup/defaultNames';
import { NOTHING_LAID } from '../../src/storage/backup/merge';
import { say, speakNow } from '../../src/strings/say';
import { endTitle } from '../../src/strings/words/past/end';
import { logSentence } from '../../src/strings/words/table/log';
import { defaultNames } from '../../src/strings/words/start/names';
import { pictureWords } from '../../src/strings/words/table/names';
import { createAnnouncer } from '../../src/ui/announcer';
import type { Notice } from '../../src/ui/notice';
import { noticeText } from '../../src/ui/notices/noticeText';
import { sentenceOf, storyText } from '../../src/ui/storyText';
import { shownState } from '../../src/ui/shownNames';
import { alerts } from '../../src/ui/table/alerts';
import type { TableHappening, ViewState } from '../../src/session/viewState';
import { ENGLISH, allWordsOf } from '../helpers/english';

const SWEDISH = await allWordsOf('sv');

afterEach(() => speakNow(ENGLISH));

const TABLE: ViewState = {
  paused: false,
  phase: 'playing', viewer: 0, mover: 0, board: [], lastPlaced: null, pile: 60, order: null, clock: null, gone: null, calls: 'classic',
  asks: false, asking: null,
  seats: ['Ann', '?'].map((name, i) => ({
    name, kind: i === 0 ? 'local' : 'bot', level: i === 0 ? null : 'otto', shape: 'circle', won: 4 * i, rack: [], callKey: null,
    owes: false, thinks: false,
  })),
  may: { pick: false, look: false, place: true, draw: false, call: true, count: false, answer: false },
};

const CLAIM: TableHappening = {
  type: 'snagged', seat: 1, tiles: [4, 5, 6, 7], costsMove: true,
  runs: [{ direction: 'across', squares: [4, 5, 6, 7], maker: 0, missed: true }],
};

describe('once another language is spoken', () => {
  test('what comes later is in it, too', () => {
    const told = (): string[] => [endTitle({ players: [], you: null, winners: [0, 1] }), say('end-again')];
    expect(told()).toEqual(['It’s a tie!', 'Play again']);
    speakNow(SWEDISH);
    expect(told()).toEqual(['Oavgjort!', 'Spela igen']);
  });

  test('the whole log is in it, and again in the first when that is', () => {
    const announcer = createAnnouncer();
    announcer.tell([{ type: 'dealt' }, { type: 'placed', seat: 0, tile: 44 }, CLAIM, { type: 'counted' }], TABLE);
    const log = (): string[] => announcer.entries().map(({ line }) => sentenceOf(line));
    const first = log();
    expect(first).toEqual([
      'Everyone gets four tiles.', 'You play 44.', 'You missed a run. Somebody takes 4 tiles: 4, 5, 6 and 7.',
      'Taking your run costs Somebody a turn.',
      'The game is over.', 'You, 0 tiles; Somebody, 4 tiles. Somebody wins with 4 tiles.',
    ]);
    speakNow(SWEDISH);
    expect(log()).toEqual([
      'Alla får fyra brickor.', 'Du lägger 44.', 'Du missade en svit. Någon tar 4 brickor: 4, 5, 6 och 7.',
      'Att ta din svit kostar Någon ett drag.',
      'Partiet är slut.', 'Du, 0 brickor; Någon, 4 brickor. Någon vinner med 4 brickor.',
    ]);
    speakNow(ENGLISH);
    expect(log()).toEqual(first);
  });

  test('a line is made a sentence once for as long as the language stays', async () => {
    const [line] = alerts({ state: TABLE, happenings: [CLAIM] });
    let said = 0;
    speakNow(await allWordsOf('en', (text) => { said += 1; return text; }));
    expect(sentenceOf(line!)).toBe(logSentence(line!));
    const once = said;
    expect([sentenceOf(line!), sentenceOf(line!)]).toEqual(Array(2).fill(sentenceOf(line!)));
    expect([once > 0, said]).toEqual([true, once]);
  });

  test('alerts and notices that are shown already are in it', () => {
    const lines = alerts({ state: TABLE, happenings: [CLAIM] });
    const notices: Notice[] = [
      { kind: 'alert', lines }, { kind: 'memoryOnly' }, { kind: 'outdated' }, { kind: 'saveFailed' },
      { kind: 'noPicture' },
      { kind: 'setupRefused', problem: { code: 'no-name', seat: 0 } },
      { kind: 'restored', counts: { ...NOTHING_LAID, games: { ...NOTHING_LAID.games, added: 1 } }, settings: true },
      { kind: 'refused', refusal: { code: 'not-now' }, names: ['Ann', 'Otto'] }, { kind: 'callHeld', maker: 'Ann', seat: 0 },
      { kind: 'firstMove', name: 'Ann', asks: false, calls: 'race' },
    ];
    const before = notices.map(noticeText);
    speakNow(SWEDISH);
    for (const [i, notice] of notices.entries()) expect(noticeText(notice)).not.toBe(before[i]);
    expect(storyText(lines)).toBe(
      'Du missade en svit. Någon tar 4 brickor: 4, 5, 6 och 7. Att ta din svit kostar Någon ett drag.');
    speakNow(ENGLISH);
    expect(notices.map(noticeText)).toEqual(before);
  });

  test('names that nobody typed, and those that were deleted, are in it; others stay', () => {
    const named = (): string[] =>
      namedPlayers([{ kind: 'local' }, { kind: 'local', name: 'Sally' }, { kind: 'bot', level: 'ada' }], defaultNames())
        .map(({ name }) => name);
    const shown = (): string[] => shownState(TABLE).seats.map(({ name }) => name);
    expect([named(), shown()]).toEqual([['Player', 'Sally', 'Ada'], ['Ann', 'Somebody']]);
    speakNow(SWEDISH);
    expect([named(), shown()]).toEqual([['Spelare', 'Sally', 'Ada'], ['Ann', 'Någon']]);
    expect(TABLE.seats[1]?.name).toBe('?');
  });

  test('the picture\'s words are, when they are asked for again', () => {
    const ask = (): string[] => [pictureWords().snag, pictureWords().draw, pictureWords().status(0, TABLE)];
    expect(ask()).toEqual(['SNAG!', 'Draw and end the move', 'your turn']);
    speakNow(SWEDISH);
    expect(ask()).toEqual(['SNAG!', 'Dra och avsluta draget', 'din tur']);
  });
});
