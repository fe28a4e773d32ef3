/** The names that screen readers, scripts and tests go by: in English they stay as docs/names.md has them, letter by letter. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { SeatState } from '../../src/session/viewState';
import { UNNAMED_ME } from '../../src/setup/names';
import { say, speakNow } from '../../src/strings/say';
import { who } from '../../src/strings/words/grammar';
import { onCard } from '../../src/strings/words/setup/atTable';
import { orderTileName, owner, playerName, squareName } from '../../src/strings/words/table/names';
import { ENGLISH, allWordsOf } from '../helpers/english';

const SEAT: SeatState = {
  name: 'Ann', kind: 'local', level: null, shape: 'circle', won: 17, rack: [], callKey: null, owes: false, thinks: false,
};

/** What the game says, in the order of the table. */
const NAMES = (): string[] => [
  say('table-board'), squareName(34, false, false), squareName(34, false, false, true), squareName(34, true, false),
  squareName(34, true, true), say('table-rack', owner(UNNAMED_ME)), say('table-rack', owner('Ann')), say('table-play', { tile: 44 }),
  say('table-curtain', owner('Ann')), say('table-curtain-down'), say('snag-call'), say('table-calls', who('Cleo')), say('table-draw'),
  say('table-count'), say('table-players'), playerName(SEAT, true), playerName({ ...SEAT, toBeat: 50 }, true),
  playerName({ ...SEAT, owes: true }, false),
  playerName({ ...SEAT, name: 'Sally', won: 1, kind: 'bot', level: 'otto' }, false), say('table-log'), say('table-order-tiles'),
  orderTileName(2, null), orderTileName(2, { tile: 57, name: 'Ann' }), orderTileName(2, { tile: 57, name: UNNAMED_ME }),
  say('table-order-result'), say('table-snag-or-pass'), say('prompt-pass'), say('prompt-who-called'), say('prompt-nobody'),
  say('reading-title'), say('practice-hint'), say('practice-take-back'),
  say('shout-title'), say('shout-open-microphone'), say('shout-close'),
  say('menu-title'), say('menu-back'), say('menu-pause'), say('prompt-continue'), say('menu-new-game'), say('menu-leave'),
  say('end-title'), say('end-again'), say('end-next'), say('end-look'), say('end-leave'), say('card-title'), say('rules-title'),
  say('rules-open-name'), say('settings-title'), say('door-learn'), say('start-learn'), say('door-cards'),
  say('start-play-against', { name: 'Otto' }),
  say('start-continue-title'), say('history-title'), say('replay-title'), say('replay-speed', { times: 1 }),
  say('personal-title'),
  say('challenge-title', { named: 'yes', by: 'Ann' }), say('challenge-play'), say('challenge-learn'), say('lesson-to-challenge'),
  say('end-challenge'),
  say('guest-open-named', { guest: say('guest-name-snap') }), say('shell-learn'), say('shell-start'), say('shell-turn'),
  say('snap-press-snap'),
  say('snap-press-pot'), say('snap-several-calls', { call: 'snap', name: 'Ann' }), say('snap-several-calls', { call: 'pot', name: 'Ann' }),
  say('shell-pass'),
  say('guest-open-named', { guest: say('guest-name-snap-back') }), say('shell-learn'), say('snap-back-start-of', onCard('Ann')),
  say('shell-start'), say('shell-cards'),
  say('snap-back-card', { rank: 7 }), say('shell-players'), say('snap-back-die', { face: 4 }), say('snap-back-snap'),
  say('snap-back-several-calls', { name: 'Ann' }), say('shell-pass'), say('shell-several-passes', { name: 'Ann' }),
  say('snap-back-next-card'), say('snap-back-how-far'), say('snap-back-choose-back', { back: 3 }), say('snap-back-choose-fist'),
  say('snap-back-several-here', { named: 'yes', name: 'Ann' }), say('snap-back-several-here', { named: 'no', name: 'Player' }),
  say('snap-back-several-how-far', { name: 'Ann' }), say('shell-go-on'),
  say('shell-paused'), say('shell-after-title'),
  say('door-apart'), say('apart-code-label'), say('apart-join-name'), say('apart-join-sit'), say('apart-join-watch'), say('apart-start'),
  say('table-board'), squareName(34, true, true), say('table-rack', { you: 'yes', possessive: '' }), say('table-play', { tile: 44 }),
  say('table-draw'), say('snag-call'), orderTileName(2, null), say('table-count'),
];

/** The names in the tables of the document. */
const PROMISED = [...readFileSync('docs/names.md', 'utf8').matchAll(/^\| .* \| .* \| `(.*)` \|$/gmu)].map(([, name]) => name);

describe('the names that stay', () => {
  test('are said as they are promised', () => {
    expect(NAMES()).toEqual(PROMISED);
  });
  test('are said twice where one thing opens another of its name', () => {
    expect([say('table-menu'), say('card-open'), say('settings-open'), say('history-open'), say('history-replay')])
      .toEqual(['Menu', 'Score card', 'Settings', 'History', 'Replay']);
  });
  test('are other words in another language, but for what is called and what is the same there', async () => {
    speakNow(await allWordsOf('sv'));
    const other = NAMES();
    speakNow(ENGLISH);
    expect(other.filter((name, i) => name === PROMISED[i])).toEqual(['SNAG!', 'Pass', 'SNAP!', 'SNAP!', 'SNAG!']);
  });
});
