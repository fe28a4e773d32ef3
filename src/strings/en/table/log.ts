/** What happened, as sentences. They tell the move, and never that a run is there to be called. */
import type { HouseRules } from '../../../rules/options';
import type { Happening } from '../../../rules/position';
import type { TableHappening } from '../../../session/viewState';
import type { Calls, LogLine, Names } from '../../logLine';
import { YOU, does, inside, list, possessive, seconds, tileCount } from '../grammar';

/** The players by their names; one of them may be "you". */
interface Who {
  /** Whether a player is "you". */
  is(seat: number): boolean;
  /** "You" or "Ann", as a sentence begins. */
  subject(seat: number): string;
  /** "you" or "Ann". */
  object(seat: number): string;
  /** Several of them, as a sentence begins: "You and Ann". */
  subjects(seats: readonly number[]): string;
  /** "You play", "Ann plays". @param own the verb as it goes with "you" */
  does(seat: number, verb: string, own: string): string;
}

function whoOf(names: Names, you: number | null): Who {
  // The player of this device has no other name until they are given one.
  const is = (seat: number): boolean => seat === you || names[seat] === YOU;
  const object = (seat: number): string => (is(seat) ? 'you' : names[seat] ?? '');
  const subject = (seat: number): string => (is(seat) ? 'You' : object(seat));
  return {
    is, subject, object,
    subjects: (seats) => list(seats.map((seat, i) => (i === 0 ? subject(seat) : object(seat)))),
    does: (seat, verb, own) => `${subject(seat)} ${is(seat) ? own : verb}`,
  };
}

/** A line of the story as a sentence, or as two. */
export function logSentence(line: LogLine): string {
  switch (line.kind) {
    case 'happening': return sentence(line.happening, line.names, line.calls, line.you ?? null);
    case 'cost': return `That costs ${line.you ? 'you' : inside(line.name)} a move.`;
    case 'uncalled': return `${does(line.name, 'leaves', 'leave')} a run uncalled: ${list(line.tiles)}.`;
    case 'count': {
      const you = line.you ?? null;
      const counts = line.names.map((name, seat) => finalCount(seat === you ? (seat === 0 ? 'You' : 'you') : name, line.tiles[seat] ?? 0));
      return `${counts.join('; ')}. ${verdict(line.names, line.tiles, you)}`;
    }
    case 'verdict': return verdict(line.names, line.tiles, line.you ?? null);
  }
}

function sentence(happening: TableHappening, names: Names, calls: Calls, you: number | null): string {
  const who = whoOf(names, you);
  switch (happening.type) {
    case 'picked': return `${who.does(happening.seat, 'picks', 'pick')} ${happening.tile}.`;
    case 'seated': {
      const first = who.is(0) ? 'You have the lowest tile and go first' : `${who.subject(0)} has the lowest tile and goes first`;
      return `${first}, then ${list(names.slice(1).map((_, i) => who.object(i + 1)))}.`;
    }
    case 'dealt': return 'Four tiles are dealt to each.';
    case 'placed': return `${who.does(happening.seat, 'plays', 'play')} ${happening.tile}.`;
    case 'snagged': return snagged(happening, who, calls);
    case 'falseCall': return falseCall(happening, who);
    case 'drew': return drew(happening, who);
    case 'lostMove': return who.is(happening.seat) ? 'You lose this turn.' : `${who.subject(happening.seat)} loses a move.`;
    case 'turn': return who.is(happening.seat) ? 'Your move.' : `${who.subject(happening.seat)} to move.`;
    case 'over': return 'All tiles are played.';
    case 'counted': return 'The game is over.';
    case 'timeUp': return who.is(happening.seat) ? 'Your time is up.' : `Time is up for ${who.object(happening.seat)}.`;
    case 'raced': return raced(happening, who);
  }
}

