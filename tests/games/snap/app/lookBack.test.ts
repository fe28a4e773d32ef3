/** Games of Snap that are over, in the house: the screen after one, its replay, records, and the way between them and through a reload. */
import { describe, expect, it } from 'vitest';
import type { SavedSnap } from '../../../../src/games/snap/kept/savedGame';
import { keepResults } from '../../../../src/shell/after/results';
import { housedSnap, nothingKept } from '../../../helpers/snap/gameApp';
import { markupOf } from '../../../helpers/snapBack/markup';
import { ANN, begun, BO, PIP, playedOn, setupFor } from '../../../helpers/snap/savedGames';
import { rowOf, snapShell, type SnapShell } from '../../../helpers/snap/snap';

function housed(saved: SavedSnap): ReturnType<typeof housedSnap> {
  const kept = nothingKept();
  const { kind: _, ...row } = rowOf(saved);
  kept.games.set(saved.id, row);
  return housedSnap(kept);
}

const over = playedOn(begun(setupFor([{ ...ANN, me: true }, BO, PIP]), 'looked at'));

describe('a game that is over', () => {
  it('is come back to after a reload, with whose review it was; and so are its replay and the records after it', async () => {
    const { guest, screen } = housed(over);
    for (const kept of [
      { screen: 'after', game: over.id, whose: 1 }, { screen: 'replay', game: over.id, step: 7 },
      { screen: 'bests', name: null, after: over.id },
    ]) {
      await guest.goBackTo(kept);
      expect(screen().kept).toEqual(kept);
      expect(markupOf(screen().draw()).length).toBeGreaterThan(500);
    }
    expect(screen().name).toBe('bests');
    guest.leave();
  });

  it('that is not there any more leads to the first screen, with a word; so does one that is still played', async () => {
    const waiting = playedOn(begun(setupFor([ANN, PIP]), 'waits'), 20);
    const { guest, screen, told } = housed(waiting);
    for (const game of ['nowhere', waiting.id]) {
      await guest.goBackTo({ screen: 'replay', game, step: 3 });
      expect(screen().name).toBe('home');
    }
    expect(told).toEqual(['That game isn’t here any more.', 'That game isn’t here any more.']);
    guest.leave();
  });

  it('shows the records of everybody who has some, the player of this device first', async () => {
    const { guest, screen, kept } = housed(over);
    kept.names = ['Bo', 'Cleo'];
    const key = (name: string | null): string => (name ?? '').toLowerCase();
    await keepResults<SnapShell>(snapShell, {
      names: () => kept.names, remember() {},
      shelf: {
        async changePerson(name, change) {
          kept.people.set(key(name), change(kept.people.get(key(name))));
          return null;
        },
      },
    }, over);
    await guest.goBackTo({ screen: 'bests', name: 'Bo' });
    const page = markupOf(screen().draw());
    expect(page).toContain('Whose records?');
    expect(page).toContain('Bo');
    expect(page).not.toContain('Cleo');
    guest.leave();
  });
});
