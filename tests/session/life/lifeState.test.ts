/** How characters at a table look and what they say: which mood comes of what, how seldom somebody speaks, and that it ends. */
import { describe, expect, test } from 'vitest';
import type { LevelName } from '../../../src/ai/levelNames';
import { fraction, randomFrom } from '../../../src/chance/chance';
import type { Tile } from '../../../src/rules/board';
import type { Seat } from '../../../src/rules/position';
import {
  lifeAfter, lifeEnds, lifeOf, lifeTakenUp, MOOD_MS, PLIES_A_REMARK, REMARK_MS, STILL, type LifeState,
} from '../../../src/session/life/lifeState';
import { REMARKS, type Life, type Remark, type SeatState, type TableHappening, type ViewState } from '../../../src/session/viewState';
import { setupOf, sit } from '../../helpers/sessions';

const TILES = [4, 5, 6, 7];

/** A table with these people and characters: null is a person. */
function tableOf(levels: readonly (LevelName | null)[], more: Partial<ViewState> = {}): ViewState {
  const [person] = sit(setupOf('ann ben')).session.state().seats;
  const seats = levels.map((level): SeatState => ({ ...person!, kind: level ? 'bot' : 'local', level, thinks: false }));
  return { ...sit(setupOf('ann ben')).session.state(), phase: 'playing', seats, ...more };
}

const placed = (seat: Seat, tile: Tile = 4): TableHappening => ({ type: 'placed', seat, tile });
const turn = (seat: Seat): TableHappening => ({ type: 'turn', seat });
const snagged = (seat: Seat, maker: Seat, missed = seat !== maker): TableHappening =>
  ({ type: 'snagged', seat, tiles: TILES, runs: [{ direction: 'across', squares: TILES, maker, missed }] });

/** After so many tiles, each in a turn of its own. */
function plies(count: number, life: LifeState = STILL): LifeState {
  return { ...life, plies: life.plies + count };
}
const after = (table: ViewState, ...happenings: TableHappening[]): LifeState => lifeAfter(STILL, table, happenings, 1000, 'word');
const moods = (table: ViewState, life: LifeState, now = 1000): Life['moods'] => lifeOf(life, table, now).moods;

describe('a mood', () => {
  const table = tableOf([null, 'pip', 'ada', 'otto']);
  test('is a glance at the board from the landing of a tile to the next turn, whoever placed it', () => {
    expect(moods(table, after(table, placed(0)))).toEqual([null, 'glance', 'glance', 'glance']);
    expect(moods(table, after(table, placed(0), turn(1)))).toEqual([null, null, null, null]);
  });
  test('is a glance while somebody thinks about their move', () => {
    const seats = table.seats.map((seat, s) => ({ ...seat, thinks: s === 2 }));
    expect(moods({ ...table, seats }, STILL)).toEqual([null, null, 'glance', null]);
  });
  test('is joy for who takes a run, pain for who missed it, and for who had seen it and was slower', () => {
    expect(moods(table, after(table, snagged(2, 1)))).toEqual([null, 'wince', 'gloat', 'wince']);
    expect(moods(table, after(table, snagged(0, 1)))).toEqual([null, 'wince', 'wince', 'wince']);
  });
  test('is sleep for who had not seen what is called', () => {
    const unaware = { ...table, unaware: [1, 3] };
    expect(moods(unaware, after(unaware, snagged(2, 0)))).toEqual([null, 'doze', 'gloat', 'doze']);
    // A run that its maker takes hurts nobody who saw it.
    expect(moods(unaware, after(unaware, snagged(0, 0)))).toEqual([null, 'doze', null, 'doze']);
  });
  test('is a start at a long run that its maker takes, for who had seen it as well', () => {
    const long: TableHappening = { ...snagged(0, 0), tiles: [...TILES, 16] } as TableHappening;
    expect(moods(table, after(table, long))).toEqual([null, 'gasp', 'gasp', 'gasp']);
    expect(moods({ ...table, unaware: [2] }, after({ ...table, unaware: [2] }, long))).toEqual([null, 'gasp', 'doze', 'gasp']);
  });
  test('is a tune now and then, as a quiet turn begins, for one who is not to move; a tile ends it', () => {
    const humming = new Set<number>();
    let quiet = 0;
    for (let i = 0; i < 200; i += 1) {
      const life = lifeAfter({ ...plies(6), calm: 6 }, table, [turn(1)], 1000, `hum ${i}`);
      const hum = moods(table, life).indexOf('hum');
      if (hum === -1) quiet += 1;
      else humming.add(hum);
      expect(moods(table, lifeAfter(life, table, [placed(1)], 1100, 'word'), 1100)).toEqual([null, 'glance', 'glance', 'glance']);
      // A run was taken just now, or the game has begun just now.
      expect(lifeAfter({ ...plies(6), calm: 3 }, table, [turn(1)], 1000, `hum ${i}`).felt.size).toBe(0);
    }
    expect(humming).toEqual(new Set([2, 3]));
    expect(quiet).toBeGreaterThan(100);
  });
  test('is pain for who calls falsely, and a start for all others', () => {
    const falseCall: TableHappening = { type: 'falseCall', seat: 1, penalty: 'lose-move', paid: [] };
    expect(moods(table, after(table, falseCall))).toEqual([null, 'wince', 'gasp', 'gasp']);
  });
  test('of a run is over by itself, and the eyes are where they were', () => {
    const life = after(table, placed(1), snagged(2, 1));
    expect(lifeEnds(life, 1000)).toBe(1000 + MOOD_MS.gloat);
    expect(moods(table, life, 999 + MOOD_MS.gloat)[2]).toBe('gloat');
    expect(moods(table, life, 1000 + MOOD_MS.gloat)[2]).toBe('glance');
    expect(lifeEnds(life, 1000 + Math.max(...Object.values(MOOD_MS)))).toBeNull();
  });
  test('is nobody’s whom no face is drawn for, and no glance when the game is over', () => {
    expect(moods(table, after(table, snagged(0, 0)))[0]).toBeNull();
    expect(moods({ ...table, phase: 'over' }, after(table, placed(0)))).toEqual([null, null, null, null]);
  });
});

