/** What happened, as sentences. They tell the move, and never that a run is there to be called. */
import type { Happening } from '../../../rules/position';
import type { Raced, TableHappening, Taker } from '../../../session/viewState';
import { list, seconds } from '../../formats';
import type { Calls, LogLine, Names } from '../../logLine';
import { say } from '../../say';
import { callsTold } from '../calls';
import { inside, isYou, object, shownName, subject, subjects, who, type Who } from '../grammar';

/** The players by their seats; one of them may be who reads this. */
interface Players {
  isYou(seat: number): boolean;
  /** For a sentence about them. */
  who(seat: number): Who;
  /** "You" or "Ann", as a sentence begins; in the middle of one; and to whom something is done. */
  subject(seat: number): string;
  inside(seat: number): string;
  object(seat: number): string;
  /** Several of them, as a sentence begins: "You and Ann". */
  subjects(seats: readonly number[]): string;
}

function playersOf(names: Names, you: number | null): Players {
  const nameOf = (seat: number): string => names[seat] ?? '';
  const isReader = (seat: number): boolean => seat === you || isYou(nameOf(seat));
  return {
    isYou: isReader,
    who: (seat) => who(nameOf(seat), isReader(seat)),
    subject: (seat) => subject(nameOf(seat), isReader(seat)),
    inside: (seat) => inside(nameOf(seat), isReader(seat)),
    object: (seat) => object(nameOf(seat), isReader(seat)),
    subjects: (seats) => subjects(seats.map((seat) => ({ name: nameOf(seat), you: isReader(seat) }))),
  };
}

/** A line of the story as a sentence, or as two. */
export function logSentence(line: LogLine): string {
  switch (line.kind) {
    case 'happening': return sentence(line.happening, playersOf(line.names, line.you ?? null), line.names.length, line.calls);
    case 'cost': return costs(line);
    case 'tookOver': return say('replay-took-over', { name: takerName(line.who), before: takerName(line.before) });
    case 'farCalls': return callsTold(line.calls).join(' ');
    case 'yours': return say('log-yours', who(line.name));
    case 'uncalled': return say('log-uncalled', { ...who(line.name), tiles: list(line.tiles) });
    case 'count': return `${counts(line.names, line.tiles, line.you ?? null)} ${verdict(line.names, line.tiles, line.you ?? null)}`;
    case 'verdict': return verdict(line.names, line.tiles, line.you ?? null);
  }
}

function takerName(taker: Taker): string {
  return 'level' in taker ? say(`character-${taker.level}`) : shownName(taker.name);
}

/** Whose run it was stands in it: that is what it costs a turn for. */
function costs({ name, you, of }: LogLine & { kind: 'cost' }): string {
  const taker = who(name, you === true || isYou(name));
  const yours = of.you || isYou(of.maker ?? '');
  const whose = of.maker === null ? 'several' as const : yours ? 'yours' as const : 'one' as const;
  return say('log-costs', { you: taker.you, name: taker.name, whose, genitive: who(of.maker ?? '').genitive, count: of.count });
}

function sentence(happening: TableHappening, players: Players, seats: number, calls: Calls): string {
  switch (happening.type) {
    case 'picked': return say('log-picked', { ...players.who(happening.seat), tile: happening.tile });
    case 'seated': {
      const others = Array.from({ length: seats - 1 }, (_, i) => players.inside(i + 1));
      return say('log-seated', { ...players.who(0), others: list(others) });
    }
    case 'dealt': return say('log-dealt');
    case 'placed': return say('log-placed', { ...players.who(happening.seat), tile: happening.tile });
    case 'snagged': return snagged(happening, players, calls);
    case 'falseCall': return falseCall(happening, players);
    case 'drew': return drew(happening, players);
    case 'lostMove': return say('log-loses', players.who(happening.seat));
    case 'turn': return say('log-turn', players.who(happening.seat));
    case 'over': return calls === 'automatic' ? say('log-over') : say('log-last-chance');
    case 'counted': return say('log-counted');
    case 'timeUp': return say('log-time-up', players.who(happening.seat));
    case 'raced': return raced(happening, players);
  }
}

function snagged({ seat, tiles, runs }: Happening & { type: 'snagged' }, players: Players, calls: Calls): string {
  const missers = [...new Set(runs.filter(({ missed }) => missed).map(({ maker }) => maker))];
  const beaten = runs.find(({ maker, missed }) => !missed && maker !== seat);
  const own = runs.some(({ maker, missed }) => !missed && maker === seat);
  const taken = { ...players.who(seat), tiles: list(tiles), count: tiles.length };
  const takes = beaten && calls !== 'asked' ? say('log-quicker', { ...taken, maker: players.inside(beaten.maker) })
    : (own || beaten) && calls !== 'automatic' ? say('log-calls', taken) : say('log-takes', taken);
  if (missers.length === 0) return takes;
  return `${say('log-missed', { names: players.subjects(missers), count: missers.length })} ${takes}`;
}

