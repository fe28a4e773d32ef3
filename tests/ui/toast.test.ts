/** What passes by and is a line of the story, too, is seen there and told with the story: nothing is spoken twice. */
import { nothing, type TemplateResult } from 'lit-html';
import { describe, expect, test } from 'vitest';
import { layoutOf } from '../../src/layout/layout';
import type { Notice } from '../../src/ui/notice';
import { noticeText } from '../../src/ui/notices/noticeText';
import { toastTemplate } from '../../src/ui/notices/toastTemplate';
import { styled } from '../../src/ui/table/styled';

/** A template as text; the directives in it are nothing to be read. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textOf).join('');
  if (value === nothing || typeof value !== 'object' || value === null || !('strings' in value)) return '';
  const { strings, values } = value as TemplateResult;
  return strings.map((text, i) => `${text}${textOf(values[i])}`).join('');
}

const LAYOUT = layoutOf({ width: 1180, height: 820, seats: 2 });
const timeUp: Notice = {
  kind: 'alert', lines: [{ kind: 'happening', happening: { type: 'timeUp', seat: 0 }, names: ['Ann', 'Otto'], calls: 'classic', you: 0 }],
};
const tapAgain: Notice = { kind: 'tapAgain', tile: 44 };
const TAP = noticeText(tapAgain);
const draw = (toast: readonly Notice[]): { readonly spoken: string; readonly seen: string } => {
  const text = textOf(toastTemplate(toast, LAYOUT, styled({}), null));
  const spoken = /role="status">([^<]*)</u.exec(text)?.[1] ?? '';
  return { spoken, seen: text.replaceAll(/<[^>]*>/gu, '').trim() };
};

describe('what passes by', () => {
  test('is spoken there where nothing else tells it', () => {
    expect(draw([tapAgain])).toEqual({ spoken: TAP, seen: TAP });
  });
  test('is seen alone where the story tells it', () => {
    expect(draw([timeUp])).toEqual({ spoken: '', seen: 'Your time is up.' });
  });
  test('is not spoken again when something is added to it', () => {
    const { spoken, seen } = draw([tapAgain, timeUp]);
    expect(spoken).toBe(TAP);
    expect(seen).toBe(`Your time is up. ${TAP}`);
  });
});
