/** The words of a replay: its controls, and the moments worth going to. */
import type { ReplayMoment } from '../../../history/pastView';
import { does, inside, list, moveCount, possessive, tileCount } from '../grammar';

export const REPLAY = {
  title: 'Replay',
  back: 'Back to the history',
  controls: 'Replay',
  momentBefore: 'Previous moment',
  stepBack: 'One step back',
  play: 'Play',
  pause: 'Pause',
  stepOn: 'One step forward',
  momentNext: 'Next moment',
  scrub: 'Step of the game',
  racks: 'All racks',
  emptyRack: 'no tiles left',
  moments: 'Moments',
  noMoments: 'Nobody made a run, and nobody called.',
} as const;

/** "34 of 152". */
export function stepOf(step: number, steps: number): string {
  return `${step} of ${steps}`;
}

/** A rack as it is heard: "Ann's rack: 4, 17, 22 and 60". */
export function rackTold(name: string, tiles: readonly (number | null)[]): string {
  return `${possessive(name)} rack: ${tiles.length === 0 ? REPLAY.emptyRack : list(tiles.filter((tile) => tile !== null))}`;
}

/** A moment in the list, after how many moves it was: "After 30 moves: Ann takes 5 tiles from Ben". */
export function momentName(moment: ReplayMoment, names: readonly string[]): string {
  return `After ${moveCount(moment.ply)}: ${momentTold(moment, names)}`;
}

/** The moment itself: "Ann takes 5 tiles from Ben". */
export function momentTold({ kind, seat, tiles, from }: ReplayMoment, names: readonly string[]): string {
  const name = (one: number): string => names[one] ?? '';
  switch (kind) {
    case 'taken': return `${does(name(seat), 'takes', 'take')} ${tileCount(tiles.length)}${
      from.length === 0 ? '' : ` from ${list(from.map((one) => inside(name(one))))}`}`;
    case 'missed': return `${does(name(seat), 'misses', 'miss')} ${tileCount(tiles.length)}`;
    case 'vain': return `${does(name(seat), 'makes', 'make')} a false call`;
  }
}
