/** The screen after a game of Snap: whose review it is, what was bettered, and what is kept for whom. */
import { describe, expect, it } from 'vitest';
import * as afterwards from '../../../../src/shell/after/afterModel';
import { afterTemplate } from '../../../../src/shell/after/afterScreen';
import { bestsTemplate } from '../../../../src/shell/bests/bestsScreen';
import type { BestsModel } from '../../../../src/shell/types';
import type { AfterModel } from '../../../../src/shell/types';
import { keepResults } from '../../../../src/shell/after/results';
import { keptBests } from '../../../../src/games/keptBests';
import { type SavedSnap } from '../../../../src/games/snap/kept/savedGame';
import { markupOf } from '../../../helpers/snapBack/markup';
import { ADA, ANN, begun, BO, PIP, playedOn, setupFor } from '../../../helpers/snap/savedGames';
import {
  bestsAfter, openBests, openSaved, toStore, snapShell, type SnapShell, type Bests, type OpenedSnap,
} from '../../../helpers/snap/snap';

const NO_BESTS = openBests(null);

const afterOf = (game: OpenedSnap, whose: number | null, before: Bests | null) =>
  afterwards.afterOf<SnapShell>(snapShell, game, whose, before);
const isParty = (model: AfterModel<SnapShell>): boolean => afterwards.isParty<SnapShell>(snapShell, model);
const drawAfter = (model: AfterModel<SnapShell>) => afterTemplate<SnapShell>(snapShell, model, () => {});
const drawBests = (model: BestsModel<SnapShell>) => bestsTemplate<SnapShell>(snapShell.bests!, model, () => {});

const ME = { ...ANN, me: true as const };
const savedOf = (players = [ME, PIP], seed = 'after'): SavedSnap => playedOn(begun(setupFor(players), seed));

function opened(saved: SavedSnap): OpenedSnap {
  const game = openSaved(toStore(saved));
  if (!game.ok) throw new Error(JSON.stringify(game.problem));
  return game.game;
}

describe('after a game', () => {
  it('the review is of the person who is asked for, or of the first, and never of a character', () => {
    const game = opened(savedOf([PIP, ANN, ADA, BO]));
    expect([null, 3, 2, 9].map((whose) => afterOf(game, whose, null).whose)).toEqual([1, 3, 1, 1]);
  });

  it('tells the only person what they bettered, and celebrates that or that they have won', () => {
    const game = opened(savedOf());
    const model = afterOf(game, null, NO_BESTS);
    const played = { ...afterwards.playedBy<SnapShell>(snapShell.after, game, model.report, 0), game: 'before', at: 1 };
    const before = bestsAfter(NO_BESTS, { ...played, quickest: 1e6, callTime: 1e6 });
    expect(model.bettered).toEqual([]);
    const better = afterOf(game, null, before);
    expect(better.bettered).toContain('quickest');
    expect(isParty(better)).toBe(true);
    expect(isParty(model)).toBe(model.report.seats[0]!.won && model.report.end!.winners.length === 1);
    expect(isParty({ ...better, saved: { ...better.saved, ended: 'stopped' }, report: { ...better.report, end: null } })).toBe(false);
    expect(markupOf(drawAfter(better))).toContain('New record: your quickest right call!');
  });

  it('shows everybody’s cards, and no times where everybody was asked', () => {
    const model = afterOf(opened(playedOn(begun(setupFor([ME, PIP], { asked: true }), 'asked'))), null, null);
    const page = markupOf(drawAfter(model));
    expect(page).toContain('no call was timed');
    expect(page).not.toContain('Quickest right call');
    for (const { name } of model.saved.setup.players) expect(page).toContain(name);
  });
});

describe('what a game came to is kept', () => {
  it('for each person, under their name or as the player of this device, and for no character', async () => {
    const people = new Map<string | null, unknown>();
    const remembered: string[] = [];
    const saved = savedOf([ME, BO, PIP]);
    const keeping = {
      shelf: {
        async changePerson(name: string | null, change: (now: unknown) => unknown) {
          people.set(name, change(people.get(name)));
          return people.get(name);
        },
      },
      names: () => ['Ann'], remember: (names: readonly string[]) => { remembered.push(...names); },
    };
    await keepResults<SnapShell>(snapShell, keeping, saved);
    // The same game again is replaced.
    await keepResults<SnapShell>(snapShell, keeping, { ...saved, savedAt: 12 });
    expect([...people.keys()]).toEqual([null, 'Bo']);
    expect(openBests(people.get(null)).games).toMatchObject([{ game: 'after', at: 12, table: 'B', seats: 3 }]);
    expect(new Set(remembered)).toEqual(new Set(['Bo']));
  });

  it('and is shown as records, game by game', () => {
    const game = opened(savedOf());
    const { report } = afterOf(game, null, null);
    const games = ['a', 'b', 'c'].map((id, i) => ({
      ...afterwards.playedBy<SnapShell>(snapShell.after, game, report, 0), game: id, at: i, called: 6 + i, matches: 12,
    }));
    const bests = openBests(keptBests(games.reduce(bestsAfter, NO_BESTS)));
    const model = { kind: 'bests', people: [{ name: null, shown: 'Ann' }], whose: 0, bests, after: null } as const;
    const page = markupOf(drawBests(model));
    expect(page).toContain('Quickest right call');
    expect(page).toMatch(/Share of matches called, game by game: last 67%, best 67%, in 3 games\./u);
    expect(markupOf(drawBests({ ...model, bests: NO_BESTS }))).toContain('No games counted yet.');
  });
});
