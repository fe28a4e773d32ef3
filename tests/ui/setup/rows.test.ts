/** What is agreed, as rows of words: each row says what is chosen, each word what it means, and a choice changes its own thing alone. */
import { describe, expect, test } from 'vitest';
import { PRESETS } from '../../../src/rules/presets';
import { USUAL_INPUT } from '../../../src/setup/inputSettings';
import type { SetupDraft } from '../../../src/setup/kept/tables';
import type { ChoiceRow } from '../../../src/ui/parts/choiceRow';
import { rowsOf } from '../../../src/ui/setup/rows';
import { sittingRow } from '../../../src/ui/setup/sitting';
import type { Unfolded } from '../../../src/ui/setup/setupModel';

const DRAFT: SetupDraft = {
  players: [{ kind: 'local' }, { kind: 'bot', level: 'otto' }], callSeconds: 5, pace: 'normal', rules: PRESETS.printed, memoryAid: false,
  playedFor: { kind: 'single' }, sitting: 'beside', input: USUAL_INPUT,
};

/** The rows of a draft, and what choosing in them came to. */
function rows(draft: SetupDraft, unfolded: Unfolded | null = null) {
  const came: { draft: SetupDraft; unfolded: Unfolded | null } = { draft, unfolded };
  const all = rowsOf(draft, unfolded, { change: (next) => { came.draft = next; }, unfold: (what) => { came.unfolded = what; } });
  const row = (label: string): ChoiceRow => all.find((one) => one.label === label)!;
  const choose = (label: string, word: string): typeof came => {
    row(label).choose(row(label).choices.findIndex((choice) => choice.word === word));
    return came;
  };
  const chosen = (label: string): string | undefined => row(label).choices[row(label).chosen]?.word;
  return { all, labels: all.map(({ label }) => label), choose, chosen };
}

const ALL = ['Length', 'Rules', 'Time to call', 'Pace', 'Memory aid'];
const RULES = ['A run goes to', 'A false call', 'Taking a missed run', 'A missed run lasts'];

describe('every row', () => {
  test('has one word chosen, a name of its own, and a line for each word', () => {
    const { all, labels } = rows({ ...DRAFT, playedFor: { kind: 'games', games: 4 } }, { part: 'rules' });
    expect(labels).toEqual(expect.arrayContaining([...ALL, ...RULES, 'How many games']));
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    for (const { label, choices, chosen } of [...all, sittingRow('around', () => {})]) {
      expect(choices[chosen], label).toBeDefined();
      expect(new Set(choices.map(({ word }) => word)).size).toBe(choices.length);
      for (const { word, line, spoken } of choices) {
        if (label !== 'How many games') expect(line, word).toMatch(/^[A-Z].*[.!]$/);
        // Whoever says what they see reaches it too: it is called by that, with more after it, or by "3 seconds" for "3 s".
        if (spoken !== undefined) expect(spoken.startsWith(word.replace('…', '')) || spoken === `${word}econds`).toBe(true);
      }
    }
  });
  test('tells what is chosen', () => {
    const { labels, chosen } = rows(DRAFT);
    expect(labels).toEqual(expect.arrayContaining(ALL));
    expect(ALL.map(chosen)).toEqual(['One game', 'Standard', '5 s', 'normal', 'off']);
  });
});

describe('a choice', () => {
  test('changes its own thing', () => {
    expect(rows(DRAFT).choose('Pace', 'fast').draft).toEqual({ ...DRAFT, pace: 'fast' });
    expect(rows(DRAFT).choose('Time to call', 'no limit').draft).toEqual({ ...DRAFT, callSeconds: null });
    expect(rows(DRAFT).choose('Time to call', 'ask all').draft).toEqual({ ...DRAFT, callSeconds: 'asked' });
    expect(rows(DRAFT).choose('Memory aid', 'show what’s gone').draft).toEqual({ ...DRAFT, memoryAid: true });
    expect(rows(DRAFT).choose('Length', 'To 100').draft).toEqual({ ...DRAFT, playedFor: { kind: 'to-100' } });
  });
  test('of several games begins with three, and then asks how many', () => {
    const { draft } = rows(DRAFT).choose('Length', '3 games');
    expect(draft.playedFor).toEqual({ kind: 'games', games: 3 });
    expect(rows(draft).labels).toContain('How many games');
    const five = rows(draft).choose('How many games', '5').draft;
    expect(rows(five).chosen('Length')).toBe('5 games');
  });
  test('of a pace for tests alone is not offered, but shown where it stands', () => {
    const words = (draft: SetupDraft) => rows(draft).all.find(({ label }) => label === 'Pace')!.choices.map(({ word }) => word);
    expect(words(DRAFT)).toEqual(['slow', 'normal', 'fast']);
    expect(words({ ...DRAFT, pace: 'instant' })).toContain('instant');
  });
});

describe('rules', () => {
  test('with a name stay folded', () => {
    expect(rows({ ...DRAFT, rules: PRESETS.race }).chosen('Rules')).toBe('Race');
    expect(rows(DRAFT).labels).not.toContain('A false call');
  });
  test('of one\'s own unfold, as they are', () => {
    const came = rows({ ...DRAFT, rules: PRESETS.family }).choose('Rules', 'Custom…');
    expect(came).toEqual({ draft: { ...DRAFT, rules: PRESETS.family }, unfolded: { part: 'rules' } });
    const open = rows(came.draft, came.unfolded);
    expect(open.chosen('Rules')).toBe('Custom…');
    expect(RULES.map(open.chosen)).toEqual(['its maker first', 'costs nothing', 'costs nothing', 'until someone calls it']);
    expect(open.choose('A missed run lasts', 'only until the next tile').draft.rules).toEqual({ ...PRESETS.family, missedRun: 'one-move' });
  });
  test('of one\'s own stay open when they come to have a name, and fold up with one that is chosen', () => {
    const own: SetupDraft = { ...DRAFT, rules: { ...PRESETS.printed, missedRun: 'one-move' } };
    const came = rows(own).choose('A missed run lasts', 'until someone calls it');
    expect(rows(came.draft, came.unfolded).chosen('Rules')).toBe('Custom…');
    expect(rows(own, { part: 'rules' }).choose('Rules', 'Family')).toEqual({ draft: { ...own, rules: PRESETS.family }, unfolded: null });
  });
  test('without calls ask for nothing about calls', () => {
    const { labels } = rows({ ...DRAFT, rules: { ...PRESETS.printed, calls: 'automatic' } });
    expect(labels).toContain('A run goes to');
    for (const label of ['A false call', 'Time to call']) expect(labels).not.toContain(label);
  });
});
