/** The lesson of Cash, played at its table by a learner who does what is asked, and by one who doesn't. */
import { expect, test } from 'vitest';
import { PACK } from '../../../../src/cards/card';
import { areSameCards } from '../../../../src/cards/pack';
import { cashShell } from '../../../../src/games/cash/app/cash';
import { cash } from '../../../../src/games/cash/kept/savedGame';
import { PIPS } from '../../../../src/games/cash/lesson/course';
import { gameBefore, openLesson, partsOf } from '../../../helpers/lesson';

test('its parts have a whole pack, and the rules let it be played to its end', () => {
  expect(partsOf(cashShell)).toEqual(['give', 'see', 'end']);
  for (const part of partsOf(cashShell)) {
    const opened = cash.storage.openSaved(cash.storage.toStore(gameBefore(cashShell, part)));
    if (!opened.ok) throw new Error(`${part}: ${JSON.stringify(opened.problem)}`);
    const { hands, board, stock, aside } = opened.game.replayed.states.at(-1)!;
    expect(areSameCards([...hands.flat(), ...board, ...stock, ...aside], PACK), part).toBe(true);
  }
});

test('a signal is agreed on, given and seen, and what is wrong is answered', async () => {
  const { lesson, clock, now } = openLesson(cashShell, 'give', () => {});
  const said = (): unknown => now().panel.said;
  const view = () => now().table.view;
  const act = (does: object): void => { lesson.ask({ kind: 'act', act: { seat: 0, ...does } as never }); };
  lesson.ask({ kind: 'lessonOn' });
  expect(said()).toBe('signal');
  act({ kind: 'signal', acts: [4] });
  expect([said(), view().signal]).toEqual(['other-signal', null]);
  act({ kind: 'signal', acts: [1] });
  expect([said(), view().signal]).toEqual(['ready', [1]]);
  act({ kind: 'ready' });
  expect(said()).toBe('count');
  await clock.until(() => now().panel.asked === 'swap');
  expect(view().hand).toEqual(['Kc', 'Kd', 'Kh', '2s']);
  act({ kind: 'swap', take: '9d', give: 'Kh', at: clock.now() });
  expect(said()).toBe('other-swap');
  act({ kind: 'swap', take: 'Ks', give: '2s', at: clock.now() });
  await clock.until(() => view().hand?.includes('Ks') === true);
  expect(said()).toBe('act');
  act({ kind: 'act', act: 1, at: clock.now() });
  await clock.until(() => now().panel.asked === 'goOn');
  expect([said(), view().pairs.map(({ letters }) => letters)]).toEqual(['cash', [0, 1]]);
  lesson.ask({ kind: 'lessonOn' });
  expect(said()).toBe('again');
  act({ kind: 'signal', acts: [1] });
  act({ kind: 'ready' });
  await clock.until(() => now().panel.asked === 'call');
  expect(view().board).toContain(PIPS.give);
  act({ kind: 'call', called: 'counter', pair: 1, at: clock.now() });
  expect(view().shown).toBeNull();
  act({ kind: 'call', called: 'cash', pair: null, at: clock.now() });
  await clock.until(() => now().panel.asked === 'goOn');
  expect([said(), view().pairs.map(({ letters }) => letters)]).toEqual(['counter', [0, 2]]);
  lesson.ask({ kind: 'lessonOn' });
  expect(now().panel).toMatchObject({ said: 'done', asked: 'play' });
});
