/** What a character says, on the page: seen where remarks are wanted, hidden from screen readers, and read aloud only when asked for. */
import type { TemplateResult } from 'lit-html';
import { describe, expect, test } from 'vitest';
import { layoutIn } from '../../../src/layout/tableLayout';
import type { Life, Remark, ViewState } from '../../../src/session/viewState';
import { createReader } from '../../../src/ui/table/reading/readAloud';
import { remarkTemplate } from '../../../src/ui/table/life/remark';
import { tableTemplate, type TableParts } from '../../../src/ui/table/tableScreen';
import type { TableModel } from '../../../src/ui/table/tableModel';
import { USUAL_INPUT } from '../../../src/setup/inputSettings';
import { setupOf, sit } from '../../helpers/sessions';

const REMARK: Remark = { seat: 1, level: 'wanda', to: 0, on: 'robbed', nth: 2 };
const SAID = 'Stop, thief!';
const LAYOUT = layoutIn({ width: 360, height: 640 }, { players: 2, calls: true, sitting: null, replayed: false });

const stateWith = (life: Partial<Life>): ViewState =>
  ({ ...sit(setupOf('ann computer:wanda')).session.state(), life: { moods: [null, 'wince'], remark: null, said: null, ...life } });

/** All that a template is made of, as text: its own marks, and what is put into them. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(' ');
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return '';
  const { strings, values } = value as Partial<TemplateResult> & { values?: unknown[] };
  return [...(Array.isArray(strings) ? strings : []), ...(Array.isArray(values) ? values.map(textOf) : [])].join(' ');
}

/** A table as the page shows it. */
function tableText(state: ViewState, remarks: boolean): string {
  const model = {
    kind: 'table', game: 'id', state, past: [], card: null, match: { playedFor: { kind: 'single' }, game: 1 }, daily: null, pace: 'normal',
    sitting: null, input: USUAL_INPUT, practice: null, newcomer: null, end: null,
  } as unknown as TableModel;
  const parts = { layout: LAYOUT, entries: [], tabStop: 44, board: {}, controls: { shortcuts: () => null, shortcut: () => null },
    falseCallers: [], pressedBurst: null, dialog: false, remarks, shoutSign: '', teaches: '' } as unknown as TableParts;
  return textOf(tableTemplate(model, parts));
}

describe('what a character says', () => {
  test('is seen, and is nothing to a screen reader', () => {
    const shown = textOf(remarkTemplate(stateWith({ remark: REMARK, said: REMARK }), LAYOUT));
    expect(shown).toContain(SAID);
    expect(shown).toContain('aria-hidden="true"');
    expect(shown).not.toMatch(/role=|aria-live/);
  });
  test('is gone once it was said long enough, and is nowhere in a replay', () => {
    expect(textOf(remarkTemplate(stateWith({ said: REMARK }), LAYOUT))).toBe('');
    const { life: _, ...replayed } = stateWith({ remark: REMARK });
    expect(textOf(remarkTemplate(replayed, LAYOUT))).toBe('');
  });
  test('is not seen where remarks are off', () => {
    expect(tableText(stateWith({ remark: REMARK, said: REMARK }), true)).toContain(SAID);
    expect(tableText(stateWith({ remark: REMARK, said: REMARK }), false)).not.toContain(SAID);
  });
  test.each([true, false])('is read with the score when somebody asks for that, and remarks are on: %s', (remarks) => {
    const state = stateWith({ said: REMARK });
    const screen = { kind: 'table', state } as never;
    const reader = createReader({ screen: () => screen, square: () => 44, remarks: () => remarks, draw: () => {} });
    expect(textOf(reader.template())).not.toContain(SAID);
    reader.read('score');
    expect(textOf(reader.template()).includes(SAID)).toBe(remarks);
  });
});
