/** The lesson of Slapjack, played at its table by a learner who does what is asked; and what is told of a game after it. */
import { expect, test } from 'vitest';
import { PACK } from '../../../../src/cards/card';
import { areSameCards } from '../../../../src/cards/pack';
import { slapjackGames } from '../../../../src/games/slapjack/kept/savedGame';
import { slapjackShell } from '../../../../src/games/slapjack/app/slapjack';
import { gameBefore, openLesson, partsOf } from '../../../helpers/lesson';

test('its parts have a whole pack, and the rules let it be played to its end', () => {
  expect(partsOf(slapjackShell)).toEqual(['jack', 'vain', 'in', 'end']);
  for (const part of partsOf(slapjackShell)) {
    const opened = slapjackGames.openSaved(slapjackGames.toStore(gameBefore(slapjackShell, part)));
    if (!opened.ok) throw new Error(part);
    const { stocks, piles } = opened.game.replayed.states.at(-1)!;
    expect(areSameCards([...stocks.flat(), ...piles[0]!.cards], PACK), part).toBe(true);
  }
});

test('a jack is slapped, and Pip slaps a king', async () => {
  const { lesson, clock, now } = openLesson(slapjackShell, 'jack', ({ type }, { clock: time, lesson: here }) => {
    if (type === 'flipped') time.setTimeout(() => here.live.painted(time.now()), 16);
  });
  const said = (): unknown => now().panel.said;
  const turn = async (): Promise<void> => {
    await clock.until(() => now().panel.asked === 'turn');
    lesson.ask({ kind: 'act', act: { kind: 'turn', seat: 0 } });
    const { flips } = now().table.view;
    await clock.until(() => now().table.view.flips > flips);
  };
  lesson.ask({ kind: 'lessonOn' });
  await turn();
  await turn();
  await clock.until(() => now().panel.asked === 'call');
  // What counts is what could be seen.
  await clock.pass(100);
  expect(said()).toBe('call');
  lesson.ask({ kind: 'act', act: { kind: 'call', seat: 0, called: 'any', orTurn: true, at: clock.now() } });
  await clock.until(() => now().panel.asked === 'goOn');
  expect(said()).toBe('seen');
  expect(now().table.view.seats.map(({ stock }) => stock)).toEqual([27, 25]);
  lesson.ask({ kind: 'lessonOn' });
  await turn();
  await turn();
  await clock.until(() => now().panel.asked === 'goOn');
  expect(said()).toBe('seen-vain');
  expect(now().table.view.seats.map(({ stock }) => stock)).toEqual([26, 23]);
  lesson.ask({ kind: 'lessonOn' });
  expect(said()).toBe('slap-in');
  lesson.ask({ kind: 'lessonOn' });
  expect(now().panel).toMatchObject({ said: 'done', asked: 'play' });
});
