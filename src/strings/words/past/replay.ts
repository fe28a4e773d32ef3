/** What is said of a replay: everyone's racks, and the moments worth going to. */
import type { ReplayMoment } from '../../../history/pastView';
import { list } from '../../formats';
import { say } from '../../say';
import { object, who } from '../grammar';
import { owner } from '../table/names';

/** A rack as it is heard: "Ann's rack: 4, 17, 22 and 60". */
export function rackTold(name: string, tiles: readonly (number | null)[]): string {
  const rack = say('table-rack', owner(name));
  return tiles.length === 0 ? say('replay-rack-empty', { rack })
    : say('replay-rack', { rack, tiles: list(tiles.filter((tile) => tile !== null)) });
}

/** A moment in the list, with its turn: "Turn 30: Ann takes 5 tiles from Ben". */
export function momentName(moment: ReplayMoment, names: readonly string[]): string {
  return say('replay-moment', { turn: moment.ply, moment: momentTold(moment, names) });
}

/** The moment itself: "Ann takes 5 tiles from Ben". */
export function momentTold({ kind, seat, tiles, from }: ReplayMoment, names: readonly string[]): string {
  const { you, name } = who(names[seat] ?? '');
  const told = { you, name, tiles: tiles.length };
  switch (kind) {
    case 'taken': return from.length === 0 ? say('replay-takes', told)
      : say('replay-takes-from', { ...told, from: list(from.map((one) => object(names[one] ?? ''))) });
    case 'missed': return say('replay-misses', told);
    case 'vain': return say('replay-false-call', { you, name });
  }
}
