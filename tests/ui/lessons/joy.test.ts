/** What follows in a lesson: one button as wide as its card, a burst with Pip at the end of each, and a graduation after the last. */
import { describe, expect, test } from 'vitest';
import { layoutIn } from '../../../src/layout/tableLayout';
import { LESSON_NAMES } from '../../../src/lessons/says';
import type { LessonModel } from '../../../src/ui/lessons/lessonModel';
import { doneCard, joy } from '../../../src/ui/lessons/joy';
import { lessonPanel } from '../../../src/ui/lessons/panel';
import { room } from '../../../src/ui/table/callRoundPanel';
import { markup } from '../../helpers/markup';
import { learning } from '../../helpers/learning';

const PHONE = layoutIn({ width: 360, height: 640 }, { players: 2, calls: true, sitting: null, replayed: false, lesson: true });

const at = (next: LessonModel['next'], name: LessonModel['name'] = 'runs'): LessonModel => ({
  name, done: LESSON_NAMES.slice(0, LESSON_NAMES.indexOf(name) + 1), said: { key: 'runs-gap-done', tile: null }, times: 1, look: [],
  hint: null, asked: false, next, endedAt: next === 'lesson' || next === 'play' ? 5000 : null, challenge: null,
});

describe('what goes on', () => {
  test('is one button, under the thumb, over all that is not played with now', () => {
    expect(markup(doneCard(learning(at('none'), PHONE)))).toBe('');
    expect(markup(doneCard(learning(at('goOn'), PHONE)))).toMatch(/Well done!.*Continue/su);
    expect(markup(doneCard(learning(at('lesson'), PHONE)))).toMatch(/Lesson 2 of 7 done!.*Next lesson/su);
    const card = room(PHONE);
    expect(card.width).toBeGreaterThan(0.9 * PHONE.width);
    // The lower third of the screen.
    expect(card.y + card.height / 2).toBeGreaterThan((PHONE.height * 2) / 3);
    for (const { x, y, width } of [PHONE.rack, PHONE.snag, PHONE.draw, PHONE.pile]) {
      expect([x >= card.x, y >= card.y, x + width <= card.x + card.width]).toEqual([true, true, true]);
    }
  });
});

describe('the end of a lesson', () => {
  test('is a burst with Pip; no step before it is', () => {
    expect(markup(joy(at('goOn'), PHONE))).toBe('');
    const ended = markup(joy(at('lesson'), PHONE));
    expect(ended).toContain('class="rays"');
    expect(ended).toContain('Hooray!');
    expect(ended).not.toContain('hat');
  });

  test('fills the bar of its lesson, and the last one the last bar: a graduation, from which a game begins', () => {
    const bars = (model: LessonModel): string[] =>
      [...markup(joy(model, PHONE)).matchAll(/<i class=([^>]*)>/gu)].map(([, name = '']) => name);
    expect(bars(at('lesson'))).toEqual(['done', 'now filled', '', '', '', '', '']);
    const last = at('play', 'safe');
    expect(bars(last)).toEqual([...Array.from({ length: 6 }, () => 'done'), 'now filled']);
    expect(markup(joy(last, PHONE))).toMatch(/graduation.*hat.*You know SNAG!/su);
    expect(markup(doneCard(learning(last, PHONE)))).toContain('Play Pip');
    // Confetti, which is a canvas.
    expect(markup(joy(last, PHONE))).toContain('<canvas');
    expect(markup(joy(at('lesson'), PHONE))).not.toContain('<canvas');
  });

  test('is in the lesson, so that whoever listens finds the button in it', () => {
    expect(markup(lessonPanel(learning(at('lesson'), PHONE)))).toMatch(/<section class="lesson.*lesson-on.*<\/section>/su);
  });
});