/** What is said in a game of so many tiles in which every other tile is a theft. @param thefts who takes from whom */
function saidIn(levels: readonly (LevelName | null)[], word: string, count: number, thefts: readonly (readonly [Seat, Seat])[]): LifeState {
  const table = tableOf(levels);
  const random = randomFrom(word);
  let life = STILL;
  for (let ply = 0; ply < count; ply += 1) {
    life = lifeAfter(life, table, [placed(0), turn(1)], ply * 1000, word);
    const [taker, maker] = thefts[Math.floor(fraction(random) * thefts.length)]!;
    if (ply % 2 === 0) life = lifeAfter(life, table, [snagged(taker, maker)], ply * 1000, word);
    // Never more than one in ten, whenever somebody counts.
    expect(life.said.length * PLIES_A_REMARK).toBeLessThanOrEqual(life.plies);
  }
  return life;
}

describe('a remark', () => {
  const table = tableOf([null, 'pip']);
  const spoken = (life: LifeState, now = 1000): Remark | null => lifeOf(life, table, now).remark;
  /** The first game in which something is said of this. */
  function remarkOf(happening: TableHappening): LifeState {
    for (let i = 0; i < 50; i += 1) {
      const life = lifeAfter(plies(PLIES_A_REMARK), table, [happening], 1000, `word ${i}`);
      if (spoken(life)) return life;
    }
    throw new Error('nobody says anything');
  }

  test('is made by a character that is robbed, or takes what somebody else missed', () => {
    expect(spoken(remarkOf(snagged(0, 1)))).toMatchObject({ seat: 1, level: 'pip', to: 0, on: 'robbed' });
    expect(spoken(remarkOf(snagged(1, 0)))).toMatchObject({ seat: 1, level: 'pip', to: 0, on: 'took' });
  });
  test('is made of nothing else: not of a run that its maker takes, not of a false call, and by no person', () => {
    const people = tableOf([null, null]);
    for (let i = 0; i < 50; i += 1) {
      const life = plies(PLIES_A_REMARK);
      expect(spoken(lifeAfter(life, table, [snagged(1, 1)], 1000, `word ${i}`))).toBeNull();
      expect(spoken(lifeAfter(life, table, [{ type: 'falseCall', seat: 1, penalty: 'none', paid: [] }], 1000, `word ${i}`))).toBeNull();
      expect(lifeAfter(life, people, [snagged(1, 0)], 1000, `word ${i}`).said).toEqual([]);
    }
  });
  test('greets the first person as the tiles are dealt, mostly, with a face to it', () => {
    const greeted = Array.from({ length: 100 }, (_, i) => lifeAfter(STILL, table, [{ type: 'dealt' }], 1000, `word ${i}`));
    const said = greeted.filter((life) => spoken(life));
    expect(said.length).toBeGreaterThan(60);
    expect(said.length).toBeLessThan(100);
    for (const life of said) {
      expect(spoken(life)).toMatchObject({ seat: 1, level: 'pip', to: 0, on: 'hello' });
      expect(moods(table, life)[1]).toBe('gloat');
    }
    // Nobody greets where only computers play.
    expect(lifeAfter(STILL, tableOf(['pip', 'ada']), [{ type: 'dealt' }], 1000, 'word').said).toEqual([]);
  });
  test('says twice at most how quiet it is, where nothing has been taken for long, and never while somebody takes', () => {
    let heardQuiet = 0;
    for (let i = 0; i < 40; i += 1) {
      let life = STILL;
      for (let ply = 0; ply < 76; ply += 1) {
        life = lifeAfter(life, table, [placed(ply % 2), turn((ply + 1) % 2)], ply * 6000, `quiet ${i}`);
        if (ply < 7) expect(life.said).toEqual([]);
      }
      expect(life.said.every(({ remark: { on } }) => on === 'quiet')).toBe(true);
      expect(life.said.length).toBeLessThanOrEqual(2);
      heardQuiet += life.said.length;
    }
    expect(heardQuiet).toBeGreaterThan(60);
  });
  test('of the quiet is over as somebody calls', () => {
    const life = Array.from({ length: 50 }, (_, i) => lifeAfter({ ...plies(20), calm: 20 }, table, [turn(0)], 1000, `call ${i}`))
      .find((one) => spoken(one) !== null)!;
    expect(spoken(life)?.on).toBe('quiet');
    expect(spoken(lifeAfter(life, table, [{ type: 'falseCall', seat: 0, penalty: 'none', paid: [] }], 1100, 'word'), 1100)).toBeNull();
  });
  test('never comes within ten moves of another, whatever it is about', () => {
    const three = tableOf([null, 'wanda', 'otto']);
    for (let i = 0; i < 40; i += 1) {
      let life = lifeAfter(STILL, three, [{ type: 'dealt' }], 0, `apart ${i}`);
      for (let ply = 0; ply < 76; ply += 1) {
        const taken = fraction(randomFrom(`taken ${i} ${ply}`)) < 0.15 ? [snagged(ply % 3, (ply + 1) % 3)] : [];
        life = lifeAfter(life, three, [placed(ply % 3), ...taken, turn((ply + 1) % 3)], ply * 6000, `apart ${i}`);
      }
      const when = life.said.map(({ ply }) => ply);
      when.slice(1).forEach((ply, n) => expect(ply - when[n]!).toBeGreaterThanOrEqual(PLIES_A_REMARK));
      expect(life.said.length).toBeGreaterThan(1);
    }
  });
  test('vanishes by itself, while its speaker looks like it; it is known what was said last', () => {
    const life = remarkOf(snagged(0, 1));
    expect(spoken(life, 999 + REMARK_MS)).not.toBeNull();
    expect(moods(table, life, 999 + REMARK_MS)[1]).toBe('wince');
    expect(spoken(life, 1000 + REMARK_MS)).toBeNull();
    expect(lifeOf(life, table, 1000 + REMARK_MS).said).toEqual(spoken(life));
    expect(lifeEnds(life, 1000 + REMARK_MS)).toBeNull();
  });
  test('is not seen over a table that is covered or counted', () => {
    const life = remarkOf(snagged(0, 1));
    expect(lifeOf(life, { ...table, paused: true }, 1000).remark).toBeNull();
    expect(lifeOf(life, { ...table, phase: 'over' }, 1000).remark).toBeNull();
  });
  test('comes at most once in ten moves, and none twice in a game', () => {
    const heard = new Set<string>();
    let most = 0;
    for (let i = 0; i < 40; i += 1) {
      const { said } = saidIn([null, 'wanda', 'otto'], `game ${i}`, 76, [[0, 1], [1, 0], [2, 1], [1, 2]]);
      const texts = said.map(({ remark: { level, on, nth } }) => `${level} ${on} ${nth}`);
      expect(new Set(texts).size).toBe(texts.length);
      texts.forEach((text) => heard.add(text));
      most = Math.max(most, said.length);
    }
    // All that can be said comes up, and games are not silent.
    expect(heard.size).toBe(2 * 2 * REMARKS);
    expect(most).toBeGreaterThanOrEqual(5);
    expect(most).toBeLessThanOrEqual(7);
  });
  test('none is repeated though there is nothing else left to be said', () => {
    const { said } = saidIn([null, 'pip'], 'long', 400, [[0, 1]]);
    expect(said.map(({ remark }) => remark.nth).toSorted()).toEqual([1, 2, 3, 4]);
  });
  test('hangs on the game’s name alone: the same game says the same', () => {
    const games = ['one', 'one', 'two', 'three'].map((word) => JSON.stringify(saidIn([null, 'pip'], word, 76, [[0, 1], [1, 0]]).said));
    expect(games[0]).toBe(games[1]);
    expect(new Set(games).size).toBe(3);
  });
});

test('a game that is taken up again knows what was said in it, and shows no face or remark of what is past', () => {
  const table = tableOf([null, 'pip']);
  const past: TableHappening[] = Array.from({ length: 60 }, (_, i) => [placed(i % 2), ...(i % 3 === 0 ? [snagged(0, 1)] : [])]).flat();
  const lived = lifeAfter(STILL, table, past, 1000, 'word');
  const taken = lifeTakenUp(table, past, 'word');
  expect(taken.said).toEqual(lived.said);
  expect(taken.said.length).toBeGreaterThan(2);
  expect(lifeOf(taken, table, 0)).toEqual({ moods: [null, 'glance'], remark: null, said: lived.said.at(-1)?.remark });
  expect(lifeEnds(taken, 0)).toBeNull();
});
