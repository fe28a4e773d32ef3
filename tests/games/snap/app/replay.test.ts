/** The replay of a game of Snap: its steps by buttons, by keys and by itself, and the record to be taken along. */
import { describe, expect, it } from 'vitest';
import { createReplay, playedOn, replayAfter } from '../../../../src/ui/parts/replay/replayState';
import * as shell from '../../../../src/shell/after/replayScreen';
import type { ReplayModel as ModelOf } from '../../../../src/shell/types';
import { readRecordText } from '../../../../src/contract/record';
import { replayKey } from '../../../../src/ui/parts/replay/replayControls';
import { jumpingClock } from '../../../helpers/clock';
import { markupOf } from '../../../helpers/snapBack/markup';
import { ANN, begun, BO, PIP, playedOn as playedGame, setupFor } from '../../../helpers/snap/savedGames';
import { openSaved, toStore, SNAP_RECORD, snapShell, type SnapShell, type OpenedSnap } from '../../../helpers/snap/snap';

type ReplayModel = ModelOf<SnapShell>;
const replayOf = (game: OpenedSnap, event: number): ReplayModel => shell.replayOf<SnapShell>(snapShell.replay!, game, event);
const stayOf = (model: ReplayModel): number => shell.stayOf<SnapShell>(snapShell.replay!, model);
const stopsOf = (steps: ReplayModel['steps']): readonly number[] => shell.stopsOf<SnapShell>(snapShell.replay!, steps);
const drawReplay = (model: ReplayModel) => shell.replayTemplate<SnapShell>(snapShell.replay!, model, () => {});

function theGame(count = Infinity): OpenedSnap {
  const saved = playedGame(begun(setupFor([ANN, BO, PIP]), 'replay'), count);
  const opened = openSaved(toStore({ ...saved, ended: saved.ended ?? 'stopped' }));
  if (!opened.ok) throw new Error(JSON.stringify(opened.problem));
  return opened.game;
}
const game = theGame();
const last = game.saved.events.length;
const firstCall = game.saved.events.findIndex(([kind]) => kind === 'snap');

describe('the replay of a game of Snap', () => {
  it('opens at the event that is asked for, and never beyond the ends', () => {
    expect(replayOf(game, -1).step).toBe(0);
    expect(replayOf(game, 8).step).toBe(9);
    expect(replayOf(game, 90_000).step).toBe(last);
  });

  it('goes to any step, and stops there', () => {
    const playing = replayAfter(replayOf(game, -1), { kind: 'playOn', playing: true });
    expect(playing.playing).toBe(true);
    expect(replayAfter(playing, { kind: 'toStep', step: 4 })).toMatchObject({ step: 4, playing: false });
    expect(replayAfter(playing, { kind: 'toStep', step: -4 })).toMatchObject({ step: 0 });
  });

  it('plays to its end and stops there, and from its end it begins anew', async () => {
    const short = theGame(30);
    const clock = jumpingClock();
    const shown: ReplayModel[] = [];
    const replay = createReplay<ReplayModel>({ clock, stay: stayOf, show: (model) => { shown.push(model); } });
    replay.open(replayOf(short, -1));
    replay.ask({ kind: 'playOn', playing: true });
    await clock.until(() => shown.at(-1)?.playing === false);
    expect(shown.slice(1).map(({ step }) => step)).toEqual(Array.from({ length: 31 }, (_, step) => step));
    replay.ask({ kind: 'playOn', playing: true });
    expect(replay.model()?.step).toBe(0);
    replay.close();
    expect(await clock.step()).toBe(false);
  });

  it('stays longer at a call than at a card, and a quarter of it when it plays four times as quick', () => {
    const model = replayOf(game, firstCall);
    expect(stayOf(model)).toBeGreaterThan(stayOf(replayOf(game, 0)));
    expect(stayOf(replayAfter(model, { kind: 'setSpeed', speed: 4 }))).toBe(stayOf(model) / 4);
    expect(playedOn(model).step).toBe(model.step + 1);
  });

  it('has the record as one line that can be read again', () => {
    const { record } = replayOf(game, -1);
    expect(record).not.toContain('\n');
    expect(readRecordText(SNAP_RECORD, record)).toMatchObject({ ok: true, result: { end: game.saved.ended } });
  });

  it('goes through the game by keys', () => {
    const model = replayOf(game, 3);
    const key = (name: string, on: 'page' | 'button' | 'typed' = 'page', ctrlKey = false) =>
      replayKey(model, stopsOf(model.steps), { key: name, ctrlKey, altKey: false, metaKey: false }, on);
    const next = stopsOf(model.steps).find((stop) => stop > 4)!;
    expect(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageDown'].map((name) => key(name))).toEqual(
      [3, 5, 0, last, next].map((step) => ({ kind: 'toStep', step })));
    expect(key(' ')).toEqual({ kind: 'playOn', playing: true });
    expect(key('Escape')).toEqual({ kind: 'endReplay' });
    expect(key('ArrowRight', 'page', true)).toBeNull();
    expect(key(' ', 'button')).toBeNull();
    expect(key('ArrowRight', 'typed')).toBeNull();
  });

  it('draws each step with who sits there, what lies open, and what happens', () => {
    const page = (event: number): string => markupOf(drawReplay(replayOf(game, event)));
    expect(page(-1)).toContain('The cards are dealt.');
    for (const name of ['Ann', 'Bo', 'Pip']) expect(page(-1)).toContain(name);
    // What matches is marked at the card that made it.
    expect(page(firstCall - 1).split('piled-step-pile lit').length - 1).toBe(2);
    expect(page(firstCall)).toMatch(/calls? Snap!/u);
    expect(markupOf(drawReplay(replayOf(theGame(30), 900)))).toContain('The game was stopped here.');
  });
});
