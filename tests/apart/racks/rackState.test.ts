/** What a rack in SNAG shows of a tile that was tapped: no longer than it can be played. */
import { expect, test } from 'vitest';
import { NOTHING_TOLD, rackAfter, type RackState } from '../../../src/rack/rackState';
import { promptText, toastText } from '../../../src/rack/words';
import type { TableHappening, ViewState } from '../../../src/session/viewState';

const view = (may: Partial<ViewState['may']>): ViewState => ({
  board: [79], viewer: 0, seats: [{ rack: [49, 32], name: 'Ann' }], may, calls: 'classic', phase: 'playing', clock: null,
}) as unknown as ViewState;
const tapped: RackState = { ...NOTHING_TOLD, view: view({ place: true }), tapped: 49, sent: 'place' };

test('a tile that was tapped after another was played lies down again once that is told', () => {
  expect(rackAfter(tapped, { type: 'told', view: view({ place: true }), places: [0], happenings: [] }).tapped).toBe(49);
  expect(rackAfter(tapped, { type: 'told', view: view({ place: false }), places: [0], happenings: [] }).tapped).toBeNull();
});

test('a tile that cannot be played, or of which nothing is heard, lies down again', () => {
  expect(rackAfter(tapped, { type: 'refused', refusal: { code: 'not-your-turn', mover: 0 } as never }).tapped).toBeNull();
  expect(rackAfter(tapped, { type: 'unheard' }).tapped).toBeNull();
});

test('what was called is shown as called until something tells what became of it, and never as won before', () => {
  const called: RackState = rackAfter({ ...NOTHING_TOLD, view: view({ call: true }) }, { type: 'sent', what: 'call' });
  const told = (type: string): RackState =>
    rackAfter(called, { type: 'told', view: view({}), places: [0], happenings: [{ type } as unknown as TableHappening] });
  for (const silent of ['placed', 'drew', 'turn', 'raced']) expect(told(silent).sent).toBe('call');
  for (const tells of ['falseCall', 'claimed']) expect(told(tells).sent).toBeNull();
  expect(toastText(rackAfter(called, { type: 'unheard' }))).toBe('');
  expect(toastText(rackAfter(told('placed'), { type: 'unheard' }))).toBe('Too late: the next tile was already there.');
});

test('whoever sees nothing more in the last chance is told that the others still look', () => {
  const last = { ...view({ count: true }), phase: 'lastChance', order: null, asking: null, paused: false } as ViewState;
  const prompt = (more: Partial<ViewState>): string => promptText({ ...NOTHING_TOLD, view: { ...last, ...more } });
  expect(prompt({ enough: [1] })).toContain('Last chance');
  const seats = ['Ann', 'Bo', 'Cleo', 'Otto'].map((name) =>
    ({ name, kind: name === 'Otto' ? 'bot' : 'remote' }) as ViewState['seats'][number]);
  expect(prompt({ seats, enough: [1, 0] })).toBe('You’re ready to count. Waiting for Cleo.');
});
