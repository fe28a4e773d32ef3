/** What is said to somebody who tries a move again. */
import type { AgainSaid } from '../../../review/again/again';
import type { Verdict } from '../../../review/verdict';
import { say } from '../../say';
import { reasonTold } from './reason';

/** Sentences; what is to be seen first stands between two asterisks. As long as somebody looks for it, the better tile is not named. */
export function againTold(said: AgainSaid): string[] {
  const told = [sentenceOf(said)];
  switch (said.kind) {
    case 'worse': return [...told, ...reasonOf(said.verdict).slice(0, said.verdict.reason?.kind === 'opens' ? 1 : 0), say('again-another')];
    case 'best': return said.first.better === said.verdict.tile ? [...told, ...reasonOf(said.first)] : told;
    case 'shown': return [...told, ...reasonOf(said.verdict)];
    default: return told;
  }
}

function reasonOf({ reason, tile }: Verdict): string[] {
  return reason === null ? [] : reasonTold(reason, tile, true);
}

function sentenceOf(said: AgainSaid): string {
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
