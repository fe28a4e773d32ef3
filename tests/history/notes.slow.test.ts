/** The review of a game: notes that are true to its record, told of computers alone, few and the most telling, the same every time. */
import { describe, expect, test } from 'vitest';
import { localAdviser } from '../../src/ai/adviser';
import type { LevelName } from '../../src/ai/levelNames';
import { replay, type GameRecord } from '../../src/rules/record';
import { notesOfGame } from '../../src/history/notes';
import type { PlayedGame } from '../../src/session/game/stored';
import type { Note } from '../../src/history/pastView';
import { noteSentence } from '../../src/strings/words/past/review';
import { createMatch } from '../../tools/arena/match';
import { amount } from '../long/amount';

/** A game between characters as the arena plays it: its record tells what their chance hung on. */
async function gameOf(players: readonly LevelName[], seed: string): Promise<PlayedGame> {
  const { games } = await createMatch({ players, calls: 'classic', seed, records: true }).play(1);
  const record = games[0]!.record as GameRecord;
  return { record, levels: players, seeds: record.luck! };
}
const review = (game: PlayedGame): Promise<Note[]> => notesOfGame(game, localAdviser);
const notesOf = async (players: readonly LevelName[], games: number): Promise<{ game: PlayedGame; notes: Note[] }[]> =>
  Promise.all(Array.from({ length: games }, async (_, i) => {
    const game = await gameOf(players, `review ${i}`);
    return { game, notes: await review(game) };
  }));

describe('the notes of games', () => {
  test('are true to the record, at most three of a seat, in order, the same every time', async () => {
    for (const { game, notes } of await notesOf(['pip', 'viola', 'wanda'], amount(1, 6))) {
      expect(await review(game)).toEqual(notes);
      expect(notes.length).toBeGreaterThan(0);
      for (const seat of [0, 1, 2]) expect(notes.filter((note) => note.seat === seat).length).toBeLessThanOrEqual(3);
      const replayed = replay(game.record);
      if (!replayed.ok) throw new Error('the game does not replay');
      const all = replayed.happenings.flat();
      const placed = game.record.events.filter(([kind]) => kind === 'place');
      for (const note of notes) {
        if (note.kind === 'missed') {
          // The last of the tiles was laid by this bot at that ply, and the run was not its own in the end.
          expect(placed[note.ply - 1]).toEqual(['place', note.seat, expect.toSatisfy((tile: number) => note.tiles.includes(tile))]);
          const takers = all.flatMap((happening) =>
            (happening.type === 'snagged' && note.tiles.every((tile) => happening.tiles.includes(tile)) ? [happening.seat] : []));
          expect(takers).toEqual(note.by === null ? [] : [note.by]);
          expect(note.by).not.toBe(note.seat);
        }
        if (note.kind === 'awaited') {
          const taken = all.find((happening) => happening.type === 'snagged' && happening.tiles.includes(note.tile));
          expect(taken).toMatchObject({ seat: note.by, tiles: [...note.goneWith, note.tile].toSorted((a, b) => a - b) });
        }
        if (note.kind === 'unseen') expect(placed[note.ply]).not.toEqual(['place', note.seat, note.tile]);
        if (note.kind === 'vain') expect(all).toContainEqual(expect.objectContaining({ type: 'falseCall', seat: note.seat }));
      }
    }
  });
  test('tell of Viola that she waited for what was gone, of Pip that it was overlooked, and of Ada next to nothing', async () => {
    const kinds = (played: { notes: Note[] }[], seat: number): string[] =>
      played.flatMap(({ notes }) => notes.filter((note) => note.seat === seat).map(({ kind }) => kind));
    const weak = await notesOf(['viola', 'pip'], amount(4, 8));
    expect(kinds(weak, 0)).toContain('awaited');
    expect(kinds(weak, 0)).not.toContain('missed');
    expect(kinds(weak, 1)).toContain('missed');
    expect(kinds(weak, 1)).toContain('unseen');
    const strong = await notesOf(['ada', 'viola'], amount(2, 4));
    expect(kinds(strong, 0).length).toBeLessThan(kinds(strong, 1).length);
  });
  test('are of computers alone', async () => {
    const game = await gameOf(['pip', 'pip'], 'persons');
    expect((await review({ ...game, levels: [null, 'pip'] })).every(({ seat }) => seat === 1)).toBe(true);
    expect(await review({ ...game, levels: [null, null] })).toEqual([]);
  });
});

test('notes as sentences', () => {
  const names = ['Viola', 'Ann'];
  expect(([
    { kind: 'awaited', seat: 0, ply: 30, tile: 46, goneWith: [45, 47, 48], by: 1 },
    { kind: 'awaited', seat: 0, ply: 30, tile: 46, goneWith: [45, 47, 48], by: 0 },
    { kind: 'unseen', seat: 0, ply: 7, tile: 34, takes: [31, 32, 33, 34] },
    { kind: 'missed', seat: 0, ply: 9, tiles: [31, 32, 33, 34], by: 1 },
    { kind: 'missed', seat: 0, ply: 9, tiles: [31, 32, 33, 34], by: null }, { kind: 'vain', seat: 0, ply: 50 },
  ] as const).map((note) => noteSentence(note, names))).toEqual([
    'Turn 31: Viola thought 46 was still to come, but Ann had taken it with 45, 47 and 48.',
    'Turn 31: Viola thought 46 was still to come, but had taken it earlier, with 45, 47 and 48.',
    'Turn 8: Viola had 34 and didn’t see that it would take 4 tiles.',
    'Turn 9: Viola completed 31, 32, 33 and 34 but didn’t call. Ann took them.',
    'Turn 9: Viola completed 31, 32, 33 and 34 but didn’t call. Nobody else did either.',
    'Turn 50: Viola called SNAG on a hunch, but there was no run.',
  ]);
});
