/** What the table shows and says once nobody has laid a card for eight seconds. */
import { expect, test } from 'vitest';
import { californiaGame } from '../../../../src/games/californiaSpeed/table/californiaGame';
import { parts } from '../../../../src/games/californiaSpeed/ui/parts';
import { afterAll } from '../../../../src/games/laying/ui/model';
import { opened, sentence } from '../../../../src/games/hands/ui/handsParts';
import { begunBy } from '../../../helpers/laying/played';

const { table } = californiaGame;
const STILL = 8000;

/** A game of two, dealt; with what came of each step until something is shown that nobody has seen. */
function untilHint() {
  let [at, now] = [table.start(begunBy(['pip', 'otto'], 'fig'), 0, {} as never), 0];
  const happenings: { readonly type: string }[] = [];
  while (at.hint === null) {
    now = table.due(at, -Infinity)!;
    const step = table.tick(at, now, -Infinity);
    at = step.table as typeof at;
    happenings.push(...step.happenings);
  }
  return { at, now, happenings };
}

test('eight seconds after the last card it says so, once, and which', () => {
  const { at, now, happenings } = untilHint();
  expect(happenings.map(({ type }) => type)).toEqual(['counted', 'counted', 'dealt', 'hinted']);
  expect(happenings.at(-1)).toEqual({ type: 'hinted', on: at.hint });
  expect(now).toBe(at.dealtAt + STILL);
  expect(table.due(at, -Infinity)).toBeNull();
});

test('the sentence stands there until the card is covered', () => {
  const { at, now, happenings } = untilHint();
  const standing = { begun: true, paused: false, ended: null };
  const viewOf = (one: typeof at) => californiaGame.view(one, new Set([0]), standing);
  const told = (model: never, one: typeof at, what: readonly object[]) =>
    afterAll(parts, model, { type: 'told', view: viewOf(one), happenings: what, now } as never);
  const before = opened(viewOf({ ...at, hint: null }), { input: {} } as never);
  const hinted = told({ ...before, news: 'Something else.' } as never, at, happenings.slice(-1));
  expect(sentence(parts, hinted)).toBe('There’s still one to cover.');
  const covered = told(hinted as never, { ...at, hint: null }, [{ type: 'laid', seat: 0, on: at.hint, card: '2c', under: '2h' }]);
  expect(sentence(parts, covered)).toMatch(/^Two of the same rank/u);
});
