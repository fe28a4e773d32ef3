/** The lesson of Egyptian Ratscrew, played at its table by a learner who does what is asked; and what is told of a game after it. */
import { expect, test } from 'vitest';
import { PACK } from '../../../../src/cards/card';
import { areSameCards } from '../../../../src/cards/pack';
import { ratscrewGames } from '../../../../src/games/ratscrew/kept/savedGame';
import { ratscrewShell } from '../../../../src/games/ratscrew/app/ratscrew';
import { gameBefore, openLesson, partsOf } from '../../../helpers/lesson';

test('its parts have a whole pack, and the rules let it be played to its end', () => {
  expect(partsOf(ratscrewShell)).toEqual(['challenge', 'pair', 'vain', 'in', 'end']);
  for (const part of partsOf(ratscrewShell)) {
    const opened = ratscrewGames.openSaved(ratscrewGames.toStore(gameBefore(ratscrewShell, part)));
    if (!opened.ok) throw new Error(part);
    const { stocks, piles } = opened.game.replayed.states.at(-1)!;
    expect(areSameCards([...stocks.flat(), ...piles[0]!.cards], PACK), part).toBe(true);
  }
});

test('a queen is not answered, a pair is slapped, and Pip makes a false slap', async () => {
  const { lesson, clock, now } = openLesson(ratscrewShell, 'challenge', ({ type }, { clock: time, lesson: here }) => {
    if (type === 'flipped') time.setTimeout(() => here.live.painted(time.now()), 16);
  });
  const said = (): unknown => now().panel.said;
  const turn = async (): Promise<void> => {
    await clock.until(() => now().panel.asked === 'turn');
    lesson.ask({ kind: 'act', act: { kind: 'turn', seat: 0 } });
    const { flips } = now().table.view;
    await clock.until(() => now().table.view.flips > flips);
  };
  const goneOn = async (says: string, stocks: readonly number[]): Promise<void> => {
    await clock.until(() => now().panel.asked === 'goOn');
    expect(said()).toBe(says);
    expect(now().table.view.seats.map(({ stock }) => stock)).toEqual(stocks);
    lesson.ask({ kind: 'lessonOn' });
  };
  lesson.ask({ kind: 'lessonOn' });
  await turn();
  await turn();
  await goneOn('won', [29, 23]);
  await turn();
  await clock.until(() => now().panel.asked === 'call');
  // What counts is what could be seen.
  await clock.pass(100);
  expect(said()).toBe('call');
  lesson.ask({ kind: 'act', act: { kind: 'call', seat: 0, called: 'any', orTurn: true, at: clock.now() } });
  await goneOn('seen', [30, 22]);
  await turn();
  await goneOn('seen-vain', [29, 20]);
  expect(said()).toBe('slap-in');
  lesson.ask({ kind: 'lessonOn' });
  expect(now().panel).toMatchObject({ said: 'done', asked: 'play' });
});
