import { describe, expect, it } from 'vitest';
import { reportOf } from '../../../../src/games/snapBack/review/report';
import { lineTold } from '../../../../src/games/snapBack/words/after';
import { snapBackShell } from '../../../../src/games/snapBack/app/snapBack';
import type { SnapBackShell } from '../../../../src/games/snapBack/ui/shellTypes';
import { createReplay, playedOn, replayAfter } from '../../../../src/ui/parts/replay/replayState';
import * as shell from '../../../../src/shell/after/replayScreen';
import type { ReplayModel as ModelOf } from '../../../../src/shell/types';
import { openSaved, toStore, type OpenedSnapBack } from '../../../../src/games/snapBack/kept/savedGame';
import { SNAP_BACK_RECORD } from '../../../../src/games/snapBack/rules/record';
import { readRecordText } from '../../../../src/contract/record';
import { castOf } from '../../../../src/strings/words/cast';
import { storyOf } from '../../../../src/games/snapBack/words/story';
import { replayKey } from '../../../../src/ui/parts/replay/replayControls';
import { gameBefore } from '../../../helpers/lesson';
import { jumpingClock } from '../../../helpers/clock';

type ReplayModel = ModelOf<SnapBackShell>;
const replayOf = (game: OpenedSnapBack, event: number): ReplayModel => shell.replayOf<SnapBackShell>(snapBackShell.replay!, game, event);
const stayOf = (model: ReplayModel): number => shell.stayOf<SnapBackShell>(snapBackShell.replay!, model);
const stopsOf = (steps: ReplayModel['steps']): readonly number[] => shell.stopsOf<SnapBackShell>(snapBackShell.replay!, steps);

/** The game of the whole lesson: 11 cards, three calls. */
function theGame(): OpenedSnapBack {
  const opened = openSaved(toStore({ ...gameBefore(snapBackShell, 'end'), ended: 'stopped' }));
  if (!opened.ok) throw new Error(JSON.stringify(opened.problem));
  return opened.game;
}

const told = ({ steps, step, saved: { setup: { players }, ended } }: ReplayModel): string => {
  const { told: lines, heard } = storyOf(steps[step]!, castOf(players), step === steps.length - 1 ? ended : null);
  return [...lines, ...heard].join(' ');
};

describe('the replay of a game of Snap Back', () => {
  it('opens at the event that is asked for, and never beyond the ends', () => {
    expect(replayOf(theGame(), -1).step).toBe(0);
    expect(replayOf(theGame(), 8).step).toBe(9);
    expect(replayOf(theGame(), 900).step).toBe(17);
  });

  it('tells the dice of their own with which players began, and so does the screen after the game', () => {
    const { saved } = theGame();
    const [ann, pip] = saved.setup.players;
    const opened = openSaved(toStore({ ...saved, setup: { ...saved.setup, players: [{ ...ann!, start: 4 }, pip!] } }));
    if (!opened.ok) throw new Error(JSON.stringify(opened.problem));
    expect(told(replayOf(theGame(), -1))).toBe('Every die shows 2. Six cards come first.');
    expect(told(replayOf(opened.game, -1))).toBe('Starting dice: Ann 4 and Pip 2. Six cards come first.');
    expect(lineTold(reportOf(opened.game), 65_000, castOf(saved.setup.players)))
      .toBe('11 cards in 1:05. Starting dice: Ann 4 and Pip 2.');
    expect(lineTold(reportOf(theGame()), 65_000, castOf(saved.setup.players))).toBe('11 cards in 1:05');
    expect(JSON.parse(replayOf(opened.game, -1).record)).toMatchObject({ dice: [4, 2] });
  });

  it('goes to any step, and stops there', () => {
    const playing = replayAfter(replayOf(theGame(), -1), { kind: 'playOn', playing: true });
    expect(playing.playing).toBe(true);
    expect(replayAfter(playing, { kind: 'toStep', step: 4 })).toMatchObject({ step: 4, playing: false });
    expect(replayAfter(playing, { kind: 'toStep', step: -4 })).toMatchObject({ step: 0 });
  });

  it('plays to its end and stops there, and from its end it begins anew', async () => {
    const clock = jumpingClock();
    const shown: ReplayModel[] = [];
    const replay = createReplay<ReplayModel>({ clock, stay: stayOf, show: (model) => { shown.push(model); } });
    replay.open(replayOf(theGame(), -1));
    replay.ask({ kind: 'playOn', playing: true });
    await clock.until(() => shown.at(-1)?.playing === false);
    expect(shown.at(-1)?.step).toBe(17);
    expect(shown.slice(1).map(({ step }) => step)).toEqual(Array.from({ length: 18 }, (_, step) => step));
    replay.ask({ kind: 'playOn', playing: true });
    expect(replay.model()?.step).toBe(0);
    replay.close();
    expect(await clock.step()).toBe(false);
  });

  it('stays longer at what was revealed than at a card, and a half or a quarter of it when it plays quicker', () => {
    const model = replayOf(theGame(), 9);
    expect(model.steps[model.step]!.reveal).not.toBeNull();
    expect(stayOf(model)).toBeGreaterThan(stayOf(replayOf(theGame(), 2)));
    expect(stayOf(replayAfter(model, { kind: 'setSpeed', speed: 4 }))).toBe(stayOf(model) / 4);
    expect(playedOn(model).step).toBe(model.step + 1);
  });

  it('has the record as one line that can be read again', () => {
    const { record } = replayOf(theGame(), -1);
    expect(record).not.toContain('\n');
    expect(readRecordText(SNAP_BACK_RECORD, record)).toMatchObject({ ok: true, result: { dice: [4, 1], shown: 11, over: false } });
  });

  it('tells each step in sentences', () => {
    const at = (step: number): string => told(replayOf(theGame(), step - 1));
    expect(at(0)).toBe('Every die shows 2. Six cards come first.');
    expect(at(3)).toBe('Card 3: 10.');
    expect(at(7)).toBe('Card 7: 6, not among the last six.');
    expect(at(8)).toBe('Card 8: 7, 2 back.');
    expect(at(9)).toBe('You call.');
    expect(at(10)).toBe('It was 2 back. You show 2, die up to 3. Pip shows a fist, die down to 1.');
    expect(at(13)).toBe('Pip calls.');
    expect(at(17)).toBe(
      'It wasn’t among the last six. The game was stopped here. You show a fist, die stays at 4. Pip shows 5, die down to 1.');
  });

  it('goes through the game by keys', () => {
    const model = replayOf(theGame(), 4);
    const key = (name: string, on: 'page' | 'button' | 'typed' = 'page', ctrlKey = false) =>
      replayKey(model, stopsOf(model.steps), { key: name, ctrlKey, altKey: false, metaKey: false }, on);
    expect(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'].map((name) => key(name))).toEqual(
      [4, 6, 0, 17, 0, 10].map((step) => ({ kind: 'toStep', step })));
    expect(key(' ')).toEqual({ kind: 'playOn', playing: true });
    expect(key('Escape')).toEqual({ kind: 'endReplay' });
    expect(key('ArrowRight', 'page', true)).toBeNull();
    expect(key(' ', 'button')).toBeNull();
    expect(key('ArrowRight', 'typed')).toBeNull();
    expect(key('x')).toBeNull();
  });
});
