/** A complaint about the set-up stands at the card that it is about; and what is unfolded there folds up when others sit there. */
import { describe, expect, test } from 'vitest';
import { setupAfter, type SetupState } from '../../../src/app/setup/setupState';
import { PRESETS } from '../../../src/rules/presets';
import { USUAL_INPUT } from '../../../src/setup/inputSettings';
import type { Player } from '../../../src/setup/players';
import { checkNewGame } from '../../../src/setup/setup';
import { complaintPlace } from '../../../src/ui/setup/complaint';

const person = (name: string, callKey?: string): Player => ({ name, kind: 'local', ...(callKey === undefined ? {} : { callKey }) });
const AGREED = {
  callSeconds: 5, pace: 'normal', rules: PRESETS.printed, memoryAid: false, playedFor: { kind: 'single' },
} as const;

/** Where it stands what is wrong with these players. */
function place(players: readonly Player[]) {
  const checked = checkNewGame({ ...AGREED, players, order: 'drawn', seed: 'x' });
  return checked.ok ? 'nothing is wrong' : complaintPlace(checked.problem, players);
}

describe('a complaint stands', () => {
  test('at the name that is wrong, of two the later', () => {
    expect(place([person('Ann'), person(' ')])).toEqual({ seat: 1, field: 'name' });
    expect(place([person('Ann'), person('Ben'), person('ann')])).toEqual({ seat: 2, field: 'name' });
    expect(place([person('A, nn'), person('Ben'), person('a nn')])).toEqual({ seat: 2, field: 'name' });
    expect(place([person('x'.repeat(21)), person('Ben')])).toEqual({ seat: 0, field: 'name' });
    expect(place([person('Ann'), person('computer')])).toEqual({ seat: 1, field: 'name' });
    expect(place([person('Somebody'), person('Ben')])).toEqual({ seat: 0, field: 'name' });
  });
  test('at the key that is wrong', () => {
    expect(place([person('Ann', 's'), person('Ben')])).toEqual({ seat: 0, field: 'key' });
    expect(place([person('Ann'), person('Ben', '')])).toEqual({ seat: 1, field: 'key' });
    expect(place([person('Ann', 'k'), person('Ben', 'k')])).toEqual({ seat: 1, field: 'key' });
  });
  test('beside Play where it is nobody\'s', () => {
    expect(complaintPlace({ code: 'bad-seed' }, [person('Ann'), person('Ben')])).toBeNull();
  });
});

describe('what is unfolded', () => {
  const state: SetupState = {
    draft: { ...AGREED, players: [{ kind: 'local' }, { kind: 'bot' }, { kind: 'bot' }], sitting: 'beside', input: USUAL_INPUT },
    unfolded: { part: 'faces', seat: 2 }, complaint: { code: 'same-name', name: 'Ann' },
  };
  const with2 = { ...state.draft, players: state.draft.players.slice(1) };
  test('stays while something is chosen in it, and the complaint goes', () => {
    const next = setupAfter(state, { type: 'edited', draft: { ...state.draft, pace: 'fast' } });
    expect(next).toMatchObject({ unfolded: { part: 'faces', seat: 2 }, complaint: null });
  });
  test('folds up with the seats, but not the rules', () => {
    expect(setupAfter(state, { type: 'edited', draft: with2 }).unfolded).toBeNull();
    expect(setupAfter({ ...state, unfolded: { part: 'rules' } }, { type: 'edited', draft: with2 }).unfolded).toEqual({ part: 'rules' });
    expect(setupAfter(state, { type: 'opened', draft: state.draft }).unfolded).toBeNull();
  });
});