function snagged({ seat, tiles, runs }: Happening & { type: 'snagged' }, who: Who, calls: Calls): string {
  const taken = `${list(tiles)}: ${tileCount(tiles.length)}.`;
  const missers = [...new Set(runs.filter(({ missed }) => missed).map(({ maker }) => maker))];
  const beaten = runs.find(({ maker, missed }) => !missed && maker !== seat);
  const own = runs.some(({ maker, missed }) => !missed && maker === seat);
  const missed = missers.length === 0 ? '' : `${who.subjects(missers)} missed ${missers.length === 1 ? 'a run' : 'runs'}. `;
  const takes = who.is(seat) ? 'take' : 'takes';
  if (beaten && calls !== 'asked') {
    return `${missed}${who.does(seat, 'is', 'are')} quicker than ${who.object(beaten.maker)} and ${takes} ${taken}`;
  }
  const called = (own || beaten) && calls !== 'automatic';
  return `${missed}${called ? `${who.does(seat, 'calls', 'call')} SNAG and ${takes}` : `${who.subject(seat)} ${takes}`} ${taken}`;
}

/**
 * "Ann 0.82 s, Bo 0.91 s." A tie also tells who sits nearer: "Bo 0.82 s, Cat 0.82 s at the same instant; Bo sits nearer to Ann's left."
 */
function raced({ maker, callers }: TableHappening & { type: 'raced' }, who: Who): string {
  const times = callers.map(({ seat, ms, tied }, i) =>
    `${i === 0 ? who.subject(seat) : who.object(seat)} ${seconds(ms, 2)} s${tied ? ' at the same instant' : ''}`);
  const ties = callers.flatMap(({ tied }, i) => {
    const first = callers[i - 1];
    if (!tied || !first || first.tied) return [];
    if (first.seat === maker) return [`${who.object(maker)} made it`];
    const left = who.is(maker) ? 'your' : possessive(who.object(maker));
    return [`${who.object(first.seat)} ${who.is(first.seat) ? 'sit' : 'sits'} nearer to ${left} left`];
  });
  return `${[times.join(', '), ...ties].join('; ')}.`;
}

function falseCall({ seat, penalty, paid }: Happening & { type: 'falseCall' }, who: Who): string {
  if (who.is(seat)) return `No run there. ${ownPenalty(penalty, list(paid.map(({ to }) => who.object(to))))}`;
  const called = `${who.subject(seat)} calls SNAG, but has no run to take`;
  if (penalty === 'lose-move') return `${called}: that costs a move.`;
  if (penalty === 'none') return `${called}.`;
  return paid.length === 0
    ? `${called}, and has no tile to pay with.`
    : `${called}, and pays a tile each to ${list(paid.map(({ to }) => who.object(to)))}.`;
}

/** What your own false call costs you. @param paid to whom a tile was paid */
function ownPenalty(penalty: HouseRules['falseCall'], paid: string): string {
  if (penalty === 'lose-move') return 'You lose your turn.';
  if (penalty === 'none') return 'It costs you nothing.';
  return paid === '' ? 'You have no tile to pay with.' : `You pay a tile each to ${paid}.`;
}

function drew({ seat, tile, pile }: Happening & { type: 'drew' }, who: Who): string {
  const last = pile === 0 ? ' The pile is used up.' : '';
  const draws = who.does(seat, 'draws', 'draw');
  if (tile !== null) return `${draws} ${tile}.${last}`;
  return pile === 0 ? `${who.does(seat, 'ends', 'end')} the move.` : `${draws}.`;
}

/** Each player's count at the end, "Ann, 31 tiles". */
export function finalCount(name: string, tiles: number): string {
  return `${name}, ${tileCount(tiles)}`;
}

/** Who has won, "Ann wins with 31 tiles.", "You win with 31 tiles." @param you who of them is "you"; null: nobody is */
export function verdict(names: Names, tiles: readonly number[], you: number | null = null): string {
  const who = whoOf(names, you);
  const most = Math.max(...tiles);
  const winners = names.flatMap((_, seat) => (tiles[seat] === most ? [seat] : []));
  const [winner] = winners;
  return winners.length === 1 && winner !== undefined
    ? `${who.does(winner, 'wins', 'win')} with ${tileCount(most)}.`
    : `${who.subjects(winners)} share the win with ${tileCount(most)} each.`;
}
