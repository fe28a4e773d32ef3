import { describe, expect, it } from 'vitest';
import { openKeptScreen } from '../../../../src/shell/app/appState';
import { drawScreen } from '../../../../src/shell/app/drawn';
import { openLesson, type OpenedLesson } from '../../../helpers/lesson';
import { markupOf } from '../../../helpers/snapBack/markup';
import { snapShell, type SnapShell } from '../../../helpers/snap/snap';

const open = (part?: string): OpenedLesson<SnapShell> => openLesson(snapShell, part);

const call = ({ lesson, clock }: OpenedLesson<SnapShell>, orTurn = true): void =>
  lesson.ask({ kind: 'act', act: { kind: 'call', seat: 0, called: 'any', orTurn, at: clock.now() } });

describe('the lesson of Snap on the screen', () => {
  it('is played at the table: cards by their stock, calls by the burst, and Pip says what is next', async () => {
    const opened = open();
    const { lesson, clock, now } = opened;
    const page = (): string => markupOf(drawScreen(snapShell, now(), () => {}));
    expect(page()).toContain('Hello, I’m Pip!');
    lesson.ask({ kind: 'lessonOn' });
    lesson.ask({ kind: 'act', act: { kind: 'turn', seat: 0 } });
    await clock.until(() => now().panel.asked === 'turn' && now().table.view.flips === 2);
    call(opened);
    await clock.until(() => now().panel.asked === 'call');
    expect(page()).toContain('Two 3s!');
    expect(now().table.view.seats.map(({ name, stock }) => [name, stock])).toEqual([['Ann', 24], ['Pip', 24]]);
    lesson.live.painted(clock.now());
    call(opened, false);
    await clock.until(() => now().panel.asked === 'goOn');
    expect(now().panel).toMatchObject({ said: 'seen', asked: 'goOn' });
    lesson.ask({ kind: 'lessonOn' });
    expect(now().panel).toMatchObject({ part: 'tie', said: 'again', asked: 'turn' });
  });

  it('takes nothing that Pip would do from anybody else', async () => {
    const { lesson, clock, now } = open();
    lesson.ask({ kind: 'lessonOn' });
    lesson.ask({ kind: 'act', act: { kind: 'turn', seat: 1 } });
    lesson.ask({ kind: 'act', act: { kind: 'call', seat: 1, called: 'any', orTurn: true, at: clock.now() } });
    await clock.pass(5000);
    expect(now().table.view.flips).toBe(0);
  });

  it('comes back to the part that a tab had come to, and to the first where nobody can tell', () => {
    expect(openKeptScreen({ screen: 'lesson', part: 'pot' })).toMatchObject({ part: 'pot' });
    for (const part of [undefined, null, 3, 'elsewhere', {}]) {
      const kept = openKeptScreen({ screen: 'lesson', part });
      expect(open((kept as { readonly part: string }).part).now().panel).toMatchObject({ part: 'match' });
    }
    expect(open('pot').now()).toMatchObject({
      panel: { part: 'pot', said: 'back', asked: 'begin' }, table: { view: { middle: [{ top: 'Jh' }] } },
    });
  });

  it('ends with a game, and can be left at any time', () => {
    const done = open('end');
    expect(done.now().panel).toMatchObject({ said: 'done', asked: 'play' });
    done.lesson.ask({ kind: 'lessonOn' });
    expect(done.left).toEqual([true]);
    expect(done.lesson.model()).toBeNull();
    for (const command of [{ kind: 'leaveLesson' }, { kind: 'leaveTable' }, { kind: 'act', act: { kind: 'stop' } }] as const) {
      const early = open();
      early.lesson.ask(command);
      expect(early.left).toEqual([false]);
    }
  });

  it('pauses under the menu and where the page is hidden', async () => {
    const { lesson, clock, now } = open();
    lesson.ask({ kind: 'lessonOn' });
    lesson.ask({ kind: 'act', act: { kind: 'turn', seat: 0 } });
    await clock.pass(20);
    lesson.ask({ kind: 'overTable', over: 'menu', at: clock.now() });
    await clock.pass(30_000);
    expect(now().table).toMatchObject({ over: 'menu', view: { flips: 1, paused: true, piles: [{ top: null }, { top: null }] } });
    lesson.ask({ kind: 'overTable', over: null, at: clock.now() });
    await clock.until(() => now().table.view.flips === 2);
    lesson.live.hide();
    expect(now().table.view.paused).toBe(true);
  });
});
