/** What is told by ear while a game goes on, in as few letters as say it. The log has the same in whole sentences (`log.ts`). */
import type { LogLine } from '../../logLine';
import { say } from '../../say';
import { isYou, subject, subjects, who } from '../grammar';
import { logSentence, racedSentence } from './log';

/** How much is told of a line: as a whole, in short, bare of all but what changes at the table, or nothing. */
export type Telling = 'whole' | 'short' | 'bare' | 'nothing';

/**
 * A line of the story in short: "Otto 44.", "You missed a run. Otto takes 4, 5, 6, 7."; as a whole where there is no shorter way.
 * @param bare without who had missed a run
 */
export function shortSentence(line: LogLine, bare = false): string {
  if (line.kind !== 'happening') return logSentence(line);
  const { happening, names, you } = line;
  if (happening.type === 'raced') return racedSentence(happening, names, you ?? null);
  if (!('seat' in happening)) return logSentence(line);
  const name = names[happening.seat] ?? '';
  const own = happening.seat === you || isYou(name);
  switch (happening.type) {
    case 'placed': return say('told-placed', { name: subject(name, own), tile: happening.tile });
    case 'snagged': {
      const { you: told, name: taker } = who(name, own);
      const takes = say('told-takes', { you: told, name: taker, tiles: happening.tiles.join(', ') });
      const missers = bare ? [] : [...new Set(happening.runs.filter(({ missed }) => missed).map(({ maker }) => maker))];
      if (missers.length === 0) return takes;
      const people = missers.map((seat) => ({ name: names[seat] ?? '', you: seat === you || isYou(names[seat] ?? '') }));
      return `${say('log-missed', { names: subjects(people), count: missers.length })} ${takes}`;
    }
    case 'falseCall': return own ? logSentence(line) : say('told-false', { name: subject(name) });
    default: return logSentence(line);
  }
}
