/**
 * The log where it is a strip of two lines, as on a phone: so few letters that the newest is read from its beginning. The log has the same
 * in whole sentences (`log.ts`), which screen readers read there, too.
 */
import type { Happening } from '../../../rules/position';
import { list } from '../../formats';
import type { LogLine } from '../../logLine';
import { say } from '../../say';
import { isYou, object, who } from '../grammar';
import { logSentence, racedSentence, verdict } from './log';

/** Numbers that follow each other, in so many and more, are told by the first and the last. */
const RANGE = 3;

/** A line of the story in the fewest letters: "Otto +4: 72–75". As a whole where there is no shorter way. */
export function stripSentence(line: LogLine): string {
  switch (line.kind) {
    case 'cost': return say('strip-costs', who(line.name, line.you === true || isYou(line.name)));
    case 'count': return verdict(line.names, line.tiles, line.you ?? null);
    case 'happening': return happened(line);
    default: return logSentence(line);
  }
}

function happened(line: LogLine & { kind: 'happening' }): string {
  const { happening, names, calls } = line;
  const own = (seat: number): boolean => seat === line.you || isYou(names[seat] ?? '');
  const told = (seat: number): ReturnType<typeof who> => who(names[seat] ?? '', own(seat));
  switch (happening.type) {
    case 'snagged': return taken(happening, told(happening.seat), (seat) => object(names[seat] ?? '', own(seat)));
    case 'falseCall': return happening.penalty === 'pay-tile' ? logSentence(line) : falseCall(happening, told(happening.seat));
    case 'raced': return racedSentence(happening, names, line.you ?? null);
    case 'seated': return say('strip-starts', told(0));
    case 'over': return calls === 'automatic' ? logSentence(line) : say('strip-last-chance');
    default: return logSentence(line);
  }
}

function taken({ tiles, runs }: Happening & { type: 'snagged' }, by: ReturnType<typeof who>, nameOf: (seat: number) => string): string {
  const missers = [...new Set(runs.filter(({ missed }) => missed).map(({ maker }) => maker))];
  const what = { ...by, count: tiles.length, tiles: ranges(tiles) };
  return missers.length === 0 ? say('strip-takes', what) : say('strip-claims', { ...what, names: list(missers.map(nameOf)) });
}

function falseCall({ penalty, thisMove }: Happening & { type: 'falseCall' }, by: ReturnType<typeof who>): string {
  if (penalty !== 'lose-move') return say('strip-false-none', by);
  return thisMove ? say('strip-false-this', by) : say('strip-false-next', by);
}

/** "72–75", "22–25, 34": tiles in rising order. */
export function ranges(tiles: readonly number[]): string {
  const parts: number[][] = [];
  for (const tile of tiles) {
    const last = parts.at(-1);
    if (last && last.at(-1) === tile - 1) last.push(tile);
    else parts.push([tile]);
  }
  return parts.flatMap((part) => (part.length < RANGE ? part.map(String)
    : [say('strip-range', { first: part[0]!, last: part.at(-1)! })])).join(', ');
}
