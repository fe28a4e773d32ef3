/** What happened, as sentences. They tell the move, and never that a run is there to be called. */
import type { Happening } from '../../../rules/position';
import type { TableHappening } from '../../../session/viewState';
import type { Calls, LogLine, Names } from '../../logLine';
import { list, possessive, seconds, tileCount } from '../grammar';

type NameOf = (seat: number) => string;

/** A line of the story as a sentence, or as two. */
export function logSentence(line: LogLine): string {
  switch (line.kind) {
    case 'happening': return sentence(line.happening, line.names, line.calls);
    case 'cost': return `That costs ${line.name} a move.`;
    case 'uncalled': return `${line.name} leaves a run uncalled: ${list(line.tiles)}.`;
    case 'count': {
      const counts = line.names.map((name, seat) => finalCount(name, line.tiles[seat] ?? 0));
      return `${counts.join('; ')}. ${verdict(line.names, line.tiles)}`;
    }
    case 'verdict': return verdict(line.names, line.tiles);
  }
}

function sentence(happening: TableHappening, names: Names, calls: Calls): string {
  const name: NameOf = (seat) => names[seat] ?? '';
  switch (happening.type) {
    case 'picked': return `${name(happening.seat)} picks ${happening.tile}.`;
    case 'seated': return `${name(0)} has the lowest tile and goes first, then ${list(names.slice(1))}.`;
    case 'dealt': return 'Four tiles are dealt to each.';
    case 'placed': return `${name(happening.seat)} plays ${happening.tile}.`;
    case 'snagged': return snagged(happening, name, calls);
    case 'falseCall': return falseCall(happening, name);
    case 'drew': return drew(happening, name);
    case 'lostMove': return `${name(happening.seat)} loses a move.`;
    case 'turn': return `${name(happening.seat)} to move.`;
    case 'over': return 'All tiles are played.';
    case 'counted': return 'The game is over.';
    case 'timeUp': return `Time is up for ${name(happening.seat)}.`;
    case 'raced': return raced(happening, name);
  }
}

function snagged({ seat, tiles, runs }: Happening & { type: 'snagged' }, name: NameOf, calls: Calls): string {
  const taken = `${list(tiles)}: ${tileCount(tiles.length)}.`;
  const missers = [...new Set(runs.filter(({ missed }) => missed).map(({ maker }) => maker))].map(name);
  const beaten = runs.find(({ maker, missed }) => !missed && maker !== seat);
  const own = runs.some(({ maker, missed }) => !missed && maker === seat);
  const missed = missers.length === 0 ? '' : `${list(missers)} missed ${missers.length === 1 ? 'a run' : 'runs'}. `;
  if (beaten && calls !== 'asked') return `${missed}${name(seat)} is quicker than ${name(beaten.maker)} and takes ${taken}`;
  return `${missed}${name(seat)} ${(own || beaten) && calls !== 'automatic' ? 'calls SNAG and takes' : 'takes'} ${taken}`;
}

/**
 * "Ann 0.82 s, Bo 0.91 s." A tie also tells who sits nearer: "Bo 0.82 s, Cat 0.82 s at the same instant; Bo sits nearer to Ann's left."
 */
function raced({ maker, callers }: TableHappening & { type: 'raced' }, name: NameOf): string {
  const times = callers.map(({ seat, ms, tied }) => `${name(seat)} ${seconds(ms, 2)} s${tied ? ' at the same instant' : ''}`);
  const ties = callers.flatMap(({ tied }, i) => {
    const first = callers[i - 1];
    if (!tied || !first || first.tied) return [];
    return first.seat === maker ? [`${name(maker)} made it`] : [`${name(first.seat)} sits nearer to ${possessive(name(maker))} left`];
  });
  return `${[times.join(', '), ...ties].join('; ')}.`;
}

function falseCall({ seat, penalty, paid }: Happening & { type: 'falseCall' }, name: NameOf): string {
  const called = `${name(seat)} calls SNAG, but has no run to take`;
  if (penalty === 'lose-move') return `${called}: that costs a move.`;
  if (penalty === 'none') return `${called}.`;
  return paid.length === 0
    ? `${called}, and has no tile to pay with.`
    : `${called}, and pays a tile each to ${list(paid.map(({ to }) => name(to)))}.`;
}

function drew({ seat, tile, pile }: Happening & { type: 'drew' }, name: NameOf): string {
  const last = pile === 0 ? ' The pile is used up.' : '';
  if (tile !== null) return `${name(seat)} draws ${tile}.${last}`;
  return pile === 0 ? `${name(seat)} ends the move.` : `${name(seat)} draws.`;
}

/** Each player's count at the end, "Ann, 31 tiles". */
export function finalCount(name: string, tiles: number): string {
  return `${name}, ${tileCount(tiles)}`;
}

/** Who has won, "Ann wins with 31 tiles." */
export function verdict(names: Names, tiles: readonly number[]): string {
  const most = Math.max(...tiles);
  const winners = names.filter((_, seat) => tiles[seat] === most);
  return winners.length === 1
    ? `${winners[0]} wins with ${tileCount(most)}.`
    : `${list(winners)} share the win with ${tileCount(most)} each.`;
}

