/** Why one tile was better than another, in sentences that a child understands. */
import type { Opening, Reason, Safe } from '../../../review/reason';
import type { Tile } from '../../../rules/board';
import { list } from '../../formats';
import { say } from '../../say';
import { yesNo } from '../yesNo';

/** A run that lay open: where it lies, from its lowest tile to its highest, what it wanted, and how many tiles it was. */
function opened({ squares, tile, gain }: Opening): { readonly run: string; readonly wanted: Tile; readonly gain: number } {
  return { run: say('moment-run', { first: Math.min(...squares), last: Math.max(...squares) }), wanted: tile, gain };
}

function safeTold(better: Tile, safe: Safe | null): string {
  if (!safe) return say('reason-safer', { better });
  return safe.gone.length === 0 ? say('reason-safe', { better })
    : say('reason-safe-gone', { better, tiles: list(safe.gone), count: safe.gone.length });
}

/** The reason, a sentence or two. @param tile the tile that was placed @param you whether it is said to whoever placed it */
export function reasonTold(reason: Reason, tile: Tile, you: boolean): string[] {
  switch (reason.kind) {
    case 'opens': {
      const told = { tile, ...opened(reason.opening) };
      return [reason.more > 0 ? say('reason-opens-more', told) : say('reason-opens', told), safeTold(reason.better, reason.safe)];
    }
    case 'shuts': return [say('reason-shuts', { ...opened(reason.opening), better: reason.better })];
    case 'keeps': {
      const { wanted, gain } = opened(reason.opening);
      return [say('reason-keeps', { you: yesNo(you), better: reason.better, wanted, gain })];
    }
    case 'takes': {
      const told = { better: reason.tile, gain: reason.takes.length };
      const first = reason.instead.length > 0 ? say('reason-takes-more', { ...told, instead: reason.instead.length })
        : say('reason-takes', told);
      return reason.rival === null ? [first] : [first, say('reason-rival', { rival: reason.rival })];
    }
    case 'kept': return [say('reason-kept', { better: reason.tile, tile: reason.waits })];
    case 'waits': return [say('reason-waits', { tile, better: reason.better })];
  }
}
