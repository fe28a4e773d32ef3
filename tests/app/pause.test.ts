/** When a game pauses: by whom it is played, what lies over it, and who cannot see it. */
import { describe, expect, test } from 'vitest';
import { isToPause, NO_PAUSE, pauseAfter, type PauseCommand } from '../../src/app/table/pause';
import type { SeatState, ViewState } from '../../src/session/viewState';
import { openApp, TWO_COMPUTERS } from '../helpers/apps';

const OPENED: PauseCommand = { kind: 'dialog', open: true };
const CLOSED: PauseCommand = { kind: 'dialog', open: false };
const HIDDEN: PauseCommand = { kind: 'outOfSight' };
const PAUSED: PauseCommand = { kind: 'pause', paused: true };
const CONTINUED: PauseCommand = { kind: 'pause', paused: false };

/** Whether a game with these players pauses after this. */
function pauses(players: string, commands: readonly PauseCommand[], phase: ViewState['phase'] = 'playing'): boolean {
  const seats = players.split(' ').map((kind): SeatState => ({
    name: kind, kind: kind as SeatState['kind'], shape: 'circle', level: null, callKey: null, won: 0, rack: [], owes: false, thinks: false,
  }));
  return isToPause(commands.reduce((state, command) => pauseAfter(state, command, { seats, phase }), NO_PAUSE), { seats, phase });
}

describe('a game pauses', () => {
  test.each([
    ['local bot', [OPENED], true],
    ['local bot', [OPENED, CLOSED], false],
    ['local bot', [HIDDEN], true],
    ['local bot', [HIDDEN, CONTINUED], false],
    // Opening a dialog over the cover and closing it again does not continue the game.
    ['local bot', [HIDDEN, OPENED, CLOSED], true],
    // Who comes back to a dialog that they left open closes it, and is there.
    ['local bot', [OPENED, HIDDEN, CLOSED], false],
    ['local local bot', [OPENED], false],
    ['local local', [OPENED, HIDDEN, CLOSED], true],
    ['local local', [PAUSED], true],
    ['local local', [PAUSED, OPENED, CLOSED], true],
    ['local local', [PAUSED, CONTINUED], false],
    ['bot bot', [OPENED, HIDDEN, PAUSED], false],
    ['local remote', [OPENED, HIDDEN], false],
    ['local remote', [PAUSED], true],
  ] as const)('%s: %j: %s', (players, commands, expected) => {
    expect(pauses(players, commands)).toBe(expected);
  });
  test('never when it is over', () => {
    expect(pauses('local bot', [OPENED, HIDDEN, PAUSED], 'over')).toBe(false);
  });
});

test('the menu over a game stops it, and another game begins unpaused', async () => {
  const { ask, table, clock } = await openApp({ settings: {
    ...TWO_COMPUTERS, players: [{ name: 'Ann', kind: 'local' }, { name: 'Otto', kind: 'bot', level: 'otto' }],
  } });
  await ask({ kind: 'play' });
  await ask(OPENED);
  expect(table()?.paused).toBe(true);
  await ask(CLOSED);
  expect(table()?.paused).toBe(false);
  await ask(HIDDEN);
  expect(table()?.paused).toBe(true);
  await ask({ kind: 'newGame' });
  await clock.rest();
  expect(table()?.paused).toBe(false);
});
