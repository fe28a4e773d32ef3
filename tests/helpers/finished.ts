/** Finished games from records, as the store would give them. */
import { replay, type GameRecord } from '../../src/rules/record';
import { newGame, toStore, type OpenedGame } from '../../src/session/savedGame';
import { setupOf } from './sessions';

/** A finished game of these events. */
export function finished(record: GameRecord, id = 'game', savedAt = 0): OpenedGame {
  const setup = setupOf(record.seats.join(' '), { rules: record.rules });
  const game = newGame(setup, record.deal, id, savedAt);
  const replayed = replay(record);
  if (!replayed.ok) throw new Error('the game breaks a rule');
  return { ...game, saved: { ...game.saved, ended: true, record: toStore(record) }, replayed };
}
