/** The lesson of Salute the King, whose parts have a whole pack and can be opened, and its first parts played by a learner. */
import { expect, test } from 'vitest';
import { PACK } from '../../../../src/cards/card';
import { areSameCards } from '../../../../src/cards/pack';
import { saluteShell } from '../../../../src/games/salute/app/salute';
import { saluteGames } from '../../../../src/games/salute/kept/savedGame';
import { gameBefore, openLesson, partsOf } from '../../../helpers/lesson';

test('its parts have a whole pack, and the rules let it be played to its end', () => {
  expect(partsOf(saluteShell)).toEqual(['plain', 'king', 'queen', 'end']);
  for (const part of partsOf(saluteShell)) {
    const opened = saluteGames.openSaved(saluteGames.toStore(gameBefore(saluteShell, part)));
    if (!opened.ok) throw new Error(part);
    const { stocks, piles } = opened.game.replayed.states.at(-1)!;
    expect(areSameCards([...stocks.flat(), ...piles[0]!.cards], PACK), part).toBe(true);
  }
});

test('a king is saluted, and Wanda is last', async () => {
  const { lesson, clock, now } = openLesson(saluteShell, 'king', ({ type }, { clock: time, lesson: here }) => {
    if (type === 'flipped') time.setTimeout(() => here.live.painted(time.now()), 16);
  });
  lesson.ask({ kind: 'lessonOn' });
  await clock.until(() => now().panel.asked === 'call');
  await clock.pass(100);
  lesson.ask({ kind: 'act', act: { kind: 'call', seat: 0, called: 'bow', orTurn: false, at: clock.now() } });
  expect(now().panel.said).toBe('wrong-king');
  lesson.ask({ kind: 'act', act: { kind: 'call', seat: 0, called: 'salute', orTurn: false, at: clock.now() } });
  await clock.until(() => now().panel.asked === 'goOn');
  expect(now().panel.said).toBe('last');
  expect(now().table.view.seats.map(({ stock }) => stock)).toEqual([17, 19, 16]);
});
