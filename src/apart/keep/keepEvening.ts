/**
 * Keeps the card of an evening that a table plays among the evenings of this device, as it stands after each game. It's closed: the table
 * goes on with it, this device can't.
 */
import { furtherEvening, type Evening } from '../../evening/evening';
import { eveningRow } from '../../evening/eveningAdapter';
import { readEvening } from '../../evening/keptEvening';
import { playersAtTable } from '../../evening/tablePlayers';
import { EVENING } from '../../games/house';
import { sameName } from '../../setup/names';
import type { EveningShown } from '../tableShown';
import type { House } from './house';

/** The evening as a device keeps it; null as long as nobody plays it. @param me what the player of this device is called */
export function eveningHere({ id, games, players }: EveningShown, me: string | null, now: number): Evening | null {
  if (players === null) return null;
  const read = readEvening({
    id, version: 1, createdAt: now, savedAt: now, closed: true, games,
    players: playersAtTable(players).map((player) =>
      (player.kind === 'remote' && me !== null && sameName(me, player.name) ? { ...player, me: true } : player)),
  });
  return read.ok ? read.evening : null;
}

/** Rejects where the disk refuses. */
export async function keepEvening(shown: EveningShown, { store, me, today }: Pick<House, 'store' | 'me' | 'today'>): Promise<void> {
  const evening = eveningHere(shown, me(), today());
  if (evening === null) return;
  const shelf = await store.guests();
  const before = readEvening((await shelf.game(EVENING, evening.id)).found?.value);
  const kept = before.ok ? furtherEvening({ ...evening, createdAt: before.evening.createdAt }, before.evening) : evening;
  await shelf.putGame(EVENING, eveningRow(kept));
}
