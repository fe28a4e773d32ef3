import { describe, expect, it } from 'vitest';
import { openKeptScreen } from '../../../../src/shell/app/appState';
import { snapBackShell } from '../../../../src/games/snapBack/app/snapBack';
import type { SnapBackShell } from '../../../../src/games/snapBack/ui/shellTypes';
import { openLesson, type OpenedLesson } from '../../../helpers/lesson';

const open = (part?: string): OpenedLesson<SnapBackShell> => openLesson(snapBackShell, part);

describe('the lesson of Snap Back on the screen', () => {
  it('shows a choice only when it is the right one', async () => {
    const { lesson, clock, now } = open();
    lesson.ask({ kind: 'act', act: { kind: 'goOn' } });
    await clock.until(() => now().panel.asked === 'call');
    await clock.pass(700);
    expect(now().table.still).toBe(true);
    lesson.ask({ kind: 'act', act: { kind: 'call', seat: 0, at: clock.now() } });
    await clock.until(() => now().panel.asked === 'choose');
    lesson.ask({ kind: 'act', act: { kind: 'choose', seat: 0, claim: 4 } });
    expect(now().table.choice).toBeNull();
    lesson.ask({ kind: 'act', act: { kind: 'choose', seat: 0, claim: 2 } });
    expect(now().table.choice).toBe(2);
    await clock.until(() => now().panel.asked === 'goOn');
    lesson.ask({ kind: 'lessonOn' });
    expect(now().panel).toMatchObject({ part: 'theirs', said: 'again', asked: null });
  });

  it('comes back to the part that a tab had come to, and to the first where nobody can tell', () => {
    expect(openKeptScreen({ screen: 'lesson', part: 'vain' })).toMatchObject({ part: 'vain' });
    for (const part of [undefined, null, 3, 'elsewhere', {}]) {
      const kept = openKeptScreen({ screen: 'lesson', part });
      expect(open((kept as { readonly part: string }).part).now().panel).toMatchObject({ part: 'match' });
    }
    expect(open('vain').now().panel).toMatchObject({ part: 'vain', said: 'back', asked: 'begin' });
  });

  it('ends with a game, and can be left at any time', () => {
    const done = open('end');
    expect(done.now().panel).toMatchObject({ said: 'done', asked: 'play' });
    done.lesson.ask({ kind: 'lessonOn' });
    expect(done.left).toEqual([true]);
    expect(done.lesson.model()).toBeNull();
    const byKey = open('end');
    byKey.lesson.ask({ kind: 'act', act: { kind: 'goOn' } });
    expect(byKey.left).toEqual([true]);
    for (const command of [{ kind: 'leaveLesson' }, { kind: 'leaveTable' }, { kind: 'act', act: { kind: 'stop' } }] as const) {
      const early = open();
      early.lesson.ask(command);
      expect(early.left).toEqual([false]);
    }
  });

  it('pauses under the menu and where the page is hidden', async () => {
    const { lesson, clock, now } = open();
    lesson.ask({ kind: 'lessonOn' });
    await clock.until(() => now().table.view.shown === 3);
    lesson.ask({ kind: 'overTable', over: 'menu', at: clock.now() });
    await clock.pass(30_000);
    expect(now().table).toMatchObject({ over: 'menu', view: { shown: 3, open: null } });
    lesson.ask({ kind: 'overTable', over: null, at: clock.now() });
    await clock.until(() => now().table.view.shown === 5);
    lesson.live.hide();
    expect(now().table.view.paused).toBe(true);
  });
});
