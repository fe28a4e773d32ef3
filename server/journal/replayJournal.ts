/** A table from the lines of its journal. One that this version can't read is refused with a sentence, and stays as it lies there. */
import type { Game, GameTypes } from '../../src/contract/contract';
import { openSaved } from '../../src/contract/savedGame';
import { JOURNAL_VERSION, readLine, versionIn, type KeptGame } from './lines';
import { tableAfter, type TableState } from './tableState';

/**
 * The state that a journal tells of; null: nothing was written of it before the server ended.
 * @throws where it can't be read
 */
export function stateIn(lines: readonly unknown[]): TableState | null {
  const version = lines.length === 0 ? JOURNAL_VERSION : versionIn(lines[0]);
  if (version !== null && version > JOURNAL_VERSION) {
    throw new Error(`This table was kept by a later version (${version}) of the server than this one (${JOURNAL_VERSION}).`);
  }
  return lines.reduce<TableState | null>((state, value, i) => {
    const line = readLine(value);
    if (line === undefined) throw new Error(`Line ${i + 1} of this table’s journal says nothing that this version knows.`);
    try {
      return tableAfter(state, line);
    } catch (error) {
      throw new Error(`Line ${i + 1} of this table’s journal doesn’t follow on those before it.`, { cause: error });
    }
  }, null);
}

/** The same, with its game as its own rules read it. @throws where they refuse it */
export function checkedState(state: TableState, games: ReadonlyMap<string, Game<GameTypes>>): TableState {
  const { playing } = state;
  if (!games.has(state.game)) throw new Error(`The server knows no game “${state.game}”.`);
  if (playing === null) return state;
  const game = games.get(playing.game);
  if (game === undefined) throw new Error(`The server knows no game “${playing.game}”.`);
  const opened = openSaved(game, playing.saved);
  if (!opened.ok) throw new Error(`The game that is on at this table can’t be opened: ${opened.problem.code}.`);
  return { ...state, playing: { ...playing, saved: { ...opened.saved, version: game.version } as unknown as KeptGame } };
}
