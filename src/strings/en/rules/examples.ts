/** What the printed illustrations show, told: beneath each small board, and as its name for those who do not see it. */
import type { Tile } from '../../../rules/board';
import { list, tileCount } from '../grammar';

/** The name of a small board: "4, 5 and 6 lie there. 7 completes a run and takes 4 tiles." */
export function exampleName(lie: readonly Tile[], played: Tile, lines: number, takes: number): string {
  const run = lines === 1 ? 'completes a run and takes' : `completes ${lines} runs at once and takes`;
  return `${list(lie)} lie there. ${played} ${run} ${tileCount(takes)}.`;
}

/** The line beneath it: "7 takes 4 tiles". */
export function exampleLine(played: Tile, takes: number): string {
  return `${played} takes ${tileCount(takes)}`;
}
