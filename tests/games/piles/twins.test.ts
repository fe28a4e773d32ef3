/** Nothing of Snap is in the room of the family: another game is played, told, kept and looked back at by it. */
import { describe, expect, test } from 'vitest';
import { pilesShell } from '../../../src/games/piles/app/pilesShell';
import type { SavedPiles } from '../../../src/games/piles/kept/saved';
import { cuesOf } from '../../../src/games/piles/sound/cues';
import { pilesGame } from '../../../src/games/piles/table/pilesGame';
import type { PlayedPiles } from '../../../src/games/piles/table/types';
import { keptBests } from '../../../src/games/keptBests';
import { createHost } from '../../../src/host/host';
import { readRecordText } from '../../../src/contract/record';
import { GameScreen } from '../../../src/host/screen';
import { MARKS } from '../../../src/seats/marks';
import { USUAL_INPUT } from '../../../src/setup/inputSettings';
import { castOf } from '../../../src/strings/words/cast';
import { createJumpingClock } from '../../../tools/arena/clock';
import { markupOf } from '../../helpers/snapBack/markup';
import { twins, type TwinsTypes } from './twins';

const shell = pilesShell(twins);
const game = pilesGame(twins);
const SET = { input: USUAL_INPUT, mirrored: false, spoken: 'off', sitting: 'beside' } as const;

function begun(seed: string, kinds: readonly ('bot' | 'local')[], beat: 1500 | null = null): SavedPiles<TwinsTypes> {
  const players = kinds.map((kind, i) => ({
    name: ['Ann', 'Bo', 'Cleo'][i]!, kind, shape: MARKS[i]!, ...kind === 'bot' ? { level: 'wanda' } as const : {},
  }));
  let words = 0;
  return shell.begin({ freshWord: () => `${seed} ${words += 1}`, today: () => 5 },
    { asked: false, least: 500, beat, packs: 1, players }, seed);
}

/** Plays a game to its end: a drum turns the cards, two characters call, and a person looks on. */
function played(seed: string) {
  const clock = createJumpingClock();
  const host = createHost(game, begun(seed, ['local', 'bot', 'bot'], 1500), {
    clock, today: () => 9, epoch: seed, save() {}, failed: (error) => { throw error; },
  });
  const views: string[] = [];
  const screen: GameScreen<PlayedPiles<TwinsTypes>> =
    new GameScreen(host.connect, [0], {
      now: () => clock.now(),
      told({ view }) {
        views.push(JSON.stringify({ ...view, piles: [] }));
        clock.setTimeout(() => { screen.shown(clock.now()); }, 16);
      },
    });
  screen.goOn();
  while (screen.seen().standing.ended === null && clock.jump());
  return { saved: host.saved(), views };
}

const { saved, views } = played('twins');
const opened = shell.openSaved(JSON.parse(JSON.stringify(shell.toStore(saved))));
if (!opened.ok) throw new Error('It does not open.');
const { replayed } = opened.game;
const cast = castOf(saved.setup.players);

describe('at the table', () => {
  test('characters call until it ends by its own rules, and no view tells a card that lies face down', () => {
    expect(saved.ended).toBe('emptied');
    expect(new Set(saved.events.map(([kind]) => kind))).toEqual(new Set(['flip', 'twins']));
    expect(views.filter((view) => /"\w[cdhs]"/u.test(view))).toEqual([]);
  });
  test('one key calls what fits, and turns a card; no second key is there', () => {
    const view = game.view(game.table.start(begun('keys', ['local', 'bot']), 0), new Set([0]), { begun: true, paused: false, ended: null });
    const model = shell.table.opened({ ...view, phase: 'playing', turn: 0 }, SET);
    const call = { kind: 'call', seat: 0, called: 'any', orTurn: true, at: 7 };
    expect(shell.table.keys(' ', 'page', model, 7)).toEqual({ kind: 'act', act: call });
    expect(shell.table.keys('d', 'page', model, 7)).toEqual({ kind: 'act', act: { kind: 'turn', seat: 0 } });
    expect(markupOf(shell.table.draw(model, () => {}))).toContain('TWINS!');
  });
  test('what befalls somebody in this game alone is told, heard, and costs nothing', () => {
    const view = game.view(game.table.start(begun('blush', ['bot', 'bot']), 0), new Set(), { begun: true, paused: false, ended: null });
    const happenings = [{ type: 'wrong', seat: 1, kind: 'twins' }, { type: 'blushed', seat: 1 }] as const;
    const after = shell.table.after(shell.table.opened(view, SET), { type: 'told', view, happenings, now: 0 });
    expect(shell.table.saidNow(after)).toBe('False call by Bo. Bo blushes.');
    expect(after.call).toMatchObject({ callers: [{ seat: 1, cards: 0 }] });
    // Though it costs nothing, it is shown as what it was.
    expect(markupOf(shell.table.draw({ ...after, view: { ...view, phase: 'playing' } }, () => {}))).toContain('play-called wrong');
    expect(cuesOf<TwinsTypes>(twins.words, happenings[1], view.seats)).toMatchObject([{ name: 'lostMove' }]);
  });
});

describe('after it', () => {
  const report = shell.after.report!(opened.game);
  test('its record is read as it was written', () => {
    const read = readRecordText(twins.rules.record, shell.replay!.record(opened.game));
    expect(read).toMatchObject({ ok: true, result: { cards: replayed.states.at(-1)!.stocks.map(({ length }) => length) } });
  });
  test('matches that were called and missed are counted, and what was best is kept', () => {
    const took = replayed.happenings.flat().filter(({ type }) => type === 'took').length;
    expect(report.seats.reduce((sum, { called }) => sum + called, 0)).toBe(took);
    expect(report.moments.some(({ kind }) => kind === 'took')).toBe(true);
    const one = { ...shell.after.played!(opened.game, report, 0), game: saved.id, at: 9 };
    expect(twins.bests.openBests(keptBests(twins.bests.bestsAfter({ games: [] }, one))).games).toEqual([one]);
  });
  test('each step of the replay is told and drawn, by its own words', () => {
    const steps = shell.replay!.steps(opened.game);
    const stories = steps.map((step, i) => shell.replay!.story(step, cast, i === steps.length - 1 ? 'emptied' : null).told.join(' '));
    expect(stories.every((story) => story.length > 0)).toBe(true);
    expect(stories.some((story) => story.includes('Twins!'))).toBe(true);
    expect(stories.at(-1)).toContain('A stock is empty.');
    for (const step of steps) expect(markupOf(shell.replay!.scene(step, saved.setup.players))).toContain('Ann');
  });
  test('and nobody hears of Snap, of pots or of pools', () => {
    const whole = saved.setup.players.flatMap((_, whose) => {
      const model = { kind: 'after', saved, report, bettered: [], whose, cameUp: false, party: null, onward: null } as const;
      const { title, moments = [] } = shell.after.told(model, cast);
      return [title, ...moments.map(({ heard }) => heard)];
    });
    const drawn = markupOf(twins.words.rules.quick({ packs: 1, asked: false, least: 500, beat: null }));
    expect([...whole, drawn].filter((text) => /snap|pot|pool/iu.test(text))).toEqual([]);
  });
});
