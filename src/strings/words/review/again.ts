/** What is said to somebody who tries a move again. */
import type { AgainSaid } from '../../../review/again/again';
import { say } from '../../say';

/** What is to be seen first stands between two asterisks. */
export function againTold(said: AgainSaid): string {
  switch (said.kind) {
    case 'waiting': return say('again-waiting');
    case 'failed': return say('again-failed');
    case 'tilesOnly': return say('again-tiles-only');
    case 'choose': return said.slip ? say('again-choose-slip', { tile: said.tile }) : say('again-choose', { tile: said.tile });
    case 'best': case 'good': return say(`again-${said.kind}`, { tile: said.verdict.tile });
    case 'worse': {
      const { closer, placed, verdict: { tile, loss } } = said;
      return closer ? say('again-closer', { tile, placed }) : say('again-worse', { tile, points: Math.round(loss) });
    }
    case 'shown': {
      const { better, tile } = said.verdict;
      return better === tile ? say('again-shown-same', { tile }) : say('again-shown', { tile: better, placed: tile });
    }
  }
}
