/** A game that a later version wrote, as it waits for that: nobody here can read it, but names in it can be found, and so deleted. Pure. */
import * as v from 'valibot';
import type { GameRow } from '../../games/gameStore';
import { fitting } from '../../outside/fitting';
import { isMoment } from '../../outside/moment';
import { foldedName } from '../../setup/names';

const read = fitting(v.object({
  savedAt: v.fallback(v.custom<number>(isMoment), 0),
  setup: v.fallback(v.object({ players: v.array(v.object({ name: v.string() })) }), { players: [] }),
}));

export function laterRow(id: string, value: unknown): GameRow & { readonly kind: 'game' } {
  const { savedAt, setup: { players } } = read(value) ?? { savedAt: 0, setup: { players: [] } };
  return { kind: 'game', id, at: savedAt, over: true, names: players.map(({ name }) => foldedName(name)), value };
}
