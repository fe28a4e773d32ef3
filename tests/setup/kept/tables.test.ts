/** Two tables are remembered apart: one person against computers, and several at one screen. */
import { expect, test } from 'vitest';
import { PRESETS } from '../../../src/rules/presets';
import { keptForm, openSettings } from '../../../src/setup/kept/settings';
import {
  afterAgreeing, afterChange, aidOf, chosenCharacter, draftFor, gameAgainst, withAid, type Remembered,
} from '../../../src/setup/kept/tables';
import { TWO_COMPUTERS } from '../../helpers/apps';

const FIRST: Remembered = {
  ...TWO_COMPUTERS, players: [{ kind: 'local' }, { kind: 'bot', level: 'otto' }], pace: 'normal', callSeconds: 5,
};
const FAMILY = { rules: PRESETS.family, callSeconds: 8, pace: 'slow' } as const;

test('what was agreed against computers is that of the next one, as a single game; the other table stays', () => {
  const draft = { ...draftFor(FIRST, 'character'), ...FAMILY, playedFor: { kind: 'to-100' } as const };
  const next = afterAgreeing(FIRST, draft, 'setUp');
  expect(chosenCharacter(next)).toBe('otto');
  expect(gameAgainst(next, 'ada')).toMatchObject({
    ...FAMILY, playedFor: { kind: 'single' }, players: [{ kind: 'local', me: true }, { kind: 'bot', level: 'ada' }],
  });
  expect(draftFor(next, 'several')).toMatchObject({
    players: [{ me: true }, { kind: 'local' }], rules: PRESETS.printed, callSeconds: null, pace: 'slow',
  });
  // A game at one press leaves what was set up by hand.
  const again = afterAgreeing(next, gameAgainst(next, 'otto'), 'character');
  expect(draftFor(again, 'character')).toMatchObject({ ...FAMILY, playedFor: { kind: 'to-100' } });
});

test('a table that was set up with the chosen character comes back with all who sat there; another character makes it two', () => {
  const players = [{ kind: 'local' }, { kind: 'bot', level: 'viola' }, { kind: 'bot', level: 'pip' }] as const;
  const three = { ...draftFor(FIRST, 'character'), players };
  const next = afterAgreeing(FIRST, three, 'setUp');
  expect(draftFor(next, 'character').players).toHaveLength(3);
  expect(draftFor({ ...next, character: 'ada' }, 'character').players).toMatchObject([{ me: true }, { level: 'ada' }]);
});

test('the last table of several is remembered beside it, and what is changed in a game belongs to its table', () => {
  const people = { ...draftFor(FIRST, 'several'), players: [{ kind: 'local', name: 'Ann' }, { kind: 'local', name: 'Bo' }] } as const;
  const next = afterAgreeing(FIRST, people, 'setUp');
  expect(draftFor(next, 'several').players).toMatchObject([{ name: 'Ann' }, { name: 'Bo' }]);
  expect(draftFor(next, 'character').players).toMatchObject([{ me: true }, { level: 'otto' }]);
  const slow = afterChange(next, { pace: 'slow' }, people.players);
  expect([draftFor(slow, 'several').pace, draftFor(slow, 'character').pace]).toEqual(['slow', 'normal']);
});

test('both are kept, without the player\'s name; one that is not sound is left out', () => {
  const me = { ...FIRST, me: 'Ida' };
  const kept = JSON.stringify(keptForm({ ...afterAgreeing(me, draftFor(me, 'character'), 'setUp'), names: [] }));
  expect(kept.match(/Ida/g)).toHaveLength(1);
  const opened = openSettings(JSON.parse(kept))!;
  expect(draftFor(opened, 'character').players[0]).toEqual({ kind: 'local', me: true, name: 'Ida' });
  const spoiled = openSettings({ ...JSON.parse(kept) as object, several: { players: [] }, character: 'hal', alone: 7 })!;
  expect([spoiled.several, spoiled.character, spoiled.alone]).toEqual([undefined, undefined, undefined]);
});

test('the memory aid is agreed for the next games of both tables, and for a first one', () => {
  const both = afterAgreeing(afterAgreeing(FIRST, draftFor(FIRST, 'character'), 'setUp'), draftFor(FIRST, 'several'), 'setUp');
  const aided = withAid(both, true);
  expect([aided.memoryAid, draftFor(aided, 'several').memoryAid, gameAgainst(aided, 'ada').memoryAid]).toEqual([true, true, true]);
  expect([aidOf(both), aidOf(aided), aidOf(FIRST)]).toEqual([false, true, false]);
  expect(aidOf(afterAgreeing(both, { ...draftFor(both, 'several'), memoryAid: true }, 'setUp'))).toBeNull();
  expect(withAid(aided, false)).toEqual(both);
  expect(draftFor(withAid(FIRST, true), 'several').memoryAid).toBe(true);
});
