/** What leads on the start screen: the course, until somebody has finished a game or all lessons; from then on the game. */
import { describe, expect, test } from 'vitest';
import { startState, startModel } from '../../../src/app/start/startState';
import { LESSON_NAMES } from '../../../src/lessons/says';
import type { StartModel } from '../../../src/ui/start/startModel';
import { startTemplate } from '../../../src/ui/start/startScreen';
import { TWO_COMPUTERS, openApp } from '../../helpers/apps';
import { markup } from '../../helpers/markup';

const PORTS = { ask: () => Promise.resolve() as never, open() {} };

/** The words of all large buttons, in the order in which they stand. */
const large = (model: StartModel): string[] =>
  [...markup(startTemplate(model, PORTS)).matchAll(/class="play"[\s\S]*?>([^<>]*\S[^<>]*)<\/(?:span|button)>/gu)]
    .map(([, word = '']) => word.trim());

describe('the start screen', () => {
  test('leads whoever is new to the lessons, with a game second, and the scene between', async () => {
    const app = await openApp();
    const first = app.start()!;
    expect(first.leads).toBe('learn');
    expect(large(first)).toEqual(['Learn with Pip', 'Play Viola']);
    const text = markup(startTemplate(first, PORTS));
    expect(text).toContain('It takes six minutes');
    // On a phone what stands there lies in this order.
    expect(['<header', 'class="scene', 'class="lead', 'class="duel second'].map((part) => text.indexOf(part))
      .every((at, i, all) => at > (all[i - 1] ?? -1))).toBe(true);
    await app.ask({ kind: 'learn' });
    expect(app.screen()?.kind).toBe('table');
  });

  test('has the game first once one was finished, or all lessons were done', async () => {
    const app = await openApp();
    const { daily } = app.start()!;
    const leads = (past: number, done: number): StartModel['leads'] =>
      startModel({ ...startState({ lasting: true, outdated: false }), past }, TWO_COMPUTERS, daily, done).leads;
    expect([leads(0, 0), leads(0, LESSON_NAMES.length - 1)]).toEqual(['learn', 'learn']);
    expect([leads(0, LESSON_NAMES.length), leads(1, 0)]).toEqual(['play', 'play']);
    const known = { ...app.start()!, leads: 'play' as const };
    expect(large(known)).toEqual(['Play Viola']);
  });

  test('tells how much of the course is done while it leads', async () => {
    const app = await openApp();
    expect(markup(startTemplate({ ...app.start()!, lessons: { done: 4, of: 7 } }, PORTS))).toMatch(/id="lead-line">4 of 7 lessons</u);
  });
});