/**
 * "Ann 0.82 s, Bo 0.91 s." A tie also tells who came first: "Bo 0.82 s, Cat 0.82 s (too close to call); Bo plays sooner after Ann." Where
 * the mover had the first right there was no race: "Bo called too, but Ann made the run and called in time."
 */
function raced({ maker, callers, right }: Raced, players: Players): string {
  if (right !== undefined) {
    const others = players.subjects(callers.flatMap(({ seat }) => (seat === maker ? [] : [seat])));
    return say(right === 'maker' ? 'log-right-maker' : 'log-right-turn', { ...players.who(maker), others });
  }
  const times = raceTimes(callers, players);
  const ties = callers.flatMap(({ tied }, i) => {
    const first = callers[i - 1];
    if (!tied || !first || first.tied) return [];
    if (first.seat === maker) return [say('log-race-made', players.who(maker))];
    return [say('log-race-nearer', { ...players.who(first.seat), maker: players.object(maker) })];
  });
  return ties.length === 0 ? say('log-raced', { times }) : say('log-raced-tied', { times, ties: ties.join('; ') });
}

function falseCall({ seat, penalty, paid, thisMove }: Happening & { type: 'falseCall' }, players: Players): string {
  const yours = players.isYou(seat);
  const by = players.who(seat);
  const to = { others: list(paid.map((one) => players.object(one.to))), count: paid.length };
  switch (penalty) {
    case 'lose-move':
      if (thisMove) return yours ? say('log-false-yours-lose-this') : say('log-false-lose-this', by);
      return yours ? say('log-false-yours-lose-move') : say('log-false-lose-move', by);
    case 'none': return yours ? say('log-false-yours-none') : say('log-false-none', by);
    case 'pay-tile':
      if (paid.length === 0) return yours ? say('log-false-yours-cannot-pay') : say('log-false-cannot-pay', by);
      return yours ? say('log-false-yours-pay-tile', to) : say('log-false-pay-tile', { ...by, ...to });
  }
}

function drew({ seat, tile, pile }: Happening & { type: 'drew' }, players: Players): string {
  const by = players.who(seat);
  if (tile === null) return pile === 0 ? say('log-ends', by) : say('log-drew-hidden', by);
  const drawn = say('log-drew', { ...by, tile });
  return pile === 0 ? `${drawn} ${say('log-pile-empty')}` : drawn;
}

function raceTimes(callers: Raced['callers'], players: Players): string {
  return callers.map(({ seat, ms, tied }, i) => {
    const time = { name: i === 0 ? players.subject(seat) : players.inside(seat), seconds: seconds(ms, 2) };
    return tied ? say('log-race-tied', time) : say('log-race-time', time);
  }).join(', ');
}

/** Who was how fast, and nothing of who sat nearer: "Ann 0.82 s, Bo 0.91 s."; or why the mover's call came first. */
export function racedSentence({ maker, callers, right }: Raced, names: Names, you: number | null): string {
  const players = playersOf(names, you);
  if (right === undefined) return say('log-raced', { times: raceTimes(callers, players) });
  return say(right === 'maker' ? 'told-right-maker' : 'told-right-turn', players.who(maker));
}

/** Each player's count at the end: "Ann, 31 tiles; Bo, 24 tiles." */
function counts(names: Names, tiles: readonly number[], you: number | null): string {
  const all = names.map((name, seat) => {
    const own = seat === you || isYou(name);
    return say('log-count-one', { name: seat === 0 ? subject(name, own) : inside(name, own), count: tiles[seat] ?? 0 });
  });
  return say('log-count', { counts: all.join('; ') });
}

/** Who has won, "Ann wins with 31 tiles.", "You win with 31 tiles." @param you who of them is "you"; null: nobody is */
export function verdict(names: Names, tiles: readonly number[], you: number | null = null): string {
  const players = playersOf(names, you);
  const most = Math.max(...tiles);
  const winners = names.flatMap((_, seat) => (tiles[seat] === most ? [seat] : []));
  const [winner] = winners;
  return winners.length === 1 && winner !== undefined
    ? say('log-wins', { ...players.who(winner), count: most })
    : say('log-share', { names: players.subjects(winners), count: most });
}
