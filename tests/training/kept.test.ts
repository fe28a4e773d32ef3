/** Training as it is kept: what is sound of it comes back, and what is spoiled spoils nothing else. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dueSkills } from '../../src/training/due';
import { openDrill, openTraining, keptTraining } from '../../src/training/kept';
import { keptDrill } from '../../src/training/drill';
import { newDrill } from '../../src/training/plan';
import { NO_TRAINING, type TrainingState } from '../../src/training/progress';
import { progressAfter } from '../../src/training/progressAfter';
import { runs } from '../long/amount';
import { character, session } from './learners';
import { safeQuestion, someGames, somePositions } from './someGames';

const NOW = Date.UTC(2026, 10, 22, 12);
const library = { games: someGames(4), shipped: somePositions(12), positions: Array.from({ length: 12 }, (_, i) => safeQuestion(i)) };
const drills = ['flash', 'gone', 'safe'] as const;

/** Somebody who has done every drill twice and has three slips. */
const whole: TrainingState = drills.reduce((state, drill) => {
  const once = session(drill, library, state, character('wanda'), `${drill} 1`, NOW).state;
  return session(drill, library, once, character('wanda'), `${drill} 2`, NOW + 86_400_000).state;
}, progressAfter(NO_TRAINING, {
  type: 'slips', slips: drills.map((drill) => {
    const { ref } = newDrill(drill, library, NO_TRAINING, 'slip', NOW)!.questions[0]!;
    return { id: drill, game: 'g', added: NOW, ref, card: null, ...(drill === 'safe' ? { position: safeQuestion(1) } : {}) };
  }),
}));

const plain = (): Record<string, unknown> => JSON.parse(JSON.stringify(keptTraining(whole))) as Record<string, unknown>;

/** Any place in a value, as the way there. */
function placesIn(value: unknown, way: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [way];
  return [...(way.length === 0 ? [] : [way]), ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...way, key]))];
}

/** The value with another one at a place. */
function spoiled(value: unknown, way: readonly string[], by: unknown): unknown {
  const [key, ...rest] = way;
  if (key === undefined) return by;
  const changed = spoiled((value as Record<string, unknown>)[key], rest, by);
  if (Array.isArray(value)) return value.map((one: unknown, i) => (String(i) === key ? changed : one));
  return { ...(value as object), [key]: changed };
}

describe('kept training', () => {
  test('comes back as it was', () => expect(openTraining(plain())).toEqual(whole));
  test.each([null, 7, 'x', [], {}, { version: 2 }, { version: 1, cards: 3, sessions: [], slips: {} }])('of %j is none', (value) => {
    expect(openTraining(value)).toEqual(NO_TRAINING);
  });
  test('of before, when cards waited for decades, comes back within a year', () => {
    const [[skill, card] = []] = Object.entries(whole.cards);
    const old = { ...card!, due: card!.last + 6480 * 86_400_000, stability: 6480 };
    const slip = { ...whole.slips[0]!, card: old };
    const opened = openTraining({ ...plain(), cards: { [skill!]: old }, slips: [slip] });
    for (const one of [opened.cards[skill as keyof typeof opened.cards], opened.slips[0]!.card]) {
      expect(one).toEqual({ ...old, due: old.last + 365 * 86_400_000 });
    }
  });
  test('keeps the card and the slip of a kind that is not scheduled any more', () => {
    const [card] = Object.values(whole.cards);
    const [slip] = [{ ...whole.slips[2]!, ref: { ...whole.slips[2]!.ref, skill: 'safe:shuts' } }];
    const opened = openTraining({ ...plain(), cards: { 'safe:shuts': card }, slips: [slip] });
    expect(opened.cards).toEqual({ 'safe:shuts': card });
    expect(opened.slips[0]!.ref.skill).toBe('safe:shuts');
    // It is not told as due: nothing asks for it.
    expect(dueSkills(opened, Number.MAX_SAFE_INTEGER)).toEqual([]);
  });
  test('spoiled anywhere loses that part and no more', () => {
    const places = placesIn(plain()).filter(([first]) => first !== 'version');
    const rubbish = fc.oneof(fc.constantFrom<unknown>(null, -1, 1e300, 'x', [], {}, true, undefined), fc.jsonValue());
    fc.assert(fc.property(fc.constantFrom(...places), rubbish, (way, by) => {
      const opened = openTraining(spoiled(plain(), way, by));
      const [part, name = '', number = ''] = way;
      for (const [skill, card] of Object.entries(whole.cards)) {
        if (part !== 'cards' || (way.length > 1 && name !== skill)) expect(opened.cards[skill as keyof typeof opened.cards]).toEqual(card);
      }
      for (const drill of drills) {
        const [first, second] = whole.sessions[drill];
        if (part !== 'sessions' || (way.length > 1 && name !== drill)) expect(opened.sessions[drill]).toEqual([first, second]);
        else if (way.length > 2) expect(opened.sessions[drill]).toContainEqual(number === '0' ? second : first);
      }
      for (const [i, slip] of whole.slips.entries()) {
        if (part !== 'slips' || (way.length > 1 && name !== String(i))) expect(opened.slips).toContainEqual(slip);
      }
      // What was opened once is sound, and opens as it is.
      expect(openTraining(keptTraining(opened))).toEqual(opened);
    }), runs(60, 2000));
  });
  test('takes a spoiled card of a slip for none, and the slip stays', () => {
    const slip = { ...whole.slips[0]!, card: { due: 'soon' } };
    expect(openTraining({ ...plain(), slips: [slip, slip] }).slips).toEqual([{ ...slip, card: null }]);
  });
});

describe('a kept session', () => {
  const kept = keptDrill(newDrill('gone', library, NO_TRAINING, 'kept', NOW)!)!;
  test('comes back as it was', () => expect(openDrill(JSON.parse(JSON.stringify(kept)))).toEqual(kept));
  test.each([
    null, {}, { ...kept, session: 'chess' }, { ...kept, refs: [] }, { ...kept, session: 'flash' }, { ...kept, watched: 1 },
    { ...kept, refs: [{ ...kept.refs[0], skill: 'flash:quiet' }] }, { ...kept, refs: [...kept.refs, kept.refs[0]] },
    { ...kept, answers: [{ said: 3, ms: 5 }] }, { ...kept, answers: [{ said: 'gone', ms: -5 }] },
  ])('that is not sound is none: %#', (value) => expect(openDrill(value)).toBeNull());
});
